import MaquetteFiles

/// What can be seen in a project, by file: in documents and in Swift files. Their content is read elsewhere, which may take
/// long or fail.
package struct ProjectListing {
    /// Something in a file that can be shown by itself.
    package struct Scene: Hashable, Sendable {
        package var id: String
        package var name: String

        package init(id: String, name: String) { (self.id, self.name) = (id, name) }
    }

    package enum Contents: Hashable, Sendable {
        case scenes([Scene])
        /// The scenes are those that it had before.
        case unreadable(String, before: [Scene] = [])
        /// A file of another kind that ends as documents do.
        case nothing

        package var scenes: [Scene] {
            switch self {
            case .scenes(let scenes), .unreadable(_, let scenes): scenes
            case .nothing: []
            }
        }
    }

    /// The pictures that snapshot tests recorded.
    package static let baselineFolder = "__Snapshots__"

    private let isDocument: (String) -> Bool
    private let isCode: (String) -> Bool
    /// The contents of files; of those that changed and have not been looked at since, what they had before.
    private var contents: [String: Contents] = [:]
    private var order = FileOrder()
    private var waiting = FileOrder()
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
        order.files.compactMap { file in
            guard let contents = contents[file] else { return nil }
            if case .unreadable = contents { return (file, contents) }
            return contents == .nothing || isCode(file) && contents.scenes.isEmpty ? nil : (file, contents)
        }
    }

    package var codeFiles: [String] { contents.keys.filter(isCode).sorted() }
    package var hasCode: Bool { contents.keys.contains(where: isCode) }

    package func knows(_ file: String) -> Bool { contents[file] != nil }

    /// The documents that have to be looked at, as many at a time as one look may take.
    package mutating func takeWaiting(atMost count: Int) -> [String] { waiting.takeFirst(count) }

    /// Whether Swift files have to be looked at.
    package var hasWaitingCode: Bool { !waitingCode.isEmpty }

    /// Takes all waiting Swift files, as what is above a class may be in another file.
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
                    if contents[file] == nil {
                        contents[file] = .scenes([])
                        order.insert(file)
                        isOther = isDocument(file) || isOther
                    }
                    if isDocument(file) { waiting.insert(file) } else { waitingCode.insert(file) }
                } else if let before = contents.removeValue(forKey: file) {
                    order.remove(file)
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

    /// The result of a look at a document.
    ///
    /// - Returns: whether the list is another one now.
    package mutating func learn(_ file: String, _ found: Contents) -> Bool {
        // The file is gone, or changed once more and is looked at again.
        guard let before = contents[file], !waiting.contains(file), !waitingCode.contains(file) else { return false }
        var found = found
        if case .unreadable(let words, _) = found { found = .unreadable(words, before: before.scenes) }
        contents[file] = found
        return before != found
    }
}
