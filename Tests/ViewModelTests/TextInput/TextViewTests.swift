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
        // "The default is black", Apple says of the attribute.
        #expect(shown.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .black)
        view.linkTextAttributes = [.foregroundColor: UIColor.systemGreen]
        let green = try #require(try label(of: view).attributedText)
        #expect(green.attribute(.foregroundColor, at: 5, effectiveRange: nil) as? UIColor == .systemGreen)
        #expect(view.attributedText.attribute(.foregroundColor, at: 5, effectiveRange: nil) == nil)
    }

    /// Apple's documentation of `dataDetectorTypes`: what is found becomes links, unless the text can be edited.
    @Test func whatIsDetectedLooksLikeALink() throws {
        let view = textView("See https://example.org or call +49 30 901820.")
        view.tintColor = .systemRed
        func tinted() throws -> [String] {
            let shown = try #require(try label(of: view).attributedText)
            var found: [String] = []
            shown.enumerateAttribute(.foregroundColor, in: NSRange(location: 0, length: shown.length), options: []) {
                if $0 as? UIColor == .systemRed { found.append(shown.attributedSubstring(from: $1).string) }
                _ = $2
            }
            return found
        }
        view.dataDetectorTypes = .link
        #expect(try tinted() == [])
        view.isEditable = false
        #expect(try tinted() == ["https://example.org"])
        view.dataDetectorTypes = [.link, .phoneNumber]
        #expect(try tinted() == ["https://example.org", "+49 30 901820"])
        view.text = "Write to me@example.org"
        #expect(try tinted() == ["me@example.org"])
        view.dataDetectorTypes = []
        #expect(try tinted() == [])
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

    // MARK: The text system that a view is made with

    /// A storage that keeps its text itself, as Apple's documentation asks of subclasses, and colours what is between stars.
    private final class Stars: NSTextStorage {
        private let kept = NSMutableAttributedString()
        override var string: String { kept.string }
        override func attributes(
            at location: Int, effectiveRange range: NSRangePointer?
        ) -> [NSAttributedString.Key: Any] { kept.attributes(at: location, effectiveRange: range) }
        override func replaceCharacters(in range: NSRange, with str: String) {
            kept.replaceCharacters(in: range, with: str)
            let delta = str.utf16.count - range.length
            edited([.editedCharacters, .editedAttributes], range: range, changeInLength: delta)
        }
        override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
            kept.setAttributes(attrs, range: range)
            edited(.editedAttributes, range: range, changeInLength: 0)
        }
        override func processEditing() {
            let star = (string as NSString).range(of: "*")
            if star.length > 0 { kept.addAttribute(.foregroundColor, value: UIColor.red, range: star) }
            super.processEditing()
        }
    }

    private func view(with storage: NSTextStorage, _ manager: NSLayoutManager) -> UITextView {
        let container = NSTextContainer()
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        return UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: container)
    }

    @Test func theGivenStorageHasTheText() {
        let (storage, manager) = (NSTextStorage(string: "before"), NSLayoutManager())
        let view = view(with: storage, manager)
        #expect(view.text == "before" && view.textStorage === storage && view.layoutManager === manager)
        view.text = "one"
        #expect(storage.string == "one")
        storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "two")
        #expect(view.text == "two")
        view.font = .systemFont(ofSize: 30)
        #expect((storage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 30)
    }

    @Test func aStorageMayAddToItsText() throws {
        let storage = Stars()
        let view = view(with: storage, NSLayoutManager())
        view.text = "a * b"
        #expect(storage.string == "a * b")
        let text = try #require(label(of: view).attributedText)
        #expect(text.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor == .red)
        #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor != .red)
    }

    /// As an app does that puts an image behind each link: the storage is the same one, however often it is asked for.
    @Test func textIsInsertedIntoTheStorage() {
        let view = textView("a")
        view.attributedText = NSAttributedString(string: "see", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        view.textStorage.insert(NSAttributedString(string: " "), at: 3)
        view.textStorage.insert(NSAttributedString(attachment: NSTextAttachment()), at: 4)
        #expect(view.text == "see \u{FFFC}" && view.textStorage.length == 5)
        view.textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 1, length: 2))
        view.textStorage.deleteCharacters(in: NSRange(location: 0, length: 1))
        view.textStorage.append(NSAttributedString(string: "!"))
        #expect(view.text == "ee \u{FFFC}!")
        #expect(view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        #expect((view.attributedText.attribute(.font, at: 1, effectiveRange: nil) as? UIFont)?.pointSize == 20)
        #expect(view.attributedText.attribute(.foregroundColor, at: 2, effectiveRange: nil) == nil)
    }

    /// "If you create an NSAttributedString without any font information, the string's default font is Helvetica 12-point", and its
    /// text is black; pictures of iOS 14 have rules of Markdown that are as high as that beside headings of 28 points.
    @Test func attributedTextWithoutAFontIsHelvetica() throws {
        let view = textView("a", size: 28)
        let text = NSMutableAttributedString(string: "Big\n", attributes: [.font: UIFont.systemFont(ofSize: 28)])
        text.append(NSAttributedString(string: "small"))
        view.attributedText = text
        let shown = try #require(label(of: view).attributedText)
        let font = try #require(shown.attribute(.font, at: 5, effectiveRange: nil) as? UIFont)
        #expect(font.familyName == "Helvetica" && font.pointSize == 12)
        #expect(shown.attribute(.foregroundColor, at: 5, effectiveRange: nil) as? UIColor == .black)
    }

    /// Seen on iOS: nil before there is text, and then the font of texts that have none.
    @Test func `The font of a text view is Helvetica of 12 points from its first text on`() {
        let view = UITextView()
        #expect(view.font == nil)
        view.text = "a"
        #expect(view.font?.familyName == "Helvetica" && view.font?.pointSize == 12)
        view.font = .systemFont(ofSize: 20)
        view.text = "b"
        #expect(view.font?.pointSize == 20)
    }
}
