import Foundation
import Testing

/// Documents with `--code`: views of the project's own classes draw themselves on the canvas, and nothing runs without it.
@Suite(.enabled(if: Toolset.file != nil), .serialized) struct DocumentsWithCodeTests {
    /// A knob in the middle that the document believes to be 40 points wide and high, and whose class says 77 by 33. Only its code
    /// knows that, and paints its left half.
    private static let knob = """
        import UIKit

        @IBDesignable final class Knob: UIView {
            @IBInspectable var notches = 0
            private var isDesigned = false

            override var intrinsicContentSize: CGSize { CGSize(width: 77, height: 33) }

            override func prepareForInterfaceBuilder() {
                super.prepareForInterfaceBuilder()
                isDesigned = true
            }

            override func draw(_ rect: CGRect) {
                guard isDesigned, notches == 7 else { return }
                UIColor.systemRed.setFill()
                UIRectFill(CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height))
            }
        }

        #Preview("Alone") { Knob() }
        """

    private static func storyboard(of name: String = "Knob") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
        initialViewController="a">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <scenes><scene sceneID="s"><objects><viewController storyboardIdentifier="Home" id="a">
        <view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/><subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="k" customClass="\(name)" customModule="App">
        <rect key="frame" x="176.5" y="406" width="40" height="40"/>
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="notches">
        <integer key="value" value="7"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
        </view></subviews><viewLayoutGuide key="safeArea" id="g"/>
        <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
        <constraints><constraint firstItem="k" firstAttribute="centerX" secondItem="v" secondAttribute="centerX" id="c1"/>
        <constraint firstItem="k" firstAttribute="centerY" secondItem="v" secondAttribute="centerY" id="c2"/></constraints>
        </view></viewController></objects></scene></scenes></document>
        """
    }

    private func app(_ more: [String: String] = [:], code: String = knob) throws -> AppFixture {
        try AppFixture(
            ["App/Knob.swift": code, "App/Main.storyboard": Self.storyboard()].merging(more) { $1 })
    }

    /// Width and height of the view with the id, and whether its own code made them.
    private func knob(_ fixture: AppFixture, _ options: [String]) throws -> (
        width: Double, height: Double, isOwn: Bool
    )? {
        struct Line: Decodable {
            struct Scene: Decodable { var views: [View] }
            struct View: Decodable {
                struct Frame: Decodable {
                    var width: Double
                    var height: Double
                }
                var id: String?
                var frame: Frame
                var runsOwnCode: Bool?
            }
            var scenes: [Scene]
        }
        let run = try fixture.run(["frames", fixture.path + "/App/Main.storyboard"] + options)
        #expect(run.status == 0, "\(run.errors)")
        let line = try JSONDecoder().decode(Line.self, from: Data(run.output.utf8))
        return line.scenes.first?.views.first { $0.id == "k" }.map {
            ($0.frame.width, $0.frame.height, $0.runsOwnCode ?? false)
        }
    }

    @Test func `Frames are those that the project's own classes ask for`() throws {
        let fixture = try app()
        let own = try #require(try knob(fixture, ["--code"]))
        #expect(own == (77, 33, true))
        let plain = try #require(try knob(fixture, []))
        #expect(!plain.isOwn && plain.width != 77)
    }

    @Test func `Views draw themselves, as they were prepared for Interface Builder`() throws {
        let fixture = try app()
        let text = fixture.path + "/a.txt"
        #expect(try fixture.preview(["render", fixture.path + "/App/Main.storyboard", "--code", "-o", text]) == 0)
        let painted = try String(contentsOfFile: text, encoding: .utf8)
        // Half of 77 points from (393 - 77) / 2 on, in systemRed.
        #expect(painted.contains("#FF3B30") || painted.contains("#ff3b30"), "\(painted)")
        #expect(try fixture.preview(["render", fixture.path + "/App/Main.storyboard", "-o", text]) == 0)
        let plain = try String(contentsOfFile: text, encoding: .utf8)
        #expect(!plain.lowercased().contains("#ff3b30"))
    }

    @Test func `A folder shows its documents and what its code shows beside them`() throws {
        let fixture = try app()
        let run = try fixture.run(["render", fixture.path, "--code", "-o", fixture.path + "/out"])
        #expect(run.status == 0, "\(run.errors)")
        let names = try FileManager.default.subpathsOfDirectory(atPath: fixture.path + "/out").sorted()
        #expect(names.filter { $0.hasSuffix(".png") } == ["App/Knob-alone.png", "App/Main.png"])
        let project = try fixture.run(
            ["render", fixture.path + "/App.xcodeproj", "--code", "-o", fixture.path + "/of-project"])
        #expect(project.status == 0, "\(project.errors)")
        let ofProject = try FileManager.default.subpathsOfDirectory(atPath: fixture.path + "/of-project").sorted()
        #expect(ofProject == ["App", "App/Knob-alone.png", "App/Main.png"], "\(ofProject) \(project.output)")
        // Nothing of the project's code without the word for it.
        #expect(try fixture.preview(["render", fixture.path, "-o", fixture.path + "/plain"]) == 0)
        #expect(
            try FileManager.default.subpathsOfDirectory(atPath: fixture.path + "/plain").sorted() == [
                "App", "App/Main.png",
            ])
    }

    @Test func `Snapshots say that they are of the project's code`() throws {
        let fixture = try app()
        let document = fixture.path + "/App/Main.storyboard"
        #expect(try fixture.preview(["snapshot", "record", document, "--code"]) == 0)
        let layout = try String(
            contentsOfFile: fixture.path + "/App/__Snapshots__/Main.storyboard/Main.layout.txt", encoding: .utf8)
        #expect(layout.contains("with the project's code\n"))
        let answer = fixture.path + "/answer.json"
        #expect(try fixture.preview(["snapshot", "verify", document, "--code", "--json", answer]) == 0)
        #expect(try String(contentsOfFile: answer, encoding: .utf8).contains("\"code\" : \"with the project's code\""))
        // Without code, the picture is another one.
        #expect(try fixture.preview(["snapshot", "verify", document, "--json", answer]) == 1)
        let without = try String(contentsOfFile: answer, encoding: .utf8)
        #expect(
            !without.contains("\"code\"") && without.contains("the baseline is with the project's code, as by --code"))
        // A plan may ask for it.
        try fixture.write(
            "plan.json", "{\"documents\": [\"App/Main.storyboard\"], \"code\": true}")
        #expect(try fixture.preview(["snapshot", "verify", "--config", fixture.path + "/plan.json"]) == 0)
    }

    @Test func `A check knows what a class is, and the size that it gives itself`() throws {
        let control = Self.knob.replacingOccurrences(of: "Knob: UIView", with: "Knob: UIControl")
        let fixture = try app(code: control)
        let document = fixture.path + "/App/Main.storyboard"
        let own = try fixture.run(["lint", document, "--code", "--rules", "touch-target"])
        // 33 of the 44 points that a finger needs.
        #expect(own.status == 1 && own.output.contains("77 x 33"), "\(own.output) \(own.errors)")
        #expect(try fixture.preview(["lint", document, "--rules", "touch-target"]) == 0)
    }

    @Test func `What has changed is asked of git, which such a run may start`() throws {
        let fixture = try app()
        for words in [
            ["init", "-q"], ["add", "App"], ["-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", "a"],
        ] {
            let git = Process()
            git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            git.arguments = ["git", "-C", fixture.path] + words
            try git.run()
            git.waitUntilExit()
            #expect(git.terminationStatus == 0)
        }
        let run = try fixture.run(["lint", fixture.path + "/App", "--code", "--changed", "HEAD"])
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.errors.contains("no document differs from HEAD"))
    }

    @Test func `Where code crashes, its document is shown without it, and others with theirs`() throws {
        let fixture = try app(
            ["App/Other.storyboard": Self.storyboard(of: "Bomb")],
            code: Self.knob + """

                final class Bomb: UIView {
                    @objc var notches = 0
                    override func draw(_ rect: CGRect) { fatalError("ticking") }
                }
                """)
        let run = try fixture.run(
            [
                "render", fixture.path + "/App/Main.storyboard", fixture.path + "/App/Other.storyboard", "--code", "-o",
                fixture.path + "/out",
            ])
        #expect(run.status == 2)
        #expect(run.errors.contains("Other.storyboard: its code ended in a crash: "), "\(run.errors)")
        #expect(run.errors.contains("ticking"))
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: fixture.path + "/out").sorted() == [
                "Main.png", "Other.png",
            ])
    }

    @Test func `A project that cannot be built is told in a line of its document`() throws {
        let fixture = try AppFixture([
            "App.xcodeproj/project.pbxproj": "no project", "App/Main.storyboard": Self.storyboard(),
        ])
        let run = try fixture.run([
            "render", fixture.path + "/App/Main.storyboard", "--code", "-o", fixture.path + "/a.png",
        ])
        #expect(run.status == 2)
        #expect(run.errors.contains("Main.storyboard: --code: "), "\(run.errors)")
        #expect(!FileManager.default.fileExists(atPath: fixture.path + "/a.png"))
    }

    /// Xcode's template of a game: the view has a class of a framework's and no module, and code asks for it by its type.
    @Test func `A view of a framework's class is found by its name alone`() throws {
        let fixture = try AppFixture([
            "App/GameViewController.swift": """
            import SpriteKit
            import UIKit
            class GameViewController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let view = self.view as! SKView
                    print("plays in", type(of: view), view.frame.width)
                }
            }
            """,
            "App/Main.storyboard": """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="a">
            <device id="retina6_12" orientation="portrait" appearance="light"/>
            <scenes><scene sceneID="s"><objects><viewController id="a" customClass="GameViewController" customModule="App">
            <view key="view" id="v" customClass="SKView"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/></view>
            </viewController></objects></scene></scenes></document>
            """,
        ])
        let run = try fixture.run(["app", fixture.path, "-o", fixture.path + "/out/"])
        #expect(run.errors.contains("code: plays in SKView 393.0"), "\(run.errors)")
        #expect(!run.errors.contains("Unknown class"))
    }
}
