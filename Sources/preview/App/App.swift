import Foundation
import Maquette
import MaquetteWorkers

/// `preview app`: the screens of a project, from its code.
enum App: Subcommand {
    static let name = "app"
    static let summary = "the screens of an app or library, from its code"
    static let usage = ["app PATH [-o FOLDER] [options]"]

    static let options: [Option] =
        [
            .value("-o", "FOLDER", "the folder for pictures (screens)", completion: .files),
            JSONAnswer.option,
            .value("--report", "FILE", "what was built, left out and drawn, as JSON", completion: .files),
            .value("--packages", "FOLDER", "checkouts of packages that it imports", completion: .files),
            .flag("--list", "only build, and list what can be shown"),
            .flag("--documents", "build nothing: only scenes of storyboards without code"),
            .flag("--quiet", "no lines about what the build is at"),
        ] + VariantOptions.options + [
            .flag(
                "--sheet", "one picture, sheet.png, instead of one for each screen: all side by side, with their names"),
            .flag("--outline", "the frames and names of views over the picture"),
            DocumentRequest.strictOption,
        ] + BatchOptions.options

    static let usualFolder = "screens/"

    static let notes = [
        "PATH is a Swift package, an .xcodeproj, an .xcworkspace, or a folder with any of them or with XcodeGen's\n"
            + "project.yml. Its modules are compiled after those that they import; no file is changed. What does not compile here\n"
            + "is cut out in small pieces, so that the rest is still drawn; --report and --format json say what was left out and why.",
        "It shows every #Preview, or else every view, cell and controller that can be made without arguments; every scene of\n"
            + "a storyboard; and the window that a delegate makes. The project's code is built and run in cages, without\n"
            + "network and without your files. If a screen crashes, the others are drawn, and it is drawn without the code of its\n"
            + "controllers, as its storyboard shows it, where that is possible; what a screen lacks is written below it.",
        "Packages and pods in the project's folder are built when something imports them, and so are those that\n"
            + "`preview packages` finds or has fetched, and those in the folder of --packages, one checkout each. Nothing is\n"
            + "fetched unasked: for SnapKit, Kingfisher and others that apps name most, modules of Maquette's stand in; what else\n"
            + "is missing is cut out or replaced by a stub. Views of packages and pods are not shown by themselves: name the\n"
            + "package or Pods.xcodeproj for that.",
        "It needs maquette-sdk, or the toolset that Scripts/toolset makes. Reading Package.swift runs it.\n"
            + "Exit code 2: a screen could not be drawn, or nothing could be built.",
    ]

    static let examples = [
        "app ~/Developer/Cards", "app Cards.xcodeproj -o out --device 'iPhone 16' --appearance light,dark",
    ]

    /// What is wrong with options for whatever project.
    @MainActor static func check(_ arguments: Arguments) throws {
        _ = try JSONAnswer.isWanted(arguments)
        if try ReportPlace(arguments, "--report", inputs: []) != nil, arguments.has("--list") {
            throw Failure("--list draws nothing, so there is no --report of it")
        }
        _ = try VariantOptions.variants(arguments)
        _ = try BatchOptions.limits(arguments)
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
        let report = AppReport(projects, begin: ProjectInputs.begin)
        if arguments.has("--list") {
            try report.list(asJSON: isJSON)
            return .fine
        }
        arguments.supply("-o", [usualFolder])
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
