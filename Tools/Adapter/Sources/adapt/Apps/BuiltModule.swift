import Adapting
import Foundation

/// A module that was built, with all that is known of it: after an edit only those files are compiled that are different, and
/// those that the compiler found to depend on what they declare.
struct BuiltModule {
    private(set) var build: ModuleBuild
    private var shown: ShownModule
    private var cutter: ModuleCutter
    private(set) var result: ModuleBuild.Result
    /// What the imported modules declared when this one was adapted.
    private var told: String
    /// What modules that import this one may notice of the edit that it came from.
    private(set) var noticed = NoticedEdit()
    /// All that is declared in files that were compiled after it.
    private var recompiled = FileDependencies.Changes()
    /// Tells them whether they are up to date.
    var keyForOthers = ""

    init(build: ModuleBuild, shown: ShownModule, cutter: ModuleCutter, result: ModuleBuild.Result) {
        (self.build, self.shown, self.cutter, self.result) = (build, shown, cutter, result)
        told = build.adapter.told(by: build.others)
    }

    /// This module when nothing is left to notice.
    var afterEdit: BuiltModule {
        var module = self
        module.noticed = NoticedEdit()
        return module
    }

    /// What another process needs to take edits.
    struct Memory: Codable {
        var shown: ShownModule.Memory
        var cutter: ModuleCutter.Memory
        var told: String
    }

    var memory: Memory { Memory(shown: shown.memory, cutter: cutter.memory, told: told) }

    /// The module as another process has left it, which was given the same files but for edits.
    init(_ memory: Memory, build: ModuleBuild, result: ModuleBuild.Result) {
        (self.build, self.result, told) = (build, result, memory.told)
        shown = build.adapter.shownModule(memory.shown, after: build.others)
        cutter = ModuleCutter(
            memory.cutter, shown.sources, stubFile: build.stubFile, headers: build.headers,
            stubsBefore: build.stubs, typesThatAreThere: build.typesThatAreThere)
    }

    /// The module with what some of its files contain now, of which only bodies of functions may be different; nil where other
    /// files see a difference.
    func withBodies(of paths: [String]) throws -> BuiltModule? {
        var build = build
        build.take(try paths.map { (path: $0, bytes: try Adapt.bytes(of: $0)) })
        return try shown.edited(to: build.files, ifUnseen: true).flatMap { try edited(build, $0, after: NoticedEdit()) }
    }

    /// The module as it is now; nil where it has to be built as a whole. The objects are in the same places.
    ///
    /// - Parameter before: what it may notice of edits in the modules that it imports.
    func edited(to build: ModuleBuild, after before: NoticedEdit) throws -> BuiltModule? {
        guard self.build.hasSameSurroundings(as: build) else { return nil }
        let told = before.isNothing ? told : build.adapter.told(by: build.others)
        let facts = told == self.told ? nil : build.adapter.facts(after: build.others)
        var new = try shown.edited(to: build.files, with: facts).flatMap { try edited(build, $0, after: before) }
        new?.told = told
        return new
    }

    private func edited(
        _ build: ModuleBuild, _ edit: ShownModule.Edit, after before: NoticedEdit
    ) throws -> BuiltModule? {
        guard result.report.isCompiled, !FileManager.default.fileExists(atPath: build.unfinishedEdit) else {
            return nil
        }
        guard !edit.isSeen || edit.hasSameImports else { return nil }
        let (begin, isSeen) = (Date(), edit.isSeen || !before.isNothing)
        var new = self
        (new.shown, new.build) = (edit.module, build)
        new.noticed = NoticedEdit(changes: before.changes, seen: edit.seen)
        new.noticed.seen.add(before.seen)
        new.cutter.take(build.files.map(\.path), classes: build.views.superclasses)
        // A name that is declared now may be that of a stub or of one of its members.
        guard !(new.cutter.stubNames + new.cutter.memberNames).contains(where: new.noticed.seen.has(partOf:)) else {
            return nil
        }
        var stale = edit.changed
        if isSeen { stale.formUnion(new.filesWithCuts(that: new.noticed.seen)) }
        let former = new.cutDeclarations(of: stale)
        new.begin(again: stale)
        guard let compiled = try new.compile(stale, removed: edit.removed, isSeen: isSeen) else { return nil }
        // What comes back was missed by others that do not name what brought it back.
        let all = cutDeclarations(of: Set(build.files.map(\.path)))
        guard new.cutDeclarations(of: Set(build.files.map(\.path))).isSuperset(of: all) else { return nil }
        // A body may cost more than itself.
        guard isSeen || new.cutDeclarations(of: stale) == former else { return nil }
        if isSeen, build.isImported, !compiled.isEmpty || !edit.removed.isEmpty {
            let former = build.emitted
            guard try build.emitModule(new.cutter) == nil else { return nil }
            if new.noticed.seen.mayMoveOthers || former != build.emitted { new.noticed.changes.add(new.recompiled) }
        }
        new.recompiled = FileDependencies.Changes()
        try? FileManager.default.removeItem(atPath: build.unfinishedEdit)
        var report = result.report
        if build.module.headers.isEmpty { report.files = build.numberOfFiles }
        report.stubUses =
            report.stubUses.filter { compiled[$0.path] == nil && !edit.removed.contains($0.path) }
            + compiled.sorted { $0.key < $1.key }.flatMap(\.value)
        // What only changes in bodies makes nothing in another way.
        let made =
            isSeen
            ? try new.build.compileMakers(new.cutter, new.shown.sources, new.shown.previews) : result.made
        let previews = new.build.finish(&report, new.cutter, new.shown.previews, made: made)
        report.seconds = Date().timeIntervalSince(begin)
        new.result = ModuleBuild.Result(
            objects: new.build.sources(new.cutter).map(new.build.object)
                + (made == nil ? [] : [new.build.makerObject]),
            report: report, previews: previews, made: made)
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
    /// - Parameter isSeen: whether files may notice something of others.
    private mutating func compile(
        _ paths: Set<String>, removed: Set<String>, isSeen: Bool
    ) throws -> [String: [StubUse]]? {
        let stubs = cutter.stubText
        var dependencies = DependenciesOfModule(build)
        var changes = FileDependencies.Changes()
        var left = paths.sorted()
        if isSeen {
            // Before objects are made: the compiler writes them anew with these.
            guard dependencies.read(build.sources(cutter), new: paths),
                let gone = dependencies.forget(removed)
            else { return nil }
            changes = gone
            left = paths.union(dependencies.touched(by: noticed.changes, but: [])).sorted()
        }
        if left.isEmpty, removed.isEmpty { return [:] }
        try Data().write(to: URL(fileURLWithPath: build.unfinishedEdit))
        // What was kept of it for another process holds no longer.
        try? FileManager.default.removeItem(atPath: build.own + "/result.json")
        for path in removed { build.removeObject(path) }
        var uses: [String: [StubUse]] = [:]
        var current: Set<String> = []
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
            if build.isImported { recompiled.add(dependencies.all(of: Set(uses.keys))) }
            guard let more = dependencies.update(Set(uses.keys)) else { return nil }
            changes.add(more)
            noticed.changes.add(changes)
            left = dependencies.touched(by: changes, but: current)
            changes = FileDependencies.Changes()
            if left.isEmpty {
                if build.isImported { recompiled.add(dependencies.all(of: Set(uses.keys))) }
                return uses
            }
        }
        return nil
    }
}

/// What modules may notice of an edit in another one that they import, directly or by others.
struct NoticedEdit {
    var changes = FileDependencies.Changes()
    /// Code that was cut out may compile now.
    var seen = SeenNames.nothing

    var isNothing: Bool { changes.isEmpty && seen == .nothing }

    init(changes: FileDependencies.Changes = FileDependencies.Changes(), seen: SeenNames = .nothing) {
        (self.changes, self.seen) = (changes, seen)
    }

    /// All that is noticed of several modules.
    init(_ several: [NoticedEdit]) {
        for one in several {
            changes.add(one.changes)
            seen.add(one.seen)
        }
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

    func all(of paths: Set<String>) -> FileDependencies.Changes {
        var all = FileDependencies.Changes()
        for path in paths { files[path].map { all.add(allOf: $0, in: build.module.name) } }
        return all
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

    /// What modules that import this one read; nil if nothing.
    fileprivate var emitted: Data? { FileManager.default.contents(atPath: "\(folder)/\(module.name).swiftmodule") }

    /// On two cores two are done sooner when each is read by itself; of more, each would be read again by all.
    private static let mostAlone = 2
}
