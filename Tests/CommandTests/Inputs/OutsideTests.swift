import Foundation
import Testing

/// A project beside a folder that it must not read: `project` is a repository, for it holds `.git`.
@Suite("What lies outside of a project") struct OutsideTests {
    let place: Workplace
    private static let size = ["--size", "20x20", "--scale", "1"]

    init() throws {
        place = try Workplace()
        try place.write(SmallDocuments.box, to: "box.json")
        let run = try place.shell(
            """
            mkdir -p project/.git project/Screens project/Images outside/Set.imageset outside/All.xcassets/deep.imageset
            preview render box.json -o outside/there.png --size 10x10 --scale 1
            cp outside/there.png project/Images/own.png
            for set in outside/Set.imageset outside/All.xcassets/deep.imageset; do
              cp outside/there.png $set/a.png; echo '{"images": [{"filename": "a.png", "idiom": "universal"}]}' > $set/Contents.json
            done
            cd project; ln -s ../../outside/there.png Images/link.png; ln -s ../../outside/none.png Images/loose.png
            ln -s ../../outside Images/far; ln -s "$PWD/Images/own.png" Images/absolute.png; ln -s ../Images Screens/near
            """)
        #expect(run.status == 0, "\(run.errors)")
    }

    private func show(_ image: String, _ options: String...) throws -> Run {
        try place.write(
            #"{"view": {"type": "imageView", "image": "\#(image)"}}"#, to: "project/Screens/one.json")
        return try place.run(
            Command.path, ["render", "project/Screens/one.json", "-o", "-"] + Self.size + options)
    }

    @Test(
        "is not shown, and nothing tells whether it is there",
        arguments: [
            ("../../outside/there.png", "../../outside/none.png"), ("/etc/hostname", "/etc/nothing-of-that-name"),
            ("../Images/link.png", "../Images/loose.png"), ("../Images/far/there.png", "../Images/far/none.png"),
            ("../Images/far/../project/Images/own.png", "../Images/far/gone/../../project/Images/own.png"),
            ("../../project/Images/own.png", "../../gone/../project/Images/own.png"),
        ])
    func images(there: String, missing: String) throws {
        let (first, second) = (try show(there), try show(missing))
        #expect(first.status == 0 && second.status == 0)
        #expect(first.output == second.output)
        let words = "is not in the document's project, and --allow-outside is not set; its place stays empty"
        #expect(first.errors.contains("the image \"\(there)\" \(words)"), "\(first.errors)")
        #expect(first.errors.replacingOccurrences(of: there, with: missing) == second.errors)
    }

    @Test("is shown when that is asked for", arguments: ["../../outside/there.png", "../Images/link.png"])
    func allowed(name: String) throws {
        let run = try show(name, "--allow-outside")
        let nothing = try show("none.png")
        #expect(run.errors.isEmpty && run.output != nothing.output)
    }

    @Test(
        "is not what lies in the project, by whatever links",
        arguments: ["../Images/own.png", "../Images/absolute.png", "near/own.png", "./../Screens/../Images/own.png"])
    func inside(name: String) throws {
        let run = try show(name)
        let nothing = try show("none.png")
        #expect(run.errors.isEmpty && run.output != nothing.output, "\(run.errors)")
    }

    @Test("begins at the document's folder where there is no project") func withoutProject() throws {
        try place.write(#"{"view": {"type": "imageView", "image": "../project/Images/own.png"}}"#, to: "alone/a.json")
        let run = try place.preview("frames", "alone/a.json")
        #expect(run.status == 0 && run.errors.contains("is not in the document's project"))
    }

    @Test("has no names with a NUL, which are an error") func nul() throws {
        let run = try show("../Images/own.png\\u0000.png")
        #expect(run.status == 2)
        #expect(run.errors == "project/Screens/one.json:1:41: $.view.image: the name of an image has a NUL in it\n")
    }

    private func xib(_ name: String) throws -> Run {
        try place.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <objects><imageView image="\(name)" id="root"><rect key="frame" x="0" y="0" width="20" height="20"/></imageView></objects>
            <resources><image name="\(name)" width="10" height="10"/></resources></document>
            """, to: "project/Screens/one.xib")
        return try place.run(Command.path, ["render", "project/Screens/one.xib", "-o", "-"] + Self.size)
    }

    @Test("is not read by catalogs: their files, their sets, or a whole one behind a link") func catalogs() throws {
        let run = try place.shell(
            """
            cd project; mkdir -p A.xcassets/named.imageset A.xcassets/own.imageset
            echo '{"images": [{"filename": "../../../outside/there.png", "idiom": "universal"}]}' > A.xcassets/named.imageset/Contents.json
            echo '{"images": [{"filename": "own.png", "idiom": "universal"}]}' > A.xcassets/own.imageset/Contents.json
            cp Images/own.png A.xcassets/own.imageset/; ln -s ../../outside/Set.imageset A.xcassets/linked.imageset
            ln -s ../outside/All.xcassets All.xcassets
            """)
        #expect(run.status == 0)
        let standIn = try xib("nothing").output
        #expect(try xib("own").output != standIn)
        for name in ["linked", "deep"] {
            let run = try xib(name)
            #expect(run.output == standIn && run.errors.isEmpty, "\(name): \(run.errors)")
        }
        let named = try xib("named")
        #expect(named.output == standIn)
        #expect(
            named.errors.contains("it is not in the document's project; --allow-outside reads it all the same"),
            "\(named.errors)")
    }

    @Test("is not reached by names of images with a path in them") func paths() throws {
        let standIn = try xib("nothing")
        for name in ["../../outside/there.png", "far/there.png", "../../../etc/none"] {
            let run = try xib(name)
            #expect(run.output == standIn.output && run.errors == standIn.errors)
        }
    }

    @Test("has no texts and no fonts") func textsAndFonts() throws {
        try place.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <objects><label text="Hello" id="words"><rect key="frame" x="0" y="0" width="80" height="20"/>
            <fontDescription key="fontDescription" name="DejaVuSans" family="DejaVu Sans" pointSize="17"/></label></objects></document>
            """, to: "project/Base.lproj/T.xib")
        let run = try place.shell(
            """
            mkdir -p outside/de.lproj; echo '"words.text" = "Guten Tag";' > outside/de.lproj/T.strings
            ln -s ../outside/de.lproj project/de.lproj
            ln -s /usr/share/fonts/truetype/dejavu/DejaVuSans.ttf project/D.ttf
            """)
        #expect(run.status == 0)
        let words = ["render", "project/Base.lproj/T.xib", "--format", "text", "-o", "-", "--locale", "de"]
        let closed = try place.run(Command.path, words)
        #expect(!closed.text.contains("Guten Tag"))
        #expect(closed.errors.contains("de.lproj/T.strings: it is not in the document's project"), "\(closed.errors)")
        #expect(closed.errors.contains("project/D.ttf is not in the document's project"), "\(closed.errors)")
        let open = try place.run(Command.path, words + ["--allow-outside"])
        #expect(open.text.contains("Guten Tag") && !open.errors.contains("project"), "\(open.errors)")
    }

    @Test(
        "can be allowed in every verb that reads documents",
        arguments: ["render", "frames", "lint", "diff", "print", "measure", "snapshot record", "snapshot verify"])
    func everyVerb(verb: String) throws {
        let words = verb.split(separator: " ").map(String.init)
        #expect(try place.run(Command.path, words + ["--help"]).text.contains("--allow-outside"))
    }

    @Test("a named pipe among fonts and images is not waited for") func pipes() throws {
        let run = try place.shell(
            """
            mkfifo project/Images/pipe.png project/F.ttf; cd project
            echo '{"view": {"subviews": [{"type": "imageView", "image": "Images/pipe.png"},
              {"type": "label", "text": "a", "font": {"name": "Unheard-Of", "size": 12}}]}}' > p.json
            timeout 20 '\(Command.path)' frames p.json
            """)
        #expect(run.status == 0 || run.status == 2, "\(run.errors)")
    }
}
