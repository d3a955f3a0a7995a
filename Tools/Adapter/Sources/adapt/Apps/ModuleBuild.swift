import Adapting
import Foundation
import Projects

/// Compiles a module of a project: adapted, and without what does not compile even then.
struct ModuleBuild {
    let settings: Compilation.Settings
    let module: ProjectModule
    /// Gets the compiled module, its objects and its copies.
    let folder: String
    /// The superclasses that headers of Objective-C declare.
    let headers: [String: String]
    let views: ViewFiles
    /// The stubs of modules that came before, each with its module.
    let stubs: [String: String]
    private(set) var files: [(path: String, bytes: [UInt8])]
    private let others: [(path: String, bytes: [UInt8])]
    private let absent: Set<String>

    init(
        _ module: ProjectModule, settings: Compilation.Settings, folder: String, headers: [String: String],
        after others: [(path: String, bytes: [UInt8])], superclasses: [String: String],
        stubs: [String: String]
    ) throws {
        self.stubs = stubs
        (self.settings, self.module, self.folder, self.headers) = (settings, module, folder, headers)
        let files = try module.files.map { (path: $0, bytes: try Adapt.bytes(of: $0)) }
        self.files = files
        self.others = others
        views = ViewFiles(files, after: superclasses)
        let there = Toolchain(settings)
        absent = ModuleAdapter().imports(of: files).filter { $0 != module.name && !there.hasModule($0, in: folder) }
    }

    struct Result: Codable {
        /// To be linked.
        var objects: [String]
        var report: ModuleReport
        /// What there is to show, by file.
        var previews: [String: [PreviewEntry]]
    }

    func run(comparing: Bool) throws -> BuiltModule {
        let begin = Date()
        var report = ModuleReport(module: module.name, files: files.count)
        report.absentModules = absent.sorted()
        report.missingFiles = module.missingFiles
        if comparing { report.asTheyAre = try filesThatCompileAsTheyAre() }
        try FileManager.default.createDirectory(atPath: own, withIntermediateDirectories: true)
        try writeAccessor()
        try writeAssetSymbols()
        let adapted = ModuleAdapter(cache: settings.cache, without: absent).adaptShowingAll(files, after: others)
        var cutter = ModuleCutter(
            files, adapted.copies, stubFile: own + "/stubs.swift", superclasses: headers, stubsBefore: stubs,
            classes: views.superclasses, missing: absent)
        try checkTypes(&cutter, &report)
        let objects = try compile(&cutter, &report)
        let previews = finish(&report, cutter, adapted.previews)
        report.seconds = Date().timeIntervalSince(begin)
        let result = Result(objects: objects, report: report, previews: report.isCompiled ? previews : [:])
        return BuiltModule(build: self, shown: adapted, cutter: cutter, result: result)
    }

    /// Whether the same would come of both, if it does of the modules before.
    func isSame(as other: ModuleBuild) -> Bool {
        module == other.module && headers == other.headers && stubs == other.stubs && absent == other.absent
            && views.superclasses == other.views.superclasses && folder == other.folder
            && files.elementsEqual(other.files) { $0.path == $1.path && $0.bytes == $1.bytes }
            && AssetSymbols(module.resources).text(for: files) ?? "" == assetSymbolsText
    }

    var own: String { "\(folder)/\(module.name).build" }
    private static let mostRounds = 16

    // MARK: Rounds

    /// Cuts until names and types are right. After the first round the compiler looks only at files that were different or
    /// wrong.
    private func checkTypes(_ cutter: inout ModuleCutter, _ report: inout ModuleReport) throws {
        var primaries = module.files
        while report.rounds < Self.mostRounds {
            let complaints = try frontend(primaries, cutter)
            report.rounds += 1
            if report.rounds == 1 {
                report.adapted = files.count - Set(complaints.map(\.path)).intersection(module.files).count
            }
            guard !complaints.isEmpty else { return }
            let changed = cutter.cut(complaints)
            guard !changed.isEmpty else { return }
            let wrong = Set(complaints.map(\.path)).intersection(module.files).union(changed)
            primaries = module.files.filter(wrong.contains)
        }
    }

    private func compile(_ cutter: inout ModuleCutter, _ report: inout ModuleReport) throws -> [String] {
        for _ in 0..<Self.mostRounds {
            let (complaints, rest, uses) = try driver(cutter)
            report.rounds += 1
            if complaints.isEmpty {
                report.isCompiled = rest == nil
                report.stubUses = uses
                report.left = rest.map { [$0] } ?? []
                break
            }
            let changed = cutter.cut(complaints)
            report.left = complaints.prefix(20).map { "\($0.path):\($0.line):\($0.column): \($0.message)" }
            guard !changed.isEmpty else { break }
            // What names what was cut is looked at without making code for it.
            for _ in 0..<3 {
                let others = try frontend(module.files.filter(changed.contains), cutter)
                guard !others.isEmpty, !cutter.cut(others).isEmpty else { break }
            }
        }
        return report.isCompiled ? sources(cutter).map(object) : []
    }

    mutating func take(_ edited: [(path: String, bytes: [UInt8])]) {
        for edit in edited {
            guard let place = files.firstIndex(where: { $0.path == edit.path }) else { continue }
            files[place] = edit
        }
    }

    /// Puts the report together. What makes a preview and does not compile is an obstacle to that preview alone.
    func finish(
        _ report: inout ModuleReport, _ cutter: ModuleCutter, _ previews: [String: [PreviewEntry]]
    ) -> [String: [PreviewEntry]] {
        let obstacles = Dictionary(
            cutter.cuts.map { (String($0.name.prefix { $0 != "(" }), $0.reason) },
            uniquingKeysWith: { first, _ in first })
        let cuts = cutter.cuts.filter { !$0.isOfCopyAlone }
        let missed = Set(cuts.filter(\.isMissed).map(\.path))
        report.cuts = cuts.sorted { ($0.path, $0.line, $0.kind.rawValue) < ($1.path, $1.line, $1.kind.rawValue) }
        report.stubs = cutter.stubs.keys.sorted()
        report.members = cutter.memberNames
        report.whole = files.count - missed.count
        report.viewFiles = views.classes.count
        report.uncutViewFiles = views.classes.keys.count { !missed.contains($0) }
        report.countAlive(views.classes.keys)
        return previews.mapValues { entries in
            entries.map { entry in
                var entry = entry
                let reason = obstacles[entry.symbol] ?? entry.maker.flatMap { obstacles[$0] }
                entry.obstacle = entry.obstacle ?? reason.map(entry.obstacle)
                return entry
            }
        }
    }

    // MARK: The compiler

    func sources(_ cutter: ModuleCutter) -> [String] {
        module.files + (cutter.stubText.isEmpty ? [] : [cutter.stubFile]) + (module.hasOwnBundle ? [accessor] : [])
            + (FileManager.default.fileExists(atPath: assetSymbols) ? [assetSymbols] : [])
    }

    private var accessor: String { own + "/resource_bundle_accessor.swift" }

    private func writeAccessor() throws {
        guard module.hasOwnBundle else { return }
        let text = "import Foundation\nextension Foundation.Bundle { static let module = Bundle.main }\n"
        try Data(text.utf8).write(to: URL(fileURLWithPath: accessor))
    }

    private var assetSymbols: String { own + "/asset_symbols.swift" }

    private var assetSymbolsText: String {
        FileManager.default.contents(atPath: assetSymbols).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    private func writeAssetSymbols() throws {
        try? FileManager.default.removeItem(atPath: assetSymbols)
        guard let text = AssetSymbols(module.resources).text(for: files) else { return }
        try Data(text.utf8).write(to: URL(fileURLWithPath: assetSymbols))
    }

    func object(_ source: String) -> String {
        "\(own)/\(Digest(of: [source]).text)-\(URL(fileURLWithPath: source).lastPathComponent).o"
    }

    /// The options for both the driver and its frontend.
    func write(_ cutter: ModuleCutter) throws -> [String] {
        let overlay = try Overlay(cutter.copies, writingInto: own + "/copies")
        try overlay.write(to: own + "/overlay.json")
        if !cutter.stubText.isEmpty {
            let old = FileManager.default.contents(atPath: cutter.stubFile)
            let new = Data(cutter.stubText.utf8)
            if old != new { try new.write(to: URL(fileURLWithPath: cutter.stubFile)) }
        }
        return [
            "-module-name", module.name, "-swift-version", module.language, "-vfsoverlay", own + "/overlay.json", "-I",
            folder,
        ]
            + (hasMain ? [] : ["-parse-as-library"]) + settings.compileOptions
            + module.conditions.flatMap { ["-D", $0] }
            + ["-diagnostic-style", "llvm"]
    }

    private var hasMain: Bool { module.files.contains { $0.hasSuffix("/main.swift") } }

    /// Options that the driver passes on.
    var frontendOptions: [String] {
        (Compilation.Settings.modulesForAll + ["MaquetteCuts", "DeveloperToolsSupport"]).flatMap {
            ["-import-module", $0]
        }
            + ["-solver-expression-time-threshold=15"] + module.options
    }

    /// Looks at names and types of some files, on all cores.
    private func frontend(_ primaries: [String], _ cutter: ModuleCutter) throws -> [Complaint] {
        guard !primaries.isEmpty else { return [] }
        let common = try write(cutter)
        let all = own + "/all.txt"
        try sources(cutter).joined(separator: "\n").write(toFile: all, atomically: true, encoding: .utf8)
        let count = min(ProcessInfo.processInfo.activeProcessorCount, max(1, primaries.count / 4))
        let toolchain = Toolchain(settings)
        var jobs: [(program: String, arguments: [String])] = []
        var chosen = primaries
        if !cutter.stubText.isEmpty { chosen.append(cutter.stubFile) }
        for share in 0..<count {
            let own = chosen.indices.filter { $0 % count == share }.map { chosen[$0] }
            let list = "\(self.own)/primary-\(share).txt"
            try own.joined(separator: "\n").write(toFile: list, atomically: true, encoding: .utf8)
            jobs.append(
                (
                    toolchain.frontend,
                    ["-frontend", "-typecheck", "-suppress-warnings", "-filelist", all, "-primary-filelist", list]
                        + toolchain.frontendOptions + common + frontendOptions
                ))
        }
        let outputs = try Tool.runTogether(jobs)
        return Complaint.all(in: outputs.map(\.text).joined(separator: "\n"))
            + zip(outputs, jobs).flatMap { output, _ in Self.unplaced(output.text, output.status) }
    }

    private static func unplaced(_ text: String, _ status: Int32) -> [Complaint] {
        guard status != 0, Complaint.all(in: text).isEmpty else { return [] }
        let line = text.split(separator: "\n").first.map(String.init) ?? "the compiler ended with \(status)"
        return [Complaint(path: "<unknown>", line: 0, column: 0, message: line)]
    }

    /// Makes the objects and the compiled module. Where stubs are used is known when there is no complaint.
    private func driver(
        _ cutter: ModuleCutter
    ) throws -> (complaints: [Complaint], rest: String?, uses: [StubUse]) {
        let common = try write(cutter)
        let sources = sources(cutter)
        var map: [String: [String: String]] = ["": ["swift-dependencies": own + "/module.swiftdeps"]]
        for source in sources {
            map[source] = ["object": object(source), "swift-dependencies": object(source) + ".swiftdeps"]
        }
        let mapFile = own + "/objects.json"
        try JSONSerialization.data(withJSONObject: map, options: .sortedKeys).write(to: URL(fileURLWithPath: mapFile))
        let list = own + "/sources.rsp"
        try sources.map { "\"\($0)\"" }.joined(separator: "\n").write(toFile: list, atomically: true, encoding: .utf8)
        let cores = String(ProcessInfo.processInfo.activeProcessorCount)
        let output = try Tool.run(
            settings.compiler,
            [
                "-c", "-emit-module", "-emit-module-path", "\(folder)/\(module.name).swiftmodule", "-Onone",
                "-enable-batch-mode",
                "-j", cores, "-output-file-map", mapFile, "-continue-building-after-errors", "@" + list,
            ] + common + frontendOptions.flatMap { ["-Xfrontend", $0] })
        let complaints = Complaint.all(in: output.text)
        guard complaints.isEmpty, output.status != 0 else {
            let uses = StubUse.all(in: output.text).filter { module.files.contains($0.path) }
            return (complaints, nil, uses)
        }
        let lines = output.text.split(separator: "\n")
        let line = lines.first { $0.contains("error:") } ?? lines.first
        return ([], line.map(String.init) ?? "the compiler ended with \(output.status)", [])
    }

    /// How many files have no error without any help, but for the place where UIKit is.
    private func filesThatCompileAsTheyAre() throws -> Int {
        let list = folder + "/unchanged.rsp"
        try module.files.map { "\"\($0)\"" }.joined(separator: "\n").write(
            toFile: list, atomically: true, encoding: .utf8)
        let modules = Array(settings.compileOptions.prefix(2)) + Array(settings.compileOptions.drop { $0 != "-Xcc" })
        let output = try Tool.run(
            settings.compiler,
            [
                "-typecheck", "-module-name", module.name, "-swift-version", module.language, "-wmo",
                "-suppress-warnings", "-diagnostic-style", "llvm", "@" + list,
            ] + (hasMain ? [] : ["-parse-as-library"]) + modules)
        let complaints = Complaint.all(in: output.text)
        // Where an import fails, the compiler looks no further.
        if output.status != 0,
            complaints.isEmpty || complaints.contains(where: { $0.message.hasPrefix("no such module") })
        {
            return 0
        }
        return files.count - Set(complaints.map(\.path)).intersection(module.files).count
    }
}

/// What the toolchain has.
struct Toolchain {
    private let settings: Compilation.Settings
    private let folder: String

    init(_ settings: Compilation.Settings) {
        self.settings = settings
        folder = String(settings.compiler.dropLast("/bin/swiftc".count))
    }

    var frontend: String { folder + "/bin/swift-frontend" }

    /// Where macros are, as the driver tells its frontend.
    var frontendOptions: [String] {
        [
            "-disable-objc-interop", "-in-process-plugin-server-path",
            folder + "/lib/swift/host/libSwiftInProcPluginServer.so",
            "-plugin-path", folder + "/lib/swift/host/plugins",
        ]
    }

    /// Whether a module was built before, comes with Maquette's UIKit, or is of the toolchain.
    func hasModule(_ name: String, in modules: String) -> Bool {
        let folders = [modules, folder + "/lib/swift/linux"] + settings.compileOptions.filter { $0.hasPrefix("/") }
        return ["Swift", "UIKit"].contains(name)
            || folders.contains { FileManager.default.fileExists(atPath: "\($0)/\(name).swiftmodule") }
    }
}
