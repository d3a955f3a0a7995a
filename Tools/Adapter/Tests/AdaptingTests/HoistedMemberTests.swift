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
                == "class Card: UIView { override func layoutSubviews() { _extension_Card_layoutSubviews() };\n    var a = 1\n}\n"
        )
        #expect(
            copies["Card+Layout.swift"]
                == "extension Card {\n             func _extension_Card_layoutSubviews() {\n        a = 2\n    }\n    func b() {}\n}\n"
        )
    }

    /// A value without a name cannot be passed on.
    @Test func `A parameter without a name gets one`() {
        let source = """
            class Layout: UICollectionViewFlowLayout {}
            extension Layout {
                override func shouldInvalidateLayout(forBoundsChange _: CGRect) -> Bool { true }
                override func move(_: Int, to place: Int) {}
            }
            """
        let line = adapted(source).split(separator: "\n")[0]
        #expect(
            line.contains(
                "func shouldInvalidateLayout(forBoundsChange _value0: CGRect) -> Bool { _extension_Layout_shouldInvalidateLayout(forBoundsChange: _value0) };"
            ))
        #expect(
            line.contains("func move(_ _value0: Int, to place: Int) { _extension_Layout_move(_value0, to: place) };"))
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
                "override func show(_ text: String, at place: inout Int) throws -> Bool { try _extension_Card_show(text, at: &place) };"
            ))
        #expect(
            line.contains(
                "override var title: String? { get { _extension_Card_title } set { _extension_Card_title = newValue } };"
            ))
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
                "override var isHidden: Bool { get { super.isHidden } set { super.isHidden = newValue; _extension_Card_isHidden() } };"
            ))
        #expect(lines[2].hasSuffix(" func _extension_Card_isHidden() {"))
        #expect(lines[3] == "        do { look() }")
    }

    @Test func `An observer gets the value before or after, if it asks for it`() {
        func declared(_ observer: String) -> String {
            adapted("class Card: UIView {}\nextension Card { override var tag: Int { \(observer) } }")
        }
        let will = declared("willSet { look(newValue) }")
        #expect(
            will.contains("get { super.tag } set { _extension_Card_tag(newValue); super.tag = newValue }"))
        #expect(will.contains("func _extension_Card_tag(_ newValue: Int) { do { look(newValue) } }"))
        let did = declared("didSet(former) { look(former) }")
        #expect(did.contains("set { let former = super.tag; super.tag = newValue; _extension_Card_tag(former) }"))
        #expect(did.contains("func _extension_Card_tag(_ former: Int) { do { look(former) } }"))
    }

    /// The compiler never looks at it.
    @Test func `What is there for another system gives the class nothing`() {
        for condition in ["os(macOS)", "!os(iOS)", "canImport(AppKit) && DEBUG", "!(os(iOS) || DEBUG)"] {
            let text = adapted(
                "class Card: UIView {}\n#if \(condition)\nextension Card { override func layoutSubviews() {} }\n#endif")
            #expect(!text.contains("_extension_"), "\(condition)")
        }
        let other = adapted(
            "class Card: UIView {}\n#if os(iOS)\n#else\nextension Card { override func layoutSubviews() {} }\n#endif")
        #expect(!other.contains("_extension_"))
        let own = adapted(
            "class Card: UIView {}\n#if os(iOS) || DEBUG\nextension Card { override func layoutSubviews() {} }\n#endif")
        #expect(own.contains("_extension_"))
    }

    /// UIKit's responders have the method; other objects here have it by a protocol, which is not overridden.
    @Test func `Views and other objects hear of keys that they observe`() {
        let method = "func observeValue(forKeyPath a: String?, of b: Any?, change c: C?, context d: D?) {}"
        let ofView = adapted("class Base: UIView {}\nclass Card: Base { override \(method) }")
        #expect(ofView.contains("override \(method)") && !ofView.contains("KeyValueObservers"))
        let ofObject = adapted("class Model: NSObject { override \(method) }\nclass More: Model { override \(method) }")
        #expect(ofObject.contains("class More: Model { override \(method)"))
        #expect(ofObject.ranges(of: "override \(method)").count == 1)
        let row =
            "KeyValueObservers.add(Model.self) { $0.observeValue(forKeyPath: $1, of: $2, change: $3, context: $4) }"
        #expect(ofObject.contains(row) && !ofObject.contains("KeyValueObservers.add(More"))
        // Whether a class of another module has it is not known.
        #expect(!adapted("class Model: Other { override \(method) }").contains("observeValue"))
    }

    @Test func `What a subclass overrides is in the class as well, with the access of its extension`() {
        let copies = adapted([
            "Base.swift": "open class Base: UIView {}\n",
            "Base+Look.swift": "public extension Base {\n    func look() {}\n    func stay() {}\n}\n",
            "Card.swift": "class Card: Base {\n    override func look() {}\n}\n",
        ])
        #expect(copies["Base.swift"] == "open class Base: UIView { public func look() { _extension_Base_look() };}\n")
        #expect(copies["Base+Look.swift"]!.contains("func _extension_Base_look() {}\n    func stay() {}"))
    }

    /// A class of the main actor's does not make it its own: what it overrides is for all threads.
    @Test func `A description in an extension stays for all threads`() {
        let copies = adapted([
            "Card.swift": "@MainActor class Card: NSObject {}\n",
            "Card+Text.swift": "extension Card {\n    override var description: String { text }\n}\n",
        ])
        #expect(
            copies["Card+Text.swift"]!.contains("nonisolated var _extension_Card_description: String { text }"))
    }

    @Test func `Methods that only the runtime calls are left out`() {
        let source = "class Card: NSObject {\n    override func responds(to name: Selector!) -> Bool { true }\n}"
        #expect(!adapted(source).contains("responds"))
        let inExtension =
            "class List: UITableView {}\nextension List {\n    override func responds(to name: Selector!) -> Bool { true }\n}"
        #expect(!adapted(inExtension).contains("responds"))
    }
}
