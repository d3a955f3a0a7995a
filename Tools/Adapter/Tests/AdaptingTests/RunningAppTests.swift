import Foundation
import Testing

/// The running app: Documentation/running.md, "The running app" and "For agents". What the app says after each step is worked out by hand.
@Suite(.enabled(if: AppFixture.adapter != nil && Toolset.file != nil), .serialized) struct RunningAppTests {
    private static let shop = [
        "App/AppDelegate.swift": """
        import UIKit
        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                window = UIWindow(frame: UIScreen.main.bounds)
                window?.rootViewController = Shop()
                window?.makeKeyAndVisible()
                return true
            }
        }
        """,
        "App/Shop.swift": """
        import UIKit
        final class Shop: UIViewController {
            let count = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
            var bought = 0
            override func viewDidLoad() {
                super.viewDidLoad()
                for (number, title) in ["Buy", "Crash", "Hang"].enumerated() {
                    let button = UIButton(type: .system)
                    button.frame = CGRect(x: 20, y: 200 + 60 * number, width: 200, height: 50)
                    button.setTitle(title, for: .normal)
                    button.tag = number
                    button.addTarget(self, action: #selector(touch), for: .touchUpInside)
                    view.addSubview(button)
                }
                view.addSubview(count)
                Timer.scheduledTimer(withTimeInterval: 3, repeats: false) { [self] _ in
                    MainActor.assumeIsolated { title = "Open"; count.text = "Open" }
                }
            }
            @objc func touch(_ button: UIButton) {
                bought += 1
                count.text = "\\(bought) bought"
                if button.tag == 1 { fatalError("no crash is left") }
                while button.tag == 2 {}
            }
        }
        """,
    ]

    /// What is written on the picture of the app's screen.
    private func said(_ fixture: AppFixture, _ steps: String...) throws -> String {
        let run = try fixture.run(
            ["app", fixture.path, "--run", "--quiet", "-o", fixture.path + "/app.txt"]
                + steps.flatMap { ["--touch", $0] })
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("app.txt"))
        return String(decoding: try Data(contentsOf: URL(filePath: fixture.path + "/app.txt")), as: UTF8.self)
    }

    @Test func `The app's own screen is drawn after the steps, and nothing else`() throws {
        let fixture = try AppFixture(Self.shop)
        let start = try said(fixture)
        #expect(start.contains("Buy") && !start.contains("bought"))
        #expect(try said(fixture, "tap \"Buy\"", "tap 60,220").contains("2 bought"))
        #expect(try said(fixture, "wait for \"Open\"").contains("Open"))
        let refused = try fixture.run([
            "app", fixture.path, "--run", "--quiet", "--touch", "tap \"Sell\"", "-o", fixture.path + "/no.png",
        ])
        #expect(refused.status == 2 && refused.errors.contains("there is no \"Sell\"; there are \"Buy\""))
        #expect(!FileManager.default.fileExists(atPath: fixture.path + "/no.png"))
    }

    /// Calls that come at once: each begins where the one before ends.
    @Test func `An agent uses the app from call to call, and what cannot be done changes nothing`() throws {
        let fixture = try AppFixture(Self.shop)
        let calls = [
            ("StartApp", #"{"path":"App"}"#), ("TapView", #"{"target":"Buy"}"#), ("TapView", #"{"target":"Sell"}"#),
            ("TapView", #"{"target":"60,220"}"#), ("TapView", #"{"target":"Crash"}"#),
            ("TapView", #"{"target":"Hang","timeout":3}"#), ("DescribeScreen", "{}"),
            ("StartApp", "{}"), ("WaitUntil", #"{"appears":"Open"}"#), ("TapView", #"{"target":"Buy"}"#),
            ("TapView", #"{"target":"Buy"}"#), ("DiffScreens", "{}"), ("DiffScreens", #"{"steps":9}"#),
            ("StartApp", "{}"), ("DiffScreens", "{}"),
        ]
        let lines = calls.enumerated().map { number, call in
            #"{"jsonrpc":"2.0","id":\#(number),"method":"tools/call","params":{"name":"\#(call.0)","arguments":\#(call.1)}}"#
        }
        var results: [[String: Any]] = calls.map { _ in [:] }
        for line in try fixture.ask(["mcp", fixture.path], lines) {
            let reply = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
            if let id = reply?["id"] as? Int, let result = reply?["result"] as? [String: Any] { results[id] = result }
        }
        func text(_ number: Int) -> String {
            ((results[number]["content"] as? [[String: Any]])?.first?["text"] as? String) ?? ""
        }
        func steps(_ number: Int) -> [String]? {
            (results[number]["structuredContent"] as? [String: Any])?["steps"] as? [String]
        }
        #expect(steps(0) == [] && text(0).contains("Buy"))
        #expect(steps(1) == ["tap \"Buy\""] && text(1).contains("1 bought"))
        #expect(results[2]["isError"] as? Bool == true && text(2).contains("there is no \"Sell\""))
        #expect(steps(3) == ["tap \"Buy\"", "tap \"Buy\""] && text(3).contains("2 bought"))
        #expect(results[4]["isError"] as? Bool == true && text(4).contains("the app crashed"))
        #expect(text(5).contains("the app took more than 3 s"))
        #expect(steps(6) == steps(3) && text(6).contains("2 bought"))
        #expect(steps(7) == [] && !text(7).contains("bought"))
        #expect(steps(8) == ["wait for \"Open\""] && text(8).contains("Open"))
        #expect(
            text(11) == """
                1 change between tap "Buy" and tap "Buy"
                changed: 1 bought → 2 bought
                """)
        #expect(
            text(12) == """
                1 change between the start and tap "Buy"
                added: 2 bought
                """)
        #expect(results[14]["isError"] as? Bool == true && text(14).contains("nothing was done since the app started"))
    }
}
