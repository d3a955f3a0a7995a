import Adapting
import Foundation

/// A module that was built, with all that is known of it: after an edit only those files are compiled that are different, and
/// those that the compiler found to depend on what they declare.
struct BuiltModule {
    private(set) var build: ModuleBuild
    private var shown: ShownModule
    private var cutter: ModuleCutter
    private(set) var result: ModuleBuild.Result

    init(build: ModuleBuild, shown: ShownModule, cutter: ModuleCutter, result: ModuleBuild.Result) {
        (self.build, self.shown, self.cutter, self.result) = (build, shown, cutter, result)
    }

    /// What another process needs to take edits.
    struct Memory: Codable {
        var shown: ShownModule.Memory
        var cutter: ModuleCutter.Memory
    }

    var memory: Memory { Memory(shown: shown.memory, cutter: cutter.memory) }

    /// As another process has left it, which was given the same files but for edits.
    init(_ memory: Memory, build: ModuleBuild, result: ModuleBuild.Result) {
        (self.build, self.result) = (build, result)
        shown = build.adapter.shownModule(memory.shown, after: build.others)
        cutter = ModuleCutter(
            memory.cutter, shown.sources, stubFile: build.stubFile, headers: build.headers,
            stubsBefore: build.stubs, standIns: build.typesOfStandIns)
    }

    /// The module with what some of its files contain now, of which only bodies of functions may be different; nil where other
    /// files see a difference.
    func withBodies(of paths: [String]) throws -> BuiltModule? {
        var build = build
        build.take(try paths.map { (path: $0, bytes: try Adapt.bytes(of: $0)) })
        return try shown.edited(to: build.files, ifUnseen: true).flatMap { try edited(build, $0) }
    }

    /// The module as it is now; nil where it has to be built as a whole. The objects are in the same places.
    func edited(to build: ModuleBuild) throws -> BuiltModule? {
        guard self.build.hasSameSurroundings(as: build) else { return nil }
        return try shown.edited(to: build.files).flatMap { try edited(build, $0) }
    }

    private func edited(_ build: ModuleBuild, _ edit: ShownModule.Edit) throws -> BuiltModule? {
        guard result.report.isCompiled, !FileManager.default.fileExists(atPath: build.unfinishedEdit) else {
            return nil
        }
        guard !edit.isSeen || edit.hasSameImports && !build.isImported else { return nil }
        let begin = Date()
        var new = self
        (new.shown, new.build) = (edit.module, build)
        new.cutter.take(build.files.map(\.path), classes: build.views.superclasses)
        // A name that is declared now may be that of a stub or of one of its members.
        guard !(new.cutter.stubNames + new.cutter.memberNames).contains(where: edit.seen.has(partOf:)) else {
            return nil
        }
        var stale = edit.changed
        if edit.isSeen { stale.formUnion(new.filesWithCuts(that: edit.seen)) }
        let former = new.cutDeclarations(of: stale)
        new.begin(again: stale)
        guard let compiled = try new.compile(stale.sorted(), removed: edit.removed, isSeen: edit.isSeen) else {
            return nil
        }
        // A body may cost more than itself.
        guard edit.isSeen || new.cutDeclarations(of: stale) == former else { return nil }
        try FileManager.default.removeItem(atPath: build.unfinishedEdit)
        var report = result.report
        report.files += build.files.count - self.build.files.count
        report.stubUses =
            report.stubUses.filter { compiled[$0.path] == nil && !edit.removed.contains($0.path) }
            + compiled.sorted { $0.key < $1.key }.flatMap(\.value)
        let previews = new.build.finish(&report, new.cutter, new.shown.previews)
        report.seconds = Date().timeIntervalSince(begin)
        new.result = ModuleBuild.Result(
            objects: new.build.sources(new.cutter).map(new.build.object), report: report, previews: previews)
        return new
    }

    /// What was cut out of them may compile now.
    private func filesWithCuts(that seen: SeenNames) -> Set<String> {
        let cut = Set(cutter.cuts.map(\.path))
        return Set(shown.sources.filter { cut.contains($0.path) && seen.mayConcern($0.bytes) }.map(\.path))
    }

    /// What others may miss.
    private func cutDeclarations(of paths: Set<String>) -> Set<[String]> {
        Set(
            cutter.cuts.filter { paths.contains($0.path) && !$0.isWithinBody }.map {
                [$0.path, $0.kind.rawValue, $0.name]
            })
    }

    private mutating func begin(again paths: Set<String>) {
        let copies = Dictionary(shown.copies.map { ($0.path, $0) }, uniquingKeysWith: { one, _ in one })
        let files = shown.sources.filter { paths.contains($0.path) && copies[$0.path] != nil }
        cutter.begin(again: files, files.map { copies[$0.path]! })
    }

    private static let mostRounds = 9

    /// Compiles some files and what depends on them, without what does not compile of them, and says where they come to stubs. Nil
    /// where that takes the whole module.
    ///
    /// - Parameter isSeen: whether other files may notice something.
    private mutating func compile(
        _ paths: [String], removed: Set<String>, isSeen: Bool
    ) throws -> [String: [StubUse]]? {
        let stubs = cutter.stubText
        var dependencies = DependenciesOfModule(build)
        var changes = FileDependencies.Changes()
        if isSeen {
            // Before objects are made: the compiler writes them anew with these.
            guard dependencies.read(build.sources(cutter), new: Set(paths)),
                let gone = dependencies.forget(removed)
            else { return nil }
            changes = gone
        }
        try Data().write(to: URL(fileURLWithPath: build.unfinishedEdit))
        // What was kept of it for another process holds no longer.
        try? FileManager.default.removeItem(atPath: build.own + "/result.json")
        for path in removed { build.removeObject(path) }
        var uses: [String: [StubUse]] = [:]
        var (left, current) = (paths, Set<String>())
        for _ in 0..<Self.mostRounds {
            let made = try build.recompile(left, cutter)
            guard made.rest == nil else { return nil }
            for path in left { uses[path] = [] }
            uses.merge(Dictionary(grouping: made.uses, by: \.path)) { $1 }
            guard made.complaints.isEmpty else {
                let changed = cutter.cut(made.complaints)
                guard !changed.isEmpty, changed.isSubset(of: uses.keys), cutter.stubText == stubs else { return nil }
                left = changed.union(made.unfinished).sorted()
                // Others have read them as they were.
                current = []
                continue
            }
            guard made.unfinished.isEmpty else { return nil }
            guard isSeen else { return uses }
            current.formUnion(left)
            guard let more = dependencies.update(Set(uses.keys)) else { return nil }
            changes.add(more)
            left = dependencies.touched(by: changes, but: current)
            changes = FileDependencies.Changes()
            if left.isEmpty { return uses }
        }
        return nil
    }
}

/// What the objects of a module depend on.
private struct DependenciesOfModule {
    private let build: ModuleBuild
    private var files: [String: FileDependencies] = [:]

    init(_ build: ModuleBuild) { self.build = build }

    /// - Parameter new: files that may have no object yet.
    /// - Returns: false where something is not known.
    mutating func read(_ sources: [String], new: Set<String>) -> Bool {
        let found = concurrently(sources) { FileDependencies(build.dependencies($0)) }
        for (source, found) in zip(sources, found) {
            guard let known = found ?? (new.contains(source) ? FileDependencies() : nil) else { return false }
            files[source] = known
        }
        return true
    }

    /// Takes what is written of files that were compiled, and says what others notice of it; nil where it is not known.
    mutating func update(_ compiled: Set<String>) -> FileDependencies.Changes? {
        var changes = FileDependencies.Changes()
        for path in compiled.sorted() {
            guard let new = FileDependencies(build.dependencies(path)) else { return nil }
            changes.add(FileDependencies.changes(from: files[path] ?? FileDependencies(), to: new))
            files[path] = new
        }
        return changes
    }

    mutating func forget(_ removed: Set<String>) -> FileDependencies.Changes? {
        var changes = FileDependencies.Changes()
        for path in removed {
            guard let former = FileDependencies(build.dependencies(path)) else { return nil }
            changes.add(FileDependencies.changes(from: former, to: FileDependencies()))
        }
        return changes
    }

    func touched(by changes: FileDependencies.Changes, but current: Set<String>) -> [String] {
        if changes.isEmpty { return [] }
        return files.filter { !current.contains($0.key) && $0.value.isTouched(by: changes) }.map(\.key).sorted()
    }
}

extension ModuleBuild {
    /// Makes the objects of some files: of few each by itself.
    fileprivate func recompile(_ paths: [String], _ cutter: ModuleCutter) throws -> Objects {
        guard paths.count <= Self.mostAlone else { return try makeObjects(paths, cutter, isAgain: true) }
        let common = try write(cutter)
        let toolchain = Toolchain(settings)
        let sources = sources(cutter)
        let compiler = WaitingProgram.of(toolchain.frontend)
        for path in paths { removeObject(path) }
        let outputs = try concurrently(paths) { path in
            Swift.Result {
                try compiler.run(
                    ["-frontend", "-c"] + Toolchain.codeOptions
                        + sources.flatMap { $0 == path ? ["-primary-file", $0] : [$0] }
                        + toolchain.frontendOptions + common + frontendOptions
                        + ["-emit-reference-dependencies-path", dependencies(path), "-o", object(path)])
            }
        }.map { try $0.get() }
        return objects(of: paths, from: outputs.map { ($0.text, $0.status) })
    }

    /// On two cores two are done sooner when each is read by itself; of more, each would be read again by all.
    private static let mostAlone = 2
}
