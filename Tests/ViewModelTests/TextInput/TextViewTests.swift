import MaquetteViewTestSupport
import Testing
import UIKit

/// Text views. Insets and line heights are measured of UIKit.
@MainActor @Suite struct TextViewTests {
    private func textView(_ text: String, width: CGFloat = 200, size: CGFloat = 17) -> UITextView {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: width, height: 100))
        view.font = .systemFont(ofSize: size)
        view.text = text
        return view
    }

    private func label(of view: UITextView) throws -> UILabel {
        try #require(view.subviews.compactMap { $0 as? UILabel }.first)
    }

    @Test func textBeginsFivePointsInAndEightDown() throws {
        let view = textView("one\ntwo")
        view.layoutIfNeeded()
        #expect(try label(of: view).frame.origin == CGPoint(x: 5, y: 8))
        #expect(try label(of: view).frame.width == 190)
    }

    /// Recorded by Interface Builder in 4 repositories; pictures of iOS 14 have 37, 57 and 77 for one to three lines of 17 points.
    @Test(arguments: [(CGFloat(14), CGFloat(33)), (15, 34), (17, 37)])
    func oneLineIsItsHeightAndSixteen(size: CGFloat, height: CGFloat) {
        for scale: CGFloat in [2, 3] {
            atScale(scale) {
                // Lines of 14, 15 and 17 points are 16.707, 17.900 and 20.287 high.
                let view = textView("Text", size: size)
                view.layoutIfNeeded()
                #expect(view.contentSize.height == height)
                view.isScrollEnabled = false
                #expect(view.intrinsicContentSize.height == height)
            }
        }
    }

    /// A line of body takes 22 points. Interface Builder recorded 38 for one in a view with insets of 8, and pictures of iOS 26 have
    /// 66 and 88 for three and four without: "By default, a layout manager uses the leading" (`usesFontLeading`).
    @Test(arguments: [(1, CGFloat(38)), (3, 82), (4, 104)])
    func everyLineHasTheLeadingOfItsFont(lines: Int, height: CGFloat) {
        let view = textView(Array(repeating: "Text", count: lines).joined(separator: "\n"))
        view.font = .preferredFont(forTextStyle: .body)
        view.layoutIfNeeded()
        #expect(view.contentSize.height == height)
        view.text = ""
        view.layoutIfNeeded()
        #expect(view.contentSize.height == 38)
    }

    /// Interface Builder recorded 39.5 and 57.5 in Xcode 10, and 40 and 58 for the same views since.
    @Test func beforeIOS13TextViewsEndAtPixels() {
        Headless.with({ $0.release = .iOS12 }) {
            atScale(2) {
                let view = textView("Text")
                view.layoutIfNeeded()
                #expect(view.contentSize.height == 36.5)
            }
        }
    }

    /// `init()` of a storage is the one that subclasses override.
    @Test func aStorageMayBeSubclassed() {
        final class Storage: NSTextStorage {
            var isReady = false
            override init() {
                super.init()
                isReady = true
            }
            required init?(coder: NSCoder) { nil }
        }
        let storage = Storage()
        storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "one")
        storage.fixAttributes(in: NSRange(location: 0, length: 3))
        #expect(storage.isReady && storage.string == "one")
        #expect(NSMutableAttributedString().length == 0 && NSTextStorage().length == 0)
    }

    /// Within a range, the closest position is one of its ends or between them (Apple's documentation of
    /// `closestPosition(to:within:)`).
    @Test func thePlaceInARangeThatIsClosestToAPoint() throws {
        let view = textView("one two three")
        view.layoutIfNeeded()
        let start = try #require(view.position(from: view.beginningOfDocument, offset: 4))
        let end = try #require(view.position(from: start, offset: 3))
        let range = try #require(view.textRange(from: start, to: end))
        for (x, place) in [(CGFloat(0), 4), (190, 7)] {
            let found = try #require(view.closestPosition(to: CGPoint(x: x, y: 18), within: range))
            #expect(view.offset(from: view.beginningOfDocument, to: found) == place)
        }
        #expect(view.textDragInteraction?.isEnabled == false)
    }

    @Test func aTextViewThatScrollsHasNoSizeOfItsOwn() {
        #expect(textView("Text").intrinsicContentSize == CGSize(width: -1, height: -1))
    }

    @Test func aTextViewThatDoesNotScrollIsAsHighAsItsLines() {
        atScale(2) {
            let root = UIView.root(120, 600)
            let view = textView("one two three four five six seven eight nine ten")
            view.isScrollEnabled = false
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                view.topAnchor.constraint(equalTo: root.topAnchor),
            ])
            root.layoutIfNeeded()
            let label = UILabel()
            label.numberOfLines = 0
            label.text = view.text
            let lines = label.sizeThatFits(CGSize(width: 110, height: 0)).height
            #expect(lines > 80)
            expectFrame(view, 0, 0, 120, (lines + 16).rounded(.up))
        }
    }

    @Test func insetAndPaddingAreTheCallers() throws {
        let view = textView("Text")
        view.textContainerInset = .zero
        view.textContainer.lineFragmentPadding = 0
        view.layoutIfNeeded()
        #expect(try label(of: view).frame.origin == .zero)
        view.textContainer.maximumNumberOfLines = 2
        view.text = "one\ntwo\nthree"
        view.layoutIfNeeded()
        let two = UILabel()
        two.numberOfLines = 2
        two.text = "one\ntwo"
        #expect(view.contentSize.height == two.intrinsicContentSize.height.rounded(.up))
    }

    @Test func anEmptyTextKeepsOneLine() {
        atScale(2) {
            let view = textView("")
            view.isScrollEnabled = false
            #expect(view.intrinsicContentSize == CGSize(width: 10, height: 37))
        }
    }

    @Test func linksHaveTheTint() throws {
        let view = textView("")
        view.tintColor = .systemRed
        let text = NSMutableAttributedString(string: "see here", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        text.addAttribute(.link, value: "https://example.org", range: NSRange(location: 4, length: 4))
        view.attributedText = text
        let shown = try #require(try label(of: view).attributedText)
        #expect(shown.attribute(.foregroundColor, at: 5, effectiveRange: nil) as? UIColor == .systemRed)
        #expect(shown.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .label)
        view.linkTextAttributes = [.foregroundColor: UIColor.systemGreen]
        let green = try #require(try label(of: view).attributedText)
        #expect(green.attribute(.foregroundColor, at: 5, effectiveRange: nil) as? UIColor == .systemGreen)
        #expect(view.attributedText.attribute(.foregroundColor, at: 5, effectiveRange: nil) == nil)
    }

    @Test func aRangeIsScrolledIntoSight() {
        let view = textView((0..<50).map { "line \($0)" }.joined(separator: "\n"))
        view.layoutIfNeeded()
        view.scrollRangeToVisible(NSRange(location: (view.text as NSString).length - 1, length: 1))
        // The last line ends 8 points above the end of the content.
        #expect(view.contentOffset.y > view.contentSize.height - 100 - 9)
    }

    @Test func theFirstBaselineIsTheFirstLines() {
        atScale(3) {
            let root = UIView.root(300, 200)
            let (view, label) = (textView("one\ntwo"), UILabel())
            view.isScrollEnabled = false
            label.text = "Name"
            for view in [view, label] {
                view.translatesAutoresizingMaskIntoConstraints = false
                root.addSubview(view)
            }
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                label.leadingAnchor.constraint(equalTo: view.trailingAnchor),
                label.firstBaselineAnchor.constraint(equalTo: view.firstBaselineAnchor),
            ])
            root.layoutIfNeeded()
            // The same font, so the label's top is that of the text: eight points below the text view's.
            expectFrame(
                label, view.frame.width, 18, label.intrinsicContentSize.width, label.intrinsicContentSize.height)
        }
    }

    @Test func textGrowsWithTheTextSize() {
        let heights = [UIContentSizeCategory.large, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge].map {
            category in
            Headless.with({
                $0.preferredContentSizeCategory = category
                $0.displayScale = 2
            }) {
                let view = UITextView()
                view.font = .preferredFont(forTextStyle: .body)
                view.adjustsFontForContentSizeCategory = true
                view.isScrollEnabled = false
                view.text = "Text"
                return view.intrinsicContentSize.height
            }
        }
        // Lines of body take 22 and 29 points by Apple's guidelines; letters of 53 points are 63.2 high.
        #expect(heights == [38, 45, 80])
    }
}
