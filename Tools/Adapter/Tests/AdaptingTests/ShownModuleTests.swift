import Testing

@testable import Adapting

/// What an edit leaves as it was, for files whose copies depend on each other: an override in an extension is called from the
/// class, which is in another file.
@Suite struct ShownModuleTests {
    private let files = [
        (path: "/Card.swift", text: "import UIKit\nclass Card: Base {\n    @IBOutlet var title: UILabel!\n}\n"),
        (path: "/Base.swift", text: "import UIKit\nclass Base: UIView { func show() {} }\n"),
        (
            path: "/Show.swift",
            text: "import UIKit\nextension Card {\n    override func show() { isHidden = false }\n}\n"
        ),
    ].map { (path: $0.path, bytes: Array($0.text.utf8)) }

    private var module: ShownModule { ModuleAdapter().adaptShowingAll(files) }

    private func edited(_ path: String, _ former: String, _ new: String) -> ShownModule? {
        let text = String(decoding: files.first { $0.path == path }!.bytes, as: UTF8.self)
        return module.edited([(path, Array(text.replacing(former, with: new).utf8))])
    }

    private func copies(_ module: ShownModule?) -> [String]? {
        module?.copies.map { String(decoding: $0.bytes ?? [], as: UTF8.self) }
    }

    @Test func `With another body, only the copy of its file is another one`() throws {
        let (before, after) = (
            try #require(copies(module)), try #require(copies(edited("/Show.swift", "false", "true")))
        )
        #expect(after[2] == before[2].replacing("isHidden = false", with: "isHidden = true"))
        #expect(after[2] != before[2])
        #expect(Array(after[..<2]) == Array(before[..<2]))
    }

    @Test func `A preview may come with an edit`() throws {
        let new = try #require(edited("/Base.swift", "show() {} }", "show() {} }\n#Preview(\"Base\") { Base() }"))
        #expect(new.previews["/Base.swift"]?.map(\.name) == ["Base"])
    }

    /// The copy is the one that all files adapted anew would give.
    @Test func `An edited module is what it would be if it were adapted from the beginning`() throws {
        let text = String(decoding: files[0].bytes, as: UTF8.self) + "// more\n"
        let edit = (path: "/Card.swift", bytes: Array(text.utf8))
        let anew = ModuleAdapter().adaptShowingAll([edit] + files[1...])
        let edited = try #require(module.edited([edit]))
        #expect(copies(edited) == copies(anew))
    }

    @Test func `What a function declares for itself is nothing to others`() {
        for local in ["let fast = CGFloat(20)", "let done: Action? = nil", "let label: UILabel = UILabel()"] {
            #expect(edited("/Base.swift", "func show() {}", "func show() { \(local) }") != nil, "\(local)")
        }
    }

    @Test func `What other files see makes it a matter of the module`() {
        #expect(edited("/Base.swift", "func show() {}", "func show(_ fast: Bool = true) {}") == nil)
        #expect(edited("/Card.swift", "@IBOutlet var title", "@IBOutlet var subtitle") == nil)
        #expect(edited("/Show.swift", "show()", "hide()") == nil)
        #expect(edited("/Base.swift", "import UIKit", "import UIKit\nimport os") == nil)
        #expect(module.edited([("/Other.swift", [])]) == nil)
    }
}
