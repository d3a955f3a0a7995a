import Foundation
import Testing

@testable import Adapting

/// Macros of SwiftUI, expanded by the compiler of the toolset, and previews with variables, which the adapter makes views of. What each
/// comes to is Apple's documentation of it.
@Suite struct MacroTests {
    @Test(.enabled(if: Toolset.file != nil)) func `Entries have the values that they begin with, and others when set`()
        throws
    {
        let package = try Toolset.Package([
            "Package.swift": """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(name: "Checks", targets: [.executableTarget(name: "checks")])
            """,
            "Sources/checks/main.swift": """
            import SwiftUI
            import UIKit

            final class Box { let name = "box" }
            extension EnvironmentValues {
                @Entry var number = 3
                @Entry var name: String?
                @Entry var list = [1.5]
                @Entry var box = Box()
                @Entry var make: () -> Int = { 4 }
                @Entry var `default`: Int? = 7
            }
            extension Transaction { @Entry var isSoon = false }

            var values = EnvironmentValues()
            print(values.number, values.name as Any, values.list, values.box.name, values.make(), values.default!)
            (values.number, values.name, values.default) = (5, "x", nil)
            print(values.number, values.name!, values.default as Any)
            var transaction = Transaction()
            transaction.isSoon = true
            print(transaction.isSoon, Transaction().isSoon)

            struct Shown: View {
                @Environment(\\.number) var number
                var body: some View { Text(verbatim: "\\(number)") }
            }
            let controller = UIHostingController(rootView: Shown().environment(\\.number, 8))
            controller.view.layoutIfNeeded()
            func words(_ view: UIView) -> [String] {
                ((view as? UILabel)?.text).map { [$0] } ?? view.subviews.flatMap(words)
            }
            print(words(controller.view))
            #Preview("Nothing") { Shown() }
            """,
        ])
        defer { package.remove() }
        #expect(
            try package.output(of: "checks") == """
                3 nil [1.5] box 4 7
                5 x nil
                true false
                ["8"]

                """)
    }

    private func shown(_ preview: String) -> String {
        let file = SourceFile(path: "/m/A.swift", bytes: Array(preview.utf8))
        let facts = ModuleFacts([FactsCollector.facts(of: file)])
        let adapted = FileAdapter.adapt(file, facts, showing: PreviewSelection(without: []))
        let copies = Assembly(files: [(file.path, file.bytes)], adapted: [adapted]).copies
        let text = String(decoding: copies[0].bytes ?? file.bytes, as: UTF8.self)
        let start = text.range(of: "DeveloperToolsSupport.Preview")?.upperBound ?? text.startIndex
        return String(text[start...].prefix { $0 != "\n" })
    }

    @Test func `Variables of a preview are those of a view that is made of the rest`() {
        #expect(
            shown("#Preview { @Previewable @State var a = 1; let b = 2; Card(a, b) }")
                == " { struct _Previewed: SwiftUI.View { @Previewable @State var a = 1; var body: some SwiftUI.View { "
                + "let b = 2; Card(a, b)  } }; return _Previewed() }) }")
        #expect(
            shown("#Preview { @Previewable @State var a = 1 \n Card(a) }")
                == " { struct _Previewed: SwiftUI.View { @Previewable @State var a = 1; var body: some SwiftUI.View { ")
        // Where one stands behind something else, nothing is moved.
        #expect(
            shown("#Preview { let b = 2; @Previewable @State var a = b; Card(a) }")
                == " { let b = 2; @Previewable @State var a = b; Card(a) }) }")
    }
}
