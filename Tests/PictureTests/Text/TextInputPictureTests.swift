import Maquette
import Testing

/// What text fields and text views paint. Colours are the system's of iOS 13 to 18.
@MainActor @Suite struct TextInputPictureTests {
    private func lines(
        _ view: UIView, style: UIUserInterfaceStyle = .light, size: UIContentSizeCategory = .large
    ) throws -> [String] {
        try view.picture(on: Stage(device: .iPhone16, style: style, contentSize: size)).text
            .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }

    private func words(_ view: UIView, style: UIUserInterfaceStyle = .light) throws -> [String] {
        try lines(view, style: style).filter { $0.hasPrefix("text") }
    }

    /// The columns that have ink of a text.
    private func inkedColumns(_ view: UIView, _ direction: UITraitEnvironmentLayoutDirection) throws -> [Int] {
        let bitmap = try view.picture(on: Stage(scale: 1, direction: direction)).bitmap()
        return (0..<bitmap.width).filter { x in (0..<bitmap.height).contains { bitmap[x, $0] >> 24 > 100 } }
    }

    private func field(_ text: String? = nil, border: UITextField.BorderStyle = .roundedRect) -> UITextField {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        field.borderStyle = border
        field.text = text
        return field
    }

    private func textView(_ text: String) -> UITextView {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
        view.font = .systemFont(ofSize: 17)
        view.text = text
        return view
    }

    // MARK: Text fields

    /// Measured on iOS 26.1 (Mac Catalyst): a radius of 5 and a line of 20 % black. A line of half a point has its middle a
    /// quarter of a point inside.
    @Test func aRoundedBorderIsAHairlineAroundThePaper() throws {
        let shape = "rounded 0.25 0.25 199.5 33.5 radius 5"
        let light = try lines(field())
        #expect(light.contains("fill \(shape) #FFFFFF") && light.contains("stroke \(shape) width 0.5 #000000/0.2"))
        let dark = try lines(field(), style: .dark)
        #expect(dark.contains("fill \(shape) #000000") && dark.contains("stroke \(shape) width 0.5 #FFFFFF/0.2"))
    }

    @Test func otherBordersAreLinesOrNone() throws {
        #expect(try lines(field(border: .line)).contains("stroke rect 0.5 0.5 199 33 width 1 #000000"))
        #expect(try lines(field(border: .bezel)).contains("stroke rect 0.5 0.5 199 33 width 1 #AEAEB2"))
        #expect(try !lines(field(border: .none)).contains { $0.hasPrefix("stroke") || $0.hasPrefix("fill") })
    }

    @Test func textAndPlaceholderHaveTheirColours() throws {
        let field = field("Go")
        field.placeholder = "Where"
        #expect(try words(field).first?.hasPrefix("text \"Go\"") == true)
        #expect(try words(field).first?.hasSuffix(" 17 #000000") == true)
        #expect(try words(field, style: .dark).first?.hasSuffix(" 17 #FFFFFF") == true)
        field.text = nil
        #expect(try words(field).first?.hasPrefix("text \"Where\"") == true)
        #expect(try words(field).first?.hasSuffix(" 17 #3C3C43/0.3") == true)
        #expect(try words(field, style: .dark).first?.hasSuffix(" 17 #EBEBF5/0.3") == true)
    }

    /// The colour as pictures of iOS 26 show it.
    @Test func aDisabledFieldKeepsItsColourAndASecretIsDots() throws {
        let field = field("Go")
        field.isEnabled = false
        #expect(try words(field).first?.hasSuffix("#000000") == true)
        field.isSecureTextEntry = true
        #expect(try words(field).first?.hasPrefix("text \"••\"") == true)
    }

    /// The body style in points, as Apple lists it for three text sizes.
    @Test(arguments: [(UIContentSizeCategory.large, 17), (.extraExtraExtraLarge, 23), (.accessibilityLarge, 33)])
    func textGrowsWithTheTextSize(category: UIContentSizeCategory, points: Int) throws {
        let field = field("Go")
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        #expect(try lines(field, size: category).contains { $0.hasSuffix(" \(points) #000000") })
        let view = textView("Go")
        view.font = .preferredFont(forTextStyle: .body)
        view.adjustsFontForContentSizeCategory = true
        #expect(try lines(view, size: category).contains { $0.hasSuffix(" \(points) #000000") })
    }

    /// Letters have a point or two of air of their own.
    @Test func textBeginsAtTheSideWhereReadingBegins() throws {
        func letters(_ direction: UITraitEnvironmentLayoutDirection) throws -> [Int] {
            let text = field(border: .none)
            text.text = "HH"
            return try inkedColumns(text, direction)
        }
        let (left, right) = (try letters(.leftToRight), try letters(.rightToLeft))
        let (start, end) = (try #require(left.first), try #require(right.last))
        #expect((0...3).contains(start) && (196...199).contains(end))
    }

    /// In the field's own `clearButtonRect(forBounds:)`, which begins after the text's, and mirrored.
    @Test func theCrossStandsAtTheEndOfAFieldWithText() throws {
        let field = field("Go")
        field.clearButtonMode = .always
        func disc(_ direction: UITraitEnvironmentLayoutDirection) throws -> [Double] {
            let text = try field.picture(on: Stage(scale: 2, direction: direction)).text
            let line = text.split(separator: "\n").first { $0.contains("fill ellipse") }
            return try #require(line).split(separator: " ").compactMap { Double($0) }
        }
        let (place, mirrored) = (try disc(.leftToRight), try disc(.rightToLeft))
        let room = field.clearButtonRect(forBounds: field.bounds)
        // The room is on whole points, the disc in the middle.
        #expect(place[0] + place[2] / 2 == room.midX && abs(place[1] + place[3] / 2 - room.midY) <= 0.5)
        #expect(place[2] == place[3] && place[2] < room.width && room.maxX < 200)
        #expect(room.minX >= field.textRect(forBounds: field.bounds).maxX)
        #expect(mirrored == [200 - place[0] - place[2]] + place[1...])
        field.text = ""
        #expect(try !lines(field).contains { $0.hasPrefix("fill ellipse") })
        field.text = "Go"
        field.clearButtonMode = .whileEditing
        #expect(try !lines(field).contains { $0.hasPrefix("fill ellipse") })
    }

    // MARK: Text views

    @Test func aTextViewIsWritingOnPaper() throws {
        let light = try lines(textView("Go"))
        #expect(light.contains("fill rect 0 0 200 60 #FFFFFF"))
        #expect(light.contains { $0.hasPrefix("text \"Go\"") && $0.hasSuffix(" 17 #000000") })
        let dark = try lines(textView("Go"), style: .dark)
        #expect(dark.contains("fill rect 0 0 200 60 #000000"))
        #expect(dark.contains { $0.hasPrefix("text \"Go\"") && $0.hasSuffix(" 17 #FFFFFF") })
    }

    @Test func linksHaveTheTint() throws {
        try Headless.with({ $0.release = .iOS18 }) { () throws in
            let view = textView("")
            view.attributedText = NSAttributedString(
                string: "Go", attributes: [.link: "https://example.org", .font: UIFont.systemFont(ofSize: 17)])
            #expect(try words(view).first?.hasSuffix(" 17 #007AFF") == true)
            view.linkTextAttributes = [.foregroundColor: UIColor.red]
            #expect(try words(view).first?.hasSuffix(" 17 #FF0000") == true)
        }
    }

    /// Capitals of 17 points are 12 high and stand 8 and the 4 of the line's head below the edge.
    @Test func whatIsScrolledMovesUp() throws {
        func rows(_ offset: CGFloat) throws -> [Int] {
            let view = textView("HH\nHH\nHH\nHH\nHH")
            view.backgroundColor = .clear
            view.contentOffset.y = offset
            let bitmap = try view.picture(on: Stage(scale: 1)).bitmap()
            return (0..<60).filter { y in (0..<200).contains { bitmap[$0, y] >> 24 > 100 } }
        }
        let (still, moved) = (try rows(0), try rows(10))
        let top = try #require(still.first)
        #expect(abs(top - 12) <= 1)
        #expect(Array(still.prefix(11)).map { $0 - 10 } == Array(moved.prefix(11)))
    }

    /// Five points of padding at both ends.
    @Test func linesOfATextViewBeginWhereReadingBegins() throws {
        let view = textView("HH")
        view.backgroundColor = .clear
        let start = try #require(try inkedColumns(view, .leftToRight).first)
        let end = try #require(try inkedColumns(view, .rightToLeft).last)
        #expect((5...8).contains(start) && (191...194).contains(end))
    }

    // MARK: Layout managers that draw

    /// Fills the line's rectangle below the text, as libraries for Markdown do for blocks of code, and beside it.
    private final class Highlighter: NSLayoutManager {
        override func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
            UIColor.yellow.setFill()
            enumerateLineFragments(forGlyphRange: glyphsToShow) { line, _, _, _, _ in
                UIRectFill(line.offsetBy(dx: origin.x, dy: origin.y))
            }
            super.drawGlyphs(forGlyphRange: glyphsToShow, at: origin)
        }
        override func fillBackgroundRectArray(
            _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange,
            color: UIColor
        ) {
            color.setFill()
            UIRectFill(rectArray[0].insetBy(dx: -2, dy: 0))
        }
    }

    private func textView(_ text: NSAttributedString, _ manager: NSLayoutManager) -> UITextView {
        let (storage, container) = (NSTextStorage(), NSTextContainer())
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 60), textContainer: container)
        view.attributedText = text
        return view
    }

    /// A line is as wide as the container, which begins five points of padding before its text; the text is above the yellow.
    @Test func aLayoutManagerDrawsBelowItsText() throws {
        let text = NSAttributedString(string: "Go", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        let drawn = try lines(textView(text, Highlighter()))
        let fill = try #require(drawn.firstIndex { $0.hasPrefix("fill rect -5 0 200 ") && $0.hasSuffix("#FFFF00") })
        let words = try #require(drawn.firstIndex { $0.hasPrefix("text \"Go\"") })
        #expect(fill < words)
        let plain = try lines(textView(text, NSLayoutManager()))
        #expect(plain.filter { $0.hasPrefix("text") } == drawn.filter { $0.hasPrefix("text") })
    }

    /// A container's greatest number of lines is that of its text view, and of a layout manager that draws without one.
    @Test func aLayoutManagerDrawsNoMoreLinesThanItsContainerTakes() throws {
        final class Canvas: UIView {
            let (storage, manager, container) = (NSTextStorage(), NSLayoutManager(), NSTextContainer())
            override func draw(_ rect: CGRect) {
                manager.drawGlyphs(forGlyphRange: NSRange(location: 0, length: storage.length), at: .zero)
            }
        }
        let view = Canvas(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.storage.addLayoutManager(view.manager)
        view.manager.addTextContainer(view.container)
        view.container.size = CGSize(width: 200, height: 100)
        view.storage.setAttributedString(NSAttributedString(string: "one\ntwo\nthree"))
        #expect(try lines(view).filter { $0.hasPrefix("text") }.count == 3)
        view.container.maximumNumberOfLines = 2
        view.setNeedsDisplay()
        #expect(try lines(view).filter { $0.hasPrefix("text") }.count == 2)
    }

    /// The background goes through the method that Apple documents for it, before the glyphs, with the underline as always.
    @Test func aLayoutManagerFillsBackgrounds() throws {
        let text = NSAttributedString(
            string: "Go",
            attributes: [
                .font: UIFont.systemFont(ofSize: 17), .backgroundColor: UIColor.red,
                .underlineStyle: NSUnderlineStyle.single.rawValue,
            ])
        let drawn = try lines(textView(text, Highlighter()))
        let plain = try lines(textView(text, NSLayoutManager()))
        let red = try #require(drawn.firstIndex { $0.hasPrefix("fill rect -2 0 ") && $0.hasSuffix("#FF0000") })
        let words = try #require(drawn.firstIndex { $0.hasPrefix("text \"Go\"") })
        #expect(red < words)
        func underlines(_ lines: [String]) -> [String] {
            lines.filter { $0.hasPrefix("fill rect") && $0.hasSuffix("#000000") }
        }
        #expect(underlines(drawn) == underlines(plain) && underlines(plain).count == 1)
    }
}
