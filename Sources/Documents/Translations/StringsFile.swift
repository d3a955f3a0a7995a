import Foundation

/// A `.strings` file: keys and texts as Apple's oldest property lists write them, or a compiled one.
enum StringsFile {
    static func read(_ bytes: [UInt8], file: String) throws(UnusableDocument) -> [Translation] {
        if bytes.starts(with: "bplist".utf8) || bytes.starts(with: "<?xml".utf8) {
            return try readPropertyList(bytes, file: file)
        }
        guard let text = decode(bytes) else {
            throw UnusableDocument([
                DocumentProblem(file: file, message: "the file is neither UTF-8 nor UTF-16; save it with one of them")
            ])
        }
        var parser = StringsParser(text)
        do {
            return try parser.translations()
        } catch {
            throw UnusableDocument([DocumentProblem(file: file, line: error.line, message: error.message)])
        }
    }

    /// Marks at the beginning decide; without one, zero bytes in every other place tell of UTF-16.
    private static func decode(_ bytes: [UInt8]) -> String? {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return String(validating: bytes.dropFirst(3), as: UTF8.self) }
        if bytes.starts(with: [0xFE, 0xFF]) { return utf16(bytes.dropFirst(2), highFirst: true) }
        if bytes.starts(with: [0xFF, 0xFE]) { return utf16(bytes.dropFirst(2), highFirst: false) }
        if bytes.count > 1, bytes[0] == 0, bytes[1] != 0 { return utf16(bytes[...], highFirst: true) }
        if bytes.count > 1, bytes[0] != 0, bytes[1] == 0 { return utf16(bytes[...], highFirst: false) }
        return String(validating: bytes, as: UTF8.self)
    }

    private static func utf16(_ bytes: ArraySlice<UInt8>, highFirst: Bool) -> String? {
        guard bytes.count.isMultiple(of: 2) else { return nil }
        let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map { at in
            let (first, second) = (UInt16(bytes[at]), UInt16(bytes[at + 1]))
            return highFirst ? first << 8 | second : second << 8 | first
        }
        return String(validating: units, as: UTF16.self)
    }

    /// What Xcode makes of the file for an app. It has no lines, and its order is that of the keys.
    private static func readPropertyList(_ bytes: [UInt8], file: String) throws(UnusableDocument) -> [Translation] {
        let contents = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
        guard let texts = contents as? [String: String] else {
            throw UnusableDocument([
                DocumentProblem(file: file, message: "the property list is damaged, or holds more than keys and texts")
            ])
        }
        return texts.sorted { $0.key < $1.key }.map { Translation(key: $0.key, text: $0.value, line: 1) }
    }
}
