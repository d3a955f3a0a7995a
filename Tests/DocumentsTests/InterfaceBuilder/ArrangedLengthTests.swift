import Testing

/// Views in stacks that nothing gives a length. Recorded: 50 points, by 13 repositories.
@MainActor @Suite("On the canvas, a view in a stack")
struct ArrangedLengthTests {
    /// A stack at the upper left, 200 points wide.
    private func stack(_ attributes: String, height: Int? = nil, _ views: String...) throws -> DrawnDocument {
        let high = height.map { #"<constraint firstAttribute="height" constant="\#($0)" id="h"/>"# } ?? ""
        let stack = Markup.placed(
            "stackView", "s", attributes,
            """
            <subviews>\(views.joined())</subviews><constraints>\
            <constraint firstAttribute="width" constant="200" id="w"/>\(high)</constraints>
            """)
        return try DrawnDocument(
            view: """
                <view id="root">\(Markup.rect(0, 0, 375, 667))<subviews>\(stack)</subviews><constraints>\
                \(Markup.pin("s", "leading", "root", "leading"))\(Markup.pin("s", "top", "root", "top"))\
                </constraints></view>
                """)
    }

    private func view(_ content: String = "", _ constraints: String = "", guide: String = "") -> String {
        Markup.placed(
            "view", "v", "", "<subviews>\(content)</subviews>\(guide)<constraints>\(constraints)</constraints>")
    }

    private func label(_ id: String, _ attributes: String = "", points: Int = 14) -> String {
        Markup.placed(
            "label", id, "verticalHuggingPriority=\"251\" horizontalHuggingPriority=\"251\" \(attributes)",
            #"<fontDescription key="fontDescription" type="system" pointSize="\#(points)"/>"#)
    }

    /// Eight points around it, on all four sides.
    private func around(_ id: String, in view: String = "v") -> String {
        Markup.pin(id, "top", view, "top", 8) + Markup.pin(view, "bottom", id, "bottom", 8)
            + Markup.pin(id, "leading", view, "leading", 8) + Markup.pin(view, "trailing", id, "trailing", 8)
    }

    @Test("is 50 points long where it is empty") func empty() throws {
        let vertical = try stack(#"axis="vertical""#, view(), Markup.placed("switch", "o"))
        vertical.expect("v", 0, 0, 200, 50)
        vertical.expect("s", 0, 0, 200, 81)
        let centred = try stack(#"alignment="center""#, view(), Markup.placed("switch", "o"))
        #expect(centred.frames["v"]?.height == 50)
    }

    /// Recorded by two repositories: of 48 points a line of 20.5 has 14, and 34 are for a label without a text.
    @Test("has its share of 50 points in a proportional stack") func proportional() throws {
        let labels = try stack(
            #"axis="vertical" distribution="fillProportionally""#, height: 48, label("t", #"text="Name""#, points: 17),
            label("e"))
        labels.expect("t", 0, 0, 200, 14)
        labels.expect("e", 0, 14, 200, 34)
    }

    /// Recorded by three projects: labels of 45 and 0 in a column of 50 in a row. By itself a column of 38 has 0 and 36.
    @Test("is squeezed before what comes after it, but in a column in another stack after that") func squeezed() throws
    {
        let alone = try stack(#"axis="vertical" spacing="2""#, height: 38, label("f"), label("l"))
        alone.expect("f", 0, 0, 200, 0)
        alone.expect("l", 0, 2, 200, 36)
        let column = Markup.placed(
            "stackView", "c", #"axis="vertical" spacing="5""#, "<subviews>\(label("f"))\(label("l"))</subviews>")
        let nested = try stack("", height: 50, column)
        nested.expect("f", 0, 0, 200, 45)
        nested.expect("l", 0, 50, 200, 0)
    }

    @Test("keeps the length that its author gave it") func given() throws {
        let high = Markup.placed(
            "view", "v", "", #"<constraints><constraint firstAttribute="height" constant="20" id="h"/></constraints>"#)
        try stack(#"axis="vertical""#, high).expect("v", 0, 0, 200, 20)
    }

    /// A line of 14 points is 17 high.
    @Test("is as long as its content where that reaches from end to end, but for a label that may wrap")
    func content() throws {
        try stack(#"axis="vertical""#, view(label("t", #"text="Name""#), around("t"))).expect("v", 0, 0, 200, 33)
        let wrapping = try stack(
            #"axis="vertical""#, view(label("t", #"text="Name" numberOfLines="0""#), around("t")))
        wrapping.expect("v", 0, 0, 200, 50)
        wrapping.expect("t", 8, 8, 184, 34)
    }

    /// An upper edge and a middle are enough; constraints on the safe area are on another thing than the view.
    @Test("counts constraints on itself alone, to its edges and its middle") func middle() throws {
        func constraints(_ view: String) -> String {
            Markup.pin("t", "top", view, "top", 5) + Markup.pin("t", "centerY", view, "centerY")
        }
        let label = label("t", #"text="Name""#)
        try stack(#"axis="vertical""#, view(label, constraints("v"))).expect("v", 0, 0, 200, 27)
        let guide = #"<viewLayoutGuide key="safeArea" id="g"/>"#
        try stack(#"axis="vertical""#, view(label, constraints("g"), guide: guide)).expect("v", 0, 0, 200, 50)
    }

    @Test("shares what is left where it is as long as another one") func neighbours() throws {
        let other = Markup.placed("view", "u")
        let stack = Markup.placed(
            "stackView", "s", #"axis="vertical""#,
            """
            <subviews>\(view())\(Markup.placed("switch", "o"))\(other)</subviews><constraints>\
            <constraint firstItem="v" firstAttribute="height" secondItem="u" secondAttribute="height" id="e"/>\
            <constraint firstAttribute="height" constant="91" id="h"/></constraints>
            """)
        let root = """
            <view id="root">\(Markup.rect(0, 0, 375, 667))<subviews>\(stack)</subviews><constraints>\
            \(Markup.pin("s", "leading", "root", "leading"))\(Markup.pin("s", "top", "root", "top"))</constraints></view>
            """
        // A switch is 31 high.
        let drawn = try DrawnDocument(view: root)
        #expect(drawn.frames["v"]?.height == 30 && drawn.frames["u"]?.height == 30)
    }

    @Test("is longer where its text needs it") func long() throws {
        let text = Array(repeating: "word", count: 40).joined(separator: " ")
        let drawn = try stack(
            #"axis="vertical""#, view(label("t", "text=\"\(text)\" numberOfLines=\"0\""), around("t")))
        // Forty words of more than 25 points in 184 of width: six lines at least.
        #expect(try #require(drawn.frames["v"]).height > 6 * 16.5 + 16)
    }

    @Test("is 50 by 50 as a label without a text in a stack that centres it") func label() throws {
        let drawn = try stack(#"alignment="center" distribution="equalSpacing""#, label("t"), label("u"))
        drawn.expect("t", 0, 0, 50, 50)
        drawn.expect("u", 150, 0, 50, 50)
        try stack(#"axis="vertical""#, label("t")).expect("t", 0, 0, 200, 50)
    }

    /// Recorded by 7 repositories, 0 by 0 or as wide as the stack.
    @Test("has no height as a label without a text that may have several lines") func wrappingLabel() throws {
        let lines = #"numberOfLines="0""#
        let drawn = try stack(#"axis="vertical" alignment="top""#, label("t"), label("u", lines))
        drawn.expect("t", 0, 0, 50, 50)
        drawn.expect("u", 0, 50, 0, 0)
        try stack(#"axis="vertical""#, label("u", #"numberOfLines="2""#)).expect("u", 0, 0, 200, 0)
    }

    @Test("is 50 points high as a view of no image that is centred") func image() throws {
        let image = Markup.placed("imageView", "i")
        let drawn = try stack(#"alignment="center""#, image, label("t", #"text="Name""#))
        #expect(drawn.frames["i"]?.height == 50)
    }

    @Test("has no length while it is hidden") func hidden() throws {
        let hidden = Markup.placed("view", "v", #"hidden="YES""#)
        try stack(#"axis="vertical""#, hidden, Markup.placed("switch", "o")).expect("s", 0, 0, 200, 31)
    }
}
