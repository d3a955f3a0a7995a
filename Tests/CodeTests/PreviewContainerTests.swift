import DeveloperToolsSupport
import Maquette
import Testing
import UIKit
import _Testing_UIKit

@testable import MaquetteCode

/// Where a preview's view is in its container. An iPhone 16 has 393 x 852 points, of which 59 at the top and 34 at the bottom
/// are outside of the safe area (Apple's layout guides for the device).
@MainActor @Suite struct PreviewContainerTests {
    private final class Plate: UIView {
        override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 30) }
    }

    private let phone = Stage(device: .iPhone16, room: .screen)

    @Test func `A view fills the safe area of the device`() throws {
        let view = UIView()
        try phone.show(PreviewController(showing: view)) { _ in
            #expect(view.frame == CGRect(x: 0, y: 59, width: 393, height: 852 - 59 - 34))
        }
    }

    /// SwiftUI takes a hugging of 750 and more for a wish to be as large as the content.
    @Test(arguments: [(749 as Float, 393 as CGFloat), (750, 40)])
    func `A view that hugs its content stays as large as that, in the middle`(hugging: Float, width: CGFloat) throws {
        let plate = Plate()
        plate.setContentHuggingPriority(UILayoutPriority(hugging), for: .horizontal)
        plate.setContentHuggingPriority(.required, for: .vertical)
        try phone.show(PreviewController(showing: plate)) { shown in
            #expect(plate.frame.size == CGSize(width: width, height: 30))
            let middle = CGFloat(59 + (852 - 59 - 34) / 2.0)
            #expect(abs(plate.frame.midY - middle) <= 0.5)
            #expect(abs(plate.frame.midX - CGFloat(196.5)) <= 0.5)
            #expect(shown.size == CGSize(width: 393, height: 852))
        }
    }

    /// Apple's default layout is a container of the device's size, and 200 words need more than one line of 393 points.
    @Test func `A text of many lines stays on the screen, and is broken at its edge`() throws {
        let label = Self.longText()
        try phone.show(PreviewController(showing: label)) { shown in
            #expect(label.frame.minX == 0 && label.frame.width == 393)
            #expect(label.frame.minY >= 59 && label.frame.maxY <= 852 - 34)
            #expect((Headless.report(on: label)?.lines.count ?? 0) > 5)
            #expect(shown.problems.isEmpty)
        }
    }

    /// The same where it hugs its content, which wants one line, and in stack views, which pass the wish on.
    @Test(arguments: [751 as Float, 1000]) func `A text that hugs its content is no wider than the screen`(
        _ hugging: Float
    ) throws {
        let label = Self.longText()
        label.setContentHuggingPriority(UILayoutPriority(hugging), for: .horizontal)
        let stack = UIStackView(arrangedSubviews: [label])
        stack.axis = .vertical
        try phone.show(PreviewController(showing: stack)) { _ in
            #expect(stack.frame.minX >= 0 && stack.frame.maxX <= 393)
            #expect(label.frame.width <= 393)
        }
    }

    @Test func `What an author requires is larger than its container, and in the middle of it`() throws {
        let wide = UIView()
        wide.widthAnchor.constraint(equalToConstant: 500).isActive = true
        try phone.show(PreviewController(showing: wide)) { shown in
            #expect(wide.frame.width == 500)
            #expect(abs(wide.frame.midX - CGFloat(196.5)) <= 0.5)
            #expect(shown.problems.isEmpty)
        }
        let fitting = UIView()
        fitting.widthAnchor.constraint(equalToConstant: 500).isActive = true
        fitting.heightAnchor.constraint(equalToConstant: 20).isActive = true
        try size(of: fitting) { #expect($0 == CGSize(width: 500, height: 20)) }
    }

    @Test func `A text is broken in a container of a given size, too`() throws {
        let label = Self.longText()
        let stage = Stage(device: .iPhone16, room: .size(width: 320, height: 480))
        try stage.show(CenteringView(around: label)) { _ in
            #expect(label.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
        }
    }

    /// `.sizeThatFitsLayout` of a controller: a text is broken at the edge of the device, and a view that wants nothing has the size that
    /// is offered.
    @Test func `A controller is as large as its content when it is offered the device's size`() throws {
        let stage = Stage(device: .iPhone16, room: .fitting())
        let (titled, plain) = (UIViewController(), UIViewController())
        let label = Self.longText()
        label.translatesAutoresizingMaskIntoConstraints = false
        titled.view.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: titled.view.topAnchor),
            label.bottomAnchor.constraint(equalTo: titled.view.bottomAnchor),
            label.leadingAnchor.constraint(equalTo: titled.view.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: titled.view.trailingAnchor),
        ])
        func scene(_ controller: UIViewController) -> BuiltScene {
            var scene = BuiltScene(root: .controller(controller))
            scene.offeredSize = CGSize(width: 393, height: 852)
            return scene
        }
        try stage.show(scene(titled)) { shown in
            #expect(shown.size.width == 393)
            // Some 50 points a word, of which 8 fit into a line of 20 points.
            #expect(shown.size.height > 15 * 20 && label.frame.size == shown.size)
        }
        try stage.show(scene(plain)) { #expect($0.size == CGSize(width: 393, height: 852)) }
    }

    private static func longText() -> UILabel {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = String(repeating: "word ", count: 200)
        return label
    }

    @Test func `A container that fits has the size of the content`() throws {
        try size(of: Plate()) { #expect($0 == CGSize(width: 40, height: 30)) }
        try size(of: UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))) {
            #expect($0 == CGSize(width: 100, height: 50))
        }
    }

    @Test func `A text that is wider than the device is broken there`() throws {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = String(repeating: "words ", count: 30)
        try size(of: label) {
            #expect($0.width <= 393)
            // Three lines of 17 points at least, for some 30 words of 45 points.
            #expect($0.height >= 3 * 17)
        }
    }

    @Test func `What has no size gets what is offered, and a cell the width`() throws {
        try size(of: UIView()) { #expect($0 == CGSize(width: 393, height: 852)) }
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        try size(of: cell, fillsWidth: true) {
            #expect($0.width == 393)
            #expect((50...54).contains($0.height))
        }
    }

    @Test func `A given size stays, and the view fills it`() throws {
        let view = UIView()
        let stage = Stage(device: .iPhone16, room: .size(width: 320, height: 80))
        try stage.show(CenteringView(around: view)) { shown in
            #expect(shown.size == CGSize(width: 320, height: 80))
            #expect(view.frame == CGRect(x: 0, y: 0, width: 320, height: 80))
        }
    }

    private func size(of view: UIView, fillsWidth: Bool = false, _ check: (CGSize) -> Void) throws {
        let stage = Stage(device: .iPhone16, room: .fitting())
        try stage.show(FittingView(around: view, fillsWidth: fillsWidth)) { shown in
            check(shown.size)
            #expect(view.frame == CGRect(origin: .zero, size: shown.size))
        }
    }
}
