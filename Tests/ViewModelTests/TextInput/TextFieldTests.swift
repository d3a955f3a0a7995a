import MaquetteViewTestSupport
import Testing
import UIKit

/// Text fields. Heights are those that Interface Builder recorded; insets are measured of UIKit.
@MainActor @Suite struct TextFieldTests {
    private func field(_ style: UITextField.BorderStyle = .none, _ text: String? = nil, size: CGFloat = 17)
        -> UITextField
    {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        field.borderStyle = style
        field.font = .systemFont(ofSize: size)
        field.text = text
        return field
    }

    private func textLabel(of field: UITextField) throws -> UILabel {
        try #require(field.subviews.compactMap { $0 as? UILabel }.first { !$0.isHidden })
    }

    /// As Apple documents it: the empty string by default, never nil.
    @Test func anEmptyFieldAnswersWithAnEmptyString() {
        let field = UITextField()
        #expect(field.text == "")
        field.text = "typed"
        field.text = nil
        #expect(field.text == "")
    }

    @Test(arguments: [(3.0, 10.0, 13.6667), (3, 14, 18.6667), (3, 17, 22), (2, 16, 21), (2, 17, 22), (2, 18, 23)])
    func aFieldWithoutABorderIsAsHighAsRecorded(scale: Double, size: Double, height: Double) {
        Headless.with({ $0.release = .iOS18 }) {
            atScale(scale) {
                #expect(abs(field(size: size).intrinsicContentSize.height - height) < 0.001)
            }
        }
    }

    /// Apple, `adjustsFontForContentSizeCategory`: the object updates its font when the size category changes. A field of a suite whose height
    /// is the line height of its `font` and 24 was recorded by a simulator of iOS 17 41.67 + 24 high at AX3, from 16 points.
    @Test func theFontOfAFieldFollowsTheTextSize() {
        let around = UIView()
        let (field, view) = (UITextField(), UITextView())
        for text in [field, view] { around.addSubview(text) }
        let font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 16))
        (field.adjustsFontForContentSizeCategory, view.adjustsFontForContentSizeCategory) = (true, true)
        (field.font, view.font) = (font, font)
        around.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
        for grown in [field.font, view.font] {
            #expect(grown?.pointSize == 35)
            #expect(abs((grown?.lineHeight ?? 0) - 41.67) < 0.2)
        }
    }

    /// Recorded: dots take their line in whole points, and an empty field of iOS 26 what a field of 17 points takes.
    @Test func dotsAndEmptinessHaveHeightsOfTheirOwn() {
        atScale(3) {
            let secret = field(.none, "p4ssw0rd", size: 14)
            secret.isSecureTextEntry = true
            #expect(secret.intrinsicContentSize.height == 17)
        }
        Headless.with({
            $0.release = .iOS26
            $0.displayScale = 3
        }) {
            let empty = field(size: 14)
            empty.placeholder = "Search"
            #expect(empty.intrinsicContentSize.height == 22)
        }
    }

    @Test(arguments: [12.0, 14, 15, 17, 18])
    func aRoundedFieldIsThirtyFourPointsHigh(size: Double) {
        #expect(field(.roundedRect, size: size).intrinsicContentSize.height == 34)
    }

    @Test func fieldsGrowWithTheTextSize() {
        let heights = [UIContentSizeCategory.large, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge].map {
            category in
            Headless.with({
                $0.preferredContentSizeCategory = category
                $0.displayScale = 2
            }) {
                let field = UITextField()
                field.font = .preferredFont(forTextStyle: .body)
                field.adjustsFontForContentSizeCategory = true
                return field.intrinsicContentSize.height
            }
        }
        // Lines of 17, 23 and 53 points are 20.5, 27.5 and 63.5 high, and a field has 1.5 more.
        #expect(heights == [22, 29, 65])
    }

    @Test func theWidthIsThatOfTheTextInWholePoints() {
        let label = UILabel()
        label.font = .systemFont(ofSize: 17)
        label.text = "Some text"
        let width = label.intrinsicContentSize.width.rounded(.up)
        #expect(field(.none, "Some text").intrinsicContentSize.width == width)
        #expect(field(.roundedRect, "Some text").intrinsicContentSize.width == width + 28)
        #expect(field().intrinsicContentSize.width == 5)
    }

    /// Recorded before iOS 13: eight points for nothing at 14 points without a border, 103 for “Room Name” in medium 18,
    /// and with a round border 99.5 for the placeholder “Skip Position” at 13 points and 162.5 for another at 14.
    @Test func fieldsOfEarlySystemsAreAsWideAsRecorded() {
        Headless.with({
            $0.release = .iOS12
            $0.displayScale = 2
        }) {
            #expect(field(size: 14).intrinsicContentSize.width == 8)
            let name = field(.none, "Room Name")
            name.font = .systemFont(ofSize: 18, weight: .medium)
            withKnownIssue("letters of that time are a quarter of a point wider here, which rounded up is a whole one")
            {
                #expect(name.intrinsicContentSize.width == 103)
            }
            for (text, size, width) in [("Skip Position", 13.0, 99.5), ("Enter a number to call", 14, 162.5)] {
                let hint = field(.roundedRect, size: size)
                hint.placeholder = text
                #expect(abs(hint.intrinsicContentSize.width - width) <= 0.5)
            }
        }
    }

    @Test func textIsInsetByTheBorder() throws {
        let bounds = CGRect(x: 0, y: 0, width: 200, height: 34)
        #expect(field().textRect(forBounds: bounds) == bounds)
        #expect(field(.roundedRect).textRect(forBounds: bounds) == CGRect(x: 7, y: 2, width: 186, height: 30))
        let field = field(.roundedRect, "Text")
        field.layoutIfNeeded()
        expectFrame(try textLabel(of: field), 7, 2, 186, 30)
    }

    /// Apple asks to override both for a look of one's own: fields whose title floats leave the placeholder out.
    @Test func overridesPlaceTextAndPlaceholderThemselves() throws {
        final class Floating: UITextField {
            override func drawPlaceholder(in rect: CGRect) {}
            override func drawText(in rect: CGRect) { super.drawText(in: rect.offsetBy(dx: 12, dy: 0)) }
        }
        let field = Floating(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        field.placeholder = "Name"
        field.layoutIfNeeded()
        #expect(Headless.report(on: try textLabel(of: field)) == nil)
        field.text = "Anna"
        field.layoutIfNeeded()
        let report = try #require(Headless.report(on: try textLabel(of: field)))
        #expect(report.lineFrames.first?.minX == CGFloat(12))
    }

    @Test func viewsBesideTheTextTakeItsRoom() {
        let bounds = CGRect(x: 0, y: 0, width: 200, height: 34)
        let field = field()
        field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
        #expect(field.textRect(forBounds: bounds) == bounds)
        field.leftViewMode = .always
        field.rightViewMode = .always
        #expect(field.textRect(forBounds: bounds) == CGRect(x: 20, y: 0, width: 150, height: 34))
        #expect(field.leftViewRect(forBounds: bounds) == CGRect(x: 0, y: 7, width: 20, height: 20))
        #expect(field.rightViewRect(forBounds: bounds) == CGRect(x: 170, y: 12, width: 30, height: 10))
        field.layoutIfNeeded()
        #expect(field.leftView?.superview === field)
        field.leftViewMode = .never
        field.layoutIfNeeded()
        #expect(field.leftView?.superview == nil)
    }

    @Test func overriddenRectanglesMoveTheText() throws {
        final class Padded: UITextField {
            override func textRect(forBounds bounds: CGRect) -> CGRect {
                super.textRect(forBounds: bounds).insetBy(dx: 12, dy: 3)
            }
        }
        let field = Padded(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        field.text = "Text"
        field.layoutIfNeeded()
        expectFrame(try textLabel(of: field), 12, 3, 176, 34)
    }

    @Test func thePlaceholderStandsInForTheText() throws {
        let field = field()
        field.placeholder = "Name"
        field.layoutIfNeeded()
        let label = try textLabel(of: field)
        #expect(label.text == "Name")
        #expect(label.textColor == .placeholderText)
        field.text = "Ada"
        #expect(try textLabel(of: field).text == "Ada")
        #expect(try textLabel(of: field).textColor == .label)
        field.text = ""
        #expect(try textLabel(of: field).text == "Name")
    }

    @Test func secretsAreDots() throws {
        let field = field(.none, "secret")
        field.isSecureTextEntry = true
        #expect(try textLabel(of: field).text == "••••••")
        #expect(field.text == "secret")
    }

    /// As pictures of iOS 26 show it.
    @Test func aDisabledFieldKeepsTheColourOfItsText() throws {
        let field = field(.none, "Text")
        field.isEnabled = false
        #expect(try textLabel(of: field).textColor == field.textColor)
        #expect(!field.becomeFirstResponder())
    }

    @Test func aBaselineBelongsToTheTextInTheMiddle() {
        atScale(3) {
            let root = UIView.root(300, 100)
            let (field, label) = (field(.roundedRect, "Text"), UILabel())
            label.text = "Name"
            for view in [field, label] {
                view.translatesAutoresizingMaskIntoConstraints = false
                root.addSubview(view)
            }
            NSLayoutConstraint.activate([
                field.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
                field.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                label.leadingAnchor.constraint(equalTo: field.trailingAnchor),
                label.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor),
            ])
            root.layoutIfNeeded()
            // Both have 17 points: the line of 20.287 stands in the middle of 34, so 6.857 (6.667 or 7) below the top.
            #expect(abs(label.frame.minY - 10 - 7) < 0.4)
        }
    }

    @Test func editingIsAskedForAndTold() {
        final class Editor: NSObject, UITextFieldDelegate {
            var mayBegin = false
            var story: [String] = []
            func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { mayBegin }
            func textFieldDidBeginEditing(_ textField: UITextField) { story.append("began") }
            func textFieldDidEndEditing(_ textField: UITextField) { story.append("ended") }
        }
        let (editor, field) = (Editor(), field())
        field.delegate = editor
        #expect(!field.becomeFirstResponder())
        editor.mayBegin = true
        #expect(field.becomeFirstResponder() && field.isEditing)
        #expect(field.resignFirstResponder() && !field.isEditing)
        #expect(editor.story == ["began", "ended"])
    }

    @Test func rightToLeftTextBeginsAtTheRight() throws {
        try Headless.with({ $0.layoutDirection = .rightToLeft }) {
            let field = field(.roundedRect, "Text")
            field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            field.leftViewMode = .always
            field.layoutIfNeeded()
            // The left view is the leading one: 7 points from the right edge, and the text 7 points from it.
            #expect(field.leftView?.frame == CGRect(x: 173, y: 7, width: 20, height: 20))
            let label = try textLabel(of: field)
            let report = try #require(Headless.report(on: label))
            #expect(abs(try #require(report.lineFrames.first).maxX - 159) < 0.01)
        }
    }

    /// The names are those of Apple's page of `UITextContentType`, and the values of birthdays and cards those that pages of the web have for
    /// `autocomplete` (HTML's standard, "Autofill"), as those of older types are.
    @Test func `Birthdays and cards have types of their own`() {
        let days: [UITextContentType] = [.birthdate, .birthdateDay, .birthdateMonth, .birthdateYear]
        #expect(days.map(\.rawValue) == ["bday", "bday-day", "bday-month", "bday-year"])
        let card: [UITextContentType] = [
            .creditCardName, .creditCardNumber, .creditCardExpiration, .creditCardExpirationMonth,
            .creditCardExpirationYear,
            .creditCardSecurityCode, .creditCardType,
        ]
        #expect(
            card.map(\.rawValue) == [
                "cc-name", "cc-number", "cc-exp", "cc-exp-month", "cc-exp-year", "cc-csc", "cc-type",
            ])
    }
}
