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
            .value("-o", "FOLDER", "the folder for the pictures that tests take", completion: .files),
            JSONAnswer.option,
            .value("--packages", "FOLDER", "checkouts of packages that it imports", completion: .files),
            .value("--target", "NAME", "only this target of tests; can be given several times"),
            .value("--only", "NAME", "only tests with this in their names, such as CardTests/testTitle"),
            .flag("--list", "only build, and list the tests"),
            .flag("--quiet", "no lines about what the build is at"),
        ] + VariantOptions.options + [
            .value("--timeout", "SECONDS", "for a test; then it counts as crashed (30)"),
            .value("--memory", "SIZE", "for a process that runs tests, as in 500MB or 4GB (2GB)"),
            BatchOptions.trustOption,
        ]

    static let notes = [
        "PATH is a Swift package, an .xcodeproj, an .xcworkspace, or a folder with any of them. Its targets of tests are compiled\n"
            + "with what they need; no file is changed. What does not compile here is cut out in small pieces, and a test that\n"
            + "comes to such a place says so.",
        "Tests import XCTest, SnapshotTesting, InlineSnapshotTesting, iOSSnapshotTestCase, FBSnapshotTestCase or\n"
            + "AccessibilitySnapshot: modules of Maquette's have these names, and take the place of the packages'.",
        "Tests run in a cage, and write nothing into the project: a picture without a reference is a failure. A crash or a test\n"
            + "that takes longer than --timeout ends that test; the others go on. A picture is *made* when its test ended, all of\n"
            + "its own code ran, and there is something in it.",
        "Exit code 1: a test failed or crashed. 2: nothing could be run.",
    ]

    static let examples = ["test ~/Developer/Cards -o pictures", "test Cards.xcodeproj --only CardViewTests --ios 17"]

    /// The processes with tests have limits of their own.
    static func limits(_ arguments: ArraySlice<Argument>) -> Limits? { nil }

    static func run(_ typed: ArraySlice<Argument>) async throws -> Outcome {
        let arguments = try Arguments(typed, options: options)
        let isJSON = try JSONAnswer.isWanted(arguments)
        guard arguments.rest.count == 1, let word = arguments.rest.first else {
            throw Failure("test needs the path of one project; `preview test --help` shows how")
        }
        let path = FilePath(bytes: word.bytes)
        if path.kind != .folder { throw Failure("\(path.shown): there is no such folder, project or workspace") }
        _ = try TestRequest(arguments)
        if let words = TestInputs.failure { throw Failure(words) }
        let report = TestReport(TestInputs.runs, begin: TestInputs.begin)
        if arguments.has("--list") {
            for test in report.tests { try StandardOutput.print(test.name) }
            return .fine
        }
        if let folder = arguments.last("-o") { try report.writePictures(into: FilePath(bytes: folder.bytes)) }
        if isJSON { try JSONAnswer.print(report.json) } else { try StandardOutput.print(report.text) }
        return report.outcome
    }
}
