import Foundation
import Maquette
import MaquetteTesting
import Testing
import UIKit

/// The calls are those of AccessibilitySnapshot's README and of its own tests.
@MainActor @Suite struct AccessibilityStrategyTests {
    private func picture(_ strategy: Snapshotting<UIView, UIImage>, of view: UIView) -> UIImage {
        var image = UIImage()
        strategy.snapshot(view).run { image = $0 }
        return image
    }

    private var view: UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.backgroundColor = .white
        let label = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 20))
        label.text = "Hello World"
        label.textColor = .red
        view.addSubview(label)
        return view
    }

    @Test func `The README's examples: a legend, with points always or never`() {
        let plain = picture(.image, of: view)
        let legend = picture(.accessibilityImage, of: view)
        #expect(plain.size.width == 200 && legend.size.width > 400)
        let always = picture(.accessibilityImage(showActivationPoints: .always), of: view)
        let never = picture(.accessibilityImage(showActivationPoints: .never), of: view)
        #expect(always.pngData() != never.pngData())
    }

    @Test func `Its other options: colours, grey or not, words for Voice Control, bold text`() {
        let usual = picture(.accessibilityImage(), of: view).pngData()
        #expect(picture(.accessibilityImage(markerColors: [.red, .green, .blue]), of: view).pngData() != usual)
        #expect(picture(.accessibilityImage(useMonochromeSnapshot: false), of: view).pngData() != usual)
        let bold = picture(
            .accessibilityImage(traits: UITraitCollection(legibilityWeight: .bold), assistance: .reduceMotion), of: view
        )
        #expect(bold.pngData() != usual)
        #expect(picture(.accessibilityImage(drawHierarchyInKeyWindow: true), of: view).pngData() == usual)
        #expect(picture(.imageWithSmartInvert, of: view).pngData() != picture(.image, of: view).pngData())
    }

    // A label takes no touches, a button does, and an empty one paints nothing.
    @Test func `Where touches go is coloured`() {
        func targets(_ takesTouches: Bool?) -> Data? {
            let board = view
            if let takesTouches {
                let button = UIButton(frame: CGRect(x: 50, y: 50, width: 80, height: 40))
                button.isUserInteractionEnabled = takesTouches
                board.addSubview(button)
            }
            return picture(.imageWithHitTargets(useMonochromeSnapshot: false), of: board).pngData()
        }
        #expect(targets(false) == targets(nil))
        #expect(targets(true) != targets(nil))
    }

    @Test func `The elements as text`() {
        var text = ""
        Snapshotting<UIView, String>.accessibilityElements.snapshot(view).run { text = $0 }
        #expect(text == "1  Hello World")
        let controller = UIViewController()
        controller.view.addSubview(view)
        Snapshotting<UIViewController, String>.accessibilityElements.snapshot(controller).run { text = $0 }
        #expect(text == "1  Hello World")
    }
}
