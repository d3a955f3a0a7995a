import MaquetteViewTestSupport
import Testing
import UIKit

@MainActor @Suite struct ButtonSizeTests {
    private func image(_ width: UInt8, _ height: UInt8) throws -> UIImage {
        try #require(UIImage(data: ImageTests.png(width, height)))
    }

    private func button(_ title: String?, _ size: CGFloat? = nil, type: UIButton.ButtonType = .system) -> UIButton {
        let button = UIButton(type: type)
        button.setTitle(title, for: .normal)
        if let size { button.titleLabel?.font = .systemFont(ofSize: size) }
        return button
    }

    /// What Interface Builder recorded: the line's height rounded up to a point, and 12.
    nonisolated static let recordedHeights: [(size: CGFloat, height: CGFloat)] = [
        (12, 27), (13, 28), (14, 29), (15, 30), (16, 32), (17, 33), (18, 34), (19, 35), (20, 36), (22, 39), (24, 41),
        (25, 42),
    ]

    @Test(arguments: recordedHeights, [1, 2, 3] as [CGFloat])
    func aTitleHasSixPointsOfAirAboveAndBelow(recorded: (size: CGFloat, height: CGFloat), scale: CGFloat) {
        atScale(scale) { #expect(button("Title", recorded.size).intrinsicContentSize.height == recorded.height) }
    }

    /// Recorded in the design tool for the titles that its users leave as they are, in 15 points.
    @Test func widthsAreWholePoints() {
        #expect(button("Button").intrinsicContentSize == CGSize(width: 46, height: 30))
        #expect(button("Toggle").intrinsicContentSize == CGSize(width: 47, height: 30))
    }

    @Test func aButtonIsNoNarrowerThanThirtyPoints() {
        #expect(button("Get", 17).intrinsicContentSize == CGSize(width: 30, height: 33))
        #expect(button(nil).intrinsicContentSize == CGSize(width: 30, height: 30))
        #expect(button(nil, type: .custom).intrinsicContentSize == CGSize(width: 30, height: 34))
    }

    /// Recorded: «Done», 37 by 18 points, within 20 and 10.
    @Test func insetsTakeThePlaceOfTheAir() {
        let done = button("Done")
        done.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
        #expect(done.intrinsicContentSize == CGSize(width: 77, height: 38))
        done.contentEdgeInsets = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
        #expect(done.intrinsicContentSize == CGSize(width: 39, height: 18))
    }

    @Test func insetsOfTitleAndImageDoNotCount() throws {
        let both = button("Button")
        both.setImage(try image(20, 20), for: .normal)
        let size = both.intrinsicContentSize
        both.titleEdgeInsets = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
        both.imageEdgeInsets = UIEdgeInsets(top: 3, left: -9, bottom: 0, right: 9)
        #expect(both.intrinsicContentSize == size)
    }

    /// Recorded for custom buttons, whose font is 18 points: a line of 21.48 points makes 22.
    @Test func anImageHasNoAirButALinesHeightAtLeast() throws {
        let button = UIButton(type: .custom)
        button.setImage(try image(24, 24), for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: 24, height: 24))
        button.setImage(try image(9, 17), for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: 9, height: 22))
        button.setImage(try image(24, 24), for: .normal)
        button.contentEdgeInsets = UIEdgeInsets(top: 11, left: 18, bottom: 11, right: 18)
        #expect(button.intrinsicContentSize == CGSize(width: 60, height: 46))
    }

    @Test func imageAndTitleStandSideBySide() throws {
        let space = button(" ", type: .custom)
        space.setImage(try image(28, 28), for: .normal)
        #expect(space.intrinsicContentSize == CGSize(width: 33, height: 28))
    }

    @Test func aBackgroundAloneGivesItsSize() throws {
        let button = UIButton(type: .custom)
        button.setBackgroundImage(try image(23, 23), for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: 23, height: 23))
    }

    /// Recorded: a line of 22 points within 8 above and below is higher than its background, whose height does not count
    /// on top.
    @Test func insetsAreNotAroundTheBackground() throws {
        let button = button("Track", 18)
        button.contentEdgeInsets = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
        button.setBackgroundImage(try image(100, 30), for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: 100, height: 38))
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 0, bottom: 1, right: 0)
        #expect(button.intrinsicContentSize == CGSize(width: 100, height: 30))
    }

    @Test func buttonsWithASymbolAreAsLargeAsRecorded() {
        #expect(UIButton(type: .contactAdd).intrinsicContentSize == CGSize(width: 20, height: 20))
        #expect(UIButton(type: .detailDisclosure).intrinsicContentSize == CGSize(width: 20, height: 20))
        #expect(UIButton(type: .close).intrinsicContentSize == CGSize(width: 30, height: 30))
    }

    /// Body text is 17, 23 and 28 points: lines of 20.29, 27.45 and 33.41.
    @Test(
        arguments: [
            (UIContentSizeCategory.large, 33), (.extraExtraExtraLarge, 40), (.accessibilityMedium, 46),
        ] as [(UIContentSizeCategory, CGFloat)])
    func aTitleThatFollowsTheTextSizeTakesTheButtonWithIt(category: UIContentSizeCategory, height: CGFloat) {
        Headless.with {
            $0.preferredContentSizeCategory = category
        } perform: {
            let body = button("Body")
            body.titleLabel?.font = .preferredFont(forTextStyle: .body)
            body.titleLabel?.adjustsFontForContentSizeCategory = true
            #expect(body.intrinsicContentSize.height == height)
        }
    }

    @Test func aNewFontAsksForANewLayout() {
        let root = UIView.root(200, 200)
        let title = root.adding(button("Button"))
        title.translatesAutoresizingMaskIntoConstraints = false
        root.layoutIfNeeded()
        expectFrame(title, 0, 0, 46, 30)
        title.titleLabel?.font = .systemFont(ofSize: 20)
        root.layoutIfNeeded()
        #expect(title.frame.height == 36)
    }

    @Test func theFittingSizeIsTheIntrinsicOneWhateverIsOffered() {
        #expect(button("Button").sizeThatFits(CGSize(width: 10, height: 10)) == CGSize(width: 46, height: 30))
    }
}
