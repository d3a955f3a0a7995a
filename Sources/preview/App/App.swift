import Foundation
import Maquette
import MaquetteWorkers

/// `preview app`: the screens of a project, from its code.
enum App: Subcommand {
    static let name = "app"
    static let summary = "the screens of an app or library, from its code"
    static let usage = [
        "app PATH [-o FOLDER] [options]", "app PATH --run [--touch STEP …] [-o FILE] [options]",
        "app PATH --walk [-o FOLDER] [options]",
    ]

    static let options: [Option] =
        [
            .value("-o", "FOLDER", "the folder for pictures (screens)", completion: .files),
            JSONAnswer.option,
            .value("--report", "FILE", "write what was built, left out and drawn, as JSON", completion: .files),
            .value(
                "--packages", "FOLDER", "a folder with checkouts of packages that the project imports",
                completion: .files),
            .flag("--list", "build, and only list what can be drawn"),
            .flag("--documents", "build nothing, and draw only scenes of storyboards without code"),
            .flag("--quiet", "print no progress of the build"),
            .flag(
                "--run",
                "start the app, and draw its screen after the steps of --touch, and nothing else (app.png);\n`preview serve` shows the running app in the browser"
            ),
            .flag(
                "--walk",
                "start the app, touch what can be touched, and draw each screen\nthat it comes to, with the way to it in walk.md (walk)"
            ),
            .value("--screens", "NUMBER", "how many screens a walk draws at most (30)"),
            .value("--minutes", "NUMBER", "how long a walk goes on at most (2)"),
        ] + VariantOptions.options + AnimationOptions.options + [
            .flag(
                "--sheet",
                "one picture, sheet.png, instead of one for each screen: all side by side, with their names;\nof a walk a map beside the pictures, with the touches on arrows"
            ),
            .flag("--outline", "the frames and names of views over the picture"),
            DocumentRequest.strictOption,
        ] + BatchOptions.options

    private static let usualFolder = "screens/"
    private static let usualFile = "app.png"

    /// What is written unless `-o` names something else.
    static func usualPlace(_ arguments: Arguments) -> String { runs(arguments) ? usualFile : usualFolder }

    static let notes = [
        "PATH is a Swift package, an .xcodeproj, an .xcworkspace, or a folder with any of them or with XcodeGen's\n"
            + "project.yml. Maquette compiles its modules in the order of their imports, and changes no file. It leaves out\n"
            + "small pieces of code that do not compile here, so that the rest can be drawn; --report and --format json list\n"
            + "them with the reasons.",
        "The command draws every #Preview; in files without one every view, cell and controller that can be made; every\n"
            + "scene of a storyboard; and the window that a delegate makes. Maquette builds and runs the project's code in\n"
            + "cages, without network and without your files. If a screen crashes, the others are still drawn. If possible, the\n"
            + "screen is drawn as its storyboard shows it, without the code of its controllers. Missing code is named below the\n"
            + "picture.",
        "Maquette builds packages and pods in the project's folder when something imports them, as well as those that\n"
            + "`preview packages` finds or has downloaded, and those in the folder of --packages. It downloads nothing by\n"
            + "itself. For some packages, such as RealmSwift and SDWebImage, it has modules of its own. It leaves out code that\n"
            + "uses other missing packages, or replaces their types by stubs. It does not draw the views of packages and pods:\n"
            + "name the package or Pods.xcodeproj for that.",
        "You need maquette-sdk, or the toolset that Scripts/toolset makes. Maquette runs Package.swift to read it.\n"
            + "Exit code 2: a screen could not be drawn, or nothing could be built.",
    ]

    static let examples = [
        "app ~/Developer/Cards", "app Cards.xcodeproj -o out --device 'iPhone 16' --appearance light,dark",
        "app Cards.xcodeproj --run --touch 'tap \"Sign in\"' -o after.png",
    ]

    /// What is wrong with options for whatever project.
    @MainActor static func check(_ arguments: Arguments) throws {
        _ = try JSONAnswer.isWanted(arguments)
        if try ReportPlace(arguments, "--report", inputs: []) != nil, arguments.has("--list") {
            throw Failure("--list draws nothing; leave out --report")
        }
        _ = try VariantOptions.variants(arguments)
        if !runs(arguments), arguments.has("--animate") || arguments.last("--at") != nil {
            throw Failure("--at and --animate are for --run, or for `preview render`")
        }
        _ = try AnimationOptions.film(arguments)
        if runs(arguments) {
            for option in ["--walk", "--list", "--documents", "--sheet"] where arguments.has(option) {
                throw Failure("--run and \(option) exclude each other")
            }
            if arguments.last("--report") != nil { throw Failure("--run writes no report; leave out --report") }
        }
        try WalkRun.check(arguments)
        _ = try BatchOptions.limits(arguments)
    }

    static func walks(_ arguments: Arguments) -> Bool { arguments.has("--walk") }
    static func runs(_ arguments: Arguments) -> Bool { arguments.has("--run") }

    static func limits(_ typed: ArraySlice<Argument>) -> Limits? {
        if let arguments = try? Arguments(typed, options: options), walks(arguments) { return nil }
        return BatchOptions.limits(typed, options)
    }

    static func warm(_ typed: ArraySlice<Argument>) -> WarmProcess? {
        guard let arguments = try? Arguments(typed, options: options), walks(arguments) else { return nil }
        return WalkRun.warm(arguments, typed)
    }

    static func run(_ typed: ArraySlice<Argument>) async throws -> Outcome {
        var arguments = try Arguments(typed, options: options)
        let isJSON = try JSONAnswer.isWanted(arguments)
        guard arguments.rest.count == 1, let word = arguments.rest.first else {
            throw Failure("app needs the path of one project; `preview app --help` shows how")
        }
        let place = try ReportPlace(arguments, "--report", inputs: [])
        let path = FilePath(bytes: word.bytes)
        if let reason = ProjectInputs.failures[path.absolute] { throw Failure(reason) }
        guard let projects = ProjectInputs.built[path.absolute] else {
            throw Failure("\(path.shown): there is no such folder, project or workspace")
        }
        SystemFonts.prepare()
        if walks(arguments) { return try WalkRun(projects, arguments).run(asJSON: isJSON, place) }
        if runs(arguments) {
            arguments.supply("-o", [usualPlace(arguments)])
            let request = try RenderRequest(arguments, for: name, telling: isJSON ? .json : .names)
            return try await RenderRun(request).run()
        }
        let report = AppReport(projects, begin: ProjectInputs.begin)
        if arguments.has("--list") {
            try report.list(asJSON: isJSON)
            return .fine
        }
        arguments.supply("-o", [usualPlace(arguments)])
        let run = try RenderRun(RenderRequest(arguments, telling: isJSON ? .nothing : .names))
        var outcome = try await run.run()
        if report.isNothingBuilt { outcome.worsen(to: .badInput) }
        let screens = report.screens(run.pictures, dates: run.dates, lacking: run.lacking, onSheet: run.onSheet)
        let answer = report.json(screens)
        if isJSON { try JSONAnswer.print(answer) } else { try StandardOutput.print(report.summary(screens)) }
        try place?.write(JSONAnswer.text(answer))
        return outcome
    }
}
