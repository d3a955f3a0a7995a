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
