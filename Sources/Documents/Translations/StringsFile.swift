import Foundation

/// A `.strings` file: keys and texts as Apple's oldest property lists write them, or a compiled one.
enum StringsFile {
    static func read(_ bytes: [UInt8], file: String) throws(UnusableDocument) -> Translations {
        if bytes.starts(with: "bplist".utf8) || bytes.starts(with: "<?xml".utf8) {
            return Translations(texts: try readPropertyList(bytes, file: file))
        }
        func place(_ fault: StringsParser.Fault) -> DocumentProblem {
            DocumentProblem(file: file, line: fault.line, column: fault.column, message: fault.message)
        }
        do {
            var parser = StringsParser(try StringsEncoding.text(of: bytes))
            let texts = try parser.translations()
            let warnings = parser.warnings.map { fault in
                var problem = place(fault)
                problem.kind = .translation
                return problem
            }
            return Translations(texts: texts, warnings: warnings)
        } catch {
            throw UnusableDocument([place(error)])
        }
    }

    /// The file as Xcode compiles it into an app. It has no lines, and is sorted by key.
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

/// The encodings that `.strings` files have.
enum StringsEncoding {
    /// A byte order mark decides; without one, zero bytes in every other position indicate UTF-16.
    static func text(of bytes: [UInt8]) throws(StringsParser.Fault) -> String {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return try utf8(bytes.dropFirst(3)) }
        if bytes.starts(with: [0xFE, 0xFF]) { return try utf16(bytes.dropFirst(2), highFirst: true) }
        if bytes.starts(with: [0xFF, 0xFE]) { return try utf16(bytes.dropFirst(2), highFirst: false) }
        if bytes.count > 1, bytes[0] == 0, bytes[1] != 0 { return try utf16(bytes[...], highFirst: true) }
        if bytes.count > 1, bytes[0] != 0, bytes[1] == 0 { return try utf16(bytes[...], highFirst: false) }
        return try utf8(bytes[...])
    }

    private static func utf8(_ bytes: ArraySlice<UInt8>) throws(StringsParser.Fault) -> String {
        if let text = String(validating: bytes, as: UTF8.self) { return text }
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let broken = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0
        // Invalid bytes become a replacement character at the place where they begin.
        let mark: Unicode.Scalar = "\u{FFFD}"
        let before = String(decoding: lines[broken], as: UTF8.self).unicodeScalars.prefix { $0 != mark }
        throw StringsParser.Fault(
            line: broken + 1, column: before.count + 1,
            message: "these bytes are no UTF-8, and the file is no UTF-16; save it with one of them")
    }

    private static func utf16(_ bytes: ArraySlice<UInt8>, highFirst: Bool) throws(StringsParser.Fault) -> String {
        let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map { at in
            let (first, second) = (UInt16(bytes[at]), UInt16(bytes[at + 1]))
            return highFirst ? first << 8 | second : second << 8 | first
        }
        guard bytes.count.isMultiple(of: 2), let text = String(validating: units, as: UTF16.self) else {
            throw StringsParser.Fault(
                line: 1, column: 1, message: "the file begins as UTF-16 and is not; save it as UTF-8")
        }
        return text
    }

    /// The meaning of octal escapes above `\177`: property lists are older than Unicode, and use NeXTSTEP's encoding.
    static func ofNextStep(_ number: UInt8) -> Unicode.Scalar {
        guard number >= 128 else { return Unicode.Scalar(number) }
        return nextStep[Int(number) - 128]
    }

    private static let nextStep = Array(
        ("\u{A0}ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ®–†‡·¦¶•‚„”»…‰¬¿"
            + "¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ—±¼½¾àáâãäåçèéêëìÆíªîïðñŁØŒºòóôõöæùúûıüýłøœßþÿ\u{FFFD}\u{FFFD}").unicodeScalars)
}
