import Foundation
import Testing

/// What code of a project, and programs that run while it is compiled, come to in the command's cages: Documentation/security.md.
@Suite(.enabled(if: Toolset.file != nil), .serialized) struct PreviewCageTests {
    @Test func `Code has no network, writes nothing into the project, and knows nothing of the environment`() throws {
        let package = try Toolset.Package([
            "Nosy.swift": """
            import UIKit
            #Preview("Nosy", traits: .sizeThatFitsLayout) {
                let label = UILabel()
                let written = FileManager.default.createFile(atPath: "FOLDER/other/spy", contents: Data())
                let net = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
                let secret = ProcessInfo.processInfo.environment["SECRET"] ?? "none"
                label.text = "\\(written) \\(net) \\(secret)"
                return label
            }
            """
        ])
        defer { package.remove() }
        try package.edit("Nosy.swift", "FOLDER", package.folder.path)
        try package.write("other/place", "")
        try package.write("out/place", "")
        // The folder of the pictures is where the command may write, so it is another one.
        let run = try package.preview(
            ["render", "../Nosy.swift", "--format", "text", "-o", "nosy.txt"], in: "out", ["SECRET": "password"])
        #expect(run.status == 0, "\(run.text)")
        let text = try String(contentsOf: package.folder.appending(path: "out/nosy.txt"), encoding: .utf8)
        #expect(text.contains("\"false -1 none\""))
    }

    /// libdispatch counts those that wait, and ends a process in which it cannot see them.
    @Test func `Many threads of a preview may wait`() throws {
        let package = try Toolset.Package([
            "Waiting.swift": """
            import UIKit
            #Preview("Waiting", traits: .sizeThatFitsLayout) {
                let group = DispatchGroup()
                for _ in 0..<60 { DispatchQueue.global().async(group: group) { usleep(150_000) } }
                group.wait()
                sleep(2)
                let label = UILabel()
                label.text = "waited"
                return label
            }
            """
        ])
        defer { package.remove() }
        let run = try package.preview(["render", "Waiting.swift", "--format", "text", "-o", "-"])
        #expect(run.status == 0 && run.text.contains("\"waited\""), "\(run.text)")
    }

    /// Manifests are programs, and compilers read what sources name.
    @Test func `A manifest reads and writes nothing but its own, and an include no file outside`() throws {
        let package = try Toolset.Package([
            "Package.swift": """
            // swift-tools-version:5.9
            import Foundation
            import PackageDescription
            let isRead = FileManager.default.contents(atPath: "FOLDER/secret") != nil
            let isWritten = FileManager.default.createFile(atPath: "FOLDER/cards/spy", contents: Data())
            let variable = ProcessInfo.processInfo.environment["SECRET"] ?? "none"
            let package = Package(
                name: "Cards", platforms: [.iOS(.v13)],
                targets: [.target(name: "Cards\\(isRead || isWritten || variable != "none" ? "Open" : "")", path: "Sources/Cards")])
            """,
            "Sources/Cards/Card.swift": """
            import UIKit
            #Preview("Card", traits: .sizeThatFitsLayout) { let label = UILabel(); label.text = "kept"; return label }
            """,
        ])
        defer { package.remove() }
        // The package is the project, and what lies beside it is not.
        let root = package.folder.path
        try FileManager.default.createDirectory(atPath: root + "/cards", withIntermediateDirectories: true)
        for name in ["Package.swift", "Sources"] {
            try FileManager.default.moveItem(atPath: "\(root)/\(name)", toPath: "\(root)/cards/\(name)")
        }
        try package.edit("cards/Package.swift", "FOLDER", root)
        try package.write("secret", "password")
        let run = try package.preview(
            ["render", "Sources/Cards/Card.swift", "--format", "text", "-o", "-"], in: "cards", ["SECRET": "password"])
        #expect(run.status == 0 && run.text.contains("\"kept\""), "\(run.text)")
        #expect(!FileManager.default.fileExists(atPath: root + "/cards/spy"))
        // A target of that name would be what the manifest found out.
        #expect(!run.text.contains("CardsOpen"), "\(run.text)")
        let compiled = FileManager.default.enumerator(atPath: root + "/.cache")?.compactMap { $0 as? String } ?? []
        #expect(!compiled.isEmpty && !compiled.contains { $0.contains("CardsOpen") })
    }

    /// Plug-ins are programs, too, and so is what they start.
    @Test func `A build plug-in and its commands read and write nothing but their own`() throws {
        let package = try Toolset.Package([
            "cards/Package.swift": """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(
                name: "Cards", platforms: [.iOS(.v13)],
                targets: [.target(name: "Cards", plugins: ["Spy"]), .plugin(name: "Spy", capability: .buildTool())])
            """,
            "cards/Plugins/Spy/Spy.swift": """
            import Foundation
            import PackagePlugin
            @main struct Spy: BuildToolPlugin {
                func createBuildCommands(context: PluginContext, target: Target) -> [Command] {
                    let file = context.pluginWorkDirectory.appending("Found.swift")
                    let read = FileManager.default.contents(atPath: "FOLDER/secret").map { String(decoding: $0, as: UTF8.self) }
                    FileManager.default.createFile(atPath: "FOLDER/cards/spy", contents: Data())
                    let words = "echo // \\(read ?? "none") $SECRET > \\(file); cat FOLDER/secret >> \\(file); touch FOLDER/cards/spy"
                    return [
                        .prebuildCommand(
                            displayName: "Spy", executable: .init("/bin/sh"), arguments: ["-c", words],
                            outputFilesDirectory: context.pluginWorkDirectory)
                    ]
                }
            }
            """,
            "cards/Sources/Cards/Card.swift": """
            import UIKit
            #Preview("Card", traits: .sizeThatFitsLayout) { let label = UILabel(); label.text = "kept"; return label }
            """, "secret": "password",
        ])
        defer { package.remove() }
        try package.edit("cards/Plugins/Spy/Spy.swift", "FOLDER", package.folder.path)
        let run = try package.preview(
            ["render", "Sources/Cards/Card.swift", "--format", "text", "-o", "-"], in: "cards", ["SECRET": "password"])
        #expect(run.status == 0 && run.text.contains("\"kept\""), "\(run.text)")
        #expect(!FileManager.default.fileExists(atPath: package.folder.path + "/cards/spy"))
        let cache = package.folder.path + "/.cache"
        let made = FileManager.default.enumerator(atPath: cache)?.compactMap { $0 as? String } ?? []
        let found = made.filter { $0.hasSuffix("/Found.swift") }
        #expect(!found.isEmpty)
        for name in found {
            #expect(try !String(contentsOfFile: cache + "/" + name, encoding: .utf8).contains("password"), "\(name)")
        }
    }

    /// Programs of the project have run where the answer comes from.
    @Test func `What a build says that it compiled is not loaded from elsewhere`() throws {
        let package = try Toolset.Package([
            "Card.swift": "import UIKit\n#Preview { UILabel() }\n",
            "toolset/adapt": """
            #!/bin/sh
            while read -r line; do
                echo '{"file": "", "image": "FOLDER/other.so", "previews": [], "errors": [], "problems": [], "folders": [], "files": []}'
            done
            """,
        ])
        defer { package.remove() }
        try package.edit("toolset/adapt", "FOLDER", package.folder.path)
        chmod(package.folder.path + "/toolset/adapt", 0o755)
        let own = URL(fileURLWithPath: Toolset.file!).deletingLastPathComponent().appending(path: "settings.json")
        var settings = try #require(
            JSONSerialization.jsonObject(with: Data(contentsOf: own)) as? [String: Any])
        settings["adapter"] = package.folder.path + "/toolset/adapt"
        try JSONSerialization.data(withJSONObject: settings)
            .write(to: package.folder.appending(path: "toolset/settings.json"))
        let run = try package.preview(
            ["render", "Card.swift"], toolset: package.folder.appending(path: "toolset"))
        #expect(run.status == 2, "\(run.text)")
        #expect(run.text.contains("the compiled code was not written where it belongs"), "\(run.text)")
    }

    /// As when a build server ends a job.
    @Test func `Nothing of code is left after the command was killed`() throws {
        let package = try Toolset.Package([
            "Slow.swift": """
            import UIKit
            #Preview("Slow") {
                FileManager.default.createFile(atPath: NSTemporaryDirectory() + "/left", contents: Data(count: 5_000))
                print("began")
                sleep(100)
                return UILabel()
            }
            """
        ])
        defer { package.remove() }
        let temporary = package.folder.appending(path: "temporary")
        try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
        let toolset = URL(fileURLWithPath: Toolset.file!).deletingLastPathComponent()
        let (process, pipe) = (Process(), Pipe())
        process.executableURL = toolset.appending(path: "host")
        process.arguments = ["render", package.folder.path + "/Slow.swift", "-o", package.folder.path + "/slow.png"]
        process.environment = ProcessInfo.processInfo.environment.merging([
            "MAQUETTE_TOOLSET": toolset.path, "MAQUETTE_CACHE": package.folder.path + "/.cache",
            "TMPDIR": temporary.path,
        ]) { $1 }
        process.standardOutput = FileHandle.nullDevice
        process.standardError = pipe
        try process.run()
        var said = Data()
        while said.range(of: Data("code: began".utf8)) == nil {
            let more = pipe.fileHandleForReading.availableData
            try #require(!more.isEmpty, "\(String(decoding: said, as: UTF8.self))")
            said += more
        }
        /// Processes that have the name of the file among their words.
        func count() -> Int {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
            return names.count { name in
                guard Int(name) != nil, let line = FileManager.default.contents(atPath: "/proc/\(name)/cmdline") else {
                    return false
                }
                return line.range(of: Data((package.folder.path + "/Slow.swift").utf8)) != nil
            }
        }
        #expect(count() > 1)
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        let killed = ContinuousClock.now
        while count() > 0, killed.duration(to: .now) < .seconds(20) { usleep(20_000) }
        #expect(count() == 0)
        let left = FileManager.default.enumerator(atPath: temporary.path)?.compactMap { $0 as? String } ?? []
        #expect(!left.contains { $0.hasSuffix("/left") }, "\(left)")
    }
}
