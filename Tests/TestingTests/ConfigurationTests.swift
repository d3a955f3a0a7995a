import Foundation
import Testing
import UIKit

@testable import MaquetteTesting

@MainActor @Suite("Configuring snapshots", .serialized)
struct ConfigurationTests {
    let folder: SnapshotFolder

    init() throws { folder = try SnapshotFolder() }

    private func verify(_ text: String) -> String? {
        verifySnapshot(of: text, as: .lines, named: "text", snapshotDirectory: folder.path, testName: "text")
    }

    @Test("an operation decides for the assertions in it") func operation() async {
        let refusal = withSnapshotTesting(record: .never) { verify("a") }
        // The environment is only the default: it cannot overrule the operation.
        #expect(refusal?.contains("recording is off") == true && refusal?.contains("SNAPSHOT_TESTING_RECORD") == false)
        #expect(folder.files.isEmpty)
        _ = verify("a")
        await withSnapshotTesting(record: .failed) {
            await Task.yield()
            _ = verify("b")
        }
        #expect(verify("b") == nil)
    }

    @Test("a trait decides for its test", .snapshots(record: .never)) func trait() {
        #expect(verify("a")?.contains("recording is off") == true)
    }

    /// A switch is 51 by 31 up to iOS 18 and 63 by 28 since iOS 26.
    @Test("a release among the traits decides what controls are like") func release() {
        let traits = UITraitCollection(release: .iOS18)
        let dark = UITraitCollection(traitsFrom: [traits, UITraitCollection(userInterfaceStyle: .dark)])
        #expect(ViewImageConfig.iPhone13.stage(with: dark, size: nil).settings.release == .iOS18)
        #expect(ViewImageConfig.iPhone13.stage(with: UITraitCollection(), size: nil).settings.release == .iOS26)
        func verify(_ traits: UITraitCollection) -> String? {
            let (box, toggle) = (UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), UISwitch())
            toggle.translatesAutoresizingMaskIntoConstraints = false
            box.addSubview(toggle)
            toggle.leadingAnchor.constraint(equalTo: box.leadingAnchor).isActive = true
            toggle.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
            return verifySnapshot(
                of: box, as: .frames(traits: traits), named: "switch", snapshotDirectory: folder.path,
                testName: "release")
        }
        _ = withSnapshotTesting(record: .missing) { verify(traits) }
        #expect(verify(traits) == nil)
        #expect(verify(UITraitCollection()) != nil)
    }

    @Test("the nearest of several decides", .snapshots(record: .never)) func nearest() {
        withSnapshotTesting(record: .missing) { _ = verify("a") }
        #expect(folder.files == ["text.text.txt"])
    }

    @Test("the environment decides where nothing else does, and in words that exist")
    func environment() throws {
        typealias Record = SnapshotTestingConfiguration.Record
        #expect(try Record(environment: [:]) == .missing)
        for mode in [Record.all, .failed, .missing, .never] {
            #expect(try Record(environment: ["SNAPSHOT_TESTING_RECORD": mode.name]) == mode)
        }
        #expect {
            _ = try Record(environment: ["SNAPSHOT_TESTING_RECORD": "nevr"])
        } throws: { error in
            "\(error)".contains("SNAPSHOT_TESTING_RECORD is `nevr`; it takes all, missing, failed or never")
        }
    }

    @Test("what does not match is saved in the folder from the environment, in one named after the test's file")
    func artefacts() {
        let place = SnapshotPlace(
            directory: nil, file: "/App/Tests/ProfileTests.swift", testName: "wide()", name: "dark",
            pathExtension: "png")
        #expect(place.artefacts(environment: ["SNAPSHOT_ARTIFACTS": "/out"]).shown == "/out/ProfileTests")
        #expect(place.path.shown == "/App/Tests/__Snapshots__/ProfileTests/wide.dark.png")
    }

    @Test("a switch that is off leaves the decision to others") func flags() {
        isRecording = true
        #expect(verify("a")?.contains("was recorded") == true)
        #expect(verify("a")?.contains("was recorded") == true)
        isRecording = false
        #expect(verify("a") == nil)
        withSnapshotTesting(record: .never) {
            let message = verifySnapshot(
                of: "b", as: .lines, named: "other", record: Bool?.some(false), snapshotDirectory: folder.path)
            #expect(message?.contains("recording is off") == true)
        }
    }

    @Test("a tool to compare with is named in the message") func tool() {
        _ = verify("a")
        let message = withSnapshotTesting(diffTool: "compare") { verify("b") }
        #expect(message?.contains("compare \"\(folder.path)/text.text.txt\" \"") == true)
    }

    @Test("a failing assertion fails the test that runs") func failing() {
        withKnownIssue {
            assertSnapshot(of: "never there", as: .lines, record: .never)
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains("There is no snapshot at") }
        }
    }

    @Test("an assertion may run anywhere") nonisolated func elsewhere() async throws {
        let message = await Task.detached {
            verifySnapshot(of: 7, as: .description, named: "seven", record: .never, snapshotDirectory: "/nowhere")
        }.value
        #expect(message?.contains("There is no snapshot at /nowhere/") == true)
    }
}
