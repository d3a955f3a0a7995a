import Foundation
import Testing

@Suite("What the command says of itself")
struct HelpTests {
    let place: Workplace

    init() throws { place = try Workplace() }

    /// The commands that the help lists, and instead of those with several of their own these, as in `snapshot record`.
    private static let commands: [String] = {
        guard let place = try? Workplace() else { return [] }
        return Command.verbs.flatMap { name in
            let help = (try? place.preview(name, "--help").lines) ?? []
            let usage = help.filter { $0.hasPrefix("usage: preview ") || $0.hasPrefix("       preview ") }
            let call = /preview ([a-z][a-z-]*( [a-z]+)*)/
            let calls = usage.compactMap { $0.firstMatch(of: call).map { String($0.output.1) } }
            return Set(calls).sorted()
        }
    }()

    @Test("names its commands") func overview() throws {
        let run = try place.preview("--help")
        #expect(run.status == 0)
        #expect(run.errors.isEmpty)
        #expect(Set(Self.commands).isSuperset(of: ["render", "frames", "measure", "snapshot record", "install-git"]))
    }

    @Test("shows examples for each command, and they name no option that is unknown", arguments: commands)
    func examples(command: String) throws {
        let run = try help(on: command)
        #expect(run.status == 0)
        #expect(run.lines.contains { $0.hasPrefix("usage: preview \(command)") })
        let examples = run.lines.drop { !$0.hasPrefix("example") }.dropFirst()
        #expect(!examples.isEmpty)
        let explained = run.lines.prefix { !$0.hasPrefix("example") }.joined(separator: "\n")
        for example in examples {
            #expect(example.hasPrefix("  preview \(command)"))
            for word in example.split(separator: " ") where word.hasPrefix("-") && word.count > 1 {
                #expect(explained.contains("\(word) "), "\(word) is in an example and not among the options")
            }
        }
    }

    @Test("fits into a hundred and twenty columns", arguments: commands) func width(command: String) throws {
        for line in try help(on: command).lines { #expect(line.count <= 120, "\(line)") }
    }

    private func help(on command: String) throws -> Run {
        try place.run(Command.path, command.split(separator: " ").map(String.init) + ["--help"])
    }

    @Test("explains a command however help is requested") func helpOnCommand() throws {
        #expect(try place.preview("help", "measure").text == place.preview("measure", "--help").text)
        #expect(try place.preview("help", "mesure").errors.contains("did you mean `measure`?"))
    }

    @Test("prints its version, its revision and its toolset") func version() throws {
        let run = try place.run("/usr/bin/env", ["MAQUETTE_TOOLSET=/nowhere", Command.path, "--version"])
        #expect(run.status == 0 && run.lines.count == 3, "\(run.text)")
        #expect(try #require(run.lines.first).wholeMatch(of: /preview \d+\.\d+\.\d+/) != nil)
        #expect(run.lines[1].hasPrefix("revision "))
        #expect(run.lines[2] == "toolset none: Swift files need maquette-sdk, or Scripts/toolset in a checkout")
    }

    /// What `Scripts/package` writes beside the command and into maquette-sdk, with commits that are not the same.
    @Test("says in one line that the toolset is of another revision") func otherRevision() throws {
        // A link to the command is the command for the kernel, which names the folder of the link. It has to be on the same disk.
        let beside = URL(fileURLWithPath: Command.path).deletingLastPathComponent()
        let package = beside.appendingPathComponent("version-\(UUID().uuidString)")
        let sdk = package.appendingPathComponent("sdk")
        try FileManager.default.createDirectory(at: sdk, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: package) }
        let command = package.appendingPathComponent("preview").path
        try FileManager.default.linkItem(atPath: Command.path, toPath: command)
        func write(_ text: String, to name: String) throws {
            try text.write(to: package.appendingPathComponent(name), atomically: true, encoding: .utf8)
        }
        try write("0.1.0 aaaaaaaaaaaa\n", to: "revision")
        try write("0.2.0 bbbbbbbbbbbb\n", to: "sdk/revision")
        try write("Swift version 6.1.2\n", to: "sdk/compiler")
        try write("#!/bin/sh\nexit 1\n", to: "sdk/configure")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: sdk.path + "/configure")

        let told = try place.run("/usr/bin/env", ["-u", "MAQUETTE_TOOLSET", command, "--version"])
        #expect(
            told.lines.dropFirst() == [
                "revision aaaaaaaaaaaa",
                "toolset 0.2.0, revision bbbbbbbbbbbb, for Swift version 6.1.2, in \(sdk.path)",
                "the toolset and the command are of different revisions: install the maquette-sdk of the same release",
            ])
        let refused = try place.run("/usr/bin/env", ["-u", "MAQUETTE_TOOLSET", command, "toolset"])
        #expect(refused.status == 2)
        let words =
            "maquette-sdk is 0.2.0 (bbbbbbbbbbbb), and this command is 0.1.0 (aaaaaaaaaaaa): install the maquette-sdk of the same release"
        #expect(refused.errorLines == ["preview: \(words)"])

        try write("0.1.0 aaaaaaaaaaaa\n", to: "sdk/revision")
        let agreed = try place.run("/usr/bin/env", ["-u", "MAQUETTE_TOOLSET", command, "--version"])
        #expect(agreed.lines.count == 3, "\(agreed.text)")
    }

    @Test(
        "answers a typing error with one line and exit code 2",
        arguments: [
            ([], "name a command"), (["rendr"], "did you mean `render`?"), (["--versoin"], "did you mean `--version`?"),
            (["render"], "needs a document"), (["render", "a.json", "--divice", "x"], "did you mean `--device`?"),
            (["render", "a.json", "--device"], "--device needs a value"),
            (["render", "a.json", "--device", ""], "--device needs a value; this one is empty"),
            (["frames", "a.json", "--locale="], "--locale needs a value; this one is empty"),
            (["render", "a.json", "--dark=yes"], "--dark takes no value"),
            (["render", "a.json", "--device", "iPhone 16 Prro"], "did you mean `iPhone 16 Pro`"),
            (["render", "a.json", "--device", "pro max"], "several devices match `pro max`"),
            (["render", "a.json", "--size", "wide"], "as in 320x200"),
            (["render", "a.json", "--scale", "0"], "from 0.05 to 10"),
            (["render", "a.json", "--content-size", "huge"], "AX5"),
            (["render", "a.json", "--locale", "lnoger"], "did you mean `longer`?"),
            (["render", "a.json", "--dark", "--appearance", "light"], "give one of them"),
            (["render", "a.json", "--format", "gif"], "png, svg, pdf, text"),
            (["render", "a.json", "-o", "a.svg", "--format", "png"], "-o names a svg file"),
            (["measure"], "needs a text"), (["measure", "a", "--font", "17-fat"], "ultralight"),
            (["measure", "a", "--font", "bodi"], "did you mean `body`?"),
            (["measure", "a", "--width", "-1"], "from 0 to"), (["measure", "a", "--lines", "1.5"], "whole number"),
            (["measure", "--strings", "a.strings"], "--fits 120x44"),
            (["devices", "Nokia"], "there is no device `Nokia`"),
            (["--completions", "tcsh"], "bash, zsh or fish"),
        ] as [([String], String)])
    func slips(arguments: [String], words: String) throws {
        let run = try place.run(Command.path, arguments)
        #expect(run.status == 2)
        #expect(run.output.isEmpty)
        #expect(run.errorLines.count == 1)
        #expect(run.errors.contains(words), "\(run.errors)")
    }
}
