import Adapting
import Testing

@Suite struct PublicTypeTests {
    /// By hand: types at the top of a file that other modules may name, and neither functions nor what is in another type.
    @Test func `The types of a file that other modules see`() {
        let text = """
            public final class Vault {
                public struct Key {}
            }
            open class Base: NSObject {}
            @MainActor public protocol Keeper: AnyObject {}
            @available(iOS 13, *) public indirect enum Tree<Leaf> { case leaf(Leaf) }
            public typealias Handler = () -> Void
            public actor Store {}
            public func make() {}
            public let limit = 3
            class Inner {}
            private struct Hidden {}
            public class func named() {}
            """
        #expect(
            PublicTypes.names(in: Array(text.utf8)) == ["Vault", "Base", "Keeper", "Tree", "Handler", "Store"])
    }

    @Test func `A name that two modules have is nobody's`() {
        let owners = PublicTypes.owners([("A", ["One", "Two"]), ("B", ["Two", "Three"])])
        #expect(owners == ["One": "A", "Three": "B"])
    }
}
