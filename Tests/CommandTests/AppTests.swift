import Foundation
import Testing

@testable import preview

/// `preview app` before anything is built, and its summary. What is compiled and drawn is tested by `Scripts/test-adapter`.
@MainActor @Suite struct AppTests {
    @Test(arguments: [
        (["app"], "preview: app needs the path of one project; `preview app --help` shows how\n"),
        (["app", "a", "b"], "preview: app needs the path of one project; `preview app --help` shows how\n"),
        (["app", "none"], "preview: none: there is no such folder, project or workspace\n"),
    ]) func `A wrong path is told in one line`(_ words: [String], _ line: String) throws {
        let workplace = try Workplace()
        let run = try workplace.run(Command.path, words)
        #expect(run.status == 2)
        #expect(run.errors == line)
    }

    @Test(arguments: [
        (["--run", "--list"], "--run and --list exclude each other"),
        (["--run", "--walk"], "--run and --walk exclude each other"),
        (["--run", "--report", "r.json"], "--run writes no report; leave out --report"),
        (["--run", "--touch", "push"], "--touch `push`: use tap"),
    ]) func `What the running app has no use for is refused before anything is built`(_ words: [String], _ line: String)
        throws
    {
        let arguments = try Arguments((["a"] + words).map { Argument($0) }[...], options: App.options)
        #expect { try App.check(arguments) } throws: { error in
            (error as? Failure)?.lines.first?.hasPrefix(line) == true
        }
    }

    @Test func `Without a toolset, one line says what to do`() throws {
        let workplace = try Workplace()
        let run = try workplace.shell("mkdir Cards; export MAQUETTE_TOOLSET=/none; preview app Cards")
        #expect(run.status == 2)
        #expect(run.errors.hasPrefix("preview: Swift files need a toolset, and MAQUETTE_TOOLSET names /none"))
        #expect(run.errors.count { $0 == "\n" } == 1)
    }

    /// Nobody can make a folder below `/proc`, whoever it is. The adapter is not asked.
    @Test func `Without a place for what is built, one line says what to do`() throws {
        let workplace = try Workplace()
        let run = try workplace.shell(
            """
            mkdir Cards tools; printf '#!/bin/sh\nexit 1\n' >tools/adapt; chmod +x tools/adapt
            printf '{ "adapter": "%s/tools/adapt", "host": "%s" }' "$PWD" '\(Command.path)' >tools/settings.json
            export MAQUETTE_TOOLSET=$PWD/tools HOME=/proc/nobody; unset MAQUETTE_CACHE XDG_CACHE_HOME; preview app Cards
            """)
        #expect(run.status == 2)
        #expect(run.errors.hasPrefix("preview: the folder /proc/nobody"))
        #expect(run.errors.contains(" cannot be made: "))
        #expect(run.errors.hasSuffix("; the variable MAQUETTE_CACHE can name another folder for the cache\n"))
        #expect(run.errors.count { $0 == "\n" } == 1)
    }

    @Test func `A line that is true of many screens is said once, and counted`() {
        var lines = CountedLines()
        #expect(["a", "b", "a", "a"].map { lines.isFirst($0) } == [true, true, false, false])
        #expect(lines.linesOfMore == ["3 times in all: a"])
    }

    /// Two modules of three and five files; seven screens: one with a picture, one without, one of an earlier run, one that needs
    /// an argument, one whose controller crashed, one without a window, and one of which nothing can be seen.
    @Test func `The summary counts what was built and drawn in this run`() throws {
        let workplace = try Workplace()
        let begin = Date()
        let pictures = ["new", "old"].map { FilePath("/p/\($0).png") }
        func preview(_ symbol: String, _ obstacle: String = "null") -> String {
            """
            {"kind": "view", "name": "\(symbol)", "line": 1, "column": 1, "endLine": 2, "layout": {"device": {}}, "symbol": "\(symbol)",
             "obstacle": \(obstacle)}
            """
        }
        func module(_ name: String, _ files: Int, _ isCompiled: Bool) -> String {
            """
            {"module": "\(name)", "files": \(files), "adapted": 1, "completeFiles": \(files - 1), "viewFiles": 2, "completeViewFiles": 2,
             "viewFilesMissingNothing": 1, "stubUses": [],
             "controllers": ["Card", "Deck.Page", "Lost", "Marked", "Own", "Untried"],
             "isCompiled": \(isCompiled), "seconds": 1, "cuts": [], "stubs": [], "absentModules": [], "missingFiles": [], "left": []}
            """
        }
        let previews =
            ["a", "b", "c", "e"].map { preview($0) } + [
                preview("d", "\"needs an argument\""), preview("f"), preview("g"), preview("h"), preview("i"),
                preview("Lost").replacing("view", with: "controller"),
            ]
        let text = """
            [{"project": "P", "path": "/p", "resourceFolders": ["/p"], "ownModules": ["A"], "modules": [\(module("A", 3, true)), \(module("B", 5, false))],
              "files": [{"file": "/p/A.swift", "module": "A", "previews": [\(previews.joined(separator: ","))]}]}]
            """
        let report = AppReport(
            try JSONDecoder().decode([BuiltProject].self, from: Data(text.utf8)), begin: begin)
        let screens = report.screens(
            [
                "a": [pictures[0]], "c": [pictures[1]], "e": [pictures[0]], "g": [pictures[0]], "h": [pictures[0]],
                "i": [pictures[0]],
            ],
            dates: [pictures[0]: begin.addingTimeInterval(2)],
            lacking: [
                "a": Lacking(missing: ["Card.swift:3 Card.show()"], controllers: ["A.Marked", "A.Own"]),
                "b": Lacking(problem: "its code took more than 30 s"),
                "f": Lacking(problem: "cannot be shown: Delegate makes no window"),
                "e": Lacking(crash: "ended in a crash: P/A.swift:3: Fatal error: Index out of range"),
                "g": Lacking(isBlank: true, controllers: ["A.Card"]),
                "h": Lacking(invented: ["Deck"], controllers: ["A.Deck.Page", "A.Own", "B.Card"]),
                "i": Lacking(controllers: ["A.Own"]),
            ])
        #expect(
            report.summary(screens) == """
                modules: 1 of 2 compile; 6 of 8 files compile completely
                files with views, cells or controllers: 4; 4 compile completely, and 2 of these use nothing that is missing
                screens: 9 found; 3 drawn, 1 blank (of a single colour), 1 without the code of the controllers, which crashed, 4 not drawn; 1 more cannot be made (--report FILE says why)
                1 picture needs missing code, which its lower edge names (and --report)
                first picture after 2.0 s, last after 2.0 s
                controllers: 6; 1 made by the project's own code, 1 with invented values, 1 with missing code, 2 blank or crashed, 1 not tried
                """)
        let onSheet = report.screens([:], dates: [:], lacking: ["g": Lacking(isBlank: true)], onSheet: ["a", "g"])
        #expect(
            report.summary(onSheet).contains(
                "screens: 9 found; 1 drawn, 1 blank (of a single colour), 7 not drawn"))
        let written = JSONAnswer.text(report.json(screens))
        #expect(written.contains("\"obstacle\": \"needs an argument\""))
        #expect(written.contains("Card.swift:3 Card.show()"))
        #expect(written.contains("\"crash\": \"ended in a crash: P/A.swift:3: Fatal error: Index out of range\""))
        #expect(written.contains("\"problem\": \"its code took more than 30 s\""))
        // The next run writes its report over this one, though "screens" is nearly a word of documents.
        try workplace.write(written, to: "report.json")
        let word = Argument("\(workplace.folder.path)/report.json")
        #expect(throws: Never.self) { try ReportPlace(word, option: "--report", inputs: []) }
        #expect(screens.all[1].lacking.lines(withoutCodeOf: "controllers'").isEmpty)
        #expect(
            screens.all[3].lacking.lines(withoutCodeOf: "controllers'") == [
                "its controllers' code: A.swift:3: Fatal error: Index out of range"
            ])
    }
}
