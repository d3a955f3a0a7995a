import Testing

@testable import Adapting

/// "Ambiguous implicit access level for import": in one module a module is imported with a word for it everywhere or nowhere, so that files
/// which are written here import as the author's do.
@Suite struct ImportsWithAccessTests {
    @Test func `Stubs say to whom they show a module where a file does`() {
        var cutter = ModuleCutter(
            [
                (
                    "/a/Card.swift",
                    Array("@preconcurrency internal import Combine\nimport SwiftUI\nvar a: Quantity?".utf8)
                )
            ],
            [ModuleAdapter.Copy(path: "/a/Card.swift", bytes: nil)], stubFile: "/a/stubs.swift")
        _ = cutter.cut(
            [Complaint(path: "/a/Card.swift", line: 3, column: 8, message: "cannot find type 'Quantity' in scope")])
        let lines = Set(cutter.stubText.split(separator: "\n"))
        #expect(lines.isSuperset(of: ["public import Combine", "import SwiftUI", "import Foundation"]))
    }

    @Test func `So does the file that makes screens`() {
        let file = """
            internal import Combine
            import SwiftUI
            struct Home: View { @Environment(Player.self) private var player }
            @Observable final class Player { var name = "" }
            """
        let made = ModuleMakers([(path: "0.swift", bytes: Array(file.utf8))], after: []).text(
            for: [:], StoryboardIndex([]))
        let lines = Set(made.text.split(separator: "\n").map(String.init))
        #expect(lines.isSuperset(of: ["public import Combine", "import SwiftUI", "import UIKit"]))
        #expect(lines.contains("GivenProperties.make(Player.self) { try Player() }"))
    }
}
