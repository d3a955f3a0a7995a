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

    @Test("prints its version") func version() throws {
        let run = try place.preview("--version")
        #expect(run.status == 0)
        #expect(try #require(run.lines.first).wholeMatch(of: /preview \d+\.\d+\.\d+/) != nil)
    }

    @Test(
        "answers a typing error with one line and exit code 2",
        arguments: [
            ([], "say what to do"), (["rendr"], "did you mean `render`?"), (["--versoin"], "did you mean `--version`?"),
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
