import Foundation
import Testing

@Suite("preview render")
struct RenderTests {
    let place: Workplace

    init() throws {
        place = try Workplace()
        try place.write(SmallDocuments.box, to: "box.json")
    }

    @Test("makes a picture of the device's pixels in the folder it is called from") func device() throws {
        let run = try place.preview("render", "box.json")
        #expect(run.status == 0)
        #expect(run.lines == ["box.png"] && run.errors.isEmpty)
        #expect(place.files == ["box.json", "box.png"])
        #expect(try PNGHeader(place.read("box.png")) == PNGHeader(width: 1179, height: 2556))
    }

    @Test(
        "takes devices, orientation, size and scale from options",
        arguments: [
            (["--device", "iPhone SE (3rd generation)"], 750, 1334), (["--device", "15 pro"], 1179, 2556),
            (["--device", "ipad a16", "--landscape"], 2360, 1640), (["--scale", "1"], 393, 852),
            (["--size", "320x200"], 960, 600), (["--size", "320x200", "--scale", "2"], 640, 400),
            (["--orientation=landscape"], 2556, 1179),
        ] as [([String], Int, Int)])
    func options(options: [String], width: Int, height: Int) throws {
        let run = try place.run(Command.path, ["render", "box.json", "-o", "picture.png"] + options)
        #expect(run.status == 0)
        #expect(try PNGHeader(place.read("picture.png")) == PNGHeader(width: width, height: height))
    }

    @Test("writes the format that the name or an option asks for") func formats() throws {
        #expect(try place.preview("render", "box.json", "-o", "a.svg").status == 0)
        #expect(String(decoding: try place.read("a.svg"), as: UTF8.self).contains("<svg"))
        #expect(try place.preview("render", "box.json", "--format", "pdf,text,png").status == 0)
        #expect(place.files == ["a.svg", "box.json", "box.pdf", "box.png", "box.txt"])
        #expect(String(decoding: try place.read("box.pdf").prefix(5), as: UTF8.self) == "%PDF-")
        let text = String(decoding: try place.read("box.txt"), as: UTF8.self)
        #expect(text.hasPrefix("canvas 393x852\n"))
        #expect(text.contains("16 24 100 40"))
    }

    @Test("never overwrites what it is to read, or a file that is called like something else") func care() throws {
        let document = try place.read("box.json")
        try place.write("notes", to: "notes.md")
        for target in ["box.json", "./box.json", "notes.md", "new.gif"] {
            let run = try place.preview("render", "box.json", "-o", target)
            #expect(run.status == 2 && run.errorLines.count == 1)
        }
        #expect(place.files == ["box.json", "notes.md"])
        #expect(try place.read("box.json") == document)
        #expect(try String(decoding: place.read("notes.md"), as: UTF8.self) == "notes")
    }

    /// A folder that does not exist may be a typing error.
    @Test(
        "say that they make a folder for a file",
        arguments: [
            ["render", "box.json", "-o"], ["print", "box.json", "--as", "anchors", "-o"],
            ["lint", "box.json", "--write-baseline"],
        ])
    func newFolder(words: [String]) throws {
        let file = "pictures/late/box." + (["print": "swift", "lint": "json"][words[0]] ?? "png")
        let run = try place.run(Command.path, words + [file])
        #expect(place.files.contains(file), "\(run.errors)")
        #expect(
            run.errorLines.filter { $0.hasPrefix("preview: made") } == [
                "preview: made the folder pictures/late, which did not exist"
            ])
        let again = try place.run(Command.path, words + [file])
        #expect(!again.errors.contains("made the folder"))
    }

    @Test("has no pictures without a size", arguments: ["0x0", "0x10", "10x0"]) func nothing(size: String) throws {
        #expect(try place.preview("render", "box.json", "--size", size).status == 2)
        #expect(place.files == ["box.json"])
    }

    @Test("writes no picture when the view that is to be explained is unknown", arguments: [[], ["--sheet"]])
    func unknownView(options: [String]) throws {
        let run = try place.run(Command.path, ["render", "box.json", "--explain", "bix", "-o", "box.png"] + options)
        #expect(run.status == 2)
        #expect(run.errorLines.count == 1 && run.errors.contains("there is no view `bix`"), "\(run.errors)")
        #expect(place.files == ["box.json"])
        #expect(try place.preview("render", "box.json", "--explain", "box", "-o", "box.png").status == 0)
        #expect(place.files == ["box.json", "box.png"])
    }

    @Test("cannot use a document without a scene, unless it is one of several") func noScene() throws {
        let empty = #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects/></document>"#
        try place.write(empty, to: "empty.xib")
        let alone = try place.preview("render", "empty.xib", "-o", "empty.png")
        #expect(alone.status == 2 && alone.errors == "empty.xib: there is no scene in this document\n")
        #expect(try place.preview("render", "empty.xib", "box.json", "-o", "out").status == 0)
        #expect(place.files == ["box.json", "empty.xib", "out/box.png"])
    }

    @Test("makes a picture of every combination, named after what differs") func matrix() throws {
        let run = try place.preview(
            "render", "box.json", "-o", "out", "--device", "iPhone 16,iPhone SE (3rd generation)", "--appearance",
            "light,dark", "--scale", "1,2", "--direction", "rtl")
        #expect(run.status == 0)
        let names = ["iphone-16", "iphone-se-3rd-generation"].flatMap { device in
            ["dark", "light"].flatMap { look in ["@1x", "@2x"].map { "out/box-\(device)-\(look)\($0).png" } }
        }
        #expect(place.files == ["box.json"] + names)
        #expect(
            try PNGHeader(place.read("out/box-iphone-se-3rd-generation-dark@1x.png"))
                == PNGHeader(width: 375, height: 667))
    }

    @Test("makes one picture of a device that is named twice") func sameDevice() throws {
        let run = try place.preview("render", "box.json", "-o", "out/", "--device", "16,iPhone 16", "--scale", "1")
        #expect(run.status == 0)
        #expect(place.files == ["box.json", "out/box.png"])
    }

    @Test("gives scenes with unlikely names files that can be written") func sceneNames() throws {
        let long = String(repeating: "x", count: 300)
        try place.write(
            """
            {"scenes": [{"name": "\(long)", "view": {}}, {"name": "../../up", "view": {}}]}
            """, to: "names.json")
        #expect(try place.preview("render", "names.json", "-o", "out/", "--scale", "1").status == 0)
        let short = String(repeating: "x", count: 80)
        #expect(place.files == ["box.json", "names.json", "out/names-\(short).png", "out/names-up.png"].sorted())
    }

    @Test("keeps the folders below the one it is given") func folders() throws {
        try place.write(SmallDocuments.box, to: "in/a/one.json")
        try place.write(SmallDocuments.box, to: "in/b/one.json")
        try place.write("not a document", to: "in/notes.txt")
        #expect(try place.preview("render", "in", "-o", "out/").status == 0)
        #expect(place.files.filter { $0.hasPrefix("out") } == ["out/a/one.png", "out/b/one.png"])
    }

    @Test("tells apart documents of the same name") func equalNames() throws {
        try place.write(SmallDocuments.box, to: "a/one.json")
        try place.write(SmallDocuments.box, to: "b/one.json")
        #expect(try place.preview("render", "a/one.json", "b/one.json", "box.json", "-o", "out").status == 0)
        #expect(place.files.filter { $0.hasPrefix("out") } == ["out/a/one.png", "out/b/one.png", "out/box.png"])
    }

    @Test("understands patterns that no shell has opened") func patterns() throws {
        try place.write(SmallDocuments.box, to: "bow.json")
        #expect(try place.preview("render", "bo[wx].json", "--scale", "1").status == 0)
        #expect(place.files == ["bow.json", "bow.png", "box.json", "box.png"])
    }

    @Test("reads standard input and writes standard output") func streams() throws {
        let run = try place.preview(
            "render", "-", "--size", "10x20", "--scale", "1", input: Data(SmallDocuments.box.utf8))
        #expect(run.status == 0)
        #expect(try PNGHeader(run.output) == PNGHeader(width: 10, height: 20))
        #expect(try place.preview("render", "box.json", "-o", "-", "--format", "svg").text.contains("<svg"))
        #expect(place.files == ["box.json"])
    }

    @Test("puts all pictures on one sheet with their names") func sheet() throws {
        let run = try place.preview(
            "render", "box.json", "--sheet", "-o", "sheet.txt", "--size", "200x100", "--appearance", "light,dark",
            "--format", "text")
        #expect(run.status == 0)
        let text = String(decoding: try place.read("sheet.txt"), as: UTF8.self)
        for words in ["\"box\"", "\"light\"", "\"dark\""] { #expect(text.contains("text \(words)")) }
        // Two boxes, each where its own picture has it.
        #expect(text.components(separatedBy: "16 24 100 40").count == 3)
    }

    @Test("shrinks a sheet that would have too many pixels") func largeSheet() throws {
        let run = try place.preview("render", "box.json", "--sheet", "-o", "s.png", "--size", "9000x10", "--scale", "2")
        #expect(run.status == 0)
        let header = try PNGHeader(place.read("s.png"))
        #expect((16_000...16_384).contains(header.width))
    }

    @Test("draws frames and names over the picture") func outline() throws {
        let plain = try place.preview("render", "box.json", "-o", "-", "--format", "text").text
        let outlined = try place.preview("render", "box.json", "-o", "-", "--format", "text", "--outline").text
        #expect(!plain.contains("text \"box\""))
        #expect(outlined.contains("text \"box\""))
        #expect(outlined.contains("text \"screen\""))
        #expect(outlined.hasPrefix(plain.trimmingCharacters(in: .newlines)))
    }

    @Test("knows the dark appearance") func dark() throws {
        try place.write(SmallDocuments.label("Hello"), to: "label.json")
        let light = try place.preview("render", "label.json", "-o", "-", "--format", "text").text
        let dark = try place.preview("render", "label.json", "-o", "-", "--format", "text", "--dark").text
        #expect(light.contains("fill rect 0 0 393 852 #FFFFFF\n"))
        #expect(dark.contains("fill rect 0 0 393 852 #000000\n"))
    }

    @Test(
        "tries texts in made-up languages",
        arguments: [
            ("longer", "Hello Hello"), ("bounded", "[# Hello #]"), ("accented", "Ĥéĺĺö"), ("de", "Hello"),
        ])
    func pseudoLanguages(locale: String, text: String) throws {
        try place.write(SmallDocuments.label("Hello"), to: "label.json")
        let run = try place.preview("render", "label.json", "-o", "-", "--format", "text", "--locale", locale)
        #expect(run.text.contains("text \"\(text)\""), "\(run.text)")
    }

    @Test("pseudo-languages reach what controls say, in every state") func pseudoLanguagesOfControls() throws {
        try place.write(
            """
            {"view": {"type": "stackView", "axis": "vertical", "alignment": "leading", "subviews": [
              {"type": "button", "title": "Plain"}, {"type": "button", "title": "Off", "isEnabled": false},
              {"type": "button", "configuration": "filled", "title": "Filled", "subtitle": "Below"},
              {"type": "textField", "placeholder": "Empty"}, {"type": "textField", "text": "Written"},
              {"type": "textField", "text": "abc", "isSecureTextEntry": true},
              {"type": "textView", "text": "Lines", "isScrollEnabled": false},
              {"type": "textView", "attributedText": ["Runs", {"text": "Red", "color": "red"}], "isScrollEnabled": false}
            ]}}
            """, to: "form.json")
        let run = try place.preview("render", "form.json", "-o", "-", "--format", "text", "--locale", "bounded")
        #expect(run.status == 0)
        for word in ["Plain", "Off", "Filled", "Below", "Empty", "Written", "Lines", "Runs", "Red"] {
            #expect(run.text.contains("text \"[# \(word) #]\""), "\(word)")
        }
        // What is secret is no text, and nothing is put into other words twice.
        #expect(!run.text.contains("•• #]") && !run.text.contains("[# [#"))
    }

    @Test("pseudo-languages reach rows and segments of storyboards") func pseudoLanguagesOfRows() throws {
        try place.write(SmallDocuments.list, to: "list.xib")
        let run = try place.preview("render", "list.xib", "-o", "-", "--format", "text", "--locale", "bounded")
        #expect(run.status == 0, "\(run.errors)")
        for word in ["Water", "First", "Second"] {
            #expect(run.text.contains("text \"[# \(word) #]\""), "\(word) in \(run.text)")
        }
    }

    @Test("renders the scenes that are asked for") func scenes() throws {
        try place.write(
            """
            {"scenes": [{"name": "First", "view": {"backgroundColor": "#ff0000"}},
              {"name": "Second", "view": {"backgroundColor": "#00ff00"}}]}
            """, to: "two.json")
        #expect(try place.preview("render", "two.json").status == 0)
        #expect(place.files == ["box.json", "two-first.png", "two-second.png", "two.json"])
        #expect(try place.preview("render", "two.json", "-o", "one.png", "--scene", "Second").status == 0)
        #expect(try place.read("one.png") == place.read("two-second.png"))
        let several = try place.preview("render", "two.json", "-o", "x.png")
        #expect(several.status == 2)
        #expect(several.errorLines.count == 1 && several.errors.contains("--scene"))
        let missing = try place.preview("render", "two.json", "--scene", "Secnod")
        #expect(missing.status == 2)
        #expect(missing.errors.contains("did you mean `Second`?"))
    }

    @Test("gives the same bytes again, in another folder and locale, on one core") func sameBytes() throws {
        try place.write(SmallDocuments.label("Grüße 👋"), to: "label.json")
        try place.write(SmallDocuments.label("Grüße 👋"), to: "deep/label.json")
        let run = try place.shell(
            """
            for format in png svg pdf; do
              preview render label.json -o one.$format
              (cd deep && LC_ALL=tr_TR.UTF-8 TZ=Asia/Tokyo HOME=/nowhere taskset -c 0 '\(Command.path)' render label.json -o two.$format)
              cmp one.$format deep/two.$format
            done
            """)
        #expect(run.status == 0 && run.errors.isEmpty)
        #expect(run.lines == ["png", "svg", "pdf"].flatMap { ["one.\($0)", "two.\($0)"] })
        #expect(place.files.count == 9)
    }

    @Test("an unusable image of the project is reported once, with its path, and replaced by a placeholder")
    func uselessImages() throws {
        let label = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"60\" height=\"60\"/>"
        let names = ["cut", "empty", "pointer", "loop", "whole"]
        let views = names.map { "<imageView image=\"\($0)\" id=\"\($0)\">\(label)</imageView>" }.joined()
        try place.write(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="17701"><objects>\
            <view id="v">\(label)<subviews>\(views)<imageView image="cut" id="again">\(label)</imageView></subviews></view>\
            </objects><resources><image name="cut" width="60" height="60"/></resources></document>
            """, to: "app/Card.xib")
        try place.write("", to: "app/Package.swift")
        try place.write("", to: "app/images/empty.png")
        try place.write("version https://git-lfs.github.com/spec/v1\n", to: "app/images/pointer.png")
        let made = try place.shell(
            """
            preview render box.json -o app/images/whole.png && head -c 200 app/images/whole.png > app/images/cut.png
            ln -s loop.png app/images/loop.png
            """)
        #expect(made.status == 0, "\(made.errors)")
        let run = try place.preview("render", "app/Card.xib", "-o", "card.png")
        #expect(run.status == 0)
        let lines = run.errorLines.filter { $0.contains("a placeholder is drawn") }.sorted()
        #expect(lines.count == 4, "\(run.errors)")
        for (line, (name, words)) in zip(
            lines,
            [("cut", "cut short"), ("empty", "the file is empty"), ("loop", "symbolic links"), ("pointer", "Git LFS")])
        {
            #expect(line.contains("/app/images/\(name).png: ") && line.contains(words), "\(line)")
        }
        #expect(try place.preview("render", "app/Card.xib", "-o", "card.png", "--strict").status == 1)
        let found = try place.preview("lint", "app/Card.xib", "--rules", "missing-image")
        #expect(found.status == 1 && found.lines.count == 4, "\(found.text)")
    }

    @Test("words of made-up languages reach what bars, tabs, search fields and sections write") func madeUpWords()
        throws
    {
        let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"44\"/>"
        try place.write(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="17701"><objects>\
            <view id="v"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\
            <navigationBar id="n">\(frame)<items><navigationItem id="ni" title="Trip" prompt="Plan">\
            <barButtonItem key="rightBarButtonItem" title="Go" id="go"/></navigationItem></items></navigationBar>\
            <toolbar id="t">\(frame)<items><barButtonItem title="Pay" id="pay"/></items></toolbar>\
            <tabBar id="b">\(frame)<items><tabBarItem title="Home" id="h"/></items></tabBar>\
            <searchBar id="s" placeholder="Find">\(frame)<scopeButtonTitles><string>All</string></scopeButtonTitles></searchBar>\
            <tableView id="l" dataMode="static" style="grouped"><rect key="frame" x="0" y="200" width="375" height="300"/>\
            <sections><tableViewSection headerTitle="Rows" footerTitle="End" id="x"><cells><tableViewCell id="c">\
            <rect key="frame" x="0" y="55" width="375" height="44"/></tableViewCell></cells></tableViewSection></sections>\
            </tableView></subviews></view></objects></document>
            """, to: "Bars.xib")
        let run = try place.preview("render", "Bars.xib", "--locale", "bounded", "-o", "-", "--format", "text")
        #expect(run.status == 0)
        for word in ["Trip", "Plan", "Go", "Pay", "Home", "Find", "Rows", "End"] {
            let plain = run.text.lowercased()
            #expect(plain.contains("[# \(word.lowercased()) #]"), "\(word) in \(run.text)")
        }
    }
}
