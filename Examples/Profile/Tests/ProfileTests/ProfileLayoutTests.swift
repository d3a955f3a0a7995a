import Testing
import UIKit

#if SWIFT_5_MODE
    import ProfileInSwift5
#else
    import Profile
#endif

/// Frames worked out by hand for an iPhone 16: 393 x 852 points, three pixels each, a safe area of 59 at the top.
///
/// Lines are 1.1934 of their font's size high, rounded up to the pixel: title 2 26 1/3, subheadline 18, headline 20 1/3,
/// caption 1 14 1/3. Two lines of body are 20.287 + 22 = 42 1/3.
@MainActor @Suite struct ProfileLayoutTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    private let controller: ProfileViewController
    private var card: ProfileCardView { controller.card }

    init() {
        controller = ProfileViewController(profile: .ada)
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
    }

    private func expect(
        _ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let frame = view.frame
        let isThere =
            abs(frame.minX - x) < 0.01 && abs(frame.minY - y) < 0.01 && abs(frame.width - width) < 0.01
            && abs(frame.height - height) < 0.01
        #expect(isThere, "\(frame) is not (\(x), \(y), \(width), \(height))", sourceLocation: sourceLocation)
    }

    @Test func theCardHangsBelowTheSafeAreaAndIsAsHighAsItsContent() {
        // 16 + 64 + 12 + 42 1/3 + 12 + 36 2/3 + 16
        expect(card, 16, 75, 361, 199)
        expect(card.content, 16, 16, 329, 167)
    }

    @Test func theNameStandsBesideThePortrait() throws {
        expect(card.header, 0, 0, 329, 64)
        // A symbol of 17 points lies a pixel within the text beside it, above and below.
        expect(card.avatarView, 0, 1.0 / 3, 64, 190.0 / 3)
        // 26 1/3 + 3 + 18 = 47 1/3, in the middle of 64.
        let names = try #require(card.nameLabel.superview)
        expect(names, 76, 25.0 / 3, 253, 142.0 / 3)
        expect(card.nameLabel, 0, 0, 253, 79.0 / 3)
        expect(card.handleLabel, 0, 88.0 / 3, 253, 18)
    }

    @Test func theWordsTakeTwoLines() {
        expect(card.biographyLabel, 0, 76, 329, 127.0 / 3)
    }

    @Test func theFiguresShareTheRow() throws {
        expect(card.figures, 0, 391.0 / 3, 329, 110.0 / 3)
        // (329 - 16) / 3 = 104 1/3
        for (index, figure) in card.figures.arrangedSubviews.enumerated() {
            expect(figure, CGFloat(index) * 337 / 3, 0, 313.0 / 3, 110.0 / 3)
        }
        let figure = try #require(card.figures.arrangedSubviews.last as? FigureView)
        #expect(abs(figure.valueLabel.frame.midX - 313.0 / 6) < 0.34)
        #expect(abs(figure.valueLabel.frame.height - 61.0 / 3) < 0.01)
        #expect(abs(figure.captionLabel.frame.minY - 67.0 / 3) < 0.01)
    }

    @Test func everythingTurnsRoundFromRightToLeft() throws {
        window.traitOverrides.layoutDirection = .rightToLeft
        window.layoutIfNeeded()
        expect(card, 16, 75, 361, 199)
        expect(card.avatarView, 265, 1.0 / 3, 64, 190.0 / 3)
        expect(try #require(card.nameLabel.superview), 0, 25.0 / 3, 253, 142.0 / 3)
        expect(try #require(card.figures.arrangedSubviews.first), 674.0 / 3, 0, 313.0 / 3, 110.0 / 3)
    }

    @Test func largerTextMakesALargerHeader() throws {
        window.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
        window.layoutIfNeeded()
        // Title 2 is 34 points now, subheadline 25: 40 2/3 + 3 + 30.
        #expect(abs(card.header.frame.height - 221.0 / 3) < 0.01)
        #expect(card.nameLabel.font.pointSize == 34)
    }

    @Test func theDarkHasItsOwnColors() throws {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let color = try #require(card.backgroundColor).resolvedColor(with: dark)
        var red: CGFloat = 0
        color.getRed(&red, green: nil, blue: nil, alpha: nil)
        #expect(abs(red - 28.0 / 255) < 0.001)
    }

    @Test func aScreenThatIsGoneLeavesNothingBehind() {
        weak var forgotten: ProfileCardView?
        do {
            let controller = ProfileViewController(
                profile: Profile(name: "A", handle: "a", biography: "", figures: []))
            controller.view.layoutIfNeeded()
            forgotten = controller.card
            #expect(forgotten?.superview === controller.view)
        }
        #expect(forgotten == nil)
    }
}
