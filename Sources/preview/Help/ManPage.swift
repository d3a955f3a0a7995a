import Maquette

/// Pages for `man`, made of what `--help` is made of.
@MainActor enum ManPage {
    /// Writes `preview.1` and a page for each command.
    static func write(allInto words: ArraySlice<Argument>) throws {
        guard let word = words.first, !word.bytes.isEmpty, words.count == 1 else {
            throw Failure("--man needs a folder for the manual pages")
        }
        let folder = FilePath(bytes: word.bytes)
        try AtomicFile.makeFolder(folder)
        let verbs = Preview.subcommands.flatMap { [$0] + $0.parts }
        try AtomicFile.write(Array(overview(of: verbs).utf8), to: folder.appending("preview.1".utf8))
        for verb in verbs {
            try AtomicFile.write(Array(page(on: verb).utf8), to: folder.appending("\(name(of: verb)).1".utf8))
        }
    }

    private static func overview(of verbs: [any Subcommand.Type]) -> String {
        var page = start("preview", Preview.summary.prefix(1).uppercased() + Preview.summary.dropFirst().dropLast())
        page += ["preview COMMAND …", "preview COMMAND --help"].map { ".B \(roff($0))" }.joined(by: ".br")
        page.append(".SH COMMANDS")
        for verb in verbs { page += [".TP", ".BR \(name(of: verb, isRoff: true)) (1)", roff(verb.summary)] }
        page += list(of: Preview.globalOptions) + list(of: Preview.examples) + exitCodes
        return page.joined(separator: "\n") + "\n"
    }

    private static func page(on verb: any Subcommand.Type) -> String {
        var page = start(name(of: verb), verb.summary)
        page += verb.usage.map { ".B preview \(roff($0))" }.joined(by: ".br")
        // A command with commands of its own has their options.
        if verb.parts.isEmpty { page += list(of: verb.options) }
        if !verb.notes.isEmpty { page.append(".SH NOTES") }
        // As the lines stand: some are tables.
        for (number, note) in verb.notes.enumerated() {
            page += (number == 0 ? [] : [".PP"]) + [".nf", roff(note), ".fi"]
        }
        page += list(of: verb.examples)
        if !verb.notes.contains(where: { $0.contains("xit code") }) { page += exitCodes }
        let others = [["preview"], verb.parts.map { name(of: $0) }].joined()
        page += [".SH SEE ALSO"] + others.map { ".BR \(roff($0)) (1)" }
        return page.joined(separator: "\n") + "\n"
    }

    private static func start(_ name: String, _ summary: String) -> [String] {
        // Without a date, so that the same command gives the same pages.
        [
            ".TH \(roff(name.uppercased())) 1 \"\" \"Maquette \(Preview.version)\" \"Maquette\"", ".SH NAME",
            "\(roff(name)) \\- \(roff(summary))", ".SH SYNOPSIS",
        ]
    }

    private static func list(of options: [Option]) -> [String] {
        guard !options.isEmpty else { return [] }
        return [".SH OPTIONS"]
            + options.flatMap { option in
                let names = [option.short, option.name].compactMap { $0 }.map { "\\fB\(roff($0))\\fR" }
                let value = option.value.map { " \\fI\(roff($0))\\fR" } ?? ""
                return [".TP", names.joined(separator: ", ") + value, roff(option.words)]
            }
    }

    private static func list(of examples: [String]) -> [String] {
        guard !examples.isEmpty else { return [] }
        return [".SH EXAMPLES", ".nf"] + examples.map { roff("preview \($0)") } + [".fi"]
    }

    private static let exitCodes = [
        ".SH EXIT STATUS", ".TP", "0", "all is well", ".TP", "1", "something was found", ".TP", "2",
        "something could not be read or written",
    ]

    private static func name(of verb: any Subcommand.Type, isRoff: Bool = false) -> String {
        let name = "preview-" + verb.name.split(separator: " ").joined(separator: "-")
        return isRoff ? roff(name) : name
    }

    /// A text for roff: with what typesetters would change, and what begins a request at the start of a line, made plain.
    private static func roff(_ text: some StringProtocol) -> String {
        let plain = text.reduce(into: "") { plain, character in
            switch character {
            case "\\": plain += "\\e"
            case "-": plain += "\\-"
            case "`": plain += "\\(ga"
            case "'": plain += "\\(aq"
            case "\"": plain += "\\(dq"
            case "^": plain += "\\(ha"
            case "~": plain += "\\(ti"
            default: plain.append(character)
            }
        }
        return plain.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.hasPrefix(".") ? "\\&" + $0 : String($0) }.joined(separator: "\n")
    }
}

extension [String] {
    fileprivate func joined(by line: String) -> [String] { Array(map { [$0] }.joined(separator: [line])) }
}
