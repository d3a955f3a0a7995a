import Foundation
import Testing

/// What code of a project finds in place of the machine's clock, chance and network: Documentation/running.md, "Time and chance" and "Servers".
@Suite(.enabled(if: AppFixture.adapter != nil && Toolset.file != nil), .serialized) struct SameEveryDayTests {
    private static func controller(_ name: String, _ body: String) -> String {
        """
        import UIKit
        final class \(name): UIViewController {
            let label = UILabel(frame: CGRect(x: 20, y: 100, width: 350, height: 40))
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(label)
                \(body)
            }
        }

        """
    }

    /// What the label of a controller says.
    private func said(_ fixture: AppFixture, _ options: String...) throws -> String {
        let run = try fixture.run(["accessibility", fixture.path + "/App/Screen.swift", "--format", "text"] + options)
        #expect(run.status == 0, "\(run.errors)")
        let lines = run.output.split(separator: "\n").compactMap { $0.wholeMatch(of: /\s+1\s+(.*?)\.?/) }
        return try String(#require(lines.first, "\(run.output) \(run.errors)").1)
    }

    private static let now = """
        let format = DateFormatter()
        format.dateFormat = "yyyy-MM-dd HH:mm:ss"
        """

    @Test func `The date is the one that is asked for, and goes on with the steps`() throws {
        let fixture = try AppFixture([
            "App/Screen.swift": Self.controller(
                "Screen",
                Self.now + """

                    let (first, second) = (Date(), Date.now)
                    label.text = "\\(format.string(from: first)) \\(first < second) \\(Calendar.current.isDateInToday(second)) \\(TimeZone.current.secondsFromGMT())"
                    Timer.scheduledTimer(withTimeInterval: 30, repeats: false) { [label] _ in
                        MainActor.assumeIsolated { label.text = format.string(from: NSDate() as Date) }
                    }
                    """)
        ])
        #expect(try said(fixture) == "2026-01-09 09:41:00 true true 0")
        #expect(try said(fixture, "--date", "2024-02-29T23:59") == "2024-02-29 23:59:00 true true 0")
        #expect(try said(fixture, "--touch", "wait 40") == "2026-01-09 09:41:30")
        let now = try said(fixture, "--date", "now")
        #expect(now.hasPrefix(String(ISO8601DateFormatter().string(from: Date()).prefix(4))), "\(now)")
    }

    @Test func `What waits for a moment waits as long as on the machine`() throws {
        let fixture = try AppFixture([
            "App/Screen.swift": Self.controller(
                "Screen",
                """
                let begin = DispatchTime.now().uptimeNanoseconds
                let semaphore = DispatchSemaphore(value: 0)
                let first = semaphore.wait(timeout: .now() + 0.2)
                let second = semaphore.wait(wallTimeout: .now() + 0.2)
                let condition = NSCondition()
                condition.lock()
                let third = condition.wait(until: Date(timeIntervalSinceNow: 0.2))
                condition.unlock()
                let end = Date(timeIntervalSinceNow: 0.01)
                while Date() < end {}
                let seconds = Double(DispatchTime.now().uptimeNanoseconds - begin) / 1e9
                label.text = "\\(first) \\(second) \\(third) \\(seconds >= 0.5 && seconds < 10)"
                """)
        ])
        #expect(try said(fixture) == "timedOut timedOut false true")
    }

    @Test func `Identifiers, sets and files of a folder are the same in each run`() throws {
        let fixture = try AppFixture([
            "App/Screen.swift": Self.controller(
                "Screen",
                """
                let folder = FileManager.default.temporaryDirectory.appendingPathComponent("files")
                try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                for name in ["b", "c", "a"] { try? Data().write(to: folder.appendingPathComponent(name)) }
                let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
                let urls = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
                let order = Set((1...20).map { "\\($0)" }).joined(separator: " ")
                label.text = (names + urls.map(\\.lastPathComponent)).joined() + " \\(order) " + UUID().uuidString + " " + UUID().uuidString
                """)
        ])
        let first = try said(fixture)
        #expect(first.hasPrefix("abcabc "))
        #expect(try said(fixture) == first)
        let identifiers = first.split(separator: " ").suffix(2).compactMap { UUID(uuidString: String($0)) }
        #expect(Set(identifiers).count == 2)
        // The version of random ones, RFC 4122.
        #expect(identifiers.allSatisfy { $0.uuidString.dropFirst(14).first == "4" })
    }

    @Test(arguments: [
        "URLSession.shared.dataTask(with: url) { data, _, _ in DispatchQueue.main.async { show(data) } }.resume()",
        "Task { show(try? await URLSession.shared.data(from: url).0) }",
        "let session = URLSession(configuration: .default); Task { show(try? await session.data(for: URLRequest(url: url)).0) }",
        """
        let configuration = URLSessionConfiguration.default
        configuration.urlCache = URLCache(memoryCapacity: 1 << 20, diskCapacity: 0, diskPath: nil)
        let session = URLSession(configuration: configuration)
        Task { show(try? await session.data(for: URLRequest(url: url)).0) }
        """,
    ])
    func `A folder answers in the place of servers, and what it does not have fails at once`(_ call: String) throws {
        let fixture = try AppFixture([
            "App/Screen.swift": Self.controller(
                "Screen",
                """
                label.text = "waiting"
                let url = URL(string: "https://api.example.com/v1/name?of=1")!
                let show: @MainActor @Sendable (Data?) -> Void = { [label] data in
                    label.text = data.map { String(decoding: $0, as: UTF8.self) } ?? "failed"
                }
                \(call)
                """),
            "api/api.example.com/v1/name.txt": "Anna", "empty/readme.txt": "",
        ])
        #expect(try said(fixture) == "waiting")
        #expect(try said(fixture, "--network", fixture.path + "/api") == "Anna")
        #expect(try said(fixture, "--network", fixture.path + "/empty") == "failed")
    }

    /// Three screens, two behind rows; what they say comes of dates, chance and sets. After two seconds a row changes, and the header when
    /// no server has answered, which makes a fourth; its notes are others.
    @Test func `The same walk gives the same bytes, in another locale of the machine, too`() throws {
        let fixture = try AppFixture([
            "App/App.swift": """
            import SwiftUI

            @main struct Notes: App { var body: some Scene { WindowGroup { Start() } } }

            struct Start: View {
                @State private var news = "waiting"
                @State private var post = "asking"
                private let names = Set(["Ann", "Bob", "Cleo", "Dan"])

                var body: some View {
                    NavigationStack {
                        List {
                            ForEach(Array(names), id: \\.self) { name in
                                NavigationLink(name) { Text("\\(name) \\(UUID().uuidString)") }
                            }
                            Section(post) { Text(news); Text(Date(), style: .date) }
                        }
                        .navigationTitle("Notes")
                    }
                    .task {
                        try? await Task.sleep(for: .seconds(2))
                        news = "none today"
                    }
                    .task {
                        let address = URL(string: "https://api.example.com/post")!
                        post = (try? await URLSession.shared.data(from: address)) == nil ? "no post" : "post"
                    }
                }
            }

            """
        ])
        func walk(_ name: String, _ environment: [String: String] = [:]) throws -> [String: Data] {
            let folder = fixture.path + "/" + name
            let run = try fixture.run(
                ["app", fixture.path, "--walk", "-o", folder, "--minutes", "10", "--quiet"], with: environment)
            #expect(run.status == 0, "\(run.errors)")
            let files = try FileManager.default.contentsOfDirectory(atPath: folder)
            return Dictionary(
                uniqueKeysWithValues: files.map {
                    ($0, FileManager.default.contents(atPath: "\(folder)/\($0)") ?? Data())
                })
        }
        let first = try walk("first")
        let page = String(decoding: try #require(first["walk.md"]), as: UTF8.self)
        // The list and the notes of two rows, and once more without post: by then chance gives the notes others. Rows that differ make no
        // other screen of a list.
        #expect(page.contains("screens: 6 reached"), "\(page)")
        #expect(try walk("second") == first)
        #expect(try walk("third", ["LANG": "de_DE.UTF-8", "LC_ALL": "tr_TR.UTF-8", "LANGUAGE": "de"]) == first)
    }
}
