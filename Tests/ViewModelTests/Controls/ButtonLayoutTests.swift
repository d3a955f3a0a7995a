import MaquetteViewTestSupport
import Testing
import UIKit

/// Titles are 46 by 18 points, as recorded for «Button» in 15 points; images are 20 by 20.
@MainActor @Suite struct ButtonLayoutTests {
    private func button(image: Bool = false, title: Bool = true) throws -> UIButton {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        if title { button.setTitle("Button", for: .normal) }
        if image { button.setImage(UIImage(data: ImageTests.png(20, 20)), for: .normal) }
        return button
    }

    private func expect(
        _ view: UIView?, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let view = try #require(view, sourceLocation: sourceLocation)
        view.superview?.layoutIfNeeded()
        expectFrame(view, x, y, width, height, sourceLocation: sourceLocation)
    }

    @Test func aTitleIsCentred() throws {
        let button = try button()
        try expect(button.titleLabel, 27, 11, 46, 18)
    }

    @Test func imageAndTitleAreCentredTogether() throws {
        let button = try button(image: true)
        try expect(button.imageView, 17, 10, 20, 20)
        try expect(button.titleLabel, 37, 11, 46, 18)
    }

    @Test func theImageComesFirstInReadingOrder() throws {
        let button = try button(image: true)
        button.semanticContentAttribute = .forceRightToLeft
        try expect(button.titleLabel, 17, 11, 46, 18)
        try expect(button.imageView, 63, 10, 20, 20)
    }

    @Test(
        arguments: [
            (UIControl.ContentHorizontalAlignment.left, 0), (.leading, 0), (.right, 54), (.trailing, 54), (.center, 27),
        ] as [(UIControl.ContentHorizontalAlignment, CGFloat)])
    func theTitleStandsWhereTheAlignmentSays(alignment: UIControl.ContentHorizontalAlignment, x: CGFloat) throws {
        let button = try button()
        button.contentHorizontalAlignment = alignment
        try expect(button.titleLabel, x, 11, 46, 18)
    }

    @Test(
        arguments: [
            (UIControl.ContentVerticalAlignment.top, 0), (.bottom, 22), (.center, 11),
        ] as [(UIControl.ContentVerticalAlignment, CGFloat)])
    func upAndDownToo(alignment: UIControl.ContentVerticalAlignment, y: CGFloat) throws {
        let button = try button()
        button.contentVerticalAlignment = alignment
        try expect(button.titleLabel, 27, y, 46, 18)
    }

    /// The well-known trick: opposite insets move a part, by half of what they differ.
    @Test func oppositeInsetsMoveImageAndTitleApart() throws {
        let button = try button(image: true)
        button.imageEdgeInsets = UIEdgeInsets(top: 0, left: -5, bottom: 0, right: 5)
        button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: -5)
        try expect(button.imageView, 12, 10, 20, 20)
        try expect(button.titleLabel, 42, 11, 46, 18)
    }

    @Test func atTheLeftAnInsetMovesByAllOfIt() throws {
        let button = try button()
        button.contentHorizontalAlignment = .left
        button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8)
        button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 0)
        try expect(button.titleLabel, 12, 11, 46, 18)
    }

    @Test func aTitleThatDoesNotFitTakesWhatThereIsAndIsCutInTheMiddle() throws {
        let button = try button(image: true)
        button.frame.size.width = 50
        try expect(button.titleLabel, 20, 11, 30, 18)
        #expect(button.titleLabel?.lineBreakMode == .byTruncatingMiddle)
        let report = try #require(button.titleLabel.flatMap { Headless.report(on: $0) })
        #expect(report.isTruncated)
    }

    @Test func filledImagesTakeTheWholeButton() throws {
        let button = try button(image: true, title: false)
        button.contentHorizontalAlignment = .fill
        button.contentVerticalAlignment = .fill
        try expect(button.imageView, 0, 0, 100, 40)
    }

    @Test func aBackgroundImageFillsTheButtonBehindTheRest() throws {
        let button = try button(image: true)
        button.setBackgroundImage(UIImage(data: ImageTests.png(4, 4)), for: .normal)
        button.layoutIfNeeded()
        try expect(button.subviews.first, 0, 0, 100, 40)
        #expect(Array(button.subviews.dropFirst()) == [button.imageView, button.titleLabel])
    }

    /// The ascender of 15 points is 14.28, on the pixels of a 3x screen 14.333 below the title's top at 11.
    @Test func theBaselineIsTheTitles() throws {
        let root = UIView.root(200, 100)
        let button = root.adding(try button())
        button.translatesAutoresizingMaskIntoConstraints = false
        let line = root.adding(UIView.constrained())
        NSLayoutConstraint.activate([
            button.topAnchor.constraint(equalTo: root.topAnchor), button.heightAnchor.constraint(equalToConstant: 40),
            line.topAnchor.constraint(equalTo: button.firstBaselineAnchor),
            line.bottomAnchor.constraint(equalTo: button.lastBaselineAnchor, constant: 1),
        ])
        root.layoutIfNeeded()
        #expect(abs(line.frame.minY - 25 - 1 / 3) < 1e-4)
        #expect(line.frame.height == 1)
    }

    /// Apple: the first baseline is that of the topmost line, the last one that of the bottommost. Of one line they are one, and titles in the
    /// middle of buttons with equal tops are level only where the heights are equal.
    @Test func theFirstAndTheLastBaselineOfATitleAreOne() throws {
        let root = UIView.root(200, 100)
        let buttons = try (0..<2).map { _ in root.adding(try button()) }
        for view in buttons { view.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate([
            buttons[0].topAnchor.constraint(equalTo: root.topAnchor),
            buttons[0].heightAnchor.constraint(equalToConstant: 60),
            buttons[1].topAnchor.constraint(equalTo: buttons[0].topAnchor),
            buttons[1].lastBaselineAnchor.constraint(equalTo: buttons[0].firstBaselineAnchor),
            buttons[0].lastBaselineAnchor.constraint(equalTo: buttons[1].firstBaselineAnchor),
        ])
        root.layoutIfNeeded()
        #expect(buttons.map(\.frame.height) == [60, 60])
    }

    /// Apple's `UIButton(type:)` gives these the size of their symbol; Interface Builder records it.
    @Test(arguments: [UIButton.ButtonType.infoLight, .infoDark, .contactAdd, .detailDisclosure])
    func buttonsWithASymbolComeSizedToFit(type: UIButton.ButtonType) {
        #expect(UIButton(type: type).bounds.size == CGSize(width: 20, height: 20))
        #expect(UIButton(type: .system).bounds.size == .zero)
    }

    @Test func anOverrideMovesTheTitle() throws {
        final class Shifted: UIButton {
            override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
                super.titleRect(forContentRect: contentRect).offsetBy(dx: 3, dy: -2)
            }
        }
        let button = Shifted(type: .system)
        button.setTitle("Button", for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        try expect(button.titleLabel, 30, 9, 46, 18)
    }
}
