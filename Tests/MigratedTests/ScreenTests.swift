import MaquetteTesting
import XCTest

/// A screen in plain UIKit, as an app has it: a box below the safe area.
final class PlainScreen: UIViewController {
    let box = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        box.backgroundColor = .systemRed
        box.accessibilityIdentifier = "box"
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            box.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
            box.widthAnchor.constraint(equalToConstant: 200), box.heightAnchor.constraint(equalToConstant: 24),
        ])
    }
}

/// Assertions as they are written for the popular library: only the import is another.
final class ScreenTests: XCTestCase {
    override func invokeTest() {
        withSnapshotTesting(record: .missing, diffTool: .ksdiff) { super.invokeTest() }
    }

    func testControllerOnDevices() {
        let controller = PlainScreen()
        let oneToOne = UITraitCollection(displayScale: 1)
        assertSnapshot(of: controller, as: .image(on: .iPhone13(.portrait), traits: oneToOne))
        assertSnapshot(
            of: controller,
            as: .image(
                on: .iPhoneX, precision: 0.99, perceptualPrecision: 0.98, size: CGSize(width: 300, height: 200),
                traits: .init(traitsFrom: [oneToOne, .init(userInterfaceStyle: .dark)])),
            named: "small")
        assertSnapshot(
            of: controller, as: .image(on: .iPhoneSe, drawHierarchyInKeyWindow: true, traits: oneToOne),
            named: "key-window", record: false, timeout: 1)
        assertSnapshots(of: controller, as: ["phone": .frames(on: .iPhone13Mini), "pad": .frames(on: .iPadMini)])
        assertSnapshots(of: controller, as: [.frames(on: .iPhone8), .frames(on: .iPhone8(.landscape))])
    }

    func testNavigation() {
        let controller = UITabBarController()
        controller.viewControllers = [
            UINavigationController(rootViewController: PlainScreen()),
            UINavigationController(rootViewController: UIViewController()),
        ]
        assertSnapshot(of: controller, as: .hierarchy)
    }

    func testViews() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
        view.layer.borderWidth = 2
        view.backgroundColor = .orange
        let traits = UITraitCollection(displayScale: 1)
        assertSnapshot(of: view, as: .image(drawHierarchyInKeyWindow: true, precision: 1, traits: traits), named: "box")
        assertSnapshot(of: view.layer, as: .image(traits: traits), named: "box")
        assertSnapshot(of: view, as: .wait(for: 0.01, on: .image(traits: traits)), named: "box")
        assertSnapshot(of: view, as: .recursiveDescription(traits: traits))
    }
}
