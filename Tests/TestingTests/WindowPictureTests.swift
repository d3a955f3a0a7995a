import MaquetteFiles
import MaquetteSnapshots
import MaquetteViewModel
import Testing
import UIKit

@testable import MaquetteTesting

/// The windows in which tests of a simulator take pictures.
@MainActor @Suite("Windows of pictures", .serialized)
struct WindowPictureTests {
    private final class Measuring: UIViewController, StatusBarAvoiding {
        var safeTop: CGFloat = 0
        override func viewDidLayoutSubviews() { safeTop = view.safeAreaInsets.top }
    }

    private func safeTop(_ name: String, _ release: SystemRelease, below safeTop: CGFloat) throws -> CGFloat {
        let device = try #require(Headless.Device.named(name))
        return Headless.with {
            $0.device = device
            $0.release = release
        } perform: {
            let config = ViewImageConfig(
                safeArea: UIEdgeInsets(top: safeTop, left: 0, bottom: 34, right: 0),
                size: CGSize(width: 390, height: 844))
            let controller = Measuring()
            _ = WindowPicture(config: config, traits: UITraitCollection(), isInKeyWindow: false).image(of: controller)
            return controller.safeTop
        }
    }

    /// 47 points for an iPhone 13 Pro, 54 in the pictures of fespinoza/sample-json-app, whose tests run in an app; issue 430 of
    /// swift-snapshot-testing has it from iOS 14 on, and not in a package, whose tests have no app.
    @Test("SwiftUI stays below the status bar of the simulator where tests have an app") func statusBar() throws {
        #expect(try safeTop("iPhone 15 Pro", .iOS17, below: 47) == 47)
        let window = UIWindow()
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        #expect(try safeTop("iPhone 15 Pro", .iOS17, below: 47) == 54)
        #expect(try safeTop("iPhone SE (2nd generation)", .iOS17, below: 47) == 47)
        #expect(try safeTop("iPhone 11", .iOS13, below: 20) == 20)
    }

    /// tinder/Layout records `<View; frame = (x: 0, y: 0, width: 375, height: 667)>` for an iPhone 8, and asks each view afterwards whether
    /// its layout is ambiguous.
    @Test("a description is that of the view in its window, whose size it keeps") func description() {
        let controller = UIViewController()
        controller.view = UIView()
        let inside = UIView()
        inside.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(inside)
        NSLayoutConstraint.activate([
            inside.leftAnchor.constraint(equalTo: controller.view.leftAnchor, constant: 50),
            inside.rightAnchor.constraint(equalTo: controller.view.rightAnchor, constant: -50),
            inside.topAnchor.constraint(equalTo: controller.view.topAnchor),
            inside.heightAnchor.constraint(equalToConstant: 10),
        ])
        let picture = WindowPicture(config: .iPhone8, traits: UITraitCollection(), isInKeyWindow: false)
        let frame = picture.text(of: controller) { "\(controller.view.frame.size) \(inside.frame.width)" }
        #expect(frame == "(375.0, 667.0) 275.0")
        #expect(controller.view.frame.size == CGSize(width: 375, height: 667))
        #expect(!inside.hasAmbiguousLayout)
    }

    /// In the pictures of tinder/Layout margins begin at 16 points upright on an iPhone 13 and at 20 on an iPhone 14 Plus, and 63 = 47 + 16
    /// from the side of the iPhone 13 in landscape, whose width is compact.
    @Test("a phone on its side has the margins that it has upright") func margins() {
        func left(_ size: CGSize, _ safeArea: UIEdgeInsets = .zero) -> CGFloat {
            let controller = UIViewController()
            let compact = UITraitCollection {
                $0.horizontalSizeClass = .compact
                $0.verticalSizeClass = size.width > size.height ? .compact : .regular
            }
            var margin: CGFloat = 0
            _ = WindowPicture(
                config: ViewImageConfig(safeArea: safeArea, size: size, traits: compact), traits: UITraitCollection(),
                isInKeyWindow: false
            )
            .text(of: controller) {
                margin = controller.view.layoutMargins.left
                return ""
            }
            return margin
        }
        #expect(left(CGSize(width: 390, height: 844)) == 16)
        #expect(left(CGSize(width: 428, height: 926)) == 20)
        #expect(left(CGSize(width: 844, height: 390), UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)) == 63)
    }

    /// Interface Builder recorded 20 points in views of 600 x 309 on an upright phone (SwiftKickMobile/SwiftMessages, TacoDialogView.xib).
    @Test("a view that is wide on an upright phone is not on its side") func wideViews() {
        let controller = UIViewController()
        controller.view.frame = CGRect(x: 0, y: 0, width: 600, height: 309)
        #expect(controller.view.traitCollection.verticalSizeClass == .regular)
        #expect(controller.systemMinimumLayoutMargins.leading == 20)
    }

    @Test("a view that is left out of a comparison is known in the picture of its window") func ignoring() throws {
        let controller = UIViewController()
        let clock = UIView(frame: CGRect(x: 20, y: 30, width: 40, height: 10))
        clock.accessibilityIdentifier = "clock"
        clock.backgroundColor = .red
        controller.view.addSubview(clock)
        let making = SnapshotInMaking(
            baseline: Baseline(FilePath("/nowhere/clock.png")), fingerprint: try .current(),
            ignoring: ["clock", "date"])
        SnapshotInMaking.current = making
        defer { SnapshotInMaking.current = nil }
        let image = WindowPicture(config: .iPhone8, traits: UITraitCollection(), isInKeyWindow: false)
            .image(of: controller)
        #expect(making.snapshot(of: image).ignored.found == ["clock"])
    }
}
