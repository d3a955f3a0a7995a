import MaquetteTesting
import UIKit
import XCTest

/// Assertions as they are written for the popular library: only the import is another.
final class MigratedTests: XCTestCase {
    override func invokeTest() {
        withSnapshotTesting(record: .missing, diffTool: .ksdiff) { super.invokeTest() }
    }

    @MainActor private func page() -> UIViewController {
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        let box = UIView(frame: CGRect(x: 20, y: 60, width: 200, height: 24))
        box.backgroundColor = .systemRed
        controller.view.addSubview(box)
        return controller
    }

    @MainActor func testControllersOnDevices() async {
        let controller = page()
        assertSnapshot(of: controller, as: .image(on: .iPhone13(.portrait), traits: .init(displayScale: 1)))
        assertSnapshot(
            of: controller,
            as: .image(
                on: .iPhoneX, precision: 0.99, perceptualPrecision: 0.98, size: CGSize(width: 300, height: 200),
                traits: .init(traitsFrom: [.init(displayScale: 1), .init(userInterfaceStyle: .dark)])),
            named: "small")
        assertSnapshots(
            of: controller, as: ["phone": .frames(on: .iPhone13Mini), "pad": .frames(on: .iPadMini(.portrait))])
    }

    @MainActor func testViews() async {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
        view.layer.borderWidth = 2
        view.backgroundColor = .orange
        assertSnapshot(
            of: view, as: .image(drawHierarchyInKeyWindow: true, precision: 1, traits: .init(displayScale: 1)),
            named: "box",
            record: false)
        assertSnapshot(of: view, as: .recursiveDescription(traits: .init(displayScale: 1)))
    }
}
