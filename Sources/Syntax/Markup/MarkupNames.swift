import Foundation

/// The names of elements and attributes: documents repeat the same few, and each becomes a string only once.
struct MarkupNames {
    /// Each name has one slot, where it is replaced by others with the same slot.
    private var places: [Place]

    private struct Place {
        var range = 0..<0
        var name = ""
    }

    init() { places = Array(repeating: Place(), count: 256) }

    /// The hash of a name, computed while it is read.
    struct Mark {
        private var bits: UInt32 = 2_166_136_261

        @inline(__always)
        mutating func add(_ byte: UInt8) { bits = (bits ^ UInt32(byte)) &* 16_777_619 }

        fileprivate var place: Int { Int((bits ^ bits >> 16) & 0xFF) }
    }

    /// The name in a range of a text, which is the same text each time.
    mutating func name(_ range: Range<Int>, of text: [UInt8], mark: Mark) -> String {
        let place = mark.place
        if Self.isSame(places[place].range, range, in: text) { return places[place].name }
        let name = String(decoding: text[range], as: UTF8.self)
        places[place] = Place(range: range, name: name)
        return name
    }

    private static func isSame(_ known: Range<Int>, _ range: Range<Int>, in text: [UInt8]) -> Bool {
        guard known.count == range.count else { return false }
        return text.withUnsafeBytes { text in
            memcmp(text.baseAddress! + known.lowerBound, text.baseAddress! + range.lowerBound, range.count) == 0
        }
    }
}
