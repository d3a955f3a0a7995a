import Foundation
import Maquette
import MaquetteCode
import MaquetteSyntax
import MaquetteWorkers

/// `preview test`: a suite that was written for the simulator, unchanged.
enum TestCommand: Subcommand {
    static let name = "test"
    static let summary = "tests and snapshots that were written for the simulator, unchanged"
    static let usage = ["test PATH [-o FOLDER] [options]"]

    static let options: [Option] =
        [
            .value(
                "-o", "FOLDER", "the folder for the pictures that tests take and the files that they attach",
                completion: .files),
            .value(
                "--report", "FOLDER", "a page with the simulator's pictures, those of this run, and the differences",
                completion: .files),
            JSONAnswer.option,
            .flag("--list", "build, and only list the tests"),
        ] + runOptions

    /// Which tests run, and on what.
    static let runOptions: [Option] =
        [
            .value(
                "--packages", "FOLDER", "a folder with checkouts of packages that the project imports",
                completion: .files),
            .value("--target", "NAME", "only this test target; can be given several times"),
            .value("--only", "NAME", "only tests with this in their names, such as CardTests/testTitle"),
            .flag("--quiet", "print no progress of the build"),
        ] + VariantOptions.options + [
            .value("--timeout", "SECONDS", "how long a test may take, before it counts as crashed (30)"),
            .value("--memory", "SIZE", "how much memory a process with tests may use, as in 500MB (2GB)"),
            CodeOptions.trust,
        ]

    static let notes = [
        "PATH is a Swift package, an .xcodeproj, an .xcworkspace, or a folder with any of them. Maquette compiles its\n"
            + "test targets and the modules that they need; it changes no file. It leaves out small pieces of code that do not\n"
            + "compile here, and reports each test that reaches such a piece.",
        "Tests import XCTest, SnapshotTesting, InlineSnapshotTesting, iOSSnapshotTestCase, FBSnapshotTestCase or\n"
            + "AccessibilitySnapshot. Maquette has modules with these names, which replace those of the packages.",
        "Tests run in a cage, and write nothing into the project: a picture without a reference is a failure. A crash, or\n"
            + "a test that takes longer than --timeout, ends that test; the others still run. A picture counts as made when its\n"
            + "test ended, no code that it needs was left out, and the picture is not blank.",
        "Exit code 1: a test failed or crashed. 2: nothing could be run.",
    ]

    static let examples = [
        "test ~/Developer/Cards --report report", "test Cards.xcodeproj --only CardViewTests --ios 17",
    ]

    /// The processes with tests have limits of their own.
    static func limits(_ arguments: ArraySlice<Argument>) -> Limits? { nil }

    /// The folder that the command line names, for a verb that runs its tests.
    static func project(of arguments: Arguments, for verb: String) throws -> FilePath {
        guard arguments.rest.count == 1, let word = arguments.rest.first else {
            throw Failure("\(verb) needs the path of one project; `preview \(verb) --help` shows how")
        }
        let path = FilePath(bytes: word.bytes)
        if path.kind != .folder {
            throw Failure(
                path.kind == nil
                    ? "\(path.shown): there is no such folder, project or workspace"
                    : "\(path.shown): it is a file; `preview \(verb)` takes the folder of its package or project")
        }
        return path
    }

    static func run(_ typed: ArraySlice<Argument>) async throws -> Outcome {
        let arguments = try Arguments(typed, options: options)
        let isJSON = try JSONAnswer.isWanted(arguments)
        let path = try project(of: arguments, for: name)
        _ = try TestRequest(arguments)
        if let words = TestInputs.failure { throw Failure(words) }
        let report = TestReport(TestInputs.runs, begin: TestInputs.begin)
        if arguments.has("--list") {
            if isJSON { try JSONAnswer.print(report.json) }
            for test in report.tests where !isJSON { try StandardOutput.print(test.name) }
            return .fine
        }
        if let folder = arguments.last("-o") { try report.writePictures(into: FilePath(bytes: folder.bytes)) }
        if let folder = arguments.last("--report") {
            try TestPicturePage.write(TestInputs.runs, into: FilePath(bytes: folder.bytes), of: path)
        }
        if isJSON { try JSONAnswer.print(report.json) } else { try StandardOutput.print(report.text) }
        return report.outcome
    }
}
