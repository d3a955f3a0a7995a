import Maquette
import Testing

/// The sizes that elements have of their own, by the release that drew them: recorded by Interface Builder.
@MainActor @Suite("Elements of Interface Builder documents")
struct ElementTests {
    /// A view that stands at the upper left of a loose root and is as large as it wants.
    private func corner(
        _ element: String, tools: Int, device: String? = "retina4_7", after: String = ""
    ) throws -> DrawnDocument {
        let root = """
            <view id="root">\(Markup.rect(0, 0, 375, 667))<subviews>\(element)</subviews><constraints>\
            \(Markup.pin("e", "leading", "root", "leading"))\(Markup.pin("e", "top", "root", "top"))</constraints></view>
            """
        return try DrawnDocument(view: root, tools: tools, device: device, after: after)
    }

    @Test("a switch is 51 by 31, and 63 by 28 since Xcode 26")
    func toggle() throws {
        try corner(Markup.placed("switch", "e"), tools: 17_701).expect("e", 0, 0, 51, 31)
        try corner(Markup.placed("switch", "e"), tools: 24_506).expect("e", 0, 0, 63, 28)
    }

    @Test("a stepper is 94 by 29, and 94 by 32 since Xcode 11")
    func stepper() throws {
        try corner(Markup.placed("stepper", "e"), tools: 14_460).expect("e", 0, 0, 94, 29)
        try corner(Markup.placed("stepper", "e"), tools: 14_868).expect("e", 0, 0, 94, 32)
        try corner(Markup.placed("stepper", "e"), tools: 17_701).expect("e", 0, 0, 94, 32)
    }

    @Test("a field with a round border is 30 high, and 34 since Xcode 11")
    func field() throws {
        let field = Markup.placed(
            "textField", "e", "borderStyle=\"roundedRect\"",
            "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"14\"/>"
                + "<constraints><constraint firstAttribute=\"width\" constant=\"200\" id=\"w\"/></constraints>")
        try corner(field, tools: 14_460).expect("e", 0, 0, 200, 30)
        try corner(field, tools: 17_701).expect("e", 0, 0, 200, 34)
    }

    /// The element stands so in recorded documents.
    @Test("a text view detects what its document says")
    func detection() throws {
        let kinds = "<dataDetectorType key=\"dataDetectorTypes\" phoneNumber=\"YES\" link=\"YES\"/>"
        let document = try corner(Markup.placed("textView", "e", "editable=\"NO\"", kinds), tools: 17_701).document
        let scene = try #require(document.scenes.first)
        try Stage(Headless.Settings(), room: .screen).show(document.build(scene)) { shown in
            let view = shown.elements.first { $0.id == "e" }?.view as? UITextView
            #expect(view?.dataDetectorTypes == [.phoneNumber, .link])
        }
    }

    @Test("a button without a title is 30 by 30 and a large spinner 37 by 37")
    func buttonAndSpinner() throws {
        try corner(Markup.placed("button", "e", "buttonType=\"system\""), tools: 17_701).expect("e", 0, 0, 30, 30)
        try corner(Markup.placed("activityIndicatorView", "e", "style=\"large\""), tools: 17_701)
            .expect("e", 0, 0, 37, 37)
    }

    @Test("a spinner that hides when stopped keeps its space in a stack, another hidden view does not")
    func stoppedSpinner() throws {
        func stack(_ hidden: String) -> String {
            let label = "<label id=\"l\" text=\"l\">\(Markup.rect(0, 0, 0, 0))</label>"
            return Markup.placed("stackView", "e", "axis=\"vertical\"", "<subviews>\(hidden)\(label)</subviews>")
        }
        let spinner =
            "<activityIndicatorView id=\"s\" hidden=\"YES\" hidesWhenStopped=\"YES\" style=\"medium\">"
            + "\(Markup.rect(0, 0, 0, 0))</activityIndicatorView>"
        #expect(try corner(stack(spinner), tools: 17_701).frames["l"]?.minY == 20)
        let image = "<switch id=\"s\" hidden=\"YES\">\(Markup.rect(0, 0, 0, 0))</switch>"
        #expect(try corner(stack(image), tools: 17_701).frames["l"]?.minY == 0)
    }

    @Test("a well of colour is 28 by 28")
    func colorWell() throws {
        try corner(Markup.placed("colorWell", "e"), tools: 17_701).expect("e", 0, 0, 28, 28)
    }

    @Test("a symbol is as large as its configuration asks for")
    func symbolConfiguration() throws {
        func width(_ points: Int) throws -> CGFloat {
            let configuration =
                "<preferredSymbolConfiguration key=\"preferredSymbolConfiguration\" "
                + "configurationType=\"pointSize\" pointSize=\"\(points)\"/>"
            let image = Markup.placed("imageView", "e", "image=\"star.fill\" catalog=\"system\"", configuration)
            return try #require(corner(image, tools: 17_701).frames["e"]).width
        }
        #expect(try abs(width(40) - 2 * width(20)) <= 1)
    }

    @Test("a view that nothing sizes is 240 by 128")
    func designSize() throws {
        try corner(Markup.placed("view", "e"), tools: 17_701).expect("e", 0, 0, 240, 128)
    }

    @Test("a toolbar at the bottom of the safe area, above a home indicator, is as high as a tab bar")
    func toolbar() throws {
        func bottom(_ edge: String) -> String {
            Markup.controller(
                "c", size: (414, 896), views: Markup.placed("toolbar", "e"),
                constraints: Markup.pin("e", "leading", "c-root", "leading")
                    + Markup.pin("e", "trailing", "c-root", "trailing") + Markup.pin("e", "bottom", edge, "bottom"))
        }
        try DrawnDocument(scenes: bottom("c-safe"), device: "retina6_1").expect("e", 0, 813, 414, 49)
        try DrawnDocument(scenes: bottom("c-root"), device: "retina6_1").expect("e", 0, 852, 414, 44)
    }

    /// Recorded by Xcode 14 for two titles of 17 points: 151 and 168 with 12 points at each side. Regular ones are 5 and 6.5
    /// points narrower.
    @Test("the title of a primary button with a configuration is semibold")
    func primaryButton() throws {
        for (title, width) in [("Request Access", 151.0), ("Configure Bridges", 168)] {
            let button = """
                <button opaque="NO" contentMode="scaleToFill" buttonType="system" role="primary" \
                translatesAutoresizingMaskIntoConstraints="NO" id="e"><state key="normal" title="Button"/>\
                <buttonConfiguration key="configuration" style="plain" title="\(title)"/></button>
                """
            let drawn = try corner(button, tools: 21_701)
            #expect(abs(try #require(drawn.frames["e"]).width - CGFloat(width)) <= 0.5)
        }
    }

    /// Recorded by VLC's queue: 48 wide, for an image of 24 points and 12 at each side. The title that a new button has for its
    /// normal state stays in the document.
    @Test("a button with a configuration shows the configuration's title alone")
    func titleOfState() throws {
        let button = """
            <button opaque="NO" contentMode="scaleToFill" buttonType="system" \
            translatesAutoresizingMaskIntoConstraints="NO" id="e"><state key="normal" title="Button"/>\
            <buttonConfiguration key="configuration" style="plain" image="close"/></button>
            """
        let images = #"<resources><image name="close" width="24" height="24"/></resources>"#
        let drawn = try corner(button, tools: 23_504, after: images)
        drawn.expect("e", 0, 0, 48, 38)
    }

    /// Recorded by four projects from Xcode 14.2 to 15.0, of two, three and four pages: 98.5, 116 and 134.5 points.
    @Test("page controls are wide in Xcode 14.3", arguments: [(2, CGFloat(98)), (3, 116), (4, 134)])
    func pages(count: Int, width: CGFloat) throws {
        let control = Markup.placed("pageControl", "e", "numberOfPages=\"\(count)\"")
        #expect(try corner(control, tools: 21_701).frames["e"]?.width == width)
        #expect(try corner(control, tools: 23_504).frames["e"]?.width == width - 42)
    }

    /// Recorded by three projects for pickers of Xcode 5 and 6, and by ten of 216 points since.
    @Test("the wheels of early documents are low", arguments: [(6_254, CGFloat(162)), (10_117, CGFloat(216))])
    func wheels(tools: Int, height: CGFloat) throws {
        for kind in ["pickerView", "datePicker"] {
            #expect(try corner(Markup.placed(kind, "e"), tools: tools, device: nil).frames["e"]?.height == height)
        }
    }

    /// Recorded by Xcode 5 in a view of 768 by 1024 points.
    @Test("the wheels of early documents are high on a pad") func wheelsOnPads() throws {
        let pad = try DrawnDocument(
            view: """
                <view id="root">\(Markup.rect(0, 0, 768, 1024))<subviews>\(Markup.placed("pickerView", "e"))</subviews>\
                <constraints>\(Markup.pin("e", "top", "root", "top"))\(Markup.pin("e", "leading", "root", "leading"))\
                </constraints></view>
                """, tools: 5_056, device: nil)
        #expect(pad.frames["e"]?.height == 216)
    }

    /// Without a keyboard its guide is the safe area's lower edge, says Apple's documentation of `UIKeyboardLayoutGuide`.
    @Test("the keyboard's guide of a document begins at the safe area's lower edge")
    func keyboardGuide() throws {
        let scene = Markup.controller(
            "c", size: (414, 896), views: Markup.placed("switch", "e"),
            constraints: Markup.pin("e", "leading", "c-root", "leading") + Markup.pin("e", "bottom", "keys", "top"))
        let guide = #"<keyboardLayoutGuide key="keyboard" id="keys"/><constraints>"#
        let withGuide = scene.replacing("<constraints>", with: guide, maxReplacements: 1)
        #expect(withGuide != scene)
        try DrawnDocument(scenes: withGuide, device: "retina6_1").expect("e", 0, 862 - 31, 51, 31)
    }

    @Test("standard spacing without a number is none")
    func standardSpacing() throws {
        let root = """
            <view id="root">\(Markup.rect(0, 0, 375, 667))<subviews>\(Markup.placed("switch", "e"))</subviews><constraints>\
            \(Markup.pin("e", "leading", "root", "leading", 7))<constraint firstItem="e" firstAttribute="top" \
            secondItem="root" secondAttribute="top" symbolic="YES" id="t"/></constraints></view>
            """
        try DrawnDocument(view: root).expect("e", 7, 0, 51, 31)
    }

    @Test("a line of Helvetica Neue is 1.165 of its size high, installed or not")
    func typeface() throws {
        let label = Markup.placed(
            "label", "e", "text=\"Hello\"",
            "<fontDescription key=\"fontDescription\" name=\"HelveticaNeue\" family=\"Helvetica Neue\" pointSize=\"20\"/>"
                + "<constraints><constraint firstAttribute=\"width\" constant=\"100\" id=\"w\"/></constraints>")
        // 23.3, up to the half point.
        try corner(label, tools: 17_701).expect("e", 0, 0, 100, 23.5)
    }

    @Test("the content of a cell has the margins of its width, and plain ones before Xcode 9.2")
    func cellMargins() throws {
        func cell(_ width: Int) -> String {
            """
            <tableViewCell id="cell">\(Markup.rect(0, 0, width, 60))<tableViewCellContentView key="contentView" \
            id="content">\(Markup.rect(0, 0, width, 60))<subviews>\(Markup.placed("view", "e"))</subviews><constraints>\
            \(Markup.pin("e", "leading", "content", "leadingMargin"))\(Markup.pin("e", "top", "content", "topMargin"))\
            \(Markup.pin("content", "trailingMargin", "e", "trailing"))\(Markup.pin("content", "bottomMargin", "e", "bottom"))\
            </constraints></tableViewCellContentView></tableViewCell>
            """
        }
        try DrawnDocument(view: cell(320), tools: 17_701).expect("e", 16, 11, 288, 38)
        try DrawnDocument(view: cell(414), tools: 17_701, device: "retina6_1").expect("e", 20, 11, 374, 38)
        try DrawnDocument(view: cell(320), tools: 11_762).expect("e", 8, 8, 304, 44)
        // Recorded of Xcode 9.0 and 9.1 by 4 repositories, at the leading edge.
        try DrawnDocument(view: cell(320), tools: 13_196).expect("e", 8, 8, 304, 44)
        try DrawnDocument(view: cell(320), tools: 13_771).expect("e", 16, 11, 288, 38)
        // Since Xcode 11 the canvas counts, and only cells as narrow as new ones are free of it.
        try DrawnDocument(view: cell(320), tools: 14_868).expect("e", 15, 11, 290, 38)
        try DrawnDocument(view: cell(320), tools: 16_097).expect("e", 15, 11, 290, 38)
        try DrawnDocument(view: cell(320), tools: 17_701, device: "retina6_1").expect("e", 16, 11, 288, 38)
        try DrawnDocument(view: cell(374), tools: 17_701, device: "retina6_0").expect("e", 20, 11, 334, 38)
    }

    @Test("progress is 2 high, and 4 since Xcode 12")
    func progress() throws {
        let bar = Markup.placed(
            "progressView", "e", "",
            "<constraints><constraint firstAttribute=\"width\" constant=\"200\" id=\"w\"/></constraints>")
        for (tools, height) in [(14_460, 2), (16_097, 2), (17_701, 4)] as [(Int, CGFloat)] {
            try corner(bar, tools: tools).expect("e", 0, 0, 200, height)
        }
    }

    @Test("a field without a border is a line in whole points high, and since Xcode 12 a caret higher")
    func plainField() throws {
        let field = Markup.placed(
            "textField", "e", "",
            "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"14\"/>"
                + "<constraints><constraint firstAttribute=\"width\" constant=\"200\" id=\"w\"/></constraints>")
        try corner(field, tools: 16_097).expect("e", 0, 0, 200, 17)
        try corner(field, tools: 17_701).expect("e", 0, 0, 200, 18.5)
    }

    @Test("a switch is as wide as the stack that stretches it")
    func stretchedSwitch() throws {
        let stack = """
            \(Markup.placed("stackView", "e", "axis=\"vertical\"", "<subviews><switch id=\"s\">\(Markup.rect(0, 0, 0, 0))</switch></subviews><constraints><constraint firstAttribute=\"width\" constant=\"200\" id=\"w\"/></constraints>"))
            """
        let document = try corner(stack, tools: 17_701)
        document.expect("e", 0, 0, 200, 31)
        // Constraints do not see the last 2 points of a switch.
        document.expect("s", 0, 0, 202, 31)
    }

    @Test("a label of the library's size keeps the 21 points that it came with, but in a stack")
    func libraryHeights() throws {
        let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"
        func label(_ id: String) -> String { Markup.placed("label", id, "text=\"Label\"", font) }
        #expect(try corner(label("e"), tools: 17_701).frames["e"]?.height == 21)
        let stack = Markup.placed("stackView", "e", "axis=\"vertical\"", "<subviews>\(label("l"))</subviews>")
        #expect(try corner(stack, tools: 17_701).frames["l"]?.height == 20.5)
    }

    @Test("a button with a configuration keeps the 35 points that it came with, but in a stack")
    func libraryButtons() throws {
        let look = "<buttonConfiguration key=\"configuration\" style=\"plain\" title=\"Button\"/>"
        let device = "retina6_12"
        #expect(
            try corner(Markup.placed("button", "e", "", look), tools: 24_506, device: device).frames["e"]?.height == 35)
        let stack = Markup.placed(
            "stackView", "e", "axis=\"vertical\"", "<subviews>\(Markup.placed("button", "b", "", look))</subviews>")
        let height = try #require(try corner(stack, tools: 24_506, device: device).frames["b"]?.height)
        #expect(abs(height - 34.333) < 0.001)
    }

    @Test("a view whose own constraints set a length has that length")
    func ownLength() throws {
        let height = """
            <constraints><constraint firstAttribute="height" relation="greaterThanOrEqual" constant="32" id="h"/></constraints>
            """
        try corner(Markup.placed("view", "e", "", height), tools: 17_701).expect("e", 0, 0, 240, 32)
    }

    @Test("a document without a device has two pixels for a point")
    func noDevice() throws {
        let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"12\"/>"
        // A line of 14.32 points.
        let frames = try corner(Markup.placed("label", "e", "text=\"Label\"", font), tools: 10_117, device: nil).frames
        #expect(frames["e"]?.height == 14.5)
    }

    @Test("margins follow a view that its content moved out of the unsafe area")
    func margins() throws {
        let box = Markup.placed(
            "view", "b", "",
            """
            <constraints><constraint firstAttribute="height" constant="20" id="h"/>\
            <constraint firstAttribute="width" constant="20" id="w"/></constraints>
            """)
        let stack = Markup.placed(
            "stackView", "s", "axis=\"vertical\" alignment=\"center\"",
            """
            <subviews>\(box)</subviews><directionalEdgeInsets key="directionalLayoutMargins" top="16" leading="8" \
            bottom="16" trailing="8"/>
            """)
        let content = """
            <view key="contentView" id="v">\(Markup.rect(0, 0, 414, 52))\
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>\(stack)</subviews>\
            <constraints>\(["top", "bottom", "leading", "trailing"].map { Markup.pin("s", $0, "v", $0) }.joined())\
            </constraints></view>
            """
        let pins = ["leading", "trailing", "centerY"].map { Markup.pin("e", $0, "a-root", $0) }.joined()
        let scene = Markup.controller(
            "a", size: (414, 896), views: Markup.placed("visualEffectView", "e", "", content), constraints: pins)
        // At first it stands at the top, where the stack's margin has 44 points more.
        try DrawnDocument(scenes: scene, tools: 17_701, device: "retina6_1").expect("e", 0, 422, 414, 52)
    }

    @Test("a typeface that is nowhere was set in Helvetica Neue, whatever its weight")
    func missingTypeface() throws {
        func frame(_ font: String) throws -> CGRect? {
            let label = Markup.placed(
                "label", "e", "text=\"light\"", "<fontDescription key=\"fontDescription\" \(font) pointSize=\"18\"/>")
            return try corner(label, tools: 15_400).frames["e"]
        }
        let missing = try #require(try frame("name=\"OpenSans-Semibold\" family=\"Open Sans\""))
        #expect(missing == (try frame("name=\"HelveticaNeue\" family=\"Helvetica Neue\"")))
        // Recorded: 34.5 x 21.
        #expect(abs(missing.width - 34.5) <= 0.5)
        #expect(missing.height == 21)
    }

    @Test("a typeface that is nowhere is set in the system's font since Xcode 12, at the weight of its name")
    func missingTypefaceOfToday() throws {
        func frame(_ font: String) throws -> CGRect? {
            let label = Markup.placed(
                "label", "e", "text=\"Nowhere\"", "<fontDescription key=\"fontDescription\" \(font) pointSize=\"16\"/>")
            return try corner(label, tools: 19_455).frames["e"]
        }
        let bold = try frame("name=\"OpenSans-Bold\" family=\"Open Sans\"")
        #expect(try bold == frame("type=\"system\" weight=\"bold\""))
        #expect(try frame("name=\"OpenSans\" family=\"Open Sans\"") == frame("type=\"system\""))
    }

    @Test("rows without a recorded place are below each other, at their own heights")
    func rowsWithoutPlaces() throws {
        func cell(_ id: String, _ height: Int) -> String {
            """
            <tableViewCell rowHeight="\(height)" id="\(id)"><tableViewCellContentView key="contentView" id="\(id)-content">\
            <subviews>\(Markup.placed("view", "\(id)-e"))</subviews><constraints>\
            \(Markup.pin("\(id)-e", "leading", "\(id)-content", "leading"))\(Markup.pin("\(id)-e", "bottom", "\(id)-content", "bottom"))\
            \(Markup.pin("\(id)-e", "trailing", "\(id)-content", "trailing"))\(Markup.pin("\(id)-e", "top", "\(id)-content", "top", 10))\
            </constraints></tableViewCellContentView></tableViewCell>
            """
        }
        let table = """
            <tableView key="view" dataMode="static" id="t">\(Markup.rect(0, 0, 600, 600))<sections><tableViewSection id="s"><cells>\
            \(cell("a", 59))\(cell("b", 225))</cells></tableViewSection></sections></tableView>
            """
        let document = try DrawnDocument(
            scenes: "<tableViewController id=\"c\">\(table)</tableViewController>", tools: 6_254, device: nil)
        document.expect("a", 0, 0, 600, 59)
        document.expect("b", 0, 59, 600, 225)
        document.expect("b-e", 0, 10, 600, 215)
    }
}
