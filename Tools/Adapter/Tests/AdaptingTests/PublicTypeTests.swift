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

/// The types of a package beside those of one that is missing.
@Suite(.enabled(if: AppFixture.adapter != nil && Toolset.file != nil), .serialized) struct PublicTypeAppTests {
    /// Xcode finds the name of a missing module in one file, and that of a module that is there in the other: as a stub of the whole
    /// module the first would be in the way of the second.
    @Test func `A missing type does not hide one of the same name that another file imports`() throws {
        let fixture = try AppFixture([
            "Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "P", targets: [.target(name: "Kit"), .target(name: "App", dependencies: ["Kit"], path: "App")])
            """,
            "Sources/Kit/Vault.swift": """
            import UIKit
            public final class Vault { public init(service: String) {}; public var text: String { "kept" } }
            public class Kept: UIView {}
            """,
            "App/Screen.swift": """
            import Kit
            import UIKit
            class Screen: UIView {
                let vault = Vault(service: "a")
                let label = UILabel()
                func fill() { label.text = vault.text }
            }
            """,
            "App/Other.swift": """
            import TunnelKit
            import UIKit
            class Other: UIView { func open() { let vault = Vault(group: "b"); vault.close() } }
            """,
        ])
        let report = try fixture.build()
        let module = try #require(report.modules.first { $0.module == "App" })
        #expect(module.isCompiled && !module.stubs.contains("Vault"), "\(module.stubs)")
        #expect(module.cuts.allSatisfy { $0.path.hasSuffix("/Other.swift") }, "\(module.cuts)")
    }
}
