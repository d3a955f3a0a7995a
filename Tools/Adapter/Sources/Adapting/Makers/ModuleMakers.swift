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
        let own = concurrently(files) { MakerFactsCollector.facts(of: SourceFile(path: $0.path, bytes: $0.bytes)) }
        let documented = Set(
            own.flatMap(\.types).filter { $0.kind == .object && documents.hasScene(of: $0.name) }.map(\.name)
        )
        .sorted()
        let handedDown = Set(own.flatMap(\.handedDown)).sorted()
        if screens.isEmpty, documented.isEmpty, handedDown.isEmpty { return MakerText() }
        let index = MakerIndex(
            own: own,
            others: concurrently(others) { MakerFactsCollector.facts(of: SourceFile(path: $0.path, bytes: $0.bytes)) })
        let names = MakerWriter.names(for: screens.map(\.type) + documented, handedDown, index)
        let calls = concurrently(files) { file in
            OwnWords.calls(in: SourceFile(path: file.path, bytes: file.bytes), of: names, globals: index.globals)
        }.reduce(into: Set<OwnWords.Call>()) { $0.formUnion($1) }
        var writer = MakerWriter(
            index,
            calls: Dictionary(
                grouping: calls.sorted(), by: { $0.type.split(separator: ".").last.map(String.init) ?? $0.type }))
        return writer.text(
            screens, documented: documented, handedDown: handedDown, imports: ImportsWithAccess(in: files))
    }
}

extension PreviewEntry {
    /// Whether it is a screen that nobody can make without knowing what it takes.
    var needsArguments: Bool { obstacle != nil && expression == nil && [.view, .cell, .controller].contains(kind) }
}
