import Adapting
import Foundation
import Testing

/// Names that a project shares with modules of Apple's which none of its files imports.
@Suite(.enabled(if: AppFixture.adapter != nil && Toolset.file != nil), .serialized) struct OwnNameAppTests {
    /// Where nothing imports Combine, its names are free; where something does, it is there.
    @Test func `A project has futures of its own`() throws {
        let fixture = try AppFixture([
            "Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Cards", targets: [
                .target(name: "Flow"), .target(name: "Screens", dependencies: ["Flow"]), .target(name: "Models")])
            """,
            "Sources/Flow/Flow.swift": """
            import Foundation
            public protocol Cancellable { func didCancel() }
            public final class Future<Value> { public init() {} }
            """,
            "Sources/Screens/Screen.swift": """
            import Flow
            import UIKit
            class Screen: UIView, Cancellable {
                let future = Future<()>()
                func didCancel() {}
            }
            """,
            "Sources/Models/Model.swift": """
            import UIKit
            class Model: ObservableObject { @Published var title = "" }
            """,
        ])
        let report = try fixture.build()
        #expect(report.modules.map(\.module).sorted() == ["Flow", "Models", "Screens"])
        #expect(report.modules.allSatisfy { $0.isCompiled && $0.cuts.isEmpty })
    }
}
