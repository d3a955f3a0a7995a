import Foundation
import Testing

@Suite("preview diff")
struct DiffTests {
    let place: Workplace

    init() throws { place = try Workplace() }

    /// The red box, moved down by 6 points and made blue.
    private static let moved = SmallDocuments.box.replacing("screen.top + 24", with: "screen.top + 30")
        .replacing("#ff0000", with: "#0000ff")

    private func makeRepository() throws {
        try place.write(SmallDocuments.box, to: "sub/box.json")
        let run = try place.shell(
            """
            git init -q . && git config user.email a@b.c && git config user.name A && git add . && git commit -qm one
            """)
        try #require(run.status == 0, "\(run.errors)")
    }

    @Test("ends with 0 where nothing changed, with 1 where something did, with 2 where something is missing")
    func outcomes() throws {
        try place.write(SmallDocuments.box, to: "a.json")
        try place.write(Self.moved, to: "b.json")
        let same = try place.preview("diff", "a.json", "a.json")
        #expect(same.status == 0)
        #expect(same.text == "a.json: nothing changed\n")
        #expect(try place.preview("diff", "a.json", "b.json").status == 1)
        #expect(try place.preview("diff", "a.json", "gone.json").status == 2)
        #expect(try place.preview("diff", "a.json").status == 2)
    }

    @Test("says of a folder that it is one, where the other side is none") func folder() throws {
        try place.write(SmallDocuments.box, to: "Screens/a.json")
        let words = "preview: Screens: this is a folder, but the other side, Screens/a.json, is not\n"
        for sides in [["Screens", "Screens/a.json"], ["Screens/a.json", "Screens"]] {
            let run = try place.preview("diff", sides[0], sides[1])
            #expect(run.status == 2)
            #expect(run.errors == words)
        }
    }

    /// Besides a changed document: one that is new, one that is gone, one that git ignores, one of the same content, and what
    /// is no document.
    private func changeFolder() throws {
        try makeRepository()
        try place.write(SmallDocuments.box, to: "sub/same.json")
        try place.write(SmallDocuments.box, to: "sub/gone.json")
        let run = try place.shell(
            """
            echo '{"name": "no document"}' >package.json; echo Ignored >.gitignore; git add . && git commit -qm two
            rm sub/gone.json; mkdir Ignored sub/deep; cp sub/same.json Ignored/a.json; cp sub/same.json sub/deep/new.json
            echo '{"name": "none"}' >package.json; touch sub/same.json; ln -s box.json sub/link.json
            ln -s /etc/passwd sub/out.json
            """)
        try #require(run.status == 0, "\(run.errors)")
        try place.write(Self.moved, to: "sub/box.json")
    }

    @Test("compares the documents of a folder with those of a revision, as git lists them") func folderOfRevision()
        throws
    {
        try changeFolder()
        #expect(
            try place.shell("preview diff git:HEAD git:HEAD:.").text == "git:HEAD:. → git:HEAD:.: nothing changed\n")
        let expected = [
            "git:HEAD:. → .: 3 documents changed",
            "git:HEAD:sub/box.json → sub/box.json: 2 changes, 1 of 1 picture looks different",
            "sub/deep/new.json: 3 changes, 1 of 1 picture looks different",
            "git:HEAD:sub/gone.json: 3 changes, 1 of 1 picture looks different",
        ]
        let run = try place.preview("diff", "git:HEAD", ".")
        #expect(run.status == 1 && run.errors.isEmpty)
        #expect(
            run.lines.filter { $0.contains(#/\d changes?, |documents changed/#) }.map(Self.withoutCounts)
                == expected.map(Self.withoutCounts))
        // From elsewhere, of a folder in it, of what is staged, and the other way round.
        for (words, first) in [
            ("cd sub && preview diff git:HEAD .", "git:HEAD:. → .: 3 documents changed"),
            ("preview diff git:HEAD sub", "git:HEAD:sub → sub: 3 documents changed"),
            ("cd sub/deep && preview diff git:HEAD:sub ..", "git:HEAD:sub → ..: 3 documents changed"),
            ("git add sub/box.json && preview diff git: sub", "git::sub → sub: 2 documents changed"),
            ("preview diff git:HEAD:sub git:", "git:HEAD:sub → git::sub: 1 document changed"),
            (
                "git commit -qam three && preview diff git:HEAD~1:sub git:HEAD:sub",
                "git:HEAD~1:sub → git:HEAD:sub: 2 documents changed"
            ),
            ("preview diff sub git:HEAD", "sub → git:HEAD:sub: 1 document changed"),
        ] {
            let run = try place.shell(words)
            #expect(run.lines.first == first, "\(words): \(run.errors)")
            #expect(run.status == 1 && run.errors.isEmpty)
        }
    }

    private static func withoutCounts(_ line: String) -> String {
        line.replacing(#/: \d+ changes?/#, with: ": changes")
    }

    @Test("gives a line, a part of the page or of the text for each document of a folder") func formatsOfFolders()
        throws
    {
        try changeFolder()
        let json = try place.preview("diff", "git:HEAD", ".", "--format", "json").objects()
        #expect(json.map { $0["new"] as? String } == ["sub/box.json", "sub/deep/new.json", "git:HEAD:sub/gone.json"])
        let page = try place.preview("diff", "git:HEAD", ".", "--format", "html")
        #expect(page.status == 1)
        #expect(page.text.matches(of: #/<h1>/#).count == 4 && page.text.matches(of: #/<html/#).count == 1)
        #expect(try place.preview("diff", "git:HEAD", ".", "--format", "markdown", "-o", "out").status == 1)
        let text = String(decoding: try place.read("out/diff.md"), as: UTF8.self)
        let pictures = text.matches(of: #/\]\(([^)]*\.png)\)/#).map { String($0.output.1) }
        // Three of what changed, and one each of what is new or gone.
        #expect(pictures.count == 5 && Set(pictures).count == 5)
        for picture in pictures { #expect(place.files.contains("out/\(picture)")) }
    }

    @Test("compares two folders by the paths below them, and goes on after what cannot be read") func twoFolders()
        throws
    {
        try place.write(SmallDocuments.box, to: "Old/a.json")
        try place.write(SmallDocuments.box, to: "Old/Deep/b.json")
        try place.write(SmallDocuments.box, to: "New/a.json")
        try place.write(Self.moved, to: "New/Deep/b.json")
        #expect(try place.preview("diff", "Old", "Old").text == "Old → Old: nothing changed\n")
        let run = try place.preview("diff", "Old", "New")
        #expect(run.status == 1)
        #expect(
            run.lines.prefix(2) == [
                "Old → New: 1 document changed",
                "Old/Deep/b.json → New/Deep/b.json: 2 changes, 1 of 1 picture looks different",
            ])
        try place.write("{\"view\": ", to: "New/a.json")
        let broken = try place.preview("diff", "Old", "New")
        #expect(broken.status == 2 && broken.errors.hasPrefix("New/a.json:1:"))
        #expect(broken.lines.first == "Old → New: 1 document changed")
        let scene = try place.preview("diff", "Old", "New", "--scene", "none")
        #expect(scene.status == 2 && scene.errors.contains("--scene"))
    }

    @Test("names a folder that a revision does not have") func missingFolder() throws {
        try makeRepository()
        try place.write(SmallDocuments.box, to: "fresh/a.json")
        for (words, line) in [
            (["git:HEAD", "fresh"], "git:HEAD:fresh: there is no folder fresh in `HEAD`"),
            (["git:HEAD:sub/box.json", "sub"], "git:HEAD:sub/box.json: there is no folder sub/box.json in `HEAD`"),
            (["git:nothing", "."], "git:nothing:.: there is no revision `nothing`"),
        ] {
            let run = try place.preview("diff", words[0], words[1])
            #expect(run.status == 2 && run.errors == "preview: \(line)\n")
        }
    }

    /// A picture of that size cannot be painted, and does not have to be.
    @Test("paints no scene in which nothing changed") func unpainted() throws {
        try place.write(SmallDocuments.box, to: "a.json")
        try place.write(Self.moved, to: "b.json")
        let same = try place.preview("diff", "a.json", "a.json", "--size", "60000x60000", "--format", "html")
        #expect(same.status == 0 && same.text.contains("Nothing changed."))
        let other = try place.preview("diff", "a.json", "b.json", "--size", "60000x60000")
        #expect(other.status == 2 && other.errors.hasPrefix("a.json: a canvas"))
        // What changed needs no picture to be told.
        #expect(other.lines.first == "a.json → b.json: 2 changes, 1 picture could not be made")
        #expect(other.text.contains("  ~ view (box): backgroundColor: #ff0000 → #0000ff\n"))
        #expect(other.text.contains("main: has no picture: a.json: a canvas of 60000 x 60000"))
        let json = try place.preview("diff", "a.json", "b.json", "--size", "60000x60000", "--format", "json")
        #expect(json.text.contains("\"picture\":\"failed\"") || json.text.contains("\"picture\": \"failed\""))
        // Another status would stop git before the next file.
        let git = try place.preview(
            "diff", "--git", "--size", "60000x60000", "b.json", "a.json", "0", "100644", "b.json", "0", "100644")
        #expect(git.status == 0 && git.text.contains("has no picture"))
    }

    @Test("writes no differences over what it reads, and no HTML into a Markdown file") func outputs() throws {
        try place.write(SmallDocuments.box, to: "a.json")
        try place.write(Self.moved, to: "b.json")
        for side in ["a.json", "./b.json"] {
            let run = try place.preview("diff", "a.json", "b.json", "--format", "html", "-o", side)
            #expect(run.status == 2)
            #expect(
                run.errors == "preview: -o names \(side), which is an input; the differences would overwrite it\n")
        }
        #expect(try place.read("a.json") == Data(SmallDocuments.box.utf8))
        let run = try place.preview("diff", "a.json", "b.json", "--format", "html", "-o", "x.md")
        #expect(run.status == 2 && run.errors == "preview: -o names a .md file, but --format is html\n")
    }

    @Test("lists changes and new frames, without colours in a file") func text() throws {
        try place.write(SmallDocuments.box, to: "a.json")
        try place.write(Self.moved, to: "b.json")
        let run = try place.preview("diff", "a.json", "b.json", "--bare")
        #expect(run.lines.first == "a.json → b.json: 2 changes, 1 of 1 picture looks different")
        #expect(run.text.contains("  ~ view (box): backgroundColor: #ff0000 → #0000ff\n"))
        #expect(
            run.text.contains("  ~ constraint top == screen.top + 30: of view box, was top == screen.top + 24\n"))
        #expect(run.text.contains("    view (box) moved from 16, 24 to 16, 30\n"))
        #expect(!run.text.contains("\u{1B}"))
        // 100 x 40 points red or blue before or after: 46 rows of 100 of 393 x 852 points.
        #expect(run.text.contains("main: 1.4 % of the pixels differ, in 1 place\n"))
    }

    @Test("reads revisions of git, from a folder below its top") func revisions() throws {
        try makeRepository()
        try place.write(Self.moved, to: "sub/box.json")
        let run = try place.shell("cd sub && preview diff git:HEAD:box.json box.json")
        #expect(run.status == 1)
        #expect(run.text.hasPrefix("git:HEAD:box.json → box.json: 2 changes"))
        #expect(try place.shell("cd sub && preview diff git:HEAD box.json").status == 1)
        #expect(try place.shell("cd sub && preview diff git:HEAD:box.json git:HEAD").status == 0)
    }

    @Test("reads revisions of the repository that the file is in, from the top or from the folder one is in")
    func placesOfRevisions() throws {
        try makeRepository()
        try place.write(Self.moved, to: "sub/box.json")
        try FileManager.default.createDirectory(
            at: place.folder.appendingPathComponent("other"), withIntermediateDirectories: true)
        let outside = place.folder.lastPathComponent
        let ways = [
            "cd sub && preview diff git:HEAD:sub/box.json box.json",
            "cd other && preview diff git:HEAD:sub/box.json ../sub/box.json",
            "cd other && preview diff git:HEAD ../sub/box.json",
            "cd .. && preview diff git:HEAD '\(outside)/sub/box.json'",
            "cd / && preview diff git:HEAD '\(place.folder.path)/sub/box.json'",
            "preview diff git:HEAD:./sub/box.json - < sub/box.json",
            "mv sub moved && preview diff git:HEAD:sub/box.json moved/box.json",
        ]
        for way in ways {
            let run = try place.shell(way)
            #expect(run.status == 1, "\(way): \(run.errors)")
            #expect(run.lines.first?.hasSuffix(": 2 changes, 1 of 1 picture looks different") == true, "\(way)")
        }
        let strict = try place.shell("cd other && preview diff git:HEAD:./sub/box.json ../moved/box.json")
        #expect(strict.errors == "preview: git:HEAD:./sub/box.json: there is no file ./sub/box.json in `HEAD`\n")
    }

    @Test("reads one side from standard input") func standardInput() throws {
        try place.write(SmallDocuments.box, to: "a.json")
        try place.write(Self.moved, to: "b.json")
        #expect(try place.shell("preview diff a.json - < a.json").text == "a.json → standard input: nothing changed\n")
        #expect(try place.shell("preview diff - b.json < a.json").text.hasPrefix("standard input → b.json: 2 changes"))
        #expect(try place.preview("diff", "-", "-").errors.contains("only one of the two can be standard input"))
        #expect(try place.preview("diff", "git:HEAD", "-").errors.contains("needs a file"))
    }

    @Test("names what git does not have") func missing() throws {
        #expect(try place.preview("diff", "git:HEAD:a.json", "a.json").errors.contains("is in no git repository"))
        try makeRepository()
        let revision = try place.preview("diff", "git:nowhere:sub/box.json", "sub/box.json")
        #expect(revision.status == 2)
        #expect(revision.errors.contains("there is no revision `nowhere`"))
        let path = try place.preview("diff", "git:HEAD:sub/other.json", "sub/box.json")
        #expect(path.errors.contains("there is no file sub/other.json in `HEAD`"))
    }

    @Test("tells of what a merge has left: markers with their line, and files that nobody has resolved")
    func merges() throws {
        try makeRepository()
        let merged = try place.shell(
            """
            git branch other
            sed -i 's/#ff0000/#00ff00/' sub/box.json && git commit -qam two
            git checkout -q other && sed -i 's/#ff0000/#0000ff/' sub/box.json && git commit -qam three
            git merge -q - >/dev/null 2>&1; true
            """)
        try #require(merged.status == 0, "\(merged.errors)")
        let lines = try String(decoding: place.read("sub/box.json"), as: UTF8.self).components(separatedBy: "\n")
        let line = try #require(lines.firstIndex { $0.hasPrefix("<<<<<<<") }) + 1
        let broken = try place.preview("diff", "git:HEAD", "sub/box.json")
        #expect(broken.status == 2)
        #expect(
            broken.errors
                == "preview: sub/box.json:\(line):1: a merge conflict is not resolved: the markers of git begin here (<<<<<<<)\n"
        )
        #expect(try place.preview("lint", "sub/box.json").errors.contains("sub/box.json:\(line):1: a merge conflict"))
        let staged = try place.preview("diff", "git:HEAD", "git::sub/box.json")
        #expect(staged.status == 2 && staged.errorLines.count == 1)
        #expect(staged.errors.contains("git::sub/box.json: sub/box.json is unmerged"))
        #expect(try place.preview("diff", "git:HEAD:sub/box.json", "git:MERGE_HEAD:sub/box.json").status == 1)
    }

    @Test("counts no picture as different in which only something hidden changed") func hidden() throws {
        let hidden = SmallDocuments.box.replacing("\"id\": \"box\",", with: "\"id\": \"box\", \"isHidden\": true,")
        try place.write(hidden, to: "a.json")
        try place.write(hidden.replacing("width == 100", with: "width == 120"), to: "b.json")
        let run = try place.preview("diff", "a.json", "b.json")
        #expect(run.status == 1)
        #expect(run.lines.first == "a.json → b.json: 1 change, nothing looks different")
        #expect(run.text.contains("main: looks the same\n    view (box) resized"), "\(run.text)")
    }

    @Test("gives programs the smallest difference as more than zero") func smallShare() throws {
        // One point of 1200 x 1200 at one pixel a point.
        let dot = SmallDocuments.box.replacing("width == 100", with: "width == 1")
            .replacing("height == 40", with: "height == 1")
        try place.write(dot, to: "a.json")
        try place.write(dot.replacing("#ff0000", with: "#000000"), to: "b.json")
        let run = try place.preview(
            "diff", "a.json", "b.json", "--format", "json", "--size", "1200x1200", "--scale", "1")
        let scenes = try #require(run.objects().first?["scenes"] as? [[String: Any]])
        let share = try #require(scenes.first?["differentShare"] as? Double)
        #expect(abs(share - 1 / 1_440_000) < 1e-12, "\(run.text)")
    }

    @Test("is a diff driver for git") func driver() throws {
        try makeRepository()
        try place.write(Self.moved, to: "sub/box.json")
        try place.write("*.json diff=maquette\n", to: ".gitattributes")
        let run = try place.shell(
            "git config diff.maquette.command \"'\(Command.path)' diff --git\" && git diff sub/box.json")
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.text.contains("sub/box.json: 2 changes"))
        #expect(run.text.contains("~ view (box)"))
        // A document that is new, and one that is gone.
        try place.write(SmallDocuments.box, to: "sub/new.json")
        let new = try place.shell("git add -N sub/new.json && git diff sub/new.json")
        #expect(new.status == 0, "\(new.errors)")
        #expect(new.text.contains("+ scene"))
        let gone = try place.shell("rm sub/box.json && git diff -- sub/box.json")
        #expect(gone.text.contains("- scene"))
        // Unreadable files are reported, and do not stop git.
        try place.write("{", to: "sub/new.json")
        let broken = try place.shell("git diff sub/new.json && echo went on")
        #expect(broken.text.contains("preview: sub/new.json"))
        #expect(broken.lines.last == "went on")
    }

    @Test("writes Markdown with its pictures beside it") func markdown() throws {
        try place.write(SmallDocuments.box, to: "a.json")
        try place.write(Self.moved, to: "b.json")
        let run = try place.preview("diff", "a.json", "b.json", "--format", "markdown", "-o", "out")
        #expect(run.status == 1)
        #expect(
            place.files == [
                "a.json", "b.json", "out/1-main-after.png", "out/1-main-before.png", "out/1-main-difference.png",
                "out/diff.md",
            ])
        let text = String(decoding: try place.read("out/diff.md"), as: UTF8.self)
        #expect(
            text.contains(
                "| ![Before](1-main-before.png) | ![After](1-main-after.png) | ![Difference](1-main-difference.png) |"))
        #expect(text.contains("- Changed view (box): backgroundColor: \\#ff0000 → \\#0000ff"))
        #expect(try place.read("out/1-main-before.png").starts(with: [0x89, 0x50]))
        let bare = try place.preview("diff", "a.json", "b.json", "--format", "markdown")
        #expect(!bare.text.contains("!["))
    }

    @Test("writes Markdown to a named file, without mentioning users or issues") func markdownFile()
        throws
    {
        func label(_ text: String) -> String { SmallDocuments.label(text) }
        try place.write(label("a | b"), to: "a.json")
        try place.write(label("ask @octocat of #12 or #12ab"), to: "b.json")
        let run = try place.preview("diff", "a.json", "b.json", "-o", "out/Review.md")
        #expect(run.status == 1)
        #expect(place.files.contains("out/review-1-main-before.png"), "\(place.files)")
        let text = String(decoding: try place.read("out/Review.md"), as: UTF8.self)
        #expect(text.contains("![Before](review-1-main-before.png)"))
        #expect(text.contains("\"a \\| b\" → \"ask @<!-- -->octocat of \\#<!-- -->12 or \\#12ab\""), "\(text)")
    }

    @Test("lists the new frames and texts of views without ids") func withoutIDs() throws {
        func screen(_ top: Int) -> String {
            """
            {"view": {"id": "screen", "subviews": [
              {"type": "label", "text": "One", "constraints": ["leading == screen.leading", "top == screen.top + 5"]},
              {"type": "label", "text": "Two", "constraints": ["leading == screen.leading", "top == screen.top + \(top)"]}]}}
            """
        }
        try place.write(screen(100), to: "a.json")
        try place.write("\n" + screen(130), to: "b.json")
        let run = try place.preview("diff", "a.json", "b.json")
        #expect(run.lines.last == "    label \"Two\" moved from 0, 100 to 0, 130")
    }

    @Test("names a broken version once, and a scene that is not there") func slips() throws {
        try place.write(SmallDocuments.box, to: "a.json")
        try place.write("{\"veiw\": {}}", to: "b.json")
        let broken = try place.preview("diff", "a.json", "b.json")
        #expect(broken.status == 2)
        #expect(broken.errorLines.allSatisfy { $0.hasPrefix("preview: b.json:1:") && !$0.contains("b.json: b.json") })
        let scene = try place.preview("diff", "a.json", "a.json", "--scene", "nowhere")
        #expect(scene.status == 2)
        #expect(scene.errors.contains("the documents have `main`"))
    }

    @Test("writes one page that needs nothing else") func page() throws {
        try place.write(SmallDocuments.label("a < b & c"), to: "a.json")
        try place.write(SmallDocuments.label("<script>"), to: "b.json")
        let run = try place.preview("diff", "a.json", "b.json", "-o", "out/page.html")
        #expect(run.status == 1)
        let text = String(decoding: try place.read("out/page.html"), as: UTF8.self)
        #expect(text.contains("text: &quot;a &lt; b &amp; c&quot; → &quot;&lt;script&gt;&quot;"))
        #expect(!text.contains("<script>"))
        #expect(text.components(separatedBy: "src=\"data:image/png;base64,").count == 4)
        #expect(text.contains("prefers-color-scheme: dark"))
    }

    @Test("writes JSON, with pictures that differ only in the looks that were asked for") func json() throws {
        try place.write(SmallDocuments.box, to: "a.json")
        try place.write(Self.moved, to: "b.json")
        let run = try place.preview("diff", "a.json", "b.json", "--format", "json", "--appearance", "light,dark")
        let object = try #require(run.objects().first)
        #expect((object["changes"] as? [[String: Any]])?.count == 2)
        let scenes = try #require(object["scenes"] as? [[String: Any]])
        #expect(scenes.map { $0["variant"] as? String } == ["light", "dark"])
        #expect(scenes.allSatisfy { $0["picture"] as? String == "different" })
    }
}
