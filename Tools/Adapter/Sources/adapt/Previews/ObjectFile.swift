import Foundation

/// What an ELF file of this machine says of itself: the names that it leaves to others, and the libraries that it asks for.
struct ObjectFile {
    private let bytes: Data
    private let sections: [Section]

    private struct Section {
        var type: UInt32
        var offset, size, entrySize: Int
        /// The section with its names.
        var link: Int
    }

    /// Nil for what is no such file.
    init?(_ path: String) {
        guard let bytes = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped), bytes.count > 64,
            bytes.prefix(6).elementsEqual([0x7F, 0x45, 0x4C, 0x46, 2, 1])
        else { return nil }
        self.bytes = bytes
        let (start, size, count) = (
            Int(Self.number(bytes, 40, UInt64.self)), Int(Self.number(bytes, 58, UInt16.self)),
            Int(Self.number(bytes, 60, UInt16.self))
        )
        guard size >= 64, start > 0, start + size * count <= bytes.count else { return nil }
        sections = (0..<count).map { index in
            let at = start + index * size
            return Section(
                type: Self.number(bytes, at + 4, UInt32.self), offset: Int(Self.number(bytes, at + 24, UInt64.self)),
                size: Int(Self.number(bytes, at + 32, UInt64.self)),
                entrySize: Int(Self.number(bytes, at + 56, UInt64.self)),
                link: Int(Self.number(bytes, at + 40, UInt32.self)))
        }
    }

    /// Symbols without a definition.
    var undefined: Set<String> {
        let (symbols, dynamicSymbols) = (UInt32(2), UInt32(11))
        guard let table = section(symbols) ?? section(dynamicSymbols) else { return [] }
        var names: Set<String> = []
        for at in entries(of: table) where Self.number(bytes, at + 6, UInt16.self) == 0 {
            names.insert(name(Int(Self.number(bytes, at, UInt32.self)), of: table))
        }
        names.remove("")
        return names
    }

    /// Libraries to be loaded with it.
    var libraries: [String] {
        let (dynamic, needed) = (UInt32(6), UInt64(1))
        guard let table = section(dynamic) else { return [] }
        return entries(of: table).filter { Self.number(bytes, $0, UInt64.self) == needed }
            .map { name(Int(Self.number(bytes, $0 + 8, UInt64.self)), of: table) }
    }

    private func section(_ type: UInt32) -> Section? { sections.first { $0.type == type } }

    private func entries(of table: Section) -> [Int] {
        guard table.entrySize >= 16, table.offset >= 0, table.size >= 0, table.offset + table.size <= bytes.count
        else { return [] }
        return (0..<table.size / table.entrySize).map { table.offset + $0 * table.entrySize }
    }

    private func name(_ offset: Int, of table: Section) -> String {
        guard sections.indices.contains(table.link) else { return "" }
        let names = sections[table.link]
        guard names.offset + names.size <= bytes.count, offset < names.size else { return "" }
        let text = bytes[(bytes.startIndex + names.offset + offset)..<(bytes.startIndex + names.offset + names.size)]
        return String(decoding: text.prefix { $0 != 0 }, as: UTF8.self)
    }

    private static func number<Number: FixedWidthInteger>(_ bytes: Data, _ at: Int, _: Number.Type) -> Number {
        guard at + MemoryLayout<Number>.size <= bytes.count else { return 0 }
        return bytes.withUnsafeBytes { Number(littleEndian: $0.loadUnaligned(fromByteOffset: at, as: Number.self)) }
    }
}
