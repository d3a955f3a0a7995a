import Foundation
import Testing

/// What pages tell somebody to type for Swift files and projects is typed, in a project such as the pages have in mind.
@Suite(.enabled(if: AppFixture.adapter != nil && Toolset.file != nil), .serialized) struct PageCommandTests {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The lines of a page's code blocks that call the command.
    private static func lines(of page: String) throws -> [String] {
        try String(contentsOf: folder.appending(path: page), encoding: .utf8).split(separator: "\n").compactMap {
            line in
            guard line.hasPrefix("    ") else { return nil }
            let words = line.drop { " $".contains($0) }
            return words.hasPrefix("preview ") ? String(words) : nil
        }
    }

    @Test(arguments: [
        ("previews.md", 12), ("swiftui.md", 3), ("interface-builder.md", 4), ("adapting.md", 2),
        ("left-out-code.md", 1),
        ("simulator-suites.md", 1),
    ])
    func `Each line of the page works`(page: String, count: Int) throws {
        let place = try project()
        let toolset = URL(fileURLWithPath: Toolset.file!).deletingLastPathComponent().path
        let lines = try Self.lines(of: "Documentation/\(page)")
        #expect(lines.count >= count)
        for line in lines where !line.contains("--watch") {
            // What stays until somebody ends it is tried by other tests.
            guard !line.contains(" serve") else { continue }
            let typed = line.replacing("~/Developer/Cards", with: "Cards").replacing(
                " PATH ", with: " MyApp.xcodeproj ")
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/bin/bash")
            process.arguments = [
                "-c", "cd '\(place.path)' && exec 2>&1\npreview() { '\(toolset)/host' \"$@\"; }\n" + typed,
            ]
            process.environment = ProcessInfo.processInfo.environment.merging(
                ["MAQUETTE_TOOLSET": toolset, "MAQUETTE_CACHE": place.path + "/.cache"]) { $1 }
            let pipe = Pipe()
            process.standardOutput = pipe
            try process.run()
            let said = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            // Verbs that judge end with 1 when they find something.
            let judges = ["lint", "diff", "verify", "test", "adopt"].contains {
                line.split(separator: " ").contains($0)
            }
            #expect((judges ? [0, 1] : [0]).contains(process.terminationStatus), "\(line)\n\(said)")
        }
    }

    /// A package, an app, documents with code, and tests, with a commit before the last change.
    private func project() throws -> AppFixture {
        let card = """
            import UIKit

            final class Card: UIView {
                let title = UILabel()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    title.text = "Open"
                    title.frame = CGRect(x: 8, y: 8, width: 80, height: 21)
                    addSubview(title)
                }
                required init?(coder: NSCoder) { fatalError() }
            }


            """
        let previews = ["Light", "Selected", "Dark"].map { name in
            "#Preview(\"\(name)\", traits: .fixedLayout(width: 160, height: 60)) { Card() }\n"
        }
        let fixture = try AppFixture([
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Shop", targets: [.target(name: "Shop", path: "Sources", swiftSettings: [.swiftLanguageMode(.v5)])])
            """,
            "Sources/Card.swift": card + previews.joined() + String(repeating: "\n", count: 40),
            "ContentView.swift": """
            import SwiftUI

            struct ContentView: View { var body: some View { Text("Hello") } }

            #Preview("Dark") { ContentView().preferredColorScheme(.dark) }
            """,
            "App/Home.swift": """
            import UIKit

            final class HomeController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .systemTeal
                }
            }
            """,
            "Main.storyboard": Self.storyboard, "Screens/Main.storyboard": Self.storyboard,
            "Cards/Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Cards", targets: [.target(name: "Cards"), .testTarget(name: "CardsTests", dependencies: ["Cards"])])
            """,
            "Cards/Sources/Cards/Cards.swift": "public let suits = 4\n",
            "Cards/Tests/CardsTests/CardsTests.swift": """
            import Cards
            import SnapshotTesting
            import Testing
            import UIKit

            @MainActor @Test func suitsOfCards() {
                let label = UILabel()
                label.text = "\\(suits) suits"
                label.sizeToFit()
                assertSnapshot(of: label, as: .image)
            }
            """,
        ])
        for name in ["MyApp", "Cards"] {
            try FileManager.default.copyItem(
                atPath: fixture.path + "/App.xcodeproj", toPath: fixture.path + "/\(name).xcodeproj")
        }
        try FileManager.default.removeItem(atPath: fixture.path + "/App.xcodeproj")
        let script = """
            cd '\(fixture.path)' && printf '.cache\\n.said\\n' >.gitignore && git init -q -b main . && git add . &&
              git -c user.name=Test -c user.email=test@example.org commit -qm one && git update-ref refs/remotes/origin/main HEAD &&
              sed -i s/Open/Close/ Sources/Card.swift
            """
        let process = try Process.run(URL(fileURLWithPath: "/bin/bash"), arguments: ["-c", script])
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return fixture
    }

    private static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
        useAutolayout="YES" useSafeAreas="YES" initialViewController="ctl">
          <scenes><scene sceneID="scn"><objects>
            <viewController title="Home" id="ctl" customClass="HomeController" sceneMemberID="viewController">
              <view key="view" contentMode="scaleToFill" id="vew">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <viewLayoutGuide key="safeArea" id="safe"/>
              </view>
            </viewController>
          </objects></scene></scenes>
        </document>
        """
}
