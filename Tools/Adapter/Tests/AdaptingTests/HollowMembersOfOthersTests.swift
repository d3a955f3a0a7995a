import Testing

@testable import Adapting

/// Members that are made up for types which are there, and forms of UIKit's methods that are made up for views which are not. The
/// complaints are those of Swift 6.3; a caret (`^`) stands before the word at which one stands.
@Suite struct HollowMembersOfOthersTests {
    /// Without the import, a type of SwiftUI's would be missing there, and one of its name would hide it from all files.
    @Test func `What is declared sees the modules that the files see`() {
        let path = "/a/Card.swift"
        let text = "import PlayerKit\nimport SwiftUI\nlet a = EnvironmentValues().card\n"
        var cutter = ModuleCutter(
            [(path, Array(text.utf8))], [ModuleAdapter.Copy(path: path, bytes: nil)], stubFile: "/a/stubs.swift",
            missing: ["PlayerKit"])
        let complaint = Complaint(
            path: path, line: 3, column: 29, message: "value of type 'EnvironmentValues' has no member 'card'")
        _ = cutter.cut([complaint])
        let lines = cutter.stubText.split(separator: "\n")
        #expect(
            lines.starts(with: [
                "import Foundation", "import UIKit", "#if canImport(SwiftUI)", "import SwiftUI", "#endif",
            ]))
        #expect(lines.contains { $0.hasPrefix("extension EnvironmentValues {") })
        #expect(cutter.stubNames.isEmpty && cutter.memberNames == ["EnvironmentValues.card"])
    }

    /// A view of a package's may have other forms of what all views have.
    @Test(arguments: [
        ("let stack = Stack()\nfunc a(b: UIView) {\n    stack.addSubview(b, ^withTop: 1)\n}"),
        ("class Page: Stack {\n    func a(b: UIView) {\n        addSubview(b, ^withTop: 1)\n    }\n}"),
    ]) func `A method of what is missing may have the name of one of UIKit's`(_ source: String) {
        let path = "/a/Card.swift"
        let before = "import PlayerKit\n" + source.prefix { $0 != "^" }
        let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
        let text = "import PlayerKit\n" + source.filter { $0 != "^" }
        var cutter = ModuleCutter(
            [(path, Array(text.utf8))], [ModuleAdapter.Copy(path: path, bytes: nil)], stubFile: "/a/stubs.swift",
            stubsBefore: ["Stack": "Kit"], classes: ["Page": "Stack"], missing: ["PlayerKit"])
        let complaint = Complaint(
            path: path, line: lines.count, column: lines.last!.utf8.count + 1,
            message: "extra argument 'withTop' in call")
        #expect(cutter.cut([complaint]) == [path])
        #expect(cutter.cuts.isEmpty && cutter.memberNames == ["Stack.addSubview(_:withTop:)"])
    }
}
