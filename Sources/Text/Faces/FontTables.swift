/// Reads the tables of an OpenType face; every look-up is checked, so a damaged font gives nil and no trap.
struct FontTables {
    let bytes: UnsafeRawBufferPointer
    /// The tables in the order of the file.
    let directory: [(tag: String, offset: Int, length: Int)]

    /// The face with the given number, nil when the bytes are no font or have no such face.
    init?(_ bytes: UnsafeRawBufferPointer, face: Int = 0) {
        self.bytes = bytes
        var start = 0
        if Self.tag(bytes, 0) == "ttcf" {
            guard let count = Self.unsigned32(bytes, 8), face < count,
                let offset = Self.unsigned32(bytes, 12 + 4 * face)
            else { return nil }
            start = offset
        } else if face != 0 {
            return nil
        }
        guard let kind = Self.unsigned32(bytes, start), [0x10000, 0x4F54_544F, 0x7472_7565].contains(kind),
            let count = Self.unsigned16(bytes, start + 4)
        else { return nil }
        var directory: [(tag: String, offset: Int, length: Int)] = []
        for index in 0..<count {
            let entry = start + 12 + 16 * index
            guard let tag = Self.tag(bytes, entry), let offset = Self.unsigned32(bytes, entry + 8),
                let length = Self.unsigned32(bytes, entry + 12), offset + length <= bytes.count
            else { return nil }
            directory.append((tag, offset, length))
        }
        self.directory = directory
    }

    /// How many faces the file holds.
    static func faceCount(_ bytes: UnsafeRawBufferPointer) -> Int {
        tag(bytes, 0) == "ttcf" ? unsigned32(bytes, 8) ?? 0 : 1
    }

    var flavour: Int { Self.unsigned32(bytes, 0) ?? 0x10000 }

    func table(_ tag: String) -> UnsafeRawBufferPointer? {
        guard let entry = directory.first(where: { $0.tag == tag }) else { return nil }
        return UnsafeRawBufferPointer(rebasing: bytes[entry.offset..<entry.offset + entry.length])
    }

    func unsigned16(_ tag: String, _ offset: Int) -> Int? { table(tag).flatMap { Self.unsigned16($0, offset) } }

    func signed16(_ tag: String, _ offset: Int) -> Int? {
        unsigned16(tag, offset).map { Int(Int16(truncatingIfNeeded: $0)) }
    }

    static func unsigned16(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> Int? {
        guard offset >= 0, offset + 2 <= bytes.count else { return nil }
        return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
    }

    static func unsigned32(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> Int? {
        guard offset >= 0, offset + 4 <= bytes.count else { return nil }
        return Int(UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
    }

    private static func tag(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> String? {
        guard offset >= 0, offset + 4 <= bytes.count else { return nil }
        return String(decoding: bytes[offset..<offset + 4], as: UTF8.self)
    }
}
