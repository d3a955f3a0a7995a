import Testing

@testable import Adapting

/// What a stub comes from, and what headers say of it. The complaints are those of Swift 6.3 for such code.
@Suite struct HollowTypeTests {
    /// `NEOnDemandRuleConnect` is one of `NEOnDemandRule`.
    @Test func `A stub that is used as another one comes from it`() {
        let path = "/a/Card.swift"
        let text = "import PlayerKit\nfunc a(t: inout Track) {\n    t = LiveTrack(url: 1)\n    t = Track(url: 1)\n}"
        var cutter = ModuleCutter(
            [(path, Array(text.utf8))], [ModuleAdapter.Copy(path: path, bytes: nil)], stubFile: "/a/stubs.swift",
            missing: ["PlayerKit"])
        func complain(_ line: Int, _ column: Int, _ message: String) {
            _ = cutter.cut([Complaint(path: path, line: line, column: column, message: message)])
        }
        complain(2, 17, "cannot find type 'Track' in scope")
        complain(3, 9, "cannot find 'LiveTrack' in scope")
        for line in 3...4 { complain(line, 14, "argument passed to call that takes no arguments") }
        complain(3, 9, "cannot assign value of type 'LiveTrack' to type 'Track'")
        // The other way round nobody means.
        complain(4, 9, "cannot assign value of type 'Track' to type 'LiveTrack'")
        let stubs = cutter.stubText.unmarked
        #expect(stubs.contains("open class Track: NSObject, HollowClass {"))
        #expect(
            stubs.contains("open class LiveTrack: Track { public override init() { super.init() }; override public"))
        #expect(stubs.contains("open override class var anyValue: Any { LiveTrack() }"))
    }

    @Test func `What is called an error can be thrown`() {
        var stub = HollowType("PlayerError")
        stub.kind = .protocolForAll
        #expect(stub.declaration().unmarked == "public protocol PlayerError: Error {}")
    }

    /// Nothing has to be guessed then.
    @Test func `What a header says of a member is right`() {
        let path = "/a/Card.swift"
        let text = "func a(p: Player) {\n    b(p.limit)\n    c(Player.shared().text(for: 1))\n    p.stop()\n}"
        var cutter = ModuleCutter(
            [(path, Array(text.utf8))], [ModuleAdapter.Copy(path: path, bytes: nil)], stubFile: "/a/stubs.swift",
            headers: HeaderClasses(
                """
                @interface Player : NSObject
                @property (nonatomic) CGFloat limit;
                + (instancetype)sharedPlayer;
                - (nullable NSString *)textForTrack:(NSInteger)track;
                @end
                """), missing: ["PlayerKit"])
        func complain(_ line: Int, _ column: Int, _ message: String) {
            _ = cutter.cut([Complaint(path: path, line: line, column: column, message: message)])
        }
        complain(1, 11, "cannot find type 'Player' in scope")
        complain(2, 9, "value of type 'Player' has no member 'limit'")
        complain(3, 14, "type 'Player' has no member 'shared'")
        complain(3, 23, "value of type 'Player' has no member 'text'")
        complain(4, 7, "value of type 'Player' has no member 'stop'")
        let stubs = cutter.stubText.unmarked
        #expect(stubs.contains("var limit: CGFloat { get {"))
        #expect(
            stubs.contains(
                "@discardableResult public static func shared() -> Player! { MaquetteCuts.cut(\"Player.shared()\") as Player }"
            ), "\(stubs)")
        #expect(stubs.contains("@discardableResult public func text<A1>(`for` a1: A1) -> String? {"), "\(stubs)")
        #expect(stubs.contains("func stop<Given>() -> Given {") && cutter.cuts.isEmpty)
    }

    /// Every file of a project sees those that its headers declare.
    @Test func `A category gives members to a class that is there`() {
        let path = "/a/Card.swift"
        let text = "func a(b: CardButton) {\n    b.card_play(1)\n    b.card_stop()\n}"
        var cutter = ModuleCutter(
            [(path, Array(text.utf8))], [ModuleAdapter.Copy(path: path, bytes: nil)], stubFile: "/a/stubs.swift",
            headers: HeaderClasses("@interface UIControl (Cards)\n- (BOOL)card_playTrack:(NSInteger)track;\n@end"),
            classes: ["CardButton": "UIButton"])
        for (line, name) in [(2, "card_play"), (3, "card_stop")] {
            let message = "value of type 'CardButton' has no member '\(name)'"
            _ = cutter.cut([Complaint(path: path, line: line, column: 7, message: message)])
        }
        #expect(cutter.memberNames == ["UIControl.card_play(_:)"] && cutter.cuts.map(\.line) == [3])
        #expect(cutter.stubText.unmarked.contains("func card_play<A1>(_ a1: A1) -> Bool {"))
    }
}
