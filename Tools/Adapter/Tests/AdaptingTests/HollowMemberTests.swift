import Testing

@testable import Adapting

/// Members of a type that is missing, made up from how they are used. The complaints are those of Swift 6.3 for such code; a
/// caret (`^`) stands before the word at which each stands.
@Suite struct HollowMemberTests {
    /// What is declared of `Player`, which an earlier module lacks already.
    private func declared(_ marked: String, _ message: String) -> [String] {
        let path = "/a/Card.swift"
        let before = marked.split(separator: "^", omittingEmptySubsequences: false)[0]
        let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
        let text = Array(marked.filter { $0 != "^" }.utf8)
        var cutter = ModuleCutter(
            [(path, text)], [ModuleAdapter.Copy(path: path, bytes: nil)], stubFile: "/a/stubs.swift",
            stubsBefore: ["Player": "Kit"], classes: ["Card": "Player"], missing: ["PlayerKit"])
        let complaint = Complaint(
            path: path, line: lines.count, column: lines.last!.utf8.count + 1, message: message)
        let changed = cutter.cut([complaint])
        #expect(changed == [path])
        #expect(cutter.cuts.isEmpty)
        return cutter.memberNames
    }

    /// The one without a label is what a missing package adds; a number of bytes has its digits in hexadecimal.
    @Test(arguments: [
        ("UIColor(^\"#ff8800\")", "missing argument label 'named:' in call", "UIColor.init(_:)"),
        ("UIColor(^rgb: 0xff8800)", "argument passed to call that takes no arguments", "UIColor.init(rgb:)"),
        ("UIColor(^r: 1, g: 2, b: 3)", "incorrect argument labels in call", "UIColor.init(r:g:b:)"),
    ]) func `Colours are made by their digits, whatever the initialiser is called`(
        _ call: String, _ message: String, _ member: String
    ) {
        #expect(declared("import PlayerKit\nlet a = \(call)", message) == [member])
    }

    /// As SwiftUI's own are: `Color.red` is a `Color`.
    @Test func `A colour that a missing package adds to SwiftUI's is one of them`() {
        let path = "/a/Card.swift"
        let text = "import PlayerKit\nlet a = Color.brand\nlet b = Color.brandBackground\n"
        var cutter = ModuleCutter(
            [(path, Array(text.utf8))], [ModuleAdapter.Copy(path: path, bytes: nil)], stubFile: "/a/stubs.swift",
            missing: ["PlayerKit"])
        for (line, name) in [(2, "brand"), (3, "brandBackground")] {
            let message = "type 'Color' has no member '\(name)'"
            _ = cutter.cut([Complaint(path: path, line: line, column: 15, message: message)])
        }
        let lines = cutter.stubText.unmarked.split(separator: "\n").filter { $0.contains("brand") }
        #expect(lines.count == 2, "\(lines)")
        #expect(lines.contains { $0.contains("static var brand: Color ") && $0.contains("Color.secondary ") })
        let ground = lines.first { $0.contains("static var brandBackground: Color ") }
        #expect(ground?.contains("Color.gray.opacity") == true)
    }

    @Test func `Where a value must be of a type, what is missing gives one of it`() {
        let path = "/a/Card.swift"
        let text = "import PlayerKit\nlet a = area(of: 1) as! CGRect\nlet b = area() as! Own\n"
        var cutter = ModuleCutter(
            [(path, Array(text.utf8))], [ModuleAdapter.Copy(path: path, bytes: nil)], stubFile: "/a/stubs.swift",
            missing: ["PlayerKit"])
        _ = cutter.cut(
            [2, 3].map { Complaint(path: path, line: $0, column: 9, message: "cannot find 'area' in scope") })
        let lines = cutter.stubText.unmarked.split(separator: "\n").filter { $0.contains("func area") }
        #expect(lines.contains { $0.contains("func area<A1>(of a1: A1) -> CGRect ") }, "\(lines)")
        #expect(lines.contains { $0.contains("func area() -> MissingValue ") }, "\(lines)")
    }

    /// `values[.title]`, of which nothing is known, is asked for what is not known either.
    @Test func `What a subscript of something missing names belongs to what is missing`() {
        let path = "/a/Card.swift"
        let text = "import PlayerKit\nfunc a(p: Player) {\n    p.parts[.a] = 1\n}"
        var cutter = ModuleCutter(
            [(path, Array(text.utf8))], [ModuleAdapter.Copy(path: path, bytes: nil)], stubFile: "/a/stubs.swift",
            stubsBefore: ["Player": "Kit"], missing: ["PlayerKit"])
        for (column, message) in [
            (7, "value of type 'Player' has no member 'parts'"),
            (14, "cannot infer contextual base in reference to member 'a'"),
        ] {
            _ = cutter.cut([Complaint(path: path, line: 3, column: column, message: message)])
        }
        #expect(cutter.cuts.isEmpty && cutter.memberNames == ["MissingValue.a", "Player.parts"])
    }

    /// What an error teaches may be known already and not help: nothing else would change then, and the module would not compile.
    @Test func `What is refused again though all is learned is cut`() {
        let path = "/a/Card.swift"
        let text = "import PlayerKit\nfunc a(p: Player) {\n    p.play()\n}"
        var cutter = ModuleCutter(
            [(path, Array(text.utf8))], [ModuleAdapter.Copy(path: path, bytes: nil)], stubFile: "/a/stubs.swift",
            stubsBefore: ["Player": "Kit"], missing: ["PlayerKit"])
        let complaint = Complaint(
            path: path, line: 3, column: 7, message: "value of type 'Player' has no member 'play'")
        #expect(cutter.cut([complaint]) == [path])
        #expect(cutter.cuts.isEmpty && cutter.memberNames == ["Player.play()"])
        #expect(cutter.cut([complaint]) == [path])
        #expect(cutter.cuts.map(\.line) == [3])
    }

    /// Each of them would be cut otherwise but the first.
    @Test func `Many files may teach the same in one round`() {
        let text = "import PlayerKit\nfunc a(label: UILabel) {\n    label.glow = 1\n}"
        let files = ["A", "B", "C"].map { (path: "/a/\($0).swift", bytes: Array(text.utf8)) }
        var cutter = ModuleCutter(
            files, files.map { ModuleAdapter.Copy(path: $0.path, bytes: nil) }, stubFile: "/a/stubs.swift",
            missing: ["PlayerKit"])
        func complaints(_ message: String) -> [Complaint] {
            files.map { Complaint(path: $0.path, line: 3, column: 11, message: message) }
        }
        #expect(cutter.cut(complaints("value of type 'UILabel' has no member 'glow'")) == Set(files.map(\.path)))
        #expect(cutter.memberNames == ["UILabel.glow"] && cutter.cuts.isEmpty)
        #expect(cutter.cut(complaints("ambiguous use of 'glow'")) == Set(files.map(\.path)))
        #expect(cutter.memberNames.isEmpty && cutter.cuts.isEmpty)
    }

    /// What is added to a class of UIKit for the sake of a package may be there in the end: the same name twice helps nobody.
    @Test func `A member that makes a name ambiguous is taken back`() {
        let path = "/a/Card.swift"
        let text = "import PlayerKit\nfunc a(label: UILabel) {\n    label.glow = 1\n}"
        var cutter = ModuleCutter(
            [(path, Array(text.utf8))], [ModuleAdapter.Copy(path: path, bytes: nil)], stubFile: "/a/stubs.swift",
            missing: ["PlayerKit"])
        func complaint(_ message: String) -> Complaint { Complaint(path: path, line: 3, column: 11, message: message) }
        #expect(cutter.cut([complaint("value of type 'UILabel' has no member 'glow'")]) == [path])
        #expect(cutter.memberNames == ["UILabel.glow"])
        #expect(cutter.cut([complaint("ambiguous use of 'glow'")]) == [path])
        #expect(cutter.memberNames.isEmpty && cutter.cuts.isEmpty)
        #expect(cutter.cut([complaint("ambiguous use of 'glow'")]) == [path])
        #expect(cutter.cuts.map(\.line) == [3])
    }

    @Test func `Another initialiser that is ambiguous costs none`() {
        let path = "/a/Card.swift"
        let text = "import PlayerKit\nfunc a() {\n    let b = UILabel(quick: true)\n    c(Int(d))\n}"
        var cutter = ModuleCutter(
            [(path, Array(text.utf8))], [ModuleAdapter.Copy(path: path, bytes: nil)], stubFile: "/a/stubs.swift",
            missing: ["PlayerKit"])
        func complain(_ line: Int, _ column: Int, _ message: String) {
            _ = cutter.cut([Complaint(path: path, line: line, column: column, message: message)])
        }
        complain(3, 20, "argument passed to call that takes no arguments")
        complain(4, 7, "ambiguous use of 'init(_:)'")
        #expect(cutter.memberNames == ["UIView.init(quick:)"] && cutter.cuts.map(\.line) == [4])
        complain(3, 13, "ambiguous use of 'init(quick:)'")
        #expect(cutter.memberNames.isEmpty)
    }

    /// What such a colour is does not depend on the package.
    @Test func `A colour is made of the digits that code gives`() {
        let path = "/a/Card.swift"
        let text = "import PlayerKit\nfunc a() {\n    b(UIColor(hex: \"ff0000\", alpha: 1)!)\n}"
        var cutter = ModuleCutter(
            [(path, Array(text.utf8))], [ModuleAdapter.Copy(path: path, bytes: nil)], stubFile: "/a/stubs.swift",
            missing: ["PlayerKit"])
        let message = "no exact matches in call to initializer "
        #expect(cutter.cut([Complaint(path: path, line: 3, column: 7, message: message)]) == [path])
        #expect(
            cutter.stubText.unmarked.contains(
                "public convenience init?<A1, A2>(hex a1: A1, alpha a2: A2) "
                    + "{ self.init(cgColor: MaquetteCuts.color([a1, a2])); MaquetteCuts.cut("))
    }

    /// The view is there without it: what follows would be cut with the view otherwise.
    @Test func `A package may give views an initialiser, and colours stay as they are`() {
        func members(of call: String) -> ([String], [Int], String) {
            let path = "/a/Card.swift"
            let text = "import PlayerKit\nfunc a() {\n    let b = \(call)\n}"
            var cutter = ModuleCutter(
                [(path, Array(text.utf8))], [ModuleAdapter.Copy(path: path, bytes: nil)], stubFile: "/a/stubs.swift",
                missing: ["PlayerKit"])
            let complaint = Complaint(
                path: path, line: 3, column: call.prefix { $0 != "(" }.count + 14,
                message: "argument passed to call that takes no arguments")
            _ = cutter.cut([complaint])
            return (cutter.memberNames, cutter.cuts.map(\.line), cutter.stubText.unmarked)
        }
        let (names, cuts, text) = members(of: "UIStackView(withAutoLayout: true)")
        #expect(names == ["UIView.init(withAutoLayout:)"] && cuts.isEmpty)
        #expect(text.contains("public convenience init<A1>(withAutoLayout a1: A1) { self.init(); "))
        #expect(members(of: "UIColor(ink: 1)").0.isEmpty)
        // A view that is missing itself has what all views have
        var knowledge = HollowKnowledge()
        func made(_ type: String) -> HollowKnowledge.Lesson {
            .member(
                HollowMember(
                    type: type, name: "init", kind: .initialiser, arguments: [.init(label: "quick", shape: .value)]),
                result: "")
        }
        let first = ["Player", "UIView", "Track"].map { knowledge.take(made($0)) }
        let second = knowledge.take(made("Track"))
        #expect(first == [true, true, true] && !second)
        #expect(knowledge.members.keys.map(\.type) == ["UIView"])
        #expect(members(of: "UIColor(ink: 1)").1 == [3])
    }

    /// `extern NSNotificationName const CardsChangedNotification` is `.CardsChanged` to Swift.
    @Test func `Notifications of a project's headers have names`() {
        let path = "/a/Card.swift"
        let text = "func a() {\n    listen(to: .CardsChanged)\n}"
        var cutter = ModuleCutter(
            [(path, Array(text.utf8))], [ModuleAdapter.Copy(path: path, bytes: nil)], stubFile: "/a/stubs.swift",
            headers: HeaderClasses("@interface Tracker : NSObject\n@end"))
        let message = "type 'NSNotification.Name?' has no member 'CardsChanged'"
        #expect(cutter.cut([Complaint(path: path, line: 2, column: 17, message: message)]) == [path])
        #expect(cutter.memberNames == ["NSNotification.Name.CardsChanged"] && cutter.cuts.isEmpty)
    }

    /// Foundation re-exports the protocol `Observable` of the module Observation, and RxSwift has a class of that name.
    @Test func `A name in angle brackets is a generic type, whatever is there by that name`() {
        func stub(_ marked: String, _ message: String, _ missing: Set<String> = ["RxSwift"]) -> String {
            let path = "/a/Card.swift"
            let text = "import RxSwift\n" + marked.filter { $0 != "^" }
            let column = marked.utf8.firstIndex(of: UInt8(ascii: "^"))!.utf16Offset(in: marked) + 1
            var cutter = ModuleCutter(
                [(path, Array(text.utf8))], [ModuleAdapter.Copy(path: path, bytes: nil)], stubFile: "/a/stubs.swift",
                missing: missing)
            let complaint = Complaint(path: path, line: 2, column: column, message: message)
            _ = cutter.declareTypes([complaint])
            // It is not asked for twice.
            #expect(cutter.declareTypes([complaint]).isEmpty)
            return cutter.stubText.unmarked
        }
        let protocols = "protocol 'Observable' does not have primary associated types that can be constrained"
        #expect(stub("var a: ^Observable<Int>", protocols).contains("open class Observable<T1>: HollowClass"))
        #expect(stub("var a: ^Observable<Int>", protocols, []) == "")
        #expect(
            stub("let a = ^Subject<Int>()", "cannot specialize non-generic type 'Subject'")
                .contains("open class Subject<T1>: HollowClass"))
        #expect(
            stub(
                "let a = ^Observable.of(1)",
                "static member 'of' cannot be used on protocol metatype '(any Observable).Type'"
            )
            .contains("class Observable: NSObject"))
    }

    @Test func `A generic class is made of the type that it is about, and is none of Objective-C's`() {
        var relay = HollowType("Relay")
        relay.parameters = 1
        let value = HollowMember(
            type: "Relay", name: "init", kind: .initialiser, arguments: [.init(label: "value", shape: .value)])
        let own = value.declaration(of: "", isInClass: true, isRoot: true, generic: "T1")
        #expect(own.unmarked == "public init(value a1: T1) { MaquetteCuts.cut(\"Relay.init(value:)\") }")
        #expect(
            relay.declaration(initialisers: [own]).unmarked.hasPrefix(
                "open class Relay<T1>: HollowClass, @unchecked Sendable { public init() {}; "))
        relay.isSubclassed = true
        #expect(relay.declaration().unmarked.hasPrefix("open class Relay<T1>: NSObject, HollowClass"))
    }

    @Test func `Methods have the labels and closures of their calls`() {
        let message = "value of type 'Player' has no member 'play'"
        #expect(declared("func a(p: Player) { p.^play() }", message) == ["Player.play()"])
        #expect(
            declared("func a(p: Player) { p.^play(1, at: .zero) { print($0) } }", message) == ["Player.play(_:at:_:)"])
        #expect(
            declared("func a(p: Player) { p.^play { a, b in } done: { } }", message) == ["Player.play(_:done:)"])
    }

    @Test func `What comes of a member is learned with it`() {
        #expect(
            declared(
                "func a(p: Player) { p.^style.color(at: 1)?.name = 2 }", "value of type 'Player' has no member 'style'")
                == ["MissingValue.color(at:)", "MissingValue.name", "Player.style"])
    }

    @Test func `A subclass asks the type above it`() {
        #expect(
            declared(
                "class Card: Player {\n    func a() { super.^setUp() }\n}",
                "value of type 'Player' has no member 'setUp'")
                == ["Player.setUp()"])
        #expect(
            declared("class Card: Player {\n    func a() { ^setUp(1) }\n}", "cannot find 'setUp' in scope")
                == ["Player.setUp(_:)"])
    }

    @Test func `Objects are made with what is handed over`() {
        #expect(
            declared("let a = Player(^url: 1, options: [.loops])", "argument passed to call that takes no arguments")
                == ["Player.init(url:options:)"])
    }

    @Test func `A module that is missing may add to types that are there`() {
        let message = "value of type 'UIView' has no member 'snp'"
        #expect(
            declared("import PlayerKit\nfunc a(v: UIView) { v.^snp.make { $0.edges.fill() } }", message) == [
                "MissingValue.make(_:)", "UIView.snp",
            ])
    }

    /// Otherwise a name that UIKit lacks here would pass for one of somebody else's.
    @Test func `Without such an import, what uses the name is cut`() {
        let text = Array("func a(v: UIView) {\n    v.snp()\n}".utf8)
        var cutter = ModuleCutter(
            [("/a/A.swift", text)], [ModuleAdapter.Copy(path: "/a/A.swift", bytes: nil)], stubFile: "/a/stubs.swift",
            missing: ["PlayerKit"])
        _ = cutter.cut([
            Complaint(path: "/a/A.swift", line: 2, column: 7, message: "value of type 'UIView' has no member 'snp'")
        ])
        #expect(cutter.memberNames.isEmpty)
        #expect(cutter.cuts.map(\.kind) == [.statement])
    }

    /// An object that may turn out not to be there is made by an initialiser that says so.
    @Test func `What is unwrapped where it is made may be nil`() {
        let path = "/a/Card.swift"
        let text = Array(
            "func a() {\n    b(Player(url: 1))\n    guard let p = Player(url: 1) else { return }\n}".utf8)
        func made(_ complaints: [(line: Int, column: Int, message: String)]) -> ModuleCutter {
            var cutter = ModuleCutter(
                [(path, text)], [ModuleAdapter.Copy(path: path, bytes: nil)], stubFile: "/a/stubs.swift",
                stubsBefore: ["Player": "Kit"], missing: ["PlayerKit"])
            for complaint in complaints {
                _ = cutter.cut([
                    Complaint(path: path, line: complaint.line, column: complaint.column, message: complaint.message)
                ])
            }
            return cutter
        }
        let takesNone = "argument passed to call that takes no arguments"
        let plain = made([(2, 19, takesNone)])
        #expect(plain.stubText.unmarked.contains("public convenience init<A1>(url a1: A1) {"))
        let binding = "initializer for conditional binding must have Optional type, not 'Player'"
        for cutter in [made([(3, 31, takesNone)]), made([(2, 19, takesNone), (3, 19, binding)])] {
            #expect(cutter.cuts.isEmpty)
            #expect(cutter.stubText.unmarked.contains("public convenience init?<A1>(url a1: A1) {"))
        }
    }

    /// In the file that imports it, where the framework that sends it is missing.
    @Test func `A notification of a missing framework has a name`() {
        let message = "type 'NSNotification.Name' has no member 'PlayerDidEnd'"
        #expect(
            declared("import PlayerKit\nlet a = NSNotification.Name.^PlayerDidEnd", message)
                == ["NSNotification.Name.PlayerDidEnd"])
    }

    @Test func `What is not known becomes what is missing and has a name`() {
        let path = "/a/Card.swift"
        let text = Array("func a(l: Layer, p: Player) {\n    l.player = p\n}".utf8)
        var cutter = ModuleCutter(
            [(path, text)], [ModuleAdapter.Copy(path: path, bytes: nil)], stubFile: "/a/stubs.swift",
            stubsBefore: ["Player": "Kit", "Layer": "Kit"], missing: ["PlayerKit"])
        for (column, message) in [
            (7, "value of type 'Layer' has no member 'player'"),
            (16, "cannot assign value of type 'Player' to type 'MissingValue'"),
        ] {
            _ = cutter.cut([Complaint(path: path, line: 2, column: column, message: message)])
        }
        #expect(cutter.cuts.isEmpty)
        #expect(cutter.stubText.unmarked.contains("extension Layer { var player: Player {"))
    }

    /// Of Core Foundation and its like: the framework, of what, and what it does.
    @Test func `A function of C is no type`() {
        let path = "/a/Card.swift"
        func names(_ name: String) -> (types: [String], members: [String]) {
            let text = Array("import PlayerKit\nfunc a() {\n    let p = \(name)(1)\n}".utf8)
            var cutter = ModuleCutter(
                [(path, text)], [ModuleAdapter.Copy(path: path, bytes: nil)], stubFile: "/a/stubs.swift",
                missing: ["PlayerKit"])
            let complaint = Complaint(
                path: path, line: 3, column: 13, message: "cannot find '\(name)' in scope")
            _ = cutter.cut([complaint])
            return (cutter.stubs.keys.sorted(), cutter.memberNames)
        }
        #expect(names("CGImageSourceCreateWithURL") == ([], ["CGImageSourceCreateWithURL(_:)"]))
        #expect(names("CMSampleBufferGetImageBuffer") == ([], ["CMSampleBufferGetImageBuffer(_:)"]))
        #expect(names("AVPlayerItem") == (["AVPlayerItem"], []))
        #expect(names("AVCaptureSession") == (["AVCaptureSession"], []))
    }

    /// The next module sees what has a type that every module knows.
    @Test func `A member is seen by other modules, if its type is`() {
        let property = HollowMember(type: "Player", name: "rate", kind: .property)
        for type in ["Double", "UIImage?", "[CGRect]", "MissingValue", "Player"] {
            #expect(property.declaration(of: type).unmarked.hasPrefix("public var rate: \(type) "))
        }
        #expect(property.declaration(of: "Card").unmarked.hasPrefix("var rate: Card "))
    }

    /// Swift sees what one file of a module imports in all of them.
    @Test func `One file imports for its module`() {
        let files = [
            ("/a/A.swift", "import PlayerKit\nfunc a(v: UIView) {\n    v.snp.make(1)\n}"),
            ("/a/B.swift", "\nfunc b(l: UILabel) {\n    l.snp.make(2); l.none()\n}"),
        ].map { (path: $0, bytes: Array($1.utf8)) }
        var cutter = ModuleCutter(
            files, files.map { ModuleAdapter.Copy(path: $0.path, bytes: nil) }, stubFile: "/a/stubs.swift",
            missing: ["PlayerKit"])
        _ = cutter.cut([
            Complaint(path: "/a/A.swift", line: 3, column: 7, message: "value of type 'UIView' has no member 'snp'"),
            Complaint(path: "/a/B.swift", line: 3, column: 7, message: "value of type 'UILabel' has no member 'snp'"),
            Complaint(path: "/a/B.swift", line: 3, column: 22, message: "value of type 'UILabel' has no member 'none'"),
        ])
        #expect(cutter.memberNames == ["MissingValue.make(_:)", "UILabel.none()", "UILabel.snp", "UIView.snp"])
        #expect(cutter.cuts.isEmpty)
    }

    /// A method's result is what its place asks for; a call by itself asks for nothing.
    @Test func `A method is declared for every result and for none`() {
        let method = HollowMember(
            type: "Player", name: "play", kind: .method,
            arguments: [
                .init(label: nil, shape: .value), .init(label: "in", shape: .implicitMember),
                .init(label: "then", shape: .closure(["Bool", "MissingValue?"], gives: false, isAsync: false)),
            ])
        let parameters = "(_ a1: A1, `in` a2: MissingValue, then a3: (Bool, MissingValue?) throws -> Void)"
        let note = "{ MaquetteCuts.cut(\"Player.play(_:in:then:)\") }"
        #expect(
            method.declaration(of: "MissingValue").unmarked
                == "public func play<A1, Given>\(parameters) -> Given \(note); "
                + "@_disfavoredOverload @discardableResult public func play<A1>\(parameters) -> MissingValue \(note)")
    }

    /// A case of a type, though what stands beside it is a condition.
    @Test func `What is compared is no condition`() {
        let path = "/a/Card.swift"
        let text = "func a(p: Player) {\n    if p.state == .ready || p.state == .idle { }\n}"
        var cutter = ModuleCutter(
            [(path, Array(text.utf8))], [ModuleAdapter.Copy(path: path, bytes: nil)], stubFile: "/a/stubs.swift",
            stubsBefore: ["Player": "Kit", "State": "Kit"], missing: ["PlayerKit"])
        for (column, message) in [
            (19, "type 'State' has no member 'ready'"), (40, "type 'State' has no member 'idle'"),
        ] {
            #expect(cutter.cut([Complaint(path: path, line: 2, column: column, message: message)]) == [path])
        }
        let text2 = cutter.stubText.unmarked
        #expect(text2.contains("static var ready: State") && text2.contains("static var idle: State"))
    }

    @Test func `A type may be asked by key`() {
        let path = "/a/Card.swift"
        let text = "func a(p: Player) {\n    p[\"a\"] = b\n    p[at: 1]?.stop()\n}"
        var cutter = ModuleCutter(
            [(path, Array(text.utf8))], [ModuleAdapter.Copy(path: path, bytes: nil)], stubFile: "/a/stubs.swift",
            stubsBefore: ["Player": "Kit"], missing: ["PlayerKit"])
        let message = "value of type 'Player' has no subscripts"
        #expect(cutter.cut([2, 3].map { Complaint(path: path, line: $0, column: 6, message: message) }) == [path])
        #expect(
            cutter.memberNames == ["MissingValue.stop()", "Player.subscript(_:)", "Player.subscript(at:)"]
                && cutter.cuts.isEmpty)
        let stubs = cutter.stubText.unmarked
        #expect(stubs.contains("subscript<A1, Given>(_ a1: A1) -> Given { get {"))
        #expect(stubs.contains("@_disfavoredOverload public subscript<A1>(at a1: A1) -> MissingValue? { get {"))
    }

    @Test func `A property takes the closure that is given to it`() {
        let path = "/a/Card.swift"
        let text = "func a(p: Player) {\n    p.ready = { track, index in 1 }\n    p.row = { track in b(track) }\n}"
        var cutter = ModuleCutter(
            [(path, Array(text.utf8))], [ModuleAdapter.Copy(path: path, bytes: nil)], stubFile: "/a/stubs.swift",
            stubsBefore: ["Player": "Kit"], missing: ["PlayerKit"])
        for (line, message) in [
            (2, "value of type 'Player' has no member 'ready'"), (3, "value of type 'Player' has no member 'row'"),
        ] {
            #expect(cutter.cut([Complaint(path: path, line: line, column: 7, message: message)]) == [path])
        }
        #expect(
            cutter.stubText.unmarked.contains("var ready: ((MissingValue, MissingValue) throws -> Any?)? { get {"))
        #expect(cutter.cuts.isEmpty)
    }

    /// It was read before, and nothing told what it is.
    @Test func `So does one of which nothing is known`() {
        let path = "/a/Card.swift"
        let text = "func a(p: Player) {\n    b(p.ready)\n    p.ready = { track in }\n}"
        var cutter = ModuleCutter(
            [(path, Array(text.utf8))], [ModuleAdapter.Copy(path: path, bytes: nil)], stubFile: "/a/stubs.swift",
            stubsBefore: ["Player": "Kit"], missing: ["PlayerKit"])
        for (line, column, message) in [
            (2, 9, "value of type 'Player' has no member 'ready'"),
            (3, 15, "cannot assign value of type '(_) -> ()' to type 'MissingValue'"),
        ] {
            #expect(cutter.cut([Complaint(path: path, line: line, column: column, message: message)]) == [path])
        }
        #expect(cutter.stubText.unmarked.contains("var ready: ((MissingValue) throws -> Void)? {"))
    }

    /// As with UIKit's, they are there and may be nil.
    @Test(arguments: [
        ("p.^tintColor.a()", "UIColor!"), ("p.^titleLabel.b = 1", "UILabel!"), ("a(p.^isPlaying)", "Bool"),
        ("p.^delegate = self", "AnyObject?"), ("a(p.^isolation)", "MissingValue"), ("p.^width ?? 0", "CGFloat?"),
        ("let a: Track = p.^title", "Track"), ("p.^itemCount", "Int"),
    ]) func `A property that is called like UIKit's is of the same type`(_ use: String, _ type: String) {
        let path = "/a/Card.swift"
        let name = String(use.split(separator: "^")[1].prefix { $0.isLetter })
        var cutter = ModuleCutter(
            [(path, Array("func a(p: Player) {\n\(use.filter { $0 != "^" })\n}".utf8))],
            [ModuleAdapter.Copy(path: path, bytes: nil)], stubFile: "/a/stubs.swift",
            stubsBefore: ["Player": "Kit"], missing: ["PlayerKit"])
        let column = use.prefix { $0 != "^" }.count + 1
        let complaint = Complaint(
            path: path, line: 2, column: column, message: "value of type 'Player' has no member '\(name)'")
        #expect(cutter.cut([complaint]) == [path])
        #expect(cutter.stubText.unmarked.contains("var \(name): \(type) {"), "\(cutter.stubText.unmarked)")
    }
}
