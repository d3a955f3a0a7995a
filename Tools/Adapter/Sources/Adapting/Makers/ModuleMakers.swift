/// Makes of a module's files the one that makes its screens which take arguments.
public struct ModuleMakers: Sendable {
    private let files: [(path: String, bytes: [UInt8])]
    private let others: [(path: String, bytes: [UInt8])]

    /// - Parameter others: files of the modules that the module imports.
    public init(_ files: [(path: String, bytes: [UInt8])], after others: [(path: String, bytes: [UInt8])]) {
        (self.files, self.others) = (files, others)
    }

    /// - Parameters:
    ///   - previews: what the files have to show.
    ///   - documents: which classes storyboards and nibs make.
    public func text(for previews: [String: [PreviewEntry]], _ documents: StoryboardIndex) -> MakerText {
        let screens = previews.sorted { $0.key < $1.key }.flatMap { path, entries in
            documents.settled(entries, withScenes: false).compactMap { entry in
                entry.needsArguments && entry.source == nil
                    ? MakerWriter.Screen(symbol: entry.symbol, type: entry.name ?? "", kind: entry.kind) : nil
            }
        }
        let plain = Set(
            previews.values.flatMap { documents.settled($0, withScenes: false) }.compactMap { entry in
                entry.kind == .controller && entry.expression != nil && entry.source == nil ? entry.name : nil
            })
        let own = concurrently(files) { MakerFactsCollector.facts(of: SourceFile(path: $0.path, bytes: $0.bytes)) }
        let documented = Set(
            own.flatMap(\.types).filter { $0.kind == .object && documents.hasScene(of: $0.name) }.map(\.name))
        let known = documented.union(plain).sorted()
        let handedDown = Set(own.flatMap(\.handedDown)).sorted()
        if screens.isEmpty, known.isEmpty, handedDown.isEmpty { return MakerText() }
        let index = MakerIndex(
            own: own,
            others: concurrently(others) { MakerFactsCollector.facts(of: SourceFile(path: $0.path, bytes: $0.bytes)) })
        let names = MakerWriter.names(for: screens.map(\.type) + known, handedDown, index)
        let words = concurrently(files) { file in
            OwnWords.found(in: SourceFile(path: file.path, bytes: file.bytes), of: names, globals: index.globals)
        }.reduce(into: OwnWords.Found()) { $0.add($1) }
        var writer = MakerWriter(index, words)
        return writer.text(screens, known: known, handedDown: handedDown, imports: ImportsWithAccess(in: files))
    }
}

extension PreviewEntry {
    /// Whether the entry is a screen that nobody can make without knowing what it takes.
    var needsArguments: Bool { obstacle != nil && expression == nil && [.view, .cell, .controller].contains(kind) }
}
