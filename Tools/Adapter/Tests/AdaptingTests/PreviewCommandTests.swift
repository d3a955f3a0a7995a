import Foundation
import Testing

/// `preview render` of Swift files, in a package that knows nothing of Maquette. `Scripts/test-adapter` makes the toolset.
@Suite(.enabled(if: Toolset.file != nil), .serialized) struct PreviewCommandTests {
    @Test func `Previews are drawn, and an edit of any kind is in the next picture`() throws {
        let package = try Toolset.Package(Self.files)
        defer { package.remove() }
        let list = try package.preview(["render", "Sources/Cards/Card.swift", "--list"])
        #expect(
            list.text == """
                Sources/Cards/Card.swift:13: Card (#Preview)
                Sources/Cards/Card.swift:14: Controller (#Preview)
                Sources/Cards/Card.swift:19: Line 19 (#Preview)
                Sources/Cards/Card.swift:20: Trap (#Preview)

                """)
        #expect(try package.texts("Card") == ["first 7"])
        // A body: one file is compiled.
        try package.edit("Sources/Cards/Card.swift", "\"first", "\"second")
        #expect(try package.texts("Card") == ["second 7"])
        // A body in a file that has no preview.
        try package.edit("Sources/Cards/Theme.swift", "{ 7 }", "{ 8 }")
        #expect(try package.texts("Card") == ["second 8"])
        // What others see: a stored property moves another one, and its type is another.
        try package.edit("Sources/Cards/Theme.swift", "var depth = 1", "var name = \"\"; var depth = 1.5")
        #expect(try package.texts("Controller") == ["depth 1.5"])
        // A module that is below, and a new file.
        try package.edit("Sources/Base/Base.swift", "\"base\"", "\"below\"")
        #expect(try package.texts("Line 19") == ["below"])
        try package.write("Sources/Cards/New.swift", "enum New { static let text = \"new\" }\n")
        try package.edit("Sources/Cards/Card.swift", "label.text = Base.text", "label.text = New.text")
        #expect(try package.texts("Line 19") == ["new"])
    }

    /// The compiler writes the compiled form of C headers into a folder for each set of options that it depends on, as its cache of modules
    /// shows, and what SwiftPM calls an index into `index/store`.
    @Test func `Headers are compiled once for the first picture of a file, and nothing is indexed`() throws {
        let package = try Toolset.Package(Self.files)
        defer { package.remove() }
        #expect(try package.texts("Card") == ["first 7"])
        let made = FileManager.default.enumerator(atPath: package.folder.path + "/.cache")?.compactMap { $0 as? String }
        let headers = try #require(made).filter { $0.contains("/CCairo-") && $0.hasSuffix(".pcm") }
        #expect(headers.count == 1, "\(headers)")
        #expect(made?.contains { $0.contains("/index/store") } == false)
    }

    @Test func `What goes wrong is said in a line, and the others are drawn`() throws {
        let package = try Toolset.Package(Self.files)
        defer { package.remove() }
        let all = try package.preview(["render", "Sources/Cards/Card.swift", "-o", "out/", "--timeout", "20"])
        #expect(all.status == 2)
        #expect(
            all.text
                == "Sources/Cards/Card.swift:20: Trap: its code ended in a crash: Cards/Card.swift:20: Fatal error: Index out of order\n"
                + "out/Card-card.png\nout/Card-controller.png\nout/Card-line-19.png\n"
        )
        let names = try FileManager.default.contentsOfDirectory(atPath: package.folder.path + "/out").sorted()
        #expect(names == ["Card-card.png", "Card-controller.png", "Card-line-19.png"])

        try package.edit("Sources/Cards/Card.swift", "let label = UILabel()", "let label = UILabeL()")
        let wrong = try package.preview(["render", "Sources/Cards/Card.swift"])
        #expect(wrong.status == 2)
        #expect(wrong.text.hasPrefix("preview: Sources/Cards/Card.swift:4:17: error: cannot find 'UILabeL' in scope"))
    }

    /// One of them has a module of ours that stands for it. A change of the file is in the next picture, without another attempt to
    /// fetch them.
    @Test func `A file is shown where the packages that its own depends on cannot be fetched`() throws {
        let package = try Toolset.Package([
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Cards",
                dependencies: [.package(url: "/nowhere/PureLayout.git", from: "5.0.0"), .package(url: "/nowhere/Odd.git", from: "1.0.0")],
                targets: [
                    .target(name: "Cards", dependencies: ["PureLayout", .product(name: "Odd", package: "Odd")]), .target(name: "Other"),
                ])
            """,
            "Sources/Cards/Card.swift": """
            import PureLayout
            import UIKit
            final class Card: UIView {
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    let label = UILabel()
                    label.text = "first"
                    addSubview(label)
                    label.autoPinEdgesToSuperviewEdges()
                }
                required init?(coder: NSCoder) { nil }
            }
            """,
            "Sources/Cards/Odd.swift": "import Odd\nlet odd = Odd.number\n", "Sources/Other/Other.swift": "",
        ])
        defer { package.remove() }
        #expect(try package.texts("Card") == ["first"])
        try package.edit("Sources/Cards/Card.swift", "\"first", "\"second")
        #expect(try package.texts("Card") == ["second"])
        try package.edit("Sources/Cards/Card.swift", "UILabel()", "UILabeL()")
        let wrong = try package.preview(["render", "Sources/Cards/Card.swift"])
        #expect(wrong.text.contains("left out: UILabeL.text"))
    }

    /// `script` of util-linux gives the command a terminal. Compiling a package for the first time is most of what it takes.
    @Test func `At a terminal the command says for how long it has been compiling`() throws {
        let package = try Toolset.Package(Self.files)
        defer { package.remove() }
        let toolset = URL(fileURLWithPath: Toolset.file!).deletingLastPathComponent()
        let begin = ContinuousClock.now
        let words = "'\(toolset.path)/host' render Sources/Cards/Card.swift --preview Card -o card.png"
        let run = try package.run(
            "/usr/bin/script", ["-qec", words, "/dev/null"], in: package.folder,
            with: ["MAQUETTE_TOOLSET": toolset.path, "MAQUETTE_CACHE": package.folder.path + "/.cache"])
        let seconds = (ContinuousClock.now - begin).components.seconds
        #expect(run.status == 0, "\(run.text)")
        let isSaid = run.text.contains("preview: compiling Sources/Cards/Card.swift, 3 s")
        if seconds < 3 { #expect(!isSaid) } else if seconds > 8 { #expect(isSaid, "\(seconds) s: \(run.text)") }
    }

    /// The words are those of Unicode's CLDR.
    @Test func `Code formats for the user that --locale names, and else for one in the United States`() throws {
        let package = try Toolset.Package([
            "Lone.swift": """
            import UIKit
            final class Lone: UIView {
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    let (amount, day) = (NumberFormatter(), DateFormatter())
                    amount.numberStyle = .currency
                    day.dateStyle = .full
                    let date = Date(timeIntervalSince1970: 0)
                    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
                    label.numberOfLines = 0
                    label.text = [
                        Locale.current.identifier, Locale.preferredLanguages[0], amount.string(from: 1234.5)!, day.string(from: date),
                        0.5.formatted(.percent), "first \\(Calendar.current.firstWeekday)", TimeZone.current.identifier,
                        String(format: "%.1f", locale: .current, 2.5), NSLocale.current.identifier,
                    ].joined(separator: "\\n")
                    addSubview(label)
                }
                required init?(coder: NSCoder) { nil }
            }
            """
        ])
        defer { package.remove() }
        func texts(_ more: [String]) throws -> [String] {
            let run = try package.preview(
                ["render", "Lone.swift", "--format", "text", "-o", "-", "--bare"] + more, ["TZ": "Asia/Tokyo"])
            return run.text.matches(of: /\stext "([^"]+)"/).map { String($0.output.1) }
        }
        let american = try texts([])
        #expect(
            american == [
                "en_US", "en-US", "$1,234.50", "Thursday, January 1, 1970", "50%", "first 1", "Asia/Tokyo", "2.5",
                "en_US",
            ])
        let german = try texts(["--locale", "de"])
        #expect(
            german == [
                "de_DE", "de-DE", "1.234,50\u{a0}€", "Donnerstag, 1. Januar 1970", "50\u{a0}%", "first 2", "Asia/Tokyo",
                "2,5", "de_DE",
            ])
        let zone = try package.preview(["render", "Lone.swift", "--format", "text", "-o", "-"])
        #expect(zone.text.contains("text \"GMT\"") || zone.text.contains("text \"UTC\""))
    }

    @Test func `A file in no package is compiled by itself, and what one preview lacks is no other's fault`() throws {
        let package = try Toolset.Package([
            "Lone.swift": """
            import UIKit
            import SwiftUI
            final class Lone: UILabel {
                override init(frame: CGRect) { super.init(frame: frame); text = "alone" }
                required init?(coder: NSCoder) { fatalError() }
            }
            #Preview("Fits", traits: .sizeThatFitsLayout) { Lone() }
            #Preview("Pure") { VStack { Text("no") } }
            #Preview("Schemes") {
                let label = UILabel()
                label.text = ColorScheme.allCases.count == 2 ? "light or dark" : "?"
                return label
            }
            #Preview("Thread") {
                let label = UILabel()
                label.text = "\\(Thread.isMainThread)"
                return label
            }
            """
        ])
        defer { package.remove() }
        #expect(try package.texts("Fits", of: "Lone.swift") == ["alone"])
        let pure = try package.preview(["render", "Lone.swift", "--preview", "Pure"])
        #expect(pure.status == 0)
        // Apple's modules need one another, whatever the file imports.
        #expect(try package.texts("Schemes", of: "Lone.swift") == ["light or dark"])
        // UIKit's work is on the main thread, which code asserts.
        #expect(try package.texts("Thread", of: "Lone.swift") == ["true"])
    }

    @Test func `Colours of the modules that it needs are found, and those of others are not`() throws {
        func catalog(_ red: Double) -> String {
            """
            {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
             "components": {"red": "\(red)", "green": "0", "blue": "0", "alpha": "1"}}}], "info": {"version": 1, "author": "x"}}
            """
        }
        let resources = "resources: [.process(\"Colors.xcassets\")]"
        let package = try Toolset.Package([
            "Package.swift": """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(
                name: "Cards", platforms: [.iOS(.v13)],
                targets: [
                    .target(name: "Shared", \(resources)), .target(name: "Middle", dependencies: ["Shared"]),
                    .target(name: "Cards", dependencies: ["Middle"]), .target(name: "Other", \(resources)),
                ])
            """,
            "Sources/Shared/Shared.swift": "import Foundation\npublic let shared = Bundle.module\n",
            "Sources/Shared/Colors.xcassets/brand.colorset/Contents.json": catalog(0.5),
            "Sources/Middle/Middle.swift": "import Foundation\nimport Shared\npublic var bundle: Bundle { shared }\n",
            "Sources/Other/Other.swift": "let nothing = 0\n",
            "Sources/Other/Colors.xcassets/foreign.colorset/Contents.json": catalog(1),
            "Sources/Cards/Card.swift": """
            import Middle
            import UIKit
            #Preview("Card") {
                let label = UILabel()
                var red: CGFloat = 0
                UIColor(named: "brand", in: bundle, compatibleWith: nil)?.getRed(&red, green: nil, blue: nil, alpha: nil)
                label.text = "\\(red) \\(UIColor(named: "foreign") == nil)"
                return label
            }
            """,
        ])
        defer { package.remove() }
        let texts = try package.texts("Card")
        #expect(texts == ["0.5 true"])
    }

    @Test func `Where a module does not compile whole, the rest is drawn, and what does not says why`() throws {
        let package = try Toolset.Package([
            "Package.swift": """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(name: "Cards", platforms: [.iOS(.v13)], targets: [.target(name: "Cards")])
            """,
            "Sources/Cards/Lost.swift": "import Lost\nfinal class Lost { let lost = Lost.find(1, 2)[3].four }\n",
            "Sources/Cards/Card.swift": """
            import UIKit
            #Preview("Card") { let label = UILabel(); label.text = "here"; return label }
            """,
            "Sources/Cards/Pure.swift": """
            import SwiftUI
            struct Pure_Previews: PreviewProvider {
                static var previews: some View { NeverHeardOf(value: 0.5) { Text("no") } }
            }
            """,
        ])
        defer { package.remove() }
        #expect(try package.texts("Card") == ["here"])
        let pure = try package.preview(["render", "Sources/Cards/Pure.swift"])
        #expect(pure.status == 2)
        #expect(
            pure.text.split(separator: "\n").last
                == "Sources/Cards/Pure.swift:2:1: Pure_Previews: cannot be shown: cannot find 'NeverHeardOf' in scope"
        )
    }

    @Test func `A mistake in the manifest is told with its place, before it was ever read and after`() throws {
        let package = try Toolset.Package(Self.files)
        defer { package.remove() }
        try package.edit("Package.swift", "import PackageDescription", "import PackageDescription\nlet wrong = nowhere")
        for isFirst in [true, false] {
            let wrong = try package.preview(["render", "Sources/Cards/Card.swift", "--preview", "Card"])
            #expect(wrong.status == 2)
            #expect(wrong.text.contains("Package.swift:3:13: error: cannot find 'nowhere' in scope\n"), "\(wrong.text)")
            guard isFirst else { break }
            try package.edit("Package.swift", "let wrong = nowhere\n", "")
            #expect(try package.texts("Card") == ["first 7"])
            try package.edit(
                "Package.swift", "import PackageDescription", "import PackageDescription\nlet wrong = nowhere")
        }
    }

    @Test func `Code that ends the process is a mistake, not an end`() throws {
        let package = try Toolset.Package([
            "Leaving.swift": """
            import UIKit
            #Preview("Leaving") { let view = UIView(); if view.alpha == 1 { exit(0) }; return view }
            #Preview("Staying") { UIView() }
            """
        ])
        defer { package.remove() }
        let run = try package.preview(["render", "Leaving.swift", "-o", "out/"])
        #expect(run.status == 2)
        #expect(
            run.text
                == "Leaving.swift:2: Leaving: its code ended the process (exit code 0)\nout/Leaving-staying.png\n")
    }

    @Test func `What a preview leaves for the main queue is in its picture, with a window around it`() throws {
        let package = try Toolset.Package([
            "Late.swift": """
            import UIKit
            final class Toast: UILabel {
                static func show(_ text: String) {
                    let scene = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first
                    let label = Toast(frame: CGRect(x: 20, y: 80, width: 300, height: 40))
                    label.text = text
                    scene!.windows.first { $0.isKeyWindow }!.addSubview(label)
                }
            }
            #Preview("Late") {
                let label = UILabel()
                label.text = "soon"
                DispatchQueue.main.async {
                    Toast.show("shown")
                    UIView.animate(withDuration: 0.3, animations: { label.alpha = 0.9 }) { _ in label.text = "now" }
                }
                return label
            }
            """
        ])
        defer { package.remove() }
        #expect(try package.texts("Late", of: "Late.swift") == ["now", "shown"])
    }

    @Test func `A line break in its name, and a cache that cannot be written, are said in a line`() throws {
        let text = "import UIKit\nfinal class LoneView: UIView {}\n"
        let package = try Toolset.Package(["A\nB.swift": text, "Lone.swift": text])
        defer { package.remove() }
        for verb in ["render", "frames", "accessibility"] {
            let broken = try package.preview([verb, "A\nB.swift"])
            #expect(broken.status == 2)
            #expect(
                broken.text
                    == "preview: A B.swift: a line break is in its path, with which it cannot be compiled; rename it\n")
        }
        let toolset = URL(fileURLWithPath: Toolset.file!).deletingLastPathComponent()
        let own = [
            "MAQUETTE_TOOLSET": toolset.path, "MAQUETTE_CACHE": "", "XDG_CACHE_HOME": "", "HOME": "/proc/nobody",
        ]
        let closed = try package.run(
            toolset.appending(path: "host").path, ["render", "Lone.swift"], in: package.folder, with: own)
        #expect(closed.status == 2)
        // Each project has a folder of its own.
        #expect(closed.text.hasPrefix("preview: Lone.swift: /proc/nobody/.cache/maquette/previews/"), "\(closed.text)")
        #expect(
            closed.text.hasSuffix(
                ": the folder cannot be made; the variable MAQUETTE_CACHE can name another folder for the cache\n"))
    }

    @Test func `A watched file is drawn again when it changes, with a mistake in between`() throws {
        let package = try Toolset.Package([
            "Lone.swift": """
            import UIKit
            #Preview("Lone", traits: .fixedLayout(width: 40, height: 20)) {
                let label = UILabel()
                label.text = "one"
                return label
            }
            """
        ])
        defer { package.remove() }
        let process = Process()
        let toolset = URL(fileURLWithPath: Toolset.file!).deletingLastPathComponent()
        process.executableURL = toolset.appending(path: "host")
        process.arguments = ["render", "Lone.swift", "--format", "text", "-o", "lone.txt", "--watch"]
        process.currentDirectoryURL = package.folder
        process.environment = ProcessInfo.processInfo.environment.merging([
            "MAQUETTE_TOOLSET": toolset.path, "MAQUETTE_CACHE": package.folder.path + "/.cache",
        ]) { $1 }
        let words = package.folder.appending(path: "words")
        try Data().write(to: words)
        process.standardError = try FileHandle(forWritingTo: words)
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        defer {
            process.terminate()
            process.waitUntilExit()
        }
        func expect(_ text: String, in file: String) {
            for _ in 0..<1200 {
                let found = try? String(contentsOf: package.folder.appending(path: file), encoding: .utf8)
                if found?.contains(text) == true { return }
                usleep(50_000)
            }
            Issue.record("\(file) does not come to say \(text)")
        }
        expect("\"one\"", in: "lone.txt")
        try package.edit("Lone.swift", "\"one\"", "\"two\"")
        expect("\"two\"", in: "lone.txt")
        try package.edit("Lone.swift", "UILabel()", "UILabeL()")
        expect("cannot find 'UILabeL' in scope", in: "words")
        try package.edit("Lone.swift", "UILabeL()", "UILabel(); label.tag = 3")
        try package.edit("Lone.swift", "\"two\"", "\"three\"")
        expect("\"three\"", in: "lone.txt")
        // What it says goes into the folder that it watches: nothing but the code makes it draw again.
        let said = try String(contentsOf: words, encoding: .utf8).split(separator: "\n")
        #expect(!said.contains("preview: words changed"))
    }

    /// Where the kernel can keep a process from it.
    private static let files = [
        "Package.swift": """
        // swift-tools-version:5.9
        import PackageDescription
        let package = Package(
            name: "Cards", platforms: [.iOS(.v13)],
            targets: [.target(name: "Base"), .target(name: "Cards", dependencies: ["Base"])])
        """,
        "Sources/Base/Base.swift": "public enum Base { public static var text: String { \"base\" } }\n",
        "Sources/Cards/Theme.swift": """
        import UIKit
        final class Theme {
            var depth = 1
            static var number: Int { 7 }
        }
        """,
        "Sources/Cards/Card.swift": """
        import Base
        import UIKit
        @IBDesignable final class Card: UIView {
            let label = UILabel()
            override init(frame: CGRect) {
                super.init(frame: frame)
                label.text = "first \\(Theme.number)"
                label.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
                addSubview(label)
            }
            required init?(coder: NSCoder) { fatalError() }
        }
        #Preview("Card") { Card() }
        #Preview("Controller", traits: .landscapeLeft) {
            let controller = UIViewController()
            controller.view = label("depth \\(Theme().depth)")
            return controller
        }
        #Preview { let label = label(""); label.text = Base.text; return label }
        #Preview("Trap") { fatalError("Index out of order"); return UIView() }
        @MainActor private func label(_ text: String) -> UILabel {
            let label = UILabel()
            label.text = text
            return label
        }
        """,
    ]
}

extension Toolset.Package {
    func write(_ path: String, _ text: String) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    /// Runs the command, and gives what it printed.
    ///
    /// - Parameter other: the folder of another toolset than the tests have.
    func preview(
        _ arguments: [String], in place: String = "", _ more: [String: String] = [:], toolset other: URL? = nil
    ) throws -> (text: String, status: Int32) {
        let toolset = URL(fileURLWithPath: Toolset.file!).deletingLastPathComponent()
        let own = ["MAQUETTE_TOOLSET": (other ?? toolset).path, "MAQUETTE_CACHE": folder.path + "/.cache"]
        return try run(
            toolset.appending(path: "host").path, arguments, in: folder.appending(path: place),
            with: more.merging(own) { $1 })
    }

    /// The texts in the picture of a preview.
    func texts(_ preview: String, of file: String = "Sources/Cards/Card.swift") throws -> [String] {
        let run = try self.preview(["render", file, "--preview", preview, "--format", "text", "-o", "-", "--bare"])
        guard run.status == 0 else { throw Toolset.Complaint(text: run.text) }
        return run.text.matches(of: /\stext "([^"]+)"/).map { String($0.output.1) }
    }
}
