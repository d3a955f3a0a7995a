import Maquette
import Testing

/// Texts that an attribute cannot hold stand in an element of their own.
@MainActor @Suite("Texts of Interface Builder documents")
struct TextTests {
    /// What all labels say, also those that draw a placeholder or a footer.
    private func labels(of view: String) throws -> [String] {
        let document = try Documents.read(
            Array(
                """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="17701">\
                <objects>\(view)</objects></document>
                """.utf8), named: "View.xib")
        var texts: [String] = []
        func collect(_ view: UIView) {
            if let label = view as? UILabel, let text = label.text { texts.append(text) }
            view.subviews.forEach(collect)
        }
        let scene = try document.build(document.scenes[0])
        let stage = Stage(Headless.Settings(), room: .screen).honouring(document.scenes[0].preferences)
        try stage.show(scene) { collect($0.canvas) }
        return texts
    }

    private let frame = Markup.rect(0, 0, 300, 400)

    // "Thanks for your time." with U+0003 after the first word, encoded by hand with another tool.
    @Test("signs that XML forbids are read from base 64, broken into lines and without its padding")
    func encoded() throws {
        let text = "<string key=\"text\" base64-UTF8=\"YES\">\nVGhhbmtzA2Zvci\nB5b3VyIHRpbWUu\n</string>"
        #expect(try labels(of: "<label id=\"l\">\(frame)\(text)</label>") == ["Thanks\u{3}for your time."])
        let short = "<string key=\"text\" base64-UTF8=\"YES\">\nSGkD\n</string>"
        #expect(try labels(of: "<label id=\"l\">\(frame)\(short)</label>") == ["Hi\u{3}"])
        let unpadded = "<string key=\"text\" base64-UTF8=\"YES\">SGk</string>"
        #expect(try labels(of: "<label id=\"l\">\(frame)\(unpadded)</label>") == ["Hi"])
    }

    @Test("headings and footers of sections keep their line breaks")
    func sections() throws {
        let table = """
            <tableView id="t" style="plain" dataMode="static" sectionHeaderHeight="28" sectionFooterHeight="60">\(frame)\
            <sections><tableViewSection id="s"><string key="headerTitle">Above
            all</string><mutableString key="footerTitle">Below
            all</mutableString></tableViewSection></sections></tableView>
            """
        #expect(Set(try labels(of: table)).isSuperset(of: ["Above\nall", "Below\nall"]))
    }

    @Test("a label with a text of its own is called by it, one with a name by the name")
    func names() throws {
        let xml = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="17701"><objects>\
            <view id="v">\(frame)<subviews><label id="l"><string key="text">Two
            lines</string></label><label id="m" text="M"><string key="userLabel">Many
            words</string></label></subviews></view></objects></document>
            """
        let parts = try Documents.read(Array(xml.utf8), named: "View.xib").parts
        let labels = parts.flatMap { [$0] + $0.parts }.filter { $0.kind == "label" }.map(\.label)
        #expect(labels == ["Two\nlines", "Many\nwords"])
    }
}
