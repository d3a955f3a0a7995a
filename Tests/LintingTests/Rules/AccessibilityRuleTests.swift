import Maquette
import MaquetteDrawing
import MaquetteLinting
import Testing

/// Each rule about accessibility on a screen that breaks it and one that keeps it.
@MainActor @Suite struct AccessibilityRuleTests {
    private func label(_ text: String, color: String, background: String = "#FFFFFF", size: Int = 15) -> String {
        """
        {"type": "view", "frame": [0, 100, 375, 100], "backgroundColor": "\(background)", "subviews": [
          {"type": "label", "id": "words", "frame": [20, 20, 300, 40], "text": "\(text)", "textColor": "\(color)",
           "font": "\(size)"}]}
        """
    }

    // WCAG's own examples, "Understanding 1.4.3": #777777 on white is 4.47 to 1 and fails, #767676 is 4.54 and passes.
    @Test func `Text needs a contrast of 4.5 to 1`() throws {
        let bad = try Linted.screen(label("Hello", color: "#777777"), rules: "contrast")
        #expect(bad.map(\.id) == ["words"])
        #expect(bad.first?.message == "#777777 on #FFFFFF has a contrast of 4.47 to 1 and needs 4.5; #767676 passes")
        #expect(try Linted.screen(label("Hello", color: "#767676"), rules: "contrast").isEmpty)
    }

    // Equal colours are 1 to 1, by WCAG's formula. What an app puts between the root of a screen and a text is unknown.
    @Test func `Text in the colour of the view that it is in is a finding`() throws {
        let unseen = try Linted.screen(label("Hello", color: "#FF0000", background: "#FF0000"), rules: "contrast")
        #expect(unseen.first?.message.hasPrefix("#FF0000 on #FF0000 has a contrast of 1 to 1 and needs 4.5") == true)
        let onRoot = """
            {"type": "label", "id": "words", "frame": [20, 20, 300, 40], "text": "Hello", "textColor": "#FF0000"}
            """
        let root = ", \"backgroundColor\": \"#FF0000\""
        #expect(try Linted.screen(onRoot, rules: "contrast", root: root).isEmpty)
    }

    @Test func `Large text needs 3 to 1`() throws {
        #expect(try Linted.screen(label("Hello", color: "#949494", size: 18), rules: "contrast").isEmpty)
        let bad = try Linted.screen(label("Hello", color: "#959595", size: 18), rules: "contrast")
        // #959595: ((0.2994 + 0.0) …): 1.05 / (0.3005 + 0.05) = 2.99
        #expect(bad.first?.message.hasPrefix("#959595 on #FFFFFF has a contrast of 2.99 to 1 and needs 3") == true)
    }

    @Test func `An alpha counts, of the text and of what it is in`() throws {
        let shaded = """
            {"type": "view", "frame": [0, 0, 375, 300], "backgroundColor": "#FFFFFF", "subviews": [
              {"type": "view", "frame": [0, 100, 375, 100], "alpha": 0.3, "subviews": [
                {"type": "label", "id": "words", "frame": [20, 20, 300, 40], "text": "Hello", "textColor": "#000000"}]}]}
            """
        // Black at 0.3 over white is 178.5, cut to #B2B2B2, whose luminance is 0.445: 1.05 / 0.495 = 2.12.
        let found = try Linted.screen(shaded, rules: "contrast")
        #expect(found.first?.message.hasPrefix("#B2B2B2 on #FFFFFF has a contrast of 2.12 to 1") == true)
    }

    @Test func `What is disabled may be pale`() throws {
        let pale = """
            {"type": "button", "frame": [20, 100, 200, 44], "title": "Send", "isEnabled": false}
            """
        #expect(try Linted.screen(pale, rules: "contrast").isEmpty)
    }

    @Test func `A label that ends with its trait says it twice`() throws {
        func button(_ label: String) -> String {
            """
            {"type": "button", "id": "save", "frame": [20, 100, 200, 44], "title": "Save",
             "accessibilityLabel": "\(label)"}
            """
        }
        let bad = try Linted.screen(button("Save button"), rules: "repeated-trait")
        #expect(
            bad.map(\.message) == ["VoiceOver says “Save button. Button.”: “button” is said by its traits"])
        #expect(try Linted.screen(button("Save"), rules: "repeated-trait").isEmpty)
    }

    @Test func `Neighbours that sound alike`() throws {
        func buttons(_ second: String) -> String {
            """
            {"type": "button", "id": "a", "frame": [20, 100, 100, 44], "title": "Delete"},
            {"type": "button", "id": "b", "frame": [200, 100, 100, 44], "title": "\(second)"}
            """
        }
        #expect(try Linted.screen(buttons("Delete"), rules: "duplicate-label").map(\.id) == ["b"])
        #expect(try Linted.screen(buttons("Delete all"), rules: "duplicate-label").isEmpty)
    }

    @Test func `A switch without a label`() throws {
        func control(_ rest: String) -> String {
            "{\"type\": \"switch\", \"id\": \"wifi\", \"frame\": [20, 100, 51, 31]\(rest)}"
        }
        #expect(
            try Linted.screen(control(""), rules: "unlabelled").map(\.message) == [
                "VoiceOver says only “Switch Button. Off.”, and not of what"
            ])
        #expect(try Linted.screen(control(", \"accessibilityLabel\": \"Wi-Fi\""), rules: "unlabelled").isEmpty)
    }

    @Test func `Two small targets touch; apart they do not`() throws {
        func buttons(x: Int) -> String {
            """
            {"type": "button", "id": "a", "frame": [20, 100, 16, 16], "title": "x"},
            {"type": "button", "id": "b", "frame": [\(x), 100, 16, 16], "title": "y"}
            """
        }
        // Circles of 24 around middles 20 apart meet; 24 apart they do not.
        #expect(try Linted.screen(buttons(x: 40), rules: "touch-distance").map(\.id) == ["a", "b"])
        #expect(try Linted.screen(buttons(x: 44), rules: "touch-distance").isEmpty)
    }

    @Test func `A fixed font stays small, a text style grows`() throws {
        func label(_ font: String) -> String {
            "{\"type\": \"label\", \"id\": \"words\", \"frame\": [20, 100, 300, 40], \"text\": \"Hello\", \"font\": \"\(font)\"}"
        }
        #expect(
            try Linted.screen(label("15"), rules: "fixed-text-size").map(\.message) == [
                "its font stays at 15 points at every text size"
            ])
        #expect(try Linted.screen(label("body"), rules: "fixed-text-size").isEmpty)
    }

    @Test func `One line that fits in the usual size is cut off in the largest; many lines are not`() throws {
        func label(lines: Int) -> String {
            """
            {"type": "label", "id": "words", "text": "Remember this computer", "font": "body",
             "numberOfLines": \(lines),
             "constraints": ["horizontalEdges == parent inset 20", "top == parent.top + 100"]}
            """
        }
        let bad = try Linted.screen(label(lines: 1), rules: "largest-text")
        #expect(bad.map(\.id) == ["words"])
        #expect(bad.first?.message.hasPrefix("at AX5 the text is cut off") == true)
        #expect(try Linted.screen(label(lines: 0), rules: "largest-text").isEmpty)
    }

    @Test func `A long screen needs a heading where a text looks like one`() throws {
        func rows(_ count: Int, size: Int, first: String = "") -> String {
            (0..<count).map { row in
                """
                <label opaque="NO" contentMode="left" text="Row \(row)" id="row\(row)">
                <rect key="frame" x="20" y="\(20 + row * 28)" width="200" height="21"/>
                <fontDescription key="fontDescription" type="system" pointSize="\(row == 0 ? size : 17)"/>
                \(row == 0 ? first : "")
                </label>
                """
            }.joined()
        }
        let header = """
            <accessibility key="accessibilityConfiguration"><accessibilityTraits key="traits" staticText="YES" header="YES"/></accessibility>
            """
        let bad = try Linted.scene(rows(20, size: 22), rules: "missing-headings")
        #expect(
            bad.map(\.message) == ["VoiceOver has 20 stops here and no heading to go to; this text looks like one"])
        #expect(bad.map(\.id) == ["row0"])
        #expect(try Linted.scene(rows(19, size: 22), rules: "missing-headings").isEmpty)
        #expect(try Linted.scene(rows(20, size: 17), rules: "missing-headings").isEmpty)
        #expect(try Linted.scene(rows(20, size: 22, first: header), rules: "missing-headings").isEmpty)
        // Code puts a nib's view under a bar, whose title is a heading.
        #expect(try Linted.markup(rows(20, size: 22), rules: "missing-headings").isEmpty)
    }

    @Test func `A picture of words is spoken by a label`() throws {
        func image(_ label: String, _ name: String = "welcomeTitle") -> String {
            """
            <imageView contentMode="scaleAspectFit" image="\(name)" id="picture">
            <rect key="frame" x="20" y="100" width="200" height="40"/>
            \(label)
            </imageView>
            """
        }
        let spoken = """
            <accessibility key="accessibilityConfiguration" label="Welcome"><bool key="isElement" value="YES"/></accessibility>
            """
        #expect(try Linted.markup(image(""), rules: "silent-image-text").map(\.id) == ["picture"])
        #expect(try Linted.markup(image(spoken), rules: "silent-image-text").isEmpty)
        #expect(try Linted.markup(image("", "texture"), rules: "silent-image-text").isEmpty)
    }

    @Test func `They run when they are asked for, and are explained with their clauses`() throws {
        var configuration = LintConfiguration()
        #expect(configuration.severity(of: "contrast") == nil && configuration.severity(of: "touch-target") == .warning)
        configuration.checksAccessibility = true
        #expect(configuration.severity(of: "contrast") == .warning)
        let lines = try #require(RuleList.explanation(of: "contrast"))
        #expect(lines.contains { $0.hasPrefix("WCAG 2.2: 1.4.3 Contrast (Minimum)") })
        for rule in RuleList.names {
            let lines = try #require(RuleList.explanation(of: rule))
            guard lines.contains(where: { $0.contains("--accessibility") }) else { continue }
            #expect(lines.contains { $0.hasPrefix("WCAG 2.2: ") } && lines.contains { $0.hasPrefix("Apple: ") })
        }
        #expect(RuleList.explanation(of: "contrasts") == nil)
    }

    // The clauses of WCAG 2.2 that say what each rule looks for.
    @Test(arguments: [
        ("contrast", "1.4.3"), ("unlabelled", "4.1.2"), ("repeated-trait", "4.1.2"), ("duplicate-label", "2.4.6"),
        ("touch-distance", "2.5.8"), ("touch-target", "2.5.5"), ("fixed-text-size", "1.4.4"), ("largest-text", "1.4.4"),
        ("color-alone", "1.4.1"), ("focus-order", "2.4.3"), ("missing-headings", "1.3.1"),
        ("silent-image-text", "1.4.5"),
    ])
    func `A rule is explained by its clause, Apple's guideline and a remedy`(rule: String, clause: String) throws {
        let lines = try #require(RuleList.explanation(of: rule))
        #expect(lines.contains { $0.hasPrefix("WCAG 2.2: \(clause) ") })
        #expect(lines.contains { $0.hasPrefix("Apple: ") } && lines.contains { $0.hasPrefix("Remedy: ") })
    }
}
