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
        #expect(found.first?.message == "the constraints leave its vertical place open")
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
        #expect(found.map(\.message) == ["the constraints leave its width and height open"])
        // The root begins in line 5, its frame, the list and the box follow.
        #expect(found.map(\.line) == [8])
        #expect(found.map(\.column) == [1])
        let sized = """
            <constraint firstItem="box" firstAttribute="width" constant="10" id="c"/>
            <constraint firstItem="box" firstAttribute="height" constant="10" id="d"/>
            """
        #expect(try Linted.markup(box, constraints: place + sized, rules: "ambiguous").isEmpty)
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
        #expect(found[0].message.contains("torn.width == 20") && found[0].message.contains("torn.width == 10"))
        let agreed = "{\"id\": \"torn\", \"constraints\": [\(place), \"width == 10\", \"width >= 5\"]}"
        #expect(try Linted.screen(agreed, rules: "conflicting").isEmpty)
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

    @Test("a constraint to a view that is not there is told with its line") func unusable() throws {
        let found = try Linted.markup(
            Linted.view("box", frame: (0, 0, 10, 10)),
            constraints: "<constraint firstItem=\"gone\" firstAttribute=\"width\" constant=\"10\" id=\"x\"/>",
            rules: "unusable-constraint")
        #expect(found.map(\.message) == ["constraint x: there is no view or guide gone in this scene"])
        // Four lines of the box come after line 7, then two of lists.
        #expect(found.map(\.line) == [14])
    }
}
