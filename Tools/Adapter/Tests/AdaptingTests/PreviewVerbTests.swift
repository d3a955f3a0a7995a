import Foundation
import Testing

/// The verbs of documents, asked for previews of Swift files. `Scripts/test-adapter` makes the toolset.
@Suite(.enabled(if: Toolset.file != nil), .serialized) struct PreviewVerbTests {
    /// A label of three short words beside one that is 40 points wide, which no text of ten words fits; the constant is edited.
    private static let files = [
        "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "Cards", targets: [.target(name: "Base"), .target(name: "Cards", dependencies: ["Base"])])
        """,
        "Sources/Base/Base.swift": "public enum Base { public static let top: Double = 20 }\n",
        "Sources/Cards/Card.swift": """
        import Base
        import UIKit
        final class Card: UIView {
            let title = UILabel()
            private lazy var tight = UILabel(frame: CGRect(x: 20, y: 100, width: 40, height: 20))
            init(_ text: String, _ color: UIColor = .black) {
                super.init(frame: .zero)
                backgroundColor = .white
                title.frame = CGRect(x: 20, y: Base.top, width: 200, height: 40)
                title.numberOfLines = 0
                title.text = text
                title.textColor = color
                tight.text = "ten words that have no room in forty points here"
                addSubview(title)
                addSubview(tight)
            }
            required init?(coder: NSCoder) { nil }
        }
        #Preview("Dark one") { Card("first") }
        #Preview { Card("second") }
        """,
        "Sources/Cards/Plain.swift": "import UIKit\nfinal class Plain: UIView {}\n",
        "Sources/Cards/Words.swift":
            "import SwiftUI\nstruct Words: View { var body: some View { Text(\"a\") } }\n#Preview { Words() }\n",
    ]

    @Test func `lint names the property, at the line of its preview, and takes one preview or a folder`() throws {
        let package = try Toolset.Package(Self.files)
        defer { package.remove() }
        let one = try package.preview(["lint", "Sources/Cards/Card.swift#dark ONE", "--rules", "truncated"])
        #expect(one.status == 1)
        #expect(
            one.text.hasPrefix(
                "Sources/Cards/Card.swift:19:1: warning: [truncated] UILabel \"ten words that have no room in forty poi…\" (tight): the text is cut off"
            ))
        #expect(one.text.contains(", in the scene Dark one\n"))
        let folder = try package.preview(["lint", "Sources", "--rules", "truncated"])
        #expect(folder.status == 1)
        #expect(folder.text.contains("Card.swift:19:1: ") && folder.text.contains("Card.swift:20:1: "))
        #expect(folder.text.hasSuffix("preview: 2 findings in 1 of 2 documents\n"))
    }

    @Test func `What depends on chance is found without a baseline, and what does not is not`() throws {
        let package = try Toolset.Package([
            "Chance.swift": """
            import UIKit
            @MainActor func label(_ text: String) -> UILabel {
                let label = UILabel()
                label.text = text
                return label
            }
            #Preview("Steady") { label("always") }
            #Preview("Chance") { label("\\(DispatchTime.now().uptimeNanoseconds)") }
            """
        ])
        defer { package.remove() }
        let run = try package.preview(["snapshot", "verify", "Chance.swift", "--twice"])
        #expect(run.status == 1 && run.text.contains("1 different, 1 same"), "\(run.text)")
        #expect(run.text.contains("Chance.swift: Chance, ") && !run.text.contains("Steady"), "\(run.text)")
    }

    /// The other module moves the title by four points.
    @Test func `Pictures are compared with those of the code of a revision`() throws {
        let package = try Toolset.Package(Self.files)
        defer { package.remove() }
        let made = try package.run(
            "/bin/sh",
            [
                "-c",
                "git init -q . && git add . && git -c user.name=Me -c user.email=me@example.com commit -qm one",
            ], in: package.folder)
        try #require(made.status == 0, "\(made.text)")
        let words = ["snapshot", "verify", "Sources/Cards/Card.swift", "--against", "git:HEAD"]
        let same = try package.preview(words)
        #expect(same.status == 0 && same.text.contains("2 same"), "\(same.text)")
        try package.edit("Sources/Base/Base.swift", "20", "24")
        let changed = try package.preview(words)
        #expect(changed.status == 1 && changed.text.contains("2 different"), "\(changed.text)")
        #expect(changed.text.contains("title moved 4 down"), "\(changed.text)")
        let files = FileManager.default.subpaths(atPath: package.folder.path + "/Sources") ?? []
        #expect(!files.contains { $0.contains("__Snapshots__") })
    }

    @Test func `A rule for build systems names the code of all modules, the manifest and the toolset`() throws {
        let package = try Toolset.Package(Self.files)
        defer { package.remove() }
        let words = ["render", "Sources/Cards/Card.swift#Dark one", "-o", "out/card.png", "--depfile", "out/card.d"]
        let run = try package.preview(words)
        #expect(run.status == 0, "\(run.text)")
        let rule = try String(contentsOf: package.folder.appending(path: "out/card.d"), encoding: .utf8)
        #expect(rule.hasPrefix("out/card.png:"), "\(rule)")
        let files = [
            "Package.swift", "Sources/Base/Base.swift", "Sources/Cards/Card.swift", "Sources/Cards/Plain.swift",
        ]
        for file in files { #expect(rule.contains("\n\(file):\n"), "\(file)\n\(rule)") }
        #expect(rule.contains("/toolset/settings.json:\n"), "\(rule)")
        #expect(!rule.contains("\nout/"), "\(rule)")
    }

    @Test func `Every preview of a folder has a baseline, by its name or number, and a change is told in words`() throws
    {
        let package = try Toolset.Package(Self.files)
        defer { package.remove() }
        let recorded = try package.preview(["snapshot", "record", "Sources", "--appearance", "light,dark"])
        #expect(recorded.status == 0)
        #expect(recorded.text == "6 recorded\n")
        let folder = package.folder.path + "/Sources/Cards/__Snapshots__/Card.previews"
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted().filter { $0.hasSuffix("png") }
        #expect(names == ["dark-one-dark.png", "dark-one-light.png", "preview-2-dark.png", "preview-2-light.png"])
        let same = try package.preview(["snapshot", "verify", "Sources", "--appearance", "light,dark"])
        #expect(same.status == 0)
        #expect(same.text == "6 same\n")
        // A shard has its part, and one preview of a file leaves the others' baselines alone.
        let part = try package.preview([
            "snapshot", "verify", "Sources", "--appearance", "light,dark", "--shard", "1/2",
        ])
        #expect(part.text == "3 same\n")
        let only = try package.preview(["snapshot", "verify", "Sources/Cards/Card.swift#2", "--appearance", "light"])
        #expect(only.text == "1 same\n")

        try package.edit("Sources/Base/Base.swift", "= 20", "= 24")
        try package.edit("Sources/Cards/Card.swift", "Card(\"second\")", "Card(\"second\", .red)")
        let changed = try package.preview(["snapshot", "verify", "Sources", "--appearance", "light"])
        #expect(changed.status == 1)
        #expect(changed.text.contains("    title moved 4 down\n"))
        // UIColor.red is 1, 0, 0.
        #expect(changed.text.contains("    title: text #000000 -> #FF0000\n"))

        try package.edit("Sources/Cards/Card.swift", "#Preview { Card(\"second\", .red) }", "")
        let orphans = try package.preview(["snapshot", "clean", "Sources", "--appearance", "light,dark", "--dry-run"])
        #expect(orphans.status == 1)
        #expect(
            orphans.text == """
                Sources/Cards/__Snapshots__/Card.previews/preview-2-dark.png
                Sources/Cards/__Snapshots__/Card.previews/preview-2-light.png
                2 baselines to remove

                """)
    }

    @Test func `Errors of the compiler have their place in every form`() throws {
        let package = try Toolset.Package(Self.files)
        defer { package.remove() }
        try package.edit("Sources/Cards/Card.swift", "let title = UILabel()", "let title = UILabeL()")
        let error = "cannot find 'UILabeL' in scope"
        let text = try package.preview(["lint", "Sources"])
        #expect(text.status == 2)
        #expect(text.text.contains("preview: Sources/Cards/Card.swift:4:17: error: \(error)\n"))
        let json = try package.preview(["lint", "Sources", "--format", "json"])
        #expect(
            json.text.contains(#""file":"Sources/Cards/Card.swift","line":4,"column":17,"message":"error: \#(error)"#))
        let junit = try package.preview(["lint", "Sources", "--format", "junit"])
        #expect(junit.text.contains("Sources/Cards/Card.swift") && junit.text.contains("error: \(error)"))
        let verified = try package.preview(["snapshot", "verify", "Sources", "--github"], ["GITHUB_ACTIONS": "true"])
        #expect(verified.status == 2)
        #expect(verified.text.contains("::error file=Sources/Cards/Card.swift,line=4,title=Snapshots::error: \(error)"))
    }

    @Test func `diff draws the previews of both revisions and says what moved`() throws {
        // The repository is not the folder in which the cache of the tests is hidden.
        let package = try Toolset.Package(
            Dictionary(uniqueKeysWithValues: Self.files.map { ("cards/" + $0.key, $0.value) }))
        defer { package.remove() }
        func git(_ words: String...) throws {
            let run = try package.run("/usr/bin/env", ["git"] + words, in: package.folder.appending(path: "cards"))
            #expect(run.status == 0, "\(run.text)")
        }
        try git("init", "-q")
        try package.write("cards/.gitignore", ".build\n")
        try git("add", "-A")
        try git("-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", "first")
        let none = try package.preview(["diff", "git:HEAD", "Sources"], in: "cards")
        #expect(none.status == 0)
        // A change of another module, and one of a preview.
        try package.edit("cards/Sources/Base/Base.swift", "= 20", "= 24")
        try package.edit("cards/Sources/Cards/Card.swift", "Card(\"second\")", "Card(\"third\")")
        let run = try package.preview(["diff", "git:HEAD", "Sources"], in: "cards")
        #expect(run.status == 1)
        #expect(
            run.text.contains(
                "git:HEAD:Sources/Cards/Card.swift → Sources/Cards/Card.swift: 3 changes, 2 of 2 pictures look different"
            ))
        #expect(run.text.contains("    title moved 4 down\n"))
        #expect(run.text.contains("title shows \"third\" instead of \"second\""))
        let one = try package.preview(
            ["diff", "git:HEAD", "Sources/Cards/Card.swift#Dark one", "--format", "json"], in: "cards")
        #expect(one.status == 1)
        #expect(one.text.contains(#""scene":"Dark one""#) && !one.text.contains("third"))
        #expect(one.text.contains(#""layout":["title moved 4 down"]"#))
    }

    /// 17 points of the system font have lines of 20 and a third; the words are those of the file above.
    @Test func `measure prints each label with its text, width and lines`() throws {
        let package = try Toolset.Package(Self.files)
        defer { package.remove() }
        let run = try package.preview(["measure", "Sources/Cards/Card.swift#Dark one", "--format", "json"])
        #expect(run.status == 0)
        let lines = run.text.split(separator: "\n").filter { $0.hasPrefix("{") }
        #expect(lines.count == 2)
        #expect(
            lines[0].contains(#""label":"title","text":"first""#)
                && lines[0].contains(#""size":{"width":200,"height":40},"lines":["first"],"truncated":false"#))
        #expect(lines[1].contains(#""label":"tight""#) && lines[1].contains(#""truncated":true"#))
        let table = try package.preview(["measure", "Sources/Cards/Card.swift#1"])
        #expect(table.text.hasPrefix("Sources/Cards/Card.swift: Dark one\n"))
    }

    @Test func `print writes the views of a preview as code, and no files`() throws {
        let package = try Toolset.Package(Self.files)
        defer { package.remove() }
        let run = try package.preview(["print", "Sources/Cards/Card.swift#2", "--as", "anchors"])
        #expect(run.status == 0)
        #expect(run.text.contains("\"second\"") && run.text.contains("UILabel("))
        let refused = try package.preview([
            "print", "Sources/Cards/Card.swift#2", "--as", "anchors", "-o", "Card+.swift",
        ])
        #expect(refused.status == 2)
        #expect(
            refused.text
                == "preview: for Swift files, code goes to standard output: leave out -o, and redirect it with >\n")
        let several = try package.preview(["print", "Sources/Cards/Card.swift", "--as", "anchors"])
        #expect(several.text.contains("there are 2 previews; choose one: Sources/Cards/Card.swift#Dark one, "))
    }
}
