import Foundation
import Testing

@testable import Adapting

/// What files show while they are edited. What must be listed follows from the sources alone; a new lister is the reference.
@Suite struct PreviewListerTests {
    private let folder: URL
    private let lister = PreviewLister()

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "lister-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func write(_ name: String, _ text: String) throws {
        try Data(text.utf8).write(to: folder.appending(path: name))
    }

    /// What is listed, or why it cannot be shown. By file, and the same as from a lister that knows nothing yet.
    private func names(_ files: String...) -> [[String]] {
        let paths = files.map { folder.appending(path: $0).path }
        func names(_ lister: PreviewLister) -> [[String]] {
            lister.previews(in: paths).map { $0.previews.map { $0.obstacle ?? $0.name ?? "line \($0.line)" } }
        }
        let listed = names(lister)
        #expect(listed == names(PreviewLister()))
        return listed
    }

    @Test func `An edit is seen, in the file itself and in those that depend on it`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("A.swift", "import UIKit\nfinal class Card: Base {}\n")
        try write("B.swift", "import UIKit\nclass Base: UIView {}\n")
        #expect(names("A.swift", "B.swift") == [["Card"], ["Base"]])
        #expect(names("A.swift", "B.swift") == [["Card"], ["Base"]])
        // Base is no view any more, and so neither is Card, whose file is as it was.
        try write("B.swift", "import UIKit\nclass Base {}\n")
        #expect(names("A.swift", "B.swift") == [[], []])
        // It needs more than nothing to be made.
        try write("B.swift", "class Base: UIView { init(depth: Int) { super.init(frame: .zero) } }\n")
        let obstacle = "needs an argument: init(depth:)"
        #expect(names("A.swift", "B.swift") == [[obstacle], [obstacle]])
        try write("A.swift", "import UIKit\nfinal class Card: Base {}\n\n#Preview(\"Deep\") { Card(depth: 1) }\n")
        #expect(names("A.swift", "B.swift") == [["Deep"], [obstacle]])
    }

    @Test func `Files that come, go or cannot be read show nothing`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("A.swift", "import UIKit\nfinal class Card: UIView {}\n")
        #expect(names("A.swift", "B.swift") == [["Card"], []])
        try write("B.swift", "import UIKit\n#Preview { UIView() }\n")
        #expect(names("A.swift", "B.swift") == [["Card"], ["line 2"]])
        try FileManager.default.removeItem(at: folder.appending(path: "A.swift"))
        #expect(names("A.swift", "B.swift") == [[], ["line 2"]])
    }

    @Test func `Views of tests are nobody's screens, but previews among them are`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write(
            "A.swift", "import UIKit\nimport XCTest\nfinal class Trial: UIView {}\n#Preview(\"One\") { Trial() }\n")
        try write("B.swift", "import UIKit\nimport Testing\nfinal class Other: UIView {}\n")
        #expect(names("A.swift", "B.swift") == [["One"], []])
    }
}
