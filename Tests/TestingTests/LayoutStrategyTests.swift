import Foundation
import MaquetteTesting
import Testing
import UIKit

/// The strategy `.layout`, held against pictures that were recorded with other letters or at other places.
@MainActor struct LayoutStrategyTests {
    let folder: SnapshotFolder

    init() throws { folder = try SnapshotFolder() }

    private func card(x: CGFloat = 8, weight: UIFont.Weight = .regular, width: CGFloat = 120) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 40))
        view.backgroundColor = .white
        let label = UILabel(frame: CGRect(x: x, y: 8, width: 100, height: 24))
        (label.text, label.font) = ("Hello there", .systemFont(ofSize: 17, weight: weight))
        view.addSubview(label)
        return view
    }

    private func verify(_ view: UIView, as strategy: Snapshotting<UIView, UIImage>) -> String? {
        verifySnapshot(
            of: view, as: strategy, named: "card", record: .missing, snapshotDirectory: folder.path, testName: "card()")
    }

    @Test func `Passes with other letters at the same place`() {
        #expect(verify(card(weight: .medium), as: .image)?.contains("was recorded") == true)
        #expect(verify(card(), as: .image) != nil)
        #expect(verify(card(), as: .layout) == nil)
    }

    @Test func `Says what is elsewhere`() throws {
        _ = verify(card(x: 11), as: .layout)
        let message = try #require(verify(card(), as: .layout))
        #expect(message.contains("the layout differs in one place"), "\(message)")
        #expect(message.contains(#"the text "Hello there" begins 3 points too far left"#), "\(message)")
    }

    @Test func `A picture of another size cannot be compared`() throws {
        _ = verify(card(width: 121), as: .layout)
        // Three pixels for each point, as on every iPhone with a screen of this kind.
        let message = try #require(verify(card(), as: .layout))
        #expect(
            message.contains("cannot be compared: the picture is 360 x 120 pixels instead of 363 x 120"), "\(message)")
    }

    @Test func `Compares images by itself, too`() throws {
        let diffing = Snapshotting<UIView, UIImage>.layout.diffing
        func image(_ view: UIView) -> UIImage {
            UIGraphicsImageRenderer(bounds: view.bounds).image { view.layer.render(in: $0.cgContext) }
        }
        #expect(diffing.diff(image(card(weight: .medium)), image(card())) == nil)
        let (message, _) = try #require(diffing.diff(image(card(x: 11)), image(card())))
        #expect(message.contains("begins 3 points too far left"), "\(message)")
    }
}
