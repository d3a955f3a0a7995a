import MaquetteTesting
import XCTest

/// Tests as iOSSnapshotTestCase runs them: a baseline of the same view passes, one of another view fails.
final class VerifiedViewTests: FBSnapshotTestCase {
    private var failures: [String]?

    override func recordFailure(
        withDescription description: String, inFile file: String, atLine line: Int, expected: Bool
    ) {
        if failures != nil {
            failures?.append(description)
        } else {
            super.recordFailure(withDescription: description, inFile: file, atLine: line, expected: expected)
        }
    }

    /// What a test that runs `body` fails with.
    private func failures(_ body: () -> Void) -> [String] {
        failures = []
        defer { failures = nil }
        body()
        return failures ?? []
    }

    private func card(_ color: UIColor) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
        view.backgroundColor = .white
        let button = UIButton(frame: CGRect(x: 20, y: 15, width: 80, height: 30))
        button.backgroundColor = color
        button.accessibilityLabel = "Buy"
        view.addSubview(button)
        return view
    }

    func testViews() {
        // Upstream, identifiers are optional, and code hands them on as that.
        let identifier: String? = "card"
        FBSnapshotVerifyView(card(.red), identifier: identifier)
        XCTAssertEqual(failures { FBSnapshotVerifyView(card(.blue), identifier: "card") }.count, 1)
        // A step of 6 in 255 of one colour can hardly be seen.
        let nearly = UIColor(red: 249.0 / 255, green: 0, blue: 0, alpha: 1)
        XCTAssertEqual(failures { FBSnapshotVerifyView(card(nearly), identifier: "card") }.count, 1)
        FBSnapshotVerifyView(card(nearly), identifier: "card", perPixelTolerance: 0.05)
        // However many pixels may differ, a whole button may not.
        XCTAssertEqual(
            failures { FBSnapshotVerifyView(card(.blue), identifier: "card", overallTolerance: 0.5) }.count, 1)
    }

    func testLegends() {
        SnapshotVerifyAccessibility(card(.red), identifier: "legend")
        let other = card(.red)
        other.subviews[0].accessibilityLabel = "Sell"
        XCTAssertEqual(failures { SnapshotVerifyAccessibility(other, identifier: "legend") }.count, 1)
    }

    func testInvertedColors() {
        SnapshotVerifyWithInvertedColors(card(.red), identifier: "inverted")
        XCTAssertEqual(failures { SnapshotVerifyWithInvertedColors(card(.blue), identifier: "inverted") }.count, 1)
    }

    func testHitTargets() {
        SnapshotVerifyWithHitTargets(card(.red), identifier: "targets")
        let other = card(.red)
        other.subviews[0].isUserInteractionEnabled = false
        XCTAssertEqual(failures { SnapshotVerifyWithHitTargets(other, identifier: "targets") }.count, 1)
    }

    func testNothingIsComparedWhileRecording() {
        // Whatever lies there is written anew and the test fails, so that nobody leaves the flag on.
        recordMode = true
        XCTAssertEqual(failures { FBSnapshotVerifyView(card(.green), identifier: "recorded") }.count, 1)
        recordMode = false
        FBSnapshotVerifyView(card(.green), identifier: "recorded")
    }
}
