import Foundation
import MaquetteComparing
import MaquetteDocuments
import Testing

@Suite("What changed between two versions, in words")
struct DocumentComparisonTests {
    private func json(_ old: String, _ new: String) throws -> [String] {
        func parts(_ views: String) throws -> [DocumentPart] {
            try JSONDocument(Data("{\"view\": {\"id\": \"screen\", \"subviews\": [\(views)]}}".utf8), file: "a.json")
                .parts
        }
        return lines(DocumentComparison(from: try parts(old), to: try parts(new)))
    }

    private func markup(_ old: (views: String, constraints: String), _ new: (views: String, constraints: String)) throws
        -> [String]
    {
        func parts(_ content: (views: String, constraints: String)) throws -> [DocumentPart] {
            let text = """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701">
                <objects><view id="root" userLabel="Card"><rect key="frame" x="0" y="0" width="100" height="100"/>
                <subviews>\(content.views)</subviews><constraints>\(content.constraints)</constraints></view></objects></document>
                """
            return try InterfaceBuilderDocument(Array(text.utf8), file: "a.xib").parts
        }
        return lines(DocumentComparison(from: try parts(old), to: try parts(new)))
    }

    private func lines(_ comparison: DocumentComparison) -> [String] {
        comparison.changes.map { ([$0.kind.rawValue + " " + $0.subject] + $0.details).joined(separator: " | ") }
    }

    private let a = "{\"id\": \"a\"}"
    private let b = "{\"id\": \"b\"}"
    private let c = "{\"id\": \"c\"}"

    @Test("nothing, where both say the same in another layout of the text") func same() throws {
        #expect(try json("{\"id\": \"a\", \"alpha\": 0.5}", "{ \"alpha\": 0.5,\n \"id\": \"a\" }").isEmpty)
    }

    @Test("colours whose numbers are none, or none that can be, are told as they stand") func wildColors() throws {
        func view(_ color: String) -> (String, String) {
            ("<view id=\"v\"><color key=\"backgroundColor\" \(color)/></view>", "")
        }
        let black = view("red=\"0\" green=\"0\" blue=\"0\" alpha=\"1\"")
        let wild = [
            ("red=\"2\" green=\"-1\" blue=\"0\" alpha=\"1e308\"", "#FF0000"),
            ("red=\"1\" green=\"1\" blue=\"1\" alpha=\"-1e308\"", "#FFFFFF at 0 %"),
            ("white=\"nan\" alpha=\"1\"", "alpha 1, white nan"),
            ("red=\"nan\" green=\"inf\" blue=\"0\" alpha=\"nan\"", "alpha nan, blue 0, green inf, red nan"),
        ]
        for (color, words) in wild {
            #expect(try markup(black, view(color)) == ["changed view (v) | backgroundColor: #000000 → \(words)"])
        }
    }

    @Test("the same numbers in another colour space are another colour") func colorSpaces() throws {
        func view(_ space: String) -> (String, String) {
            let color = "red=\"0.2\" green=\"0.6\" blue=\"0.4\" alpha=\"1\""
            return (
                "<view id=\"v\"><color key=\"backgroundColor\" \(color) colorSpace=\"custom\" \(space)/></view>", ""
            )
        }
        let (standard, wide) = (view("customColorSpace=\"sRGB\""), view("customColorSpace=\"displayP3\""))
        #expect(
            try markup(standard, wide) == [
                "changed view (v) | backgroundColor: #339966 in sRGB → #339966 in displayP3"
            ])
        #expect(try markup(wide, wide).isEmpty)
    }

    @Test("spaces and signs that nobody tells apart are told by their numbers") func invisible() throws {
        func label(_ text: String) -> (String, String) { ("<label id=\"l\" text=\"\(text)\"/>", "") }
        #expect(
            try markup(label("a b"), label("a\u{A0}b"))
                == ["changed label \"a\u{A0}b\" (l) | text: \"a b\" → \"a\\u{A0}b\""])
        #expect(try markup(label("hey"), label("hey\u{200B}"))[0].hasSuffix("| text: \"hey\" → \"hey\\u{200B}\""))
        let family = "\u{1F468}\u{200D}\u{1F469}"
        #expect(try markup(label("x y"), label(family))[0].hasSuffix("| text: \"x y\" → \"\(family)\""))
    }

    @Test("lists whose order is seen tell what changed its place") func orders() throws {
        func item(_ id: String) -> String { "<barButtonItem id=\"\(id)\" title=\"\(id.uppercased())\"/>" }
        func bar(_ items: String) -> (String, String) { ("<toolbar id=\"t\"><items>\(items)</items></toolbar>", "") }
        let (a, b, c) = (item("a"), item("b"), item("c"))
        #expect(
            try markup(bar(a + b + c), bar(c + a + b)) == ["moved barButtonItem \"C\" (c) | to the beginning"])
        #expect(try markup(bar(a + b + c), bar(b + c + a)) == ["moved barButtonItem \"A\" (a) | after \"C\""])
        func sides(_ left: String, _ right: String) -> (String, String) {
            let items =
                "<leftBarButtonItems>\(left)</leftBarButtonItems><rightBarButtonItems>\(right)</rightBarButtonItems>"
            return (
                "<navigationBar id=\"n\"><items><navigationItem id=\"i\">\(items)</navigationItem></items></navigationBar>",
                ""
            )
        }
        #expect(
            try markup(sides(a + b, c), sides(b + a, c)) == ["moved barButtonItem \"B\" (b) | to the beginning"])
        #expect(
            try markup(sides(a + b, c), sides(a, c + b))
                == ["changed barButtonItem \"B\" (b) | in: leftBarButtonItems → rightBarButtonItems"])
        func tabs(_ ids: [String]) -> (String, String) {
            let segues = ids.map {
                "<segue id=\"s\($0)\" kind=\"relationship\" relationship=\"viewControllers\" destination=\"\($0)\"/>"
            }
            let labels = ["x", "y"].map { "<label id=\"\($0)\" text=\"\($0.uppercased())\"/>" }
            return ("<view id=\"v\"><connections>\(segues.joined())</connections></view>" + labels.joined(), "")
        }
        #expect(
            try markup(tabs(["x", "y"]), tabs(["y", "x"])) == ["moved segue relationship | \"Y\" to the beginning"])
        // Which outlet comes first makes no difference.
        func outlets(_ ids: [String]) -> (String, String) {
            let outlets = ids.map { "<outlet id=\"o\($0)\" property=\"p\($0)\" destination=\"v\"/>" }
            return ("<view id=\"v\"><connections>\(outlets.joined())</connections></view>", "")
        }
        #expect(try markup(outlets(["1", "2"]), outlets(["2", "1"])).isEmpty)
    }

    @Test("resources go by their names") func resources() throws {
        func lines(_ old: String, _ new: String) throws -> [String] {
            func parts(_ images: String, _ editor: String) throws -> [DocumentPart] {
                let text = """
                    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(editor)">
                    <objects><view id="root"/></objects><resources>\(images)</resources></document>
                    """
                return try InterfaceBuilderDocument(Array(text.utf8), file: "a.xib").parts
            }
            let comparison = DocumentComparison(from: try parts(old, "14113"), to: try parts(new, "17701"))
            // Another editor is no change, and is reported separately.
            #expect(comparison.editors?.before == "14113" && comparison.editors?.after == "17701")
            return self.lines(comparison)
        }
        func image(_ name: String, _ side: Int) -> String {
            "<image name=\"\(name)\" width=\"\(side)\" height=\"\(side)\"/>"
        }
        let (apple, pear) = (image("apple", 10), image("pear.png", 30))
        #expect(try lines(apple + pear, pear + apple).isEmpty)
        #expect(
            try lines(apple + pear, apple + image("banana", 15) + pear)
                == ["changed document | resources.image(banana): 15 x 15"])
        #expect(
            try lines(apple + pear, apple + image("pear.png", 31))
                == ["changed document | resources.image(pear.png): 30 x 30 → 31 x 31"])
    }

    @Test("long texts are compared to their ends, and shown where they differ") func longTexts() throws {
        func label(_ text: String) -> String { "{\"type\": \"label\", \"id\": \"l\", \"text\": \"\(text)\"}" }
        let sentence = "This is a sentence of more than forty characters, "
        let changes = try json(label(sentence + "1"), label(sentence + "2"))
        #expect(changes.count == 1)
        #expect(changes.first?.hasSuffix("text: \"…ty characters, 1\" → \"…ty characters, 2\"") == true)
        #expect(try json(label(sentence), label(sentence)).isEmpty)
        func button(_ title: String) -> (String, String) {
            ("<button id=\"b\"><state key=\"normal\" title=\"\(title)\"/></button>", "")
        }
        let titles = try markup(button(sentence + "1"), button(sentence + "2"))
        #expect(titles.first?.hasSuffix("title \"…ty characters, 1\" → title \"…ty characters, 2\"") == true)
    }

    @Test("views come and go with what is in them") func addedAndRemoved() throws {
        let box = "{\"id\": \"box\", \"subviews\": [{\"type\": \"label\", \"text\": \"Hi\"}]}"
        #expect(try json(a, a + "," + box) == ["added view (box) | with 1 view in it | in view screen"])
        #expect(try json(a + "," + box, a) == ["removed view (box) | with 1 view in it | in view screen"])
    }

    @Test("properties with their old and new values") func properties() throws {
        #expect(
            try json(
                "{\"type\": \"label\", \"id\": \"t\", \"text\": \"Hello\", \"alpha\": 0.5}",
                "{\"type\": \"label\", \"id\": \"t\", \"text\": \"Good day\", \"numberOfLines\": 2}")
                == [
                    "changed label \"Good day\" (t) | text: \"Hello\" → \"Good day\" | alpha: no longer 0.5 | numberOfLines: 2"
                ])
    }

    @Test("a view without an id is known by its place and kind") func withoutID() throws {
        #expect(
            try json("{\"type\": \"label\", \"text\": \"One\"}", "{\"type\": \"label\", \"text\": \"Two\"}")
                == ["changed label \"Two\" | text: \"One\" → \"Two\""])
    }

    @Test("a view that went into another moved, and so did one that changed places with its siblings") func moved()
        throws
    {
        #expect(
            try json(a + "," + b, "{\"id\": \"a\", \"subviews\": [\(b)]}") == [
                "moved view (b) | from view screen into view a"
            ])
        #expect(
            try json([a, b, c].joined(separator: ","), [c, a, b].joined(separator: ",")) == [
                "moved view (c) | to the back"
            ])
        #expect(
            try json([a, b, c].joined(separator: ","), [b, c, a].joined(separator: ","))
                == ["moved view (a) | in front of view c"])
    }

    @Test("equations about the same side with what they were, others as taken out and put in") func equations() throws {
        func view(_ constraint: String) -> String { "{\"id\": \"a\", \"constraints\": [\"\(constraint)\"]}" }
        #expect(
            try json(view("top == screen.top"), view("top == screen.top + 8"))
                == ["changed constraint top == screen.top + 8 | of view a, was top == screen.top"])
        #expect(
            try json(view("top == screen.top"), view("bottom == screen.bottom"))
                == [
                    "removed constraint top == screen.top | of view a",
                    "added constraint bottom == screen.bottom | of view a",
                ])
    }

    @Test("another id of the same view as that, and nothing of what refers to it") func renamed() throws {
        func label(_ id: String) -> String {
            "<label id=\"\(id)\" text=\"Title\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></label>"
        }
        func leading(_ item: String, id: String) -> String {
            "<constraint firstItem=\"\(item)\" firstAttribute=\"leading\" secondItem=\"root\" secondAttribute=\"leading\" id=\"\(id)\"/>"
        }
        #expect(
            try markup((label("t"), leading("t", id: "c")), (label("u"), leading("u", id: "c")))
                == ["changed label \"Title\" (u) | id: t → u"])
        #expect(
            try markup((label("t"), leading("t", id: "c")), (label("t"), leading("t", id: "d")))
                == ["changed constraint \"Title\".leading = \"Card\".leading | id: c → d"])
        #expect(
            try markup((label("t"), leading("t", id: "c")), (label("u"), leading("u", id: "d")))
                == [
                    "changed label \"Title\" (u) | id: t → u",
                    "changed constraint \"Title\".leading = \"Card\".leading | id: c → d",
                ])
    }

    @Test("texts that would turn a terminal's colours or the line around as plain words") func commands() throws {
        func label(_ text: String) -> String { "{\"type\": \"label\", \"id\": \"t\", \"text\": \"\(text)\"}" }
        #expect(
            try json(label("Plain"), label("Red \\u001b[31m or\\n\\u202Eleft"))
                == ["changed label \"Red  [31m or left\" (t) | text: \"Plain\" → \"Red  [31m or \\u{202E}left\""])
    }

    @Test("another device as that") func device() throws {
        func parts(_ device: String) throws -> [DocumentPart] {
            let text = """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701">
                <device id="\(device)" orientation="portrait" appearance="light"/>
                <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
                <view id="root"><rect key="frame" x="0" y="0" width="100" height="100"/></view></objects></document>
                """
            return try InterfaceBuilderDocument(Array(text.utf8), file: "a.xib").parts
        }
        #expect(
            lines(DocumentComparison(from: try parts("retina4_7"), to: try parts("retina6_12")))
                == ["changed device (retina6_12) | id: retina4_7 → retina6_12"])
        // What comes with every document says nothing of this one.
        #expect(
            lines(DocumentComparison(from: [], to: try parts("retina4_7"))) == ["added view (root)"])
    }

    @Test("constraints of Interface Builder as equations of names") func constraints() throws {
        let label =
            "<label id=\"t\" text=\"Title\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></label>"
        func leading(_ more: String) -> String {
            "<constraint firstItem=\"t\" firstAttribute=\"leading\" secondItem=\"root\" secondAttribute=\"leading\" \(more) id=\"c\"/>"
        }
        #expect(
            try markup((label, leading("constant=\"16\"")), (label, leading("constant=\"20\" priority=\"750\"")))
                == [
                    "changed constraint \"Title\".leading = \"Card\".leading + 20 @750 | was \"Title\".leading = \"Card\".leading + 16"
                ])
        #expect(
            try markup(
                (label, ""),
                (label, "<constraint firstAttribute=\"width\" relation=\"lessThanOrEqual\" constant=\"300\" id=\"w\"/>")
            )
                == ["added constraint \"Card\".width ≤ 300"])
    }

    @Test("colours and frames of Interface Builder as one value") func values() throws {
        func view(_ color: String, x: Int) -> String {
            """
            <view id="v"><rect key="frame" x="\(x)" y="0" width="10" height="20"/>
            <color key="backgroundColor" \(color)/></view>
            """
        }
        let red = "red=\"1\" green=\"0.0\" blue=\"0.0\" alpha=\"1\" colorSpace=\"custom\""
        let clear = "white=\"0.0\" alpha=\"0.5\" colorSpace=\"calibratedWhite\""
        #expect(
            try markup((view(red, x: 1), ""), (view(clear, x: 2), ""))
                == [
                    "changed view (v) | frame: 1, 0 with 10 x 20 → 2, 0 with 10 x 20 | backgroundColor: #FF0000 → #000000 at 50 %"
                ])
    }

    @Test("another type of the same view") func kind() throws {
        #expect(
            try json("{\"type\": \"label\", \"id\": \"a\"}", "{\"type\": \"button\", \"id\": \"a\"}")
                == ["changed button (a) | was a label, is a button"])
    }
}
