import MaquetteLinting
import Testing

@Suite("What rules say about constraints") @MainActor
struct ConstraintRuleTests {
    @Test("a view without a vertical place is ambiguous, with what is open") func ambiguous() throws {
        let found = try Linted.screen(
            """
            {"id": "adrift", "constraints": ["leading == screen.leading", "width == 50", "height == 50"]},
            {"id": "held", "constraints": ["leading == screen.leading", "top == screen.top", "width == 50", "height == 50"]}
            """, rules: "ambiguous")
        #expect(found.map(\.id) == ["adrift"])
        #expect(found.first?.message == "its vertical position is ambiguous")
    }

    @Test("the size that Interface Builder assumes for its canvas does not hide that a view has none") func assumed()
        throws
    {
        let place = """
            <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="a"/>
            <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" id="b"/>
            """
        let box = Linted.view("box", frame: (0, 0, 240, 128))
        let found = try Linted.markup(box, constraints: place, rules: "ambiguous")
        #expect(found.map(\.message) == ["its width and height are ambiguous"])
        // The root begins in line 5, its frame, the list and the box follow.
        #expect(found.map(\.line) == [8])
        #expect(found.map(\.column) == [1])
        let sized = """
            <constraint firstItem="box" firstAttribute="width" constant="10" id="c"/>
            <constraint firstItem="box" firstAttribute="height" constant="10" id="d"/>
            """
        #expect(try Linted.markup(box, constraints: place + sized, rules: "ambiguous").isEmpty)
    }

    @Test("a custom class may measure itself, but its position is ambiguous") func ownClass() throws {
        func found(_ constraints: String, isOwn: Bool) throws -> [String] {
            let kind = isOwn ? "view customClass=\"Chart\"" : "view"
            let box = Linted.view("box", frame: (0, 0, 130, 130), kind: kind)
                .replacingOccurrences(of: "</\(kind)>", with: "</view>")
            return try Linted.markup(box, constraints: constraints, rules: "ambiguous").map(\.message)
        }
        let middle = """
            <constraint firstItem="box" firstAttribute="centerX" secondItem="root" secondAttribute="centerX" id="1"/>
            <constraint firstItem="box" firstAttribute="centerY" secondItem="root" secondAttribute="centerY" id="2"/>
            """
        #expect(
            try found(middle, isOwn: false) == [
                "its horizontal position, width, vertical position and height are ambiguous"
            ])
        #expect(try found(middle, isOwn: true) == [])
        #expect(
            try found("", isOwn: true) == ["its horizontal position and vertical position are ambiguous"])
    }

    @Test("roots and contents of cells are placed by whoever shows them") func placedByOthers() throws {
        let cell = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="21701"><objects>\
            <tableViewCell translatesAutoresizingMaskIntoConstraints="NO" id="c">\
            <rect key="frame" x="0" y="0" width="320" height="160"/>\
            <tableViewCellContentView key="contentView" translatesAutoresizingMaskIntoConstraints="NO" id="v">\
            <rect key="frame" x="0" y="0" width="320" height="160"/></tableViewCellContentView></tableViewCell>\
            <stackView translatesAutoresizingMaskIntoConstraints="NO" id="s"><rect key="frame" x="0" y="0" width="120" height="90"/>\
            <subviews><label text="A" id="l"/></subviews></stackView></objects></document>
            """
        #expect(try Linted.ambiguities(in: cell).isEmpty)
    }

    @Test("what keeps its fixed frame is not ambiguous") func fixedFrame() throws {
        let label = """
            <label fixedFrame="YES" text="Words" translatesAutoresizingMaskIntoConstraints="NO" id="words">
            <rect key="frame" x="96" y="116" width="184" height="24"/>
            </label>
            """
        #expect(try Linted.markup(label, rules: "ambiguous", "misplaced", "truncated").isEmpty)
    }

    @Test("views spaced evenly in a stack of no set height are not ambiguous") func evenlySpaced() throws {
        let found = try Linted.screen(
            """
            {"type": "stackView", "id": "stack", "axis": "vertical", "distribution": "equalSpacing", "spacing": 8,
             "constraints": ["leading == screen.leading", "trailing == screen.trailing", "top == screen.top"],
             "subviews": [{"type": "label", "text": "One"}, {"type": "label", "text": "Two"}, {"type": "label", "text": "Three"}]}
            """, rules: "ambiguous")
        #expect(found.isEmpty)
    }

    @Test("contradicting widths are a conflict in the names of the document") func conflicting() throws {
        let place = "\"leading == screen.leading\", \"top == screen.top\", \"height == 10\""
        let found = try Linted.screen(
            "{\"id\": \"torn\", \"constraints\": [\(place), \"width == 10\", \"width == 20\"]}", rules: "conflicting")
        #expect(found.map(\.id) == ["torn"])
        #expect(
            found.map(\.message) == [
                "required constraints contradict each other, and the first is broken: "
                    + "width = 20 and width = 10; remove one or lower its priority"
            ])
        let agreed = "{\"id\": \"torn\", \"constraints\": [\(place), \"width == 10\", \"width >= 5\"]}"
        #expect(try Linted.screen(agreed, rules: "conflicting").isEmpty)
    }

    private let corner = """
        <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" id="a"/>
        <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="40" id="b"/>
        """

    @Test("a conflict names constraints by their ids, and other views by their words or ids") func idsInConflicts()
        throws
    {
        let views =
            Linted.view("box", frame: (16, 40, 100, 50))
            + "<label text=\"Title\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"words\">"
            + "<rect key=\"frame\" x=\"0\" y=\"90\" width=\"50\" height=\"20\"/></label>"
        let constraints =
            corner + """
                <constraint firstItem="box" firstAttribute="height" constant="50" id="c"/>
                <constraint firstItem="box" firstAttribute="width" constant="100" id="d"/>
                <constraint firstItem="words" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="e"/>
                <constraint firstItem="words" firstAttribute="top" secondItem="box" secondAttribute="bottom" constant="8" id="f"/>
                <constraint firstItem="words" firstAttribute="top" secondItem="root" secondAttribute="top" constant="60" id="g"/>
                """
        let found = try Linted.markup(views, constraints: constraints, rules: "conflicting")
        #expect(found.map(\.id) == ["words"])
        let message = found.first?.message ?? ""
        #expect(
            message.hasPrefix(
                "required constraints contradict each other, and the first is broken: top = view root.top + 60 (g), ")
        )
        for part in [
            "top = view box.bottom + 8 (f)", "view box.height = 50 (c)", "view box.top = view root.top + 40 (b)",
        ] { #expect(message.contains(part)) }
        #expect(message.hasSuffix("; remove one or lower its priority"))
    }

    @Test("constraints to the safe area are listed, those of the safe area itself are not") func guides() throws {
        let found = try Linted.screen(
            """
            {"id": "torn", "constraints": ["leading == screen.leading", "width == 10", "height == 10",
              "top == screen.safeArea.top + 10", "top == screen.safeArea.top + 30"]}
            """, rules: "conflicting")
        #expect(
            found.map(\.message) == [
                "required constraints contradict each other, and the first is broken: "
                    + "top = view screen.safeArea.top + 30 and top = view screen.safeArea.top + 10; "
                    + "remove one or lower its priority"
            ])
    }

    @Test("the constraint that keeps a hidden view in a stack open is reported with a remedy") func hiding() throws {
        let found = try Linted.screen(
            """
            {"type": "stackView", "id": "stack", "axis": "vertical",
             "constraints": ["leading == screen.leading", "trailing == screen.trailing", "top == screen.top"],
             "subviews": [{"id": "banner", "isHidden": true, "constraints": ["height == 24"]},
                          {"type": "label", "text": "Words"}]}
            """, rules: "conflicting")
        #expect(found.map(\.id) == ["banner"])
        #expect(
            found.map(\.message) == [
                "its stack view gives it no height while it is hidden, against height = 24; "
                    + "a priority of 999 for that constraint ends the conflict"
            ])
    }

    @Test("constraints of a stack view are reported as its edges, not by their names")
    func preferences() throws {
        let stack = """
            {"type": "stackView", "id": "stack", "axis": "vertical",
             "constraints": ["leading == screen.leading", "width == 200", "top == screen.top"],
             "subviews": [{"id": "wide", "constraints": ["width == 100", "height == 10"]}]}
            """
        let found = try Linted.screen(stack, rules: "conflicting")
        #expect(found.count == 1)
        let message = found.first?.message ?? ""
        #expect(message.contains("width = 100"))
        #expect(message.contains("the edges of ") && !message.contains("UISV"), "\(found.map(\.sentence))")
    }

    @Test("content that may not be squeezed contradicts what squeezes it") func squeezedContent() throws {
        let label = """
            {"type": "label", "id": "words", "text": "Words",
             "contentCompressionResistancePriority": {"horizontal": "required"},
             "constraints": ["leading == screen.leading", "top == screen.top", "width == 10"]}
            """
        let message = try Linted.screen(label, rules: "conflicting").first?.message ?? ""
        #expect(message.contains("its content (") && message.contains(" wide, compression resistance 1000)"))
        #expect(message.contains("width = 10"))
        #expect(message.hasSuffix("; remove it or lower its priority or the compression resistance"))
    }

    @Test("a view with a size of its own does not contradict the canvas it was drawn on") func ownSize() throws {
        let size = "<constraint firstAttribute=\"height\" constant=\"50\" id=\"h\"/>"
        #expect(try Linted.markup("", constraints: size, rules: "conflicting").isEmpty)
    }

    @Test("content that is too high for the cell of the canvas is no conflict: the cell grows in an app") func cell()
        throws
    {
        func table(_ kind: String) -> String {
            """
            <tableView style="plain" id="table"><rect key="frame" x="0" y="0" width="375" height="667"/>
            <prototypes><tableViewCell id="cell"><rect key="frame" x="0" y="28" width="375" height="44"/>
            <tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0" y="0" width="375" height="44"/>
            <subviews>\(Linted.view("tall", frame: (0, 0, 100, 60)))</subviews>
            <constraints>
            <constraint firstItem="tall" firstAttribute="top" secondItem="content" secondAttribute="top" id="a"/>
            <constraint firstItem="tall" firstAttribute="leading" secondItem="content" secondAttribute="leading" id="b"/>
            <constraint firstAttribute="bottom" secondItem="tall" secondAttribute="bottom" id="c"/>
            <constraint firstItem="tall" firstAttribute="width" constant="100" id="d"/>
            <constraint firstItem="tall" firstAttribute="height" constant="60" id="e"/>
            \(kind)
            </constraints></tableViewCellContentView></tableViewCell></prototypes></tableView>
            """
        }
        #expect(try Linted.markup(table(""), rules: "conflicting").isEmpty)
        let second = "<constraint firstItem=\"tall\" firstAttribute=\"width\" constant=\"90\" id=\"f\"/>"
        #expect(try Linted.markup(table(second), rules: "conflicting").map(\.id) == ["tall"])
    }

    @Test("a recorded frame that its constraints do not give is misplaced, from more than a point on") func misplaced()
        throws
    {
        let constraints = """
            <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="a"/>
            <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="40" id="b"/>
            <constraint firstItem="box" firstAttribute="width" constant="100" id="c"/>
            <constraint firstItem="box" firstAttribute="height" constant="50" id="d"/>
            """
        let moved = try Linted.markup(
            Linted.view("box", frame: (20, 42, 100, 50)), constraints: constraints, rules: "misplaced")
        #expect(
            moved.map(\.message) == [
                "the document has it at 20, 42 with 100 x 50, its constraints at 20, 40 with 100 x 50"
            ])
        let near = Linted.view("box", frame: (21, 40, 100, 50))
        #expect(try Linted.markup(near, constraints: constraints, rules: "misplaced").isEmpty)
    }

    /// The label is stretched on the canvas, where the content fills its scroll view; in an app it is one line high.
    @Test("content that is recorded with another height than its scroll view is not misplaced") func scrolled() throws {
        func pins(_ id: String, _ other: String) -> String {
            ["leading", "top", "trailing", "bottom"].map {
                "<constraint firstItem=\"\(id)\" firstAttribute=\"\($0)\" secondItem=\"\(other)\" secondAttribute=\"\($0)\" id=\"\(id)\($0)\"/>"
            }.joined()
        }
        let label = Linted.view("text", frame: (0, 0, 375, 90), kind: "label")
        let content = Linted.view(
            "content", frame: (0, 0, 375, 90),
            inside: "<subviews>\(label)</subviews><constraints>\(pins("text", "content"))</constraints>")
        let wide =
            "<constraint firstItem=\"content\" firstAttribute=\"width\" secondItem=\"scroll\" secondAttribute=\"width\" id=\"w\"/>"
        let scroll = Linted.view(
            "scroll", frame: (0, 0, 375, 667), kind: "scrollView",
            inside: "<subviews>\(content)</subviews><constraints>\(pins("content", "scroll"))\(wide)</constraints>")
        #expect(try Linted.markup(scroll, constraints: pins("scroll", "root"), rules: "misplaced").isEmpty)
    }

    @Test("a constraint to a missing view is reported with its line") func unusable() throws {
        let found = try Linted.markup(
            Linted.view("box", frame: (0, 0, 10, 10)),
            constraints: "<constraint firstItem=\"gone\" firstAttribute=\"width\" constant=\"10\" id=\"x\"/>",
            rules: "unusable-constraint")
        #expect(found.map(\.message) == ["constraint x: there is no view or guide gone in this scene"])
        // Four lines of the box come after line 7, then two of lists.
        #expect(found.map(\.line) == [14])
    }
}
