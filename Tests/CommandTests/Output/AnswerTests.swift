import Foundation
import MaquetteTestSupport
import Testing

/// What verbs answer with `--format json`, held against the published schemas in Schema/answers.
@Suite("Answers to other programs")
struct AnswerTests {
    let place: Workplace

    init() throws {
        place = try Workplace()
        try place.write(SmallDocuments.box, to: "Screens/box.json")
        try place.write(SmallDocuments.label("Hello"), to: "Screens/words.json")
        try place.write(#""Save" = "Save everything that was changed";"#, to: "de.strings")
    }

    /// A command line after `preview`, the schema that its answer has, and its exit code.
    private static let commands: [(words: String, schema: String, status: Int32)] = [
        ("render Screens -o out/ --appearance light,dark --format png,svg,json", "render", 0),
        ("render Screens --sheet -o out/sheet.png --format json", "render", 0),
        ("render Screens --list --format json", "list", 0), ("app Kept --list --format json", "list", 0),
        ("app Kept -o out --format json", "app", 0), ("test Kept --format json", "test", 2),
        ("test Kept --list --format json", "test", 0),
        ("frames Screens --format json", "frames", 0),
        ("frames Screens --direction ltr,rtl", "frames", 0),
        ("accessibility Screens --format json --direction ltr,rtl", "accessibility", 0),
        ("measure Hello --width 20,100 --format json", "measure", 0),
        ("measure --strings de.strings --fits 20x20 --format json", "measure", 1),
        ("frames Screens/box.json --explain box --format json", "frames", 0),
        ("lint --list-rules --format json", "lint-rules", 0),
        ("lint --explain-rule contrast --format json", "lint-rules", 0), ("lint Screens --format json", "lint", 0),
        ("lint Bad gone.json --format json", "lint", 2),
        ("diff Screens/box.json Screens/words.json --format json", "diff", 1),
        ("diff Screens/box.json Screens/box.json --format json", "diff", 0),
        ("print Screens --as anchors --format json", "print", 0), ("devices --format json", "devices", 0),
        ("symbols cloud --format json", "symbols", 0),
        ("packages Locked --format json", "packages", 1), ("packages Named --format json", "packages", 1),
        ("packages --clear --format json", "packages-clear", 0),
        ("doctor --format json", "doctor", 0),
        ("doctor Kept/__Snapshots__/*/*.png --format json", "doctor", 0),
        ("snapshot record Screens --format json", "snapshot", 0),
        ("snapshot verify Changed --format json", "snapshot", 1),
        ("snapshot adopt Kept --format json", "snapshot", 2),
        ("snapshot merge Changed/report --format json", "snapshot", 1),
        ("snapshot review Changed/report --list --format json", "snapshot-review", 1),
        ("snapshot review Changed/report --accept-all --format json", "snapshot-review", 0),
        ("snapshot clean Orphaned --dry-run --format json", "snapshot-clean", 1),
        ("snapshot clean Orphaned --yes --format json", "snapshot-clean", 0),
        ("install-git Kept --format json", "install-git", 0), ("toolset --format json", "toolset", 0),
    ]

    @Test("are as their schemas say", arguments: commands.indices) func conform(number: Int) throws {
        let (words, schema, status) = Self.commands[number]
        // Something small and changed for each verb to find.
        let tap = #"{ "view": { "subviews": [{ "type": "button", "frame": [0, 60, 20, 20] }] } }"#
        try place.write(tap, to: "Bad/tap.json")
        let prepared = try place.shell(
            """
            for place in Kept Changed Orphaned; do mkdir $place; cp Screens/*.json $place/; preview snapshot record $place; done
            sed -i s/Hello/Goodbye/ Changed/words.json
            preview snapshot verify Changed --report Changed/report
            rm Orphaned/box.json
            git init -q Kept
            mkdir Locked; printf 'PODS:\n  - Alamofire (5.9.1)\n' >Locked/Podfile.lock
            mkdir Named; echo "pod 'Alamofire'" >Named/Podfile
            mkdir tools; printf '#!/bin/sh\nmkdir -p "$5" && cp "${0%%/*}/project.json" "$5/report.json"\n' >tools/adapt
            chmod +x tools/adapt
            printf '{ "adapter": "%s/tools/adapt", "host": "%s" }' "$PWD" '\(Command.path)' >tools/settings.json
            """)
        #expect(prepared.status == 0)
        try place.write(Self.project, to: "tools/project.json")
        let run = try place.shell("export MAQUETTE_TOOLSET=$PWD/tools MAQUETTE_CACHE=$PWD/cache; preview \(words)")
        #expect(run.status == status, "\(run.text) \(run.errors)")
        let file = Command.package.appendingPathComponent("Schema/answers/\(schema).schema.json")
        let validator = try SchemaValidator(Data(contentsOf: file))
        // Reports are on many lines; all others have a line for each answer.
        let answers = schema == "snapshot" ? [run.output] : run.lines.map { Data($0.utf8) }
        #expect(!answers.isEmpty)
        for answer in answers { #expect(try validator.problems(in: answer) == [], "\(words)") }
    }

    /// What the adapter tells of a project, in the form that `BuiltProject` reads: a view that needs an argument, and
    /// what was left out of its file.
    private static let project = """
        [{ "project": "Cards", "path": "/cards", "resourceFolders": ["/cards"],
           "modules": [{
             "module": "Cards", "files": 2, "adapted": 1, "completeFiles": 1, "viewFiles": 1, "completeViewFiles": 0, "viewFilesMissingNothing": 0,
             "isCompiled": true, "seconds": 1, "stubs": ["Theme"], "members": ["Theme.tint"], "left": [],
             "stubUses": [{ "path": "/cards/Card.swift", "line": 7, "name": "Theme.tint" }],
             "absentModules": ["PoisonKit"], "standIns": ["SnapKit"], "missingFiles": ["Gone.swift"],
             "cuts": [{ "path": "/cards/Card.swift", "line": 9, "kind": "body", "name": "Card.show()", "reason": "no such member" }]
           }],
           "files": [{ "file": "/cards/Card.swift", "module": "Cards",
             "previews": [{ "kind": "view", "name": "Card", "line": 3, "column": 1, "endLine": 20, "layout": { "device": {} },
                            "symbol": "card", "obstacle": "init(title:) needs an argument" }] }] }]
        """

    @Test("say where serve has its page") func serve() throws {
        let run = try place.shell(
            """
            export MAQUETTE_TOOLSET=/none
            '\(Command.path)' serve Screens --port 0 --format json >said 2>&1 & stays=$!
            until [ -s said ]; do kill -0 $stays || exit 2; sleep 0.05; done
            kill -TERM $stays; wait $stays; cat said
            """)
        let file = Command.package.appendingPathComponent("Schema/answers/serve.schema.json")
        #expect(try SchemaValidator(Data(contentsOf: file)).problems(in: run.output) == [])
        #expect(run.text.contains("http://127.0.0.1:"))
    }

    @Test("name scenes as --scene takes them") func scenes() throws {
        try place.write(#"{ "scenes": [{ "name": "Sign in", "view": {} }] }"#, to: "one.json")
        let listed = try place.preview("render", "one.json", "--list", "--format", "json").objects()
        #expect(listed.map { $0["name"] as? String } == ["Sign in"])
        #expect(listed.map { $0["kind"] as? String } == ["scene"])
        let wrong = try place.preview("render", "one.json", "--list", "--format", "png")
        #expect(wrong.status == 2 && wrong.errors == "preview: --format does not know `png`; it knows text, json\n")
    }

    @Test("every schema belongs to an answer") func schemas() throws {
        let folder = Command.package.appendingPathComponent("Schema/answers").path
        let names = try FileManager.default.contentsOfDirectory(atPath: folder)
        #expect(Set(names) == Set((Self.commands.map(\.schema) + ["serve", "app-walk"]).map { "\($0).schema.json" }))
    }

    @Test("are held to a schema for every verb that offers them") func offers() throws {
        let verbs = try Command.verbs.filter { verb in
            try place.preview(verb, "--help").text.contains(/--format NAMES? .*(\n {12,}.*)*json/)
        }
        #expect(Set(verbs).isSuperset(of: ["render", "frames", "lint", "diff", "install-git"]))
        let answered = Set(Self.commands.map { $0.words.prefix { $0 != " " } } + ["serve"])
        // It speaks JSON-RPC from its first line.
        #expect(Set(verbs) == Set(Command.verbs).subtracting(["mcp", "snapshot"]))
        for verb in verbs { #expect(answered.contains(verb[...]), "\(verb) --format json") }
    }

    @Test("say what render wrote, in the order of documents and combinations") func written() throws {
        let run = try place.preview("render", "Screens", "-o", "out", "--appearance", "light,dark")
        #expect(run.lines == ["box-light", "box-dark", "words-light", "words-dark"].map { "out/\($0).png" })
        let json = try place.preview("render", "Screens", "--sheet", "-o", "all.png", "--format", "json")
        #expect(
            json.lines == [
                #"{"version":1,"pictures":[{"picture":"all.png","documents":["Screens/box.json","Screens/words.json"]}]}"#
            ])
        let piped = try place.preview("render", "Screens/box.json", "-o", "-", "--format", "text")
        #expect(!piped.text.contains(".png"))
    }

    @Test("cannot be mixed with a picture") func slips() throws {
        let run = try place.preview("render", "Screens/box.json", "-o", "-", "--format", "json,text")
        #expect(run.status == 2 && run.output.isEmpty)
        #expect(run.errors.contains("standard output takes the picture"))
    }
}
