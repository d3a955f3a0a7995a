import Foundation

/// What files have to show, kept while they are edited: what did not change is not looked at again.
public final class PreviewLister {
    private struct Known {
        var stamp: FileStamp
        var facts: FileFacts
        var digestOfFacts: Digest
        var previews: [PreviewEntry] = []
        /// The facts of the files beside it when the previews were found.
        var surroundings: String?
    }

    private var known: [String: Known] = [:]

    public init() {}

    /// The files are taken for those of one module. Those that cannot be read show nothing.
    public func previews(in paths: [String]) -> [(path: String, previews: [PreviewEntry])] {
        let changed = paths.map { (path: $0, stamp: FileStamp($0)) }.filter { known[$0.path]?.stamp != $0.stamp }
        let read = concurrently(changed) { file in
            SourceFile(at: file.path).map { source in
                let facts = FactsCollector.facts(of: source)
                return Known(stamp: file.stamp, facts: facts, digestOfFacts: Digest(of: [facts]))
            }
        }
        for (file, read) in zip(changed, read) { known[file.path] = read }

        let surroundings = Digest(of: paths.map { known[$0]?.digestOfFacts.text ?? "" }).text
        let stale = paths.filter { known[$0].map { $0.surroundings != surroundings } ?? false }
        let facts = ModuleFacts(paths.compactMap { known[$0]?.facts })
        let found = concurrently(stale) { path in
            SourceFile(at: path).map { PreviewFinder.find(in: $0, facts) } ?? []
        }
        for (path, found) in zip(stale, found) {
            // Views that exist for tests are not screens.
            let isTest = known[path].map { !$0.facts.imports.isDisjoint(with: ["XCTest", "Testing"]) } ?? false
            known[path]?.previews = found.filter { !isTest || $0.kind == .preview || $0.kind == .provider }
            known[path]?.surroundings = surroundings
        }
        return paths.map { ($0, known[$0]?.previews ?? []) }
    }
}

extension SourceFile {
    fileprivate init?(at path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(path: path, bytes: Array(data))
    }
}
