/// The names of a face, read from its `name` table without opening it for use.
struct FontNames {
    private(set) var all: Set<String> = []

    /// Family, full and PostScript name, and the family that holds more than four faces.
    private static let wanted: Set = [1, 4, 6, 16]

    /// nil when the bytes are no font, or have no such face.
    init?(_ bytes: UnsafeRawBufferPointer, face: Int) {
        guard let tables = FontTables(bytes, face: face), tables.table("head") != nil, let table = tables.table("name"),
            let count = FontTables.unsigned16(table, 2), let texts = FontTables.unsigned16(table, 4)
        else { return nil }
        for record in 0..<count {
            func number(_ place: Int) -> Int? { FontTables.unsigned16(table, 6 + 12 * record + 2 * place) }
            guard let platform = number(0), let name = number(3), Self.wanted.contains(name), let length = number(4),
                let offset = number(5), texts + offset + length <= table.count
            else { continue }
            let text = UnsafeRawBufferPointer(rebasing: table[(texts + offset)..<(texts + offset + length)])
            switch platform {
            case 0, 3:
                let units = (0..<length / 2).compactMap { FontTables.unsigned16(text, 2 * $0).map(UInt16.init) }
                all.insert(String(decoding: units, as: UTF16.self))
            case 1: all.insert(String(decoding: text, as: UTF8.self))
            default: break
            }
        }
        all.remove("")
    }
}
