import Maquette
import Testing

/// What labels say in the text form: colours and places by hand.
@MainActor @Suite struct LabelPictureTests {
    private func label(_ text: String, width: CGFloat = 200, height: CGFloat = 21) -> UILabel {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: height))
        label.text = text
        label.textColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        return label
    }

    private func words(_ label: UILabel) throws -> [String] {
        try label.picture().text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }

    @Test func highlightedAndDisabledLabelsHaveTheirColours() throws {
        let label = label("Hello")
        label.highlightedTextColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        #expect(try words(label).last?.hasSuffix(" 17 #FF0000") == true)
        label.isHighlighted = true
        #expect(try words(label).last?.hasSuffix(" 17 #0000FF") == true)
        label.isHighlighted = false
        label.isEnabled = false
        #expect(try words(label).last?.hasSuffix(" 17 #FF0000/0.5") == true)
    }

    /// A heart of 20 points stands on the baseline, at the top of the line that it makes higher; its middle is full.
    @Test func aSymbolInTheTextHasTheTextsColour() throws {
        let label = label("")
        let heart = NSTextAttachment(image: try #require(UIImage(systemName: "heart.fill")))
        heart.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
        label.attributedText = NSAttributedString(attachment: heart)
        label.sizeToFit()
        expectColor(try Pixels(of: label)[10, 10], [255, 0, 0, 255])
    }

    /// The face of U+1F600 is yellow in every vendor's picture (unicode.org/emoji/charts/full-emoji-list.html), and so is its chin.
    @Test func emojiHaveTheirColours() throws {
        let label = label("😀", width: 60, height: 50)
        label.font = .systemFont(ofSize: 40)
        let pixels = try Pixels(of: label)
        let yellow = (0..<60).filter { x in
            let pixel = pixels[x, 38]
            return pixel[0] > 200 && pixel[1] > 130 && pixel[2] < 120
        }
        #expect(yellow.count > 15)
        #expect(yellow.allSatisfy { 2..<52 ~= $0 })
    }

    @Test func aShadowIsTheSameTextBelowAndMoved() throws {
        let label = label("Hello")
        label.shadowColor = UIColor(white: 0, alpha: 1)
        label.shadowOffset = CGSize(width: 2, height: 3)
        let lines = try words(label).suffix(2).map { $0.split(separator: " ") }
        #expect(lines[0].last == "#000000" && lines[1].last == "#FF0000")
        let (below, above) = (lines[0].compactMap { Double($0) }, lines[1].compactMap { Double($0) })
        #expect(abs(below[0] - above[0] - 2) < 0.002 && abs(below[1] - above[1] - 3) < 0.002)
    }

    /// `NSAttributedString.Key.strokeWidth`: in percent of the font's size; below zero the letters are filled as well.
    @Test(arguments: [
        (5, ["outlined 1 #FF0000"]), (-5, ["20 #0000FF", "outlined 1 #FF0000"]), (0, ["20 #0000FF"]),
    ])
    func `Letters have outlines`(width: Int, painted: [String]) throws {
        let label = label("")
        label.attributedText = NSAttributedString(
            string: "Text",
            attributes: [
                .font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor(red: 0, green: 0, blue: 1, alpha: 1),
                .strokeColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1), .strokeWidth: width,
            ])
        let texts = try words(label).filter { $0.hasPrefix("text") }
        #expect(texts.count == painted.count)
        for (text, end) in zip(texts, painted) { #expect(text.hasSuffix(end), "\(text)") }
    }

    @Test func everyLineIsWrittenAndNoWordIsLost() throws {
        let label = label("one two three four five six seven", width: 90, height: 100)
        label.numberOfLines = 0
        let texts = try words(label).filter { $0.hasPrefix("text") }
        #expect(texts.count > 1)
        let said = texts.map { $0.split(separator: "\"")[1] }.joined(separator: " ")
        #expect(said.split(separator: " ").joined(separator: " ") == "one two three four five six seven")
    }

    /// A label lower than its line shows the middle of it and nothing outside of its bounds.
    @Test func textIsCutOffAtTheLabelsBounds() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        let low = label("HHH", width: 100, height: 6)
        low.frame.origin.y = 17
        root.addSubview(low)
        let bitmap = try root.picture(on: Stage(scale: 2)).bitmap()
        let inked = (0..<80).filter { y in (0..<200).contains { bitmap[$0, y] != 0 } }
        #expect(inked.first == 34 && inked.last == 45)
    }

    /// In pictures of thumbtack/thumbprint-ios a bold underline of 16 points covers 5 pixels at 3x, all of them whole.
    @Test func anUnderlineCoversWholePixels() throws {
        try Headless.with({ $0.displayScale = 3 }) {
            let label = label("")
            label.attributedText = NSAttributedString(
                string: "Text",
                attributes: [
                    .font: UIFont.systemFont(ofSize: 16, weight: .bold),
                    .underlineStyle: NSUnderlineStyle.single.rawValue,
                ])
            let fill = try #require(try words(label).first { $0.hasPrefix("fill rect") })
            let numbers = fill.split(separator: " ").compactMap { Double($0) }
            #expect(abs(numbers[3] * 3 - 5) < 0.01 && abs(numbers[1] * 3 - (numbers[1] * 3).rounded()) < 0.01)
        }
    }

    /// An underline is as long as the words and has their colour unless it has its own.
    @Test func attributesAreDrawn() throws {
        let label = label("")
        let text = NSMutableAttributedString(string: "plain ")
        text.append(
            NSAttributedString(
                string: "marked",
                attributes: [
                    .backgroundColor: UIColor(red: 1, green: 1, blue: 0, alpha: 1),
                    .underlineStyle: NSUnderlineStyle.single.rawValue,
                    .underlineColor: UIColor(red: 0, green: 0, blue: 1, alpha: 1),
                    .strikethroughStyle: NSUnderlineStyle.single.rawValue,
                ]))
        label.attributedText = text
        let lines = try words(label)
        let fills = lines.filter { $0.hasPrefix("fill rect") }
        #expect(fills.map { $0.split(separator: " ").last } == ["#FFFF00", "#0000FF", "#FF0000"])
        let places = fills.map { $0.split(separator: " ").compactMap { Double($0) } }
        #expect(places[0][0] == places[1][0] && places[0][2] == places[1][2] && places[1][0] == places[2][0])
        let background = try #require(lines.firstIndex { $0.contains("#FFFF00") })
        let marked = try #require(lines.firstIndex { $0.contains("\"marked\"") })
        #expect(background < marked)
    }

    @Test func coloursFollowTheTraits() throws {
        let label = label("Hello")
        label.textColor = .label
        label.backgroundColor = .systemBackground
        #expect(try label.picture(on: Stage(style: .light)).text.contains("fill rect 0 0 200 21 #FFFFFF"))
        let dark = try label.picture(on: Stage(style: .dark)).text
        #expect(dark.contains("fill rect 0 0 200 21 #000000") && dark.contains(" 17 #FFFFFF"))
    }
}
