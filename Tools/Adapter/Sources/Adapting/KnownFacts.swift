import Foundation

/// What is known of files in this process, by their content: a build asks for the same files again and again.
private final class KnownFacts: @unchecked Sendable {
    static let shared = KnownFacts()
    private let lock = NSLock()
    private var facts: [Digest: FileFacts] = [:]
    /// A process that stays sees many forms of a file.
    private static let most = 20_000

    subscript(key: Digest) -> FileFacts? {
        get { lock.withLock { facts[key] } }
        set {
            lock.withLock {
                if facts.count >= Self.most { facts = [:] }
                facts[key] = newValue
            }
        }
    }
}

extension FileFacts {
    /// - Parameter store: where they are kept for other processes, if anywhere.
    static func of(_ file: (path: String, bytes: [UInt8]), _ store: FactStore? = nil) -> FileFacts {
        let key = Digest(of: file.bytes)
        if let known = KnownFacts.shared[key] { return known }
        if let stored: FileFacts = store?.read("facts", key) {
            KnownFacts.shared[key] = stored
            return stored
        }
        let facts = FactsCollector.facts(of: SourceFile(path: file.path, bytes: file.bytes))
        KnownFacts.shared[key] = facts
        store?.write(facts, "facts", key)
        return facts
    }
}
