import Foundation
import MaquetteTesting
import Testing
import UIKit

@MainActor @Suite("Configuring snapshots", .serialized)
struct ConfigurationTests {
    let folder: SnapshotFolder

    init() throws { folder = try SnapshotFolder() }

    private func verify(_ text: String) -> String? {
        verifySnapshot(of: text, as: .lines, named: "text", snapshotDirectory: folder.path, testName: "text")
    }

    @Test("an operation decides for the assertions in it") func operation() async {
        #expect(withSnapshotTesting(record: .never) { verify("a") }?.contains("none was to be recorded") == true)
        #expect(folder.files.isEmpty)
        _ = verify("a")
        await withSnapshotTesting(record: .failed) {
            await Task.yield()
            _ = verify("b")
        }
        #expect(verify("b") == nil)
    }

    @Test("a trait decides for its test", .snapshots(record: .never)) func trait() {
        #expect(verify("a")?.contains("none was to be recorded") == true)
    }

    @Test("the nearest of several decides", .snapshots(record: .never)) func nearest() {
        withSnapshotTesting(record: .missing) { _ = verify("a") }
        #expect(folder.files == ["text.text.txt"])
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
