import Foundation
import Maquette
import MaquetteCage
import MaquetteCode
import MaquettePackages
import MaquetteWorkers

/// The projects whose tests `preview test` was asked for: built, and run, before this process has a second thread, since it forks the
/// processes in which they run.
@MainActor enum TestInputs {
    struct Run {
        var project: BuiltProject
        /// The configuration of a test plan that has several.
        var configuration: String?
        var results: TestResults
        /// Why nothing of the target was run.
        var problem: String?
        /// Where the target's processes wrote pictures.
        var folder: String
    }

    private(set) static var runs: [Run] = []
    private(set) static var failure: String?
    private(set) static var begin = Date()

    /// Goes on as the host, builds the tests there, and runs them.
    static func prepare(_ arguments: [Argument]) {
        guard let (verb, typed) = Preview.typed(arguments), verb == TestCommand.self || verb == AdoptSnapshots.self,
            typed.rest.count == 1, let word = typed.rest.first
        else { return }
        let path = FilePath(bytes: word.bytes)
        guard path.kind == .folder else { return }
        do {
            let request = try TestRequest(typed)
            try WritablePlaces(arguments).refuseLinks(outOf: ReadablePlaces.project(around: path))
            if let report = typed.last("--report") { try TestOutput.refuseLinks(in: FilePath(bytes: report.bytes)) }
            let toolset = try CodeToolset.find()
            try toolset.goOnAsHost()
            begin = Date()
            let found = ProjectPackages(of: path, named: request.packages, store: Packages.store)
            let packages = try PackagesOfProject(found, named: request.packages, of: path)
            let projects = try BuiltProject.build(
                path.absolute, packages: packages, by: toolset,
                options: ["--tests"] + request.targets.flatMap { ["--target", $0] }
                    + (typed.has("--quiet") ? ["--quiet"] : []))
            for project in projects {
                for tests in PlannedTests.all(of: project) {
                    runs.append(try run(project, tests, request, packages, toolset, around: path))
                }
            }
            if let words = request.nothingFound(in: runs) { throw Failure(words) }
        } catch let failure as Failure {
            self.failure = failure.lines.joined(separator: "\n")
        } catch { failure = "\(error)" }
    }

    private static func run(
        _ project: BuiltProject, _ tests: PlannedTests, _ request: TestRequest, _ packages: PackagesOfProject,
        _ toolset: CodeToolset, around path: FilePath
    ) throws -> Run {
        var run = Run(project: project, configuration: tests.name, results: TestResults(), folder: "")
        guard let image = project.image else {
            run.problem = project.problem
            return run
        }
        let own = FilePath(image).folder
        run.folder = "\(own.shown)/run-\(runs.count)"
        try? FileManager.default.removeItem(atPath: run.folder)
        var name = Array((NSTemporaryDirectory() + "/preview-XXXXXX").utf8CString)
        guard let temporary = mkdtemp(&name).map({ String(cString: $0) }) else {
            throw Failure("a folder for temporary files cannot be made in \(NSTemporaryDirectory())")
        }
        defer { try? FileManager.default.removeItem(atPath: temporary) }
        let places =
            ReadablePlaces.project(around: path) + packages.places + [Cage.Place(own.shown)]
        var cage = CodeSandbox.cage(temporary: temporary, project: places, toolset: toolset)
        cage.isClosed = try CodeSandbox.areWallsUp()
        var process = TestProcess(
            project.compiled(for: project.tests?.first), cage: cage, folder: run.folder,
            environment: tests.environment, arguments: tests.arguments, mostSeconds: request.seconds,
            mostBytes: request.bytes)
        let setUp = {
            Headless.settings = Headless.settings.applying(request.settings)
            Headless.systemVersion = request.systemVersion
        }
        listing: while true {
            switch try process.run(nil, setUp: setUp, tell: { run.results.take($0) }) {
            case .neverBegan(let words): throw Failure(words)
            case .died(let words):
                // A specification that crashes before its examples are known costs no others.
                guard let type = run.results.blameClass(words) else {
                    run.problem = "its tests cannot be listed: \(words)"
                    return run
                }
                process.leftOut.append(type)
            case .done: break listing
            }
        }
        run.results.keep { request.isWanted($0) && tests.has($0) }
        run.results.skip(because: "the test plan leaves it out") { !tests.selects($0) }
        guard !request.isList else { return run }
        Attempt.prepare()
        // A crash or a hang costs its test.
        while case let waiting = run.results.waiting, !waiting.isEmpty {
            StandardError.say("\(project.project): running \(waiting.count) test\(waiting.count == 1 ? "" : "s")")
            switch try process.run(waiting, setUp: setUp, tell: { run.results.take($0) }) {
            case .neverBegan(let words): throw Failure(words)
            case .done: if run.results.waiting.count == waiting.count { run.results.giveUp("it was not run") }
            case .died(let words):
                if let type = run.results.blameClass(words) {
                    process.leftOut.append(type)
                    continue
                }
                // The app that the tests are in does without its start from now on.
                if let failure = Attempt.appStart.note(nil).first {
                    let what =
                        failure.name.hasSuffix(".window")
                        ? "the first screen of its app cannot be shown" : "its app does not start"
                    StandardError.say("\(project.project): \(what), so its tests run without it: \(words)")
                    continue
                }
                if !run.results.blame(words), run.results.waiting.count == waiting.count {
                    run.results.giveUp(words)
                }
            }
        }
        return run
    }
}

/// What `preview test` was asked for.
@MainActor struct TestRequest {
    let packages: FilePath?
    let settings: Headless.Overrides
    /// `17.5`, where `--ios` says so much.
    let systemVersion: String?
    let seconds: Double
    let bytes: Int
    let isList: Bool
    /// The test targets that are built; all if it is empty.
    let targets: [String]
    private let only: [String]

    init(_ arguments: Arguments) throws {
        _ = try JSONAnswer.isWanted(arguments)
        packages = arguments.last("--packages").map { FilePath(bytes: $0.bytes).absolute }
        if let packages, packages.kind != .folder { throw Failure("\(packages.shown): there is no such folder") }
        if let folder = arguments.last("-o").map({ FilePath(bytes: $0.bytes) }), folder.kind ?? .folder != .folder {
            throw Failure("\(folder.shown): it is no folder, which the pictures of -o need")
        }
        if let folder = arguments.last("--report").map({ FilePath(bytes: $0.bytes) }), folder.kind ?? .folder != .folder
        {
            throw Failure("\(folder.shown): it is no folder, which the page of --report needs")
        }
        let variants = try VariantOptions.variants(arguments)
        guard variants.count == 1, let variant = variants.first else {
            throw Failure("tests run on one device in one look: give each option once")
        }
        // An option says more than a variable, which may be meant for other tests.
        let asked = try TestRunSettings(environment: ProcessInfo.processInfo.environment)
        var chosen = variant.settings
        chosen.device = chosen.device ?? asked.device
        chosen.release = chosen.release ?? asked.release
        settings = chosen
        systemVersion = arguments.last("--ios").map { SystemRelease.fullVersion($0.text) } ?? asked.systemVersion
        let limits = try BatchOptions.limits(arguments)
        (seconds, bytes) = (limits.seconds, limits.bytes)
        isList = arguments.has("--list")
        targets = arguments.all("--target").map(\.text)
        only = arguments.all("--only").map(\.text)
    }

    /// Where no test has what was asked for in its name.
    func nothingFound(in runs: [TestInputs.Run]) -> String? {
        guard !only.isEmpty, runs.allSatisfy({ $0.problem == nil && $0.results.tests.isEmpty }) else { return nil }
        return "no test has `\(only.joined(separator: "` or `"))` in its name; --list prints all"
    }

    /// Whether a test is asked for: `CardTests`, `CardTests/testTitle`, or any part of its name.
    func isWanted(_ name: String) -> Bool { only.isEmpty || only.contains { name.contains($0) } }
}
