import Testing
import UIKit

@MainActor @Suite struct ButtonStateTests {
    @Test func whatIsNotSetForAStateIsTakenFromTheNormalOne() {
        let button = UIButton()
        button.setTitle("Play", for: .normal)
        button.setTitle("Pause", for: .selected)
        #expect(button.title(for: .disabled) == "Play")
        button.isSelected = true
        #expect(button.currentTitle == "Pause")
        #expect(button.titleLabel?.text == "Pause")
        button.isHighlighted = true
        #expect(button.currentTitle == "Play")
        button.setTitle("Pausing", for: [.selected, .highlighted])
        #expect(button.titleLabel?.text == "Pausing")
    }

    @Test func theTitleOfAStateIsWhatTheSizeIsOf() {
        let button = UIButton(type: .system)
        button.setTitle("Button", for: .normal)
        button.setTitle("", for: .selected)
        button.isSelected = true
        #expect(button.intrinsicContentSize.width == 30)
        button.isSelected = false
        #expect(button.intrinsicContentSize.width == 46)
    }

    @Test func anAttributedTitleGoesBeforeAPlainOne() {
        let button = UIButton(type: .system)
        button.setTitle("Plain", for: .normal)
        button.setAttributedTitle(
            NSAttributedString(string: "Rich", attributes: [.font: UIFont.systemFont(ofSize: 20)]), for: .normal)
        #expect(button.titleLabel?.text == "Rich")
        #expect(button.intrinsicContentSize.height == 36)
        button.setAttributedTitle(nil, for: .normal)
        #expect(button.titleLabel?.text == "Plain")
    }

    /// Without an image of its own a state shows the normal one, adjusted (Apple's documentation of `adjustsImageWhenDisabled`); what
    /// was set for the state is drawn as it is, in pictures of iOS 26.
    @Test func onlyABorrowedImageIsDimmed() throws {
        let size = CGSize(width: 4, height: 4)
        let image = UIGraphicsImageRenderer(size: size).image { $0.fill(CGRect(origin: .zero, size: size)) }
        let button = UIButton(type: .custom)
        button.setImage(image, for: .normal)
        button.isEnabled = false
        #expect(button.imageView?.alpha == 0.5)
        button.setImage(image, for: .disabled)
        #expect(button.imageView?.alpha == 1)
        button.isEnabled = true
        button.isHighlighted = true
        let pressed = try #require(button.imageView).alpha
        #expect(abs(pressed - 0.6) < 1e-6)
        button.setImage(image, for: .highlighted)
        #expect(button.imageView?.alpha == 1)
    }

    @Test func titlesTakeTheTintAndCustomOnesAreWhite() {
        let system = UIButton(type: .system)
        #expect(system.currentTitleColor == .systemBlue)
        system.tintColor = .systemRed
        #expect(system.currentTitleColor == .systemRed)
        #expect(UIButton(type: .custom).currentTitleColor == .white)
    }

    @Test func aColourOfOnesOwnHoldsEvenWhileDisabled() {
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        button.isEnabled = false
        #expect(button.currentTitleColor != .systemBlue)
        button.setTitleColor(.systemPurple, for: .normal)
        #expect(button.titleLabel?.textColor == .systemPurple)
    }

    @Test func aTintFurtherUpReachesTheTitle() {
        let root = UIView.root(100, 100)
        let button = root.adding(UIButton(type: .system))
        button.setTitle("Go", for: .normal)
        root.tintColor = .systemGreen
        #expect(button.titleLabel?.textColor == .systemGreen)
    }

    @Test func theImageOfTheStateIsInTheImageView() throws {
        let (empty, full) = (UIImage(systemName: "star"), UIImage(systemName: "star.fill"))
        let button = UIButton()
        button.setImage(empty, for: .normal)
        button.setImage(full, for: .selected)
        #expect(button.imageView?.image === empty)
        button.isSelected = true
        #expect(button.imageView?.image === full)
    }

    @Test func aPrimaryActionBringsItsTitle() {
        var count = 0
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Save") { _ in count += 1 })
        #expect(button.currentTitle == "Save")
        button.performPrimaryAction()
        #expect(count == 1)
    }

    @Test func mirrorsShowOnlyWhatASubclassDeclares() {
        final class Tagged: UIButton { let note = "mine" }
        #expect(Mirror(reflecting: Tagged()).children.compactMap(\.label) == ["note"])
    }

    /// `@property(copy)`-like: later changes of a mutable title are not seen, by hand.
    @Test func anAttributedTitleIsCopied() {
        let (button, title) = (UIButton(type: .system), NSMutableAttributedString(string: "Save"))
        button.setAttributedTitle(title, for: .normal)
        title.mutableString.setString("Lost")
        #expect(button.attributedTitle(for: .normal)?.string == "Save")
    }
}
