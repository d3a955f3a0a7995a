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

    /// The complaints of one file in turn, each at its place; what the stubs are then.
    private func stubs(
        _ text: String, classes: [String: String] = [:], _ complaints: [(line: Int, column: Int, message: String)]
    ) -> [Substring] {
        let path = "/a/Card.swift"
        let other = (path: "/a/Other.swift", bytes: Array("import CardKit".utf8))
        var cutter = ModuleCutter(
            [(path, Array(text.utf8)), other],
            [path, other.path].map { ModuleAdapter.Copy(path: $0, bytes: nil) }, stubFile: "/a/stubs.swift",
            classes: classes, missing: ["CardKit"])
        for (line, column, message) in complaints {
            _ = cutter.cut([Complaint(path: path, line: line, column: column, message: message)])
        }
        return cutter.stubText.unmarked.split(separator: "\n")
    }

    @Test(arguments: [
        "cannot convert value of type 'SlideCard' to expected argument type 'UIView'",
        "referencing instance method 'tap()' on 'Reactive' requires that 'SlideCard' inherit from 'UIView'",
    ]) func `What a class of the project's is used as, the stub above it comes from`(_ message: String) {
        let stubs = stubs(
            "import CardKit\nclass SlideCard: Slideshow {}\nfunc a(b: SlideCard) { c.show(b) }",
            classes: ["SlideCard": "Slideshow"],
            [(2, 18, "cannot find type 'Slideshow' in scope"), (3, 31, message)])
        #expect(stubs.contains("open class Slideshow: UIKit.UIView {}"))
    }

    /// A statement in a body is a view; what is made in an action, or kept, is none.
    @Test func `What stands among views is a view, and shows its content and its texts`() {
        let text = """
            import CardKit
            import SwiftUI
            var body: some View { VStack {
            Group(title: "Own", systemImage: "star") {
                Text("a"); Text("b")
            }.padding()
            } }
            func a() { Button("b") {
            Tracker("c")
            } }
            """.replacing("Group", with: "Frame")
        let stubs = stubs(
            text,
            [
                (4, 1, "cannot find 'Frame' in scope"), (9, 1, "cannot find 'Tracker' in scope"),
                (4, 14, "argument passed to call that takes no arguments"),
            ])
        #expect(stubs.contains { $0.hasPrefix("public struct Frame: SwiftUI.View { ") }, "\(stubs)")
        let made = stubs.first { $0.hasPrefix("extension Frame") } ?? ""
        #expect(made.contains("(title a1: A1, systemImage a2: A2, @SwiftUI.ViewBuilder _ a3: () -> A3)"), "\(made)")
        #expect(made.contains("(a1 as? String)") && !made.contains("(a2 as? String)"), "\(made)")
        #expect(made.contains("SwiftUI.AnyView(a3())"), "\(made)")
        #expect(stubs.contains { $0.contains("final class Tracker: NSObject") }, "\(stubs)")
    }

    /// A property gives it, so nothing shows before that it is one.
    @Test func `What must be a view becomes one`() {
        let stubs = stubs(
            "import CardKit\nimport SwiftUI\nvar row: some View { let a = Row(); return a }",
            [
                (3, 31, "cannot find 'Row' in scope"),
                (3, 5, "return type of property 'row' requires that 'Row' conform to 'View'"),
            ])
        #expect(stubs.contains { $0.hasPrefix("public struct Row: SwiftUI.View { ") }, "\(stubs)")
    }

    /// As in Objective-C, where most such protocols are declared so.
    @Test func `The delegate of a missing recognizer is one of UIKit's`() {
        let stubs = stubs(
            "import CardKit\nclass Card: NSObject, PanGestureRecognizerDelegate {\n    func a() { b.delegate = self }\n}",
            [
                (2, 23, "cannot find type 'PanGestureRecognizerDelegate' in scope"),
                (
                    3, 29,
                    "cannot assign value of type 'Card' to type '(any UIGestureRecognizerDelegate)?' (aka 'Optional<any UIGestureRecognizerDelegate>')"
                ),
            ])
        #expect(stubs.contains("public protocol PanGestureRecognizerDelegate: UIGestureRecognizerDelegate {}"))
    }

    @Test func `What takes a value that may be nil may be nil itself`() {
        let stubs = stubs(
            "import CardKit\nfunc a(b: Card) {\n    b.face = UIFont.body\n    b.face = c.font\n}",
            [
                (2, 11, "cannot find type 'Card' in scope"), (3, 7, "value of type 'Card' has no member 'face'"),
                (3, 21, "cannot assign value of type 'UIFont' to type 'MissingValue'"),
                (4, 16, "value of optional type 'UIFont?' must be unwrapped to a value of type 'UIFont'"),
            ])
        #expect(stubs.contains { $0.contains("var face: UIFont! {") })
    }

    /// An import in one file of the module makes what it adds to types that are there known to all, as in Swift 5.
    @Test func `A member may be of a module that another file imports`() {
        let stubs = stubs(
            "func a(b: UIView) {\n    b.cornerStyle = 3\n}",
            [(2, 7, "value of type 'UIView' has no member 'cornerStyle'")])
        #expect(stubs.contains { $0.hasPrefix("extension UIView { public var cornerStyle: Double {") })
    }

    /// One of the two goes, and the other is known by its name then.
    @Test func `A second member in a class below does not cost the first`() {
        let path = "/a/Card.swift"
        let text = "class Card: UIView {}\nfunc a(b: UIView, c: Card) {\n    b.edge = 3\n    c.edge = 3\n}"
        let other = (path: "/a/Other.swift", bytes: Array("import CardKit".utf8))
        var cutter = ModuleCutter(
            [(path, Array(text.utf8)), other],
            [path, other.path].map { ModuleAdapter.Copy(path: $0, bytes: nil) }, stubFile: "/a/stubs.swift",
            classes: ["Card": "UIView"], missing: ["CardKit"])
        func complain(_ places: [(line: Int, message: String)], inStubs: [(line: Int, message: String)] = []) {
            _ = cutter.cut(
                places.map { Complaint(path: path, line: $0.line, column: 7, message: $0.message) }
                    + inStubs.map { Complaint(path: "/a/stubs.swift", line: $0.line, column: 1, message: $0.message) })
        }
        complain([
            (3, "value of type 'UIView' has no member 'edge'"), (4, "value of type 'Card' has no member 'edge'"),
        ])
        #expect(cutter.memberNames == ["Card.edge", "UIView.edge"])
        complain(
            [(4, "ambiguous use of 'edge'")],
            inStubs: [(3, "property 'edge' is declared in extension of 'UIView' and cannot be overridden")])
        #expect(cutter.memberNames == ["UIView.edge"])
        #expect(cutter.cuts.isEmpty)
    }

    @Test func `What is added to a class is set in it by its name alone`() {
        let stubs = stubs(
            "class Card: UIView {\n    func a() {\n        edge = 3\n    }\n}",
            [(3, 9, "cannot find 'edge' in scope")])
        #expect(stubs.contains { $0.hasPrefix("extension Card { public var edge: Double {") })
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
        #expect(stubs.contains("@discardableResult public func text(`for` a1: Int) -> String? {"), "\(stubs)")
        #expect(stubs.contains("func stop<Given>() -> Given {") && cutter.cuts.isEmpty)
    }

    /// As the header declares it, a badge has the text that it is made with and its delegate, and two looks of one call are one method.
    @Test func `A class of a header is made as that says, and keeps its values`() {
        let path = "/a/Card.swift"
        let text = """
            func a(s: BadgeStyle, t: String) {
                let b = Badge(text: "a", style: .round)
                let c = Badge(text: t, style: s)
                b.delegate = nil
                b.text = "c"
            }
            """
        var cutter = ModuleCutter(
            [(path, Array(text.utf8))], [ModuleAdapter.Copy(path: path, bytes: nil)], stubFile: "/a/stubs.swift",
            headers: HeaderClasses(
                """
                NS_ASSUME_NONNULL_BEGIN
                typedef NS_ENUM(NSInteger, BadgeStyle) { BadgeStylePlain, BadgeStyleRound };
                @protocol BadgeDelegate
                @end
                @interface Badge : UIView
                @property (copy) NSString *text;
                @property (weak, nullable) id<BadgeDelegate> delegate;
                - (instancetype)initWithText:(NSString *)text style:(BadgeStyle)style;
                @end
                NS_ASSUME_NONNULL_END
                """), missing: ["BadgeKit"])
        func complain(_ line: Int, _ column: Int, _ message: String, in file: String = path) {
            _ = cutter.cut([Complaint(path: file, line: line, column: column, message: message)])
        }
        complain(2, 13, "cannot find 'Badge' in scope")
        complain(2, 13, "incorrect argument labels in call (have 'text:style:', expected 'frame:')")
        complain(3, 13, "incorrect argument labels in call (have 'text:style:', expected 'frame:')")
        complain(4, 7, "value of type 'Badge' has no member 'delegate'")
        complain(5, 7, "value of type 'Badge' has no member 'text'")
        let stubs = cutter.stubText.unmarked
        let making = "convenience init(text a1: String, style a2: BadgeStyle) { self.init(); "
        #expect(stubs.ranges(of: making + "MaquetteCuts.keep(a1 as Any, self, \"text\"); ").count == 1, "\(stubs)")
        #expect(
            stubs.contains("var delegate: (any BadgeDelegate)? { get { MaquetteCuts.keptWeakly(self, \"delegate\") ??"),
            "\(stubs)")
        #expect(stubs.contains("var text: String { get { MaquetteCuts.kept(self, \"text\") ??"), "\(stubs)")
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
        #expect(cutter.stubText.unmarked.contains("func card_play(_ a1: Int) -> Bool {"))
    }
}
