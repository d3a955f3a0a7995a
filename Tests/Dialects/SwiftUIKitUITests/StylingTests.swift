import Foundation
import SwiftUIKitUI
import Testing

/// Looks, said in the same chain as the layout.
@MainActor @Suite struct StylingTests {
    @Test func views() {
        let view = UIView().roundCorners(radius: 5).addBorder(width: 2, color: .red).applyBackgroundColor(.blue)
            .clipsToBounds()
        #expect(view.layer.cornerRadius == 5 && view.layer.borderWidth == 2)
        #expect(view.layer.borderColor == UIColor.red.cgColor)
        #expect(view.backgroundColor == .blue && view.clipsToBounds)
        #expect(!view.clipsToBounds(false).clipsToBounds)
        #expect(UIView().addBorder().layer.borderWidth == 1)
    }

    @Test func hidingAndShowingSetTheAlpha() {
        let view = UIView().hide()
        #expect(view.alpha == 0)
        #expect(view.show(alpha: 0.5).alpha == 0.5 && view.show().alpha == 1)
    }

    @Test func labels() {
        let label = UILabel()
            .style(font: .systemFont(ofSize: 12), textColor: .darkGray, alignment: .center)
            .adjustFontSizeToFitWidth()
            .makeMultiline()
            .enforceBindingSelfSizing(direction: .vertical)
            .applyText("Hello")
        #expect(label.font.pointSize == 12 && label.textColor == .darkGray && label.textAlignment == .center)
        #expect(label.adjustsFontSizeToFitWidth && label.numberOfLines == 0 && label.text == "Hello")
        #expect(label.contentHuggingPriority(for: .vertical) == .required)
        #expect(label.contentCompressionResistancePriority(for: .vertical) == .required)
        #expect(label.contentHuggingPriority(for: .horizontal) != .required)
    }

    @Test func aStyleLeavesWhatItDoesNotName() {
        let label = UILabel().style(textColor: .red).style(alignment: .right)
        #expect(label.textColor == .red && label.textAlignment == .right && label.font.pointSize == 17)
        #expect(!label.adjustFontSizeToFitWidth(false).adjustsFontSizeToFitWidth && label.applyText(nil).text == nil)
    }

    @Test func imageViews() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        // One transparent pixel, as a PNG.
        let pixel =
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="
        try #require(Data(base64Encoded: pixel)).write(to: folder.appendingPathComponent("dot.png"))
        Headless.resources.imageFolders.append(folder)
        defer { Headless.resources.imageFolders.removeLast() }

        let view = UIImageView().clipsToBounds().applyContentMode(.scaleAspectFill).applyImageWithName("dot")
        #expect(view.contentMode == .scaleAspectFill && view.clipsToBounds)
        #expect(view.image?.size == CGSize(width: 1, height: 1))
        #expect(view.applyImageWithName("missing").image == nil)
    }

    @Test func stacks() {
        let views = [UIView(), UIView()]
        let stack = UIStackView().makeVertical(spacing: 10, distribution: .fillEqually, alignment: .center)
            .addArrangedSubviews(views)
        #expect(stack.axis == .vertical && stack.spacing == 10)
        #expect(stack.distribution == .fillEqually && stack.alignment == .center)
        #expect(stack.arrangedSubviews == views)
        stack.makeHorizontal()
        #expect(stack.axis == .horizontal && stack.spacing == 10 && stack.distribution == .fillEqually)
        stack.applySpacing(1).applyDistribution(.equalSpacing).applyAlignment(.bottom)
        #expect(stack.spacing == 1 && stack.distribution == .equalSpacing && stack.alignment == .bottom)
    }
}
