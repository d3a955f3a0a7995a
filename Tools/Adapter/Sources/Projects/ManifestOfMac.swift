import Foundation

/// A manifest as it is on a Mac, where Xcode reads it: some leave out on Linux what they have for iOS.
enum ManifestOfMac {
    /// Writes copies of the manifests of a package into a folder, with the answers that conditions would have on a Mac. Nil where
    /// they have none about the system.
    static func copy(of package: String, into folder: String) throws -> String? {
        let names = try FileManager.default.contentsOfDirectory(atPath: package).filter {
            $0.hasPrefix("Package") && $0.hasSuffix(".swift")
        }
        let texts = names.compactMap { name in
            (try? String(contentsOfFile: "\(package)/\(name)", encoding: .utf8)).map { (name, $0) }
        }
        let adapted = texts.map { ($0, text(onMac: $1)) }
        guard zip(texts, adapted).contains(where: { $0.1 != $1.1 }) else { return nil }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for (name, text) in adapted { try text.write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8) }
        return folder
    }

    static func text(onMac text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let words = line.drop(while: \.isWhitespace)
            // There is no such module here; what manifests take of it, Foundation brings.
            if words.wholeMatch(of: /import\s+Darwin\s*/) != nil { return "import Foundation" }
            guard words.hasPrefix("#if") || words.hasPrefix("#elseif") else { return String(line) }
            return answers.reduce(String(line)) { $0.replacing($1.question, with: $1.answer) }
        }.joined(separator: "\n")
    }

    private static let answers: [(question: String, answer: String)] = [
        ("os(Linux)", "false"), ("os(macOS)", "true"), ("os(OSX)", "true"), ("canImport(Darwin)", "true"),
        ("canImport(ObjectiveC)", "true"), ("canImport(Glibc)", "false"),
    ]
}
