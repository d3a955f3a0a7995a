import Testing

@testable import Adapting

@Suite struct OptionalRequirementTests {
    private let source = """
        @objc public protocol CardDelegate: AnyObject {
            @objc optional func cardDidClose(_ card: Card)
            @objc optional func height(of card: Card) -> Double
        }
        """

    @Test func `A requirement may throw, and there is one that throws`() {
        let lines = adapted(source).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        #expect(lines[1].hasSuffix(" func cardDidClose(_ card: Card) throws"))
        #expect(lines[2].hasSuffix(" func height(of card: Card) throws -> Double"))
        #expect(lines[4].hasPrefix("extension CardDelegate { public func cardDidClose"))
        #expect(
            lines[5]
                == "extension CardDelegate { public func height(of card: Card) throws -> Double { throw RequirementIsNotImplemented() } }"
        )
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
        for text in ["let window = view?.window", "let window = sceneDelegate?.window?.rootViewController"] {
            #expect(adapted(text) == text)
        }
    }

    @Test func `Closures are called as before`() {
        let call = "class Button { var onTap: ((Int) -> Void)?\nfunc tap() { self.onTap?(1) } }"
        #expect(adapted(call) == call)
    }
}
