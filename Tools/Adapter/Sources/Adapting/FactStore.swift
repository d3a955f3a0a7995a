import Foundation

/// Keeps what was found out about files, by their content, so that only what changed is read again.
struct FactStore: Sendable {
    let folder: String

    init(_ folder: String) {
        self.folder = folder + "/facts-" + Self.version
        try? FileManager.default.createDirectory(atPath: self.folder, withIntermediateDirectories: true)
    }

    /// The version of the adapter: another one keeps other facts, and adapts the same file in another way.
    private static let version = Digest(of: [FileStamp.ofProgram().text]).text

    func read<Value: Decodable>(_ kind: String, _ key: Digest) -> Value? {
        FileManager.default.contents(atPath: path(kind, key)).flatMap {
            try? JSONDecoder().decode(Value.self, from: $0)
        }
    }

    func write(_ value: some Encodable, _ kind: String, _ key: Digest) {
        guard let data = try? JSONEncoder().encode(value) else { return }
        try? data.write(to: URL(fileURLWithPath: path(kind, key)), options: .atomic)
    }

    private func path(_ kind: String, _ key: Digest) -> String { "\(folder)/\(kind)-\(key.text).json" }
}

/// A short number for a content: FNV-1a, twice with different beginnings.
public struct Digest: Hashable, Sendable {
    private var (low, high) = (0xcbf2_9ce4_8422_2325 as UInt64, 0x9e37_79b9_7f4a_7c15 as UInt64)

    public init(of bytes: [UInt8], _ other: Digest? = nil) {
        if let other { (low, high) = (other.low, other.high) }
        for byte in bytes {
            low = (low ^ UInt64(byte)) &* 0x100_0000_01b3
            high = (high ^ UInt64(byte)) &* 0x100_0000_01b3 &+ 1
        }
    }

    /// The digest of a file's name alone, which no other file of its module has: an edit does not change it.
    init(ofNameOf path: String) { self.init(of: Array(path.utf8.reversed().prefix { $0 != UInt8(ascii: "/") })) }

    public init(of texts: [String]) { self.init(of: Array(texts.joined(separator: "\n").utf8)) }

    init(of facts: [FileFacts]) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let sorted = facts.map(SortedFacts.init)
        self.init(of: (try? encoder.encode(sorted)).map(Array.init) ?? [])
    }

    public var text: String { String(low, radix: 16) + String(high, radix: 16) }
}

/// Facts whose order is the same each time.
private struct SortedFacts: Encodable {
    let sets: [[String]]
    let classes: [FileFacts.Class]
    let methods: [FileFacts.Method]
    let projectMembers: [ProjectMember]

    init(_ facts: FileFacts) {
        classes = facts.classes
        methods = facts.methods
        projectMembers = facts.projectMembers.sorted()
        sets =
            [facts.protocols, facts.optionalProperties, facts.namesOfClosures, facts.genericTypes].map { $0.sorted() }
            + [facts.overrides, facts.extensionMembers, facts.closures].map {
                $0.map { $0.type + "." + $0.name }.sorted()
            }
            + [facts.optionalMethods.map { "\($0.type).\($0.name) \($0.selector)" }.sorted()]
    }
}
