import Testing

@testable import preview

/// Swift files with which apps start: Apple on the protocol App ("precede the structure's declaration with the @main attribute") and on
/// UIApplicationMain; The Swift Programming Language, "Attributes", on `main` and `UIApplicationMain`.
@Suite struct AppFilesTests {
    @Test(arguments: [
        "import SwiftUI\n@main\nstruct CardsApp: App {\n}", "import SwiftUI\n\n@main struct CardsApp: SwiftUI.App {}",
        "import UIKit\n@main\nclass AppDelegate: UIResponder, UIApplicationDelegate {}",
        "import UIKit\n@UIApplicationMain\nfinal class AppDelegate: Base {}",
        "import SwiftUI\n@main\n@MainActor public struct CardsApp: Other, App {}",
        "import UIKit\nUIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, nil)",
        "@testable import UIKit\n@main // starts\nclass AppDelegate: NSObject {}",
        "import SwiftUI\n@main\n////////////////////////////////\npackage struct CardsApp: App {}",
    ]) func `An app starts with it`(_ code: String) { #expect(AppFiles.startsApp(code)) }

    @Test(arguments: [
        "import SwiftUI\nstruct CardsApp: App {}", "import SwiftUI\n// @main\nstruct CardsApp: App {}",
        "import Foundation\n@main\nstruct Tool: ParsableCommand {}",
        "import WidgetKit\nimport SwiftUI\n@main\nstruct Clock: Widget {}",
        "import SwiftUI\n@main\nstruct Clocks: WidgetBundle {}", "import UIKit\n// UIApplicationMain(",
        "import UIKit\nclass AppDelegate: UIResponder, UIApplicationDelegate {}", "",
    ]) func `No app starts with it`(_ code: String) { #expect(!AppFiles.startsApp(code)) }

    /// What would take years if it were tried in each way in which it can be read.
    @Test(arguments: [
        ("import UIKit\n@main ", "//", "\nstruct Cards {}"), ("", "@a() ", "\n@main struct Cards: App {}"),
        ("import UIKit\n", "@main struct Cards:\n", ""), ("import UIKit\n", "@main @a(\n", ""),
        ("import UIKit\n", "\n", "@main struct Cards {}"),
    ]) func `A file is read in one go`(_ start: String, _ middle: String, _ end: String) {
        #expect(!AppFiles.startsApp(start + String(repeating: middle, count: 20_000) + end))
    }
}
