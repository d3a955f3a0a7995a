import Foundation
import Testing

/// `Scripts/docs --pages`: the pages as a site that opens from the disk.
@Suite struct SitePageTests {
    private let place: Sandbox

    init() throws { place = try Sandbox() }

    private func read(_ path: String) throws -> String {
        try String(contentsOf: place.folder.appendingPathComponent(path), encoding: .utf8)
    }

    @Test func `Every link of the site leads to a file and a place in it`() throws {
        let run = try place.bash(#""$MAQUETTE/Scripts/docs" --pages "$PWD/site" && cd site && find . -name '*.html'"#)
        #expect(run.status == 0, "\(run.text)")
        let pages = run.text.split(separator: "\n").map { String($0.dropFirst(2)) }
        #expect(pages.contains("index.html") && pages.contains("Documentation/previews.html"), "\(pages)")
        var count = 0
        for page in pages {
            let file = place.folder.appendingPathComponent("site/\(page)")
            for match in try read("site/\(page)").matches(of: /(?:href|src)="([^"]+)"/) {
                let link = String(match.output.1)
                guard !link.contains("://"), !link.hasPrefix("mailto:") else { continue }
                count += 1
                let parts = link.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
                let target = parts[0].isEmpty ? file : file.deletingLastPathComponent().appendingPathComponent(parts[0])
                let text = try? String(decoding: Data(contentsOf: target), as: UTF8.self)
                #expect(text != nil, "\(page): \(link)")
                if parts.count > 1 { #expect(text?.contains("id=\"\(parts[1])\"") == true, "\(page): \(link)") }
            }
        }
        #expect(count > 200)
        // A page from the disk may fetch nothing.
        let search = try read("site/search.js")
        #expect(search.contains(#"["Documentation/previews.html", "as-documents", "As documents", "#))
        #expect(!search.contains("fetch("))
        #expect(search.contains("No page has all of these words."))
    }

    /// The form of symbol graphs is that of `swift symbolgraph-extract`.
    @Test func `The search has names of libraries, and a link to nothing is an error`() throws {
        let graph = """
            {"module": {"name": "UIKit"}, "symbols": [{"pathComponents": ["UIView", "frame"],
              "declarationFragments": [{"spelling": "var"}, {"spelling": " frame"}], "docComment": {"lines": [{"text": "Its place."}]}}]}
            """
        let run = try place.bash(
            """
            mkdir -p checkout/{Documentation,Packaging,Tools/Adapter,Sources,Examples} graphs
            printf '# One\\n\\nSee [two](Documentation/two.md#here) and `a|b`.\\n' >checkout/README.md
            printf '# Two\\n\\n## Here\\n\\n| A | B |\\n|---|---|\\n| **c** | `<d>` |\\n' >checkout/Documentation/two.md
            printf '%s' '\(graph)' >graphs/UIKit.symbols.json
            "$MAQUETTE/Packaging/site/make-pages" checkout site graphs
            """)
        #expect(run.status == 0, "\(run.text)")
        #expect(
            try read("site/index.html").contains(
                #"<a href="Documentation/two.html#here">two</a> and <code>a|b</code>."#))
        #expect(
            try read("site/Documentation/two.html").contains(
                "<td><strong>c</strong></td><td><code>&lt;d&gt;</code></td>"))
        #expect(
            try read("site/search.js").contains(
                #"["names/UIKit/UIView.html", "UIView.frame", "UIKit: UIView.frame", "var frame Its place."]"#))
        #expect(
            try read("site/names/UIKit/UIView.html").contains(
                "<h3 id=\"UIView.frame\"><code>var frame</code></h3>\n<p>Its place.</p>"))
        #expect(
            try read("site/names/index.html").contains(#"<a href="UIKit/UIView.html"><code>UIView</code></a>"#))
        let broken = try place.bash(
            """
            sed -i s/#here/#there/ checkout/README.md; "$MAQUETTE/Packaging/site/make-pages" checkout site
            """)
        #expect(broken.status == 1)
        #expect(broken.text == "README.md: Documentation/two.md#there: there is no such section\n", "\(broken.text)")
    }

    /// Of one small library, with the modules that were built beside this test; `Scripts/docs` does the same with all.
    @Test func `The comments of a library become an archive of docc, and pages that the search finds`() throws {
        let built = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
        let run = try place.bash(
            """
            "$MAQUETTE/Packaging/site/make-names" "$MAQUETTE" "$BUILT" names MaquetteLayout MaquetteLayout
            "$MAQUETTE/Packaging/site/make-pages" "$MAQUETTE" site names
            """, ["BUILT": built.path])
        #expect(run.status == 0, "\(run.text)")
        // As docc lays out an archive.
        let page = try read("names/MaquetteLayout.doccarchive/data/documentation/maquettelayout/constraintsystem.json")
        #expect(page.contains("makeUnknown(isLength:)"))
        #expect(try read("site/names/MaquetteLayout/ConstraintSystem.html").contains("makeUnknown(isLength:)"))
        #expect(try read("site/search.js").contains("MaquetteLayout: ConstraintSystem.makeUnknown(isLength:)"))
    }
}
