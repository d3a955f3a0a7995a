import Testing

@testable import Adapting

/// What is left of the body of a view of SwiftUI after the compiler's complaints, which are those of Swift 6.3 for such code.
@Suite struct ViewCuttingTests {
    private let missing = "cannot find 'Player' in scope"

    @Test func `Of a view's body only the statement goes, and an empty view stands for it`() {
        let hole = #"MaquetteCuts.hole("Card.swift:2 body", SwiftUI.EmptyView())"#
        var result = cut("import SwiftUI\nvar body: some View { Stack { Text(a); ^Player(); Text(b) } }", missing)
        #expect(result.text == "import SwiftUI\nvar body: some View { Stack { Text(a); \(hole); Text(b) } }")
        #expect(result.cuts.map(\.kind) == [.statement])
        // Where that does not do, what is around it goes.
        result = cut(result.text.replacing("MaquetteCuts.hole", with: "^MaquetteCuts.hole"), "cannot convert")
        #expect(result.text == "import SwiftUI\nvar body: some View { \(hole) }")
        result = cut(result.text.replacing("MaquetteCuts.hole", with: "^MaquetteCuts.hole"), "cannot convert")
        #expect(
            result.text
                == #"import SwiftUI\#nvar body: some View { MaquetteCuts.cut("Card.swift:2 body"); return SwiftUI.EmptyView() }"#
        )
    }

    @Test func `A function that returns a view returns an empty one, and what needs a value that is gone goes too`() {
        let result = cut(
            "import SwiftUI\nfunc card() -> some View { let name = ^player.name; let size = 4; return Text(name) }",
            missing)
        let hole = #"MaquetteCuts.hole("Card.swift:2 card()", SwiftUI.EmptyView())"#
        #expect(
            result.text
                == "import SwiftUI\nfunc card() -> some View { \(hole); let size = 4; return \(hole) }")
    }

    @Test func `In the scenes of an app the views are views`() {
        let result = cut("import SwiftUI\nvar body: some Scene { WindowGroup { Home(); ^Player() } }", missing)
        #expect(
            result.text == "import SwiftUI\nvar body: some Scene { WindowGroup { Home(); "
                + #"MaquetteCuts.hole("Card.swift:2 body", SwiftUI.EmptyView()) } }"#)
    }

    @Test func `A modifier that no module has goes alone`() {
        let result = cut(
            "import SwiftUI\nvar body: some View { Text(a).padding(2)\n.^popup($shown) { Player() }.font(.body) }",
            "value of type 'some View' has no member 'popup'")
        #expect(
            result.text == "import SwiftUI\nvar body: some View { Text(a).padding(2)\n"
                + #".onAppear { MaquetteCuts.cut("Card.swift:3 body .popup") }.font(.body) }"#)
    }

    /// What Apple's `ViewModifier`, styles and extensions of `View` are given is a view.
    @Test(arguments: [
        ("func body(content: Content) -> some View", "content"), ("func shown() -> some View", "self.padding()"),
        ("func makeBody(configuration: Configuration) -> some View", "configuration.label"),
    ]) func `Of what a modifier is given only the modifier goes that no module has`(
        _ function: String, _ view: String
    ) {
        let result = cut(
            "import SwiftUI\n\(function) { \(view).^analytics(name: a) }",
            "value of type 'Content' has no member 'analytics'")
        let name = function.split(separator: "(")[0].dropFirst(5)
        let labels = ["content:", "configuration:"].first(where: function.contains) ?? ""
        #expect(
            result.text == "import SwiftUI\n\(function) { \(view)"
                + ".onAppear { MaquetteCuts.cut(\"Card.swift:2 \(name)(\(labels)) .analytics\") } }")
    }

    /// The style is a stub of its module, which is missing.
    @Test func `A modifier that takes what is missing goes alone`() {
        let result = cut(
            "import SwiftUI\nvar body: some View { Button(a) {}.^buttonStyle(BrandStyle()).padding(2) }",
            "instance method 'buttonStyle' requires that 'MissingValue' conform to 'PrimitiveButtonStyle'")
        #expect(
            result.text == "import SwiftUI\nvar body: some View { Button(a) {}"
                + #".onAppear { MaquetteCuts.cut("Card.swift:2 body .buttonStyle") }.padding(2) }"#)
        let known = cut(
            "import SwiftUI\nvar body: some View { Button(a) {}.^buttonStyle(Own()).padding(2) }",
            "instance method 'buttonStyle' requires that 'Own' conform to 'PrimitiveButtonStyle'")
        #expect(known.text.contains("SwiftUI.EmptyView()"))
    }

    /// `.inline` belongs to nothing as long as nobody knows what the modifier before it gives.
    @Test func `What follows a modifier that is left out is not judged in that round`() {
        let text = "import SwiftUI\nvar body: some View { Text(a).loading(b).bar(.inline) }"
        let complaints = [
            Complaint(
                path: "/a/Card.swift", line: 2, column: 47,
                message: "cannot infer contextual base in reference to member 'inline'"),
            Complaint(
                path: "/a/Card.swift", line: 2, column: 31, message: "value of type 'Text' has no member 'loading'"),
        ]
        let result = FileCutter.cut("/a/Card.swift", Array(text.utf8), complaints)
        #expect(
            String(decoding: result.bytes, as: UTF8.self) == "import SwiftUI\nvar body: some View { Text(a)"
                + #".onAppear { MaquetteCuts.cut("Card.swift:2 body .loading") }.bar(.inline) }"#)
    }

    @Test func `A method that a value lacks is no modifier`() {
        let result = cut(
            "import SwiftUI\nvar body: some View { Text(a); Text(model.name.^spelled()) }",
            "value of type 'String' has no member 'spelled'")
        #expect(
            result.text == "import SwiftUI\nvar body: some View { Text(a); "
                + #"MaquetteCuts.hole("Card.swift:2 body", SwiftUI.EmptyView()) }"#)
    }
}
