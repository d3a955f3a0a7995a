import Testing

@testable import Adapting

@Suite struct HoistedMemberTests {
    @Test func `An override in an extension is called by one in the class`() {
        let copies = adapted([
            "Card.swift": "class Card: UIView {\n    var a = 1\n}\n",
            "Card+Layout.swift":
                "extension Card {\n    override func layoutSubviews() {\n        a = 2\n    }\n    func b() {}\n}\n",
        ])
        #expect(
            copies["Card.swift"]
                == "class Card: UIView { override func layoutSubviews() { _extension_layoutSubviews() };\n    var a = 1\n}\n"
        )
        #expect(
            copies["Card+Layout.swift"]
                == "extension Card {\n             func _extension_layoutSubviews() {\n        a = 2\n    }\n    func b() {}\n}\n"
        )
    }

    @Test func `Values, failures and setters are passed on`() {
        let source = """
            class Card: Base {}
            extension Card {
                override func show(_ text: String, at place: inout Int) throws -> Bool { true }
                override var title: String? { get { nil } set { _ = newValue } }
            }
            """
        let line = adapted(source).split(separator: "\n")[0]
        #expect(
            line.contains(
                "override func show(_ text: String, at place: inout Int) throws -> Bool { try _extension_show(text, at: &place) };"
            ))
        #expect(
            line.contains(
                "override var title: String? { get { _extension_title } set { _extension_title = newValue } };"))
    }

    @Test func `An observer is called after the value is set`() {
        let source = """
            class Card: UIView {}
            extension Card {
                override var isHidden: Bool {
                    didSet { look() }
                }
            }
            """
        let lines = adapted(source).split(separator: "\n").map(String.init)
        #expect(
            lines[0].contains(
                "override var isHidden: Bool { get { super.isHidden } set { super.isHidden = newValue; _extension_isHidden() } };"
            ))
        #expect(lines[2].hasSuffix(" func _extension_isHidden() {"))
        #expect(lines[3] == "        do { look() }")
    }

    @Test func `What a subclass overrides is in the class as well, with the access of its extension`() {
        let copies = adapted([
            "Base.swift": "open class Base: UIView {}\n",
            "Base+Look.swift": "public extension Base {\n    func look() {}\n    func stay() {}\n}\n",
            "Card.swift": "class Card: Base {\n    override func look() {}\n}\n",
        ])
        #expect(copies["Base.swift"] == "open class Base: UIView { public func look() { _extension_look() };}\n")
        #expect(copies["Base+Look.swift"]!.contains("func _extension_look() {}\n    func stay() {}"))
    }

    @Test func `Extensions of classes of other modules stay`() {
        let source = "extension UIView { func look() {} }\nclass Card: UIView { override func look() {} }\n"
        #expect(adapted(source) == source)
    }

    @Test func `Methods that only the runtime calls are left out`() {
        let source = "class Card: NSObject {\n    override func responds(to name: Selector!) -> Bool { true }\n}"
        #expect(!adapted(source).contains("responds"))
    }
}
