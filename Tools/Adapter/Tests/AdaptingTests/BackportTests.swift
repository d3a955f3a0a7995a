import Testing

@testable import Adapting

/// What a project declares for older systems. The complaints are those of Swift 6.3, and what Apple's compiler takes follows from its
/// rule for what is not available: "Attributes", `available`, in The Swift Programming Language.
@Suite struct BackportTests {
    private func cut(_ text: String, _ others: [String] = [], line: Int, column: Int, name: String) -> ModuleCutter {
        let files = ([text] + others).enumerated().map { (path: "/a/File\($0).swift", bytes: Array($1.utf8)) }
        var cutter = ModuleCutter(
            files, files.map { ModuleAdapter.Copy(path: $0.path, bytes: nil) }, stubFile: "/a/stubs.swift")
        _ = cutter.cut([
            Complaint(path: files[0].path, line: line, column: column, message: "ambiguous use of '\(name)'")
        ])
        return cutter
    }

    private let use = """
        struct Card: View {
            var body: some View { Color.red.background(.fill) }
        }
        """

    @Test func `A member of another module's type that this type has goes, and its uses stay`() {
        let backport = """
            #if os(iOS)
            struct OldFill: ShapeStyle {}
            extension ShapeStyle where Self == OldFill {
                static var fill: OldFill { .init() }
                static var own: OldFill { .init() }
            }
            extension View { func fill(_ style: OldFill) -> Self { self } }
            #endif
            """
        let cutter = cut(use, [backport], line: 2, column: 48, name: "fill")
        #expect(cutter.cuts.map(\.path) == ["/a/File1.swift"])
        #expect(cutter.cuts.map(\.line) == [4] && cutter.cuts.map(\.kind) == [.declaration])
        #expect(cutter.copies[0].bytes == nil)
        let rest = String(decoding: cutter.copies[1].bytes ?? [], as: UTF8.self)
        #expect(!rest.contains("var fill") && rest.contains("var own") && rest.contains("func fill"))
    }

    @Test func `A call means the function`() {
        let backport =
            "extension ShapeStyle { var back: Int { 1 } }\nextension View { func back(_ style: Int) -> Self { self } }"
        let cutter = cut("func a() { view\n    .back(1) }", [backport], line: 2, column: 6, name: "back")
        #expect(cutter.cuts.map(\.line) == [2] && cutter.cuts.map(\.path) == ["/a/File1.swift"])
    }

    @Test(arguments: [
        // The module's own type has no other.
        "protocol ShapeStyle {}\nextension ShapeStyle { var fill: Int { 1 } }",
        // Nobody knows which of two goes.
        "extension ShapeStyle { var fill: Int { 1 } }\nextension View { var fill: Int { 1 } }",
        "struct Fill { var fill: Int { 1 } }",
    ]) func `Where that is not sure, the use goes as before`(_ other: String) {
        let cutter = cut(use, [other], line: 2, column: 48, name: "fill")
        #expect(cutter.cuts.map(\.path) == ["/a/File0.swift"])
    }
}
