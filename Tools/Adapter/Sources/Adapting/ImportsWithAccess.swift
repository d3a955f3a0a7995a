/// The modules of which a file says to whom it shows them: `internal import Combine`. All other files of its module must say it, too, and
/// so must those that are written here.
struct ImportsWithAccess: Sendable {
    private let modules: Set<String>

    init(in files: [(path: String, bytes: [UInt8])] = []) {
        let words = concurrently(files) { file -> [String] in
            guard SourceFile.mentions(" import ", in: file.bytes) else { return [] }
            let matches = String(decoding: file.bytes, as: UTF8.self).matches(
                of: /(?m)^[ \t]*(?:@\w+\s+)*(?:public|package|internal|fileprivate|private)\s+import\s+(.*)$/)
            return matches.map { String($0.output.1) }
        }
        let kinds: Set<Substring> = ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"]
        modules = Set(
            words.joined().compactMap { line in
                let names = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
                return names.first { !kinds.contains($0) }.map(String.init)
            })
    }

    /// The line that imports a module.
    func line(_ module: String) -> String { (modules.contains(module) ? "public " : "") + "import \(module)" }
}
