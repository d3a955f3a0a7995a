#if os(Linux)
    import MaquetteTesting
    import Traditional
    import XCTest

    /// Snapshots with XCTest, as test cases have taken them for years.
    final class MeterSnapshotTests: XCTestCase {
        func testHalfFull() {
            let controller = MeterViewController(title: "Meter")
            controller.loadViewIfNeeded()
            controller.meter.value = 0.5
            assertSnapshot(of: controller, as: .image(on: .iPhoneSe))
            assertSnapshot(of: controller.meter, as: .image(size: CGSize(width: 280, height: 28)), named: "alone")
        }
    }
#endif
