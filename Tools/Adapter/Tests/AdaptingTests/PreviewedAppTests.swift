import Foundation
import Testing

/// What an app is and does before its screens counts in `preview render` of its files.
@Suite(.enabled(if: Toolset.file != nil), .serialized) struct PreviewedAppTests {
    @Test func `An app that has one appearance alone is shown in it`() throws {
        let list =
            "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>UIUserInterfaceStyle</key><string>Dark</string></dict></plist>"
        let package = try Toolset.Package([
            "Lone.swift": """
            import UIKit
            func word(_ view: UIView) -> UIView {
                let label = UILabel()
                label.text = UITraitCollection.current.userInterfaceStyle == .dark ? "dark" : "light"
                return label
            }
            #Preview("Word") { word(UIView()) }
            """,
            "Info.plist": list,
        ])
        defer { package.remove() }
        #expect(try package.texts("Word", of: "Lone.swift") == ["dark"])
    }

    @Test func `The app in a file that is in no package starts before its screens`() throws {
        let package = try Toolset.Package([
            "Lone.swift": """
            import UIKit
            enum Store { nonisolated(unsafe) static var word = "not started" }
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                func applicationDidFinishLaunching(_ application: UIApplication) { Store.word = "started" }
            }
            #Preview("Word") {
                let label = UILabel()
                label.text = Store.word
                return label
            }
            """
        ])
        defer { package.remove() }
        #expect(try package.texts("Word", of: "Lone.swift") == ["started"])
    }

    @Test func `An app of SwiftUI shows its first window, and a view that needs nothing itself`() throws {
        let package = try Toolset.Package([
            "Cards.swift": """
            import SwiftUI
            @main struct Cards: App {
                var body: some Scene {
                    WindowGroup { Text("first window") }
                    WindowGroup(id: "other") { Text("second window") }
                }
            }
            """,
            "Screen.swift": """
            import SwiftUI
            struct Screen: View {
                @State private var name = "Anna"
                var body: some View { Text("Hello, \\(name)") }
            }
            """,
        ])
        defer { package.remove() }
        #expect(try package.texts("Cards", of: "Cards.swift") == ["first window"])
        #expect(try package.texts("Screen", of: "Screen.swift") == ["Hello, Anna"])
    }
}
