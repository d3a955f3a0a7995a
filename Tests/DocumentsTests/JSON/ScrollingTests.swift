import Foundation
import Maquette
import MaquetteViewTestSupport
import Testing

/// Scroll views, what people write on, and blurs.
@MainActor @Suite struct ScrollingTests {
    private func problems(_ text: String) -> [String] {
        do {
            _ = try JSONDocument(Data(text.utf8), file: "a.json")
            return []
        } catch { return error.problems.map(\.message) }
    }

    /// The page is 300 high with 10 around it, and as wide as the window of 200 without the 20.
    @Test func `What scrolls is held by the content's guide, and its width by the frame's`() throws {
        let screen = try Screen(
            constraints: #""a.edges == root""#,
            a: """
                , "type": "scrollView", "contentOffset": [0, 30],
                "subviews": [{ "id": "page", "height": 300 }],
                "constraints": ["page.edges == self.content inset 10", "page.width == self.frame.width - 20"]
                """)
        let scroll = try #require(try screen.view("a") as? UIScrollView)
        #expect(scroll.contentSize == CGSize(width: 200, height: 320))
        expectFrame(try screen.view("page"), 10, 10, 180, 300)
        #expect(scroll.contentOffset == CGPoint(x: 0, y: 30))
    }

    @Test func `A lone guide is that of the view that the constraint stands in`() throws {
        let screen = try Screen(
            constraints: #""a.edges == root""#,
            a: """
                , "type": "scrollView", "subviews": [{ "id": "page" }],
                "constraints": ["page.edges == content", "page.size == frame"]
                """)
        expectFrame(try screen.view("page"), 0, 0, 200, 100)
    }

    @Test func `A view may be called like a guide`() throws {
        let screen = try Screen(
            constraints: #""a.edges == root""#,
            a: """
                , "type": "scrollView", "subviews": [{ "id": "content", "height": 40 }],
                "constraints": ["content.edges == self.content", "content.width == self.frame.width"]
                """)
        expectFrame(try screen.view("content"), 0, 0, 200, 40)
    }

    @Test func `Only what scrolls has the guides of scroll views`() {
        #expect(
            problems(#"{ "view": { "subviews": [{ "id": "a", "constraints": ["a.top == root.content.top"] }] } }"#)
                == ["only views that scroll have a guide `content`"])
        #expect(
            problems(
                #"{ "view": { "type": "textView", "subviews": [{ "id": "a" }], "constraints": ["a.top == frame.top"] } }"#
            )
            .isEmpty)
    }

    @Test func `A scroll view without constraints has a size of its content and insets`() throws {
        let screen = try Screen(
            constraints: #""a.edges == root""#,
            a: """
                , "type": "scrollView", "contentSize": [400, 500], "contentInset": { "top": 7, "left": 3 },
                "contentInsetAdjustmentBehavior": "never", "isPagingEnabled": true, "isScrollEnabled": false
                """)
        let scroll = try #require(try screen.view("a") as? UIScrollView)
        #expect(scroll.contentSize == CGSize(width: 400, height: 500))
        #expect(scroll.contentInset == UIEdgeInsets(top: 7, left: 3, bottom: 0, right: 0))
        #expect(scroll.contentInsetAdjustmentBehavior == .never)
        #expect(scroll.isPagingEnabled && !scroll.isScrollEnabled)
        #expect(problems(#"{ "view": { "type": "scrollView", "contentSize": [-1, 2] } }"#).count == 1)
    }

    @Test func `A text field has a border, a placeholder or a text, and a cross to empty it`() throws {
        let screen = try Screen(
            constraints: #""a.leading == root.leading", "a.top == root.top", "b.leading == root.leading""#,
            a: """
                , "type": "textField", "borderStyle": "roundedRect", "placeholder": "Name", "font": 15,
                "textColor": "red", "textAlignment": "center", "clearButtonMode": "always", "width": 120
                """,
            b: #", "type": "textField", "text": "secret", "isSecureTextEntry": true, "isEnabled": false"#)
        let name = try #require(try screen.view("a") as? UITextField)
        #expect(name.borderStyle == .roundedRect)
        #expect(name.placeholder == "Name" && name.text?.isEmpty != false)
        #expect(name.font == .systemFont(ofSize: 15))
        #expect(name.textColor == .red)
        #expect(name.textAlignment == .center)
        #expect(name.clearButtonMode == .always)
        // A rounded border makes a field 34 points high.
        expectFrame(name, 0, 0, 120, 34)
        let secret = try #require(try screen.view("b") as? UITextField)
        #expect(secret.text == "secret" && secret.isSecureTextEntry && !secret.isEnabled)
    }

    /// Two lines of 15 points are 18 high each.
    @Test func `A text view that does not scroll is as high as its lines and insets`() throws {
        let screen = try Screen(
            constraints: #""a.leading == root.leading", "a.top == root.top", "a.width == root.width""#,
            a: #"""
                , "type": "textView", "font": 15, "text": "one\ntwo", "isScrollEnabled": false, "isEditable": false,
                "textContainerInset": { "top": 3, "bottom": 4 }, "lineFragmentPadding": 0
                """#)
        expectFrame(try screen.view("a"), 0, 0, 200, 43)
        let view = try #require(try screen.view("a") as? UITextView)
        #expect(view.text == "one\ntwo" && !view.isEditable && view.isSelectable)
        #expect(view.textContainer.lineFragmentPadding == 0)
    }

    @Test func `What is in a blur is in its content view`() throws {
        let screen = try Screen(
            constraints: #""a.edges == root""#,
            a: """
                , "type": "visualEffectView", "effect": "systemThinMaterial",
                "subviews": [{ "id": "inner" }], "constraints": ["inner.edges == self.edges inset 5"]
                """)
        let blur = try #require(try screen.view("a") as? UIVisualEffectView)
        #expect(blur.effect is UIBlurEffect)
        #expect(try screen.view("inner").superview === blur.contentView)
        expectFrame(try screen.view("inner"), 5, 5, 190, 90)
    }

    @Test func `Fields and text views have either a text or runs`() {
        for type in ["textField", "textView", "label"] {
            #expect(
                problems(#"{ "view": { "type": "\#(type)", "text": "a", "attributedText": ["b"] } }"#)
                    == ["a view has either `text` or `attributedText`, not both"])
        }
    }
}
