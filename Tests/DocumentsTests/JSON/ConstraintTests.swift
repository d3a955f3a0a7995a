import Foundation
import Maquette
import MaquetteViewTestSupport
import Testing

/// Views stand where the document's constraints, frames and stacks put them.
@MainActor @Suite struct ConstraintTests {
    @Test func `Equations know multipliers, constants, numbers by name and several edges`() throws {
        let screen = try Screen(
            constraints:
                """
                "a.edges == root.edges inset gap", "b.width == a.width / 2 + 2 * gap - 4", "b.height == 3 * 5",
                "b.trailing == a.trailing", "b.bottom == a.bottom - gap"
                """)
        expectFrame(try screen.view("a"), 12, 12, 176, 76)
        expectFrame(try screen.view("b"), 80, 61, 108, 15)
    }

    @Test func `Guides are words between view and attribute`() throws {
        let screen = try Screen(
            constraints:
                #""a.edges == root.margins", "b.leading == a.margins.leading", "b.top == a.topMargin", "b.size == 4""#,
            a: #", "layoutMargins": { "top": 1, "leading": 3 }"#)
        expectFrame(try screen.view("a"), 10, 10, 180, 80)
        expectFrame(try screen.view("b"), 13, 11, 4, 4)
    }

    @Test func `Layout guides of the document take part`() throws {
        let screen = try Screen(
            """
            { "size": { "width": 200, "height": 100 }, "view": {
                "layoutGuides": ["column"],
                "constraints": ["column.verticalEdges == self", "column.leading == self.leading + 50", "column.width == 30",
                                "a.edges == column"],
                "subviews": [{ "id": "a" }] } }
            """)
        expectFrame(try screen.view("a"), 50, 0, 30, 100)
        #expect(screen.root.layoutGuides.map(\.identifier) == ["column"])
    }

    @Test func `A higher priority wins, by number and by name`() throws {
        let screen = try Screen(
            constraints:
                """
                "a.leading == root.leading", "a.verticalEdges == root", "a.width == 50 @low", "a.width == 70 @251",
                "b.leading == root.leading", "b.verticalEdges == root", "wide: b.width == 90 @high", "b.width >= 60", "b.width == 80 @high-1"
                """)
        expectFrame(try screen.view("a"), 0, 0, 70, 100)
        expectFrame(try screen.view("b"), 0, 0, 90, 100)
        #expect(try screen.view("b").constraints.contains { $0.identifier == "wide" && $0.priority == .defaultHigh })
    }

    @Test func `Visual formats take options and metrics`() throws {
        let screen = try Screen(
            constraints:
                """
                { "format": "H:|-[a(wide)]-gap-[b]-|", "options": ["alignAllTop", "alignAllBottom"], "metrics": { "wide": 40 } },
                "V:|-5-[a]-5-|"
                """)
        expectFrame(try screen.view("a"), 10, 5, 40, 90)
        expectFrame(try screen.view("b"), 62, 5, 128, 90)
    }

    @Test func `Objects name the parts of a constraint`() throws {
        let screen = try Screen(
            constraints:
                """
                { "first": "a.leading", "second": "root.leading", "constant": 7, "identifier": "inset" },
                { "first": "a.width", "relation": "<=", "second": "root.width", "multiplier": 0.25 },
                { "first": "a.width", "constant": 120, "priority": 500 },
                { "equation": "a.verticalEdges == root", "priority": "high" },
                "b.edges == a"
                """)
        expectFrame(try screen.view("a"), 7, 0, 50, 100)
        expectFrame(try screen.view("b"), 7, 0, 50, 100)
    }

    @Test func `A fixed frame follows its superview by its mask`() throws {
        let screen = try Screen(
            constraints:
                #""b.edges == root""#, a: #", "frame": [10, 20, 30, 40], "autoresizingMask": ["flexibleRightMargin"]"#)
        expectFrame(try screen.view("a"), 10, 20, 30, 40)
        #expect(try screen.view("a").translatesAutoresizingMaskIntoConstraints)
        #expect(try !screen.view("b").translatesAutoresizingMaskIntoConstraints)
    }

    @Test func `A stack view keeps its spacing, its custom spacing and its margins`() throws {
        let screen = try Screen(
            """
            { "size": { "width": 100, "height": 100 }, "view": { "type": "stackView", "axis": "vertical", "spacing": 4,
                "layoutMargins": 6, "isLayoutMarginsRelativeArrangement": true, "alignment": "leading", "subviews": [
                  { "id": "a", "width": 20, "height": 10, "customSpacingAfter": 16 }, { "id": "b", "width": 30, "height": 10 },
                  { "id": "c", "width": 40, "height": 48 }] } }
            """)
        expectFrame(try screen.view("a"), 6, 6, 20, 10)
        expectFrame(try screen.view("b"), 6, 32, 30, 10)
        expectFrame(try screen.view("c"), 6, 46, 40, 48)
    }
}
