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

    private func files(_ path: String, _ former: String, _ new: String) -> [(path: String, bytes: [UInt8])] {
        let text = String(decoding: files.first { $0.path == path }!.bytes, as: UTF8.self)
        return files.map { $0.path == path ? (path, Array(text.replacing(former, with: new).utf8)) : $0 }
    }

    /// Nil where others see a difference.
    private func edited(_ path: String, _ former: String, _ new: String) -> ShownModule? {
        module.edited(to: files(path, former, new), ifUnseen: true)?.module
    }

    private func edit(_ now: [(path: String, bytes: [UInt8])]) throws -> ShownModule.Edit {
        try #require(module.edited(to: now))
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
        let edited = try #require(module.edited(to: [edit] + files[1...])).module
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
        #expect(module.edited(to: files + [(path: "/Other.swift", bytes: [])], ifUnseen: true) == nil)
    }

    /// The copies are those that all files adapted anew would give, also where the place of an override comes into the class of
    /// another file, or goes.
    @Test func `After an edit that others see, copies are as from the beginning, and those that differ are named`()
        throws
    {
        func texts(_ module: ShownModule) -> [String: [UInt8]] {
            Dictionary(uniqueKeysWithValues: module.copies.map { ($0.path, $0.bytes ?? []) })
        }
        let more = Array("import UIKit\nclass More: Base {}\nextension More { override func show() {} }\n".utf8)
        let before = texts(module)
        for (now, edited) in [
            (files("/Base.swift", "show()", "show(_ now: Bool = true)"), ["/Base.swift"]),
            (files("/Show.swift", "isHidden", "alpha = 1; isHidden"), ["/Show.swift"]),
            (files + [(path: "/More.swift", bytes: more)], ["/More.swift"]), (Array(files[..<2]), []),
        ] as [([(path: String, bytes: [UInt8])], [String])] {
            let edit = try edit(now)
            let anew = texts(ModuleAdapter().adaptShowingAll(now))
            #expect(texts(edit.module) == anew)
            #expect(edit.changed == Set(edited).union(anew.keys.filter { anew[$0] != before[$0] }))
            #expect(edit.removed == Set(before.keys).subtracting(anew.keys))
        }
        // Nothing is put into the class when what was overridden in another file has gone.
        #expect(try edit(Array(files[..<2])).changed == ["/Card.swift"])
    }

    @Test func `An import is no difference where another file has it`() throws {
        #expect(try !edit(files("/Base.swift", "import UIKit", "import UIKit\nimport os")).hasSameImports)
        #expect(try edit(files("/Base.swift", "import UIKit", "")).hasSameImports)
        #expect(try edit(files + [(path: "/More.swift", bytes: Array("import UIKit\n".utf8))]).hasSameImports)
    }
}

/// By which names other files notice an edit: those of what is declared, where the declaration has one.
@Suite struct SeenNamesTests {
    private func seen(_ former: String, _ new: String) -> SeenNames {
        let files = [former, new].map { SourceFile(path: "/A.swift", bytes: Array($0.utf8)) }
        return SeenNames.between(files[0], files[1])
    }

    @Test(
        arguments: [
            ("class A {}", "class A { private var a = 1 }", ["a"]),
            ("class A { func a() {} }", "class A { func a() {}; func b(c: Int) {} }", ["b"]),
            ("class A { func a(b: Int) {} }", "class A { func a(b: Int, c: Int = 2) {} }", ["a"]),
            ("class A { var a = 1 }", "class A { var a = [1] }", ["a"]),
            ("enum A { case a }", "enum A { case a, b }", ["a", "b"]),
            ("class A {}", "class A {}\nclass B: C { var d = 1 }", ["B"]),
            ("class A {}\nclass B { var d = 1 }", "class A {}", ["B"]),
            ("class A {}", "class A {}\nextension A { func e() {} }", ["e"]),
            ("class A { func a() {} }", "class A { func a() { print(1) } }", []),
        ] as [(String, String, [String])])
    func `What is declared is named`(former: String, new: String, names: [String]) {
        let seen = seen(former, new)
        #expect(seen.names == Set(names) && !seen.isAnything && !seen.isImport)
    }

    /// The modifiers of what is new and of what follows it are the same.
    @Test(arguments: [
        ("class A { public var b = 1 }", "class A { public static let a = 1; public var b = 1 }"),
        ("class A { public var b = 1 }", "class A { public var b = 1; public static let a = 1 }"),
        ("struct A { func b() {}; func c() {} }", "struct A { func b() {}; func a() {}; func c() {} }"),
    ])
    func `What stands beside it is not named`(former: String, new: String) {
        #expect(seen(former, new).names == ["a"] && seen(new, former).names == ["a"])
    }

    /// Stored properties have a place in each value, and methods of classes one in the tables of all classes below.
    @Test(
        arguments: [
            ("struct A {}", "struct A { var a = 1 }", true), ("struct A {}", "struct A { static var a = 1 }", false),
            ("struct A {}", "struct A { var a: Int { 1 } }", false),
            ("struct A {}", "struct A { var a = 1 { didSet {} } }", true),
            ("struct A {}", "struct A { func a() {} }", false), ("class A {}", "class A { func a() {} }", true),
            ("class A {}", "class A { final func a() {} }", false),
            ("class A {}", "class A { static func a() {} }", false),
            ("final class A {}", "final class A { func a() {} }", false),
            ("class A {}", "class A { var a: Int { 1 } }", true),
            ("class A {}", "class A {}\nextension A { func a() {} }", false),
            ("protocol A {}", "protocol A { func a() }", true), ("enum A { case a }", "enum A { case a, b }", true),
            ("typealias A = Int", "typealias A = Double", true), ("", "func a() {}", false), ("", "let a = 1", true),
        ] as [(String, String, Bool)])
    func `Some edits move what others hold`(former: String, new: String, moves: Bool) {
        #expect(seen(former, new).mayMoveOthers == moves)
    }

    @Test(arguments: [
        ("class A {}", "class A: B {}"), ("class A {}", "class A {}\nextension A: B {}"),
        ("protocol A {}", "protocol A { func a() }"), ("class A {}", "class A { init(a: Int) {} }"),
        ("struct A {}", "struct A { subscript(i: Int) -> Int { 1 } }"), ("", "prefix operator ++-"),
        ("struct A {}", "struct A { static func + (a: A, b: A) -> A { a } }"),
    ])
    func `What has an effect without a name may be anything`(former: String, new: String) {
        #expect(seen(former, new).isAnything)
        #expect(seen(former, new).mayConcern(Array("let x = 1".utf8)))
    }

    @Test func `Files are concerned by the names in them`() {
        let seen = SeenNames(names: ["title"])
        #expect(seen.mayConcern(Array("card.title = nil".utf8)))
        #expect(!seen.mayConcern(Array("card.name = nil".utf8)))
        #expect(seen.has(partOf: "Card.title") && seen.has(partOf: "title(_:)") && !seen.has(partOf: "Card.subtitle"))
    }
}
