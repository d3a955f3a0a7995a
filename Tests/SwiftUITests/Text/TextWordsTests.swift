@testable import SwiftUI
import Testing

/// What texts say, by Apple's documentation of `LocalizedStringKey`, `Text` and `AttributedString`.
@MainActor @Suite struct TextWordsTests {
    private func string(_ text: Text) -> String {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: "en_US")
        environment.timeZone = TimeZone(identifier: "UTC")!
        return text.string(in: environment)
    }
    private func key(_ key: LocalizedStringKey) -> String { key.key }

    // The places of values in keys, as the catalogs of Xcode have them.
    @Test func `A key has the places of its values`() {
        #expect(key("Hello") == "Hello")
        #expect(key("Hello \("you")") == "Hello %@")
        #expect(key("\(3) of \(4)") == "%lld of %lld")
        #expect(key("\(1.5) and \(Float(2))") == "%lf and %f")
        #expect(key("\(CGFloat(2))") == "%lf")
        #expect(key("\(Int32(3)) \(UInt(4))") == "%d %llu")
        #expect(key("\(1.5, specifier: "%.1f")") == "%.1f")
        #expect(key("100% of \("x")") == "100%% of %@")
        #expect(key("100%") == "100%")
        #expect(key("\(Text("a")) \(Image(systemName: "star"))") == "%@ %@")
        #expect(key("\(3, format: .number)") == "%@")
    }

    @Test func `Values are put in as the language has them`() {
        #expect(string(Text("\(1234) of \(5)")) == "1,234 of 5")
        #expect(string(Text("\(1.5)")) == "1.500000")
        #expect(string(Text("\(1234.56, specifier: "%.1f")")) == "1,234.6")
        #expect(string(Text("\(7, specifier: "%03lld")")) == "007")
        #expect(string(Text("100% of \("x")")) == "100% of x")
        #expect(string(Text("100%")) == "100%")
        #expect(string(Text("a \(Text("b").bold()) c")) == "a b c")
        #expect(string(Text(1234.5, format: .number)) == "1,234.5")
        #expect(string(Text(0.25, format: .percent)) == "25%")
    }

    @Test func `Texts that are told word by word are not read`() {
        #expect(string(Text(verbatim: "**a** %@")) == "**a** %@")
        let name = "*b*"
        #expect(string(Text(name)) == "*b*")
        #expect(string(Text("a \(name)")) == "a *b*")
    }

    @Test func `Dates are told in several ways`() {
        let day = Date(timeIntervalSince1970: 86_400)
        #expect(string(Text(day, style: .date)) == "January 2, 1970")
        #expect(string(Text(day.addingTimeInterval(3660), style: .time)).hasPrefix("1:01"))
        let timer = Date()...Date().addingTimeInterval(3723)
        #expect(
            string(Text(timerInterval: timer, pauseTime: timer.lowerBound, countsDown: true)) == "1:02:03")
        #expect(string(Text(timerInterval: timer, pauseTime: timer.lowerBound, countsDown: false)) == "0:00")
    }

    @Test func `Letters may be others than those that were written`() {
        #expect(Laid(Text("aB").textCase(.uppercase)).leaves.compactMap { ($0 as? UILabel)?.text } == ["AB"])
        #expect(Laid(Text("aB").textCase(.lowercase)).leaves.compactMap { ($0 as? UILabel)?.text } == ["ab"])
    }

    // MARK: Markdown

    private func marks(_ text: String) -> [String] {
        InlineMarkdown.runs(of: text).map { run in
            var mark = ""
            if run.intent.contains(.stronglyEmphasized) { mark += "b" }
            if run.intent.contains(.emphasized) { mark += "i" }
            if run.intent.contains(.code) { mark += "c" }
            if run.intent.contains(.strikethrough) { mark += "s" }
            if let link = run.link { mark += "@" + link.absoluteString }
            return mark + ":" + run.text
        }
    }

    // Examples of CommonMark 0.31 and of GitHub's extensions, by their numbers or in their spirit.
    @Test func `Marks within a line are read`() {
        #expect(marks("**a** b") == ["b:a", ": b"])
        #expect(marks("*a* _b_ __c__") == ["i:a", ": ", "i:b", ": ", "b:c"])
        #expect(marks("***a***") == ["bi:a"])
        #expect(marks("**a *b* c**") == ["b:a ", "bi:b", "b: c"])
        #expect(marks("snake_case_name 2 * 3 * 4") == [":snake_case_name 2 * 3 * 4"])
        #expect(marks("`a*b*`") == ["c:a*b*"])
        #expect(marks("~~a~~ ~b~") == ["s:a", ": ", "s:b"])
        #expect(marks("\\*a\\*") == [":*a*"])
        #expect(marks("a &amp; b &#65;") == [":a & b A"])
        #expect(marks("**a") == [":**a"])
    }

    @Test func `Links are read`() {
        #expect(marks("[a](https://b.example)") == ["@https://b.example:a"])
        #expect(marks("[a **b**](c \"t\")") == ["@c:a ", "b@c:b"])
        #expect(marks("<https://b.example>") == ["@https://b.example:https://b.example"])
        #expect(marks("see https://b.example.") == [":see ", "@https://b.example:https://b.example", ":."])
        #expect(marks("a@b.example") == ["@mailto:a@b.example:a@b.example"])
        #expect(marks("[a]") == [":[a]"])
    }

    @Test func `What is marked looks so`() {
        let label = Laid(Text("a **b** [c](d)")).leaves[0] as! UILabel
        let text = label.attributedText!
        func font(_ index: Int) -> UIFont { text.attribute(.font, at: index, effectiveRange: nil) as! UIFont }
        #expect(text.string == "a b c")
        #expect(font(0) == .preferredFont(forTextStyle: .body))
        #expect(font(2) != font(0))
        #expect(font(2).fontDescriptor.symbolicTraits.contains(.traitBold))
        #expect(text.attribute(.foregroundColor, at: 4, effectiveRange: nil) as? UIColor != .label)
    }

    @Test func `Joined texts keep their own looks, and take what all have`() {
        let joined = (Text("a").foregroundColor(Color(uiColor: .red)) + Text("b").italic()).font(.title)
        let text = (Laid(joined).leaves[0] as! UILabel).attributedText!
        func font(_ index: Int) -> UIFont { text.attribute(.font, at: index, effectiveRange: nil) as! UIFont }
        #expect(font(0).pointSize == 28)
        #expect(font(1).pointSize == 28)
        #expect(font(1).fontDescriptor.symbolicTraits.contains(.traitItalic))
        #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    }

    @Test func `What is nearer to a text counts`() {
        func font(_ view: some View) -> UIFont { (Laid(view).leaves[0] as! UILabel).font }
        #expect(font(Text("a").font(.caption).font(.title)).pointSize == 12)
        #expect(font(Text("a").environment(\.font, .caption).font(.title)).pointSize == 12)
        #expect(font(Text("a").font(.system(size: 20, weight: .light))).pointSize == 20)
        #expect(font(Text("a").bold().bold(false)) == font(Text("a").bold()))
        #expect(font(VStack { Text("a") }.bold()).fontDescriptor.symbolicTraits.contains(.traitBold))
        #expect(!font(VStack { Text("a").bold(false) }.bold()).fontDescriptor.symbolicTraits.contains(.traitBold))
    }

    @Test func `Attributed texts have SwiftUI's attributes and UIKit's`() {
        var text = AttributedString("ab")
        text.font = Font.title
        text[text.startIndex..<text.index(afterCharacter: text.startIndex)].underlineStyle = Text.LineStyle.single
        let shown = (Laid(Text(text)).leaves[0] as! UILabel).attributedText!
        #expect((shown.attribute(.font, at: 1, effectiveRange: nil) as? UIFont)?.pointSize == 28)
        #expect(shown.attribute(.underlineStyle, at: 0, effectiveRange: nil) != nil)
        #expect(shown.attribute(.underlineStyle, at: 1, effectiveRange: nil) == nil)
        let read = try? AttributedString(markdown: "# Title\n\nOne *two*")
        #expect(read.map { String($0.characters) } == "TitleOne two")
    }

    @Test func `A text that loses a mark is plain again`() {
        let host = _UIHostingView(rootView: Text("a").underline(true))
        host.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        host.layoutIfNeeded()
        func mark() -> Any? {
            (host.subviews[0].subviews[0] as! UILabel).attributedText?
                .attribute(.underlineStyle, at: 0, effectiveRange: nil)
        }
        #expect(mark() != nil)
        host.rootView = Text("a").underline(false)
        host.layoutIfNeeded()
        #expect(mark() == nil)
    }

    /// Apple's page on automatic grammar agreement: "^[\(count) apple](inflect: true)". The plurals are those of any grammar of English.
    @Test(arguments: [
        (1, "apple", "1 apple!"), (2, "apple", "2 apples!"), (0, "day", "0 days!"), (3, "city", "3 cities!"),
        (2, "wish", "2 wishes!"), (2, "small box", "2 small boxes!"),
    ])
    func wordsAgreeWithTheirNumbers(_ count: Int, _ words: String, _ said: String) {
        #expect(string(Text("^[\(count) \(words)](inflect: true)!")) == said)
    }
}
