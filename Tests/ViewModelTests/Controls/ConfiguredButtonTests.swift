import MaquetteViewTestSupport
import Testing
import UIKit

@MainActor @Suite struct ConfiguredButtonTests {
    private typealias Configuration = UIButton.Configuration

    private func button(
        _ title: String? = "Button", _ base: UIButton.Configuration = .filled(),
        _ change: (inout UIButton.Configuration) -> Void = { _ in }
    ) -> UIButton {
        var configuration = base
        configuration.title = title
        change(&configuration)
        return UIButton(configuration: configuration)
    }

    /// Interface Builder recorded 75 by 34.5 at 2x: a title of 51 by 20.5 within 12 and 7.
    @Test func aTitleStandsWithinTwelveAndSevenPoints() {
        for configuration in [Configuration.plain(), .gray(), .tinted(), .filled()] {
            atScale(2) {
                let size = button("Button", configuration).intrinsicContentSize
                #expect(size.height == 34.5)
                #expect(abs(size.width - 75) <= 0.5)
            }
        }
    }

    /// Recorded too: 11, 13, 14, 16 and 18 points at 2x or 3x.
    @Test(
        arguments: [(11, 2, 27.5), (13, 2, 30), (14, 2, 31), (16, 2, 33.5), (18, 3, 107.0 / 3)]
            as [(CGFloat, CGFloat, CGFloat)])
    func theTitlesOwnFontCounts(size: CGFloat, scale: CGFloat, height: CGFloat) {
        atScale(scale) {
            let button = button { $0.attributedTitle?.font = .systemFont(ofSize: size) }
            #expect(abs(button.intrinsicContentSize.height - height) < 1e-4)
        }
    }

    /// Body text of 17, 23 and 28 points has lines of 20.333, 27.667 and 33.667 at 3x.
    @Test(
        arguments: [
            (UIContentSizeCategory.large, 34 + 1 / 3.0), (.extraExtraExtraLarge, 41 + 2 / 3.0),
            (.accessibilityMedium, 47 + 2 / 3.0),
        ] as [(UIContentSizeCategory, CGFloat)])
    func titlesFollowTheTextSize(category: UIContentSizeCategory, height: CGFloat) {
        Headless.with {
            $0.preferredContentSizeCategory = category
        } perform: {
            #expect(abs(button().intrinsicContentSize.height - height) < 1e-4)
        }
    }

    @Test func anImageAloneStandsWithinTheSameInsets() throws {
        let image = UIImage(data: ImageTests.png(24, 24))
        #expect(button(nil) { $0.image = image }.intrinsicContentSize == CGSize(width: 48, height: 38))
    }

    @Test func smallAndLargeButtonsHaveOtherInsetsAndFonts() {
        #expect(button { $0.buttonSize = .small }.intrinsicContentSize.height == 28)
        #expect(abs(button { $0.buttonSize = .large }.intrinsicContentSize.height - 50 - 1 / 3) < 1e-4)
        let own = button {
            $0.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
            $0.buttonSize = .large
        }
        #expect(abs(own.intrinsicContentSize.height - 24 - 1 / 3) < 1e-4)
    }

    private func placed(
        _ placement: NSDirectionalRectEdge, isRightToLeft: Bool = false
    ) throws -> (image: CGRect, title: CGRect) {
        let image = UIImage(data: ImageTests.png(20, 20))
        let button = button {
            $0.image = image
            $0.imagePlacement = placement
            $0.imagePadding = 8
        }
        button.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .unspecified
        button.frame.size = button.intrinsicContentSize
        button.layoutIfNeeded()
        return (try #require(button.imageView).frame, try #require(button.titleLabel).frame)
    }

    @Test func theImageStandsWhereItIsPlacedWithPaddingBetween() throws {
        let leading = try placed(.leading)
        #expect(leading.image.minX == 12)
        #expect(leading.title.minX == 40)
        let trailing = try placed(.trailing)
        #expect(trailing.title.minX == 12)
        #expect(abs(trailing.image.minX - trailing.title.maxX - 8) < 0.4)
        let top = try placed(.top)
        #expect(top.image.minY == 7)
        #expect(top.title.minY == 35)
        #expect(abs(top.image.midX - top.title.midX) < 0.4)
        let bottom = try placed(.bottom)
        #expect(abs(bottom.title.minY - 7) < 1e-4)
        #expect(abs(bottom.image.minY - bottom.title.maxY - 8) < 0.4)
    }

    @Test func leadingIsAtTheRightInRightToLeft() throws {
        let leading = try placed(.leading, isRightToLeft: true)
        #expect(leading.title.minX == 12)
        #expect(leading.image.minX > leading.title.maxX)
    }

    /// 17 and 13 points: 20.333 and 15.667, with 1 between and 14 around.
    @Test func aSubtitleStandsUnderTheTitle() throws {
        let button = button { $0.subtitle = "More about it" }
        #expect(abs(button.intrinsicContentSize.height - 51) < 1e-4)
        button.frame.size = button.intrinsicContentSize
        button.layoutIfNeeded()
        let subtitle = try #require(button.subtitleLabel)
        #expect(abs(subtitle.frame.minY - 28 - 1 / 3) < 1e-4)
        #expect(abs(subtitle.frame.midX - (button.titleLabel?.frame.midX ?? 0)) < 0.4)
    }

    /// The ascender of 17 points is 16.186, on the pixels of a 3x screen 16.333 below the title's top at 7; the button ends
    /// 11 further down, and with a subtitle (a point, then 12.333 of its 13 points' ascender) the last baseline is its own.
    @Test func theBaselinesAreThoseOfTheFirstTextAndTheLast() {
        func distances(_ button: UIButton) -> (first: CGFloat, last: CGFloat) {
            let root = UIView.root(300, 200)
            root.addSubview(button)
            button.translatesAutoresizingMaskIntoConstraints = false
            let line = root.adding(UIView.constrained())
            NSLayoutConstraint.activate([
                button.topAnchor.constraint(equalTo: root.topAnchor),
                line.topAnchor.constraint(equalTo: button.firstBaselineAnchor),
                line.bottomAnchor.constraint(equalTo: button.lastBaselineAnchor, constant: 1),
            ])
            root.layoutIfNeeded()
            return (line.frame.minY, button.frame.maxY - line.frame.maxY + 1)
        }
        let plain = distances(button())
        #expect(abs(plain.first - 23 - 1 / 3) < 1e-4)
        #expect(abs(plain.last - 11) < 1e-4)
        let both = distances(button { $0.subtitle = "More" })
        #expect(abs(both.first - 23 - 1 / 3) < 1e-4)
        #expect(abs(both.last - 10 - 1 / 3) < 1e-4)
    }

    @Test func aTitleWithoutRoomGoesOnInAnotherLineAndTheButtonGrows() {
        let root = UIView.root(120, 300)
        let button = root.adding(button("Save and close the document"))
        button.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            button.topAnchor.constraint(equalTo: root.topAnchor),
            button.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            button.widthAnchor.constraint(equalToConstant: 120),
        ])
        root.layoutIfNeeded()
        #expect(button.frame.height > 34.5 + 20)
        button.configuration?.titleLineBreakMode = .byTruncatingTail
        root.layoutIfNeeded()
        #expect(abs(button.frame.height - 34 - 1 / 3) < 1e-4)
    }

    @Test func titlesSetTheOldWayReachTheConfigurationAndBack() {
        let button = UIButton(configuration: .plain())
        button.setTitle("Old way", for: .normal)
        #expect(button.configuration?.title == "Old way")
        button.configuration?.title = "New way"
        #expect(button.titleLabel?.text == "New way")
        #expect(button.currentTitle == "New way")
    }

    @Test func theUpdateHandlerRunsBeforeTheLayoutAfterAChangeOfState() {
        let button = button("Play")
        var runs = 0
        button.configurationUpdateHandler = { button in
            runs += 1
            button.configuration?.title = button.isSelected ? "Pause" : "Play"
        }
        button.layoutIfNeeded()
        #expect(runs == 1)
        button.isSelected = true
        #expect(button.titleLabel?.text == "Play")
        button.layoutIfNeeded()
        #expect(runs == 2)
        #expect(button.titleLabel?.text == "Pause")
    }

    @Test func aTransformerHasTheLastWordOnTheText() {
        let button = button {
            $0.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
                var outgoing = incoming
                outgoing.font = .systemFont(ofSize: 20)
                return outgoing
            }
        }
        atScale(1) { #expect(abs(button.intrinsicContentSize.height - 38) < 1e-4) }
    }

    @Test func coloursFollowLookTintAndState() {
        let filled = button()
        #expect(filled.titleLabel?.textColor == .white)
        let plain = button("Button", .plain())
        #expect(plain.titleLabel?.textColor == .systemBlue)
        plain.tintColor = .systemRed
        #expect(plain.titleLabel?.textColor == .systemRed)
        plain.configuration?.baseForegroundColor = .systemGreen
        #expect(plain.titleLabel?.textColor == .systemGreen)
        plain.isEnabled = false
        #expect(plain.titleLabel?.textColor == .tertiaryLabel)
    }

    @Test func anActivityIndicatorStandsInForTheImage() throws {
        let button = button { $0.showsActivityIndicator = true }
        let indicator = try #require(button.subviews.compactMap { $0 as? UIActivityIndicatorView }.first)
        #expect(indicator.isAnimating)
        atScale(2) { #expect(abs(button.intrinsicContentSize.width - 95) <= 0.5) }
        button.configuration?.showsActivityIndicator = false
        #expect(indicator.superview == nil)
    }

    @Test func configurationsAreValues() {
        var first = Configuration.filled()
        let second = first
        #expect(first == second)
        first.title = "Other"
        #expect(first != second)
        #expect(Configuration.filled() != Configuration.gray())
    }
}
