import MaquetteFiles

/// What can be seen in a project, by file: in documents and in Swift files. What is in them is found out by others, who may
/// take their time or fail.
package struct ProjectListing {
    /// Something in a file that can be shown by itself.
    package struct Scene: Hashable, Sendable {
        package var id: String
        package var name: String

        package init(id: String, name: String) { (self.id, self.name) = (id, name) }
    }

    package enum Contents: Hashable, Sendable {
        /// It has not been looked at since it changed; what it had before stays for a while.
        case unknown(before: [Scene])
        case scenes([Scene])
        /// The scenes are those that it had before.
        case unreadable(String, before: [Scene] = [])
        /// A file of another kind that ends as documents do.
        case nothing

        /// As far as they are known.
        package var scenes: [Scene] {
            switch self {
            case .scenes(let scenes), .unknown(let scenes), .unreadable(_, let scenes): scenes
            case .nothing: []
            }
        }
    }

    /// The pictures that snapshot tests recorded.
    package static let baselineFolder = "__Snapshots__"

    private let isDocument: (String) -> Bool
    private let isCode: (String) -> Bool
    private var contents: [String: Contents] = [:]
    private var waiting: Set<String> = []
    private var waitingCode: Set<String> = []
    package private(set) var baselines: Set<String> = []

    /// - Parameters:
    ///   - isDocument: by the name of a file.
    ///   - isCode: the same for Swift files.
    package init(isDocument: @escaping (String) -> Bool, isCode: @escaping (String) -> Bool = { _ in false }) {
        (self.isDocument, self.isCode) = (isDocument, isCode)
    }

    /// What is to be listed: most Swift files show nothing.
    package var shown: [(file: String, contents: Contents)] {
        contents.filter { file, contents in
            if case .unreadable = contents { return true }
            return contents != .nothing && !(isCode(file) && contents.scenes.isEmpty)
        }.sorted { Self.precedes($0.key, $1.key) }.map { ($0.key, $0.value) }
    }

    package var codeFiles: [String] { contents.keys.filter(isCode).sorted() }

    package func knows(_ file: String) -> Bool { contents[file] != nil }

    /// The documents that have to be looked at, as many at a time as one look may take.
    package mutating func takeWaiting(atMost count: Int) -> [String] {
        let taken = Array(waiting.sorted(by: Self.precedes).prefix(count))
        waiting.subtract(taken)
        return taken
    }

    /// Whether Swift files have to be looked at.
    package var hasWaitingCode: Bool { !waitingCode.isEmpty }

    /// They are looked at together, as what is above a class may be in another file.
    package mutating func takeWaitingCode() { waitingCode = [] }

    /// Takes over which files are there.
    ///
    /// - Returns: whether the list is another one now.
    package mutating func update(_ changed: some Sequence<String>, isThere: (String) -> Bool) -> Bool {
        var isOther = false
        for file in changed {
            let isBaseline = file.split(separator: "/").contains(Substring(Self.baselineFolder))
            if isBaseline {
                guard file.hasSuffix(".png") else { continue }
                isOther =
                    isThere(file)
                    ? baselines.insert(file).inserted || isOther : baselines.remove(file) != nil || isOther
            } else if isDocument(file) || isCode(file) {
                if isThere(file) {
                    if contents[file] == nil, isDocument(file) { isOther = true }
                    contents[file] = .unknown(before: contents[file]?.scenes ?? [])
                    if isDocument(file) { waiting.insert(file) } else { waitingCode.insert(file) }
                } else if let before = contents.removeValue(forKey: file) {
                    waiting.remove(file)
                    waitingCode.remove(file)
                    // What depends on it may show other things.
                    if isCode(file) { waitingCode.formUnion(contents.keys.filter(isCode).prefix(1)) }
                    isOther = isDocument(file) || !before.scenes.isEmpty || isOther
                }
            }
        }
        return isOther
    }

    /// What a look at a document came to.
    ///
    /// - Returns: whether the list is another one now.
    package mutating func learn(_ file: String, _ found: Contents) -> Bool {
        // It went, or changed once more and is looked at again.
        guard let before = contents[file], !waiting.contains(file), !waitingCode.contains(file) else { return false }
        var found = found
        if case .unreadable(let words, _) = found { found = .unreadable(words, before: before.scenes) }
        contents[file] = found
        if case .unknown(let scenes) = before, found == .scenes(scenes), !scenes.isEmpty || isCode(file) {
            return false
        }
        return before != found
    }

    /// As people sort: `Card 2` before `Card 10`, whatever the case; folders beside files.
    private static func precedes(_ one: String, _ other: String) -> Bool {
        let (first, second) = (sortKey(one), sortKey(other))
        return first == second ? one < other : first.lexicographicallyPrecedes(second)
    }

    /// Digits are padded, so that numbers compare by their value.
    private static func sortKey(_ path: String) -> [UInt8] {
        var key: [UInt8] = []
        var digits: [UInt8] = []
        func flush() {
            guard !digits.isEmpty else { return }
            key += [UInt8](repeating: UInt8(ascii: "0"), count: max(0, 12 - digits.count)) + digits
            digits = []
        }
        for byte in path.lowercased().utf8 {
            if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
                digits.append(byte)
            } else {
                flush()
                // A folder ends before any name goes on.
                key.append(byte == UInt8(ascii: "/") ? 1 : byte)
            }
        }
        flush()
        return key
    }
}
