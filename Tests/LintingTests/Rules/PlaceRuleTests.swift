import MaquetteLinting
import Testing

@Suite("What rules say about places and sizes") @MainActor
struct PlaceRuleTests {
    private func box(
        _ id: String, _ type: String, at place: (Int, Int), size: (Int, Int), _ more: String = "", subviews: String = ""
    ) -> String {
        """
        {"type": "\(type)", "id": "\(id)" \(more), "subviews": [\(subviews)], "constraints": [
         "leading == parent.leading + \(place.0)", "top == parent.top + \(place.1)",
         "width == \(size.0)", "height == \(size.1)"]}
        """
    }

    private func tap(_ id: String, at place: (Int, Int), size: (Int, Int), _ more: String = "") -> String {
        """
        {"type": "button", "id": "\(id)" \(more), "constraints": [
         "leading == parent.leading + \(place.0)", "top == parent.top + \(place.1)",
         "width == \(size.0)", "height == \(size.1)"]}
        """
    }

    @Test("a button of 43 points is too small to touch, one of 44 is not") func touchTarget() throws {
        let found = try Linted.screen(
            tap("low", at: (0, 40), size: (100, 43)) + "," + tap("fine", at: (0, 100), size: (44, 44)),
            rules: "touch-target")
        #expect(found.map(\.id) == ["low"])
        #expect(found.map(\.message) == ["100 x 43 is less than 44 x 44 to touch"])
    }

    private func button(_ content: String, height: Int?, allowsTitleSize: Bool) throws -> [String?] {
        let size = height.map {
            "<constraints><constraint firstAttribute=\"height\" constant=\"\($0)\" id=\"h\"/></constraints>"
        }
        let element = Linted.view(
            "a", frame: (100, 100, 120, 30), kind: "button buttonType=\"system\"", inside: (size ?? "") + content
        ).replacingOccurrences(of: "</button buttonType=\"system\">", with: "</button>")
        let place = """
            <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="100" id="1"/>
            <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" constant="100" id="2"/>
            """
        return try Linted.markup(
            element, constraints: place, rules: "touch-target",
            configuration: "{\"rules\": {\"touch-target\": {\"allowsTitleSize\": \(allowsTitleSize)}}}"
        ).map(\.id)
    }

    @Test("a button is told for every side below 44 points, whoever made it so", arguments: [nil, 24, 36, 43, 44])
    func plainTouchTargets(height: Int?) throws {
        // Without a height of its author's, a title of 15 points makes a button of 30.
        let word = "<state key=\"normal\" title=\"Terms of service\"/>"
        #expect(try button(word, height: height, allowsTitleSize: false) == (height == 44 ? [] : ["a"]))
    }

    @Test("where titles may have their size, a word may be as low as the system makes it; a picture may not")
    func touchTargetsOfTitles() throws {
        let word = "<state key=\"normal\" title=\"Terms of service\"/>"
        for (height, found) in [(nil, []), (24, ["a"]), (36, ["a"]), (44, [])] as [(Int?, [String?])] {
            #expect(try button(word, height: height, allowsTitleSize: true) == found, "\(height ?? 0)")
        }
        #expect(try button("", height: nil, allowsTitleSize: true) == ["a"])
    }

    @Test("what nobody can touch may be small") func untouchable() throws {
        let found = try Linted.screen(
            [
                tap("off", at: (0, 40), size: (20, 20), ", \"isEnabled\": false"),
                tap("hidden", at: (0, 80), size: (20, 20), ", \"isHidden\": true"),
                tap("deaf", at: (0, 120), size: (20, 20), ", \"isUserInteractionEnabled\": false"),
            ].joined(separator: ","), rules: "touch-target")
        #expect(found.isEmpty)
    }

    @Test("what lies under another control need not be large, and what is in a bar is as high as that") func covered()
        throws
    {
        let found = try Linted.screen(
            tap("under", at: (10, 40), size: (20, 20)) + "," + tap("over", at: (0, 30), size: (100, 60)),
            rules: "touch-target")
        #expect(found.isEmpty)
        let inBar = """
            <navigationBar id="a"><rect key="frame" x="0" y="20" width="375" height="44"/><items><navigationItem id="i">\
            <barButtonItem key="rightBarButtonItem" id="r"><button key="customView" id="b" buttonType="system">\
            <rect key="frame" x="0" y="0" width="30" height="30"/><state key="normal" title="Go"/></button></barButtonItem>\
            </navigationItem></items></navigationBar>
            """
        #expect(try Linted.markup(inBar, constraints: "", rules: "touch-target").isEmpty)
    }

    @Test("a switch has the size of the system, and a view with a gesture that of its author") func gestures() throws {
        let place = """
            <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="1"/>
            <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="2"/>
            """
        let toggle = Linted.view("a", frame: (0, 0, 51, 31), kind: "switch")
        #expect(try Linted.markup(toggle, constraints: place, rules: "touch-target").isEmpty)
        let gestures = """
            <connections><outletCollection property="gestureRecognizers" destination="tap" id="3"/></connections>
            """
        let size = """
            <constraint firstItem="a" firstAttribute="width" constant="20" id="4"/>
            <constraint firstItem="a" firstAttribute="height" constant="60" id="5"/>
            """
        let view = Linted.view("a", frame: (0, 0, 20, 60), inside: gestures)
        #expect(try Linted.markup(view, constraints: place + size, rules: "touch-target").map(\.id) == ["a"])
        let plain = Linted.view("a", frame: (0, 0, 20, 60))
        #expect(try Linted.markup(plain, constraints: place + size, rules: "touch-target").isEmpty)
    }

    @Test("a button beyond the edge is told with how far, one in a scroll view is not") func offScreen() throws {
        let found = try Linted.screen(tap("out", at: (300, 100), size: (100, 50)), rules: "off-screen")
        #expect(found.map(\.message) == ["it extends 25 pt beyond the right edge"])
        #expect(try Linted.screen(tap("in", at: (275, 100), size: (100, 50)), rules: "off-screen").isEmpty)
        let scrolled = """
            {"type": "scrollView", "id": "scroll", "constraints": ["edges == screen.edges"], "subviews": [
              {"type": "button", "id": "far", "constraints": [
                "leading == scroll.content.leading + 300", "top == scroll.content.top", "width == 300",
                "height == 50", "trailing == scroll.content.trailing", "bottom == scroll.content.bottom"]}]}
            """
        #expect(try Linted.screen(scrolled, rules: "off-screen").isEmpty)
    }

    @Test("decoration may bleed over the edge") func decoration() throws {
        let found = try Linted.screen(
            box("stripe", "view", at: (20, 100), size: (500, 50)), rules: "off-screen")
        #expect(found.isEmpty)
    }

    @Test("two buttons whose frames intersect overlap, neighbours do not") func overlapping() throws {
        let found = try Linted.screen(
            tap("one", at: (0, 100), size: (100, 50)) + "," + tap("two", at: (90, 110), size: (100, 50)),
            rules: "overlapping")
        #expect(found.map(\.id) == ["one"])
        #expect(found.map(\.message) == ["it overlaps button (two) by 10 x 40"])
        let neighbours = tap("one", at: (0, 100), size: (100, 50)) + "," + tap("two", at: (100, 100), size: (100, 50))
        #expect(try Linted.screen(neighbours, rules: "overlapping").isEmpty)
    }

    @Test("backgrounds, overlays and things on things are layers") func layers() throws {
        let card = tap("card", at: (0, 100), size: (200, 100))
        let onCard = tap("close", at: (160, 100), size: (40, 40))
        #expect(try Linted.screen(card + "," + onCard, rules: "overlapping").isEmpty)
        let overlay = box(
            "overlay", "view", at: (0, 0), size: (375, 667), subviews: tap("retry", at: (150, 150), size: (100, 100)))
        #expect(try Linted.screen(card + "," + overlay, rules: "overlapping").isEmpty)
    }

    @Test("contents of two containers that intersect overlap as well") func deep() throws {
        let first = box(
            "left", "view", at: (0, 100), size: (200, 100), subviews: tap("a", at: (120, 0), size: (80, 60)))
        let second = box(
            "right", "view", at: (150, 120), size: (200, 100), subviews: tap("b", at: (10, 0), size: (80, 60)))
        #expect(
            try Linted.screen(first + "," + second, rules: "overlapping").map(\.message)
                == ["it overlaps button (b) by 40 x 40"])
    }

    private func words(_ id: String, _ text: String, at top: Int) -> String {
        """
        {"type": "label", "id": "\(id)", "text": "\(text)",
         "constraints": ["leading == screen.leading + 20", "top == screen.top + \(top)"]}
        """
    }

    @Test("lines that only share their air do not overlap, letters that meet do") func letters() throws {
        // A line of 17 points has 4.2 above its capitals and 4.1 below its baseline.
        let apart = words("one", "Name", at: 100) + "," + words("two", "Address", at: 114)
        #expect(try Linted.screen(apart, rules: "overlapping").isEmpty)
        let tails = words("one", "Jagged", at: 100) + "," + words("two", "Address", at: 112)
        #expect(try Linted.screen(tails, rules: "overlapping").map(\.id) == ["one"])
    }

    @Test("a view without a determined position is ambiguous, not overlapping") func adrift() throws {
        let labels = """
            {"type": "label", "id": "one", "text": "First words"}, {"type": "label", "id": "two", "text": "Other words"}
            """
        #expect(
            try Linted.screen(labels, rules: "overlapping", "ambiguous").map(\.rule) == ["ambiguous", "ambiguous"])
    }

    @Test("a button that nobody sees may lie over words, but not over another button") func invisible() throws {
        let label = words("words", "Tap anywhere on this line", at: 100)
        let button = tap("over", at: (60, 90), size: (400, 44))
        #expect(try Linted.screen(label + "," + button, rules: "overlapping").isEmpty)
        let titled = tap("over", at: (60, 96), size: (100, 30), ", \"title\": \"Long title\"")
        #expect(try Linted.screen(label + "," + titled, rules: "overlapping").map(\.id) == ["words"])
    }

    /// The words are 20 to 190 points from the left; the button covers them from 100 on, its title does not.
    @Test("a filled button in front of half of a text overlaps it, and behind it does not") func filled() throws {
        let label = words("words", "Half of this is under it", at: 100)
        let filled = tap(
            "over", at: (100, 96), size: (260, 60),
            ", \"title\": \"OK\", \"backgroundColor\": \"systemBlue\"")
        #expect(try Linted.screen(label + "," + filled, rules: "overlapping").map(\.id) == ["words"])
        #expect(try Linted.screen(filled + "," + label, rules: "overlapping").isEmpty)
    }

    @Test("what runs together only for the height of a cell on the canvas does not overlap") func lowCell() throws {
        func table(height: Int) -> String {
            """
            <tableView style="plain" id="table"><rect key="frame" x="0" y="0" width="375" height="667"/>
            <prototypes><tableViewCell id="cell"><rect key="frame" x="0" y="28" width="375" height="\(height)"/>
            <tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0" y="0" width="375" height="\(height)"/>
            <subviews><label text="Jagged" translatesAutoresizingMaskIntoConstraints="NO" id="one">
            <rect key="frame" x="16" y="4" width="60" height="20"/></label>
            <label text="Jagged" translatesAutoresizingMaskIntoConstraints="NO" id="two">
            <rect key="frame" x="16" y="4" width="60" height="20"/></label></subviews>
            <constraints>
            <constraint firstItem="one" firstAttribute="top" secondItem="content" secondAttribute="top" constant="4" id="a"/>
            <constraint firstItem="one" firstAttribute="leading" secondItem="content" secondAttribute="leading" id="b"/>
            <constraint firstItem="two" firstAttribute="leading" secondItem="content" secondAttribute="leading" id="c"/>
            <constraint firstAttribute="bottom" secondItem="two" secondAttribute="bottom" constant="4" id="d"/>
            <constraint firstItem="two" firstAttribute="top" relation="greaterThanOrEqual" secondItem="one" \
            secondAttribute="bottom" priority="999" id="e"/>
            </constraints></tableViewCellContentView></tableViewCell></prototypes></tableView>
            """
        }
        #expect(try Linted.markup(table(height: 36), rules: "overlapping").isEmpty)
    }
}
