import Foundation
import Testing

/// A package that knows nothing of Maquette, built with the toolset that `Scripts/test-adapter` wrote.
@Suite(.enabled(if: Toolset.file != nil), .serialized) struct ToolsetTests {
    @Test func `A package builds unchanged, its button works, and an edit is in the next picture`() throws {
        let package = try Toolset.Package()
        defer { package.remove() }
        let first = try package.draw()
        #expect(first.text == "closed by 7, height 60.0, selected true\n")

        try package.edit("Sources/Cards/Card.swift", ".red", ".blue")
        let second = try package.draw()
        #expect(second.text == first.text)
        #expect(second.picture != first.picture)

        // What one file says about another: the method is in the extension's file, its override in the class.
        try package.edit("Sources/Cards/Card+Layout.swift", "height = 60", "height = 70")
        #expect(try package.draw().text.contains("height 70.0"))

        try package.edit("Sources/Cards/Card.swift", ".blue", ".colorless")
        #expect(throws: Toolset.Complaint.self) { try package.draw() }
        #expect(try package.complaints().contains("/Sources/Cards/Card.swift:12:28: error:"))
    }
}

enum Toolset {
    /// A toolset's path, from the environment.
    static let file = ProcessInfo.processInfo.environment["UIKIT_TOOLSET"]

    struct Complaint: Error { var text: String }

    struct Package {
        let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appending(path: "cards-\(UUID().uuidString)")

        init(_ files: [String: String] = cards) throws {
            for (path, text) in files {
                let file = folder.appending(path: path)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try text.write(to: file, atomically: true, encoding: .utf8)
            }
        }

        func remove() { try? FileManager.default.removeItem(at: folder) }

        func edit(_ path: String, _ former: String, _ new: String) throws {
            let file = folder.appending(path: path)
            let text = try String(contentsOf: file, encoding: .utf8)
            #expect(text.contains(former))
            try text.replacing(former, with: new).write(to: file, atomically: true, encoding: .utf8)
        }

        /// Builds, runs, and gives what was printed and drawn.
        func draw() throws -> (text: String, picture: Data) {
            let picture = folder.appending(path: "card.png")
            let text = try output(of: "draw", [picture.path])
            return (text, try Data(contentsOf: picture))
        }

        /// Builds, runs, and gives what was printed.
        func output(of program: String, _ arguments: [String] = []) throws -> String {
            let built = try build()
            guard built.status == 0 else { throw Complaint(text: built.text) }
            let ran = try run(folder.appending(path: ".build/debug/\(program)").path, arguments)
            guard ran.status == 0 else { throw Complaint(text: ran.text) }
            return ran.text
        }

        func complaints() throws -> String { try build().text }

        private func build() throws -> (text: String, status: Int32) {
            try run("/usr/bin/env", ["swift", "build", "--package-path", folder.path, "--toolset", file!])
        }

        private func run(_ program: String, _ arguments: [String]) throws -> (text: String, status: Int32) {
            let (process, pipe) = (Process(), Pipe())
            process.executableURL = URL(fileURLWithPath: program)
            process.arguments = arguments
            process.standardOutput = pipe
            process.standardError = pipe
            try process.run()
            let data = pipe.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            return (String(decoding: data, as: UTF8.self), process.terminationStatus)
        }

        private static let cards = [
            "Package.swift": """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(
                name: "Cards", platforms: [.iOS(.v13)],
                targets: [.target(name: "Cards"), .executableTarget(name: "draw", dependencies: ["Cards"])])
            """,
            "Sources/Cards/CardDelegate.swift": """
            import UIKit
            @objc public protocol CardDelegate {
                @objc optional func height(of card: Card) -> CGFloat
                @objc optional func shouldSelect(_ card: Card) -> Bool
            }
            """,
            "Sources/Cards/Card.swift": """
            import CoreGraphics
            import UIKit

            @objcMembers @IBDesignable public final class Card: UIControl {
                @IBOutlet public weak var delegate: CardDelegate?
                public let button = UIButton()
                public private(set) var closer = 0

                public override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(button)
                    backgroundColor = .red
                    button.tag = 7
                    button.addTarget(self, action: #selector(close(_:)), for: .touchUpInside)
                }
                public required init?(coder: NSCoder) { fatalError() }

                @objc private func close(_ sender: UIButton) {
                    closer = sender.tag
                    isSelected = delegate?.shouldSelect?(self) ?? true
                }
            }
            """,
            "Sources/Cards/Card+Layout.swift": """
            #if canImport(UIKit) && os(iOS)
            import UIKit

            private let height = 60 as CGFloat
            extension Card {
                public override func layoutSubviews() {
                    super.layoutSubviews()
                    button.frame.size.height = delegate?.height?(of: self) ?? height
                }
            }
            #endif
            """,
            "Sources/draw/main.swift": """
            import Cards
            import Maquette

            let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
            card.layoutIfNeeded()
            card.button.sendActions(for: .touchUpInside)
            print("closed by \\(card.closer), height \\(card.button.frame.height), selected \\(card.isSelected)")
            try card.png(on: Stage()).write(to: URL(fileURLWithPath: CommandLine.arguments[1]))
            """,
        ]
    }
}
