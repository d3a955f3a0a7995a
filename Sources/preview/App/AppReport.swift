import Foundation
import Maquette
import MaquetteCode
import MaquetteSyntax
import MaquetteWorkers

/// What came of a project: what was built and left out, and which screens were drawn.
struct AppReport {
    private let projects: [BuiltProject]
    private let begin: Date

    init(_ projects: [BuiltProject], begin: Date) { (self.projects, self.begin) = (projects, begin) }

    struct Screen {
        var file: String
        var line: Int
        var name: String
        var module: String
        /// The class of what is shown, where it is made by itself or by a storyboard.
        var type: String?
        /// Whether the screen is what a phone shows before the app has started.
        var isLaunchScreen = false
        /// Why the screen cannot be shown at all; known before anything is drawn.
        var obstacle: String?
        var picture: FilePath?
        /// Whether the screen is on a sheet with the others, instead of a picture of its own.
        var isOnSheet = false
        var lacking = Lacking()

        var isDrawn: Bool { isOnSheet || picture != nil }
        var isBlank: Bool { isDrawn && lacking.isBlank }
        var isShown: Bool { isDrawn && !isBlank }
    }

    struct Screens {
        var all: [Screen]
        /// Seconds from the beginning to the first picture and to the last.
        var first: Double?
        var last: Double?

        var found: [Screen] { all.filter { $0.obstacle == nil } }
        /// The screens with all of their code.
        var drawn: Int { found.count { $0.isShown && $0.lacking.crash == nil } }
        var withoutControllers: Int { found.count { $0.isShown && $0.lacking.crash != nil } }
        var blank: Int { found.count { $0.isBlank && $0.lacking.crash == nil } }
    }

    /// What `--list` prints.
    @MainActor func list(asJSON isJSON: Bool) throws {
        for file in projects.flatMap(\.files) {
            for preview in file.previews { try SceneList.tell(preview, in: file.file, asJSON: isJSON) }
        }
    }

    /// - Parameters:
    ///   - pictures: where those of a preview are, by the preview's function.
    ///   - dates: when each was written.
    ///   - lacking: the missing code of previews, likewise.
    ///   - onSheet: those that are on one sheet.
    func screens(
        _ pictures: [String: [FilePath]], dates written: [FilePath: Date], lacking: [String: Lacking],
        onSheet: Set<String> = []
    ) -> Screens {
        var screens = Screens(all: [])
        var dates: [Date] = []
        var known: Set<String> = []
        for file in projects.flatMap(\.files) where known.insert(file.file).inserted {
            for preview in file.previews {
                var screen = Screen(
                    file: file.file, line: preview.line, name: preview.displayName, module: file.module,
                    type: preview.source?.type ?? (preview.kind == .controller ? preview.name : nil),
                    isLaunchScreen: preview.source?.isOfLaunch == true, obstacle: preview.obstacle)
                // One that has a name may not have been drawn all the same.
                let there = (pictures[preview.symbol] ?? []).compactMap { path in
                    written[path].map { (path: path, date: $0) }
                }
                screen.picture = there.first?.path
                screen.lacking = lacking[preview.symbol] ?? Lacking()
                screen.isOnSheet = onSheet.contains(preview.symbol)
                if !screen.isLaunchScreen { dates += there.map(\.date) }
                screens.all.append(screen)
            }
        }
        if !dates.isEmpty, let first = ProjectInputs.firstPicture { dates.append(first) }
        screens.first = dates.min()?.timeIntervalSince(begin)
        screens.last = dates.max()?.timeIntervalSince(begin)
        return screens
    }

    static func date(of path: FilePath) -> Date? {
        try? FileManager.default.attributesOfItem(atPath: path.shown)[.modificationDate] as? Date
    }

    /// Whether there was code, and none of it compiles.
    var isNothingBuilt: Bool {
        let modules = projects.flatMap(\.modules)
        return !modules.isEmpty && !modules.contains(where: \.isCompiled)
    }

    func summary(_ screens: Screens) -> String {
        let modules = projects.flatMap(\.modules)
        func sum(_ number: (BuiltProject.Module) -> Int) -> Int { modules.map(number).reduce(0, +) }
        let views = sum(\.viewFiles)
        let impossible = screens.all.count { $0.obstacle != nil }
        func part(_ number: Int, _ words: String) -> String { number > 0 ? String(format: words, number) : "" }
        let notDrawn = screens.found.count - screens.drawn - screens.blank - screens.withoutControllers
        var lines = [
            "modules: \(modules.count { $0.isCompiled }) of \(modules.count) compile; "
                + "\(sum(\.completeFiles)) of \(sum(\.files)) files compile completely",
            "files with views, cells or controllers: \(views); \(sum(\.completeViewFiles)) compile completely, "
                + "and \(sum(\.viewFilesMissingNothing)) of these use nothing that is missing",
            "screens: \(screens.found.count) found; \(screens.drawn) drawn"
                + part(screens.blank, ", %d blank (of a single colour)")
                + part(screens.withoutControllers, ", %d without the code of the controllers, which crashed")
                + part(notDrawn, ", %d not drawn") + part(impossible, "; %d more cannot be made")
                + (notDrawn + impossible > 0 ? " (--report FILE says why)" : ""),
        ]
        let sampled = screens.found.count { $0.isShown && $0.lacking.hasSampleTexts }
        if sampled > 0 {
            lines.append("with sample texts, because the code sets none: \(sampled) of those drawn")
        }
        let standIns = Set(modules.flatMap { $0.standIns ?? [] }).sorted()
        if !standIns.isEmpty {
            lines.append(
                "missing packages that modules of Maquette replace: " + standIns.joined(separator: ", "))
        }
        let absent = Set(modules.flatMap(\.absentModules)).sorted()
        if !absent.isEmpty {
            lines.append(
                "missing packages whose uses were left out: " + absent.joined(separator: ", ")
                    + " (`preview packages` says how to get them)")
        }
        let lacking = screens.all.count { !$0.lacking.missing.isEmpty }
        if lacking > 0 {
            let pictures =
                lacking == 1
                ? "1 picture needs missing code, which its lower edge names"
                : "\(lacking) pictures need missing code, which their lower edges name"
            lines.append("\(pictures) (and --report)")
        }
        if let first = screens.first, let last = screens.last {
            lines.append(String(format: "first picture after %.1f s, last after %.1f s", first, last))
        }
        let controllers = controllers(screens)
        if !controllers.isEmpty { lines.append(controllers.summary) }
        return lines.joined(separator: "\n")
    }

    private func controllers(_ screens: Screens) -> ControllerCount {
        ControllerCount(projects.ownControllers, screens.all)
    }

    func json(_ screens: Screens) -> JSONValue {
        let modules = projects.flatMap(\.modules).map { module in
            JSONValue.object([
                "module": .string(module.module), "compiles": .bool(module.isCompiled),
                "files": .number(Double(module.files)),
                "adaptedFiles": .number(Double(module.adapted)), "completeFiles": .number(Double(module.completeFiles)),
                "viewFiles": .number(Double(module.viewFiles)),
                "completeViewFiles": .number(Double(module.completeViewFiles)),
                "viewFilesMissingNothing": .number(Double(module.viewFilesMissingNothing)),
                "missingModules": .array(module.absentModules.map(JSONValue.string)),
                "replacedModules": .array((module.standIns ?? []).map(JSONValue.string)),
                "missingFiles": .array(module.missingFiles.map(JSONValue.string)),
                "stubs": .array(module.stubs.map(JSONValue.string)),
                "addedMembers": .array((module.members ?? []).map(JSONValue.string)),
                "stubUses": .array(
                    module.stubUses.map { use in
                        .object([
                            "file": .string(use.path), "line": .number(Double(use.line)), "name": .string(use.name),
                        ])
                    }),
                "leftOut": .array(
                    module.cuts.map { cut in
                        .object([
                            "file": .string(cut.path), "line": .number(Double(cut.line)), "kind": .string(cut.kind),
                            "name": .string(cut.name), "reason": .string(cut.reason),
                        ])
                    }),
            ])
        }
        let list = screens.all.map { screen in
            JSONValue.object([
                "file": .string(screen.file), "line": .number(Double(screen.line)), "name": .string(screen.name),
                "obstacle": screen.obstacle.map(JSONValue.string) ?? .null,
                "picture": screen.picture.map { .string($0.shown) } ?? .null, "isBlank": .bool(screen.isBlank),
                "isOnSheet": .bool(screen.isOnSheet),
                "hasSampleTexts": .bool(screen.lacking.hasSampleTexts),
                "missing": .array(screen.lacking.missing.map(JSONValue.string)),
                "notDrawn": .array(screen.lacking.notDrawn.map(JSONValue.string)),
                "invented": .array(screen.lacking.invented.map(JSONValue.string)),
                "controllers": .array(screen.lacking.controllers.map(JSONValue.string)),
                "crash": screen.lacking.crash.map(JSONValue.string) ?? .null,
                "problem": screen.lacking.problem.map(JSONValue.string) ?? .null,
            ])
        }
        let others = projects.flatMap { $0.withoutScreens ?? [] }
        let starts = Attempt.appStart.failures.map { failure in
            JSONValue.object(["app": .string(failure.name), "reason": .string(failure.words)])
        }
        let seconds = screens.first.flatMap { first in
            screens.last.map { last in
                JSONValue.object(["firstPicture": .number(first), "lastPicture": .number(last)])
            }
        }
        let controllers = controllers(screens)
        return .object([
            "controllers": controllers.json, "resultOfController": controllers.names, "modules": .array(modules),
            "withoutScreens": .array(others.map(JSONValue.string)),
            "failedStarts": .array(starts), "screens": .array(list), "seconds": seconds ?? .null,
        ])
    }
}
