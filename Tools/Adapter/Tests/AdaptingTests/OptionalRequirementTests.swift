import Testing

@testable import Adapting

@Suite struct OptionalRequirementTests {
    private let source = """
        @objc public protocol CardDelegate: AnyObject {
            @objc optional func cardDidClose(_ card: Card)
            @objc optional func height(of card: Card) -> Double
        }
        """

    /// Apple, "Optional and implicitly unwrapped": for the runtime of Objective-C, `Card?`, `Card!` and `Card` are one type.
    @Test func `A class may say otherwise than its protocol what may be nil`() {
        let text = adapted(
            """
            @objc protocol Deck {
                func show(_ card: Card?, at place: Int) -> Card!
                var top: Card? { get set }
                @objc optional func drop(card: Card!)
                func same(_ card: Card!)
                func other(_ card: Card?)
            }
            public class Pile: NSObject, Deck {
                public func show(_ card: Card!, at place: Int) -> Card? { card.turned }
                public var top: Card!
                func drop(card: Card) {}
                func same(_ card: Card!) {}
                func other(_ card: Pile!) {}
            }
            """)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(
            lines[8].hasSuffix(
                "{ card.turned }; @_disfavoredOverload @_implements(Deck, show(_:at:)) public func _Deck_show(_ _value0: Card?, "
                    + "at _value1: Int) -> Card! { return show(_value0, at: _value1) }"))
        #expect(
            lines[9].hasSuffix(
                "var top: Card!; @_disfavoredOverload @_implements(Deck, top) public var _Deck_top: Card? "
                    + "{ get { top } set { top = newValue } }"))
        #expect(
            lines[10].hasSuffix(
                "{}; @_disfavoredOverload @_implements(Deck, drop(card:)) func _Deck_drop(card _value0: Card!) "
                    + "{ drop(card: _value0!) }"))
        #expect(!lines[11].contains("_implements") && !lines[12].contains("_implements"))
    }

    @Test func `A requirement may throw, and there is one that throws`() {
        let lines = adapted(source).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        #expect(lines[1].hasSuffix(" func cardDidClose(_ card: Card) throws"))
        #expect(lines[2].hasSuffix(" func height(of card: Card) throws -> Double"))
        #expect(lines.contains { $0.hasPrefix("extension CardDelegate { public func cardDidClose") })
        #expect(
            lines.contains(
                "extension CardDelegate { public func height(of card: Card) throws -> Double { throw RequirementIsNotImplemented() } }"
            ))
    }

    /// There `try?` wraps an answer that may be nil once more.
    @Test func `In Swift 4 an answer is optional once`() {
        let text =
            source + "\nlet height = delegate?.height?(of: card) ?? 1\nfunc b() { delegate?.height?(of: card); c() }"
        let files = [(path: "Card.swift", bytes: Array(text.utf8))]
        func copy(_ isOfSwift4: Bool) -> String {
            let copies = ModuleAdapter(isOfSwift4: isOfSwift4).adaptShowingAll(files).copies
            return String(decoding: copies[0].bytes ?? [], as: UTF8.self)
        }
        #expect(copy(true).contains("let height = _flat(try? delegate?.height (of: card)) ?? 1"))
        #expect(copy(true).contains("_ = _flat(try? delegate?.height (of: card)); c()"))
        #expect(copy(false).contains("let height = (try? delegate?.height (of: card)) ?? 1"))
    }

    /// Swift wants attributes before the word that says who sees a declaration.
    @Test func `Attributes of a requirement are not those of the one that throws`() {
        let source = """
            @objc public protocol DrawerDelegate {
                @available(*, deprecated, renamed: "drawerDidClose(_:)")
                @objc optional func drawerClosed(_ drawer: Drawer)
            }
            """
        let added = adapted(source).split(separator: "\n").filter { $0.contains("RequirementIsNotImplemented") }
        #expect(added.count == 1)
        #expect(added.first?.contains("public @available") == false)
        #expect(added.first?.contains("func drawerClosed(_ drawer: Drawer) throws {") == true)
    }

    /// The Swift Programming Language, Optional Protocol Requirements: what is asked of such a property is optional, `Int?` of
    /// an `Int`.
    @Test func `A property that need not be there throws, and who asks for it has an optional one`() {
        let source = """
            @objc public protocol Deck {
                @objc optional var cards: Int { get set }
                @objc optional static var back: Card? { get }
            }
            func show(_ deck: Deck, _ type: Deck.Type) {
                print(deck.cards ?? 0, pile.cards)
                if let back = type.back {}
            }
            """
        let lines = adapted(source).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        #expect(lines[0].hasSuffix("protocol Deck: AnyObject, _OptionalsOfDeck {"))
        #expect(lines[1].contains(" @_disfavoredOverload ") && lines[1].hasSuffix(" var cards: Int { get throws }"))
        #expect(lines[2].hasSuffix(" static var back: Card? { get throws }"))
        #expect(lines[5] == "    print(deck.cards ?? 0, pile.cards)")
        #expect(lines.contains("public protocol _OptionalsOfDeck: AnyObject {}"))
        #expect(
            lines.contains(
                "extension _OptionalsOfDeck { @_disfavoredOverload public var cards: Int "
                    + "{ get throws { throw RequirementIsNotImplemented() } } }"))
        #expect(
            lines.contains(
                "extension Deck { public var cards: Optional<Int> "
                    + "{ do { let given: Int = try self.cards; return .some(given) } catch { return nil } } }"))
        #expect(
            lines.contains(
                "extension Deck { public static var back: Card? { get throws { throw RequirementIsNotImplemented() } } }"
            ))
    }

    @Test func `Its call is tried, and what follows is chained`() {
        let calls = """
            func close(_ card: Card, _ delegate: CardDelegate?) {
                delegate?.cardDidClose?(card)
                print(delegate?.height?(of: card) ?? 0)
                print(delegate?.height?(of: card).rounded())
            }
            """
        let lines = adapted(source + "\n" + calls).split(separator: "\n").map(String.init)
        #expect(lines[5] == "    _ = (try? delegate?.cardDidClose (card))")
        #expect(lines[6] == "    print((try? delegate?.height (of: card)) ?? 0)")
        #expect(lines[7] == "    print((try? delegate?.height (of: card))?.rounded())")
    }

    @Test func `Who is sure that it is there ends the program where it is not`() {
        let calls = """
            func close(_ card: Card, _ delegate: CardDelegate) -> Double {
                delegate.cardDidClose!(card)
                return delegate.height!(of: card).rounded()
            }
            """
        let lines = adapted(source + "\n" + calls).split(separator: "\n").map(String.init)
        #expect(lines[5] == "    _ = (try! delegate.cardDidClose (card))")
        #expect(lines[6] == "    return (try! delegate.height (of: card)).rounded()")
    }

    /// What its name says in another class is no closure either: only a closure's type can be called with a question mark.
    @Test
    func
        `A property of the same name does not keep a call from being tried, a closure does unless the protocol is known`()
    {
        let calls = """
            final class Table {
                var height: Double = 3
                let cardDidClose: (Card) -> Void
                weak var owner: CardDelegate?
                func close(_ card: Card) {
                    other?.cardDidClose?(card)
                    owner?.cardDidClose?(card)
                    print(1)
                }
            }
            """
        let lines = adapted(source + "\n" + calls).split(separator: "\n").map(String.init)
        #expect(lines[9] == "        other?.cardDidClose?(card)")
        #expect(lines[10] == "        _ = (try? owner?.cardDidClose (card))")
        let plain = """
            @objc protocol Deck { @objc optional func cards() -> Int }
            final class Pile {
                var cards: Int = 3
                func count(_ deck: Deck?) -> Int { other?.cards?() ?? 0 }
            }
            """
        #expect(adapted(plain).contains("{ (try? other?.cards ()) ?? 0 }"))
    }

    /// The Swift Programming Language, Optional Protocol Requirements: a method's own type becomes optional.
    @Test func `Taken as a value it is a property of the protocol, which is nil for classes without it`() {
        let uses = """
            final class Table: CardDelegate {
                weak var delegate: CardDelegate?
                func height(of card: Card) -> Double { 3 }
                func look(_ card: Card) {
                    guard let height = self.delegate?.height(of:) else { return }
                    if delegate?.cardDidClose != nil { print(height(card)) }
                    let own = self.look, other = Golden().cardDidClose
                }
            }
            """
        let copy = adapted(source + "\n" + uses)
        let lines = copy.split(separator: "\n").map(String.init)
        #expect(lines[8] == "        guard let height = self.delegate?._optional_height_of__ else { return }")
        #expect(lines[9] == "        if delegate?._optional_cardDidClose____ != nil { print(height(card)) }")
        #expect(lines[10] == "        let own = self.look, other = Golden().cardDidClose")
        #expect(
            lines.contains(
                "extension CardDelegate { public var _optional_height_of__: ((Card) -> Double)? { MethodsOfClasses.has(\"heightOf:\", self) ? { try! self.height(of: $0) } : nil } }"
            ))
        #expect(copy.contains("MethodsOfClasses.add(Table.self, \"heightOf:\")"))
    }

    /// The same of another name for it, of a protocol below, and of a delegate that another file declares.
    @Test func `What the delegate is called in between does not matter`() {
        let uses = """
            protocol GoldenDelegate: CardDelegate {}
            final class Table {
                weak var delegate: CardDelegate?
                var golden: GoldenDelegate?
                func look(_ view: Pile) {
                    if let d = delegate, d.cardDidClose != nil { print(d) }
                    guard let delegate = delegate, let close = delegate.cardDidClose else { return }
                    let isClosed = golden?.height(of:) == nil || golden?.cardDidClose == nil
                    if view.delegate?.cardDidClose != nil { print(close, isClosed) }
                    if view.title?.cardDidClose != nil { print(view) }
                }
            }
            """
        let lines = adapted(source + "\n" + uses).split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }
        #expect(lines.contains("if let d = delegate, d._optional_cardDidClose____ != nil { print(d) }"))
        #expect(
            lines.contains(
                "guard let delegate = delegate, let close = delegate._optional_cardDidClose____ else { return }"))
        #expect(
            lines.contains(
                "let isClosed = golden?._optional_height_of__ == nil || golden?._optional_cardDidClose____ == nil"))
        #expect(lines.contains("if view.delegate?._optional_cardDidClose____ != nil { print(close, isClosed) }"))
        #expect(lines.contains("if view.title?.cardDidClose != nil { print(view) }"))
    }

    /// Objective-C looks a method up by its name alone.
    @Test func `An object of any class is asked as the only protocol or class that has the method`() {
        let uses = """
            final class Table {
                @IBOutlet weak var delegate: AnyObject?
                func deal() {}
                func close(_ card: Card) {
                    self.delegate?.cardDidClose?(card)
                    ([self].first as AnyObject).deal()
                    (card as AnyObject).flip()
                }
            }
            """
        let lines = withoutTables(adapted(source + "\n" + uses)).split(separator: "\n").map(String.init)
        #expect(lines[8] == "        _ = (try? (self.delegate as? CardDelegate)?.cardDidClose (card))")
        #expect(lines[9] == "        (([self].first as AnyObject) as! Table).deal()")
        #expect(lines[10] == "        (card as AnyObject).flip()")
    }

    /// What has the name in another function is another thing.
    @Test func `A name that is declared as something else is not asked`() {
        let source = """
            protocol Deck { func shuffle() }
            struct Table {
                func one() { let deck: AnyObject = self as AnyObject; _ = deck }
                func other() { let deck = find(); deck.shuffle() }
            }
            """
        #expect(adapted(source).contains("let deck = find(); deck.shuffle() }"))
    }

    @Test func `Protocols of Objective-C are for classes`() {
        #expect(adapted("@objc protocol A {}") == "      protocol A: AnyObject {}")
        #expect(adapted("@objc protocol A: B {}") == "      protocol A: B, AnyObject {}")
        #expect(adapted("@objc protocol A: NSObjectProtocol {}") == "      protocol A: NSObjectProtocol {}")
    }

    /// As UIKit's protocol has it, `optional var window: UIWindow?`.
    @Test func `The window of the app's delegate is optional twice, that of other objects is not`() {
        #expect(
            adapted("let root = UIApplication.shared.delegate?.window??.rootViewController")
                == "let root = UIApplication.shared.delegate?._optionalWindow??.rootViewController")
        #expect(
            adapted("let root = UIApplication.shared.delegate!.window!!.rootViewController")
                == "let root = UIApplication.shared.delegate!._optionalWindow!!.rootViewController")
        #expect(adapted("let traits = container.window??.traits") == "let traits = container._optionalWindow??.traits")
        for text in ["let window = view?.window", "let window = sceneDelegate?.window?.rootViewController"] {
            #expect(adapted(text) == text)
        }
    }

    @Test func `Closures are called as before`() {
        let call = "class Button { var onTap: ((Int) -> Void)?\nfunc tap() { self.onTap?(1) } }"
        #expect(adapted(call) == call)
    }

    /// A table shows lines to move rows by where its data source has the method, as Apple's page on `tableView(_:canMoveRowAt:)` says.
    @Test func `Classes tell which methods they have that tables show more for`() {
        let text = adapted(
            """
            import UIKit
            class Fruits: UITableViewController {
                override func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath) {}
                override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
            }
            """)
        #expect(text.contains("MethodsOfClasses.add(Fruits.self, \"tableView:moveRowAtIndexPath:toIndexPath:\")"))
    }
}
