import Foundation
import Maquette
import Testing

/// What `<designables>` say of views whose classes draw themselves in Interface Builder. Sizes are as public documents of
/// unrelated projects have them; heights of lines are those of iOS at two pixels a point.
@MainActor @Suite("Sizes that Interface Builder measured")
struct MeasuredSizeTests {
    private func drawn(_ element: String, width: CGFloat, height: CGFloat, more: String = "") throws -> DrawnDocument {
        let root = """
            <view id="root">\(Markup.rect(0, 0, 375, 667))<subviews>\(element)</subviews><constraints>\
            \(Markup.pin("e", "leading", "root", "leading"))\(Markup.pin("e", "top", "root", "top"))\(more)\
            </constraints></view>
            """
        let size = "<size key=\"intrinsicContentSize\" width=\"\(width)\" height=\"\(height)\"/>"
        return try DrawnDocument(
            view: root, after: "<designables><designable name=\"e\">\(size)</designable></designables>")
    }

    private func label(_ text: String, lines: Int) -> String {
        Markup.placed(
            "label", "e", "customClass=\"Own\" text=\"\(text)\" numberOfLines=\"\(lines)\"",
            "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>")
    }

    @Test("are those of views, buttons and fields")
    func views() throws {
        let button = Markup.placed("button", "e", "customClass=\"Own\" buttonType=\"system\"")
        try drawn(button, width: 82, height: 26).expect("e", 0, 0, 82, 26)
        try drawn(Markup.placed("view", "e", "customClass=\"Own\""), width: 73, height: 34).expect("e", 0, 0, 73, 34)
        try drawn(Markup.placed("textField", "e", "customClass=\"Own\""), width: 279, height: 31)
            .expect("e", 0, 0, 279, 31)
    }

    @Test("say nothing of an axis that has -1")
    func oneAxis() throws {
        try drawn(Markup.placed("switch", "e", "customClass=\"Own\""), width: -1, height: 40)
            .expect("e", 0, 0, 51, 40)
    }

    @Test("of a label in one line hold to the pixel")
    func line() throws {
        try drawn(label("Guide with simple icon", lines: 0), width: 154.5, height: 18).expect("e", 0, 0, 154.5, 18)
        try drawn(label("Title 2", lines: 1), width: 56.5, height: 23).expect("e", 0, 0, 56.5, 23)
    }

    @Test("tell by the height of a line in which font a label wraps: 15 points have lines of 17.9")
    func wrapped() throws {
        let narrow = "<constraint firstItem=\"e\" firstAttribute=\"width\" constant=\"150\" id=\"w\"/>"
        try drawn(label("Guide with simple icon", lines: 0), width: 154.5, height: 18, more: narrow)
            .expect("e", 0, 0, 150, 36)
    }

    @Test("of a label whose class adds room around its text leave the font alone and add it to each of its sizes")
    func room() throws {
        let wide = try drawn(label("Domain Value", lines: 0), width: 120, height: 30.5)
        wide.expect("e", 0, 0, 120, 30.5)
        let narrow = "<constraint firstItem=\"e\" firstAttribute=\"width\" constant=\"90\" id=\"w\"/>"
        // Two lines of 20.287 points are 41 high, and the class adds 10.
        try drawn(label("Domain Value", lines: 0), width: 120, height: 30.5, more: narrow).expect("e", 0, 0, 90, 51)
    }

    @Test("stand back behind an author's placeholder and constraints")
    func author() throws {
        let fixed = "<constraint firstItem=\"e\" firstAttribute=\"height\" constant=\"24\" id=\"h\"/>"
        try drawn(Markup.placed("button", "e", "customClass=\"Own\""), width: 38, height: 27, more: fixed)
            .expect("e", 0, 0, 38, 24)
        let placeholder = "placeholderIntrinsicWidth=\"60\" placeholderIntrinsicHeight=\"20\""
        try drawn(Markup.placed("view", "e", placeholder), width: 38, height: 27).expect("e", 0, 0, 60, 20)
    }
}
