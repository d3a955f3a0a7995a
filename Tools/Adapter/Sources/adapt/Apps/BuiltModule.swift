import Adapting
import Foundation

/// A module that was built in this process, with all that is known of it: a file in which only bodies of functions are
/// different is compiled alone.
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
        shown = build.adapter.shownModule(memory.shown, build.files.map(\.path), after: build.others)
        cutter = ModuleCutter(
            memory.cutter, shown.sources, stubFile: build.stubFile, headers: build.headers,
            stubsBefore: build.stubs, standIns: build.typesOfStandIns)
    }

    /// The module with what its files contain now; nil where it has to be built as a whole. The objects are the same files.
    func edited(_ paths: [String]) throws -> BuiltModule? {
        let files = try paths.map { (path: $0, bytes: try Adapt.bytes(of: $0)) }
        guard result.report.isCompiled, let shown = shown.edited(files) else { return nil }
        let begin = Date()
        var new = self
        new.shown = shown
        new.build.take(files)
        new.cutter.begin(again: files, paths.compactMap { path in shown.copies.first { $0.path == path } })
        guard let uses = try new.compile(paths) else { return nil }
        var report = result.report
        report.stubUses = report.stubUses.filter { !paths.contains($0.path) } + uses
        let previews = new.build.finish(&report, new.cutter, shown.previews)
        report.seconds = Date().timeIntervalSince(begin)
        new.result.report = report
        new.result.previews = previews
        return new
    }

    private static let mostRounds = 9

    /// Compiles some files, without what does not compile of them, and says where they come to stubs. Nil where that takes more
    /// of the module than they are.
    private mutating func compile(_ paths: [String]) throws -> [StubUse]? {
        let stubs = cutter.stubText
        // What was kept of it for another process holds no longer.
        try? FileManager.default.removeItem(atPath: build.own + "/result.json")
        var left = paths
        var uses: [String: [StubUse]] = [:]
        for _ in 0..<Self.mostRounds {
            var complaints: [Complaint] = []
            for (path, output) in zip(left, try build.compileAlone(left, cutter)) {
                let own = Complaint.all(in: output.text)
                guard !own.isEmpty || output.isFine else { return nil }
                complaints += own
                uses[path] = StubUse.all(in: output.text).filter { $0.path == path }
            }
            if complaints.isEmpty { return paths.flatMap { uses[$0] ?? [] } }
            let changed = cutter.cut(complaints)
            guard !changed.isEmpty, changed.isSubset(of: paths), cutter.stubText == stubs else { return nil }
            left = changed.sorted()
        }
        return nil
    }
}

extension ModuleBuild {
    /// Compiles files each by itself, into the places of their objects.
    fileprivate func compileAlone(_ paths: [String], _ cutter: ModuleCutter) throws -> [Command.Result] {
        let common = try write(cutter)
        let toolchain = Toolchain(settings)
        let sources = sources(cutter)
        let compiler = WaitingProgram.of(toolchain.frontend)
        return try concurrently(paths) { path in
            Swift.Result {
                try compiler.run(
                    ["-frontend", "-c"] + Toolchain.codeOptions
                        + sources.flatMap { $0 == path ? ["-primary-file", $0] : [$0] }
                        + toolchain.frontendOptions + common + frontendOptions + ["-o", object(path)])
            }
        }.map { try $0.get() }
    }
}
