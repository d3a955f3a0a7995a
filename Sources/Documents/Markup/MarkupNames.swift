/// The names of elements and attributes: a document uses the same few again and again, and each is made into a string
/// once.
struct MarkupNames {
    /// Each name has one place, where it gives way to others of that place.
    private var places: [Place]

    private struct Place {
        var range = 0..<0
        var name = ""
    }

    init() { places = Array(repeating: Place(), count: 256) }

    /// The name that stands in a range of a text, which is the same text each time.
    mutating func name(_ range: Range<Int>, of text: [UInt8]) -> String {
        let index = Self.index(of: range, in: text)
        if Self.isSame(places[index].range, range, in: text) { return places[index].name }
        let name = String(decoding: text[range], as: UTF8.self)
        places[index] = Place(range: range, name: name)
        return name
    }

    private static func index(of range: Range<Int>, in text: [UInt8]) -> Int {
        text.withUnsafeBufferPointer { text in
            var hash: UInt32 = 2_166_136_261
            for place in range { hash = (hash ^ UInt32(text[place])) &* 16_777_619 }
            return Int((hash ^ hash >> 16) & 0xFF)
        }
    }

    private static func isSame(_ known: Range<Int>, _ range: Range<Int>, in text: [UInt8]) -> Bool {
        guard known.count == range.count else { return false }
        let distance = range.lowerBound - known.lowerBound
        return text.withUnsafeBufferPointer { text in known.allSatisfy { text[$0] == text[$0 + distance] } }
    }
}
