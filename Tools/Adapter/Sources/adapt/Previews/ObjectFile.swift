import Foundation

/// What an ELF file of this machine says of itself: the names that it leaves to others, and the libraries that it asks for.
struct ObjectFile {
    private let bytes: [UInt8]
    private let sections: [Section]

    private struct Section {
        var type: UInt32
        var offset, size, entrySize: Int
        /// The section with its names.
        var link: Int
    }

    /// Nil for what is no such file.
    init?(_ path: String) {
        guard let bytes = FileManager.default.contents(atPath: path).map({ [UInt8]($0) }), bytes.count > 64,
            bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1])
        else { return nil }
        self.bytes = bytes
        let (start, size, count) = (
            Self.length(bytes, 40), Int(Self.number(bytes, 58, UInt16.self)), Int(Self.number(bytes, 60, UInt16.self))
        )
        guard size >= 64, start > 0, start <= bytes.count - size * count else { return nil }
        sections = (0..<count).map { index in
            let at = start + index * size
            return Section(
                type: Self.number(bytes, at + 4, UInt32.self), offset: Self.length(bytes, at + 24),
                size: Self.length(bytes, at + 32), entrySize: Self.length(bytes, at + 56),
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
            .map { name(Self.length(bytes, $0 + 8), of: table) }
    }

    private func section(_ type: UInt32) -> Section? { sections.first { $0.type == type } }

    private func entries(of table: Section) -> [Int] {
        guard table.entrySize >= 16, isInside(table) else { return [] }
        return (0..<table.size / table.entrySize).map { table.offset + $0 * table.entrySize }
    }

    private func name(_ offset: Int, of table: Section) -> String {
        guard sections.indices.contains(table.link) else { return "" }
        let names = sections[table.link]
        guard isInside(names), offset < names.size else { return "" }
        let start = names.offset + offset
        return bytes.withUnsafeBufferPointer { bytes in
            let rest = bytes[start..<(names.offset + names.size)]
            return String(decoding: rest[..<(rest.firstIndex(of: 0) ?? rest.endIndex)], as: UTF8.self)
        }
    }

    private func isInside(_ section: Section) -> Bool {
        section.offset <= bytes.count && section.size <= bytes.count - section.offset
    }

    /// Zero for what is too long for any file.
    private static func length(_ bytes: [UInt8], _ at: Int) -> Int { Int(exactly: number(bytes, at, UInt64.self)) ?? 0 }

    private static func number<Number: FixedWidthInteger>(_ bytes: [UInt8], _ at: Int, _: Number.Type) -> Number {
        guard at <= bytes.count - MemoryLayout<Number>.size else { return 0 }
        return bytes.withUnsafeBytes { Number(littleEndian: $0.loadUnaligned(fromByteOffset: at, as: Number.self)) }
    }
}
