import MaquetteLinting
import Testing

@Suite("What rules say about texts") @MainActor
struct TextRuleTests {
    private func label(_ more: String, text: String = "Far too long for this") -> String {
        """
        {"type": "label", "id": "words", "text": "\(text)", \(more),
         "constraints": ["leading == screen.leading", "top == screen.top + 20", "width == 60"]}
        """
    }

    @Test("a text that ends in dots is truncated, and one with lines enough is not") func truncated() throws {
        let found = try Linted.screen(label("\"numberOfLines\": 1"), rules: "truncated")
        #expect(found.map(\.id) == ["words"])
        #expect(found.map(\.label) == ["Far too long for this"])
        #expect(found[0].message.hasPrefix("the text is cut off after 1 line in 60 x "))
        #expect(try Linted.screen(label("\"numberOfLines\": 0"), rules: "truncated").isEmpty)
    }

    @Test("a text that shrinks to fit is not truncated") func shrunk() throws {
        let shrinking = "\"adjustsFontSizeToFitWidth\": true, \"minimumScaleFactor\": 0.1"
        #expect(try Linted.screen(label(shrinking), rules: "truncated").isEmpty)
    }

    @Test("a line of 17 points in a label of 8 is clipped, in one of 19 only its air is") func clipped() throws {
        func label(height: Int) -> String {
            """
            {"type": "label", "id": "words", "text": "Words", "constraints":
              ["leading == screen.leading", "top == screen.top", "width == 200", "height == \(height)"]}
            """
        }
        #expect(try Linted.screen(label(height: 8), rules: "truncated").map(\.id) == ["words"])
        #expect(try Linted.screen(label(height: 19), rules: "truncated").isEmpty)
    }

    @Test("a line loses what hangs below it before capitals lose anything") func tails() throws {
        // Of the system's 40 points 9.9 are above the capitals and 9.6 below the baseline: 47.7 in 37 loses 5.4 at each end.
        func label(_ text: String) -> String {
            """
            {"type": "label", "id": "words", "text": "\(text)", "font": "40", "constraints":
              ["leading == screen.leading", "top == screen.top", "width == 300", "height == 37"]}
            """
        }
        #expect(try Linted.screen(label("EXPLORE"), rules: "truncated").isEmpty)
        #expect(try Linted.screen(label("Gypsy"), rules: "truncated").map(\.id) == ["words"])
    }

    @Test("a text view may lose the air below its last line, but no line") func textView() throws {
        // A line of 17 points is 20.3 high, with 8 above and below it.
        func view(_ height: Int) -> String {
            """
            {"type": "textView", "id": "words", "text": "One line", "font": "17", "isScrollEnabled": false,
             "constraints": ["leading == screen.leading", "top == screen.top", "width == 200", "height == \(height)"]}
            """
        }
        #expect(try Linted.screen(view(30), rules: "truncated").isEmpty)
        #expect(try Linted.screen(view(16), rules: "truncated").map(\.id) == ["words"])
    }

    @Test("a label without any space is reported, a hidden or empty one is not") func noRoom() throws {
        let none =
            "\"constraints\": [\"leading == screen.leading\", \"top == screen.top\", \"width == 0\", \"height == 0\"]"
        func label(_ more: String) -> String { "{\"type\": \"label\", \"id\": \"words\", \(more), \(none)}" }
        #expect(
            try Linted.screen(label("\"text\": \"Words\""), rules: "truncated").map(\.message)
                == ["the text has no space: 0 x 0"])
        #expect(try Linted.screen(label("\"text\": \"Words\", \"isHidden\": true"), rules: "truncated").isEmpty)
        #expect(try Linted.screen(label("\"text\": \" \""), rules: "truncated").isEmpty)
    }

    @Test("the title of a button counts as its text") func button() throws {
        let button = """
            {"type": "button", "id": "tap", "title": "Sign in with your account", "constraints":
              ["leading == screen.leading", "top == screen.top", "width == 60", "height == 44"]}
            """
        #expect(try Linted.screen(button, rules: "truncated").map(\.element) == ["button"])
    }

    @Test("a placeholder that is cut off is told, and what is written in a field is not") func fields() throws {
        func field(_ attributes: String) -> String {
            """
            <textField adjustsFontSizeToFit="NO" \(attributes) id="f"><rect key="frame" x="10" y="100" width="60" height="34"/>\
            <fontDescription key="fontDescription" type="system" pointSize="14"/></textField>
            """
        }
        let long = "A text that is longer than its field"
        let found = try Linted.markup(field("placeholder=\"\(long)\""), rules: "truncated")
        #expect(found.map(\.id) == ["f"])
        #expect(try Linted.markup(field("text=\"\(long)\" placeholder=\"\(long)\""), rules: "truncated").isEmpty)
        #expect(try Linted.markup(field("placeholder=\"Short\""), rules: "truncated").isEmpty)
    }

    // A line of 17 points is 20.3 high; the row grows with it, whatever least height its label has.
    @Test("a label in a row grows, unless its height is given") func row() throws {
        func table(_ relation: String) -> String {
            """
            <tableView style="plain" id="table"><rect key="frame" x="0" y="0" width="375" height="667"/>
            <prototypes><tableViewCell id="cell"><rect key="frame" x="0" y="28" width="375" height="16"/>
            <tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0" y="0" width="375" height="16"/>
            <subviews><label text="Words" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="words">
            <rect key="frame" x="16" y="4" width="300" height="8"/>
            <constraints><constraint firstAttribute="height"\(relation) constant="8" id="height"/></constraints>
            </label></subviews>
            <constraints>
            <constraint firstItem="words" firstAttribute="top" secondItem="content" secondAttribute="top" constant="4" id="a"/>
            <constraint firstItem="words" firstAttribute="leading" secondItem="content" secondAttribute="leading" id="b"/>
            <constraint firstAttribute="trailing" secondItem="words" secondAttribute="trailing" id="c"/>
            <constraint firstAttribute="bottom" secondItem="words" secondAttribute="bottom" constant="4" id="d"/>
            </constraints></tableViewCellContentView></tableViewCell></prototypes></tableView>
            """
        }
        #expect(try Linted.markup(table(" relation=\"greaterThanOrEqual\""), rules: "truncated").isEmpty)
        #expect(try Linted.markup(table(""), rules: "truncated").map(\.id) == ["words"])
    }
}
