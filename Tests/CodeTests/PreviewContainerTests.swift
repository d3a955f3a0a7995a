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
