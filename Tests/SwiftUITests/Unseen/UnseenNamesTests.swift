import Foundation
import SwiftUI
import Testing

/// The list of what cannot be seen is that of the code: it names what exists, and all that stands with it.
@Suite struct UnseenNamesTests {
    private static let room = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Sources/SwiftUI")

    private static func text(of folder: URL) -> String {
        let files =
            FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
            .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" } ?? []
        return files.compactMap { try? String(contentsOf: $0, encoding: .utf8) }.joined(separator: "\n")
    }

    private let names = UnseenNames.all.flatMap(\.names)

    @Test func `Each name is declared`() {
        let code = Self.text(of: Self.room)
        for name in names {
            #expect(
                code.contains("func \(name)(") || code.contains("func \(name)<") || code.contains("struct \(name):"),
                "\(name)")
        }
    }

    @Test func `What stands in the folder of the unseen is in the list`() {
        let code = Self.text(of: Self.room.appendingPathComponent("Unseen"))
        let declared = code.components(separatedBy: "public nonisolated func ").dropFirst().map {
            String($0.prefix { $0.isLetter || $0.isNumber })
        }
        #expect(declared.count > 100)
        for name in Set(declared).subtracting(names).sorted() { Issue.record("\(name) has no reason") }
    }
}
