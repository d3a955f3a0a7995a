import Foundation
import Testing

/// What a screen leaves for later. What it says when it is drawn follows from how long that takes: what is ready within a moment is
/// there, as on a device, and what waits for long or for a server is not.
@Suite(.enabled(if: AppFixture.adapter != nil && Toolset.file != nil), .serialized) struct DeferredAppTests {
    private static let base = """
        import UIKit

        class Base: UIViewController {
            let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
            override func viewDidLoad() {
                super.viewDidLoad()
                label.text = "before"
                view.addSubview(label)
                begin()
            }
            func begin() {}
        }

        struct Store { func load() async throws -> [String] { ["one", "two"] } }
        class Model {
            var changed: ((String) -> Void)?
            func load() { Task { let all = try await Store().load(); DispatchQueue.main.async { self.changed?(all.isEmpty ? "" : "loaded") } } }
        }
        actor Counter {
            private var count = 0
            func next() -> Int { count += 1; return count }
        }

        """

    private static func controller(_ name: String, _ members: String = "", _ body: String) -> String {
        "final class \(name): Base { \(members)\n override func begin() { \(body) } }\n"
    }

    /// What the label of each of these controllers says.
    private func labels(_ controllers: [String]) throws -> [String] {
        let fixture = try AppFixture(["App/Screens.swift": Self.base + controllers.joined()])
        let run = try fixture.run(["accessibility", fixture.path + "/App/Screens.swift", "--format", "text"])
        #expect(run.status == 0, "\(run.errors)")
        // A number and the text in each line of an element. The base comes first.
        return run.output.split(separator: "\n").compactMap { $0.wholeMatch(of: /\s+1\s+(.*)/) }.map { String($0.1) }
            .dropFirst().map(\.self)
    }

    @Test func `Tasks are done before a screen is drawn, and what waits for long is not`() throws {
        let said = try labels([
            Self.controller("Direct", "", "Task { label.text = \"direct\" }"),
            Self.controller(
                "Loading", "",
                "Task { [weak self] in self?.label.text = (try? await Store().load())?.joined(separator: \"+\") }"),
            Self.controller(
                "Counting", "let counter = Counter()",
                "Task { for _ in 0..<20 { label.text = \"\\(await counter.next())\" } }"),
            Self.controller(
                "Late", "", "Task { try? await Task.sleep(nanoseconds: 60_000_000_000); label.text = \"late\" }"),
            Self.controller(
                "Detached", "",
                "Task.detached { let all = try? await Store().load(); await MainActor.run { self.label.text = all?.last } }"
            ),
            Self.controller(
                "OfModel", "let model = Model()",
                "model.changed = { [weak self] in self?.label.text = $0 }; model.load()"),
            Self.controller("Endless", "", "Task { while true { label.text = \"endless\"; await Task.yield() } }"),
        ])
        #expect(said == ["direct", "one+two", "20", "before", "two", "loaded", "endless"])
    }

    @Test func `What another queue leaves for the main one is waited for`() throws {
        let said = try labels([
            Self.controller(
                "Elsewhere", "",
                """
                DispatchQueue.global().async {
                    Thread.sleep(forTimeInterval: 0.1)
                    DispatchQueue.main.async { self.label.text = "elsewhere" }
                }
                """),
            Self.controller("Stuck", "", "DispatchQueue.global().async { Thread.sleep(forTimeInterval: 3) }"),
        ])
        #expect(said == ["elsewhere", "before"])
    }

    /// An app's apology for a server that cannot be reached is not its screen.
    @Test func `Servers have not answered yet when a screen is drawn`() throws {
        let address = "URL(string: \"https://example.com/list\")!"
        let said = try labels([
            Self.controller(
                "Shared", "",
                """
                Task {
                    do { _ = try await URLSession.shared.data(from: \(address)) } catch { label.text = "sorry" }
                }
                """),
            Self.controller(
                "Own", "let session = URLSession(configuration: .default)",
                """
                session.dataTask(with: \(address)) { _, _, _ in
                    DispatchQueue.main.async { self.label.text = "sorry" }
                }.resume()
                """),
        ])
        #expect(said == ["before", "before"])
    }

    @Test func `A task that crashes says where`() throws {
        let fixture = try AppFixture([
            "App/Screens.swift": Self.base
                + Self.controller("Broken", "", "Task { let none: [Int] = []\n label.text = \"\\(none[3])\" }")
        ])
        let run = try fixture.run(["frames", fixture.path + "/App/Screens.swift"])
        #expect(run.errors.contains("Index out of range"))
        // The base ends in line 22 with an empty one; the task is on the next line but one, its subscript one further.
        #expect(run.errors.contains("Screens.swift:25"))
    }
}
