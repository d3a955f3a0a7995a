import Accessors
import Foundation
import Projects

/// Tries the projects of a folder of checkouts: which of their files compile as they are, which when adapted, and which when
/// what does not compile is cut out.
struct Survey {
    private let settings: Compilation.Settings
    private let folder: String
    private let json: String?
    private let packages: String?
    private let scratch: String

    init(_ arguments: [String]) throws {
        guard arguments.count >= 3, arguments[0] == "--settings" else { throw Failure(Adapt.usage) }
        settings = try Compilation.Settings(arguments[1])
        var rest = Array(arguments.dropFirst(2))
        json = Adapt.take("--json", from: &rest)
        packages = Adapt.take("--packages", from: &rest)
        guard rest.count == 1 else { throw Failure(Adapt.usage) }
        folder = Adapt.absolute(rest[0])
        scratch = NSTemporaryDirectory() + "/try-apps-\(getpid())"
    }

    func run() throws {
        defer { try? FileManager.default.removeItem(atPath: scratch) }
        print(
            """
            | checkout | module | files | as they are | adapted | whole | view files | uncut | alive | rounds | seconds |
            |---|---|---|---|---|---|---|---|---|---|---|
            """)
        var reports: [AppBuild.Report] = []
        for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: folder + "/" + name, isDirectory: &isFolder),
                isFolder.boolValue
            else {
                continue
            }
            let projects: [Project]
            do {
                // What one of the checkouts imports may be another of them.
                projects = try ProjectReader.projects(at: folder + "/" + name, withPackagesIn: packages ?? folder)
            } catch {
                print("| \(name) | \(error) |")
                continue
            }
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
        }
        Self.sum(reports.flatMap(\.modules))
    }

    private func write(_ reports: [AppBuild.Report]) throws {
        guard let json else { return }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try encoder.encode(reports).write(to: URL(fileURLWithPath: json), options: .atomic)
    }

    private static func row(_ report: ModuleReport, of checkout: String) -> String {
        let cells = [
            checkout, report.module + (report.isCompiled ? "" : " (not compiled)"), "\(report.files)",
            report.asTheyAre.map(String.init) ?? "", "\(report.adapted)", "\(report.whole)", "\(report.viewFiles)",
            "\(report.uncutViewFiles)", "\(report.aliveViewFiles)", "\(report.rounds)",
            String(format: "%.1f", report.seconds),
        ]
        return "| \(cells.joined(separator: " | ")) |"
    }

    private static func sum(_ modules: [ModuleReport]) {
        func count(_ condition: (ModuleReport) -> Bool) -> Int { modules.count(where: condition) }
        func total(_ number: (ModuleReport) -> Int) -> Int { modules.map(number).reduce(0, +) }
        let files = total(\.files)
        print(
            """

            Modules without an error: \(count { $0.asTheyAre == $0.files }) of \(modules.count) as they are, \
            \(count { $0.adapted == $0.files }) adapted; \(count(\.isCompiled)) compile when what does not is cut out.
            Files without an error: \(total { $0.asTheyAre ?? 0 }) of \(files) as they are, \(total(\.adapted)) adapted; \
            \(total(\.whole)) are whole in the end.
            View files: \(total(\.viewFiles)); with nothing cut out: \(total(\.uncutViewFiles)); alive: \(total(\.aliveViewFiles)).

            """)
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
