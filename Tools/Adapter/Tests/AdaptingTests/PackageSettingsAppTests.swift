import Foundation
import Testing

/// What packages of real apps have besides views: classes for tests, and code that is of the main actor unless it says otherwise.
@Suite(.enabled(if: AppFixture.adapter != nil && Toolset.file != nil), .serialized) struct PackageSettingsAppTests {
    private func printed(_ files: [String: String]) throws -> String {
        let fixture = try AppFixture(files)
        let run = try fixture.run(["app", fixture.path, "-o", fixture.path + "/out/"])
        #expect(run.status == 0)
        return run.errors
    }

    /// Its symbols are in the toolchain's XCTest, without which none of the app's screens can be loaded.
    @Test func `Screens are drawn of an app that has classes of tests`() throws {
        let text = try printed([
            "App/Screen.swift": """
            import UIKit
            import XCTest

            class Base: XCTestCase { override func setUp() { super.setUp() } }

            final class Screen: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .red
                    print("shown with \\(Base.self)")
                }
            }
            """
        ])
        #expect(text.contains("code: shown with Base"), "\(text)")
    }

    /// SwiftPM's `defaultIsolation`, with which `NSLocalizedString` of the module would be of the main actor as well.
    @Test func `Texts are asked for outside of the main actor`() throws {
        let fixture = try AppFixture([
            "Package.swift": """
            // swift-tools-version: 6.2
            import PackageDescription
            let package = Package(
                name: "Cards", targets: [.target(name: "Cards", swiftSettings: [.defaultIsolation(MainActor.self)])])
            """,
            "Sources/Cards/Screen.swift": """
            import UIKit

            nonisolated func title() -> String {
                NSLocalizedString("title", comment: "") + String(format: "%02d", 1) + (Bundle.main.bundleIdentifier ?? "")
            }
            class Screen: UIView {}
            """,
        ])
        let report = try fixture.build()
        #expect(
            report.modules.count == 1 && report.modules.allSatisfy { $0.isCompiled && $0.cuts.isEmpty },
            "\(report.modules)")
    }
}
