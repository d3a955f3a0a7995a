import Adapting
import Foundation
import Projects

/// Compiles a module of a project: adapted, and without what does not compile even then.
struct ModuleBuild {
    let settings: Compilation.Settings
    let module: ProjectModule
    /// Files that are left out, as another has the same name: the compiler wants one of a name in a module. Xcode says so, too, so
    /// that in a folder without a project the shorter one is mostly an old one.
    private let namesakes: [(path: String, bytes: [UInt8])]
    /// Gets the compiled module, its objects and its copies.
    let folder: String
    /// What headers of Objective-C declare.
    let headers: HeaderClasses
    let views: ViewFiles
    /// The stubs of modules that came before, each with its module.
    let stubs: [String: String]
    /// The types of modules that are there and that its files import, and of those that stand in, each with its module.
    let typesThatAreThere: [String: String]
    private(set) var files: [(path: String, bytes: [UInt8])]
    let others: [(path: String, bytes: [UInt8])]
    private let absent: Set<String>
    /// Modules that one file imports and all see: headers of Objective-C import each other, so that a name of Apple's is found on
    /// iOS in files without the import, too.
    let modulesForAll: [String]
    /// Whether the module's files see Combine. Projects that do without it have a `Future` or a `Cancellable` of their own.
    let seesCombine: Bool
    /// The modules that are imported and not there, and have one that stands in.
    let standIns: Set<String>
    let progress: BuildProgress?
    /// Which classes storyboards and nibs make, for screens that take arguments; nil where the module's screens are not shown.
    var documents: StoryboardIndex?
    /// Whether later modules need this one, and whether one of them sees what is internal.
    let isImported, isTested: Bool

    init(
        _ module: ProjectModule, settings: Compilation.Settings, folder: String, headers: HeaderClasses,
        after others: [(path: String, bytes: [UInt8])], superclasses: [String: String],
        stubs: [String: String], types: [String: Set<String>], isImported: Bool, isTested: Bool = false,
        progress: BuildProgress? = nil
    ) throws {
        (self.isImported, self.isTested, self.progress) = (isImported, isTested, progress)
        self.stubs = stubs
        (self.settings, self.folder, self.headers) = (settings, folder, headers)
        // A file may be gone by now, or no text.
        var (all, unreadable): ([(path: String, bytes: [UInt8])], [String]) = ([], [])
        for file in module.files {
            let data = Cut.nameProblem(of: file) != nil ? nil : FileManager.default.contents(atPath: file)
            if let data, String(validating: data, as: UTF8.self) != nil {
                all.append((file, Array(data)))
            } else {
                unreadable.append(file)
            }
        }
        let longest = Dictionary(
            all.map { (Self.name($0.path), $0) }, uniquingKeysWith: { $1.bytes.count > $0.bytes.count ? $1 : $0 })
        let files = all.filter { longest[Self.name($0.path)]?.path == $0.path }
        var module = module
        module.files = files.map(\.path)
        module.unreadableFiles += unreadable
        self.module = module
        self.files = files
        namesakes = all.filter { longest[Self.name($0.path)]?.path != $0.path }
        self.others = others
        views = ViewFiles(files, after: superclasses, headers: headers)
        let there = Toolchain(settings)
        let imported = ModuleAdapter(cache: settings.cache).imports(of: files)
        seesCombine =
            !imported.isDisjoint(with: ["Combine", "CoreData"])
            || files.contains { file in
                Self.wordsOfCombine.contains { Data(file.bytes).range(of: Data($0.utf8)) != nil }
            }
        // Foundation's own headers import Security: keychains are often written without it.
        // UIKit's headers name what a scene is opened with, so that code has notifications without an import of their own.
        let namesNotifications = files.contains { file in
            Data(file.bytes).range(of: Data("UNUserNotificationCenter".utf8)) != nil
        }
        modulesForAll =
            Self.modulesOfHeaders.filter {
                imported.contains($0) || headers.modules.contains($0) || $0 == "Security"
                    || $0 == "UserNotifications" && namesNotifications
            }
            + headers.modules.subtracting(Self.modulesOfHeaders).filter { there.hasModule($0, in: folder) }.sorted()
        let missing =
            imported
            .filter { $0 != module.name && !there.hasModule($0, in: folder) }
        standIns = StandIns(settings).names(among: missing) { $0 == module.name || there.hasModule($0, in: folder) }
        absent = missing.subtracting(standIns)
        let typesImported = types.filter { imported.contains($0.key) }.sorted { $0.key < $1.key }
        typesThatAreThere = PublicTypes.owners(typesImported.map { ($0.key, $0.value) })
            .merging(StandIns(settings).types(of: standIns)) { one, _ in one }
    }

    struct Result: Codable {
        /// To be linked.
        var objects: [String]
        var report: ModuleReport
        /// What there is to show, by file.
        var previews: [String: [PreviewEntry]]
        /// The functions that make screens which take arguments; nil where there is no object of them.
        var made: Set<String>?
    }

    /// The number of the author's files.
    var numberOfFiles: Int { files.count + namesakes.count + module.unreadableFiles.count }

    func run(comparing: Bool) throws -> BuiltModule {
        let (begin, start) = (Date(), ModuleReport.Moment())
        var report = ModuleReport(module: module.name, files: numberOfFiles)
        (report.absentModules, report.standIns) = (absent.sorted(), standIns.sorted())
        report.missingFiles = module.missingFiles
        if comparing { report.asTheyAre = try filesThatCompileAsTheyAre() }
        try FileManager.default.createDirectory(atPath: own, withIntermediateDirectories: true)
        try writeAccessor()
        try writeSymbols()
        progress?.note("\(module.name): adapting \(files.count) files")
        let shown = adapter.adaptShowingAll(files, after: others)
        var cutter = ModuleCutter(
            files, shown.copies, stubFile: stubFile, headers: headers, stubsBefore: stubs,
            typesThatAreThere: typesThatAreThere,
            classes: views.superclasses, missing: absent.union(standIns))
        report.steps.append(.init("adapting", files.count, since: start))
        let refused = try checkTypes(&cutter, &report)
        let objects = try compile(&cutter, &report)
        // A file that comes to a stub would have been refused without it.
        let adapted = Set(module.files).subtracting(refused).subtracting(report.stubUses.map(\.path))
        report.adapted = adapted.count
        let made = report.isCompiled ? try compileMakers(cutter, shown.sources, shown.previews) : nil
        var previews = finish(&report, cutter, shown.previews, made: made)
        if !module.headers.isEmpty {
            // All of it is stubs, and none of it is the project's code.
            report.countNothing()
            previews = [:]
        }
        report.seconds = Date().timeIntervalSince(begin)
        let result = Result(
            objects: objects + (made == nil ? [] : [makerObject]), report: report,
            previews: report.isCompiled ? previews : [:], made: made)
        return BuiltModule(build: self, shown: shown, cutter: cutter, result: result)
    }

    /// Whether the same would come of both, if it does of the modules before.
    func isSame(as other: ModuleBuild) -> Bool {
        module == other.module && headers == other.headers && stubs == other.stubs && absent == other.absent
            && standIns == other.standIns
            && isImported == other.isImported && isTested == other.isTested
            && views.superclasses == other.views.superclasses && folder == other.folder
            && files.elementsEqual(other.files) { $0.path == $1.path && $0.bytes == $1.bytes }
            && module.symbols(for: files) == writtenSymbols
    }

    /// Whether two modules are the same but for what their files contain, and for files that are new or gone.
    func hasSameSurroundings(as other: ModuleBuild) -> Bool {
        var module = module
        module.files = other.module.files
        return module == other.module && headers == other.headers && stubs == other.stubs && absent == other.absent
            && standIns == other.standIns && modulesForAll == other.modulesForAll && hasMain == other.hasMain
            && isImported == other.isImported && isTested == other.isTested && folder == other.folder
            && namesakes.map(\.path) == other.namesakes.map(\.path)
            && module.symbols(for: other.files) == writtenSymbols
    }

    /// The imports that decide how all files are compiled, for a digest.
    var importedFacts: [String] {
        ["\(hasMain)", absent.sorted().joined(separator: " "), standIns.sorted().joined(separator: " ")]
            + modulesForAll + namesakes.map(\.path) + module.unreadableFiles
    }

    /// The modules of Objective-C, whose names begin with letters that no others have. StoreKit has names without such letters, too, which
    /// packages share (`Product`, `Transaction`).
    private static let modulesOfHeaders = [
        "ARKit", "AVFoundation", "AVKit", "Accounts", "AddressBook", "AudioToolbox", "AuthenticationServices",
        "BackgroundTasks", "CallKit", "CarPlay", "CloudKit", "CommonCrypto", "Contacts", "ContactsUI",
        "CoreBluetooth", "CoreData", "CoreHaptics", "CoreLocation", "CoreMedia", "CoreMotion", "CoreSpotlight",
        "CoreTelephony", "CoreText", "CoreVideo", "EventKit", "EventKitUI", "GLKit", "GameController", "GameKit",
        "GameplayKit", "HealthKit", "HomeKit", "ImageIO", "Intents", "IntentsUI", "JavaScriptCore",
        "LinkPresentation", "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "Messages", "Metal",
        "MetalKit", "MobileCoreServices", "MultipeerConnectivity", "NetworkExtension", "NotificationCenter",
        "PDFKit", "PassKit", "PencilKit", "Photos", "PushKit", "QuickLook", "ReplayKit", "SafariServices",
        "SceneKit", "Security", "Social", "Speech", "SpriteKit", "SystemConfiguration", "UserNotifications",
        "WatchConnectivity", "WebKit",
    ]

    /// Words that only Combine has.
    private static let wordsOfCombine = [
        "AnyCancellable", "AnyPublisher", "AnySubscriber", "CurrentValueSubject", "ObservableObject",
        "PassthroughSubject", "Publishers.", "@Published",
    ]

    private static func name(_ path: String) -> String { (path as NSString).lastPathComponent }

    var adapter: ModuleAdapter {
        ModuleAdapter(
            cache: settings.cache, without: absent, headers: headers, isOfSwift4: module.language.hasPrefix("4"),
            tellsTests: settings.isForTests)
    }
    var stubFile: String { own + "/stubs.swift" }
    var own: String { "\(folder)/\(module.name).build" }
    /// Is there while objects and what is written with them may be of several versions.
    var unfinishedEdit: String { own + "/unfinished-edit" }
    private static let mostRounds = 16
    private static let mostRoundsOfCompiling = 30

    // MARK: Rounds

    /// Declares the types that are missing, as far as what is declared names them: each would be the cause of many other errors.
    /// Returns the files that have such a type.
    private func declareTypes(_ cutter: inout ModuleCutter, _ report: inout ModuleReport) throws -> Set<String> {
        var wrong: Set<String> = []
        for _ in 0..<Self.mostRoundsForTypes {
            let complaints = try check(module.files, cutter, &report, .declarations)
            let found = cutter.declareTypes(complaints)
            guard !found.isEmpty else { break }
            wrong.formUnion(found)
        }
        return wrong
    }

    private static let mostRoundsForTypes = 4

    /// Cuts until names and types are right. After the first round the compiler looks only at files that were different or
    /// wrong. Returns the files in which something was wrong before anything was cut.
    private func checkTypes(_ cutter: inout ModuleCutter, _ report: inout ModuleReport) throws -> Set<String> {
        var refused = try declareTypes(&cutter, &report)
        var primaries = module.files
        for round in 0..<Self.mostRounds {
            let complaints = try check(primaries, cutter, &report)
            if round == 0 { refused.formUnion(complaints.map(\.path)) }
            guard !complaints.isEmpty else { break }
            let changed = cutter.cut(complaints)
            guard !changed.isEmpty else { break }
            let wrong = Set(complaints.map(\.path)).intersection(module.files).union(changed)
            primaries = module.files.filter(wrong.contains)
        }
        return refused
    }

    private func check(
        _ primaries: [String], _ cutter: ModuleCutter, _ report: inout ModuleReport,
        _ depth: Depth = .all
    ) throws -> [Complaint] {
        progress?.note("\(module.name): checking \(primaries.count) files, round \(report.rounds + 1)")
        let begin = ModuleReport.Moment()
        let complaints = try frontend(primaries, cutter, depth)
        report.rounds += 1
        let name = depth == .all ? "checking" : "declaring"
        report.steps.append(.init(name, primaries.count, complaints.count, since: begin))
        return complaints
    }

    private func compile(_ cutter: inout ModuleCutter, _ report: inout ModuleReport) throws -> [String] {
        var left = sources(cutter)
        var uses: [String: [StubUse]] = [:]
        for round in 0..<Self.mostRoundsOfCompiling {
            progress?.note("\(module.name): compiling \(left.count) files, round \(report.rounds + 1)")
            let begin = ModuleReport.Moment()
            let made = try makeObjects(left, cutter, isAgain: round > 1)
            report.rounds += 1
            report.steps.append(.init("compiling", left.count, made.complaints.count, since: begin))
            for path in left { uses[path] = nil }
            uses.merge(Dictionary(grouping: made.uses, by: \.path)) { $1 }
            if made.complaints.isEmpty {
                report.left = made.rest.map { [$0] } ?? []
                break
            }
            let (stubs, known) = (cutter.stubText, cutter.cuts.count)
            let changed = cutter.cut(made.complaints)
            report.left = made.complaints.prefix(20).map { "\($0.path):\($0.line):\($0.column): \($0.message)" }
            guard !changed.isEmpty else { break }
            if cutter.stubText == stubs, cutter.cuts[known...].allSatisfy(\.isWithinBody) {
                left = sources(cutter).filter(made.unfinished.union(changed).contains)
                continue
            }
            // What names what was cut is looked at without making code for it.
            for _ in 0..<3 {
                let others = try check(module.files.filter(changed.contains), cutter, &report)
                guard !others.isEmpty, !cutter.cut(others).isEmpty else { break }
            }
            left = sources(cutter)
        }
        if report.left.isEmpty, isImported { report.left = try emit(cutter, &report) }
        report.isCompiled = report.left.isEmpty
        if report.isCompiled { try? FileManager.default.removeItem(atPath: unfinishedEdit) }
        report.stubUses = report.isCompiled ? module.files.flatMap { uses[$0] ?? [] } : []
        return report.isCompiled ? sources(cutter).map(object) : []
    }

    private func emit(_ cutter: ModuleCutter, _ report: inout ModuleReport) throws -> [String] {
        let begin = ModuleReport.Moment()
        let wrong = try emitModule(cutter)
        report.steps.append(.init("emitting", files.count, since: begin))
        return wrong.map { [$0] } ?? []
    }

    mutating func take(_ edited: [(path: String, bytes: [UInt8])]) {
        for edit in edited {
            guard let place = files.firstIndex(where: { $0.path == edit.path }) else { continue }
            files[place] = edit
        }
    }

    /// Puts the report together. What makes a preview and does not compile is an obstacle to that preview alone.
    func finish(
        _ report: inout ModuleReport, _ cutter: ModuleCutter, _ previews: [String: [PreviewEntry]],
        made: Set<String>? = nil
    ) -> [String: [PreviewEntry]] {
        let obstacles = Dictionary(
            cutter.cuts.map { (String($0.name.prefix { $0 != "(" }), $0.reason) },
            uniquingKeysWith: { first, _ in first })
        let cuts = cutter.cuts.filter { !$0.isOfCopyAlone }
        let missed = Set(cuts.filter(\.isMissed).map(\.path))
        report.cuts = cuts
        report.cuts += namesakes.map { Cut.ofNamesake($0.path) } + module.unreadableFiles.map(Cut.ofUnreadable)
        tellWhatDoesNotParse(&report)
        report.cuts.sort { ($0.path, $0.line, $0.kind.rawValue) < ($1.path, $1.line, $1.kind.rawValue) }
        report.stubs = cutter.stubNames
        report.members = cutter.memberNames
        report.completeFiles = files.count - missed.count
        report.viewFiles =
            views.classes.count + ViewFiles(namesakes, after: views.superclasses, headers: headers).classes.count
        report.completeViewFiles = views.classes.keys.count { !missed.contains($0) }
        report.countViewFilesMissingNothing(views.classes.keys)
        report.controllers = views.controllers
        // A file that went as a whole takes its previews with it.
        let gone = Dictionary(cuts.filter { $0.kind == .file }.map { ($0.path, $0.reason) }, uniquingKeysWith: { $1 })
        var shown = previews
        for (path, entries) in previews {
            shown[path] = entries.map { entry in
                var entry = entry
                let reason = obstacles[entry.symbol] ?? entry.maker.flatMap { obstacles[$0] } ?? gone[path]
                entry.obstacle = made?.contains(entry.symbol) == true ? nil : entry.obstacle ?? reason
                return entry
            }
        }
        return shown
    }

    // MARK: Files that are made

    var accessor: String { own + "/resource_bundle_accessor.swift" }

    private func writeAccessor() throws {
        guard module.hasOwnBundle else { return }
        let text = "import Foundation\nextension Foundation.Bundle { static let module = Bundle.main }\n"
        try Data(text.utf8).write(to: URL(fileURLWithPath: accessor))
    }

    var resourceSymbols: String { own + "/resource_symbols.swift" }

    private var writtenSymbols: String {
        FileManager.default.contents(atPath: resourceSymbols).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    private func writeSymbols() throws {
        try? FileManager.default.removeItem(atPath: resourceSymbols)
        let text = module.symbols(for: files)
        if !text.isEmpty { try Data(text.utf8).write(to: URL(fileURLWithPath: resourceSymbols)) }
    }
}

extension ProjectModule {
    /// What Xcode declares for the module's resources, as far as the files name it; empty if they name none of it.
    func symbols(for files: [(path: String, bytes: [UInt8])]) -> String {
        (AssetSymbols(resources).text(for: files) ?? "") + (StringSymbols(resources).text(for: files) ?? "")
    }
}
