import Foundation

/// The files of a module, kept adapted while they are edited: what did not change is not looked at again.
public final class ModuleSession {
    /// What became of a file since the last time.
    public struct File: Codable, Sendable {
        /// The digest of the file's content.
        public let digest: String
        /// What other files can see of it.
        public let interface: String
        public let previews: [PreviewEntry]
        /// How many lines the file has; behind them stands what was put into its copy.
        public let lineCount: Int
    }

    private struct Known {
        var stamp: FileStamp
        var bytes: [UInt8]
        var digest: Digest
        var facts: FileFacts
        var digestOfFacts: Digest
        var interface: Digest
        var adapted: AdaptedFile?
        var selection: PreviewSelection?
    }

    private let folder: String
    private let absentModules: Set<String>
    private var known: [String: Known] = [:]
    private var digestOfFacts = ""
    private var moduleFacts = ModuleFacts([])
    private var formerHoisted: [AdaptedFile.Hoisted] = []
    private var formerShared: Assembly.Shared?
    private var written: [String: Digest] = [:]
    private var overlaid: [String] = []

    /// Where the copies are, for `-vfsoverlay`.
    public var overlay: String { folder + "/overlay.json" }

    /// - Parameter folder: gets the copies.
    public init(folder: String, without absentModules: Set<String> = []) throws {
        self.folder = folder
        self.absentModules = absentModules
        try? FileManager.default.removeItem(atPath: folder)
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    /// Reads what has changed, and writes the copies that differ.
    ///
    /// - Parameter selections: the files whose previews their copies show.
    /// - Returns: the files that are there, and the paths of those whose copies changed although they themselves did not.
    public func refresh(
        _ paths: [String], showing selections: [String: PreviewSelection]
    ) throws -> (files: [String: File], changedByOthers: Set<String>) {
        let changed = read(paths)
        let present = paths.filter { known[$0] != nil }
        let facts = present.map { known[$0]!.facts }
        let digest = Digest(of: present.map { known[$0]!.digestOfFacts.text }).text
        let stale = present.filter { path in
            digest != digestOfFacts || known[path]!.adapted == nil || known[path]!.selection != selections[path]
        }
        if !stale.isEmpty {
            let moduleFacts = ModuleFacts(facts, without: absentModules)
            let sources = stale.map { (path: $0, bytes: known[$0]!.bytes, selection: selections[$0]) }
            let adapted = concurrently(sources) {
                FileAdapter.adapt(SourceFile(path: $0.path, bytes: $0.bytes), moduleFacts, showing: $0.selection)
            }
            for (source, adapted) in zip(sources, adapted) {
                known[source.path]!.adapted = adapted
                known[source.path]!.selection = source.selection
            }
            digestOfFacts = digest
            self.moduleFacts = moduleFacts
        }
        let hoisted = present.flatMap { known[$0]!.adapted!.hoisted }
        let shared = Assembly.Shared(
            present.map { ($0, known[$0]!.adapted!) }, needing: moduleFacts)
        // What a class gets from elsewhere may be for any file.
        let affected = hoisted == formerHoisted && shared == formerShared ? stale : present
        (formerHoisted, formerShared) = (hoisted, shared)
        let copies = Assembly(
            files: affected.map { (path: $0, bytes: known[$0]!.bytes) }, adapted: affected.map { known[$0]!.adapted! },
            hoisted: hoisted, shared: shared
        ).copies
        let rewritten = try write(copies, of: present)
        let result = present.map { path in
            let file = known[path]!
            return (
                path,
                File(
                    digest: file.digest.text, interface: file.interface.text, previews: file.adapted!.previews,
                    lineCount: file.bytes.count { $0 == UInt8(ascii: "\n") } + 1)
            )
        }
        return (Dictionary(uniqueKeysWithValues: result), rewritten.subtracting(changed))
    }

    /// The paths of files that are new or have changed. Those that are gone are forgotten.
    private func read(_ paths: [String]) -> Set<String> {
        let stamps = paths.map { (path: $0, stamp: FileStamp($0)) }
        for (path, stamp) in stamps where !stamp.isThere { known[path] = nil }
        let fresh = stamps.filter { $0.stamp.isThere && known[$0.path]?.stamp != $0.stamp }
        let results = concurrently(fresh) { file -> Known? in
            guard let data = FileManager.default.contents(atPath: file.path) else { return nil }
            let source = SourceFile(path: file.path, bytes: Array(data))
            let facts = FactsCollector.facts(of: source)
            return Known(
                stamp: file.stamp, bytes: source.bytes, digest: Digest(of: source.bytes), facts: facts,
                digestOfFacts: Digest(of: [facts]), interface: InterfaceDigest.of(source))
        }
        var changed: Set<String> = []
        for (file, result) in zip(fresh, results) {
            if known[file.path]?.digest.text != result?.digest.text { changed.insert(file.path) }
            // With the same content, what was made of it holds.
            if let former = known[file.path], former.digest.text == result?.digest.text {
                known[file.path]!.stamp = file.stamp
            } else {
                known[file.path] = result
            }
        }
        return changed
    }

    private func write(_ copies: [ModuleAdapter.Copy], of present: [String]) throws -> Set<String> {
        var rewritten: Set<String> = []
        for copy in copies {
            let digest = copy.bytes.map { Digest(of: $0) }
            guard written[copy.path]?.text != digest?.text else { continue }
            if written[copy.path] != nil { rewritten.insert(copy.path) }
            written[copy.path] = digest
            if let bytes = copy.bytes { try Data(bytes).write(to: URL(fileURLWithPath: place(of: copy.path))) }
        }
        let paths = present.filter { written[$0] != nil }
        if paths != overlaid || !FileManager.default.fileExists(atPath: overlay) {
            overlaid = paths
            try Overlay.write(paths.map { ($0, place(of: $0)) }, to: overlay)
        }
        return rewritten
    }

    private func place(of path: String) -> String { folder + "/" + Overlay.name(ofCopyOf: path) }
}
