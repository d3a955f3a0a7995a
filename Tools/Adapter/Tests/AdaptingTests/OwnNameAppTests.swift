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

    /// A type of the project comes before one of Foundation by its name, and what is put beside Foundation's is still there.
    @Test func `A project has queues, timers and selectors of its own`() throws {
        let fixture = try AppFixture([
            "App/Names.swift": """
            import Foundation
            typealias Queue = Dispatch.DispatchQueue
            public enum DispatchQueue { case main, other(Dispatch.DispatchQueue) }
            struct Timer { var seconds = 1.0 }
            struct Selector { var name = "" }
            final class Bundle { static let main = Bundle(); var name = "own" }
            func dispatch(_ queue: DispatchQueue, _ work: @escaping () -> Void) {
                switch queue {
                case .main: Dispatch.DispatchQueue.main.async { work() }
                case .other(let other): other.async { work() }
                }
            }
            """,
            "App/Screen.swift": """
            import UIKit
            final class Screen: UIViewController {
                let seconds = Timer(seconds: 2).seconds + (Foundation.Timer().userInfo as? Double ?? 0)
                let names = [Selector(name: "a").name, Bundle.main.name, NSLocalizedString("a", comment: "")]
                override func viewDidLoad() {
                    super.viewDidLoad()
                    dispatch(.main) { [weak self] in self?.save() }
                    let button = UIButton()
                    button.addTarget(self, action: #selector(save), for: .touchUpInside)
                    view.addSubview(button)
                }
                @objc func save() { title = names.joined() + "\\(seconds)" }
            }
            """,
        ])
        let report = try fixture.build()
        let module = try #require(report.modules.first)
        #expect(module.isCompiled && module.left == [])
        #expect(module.cuts.map(\.line) == [] && module.stubs == [] && module.members == [])
        #expect(module.viewFilesMissingNothing == 1)
    }
}
