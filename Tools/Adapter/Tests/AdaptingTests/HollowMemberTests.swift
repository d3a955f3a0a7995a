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
            method.declaration(of: "MissingValue") == "public func play<A1, Given>\(parameters) -> Given \(note); "
                + "@_disfavoredOverload @discardableResult public func play<A1>\(parameters) -> MissingValue \(note)")
    }
}
