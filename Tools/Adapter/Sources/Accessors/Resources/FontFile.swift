import Foundation

/// The names in a TrueType or OpenType file.
struct FontFile {
    var path: String
    var family: String
    var style: String
    /// The font's name as code asks for it: `SourceSansPro-Bold`.
    var name: String

    /// Nil if it is no font.
    init?(_ path: String) {
        guard let data = FileManager.default.contents(atPath: path), let names = Self.names(Array(data)),
            let own = names[6]
        else { return nil }
        self.path = path
        name = own
        // Where a family has more than four styles, it has other names for all of them.
        family = names[16] ?? names[1] ?? own
        style = names[17] ?? names[2] ?? "Regular"
    }

    /// The texts of the table `name` by their number: https://learn.microsoft.com/typography/opentype/spec/name
    private static func names(_ bytes: [UInt8]) -> [Int: String]? {
        func number(_ place: Int, _ size: Int = 2) -> Int? {
            guard place >= 0, place + size <= bytes.count else { return nil }
            return bytes[place..<place + size].reduce(0) { $0 << 8 | Int($1) }
        }
        guard let count = number(4), count < 200 else { return nil }
        for table in 0..<count {
            let entry = 12 + 16 * table
            guard entry + 16 <= bytes.count else { return nil }
            guard bytes[entry..<entry + 4].elementsEqual("name".utf8), let start = number(entry + 8, 4),
                let records = number(start + 2), let texts = number(start + 4)
            else { continue }
            var found: [Int: String] = [:]
            for record in 0..<records {
                let place = start + 6 + 12 * record
                guard let platform = number(place), let id = number(place + 6), let length = number(place + 8),
                    let offset = number(place + 10), start + texts + offset + length <= bytes.count
                else { continue }
                let text = Data(bytes[(start + texts + offset)...].prefix(length))
                let decoded = String(data: text, encoding: platform == 1 ? .macOSRoman : .utf16BigEndian)
                let language = number(place + 4) ?? 0
                // In English, if there is a choice.
                if found[id] == nil || language == 0x409 { found[id] = decoded }
            }
            return found
        }
        return nil
    }
}
