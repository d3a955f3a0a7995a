import Accessors
import Foundation
import Projects

/// Tries the projects of a folder of checkouts: which of their files compile as they are, which when adapted, and which when
/// what does not compile is cut out; and where the command is named, which of their screens are drawn, and when.
struct Survey {
    private let settings: Compilation.Settings
    private let folder: String
    private let json: String?
    private let packages: String?
    /// The command that draws screens.
    private let preview: String?
    /// Whether the command also walks through each app.
    private let isWalked: Bool
    /// The folder that keeps pictures.
    private let pictures: String?
    private let scratch: String
    /// The folder of the settings.
    private let toolset: String

    init(_ arguments: [String]) throws {
        guard arguments.count >= 3, arguments[0] == "--settings" else { throw Failure(Adapt.usage) }
        settings = try Compilation.Settings(arguments[1])
        toolset = (Adapt.absolute(arguments[1]) as NSString).deletingLastPathComponent
        var rest = Array(arguments.dropFirst(2))
        json = Adapt.take("--json", from: &rest)
        packages = Adapt.take("--packages", from: &rest)
        preview = Adapt.take("--preview", from: &rest)
        pictures = Adapt.take("--pictures", from: &rest)
        isWalked = rest.contains("--walk")
        rest.removeAll { $0 == "--walk" }
        guard rest.count == 1 else { throw Failure(Adapt.usage) }
        folder = Adapt.absolute(rest[0])
        scratch = NSTemporaryDirectory() + "/try-apps-\(getpid())"
    }

    func run() throws {
        defer { try? FileManager.default.removeItem(atPath: scratch) }
        print(
            """
            | checkout | module | files | as they are | adapted | complete | view files | complete | missing nothing | rounds | seconds \
            | \(SurveyedScreens.titles.joined(separator: " | ")) |
            |---|---|---|---|---|---|---|---|---|---|---|\(String(repeating: "---|", count: SurveyedScreens.titles.count))
            """)
        var reports: [AppBuild.Report] = []
        var surveyed: [(name: String, screens: SurveyedScreens)] = []
        // Screens are drawn with the same toolset, and times are those of a first build.
        setenv("MAQUETTE_TOOLSET", toolset, 1)
        setenv("MAQUETTE_CACHE", scratch + "/cache", 1)
        for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() {
            let path = folder + "/" + name
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue,
                !name.hasPrefix(".")
            else { continue }
            let projects: [Project]
            do {
                // What one of the checkouts imports may be another of them.
                projects = try ProjectReader.projects(at: path, withPackagesIn: [packages ?? folder])
            } catch {
                print("| \(name) | \(error) |")
                continue
            }
            let before = reports.count
            for (index, project) in projects.enumerated() {
                let folder = "\(scratch)/\(name)-\(index)"
                let whole = try AccessorFiles.added(to: project, in: folder + "-accessors")
                var build = AppBuild(settings: settings, project: whole, folder: folder)
                build.comparing = true
                let title = projects.count > 1 ? "\(name)/\(project.name)" : name
                reports.append(
                    try build.run {
                        print(Self.row($0, of: title)); fflush(nil)
                    })
                // Only what is linked is needed later.
                try? FileManager.default.removeItem(atPath: build.folder)
                try write(reports)
            }
            let screens = try preview.map {
                try SurveyedScreens(
                    of: path, drawnBy: $0, into: place(for: name), withPackagesIn: packages ?? folder,
                    isWalked: isWalked, scratch)
            }
            if let screens { surveyed.append((name, screens)) }
            print(Self.row(of: name, reports[before...].flatMap(\.modules), screens))
            fflush(nil)
        }
        Self.sum(reports.flatMap(\.modules), surveyed.map(\.screens))
    }

    private func write(_ reports: [AppBuild.Report]) throws {
        guard let json else { return }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try encoder.encode(reports).write(to: URL(fileURLWithPath: json), options: .atomic)
    }

    private static func row(_ report: ModuleReport, of checkout: String) -> String {
        let cells =
            [
                checkout, report.module + (report.isCompiled ? "" : " (not compiled)"), "\(report.files)",
                report.asTheyAre.map(String.init) ?? "", "\(report.adapted)", "\(report.completeFiles)",
                "\(report.viewFiles)",
                "\(report.completeViewFiles)", "\(report.viewFilesMissingNothing)", "\(report.rounds)",
                String(format: "%.1f", report.seconds),
            ] + SurveyedScreens.titles.map { _ in "" }
        return "| \(cells.joined(separator: " | ")) |"
    }

    /// All of a checkout: its files, and its screens where they were drawn.
    private static func row(of checkout: String, _ modules: [ModuleReport], _ screens: SurveyedScreens?) -> String {
        // Modules that are made of headers have none of the checkout's files.
        let modules = modules.filter { $0.files > 0 }
        func total(_ number: (ModuleReport) -> Int) -> String { "\(modules.map(number).reduce(0, +))" }
        let asTheyAre = modules.count { $0.asTheyAre == $0.files }
        let adapted = modules.count { $0.adapted == $0.files }
        let cells = [
            "**\(checkout)**",
            "of \(modules.count) modules \(asTheyAre) as they are, \(adapted) adapted, "
                + "\(modules.count(where: \.isCompiled)) after cutting",
            total(\.files), total { $0.asTheyAre ?? 0 }, total(\.adapted), total(\.completeFiles), total(\.viewFiles),
            total(\.completeViewFiles), total(\.viewFilesMissingNothing), "",
            String(format: "%.1f", modules.map(\.seconds).reduce(0, +)),
        ]
        return "| \((cells + (screens?.cells ?? SurveyedScreens.titles.map { _ in "" })).joined(separator: " | ")) |"
    }

    private func place(for checkout: String) throws -> String {
        let place = (pictures ?? scratch + "/pictures") + "/" + checkout
        try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
        return place
    }

    private static func sum(_ modules: [ModuleReport], _ screens: [SurveyedScreens]) {
        let modules = modules.filter { $0.files > 0 }
        func count(_ condition: (ModuleReport) -> Bool) -> Int { modules.count(where: condition) }
        func total(_ number: (ModuleReport) -> Int) -> Int { modules.map(number).reduce(0, +) }
        let files = total(\.files)
        if !screens.isEmpty {
            func sum(_ number: (SurveyedScreens) -> Int) -> Int { screens.map(number).reduce(0, +) }
            func controllers(_ number: (SurveyedScreens.Report.Controllers) -> Int) -> Int {
                sum { $0.controllers.map(number) ?? 0 }
            }
            let walks = screens.compactMap(\.walk)
            let walked =
                walks.isEmpty
                ? ""
                : "; the walks reached \(walks.map(\.controllers.reached.count).reduce(0, +)) controllers "
                    + "and \(walks.map(\.screens.count).reduce(0, +)) screens"
            print(
                """

                Controllers: \(controllers(\.total)); \(controllers(\.own)) made by the project's own code, \
                \(controllers(\.invented)) with invented values, \(controllers(\.marked)) with missing code, \
                \(controllers(\.failed)) blank or crashed, \(controllers(\.untried)) not tried\(walked).
                Screens: \(sum(\.found)) found, \(sum(\.drawn)) drawn with something on them, \(sum(\.trapped)) trapped.
                """)
        }
        print(
            """

            Modules without an error: \(count { $0.asTheyAre == $0.files }) of \(modules.count) as they are, \
            \(count { $0.adapted == $0.files }) adapted; \(count(\.isCompiled)) compile when code with errors is left out.
            Files without an error: \(total { $0.asTheyAre ?? 0 }) of \(files) as they are, \(total(\.adapted)) adapted; \
            \(total(\.completeFiles)) have all of their code in the end.
            View files: \(total(\.viewFiles)); with nothing left out: \(total(\.completeViewFiles)); using nothing that is missing: \(total(\.viewFilesMissingNothing)).
            """)
        print()
        // What was cut or stood for most often, with one place of it.
        var causes: [String: Set<String>] = [:]
        for cut in modules.flatMap(\.cuts) where cut.isMissed && !cut.isConsequence {
            causes[cut.reason, default: []].insert(cut.path)
        }
        for use in modules.flatMap(\.stubUses) { causes["a stub: \(use.name)", default: []].insert(use.path) }
        let ranked = causes.map { (reason: $0.key, files: $0.value) }
            .sorted { ($1.files.count, $0.reason) < ($0.files.count, $1.reason) }
        for (reason, files) in ranked.prefix(60) { print("\(files.count)\t\(reason)\t\(files.min()!)") }
        for module in modules where !module.left.isEmpty {
            print("\(module.module):", module.left.prefix(3).joined(separator: "\n  "))
        }
    }
}
