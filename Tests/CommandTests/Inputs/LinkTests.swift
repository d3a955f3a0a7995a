import Foundation
import Testing

/// Links in folders: `project` is a repository, for it holds `.git`, and `outside` lies beside it.
@Suite("Links among the files of a folder") struct LinkTests {
    let place: Workplace

    init() throws {
        place = try Workplace()
        try place.write(SmallDocuments.cut, to: "outside/there.json")
        try place.write(SmallDocuments.box, to: "project/Screens/own.json")
        try place.write(SmallDocuments.box, to: "project/Other/near.json")
        let run = try place.shell("mkdir project/.git; ln -s ../Other/near.json project/Screens/near.json")
        #expect(run.status == 0)
    }

    private static let verbs = [
        "render %-o -", "render %--list", "frames %", "lint %", "print %--as anchors", "accessibility %",
        "snapshot record %--baselines kept", "lint %--format json", "diff Empty %",
    ]

    private func show(_ verb: String, _ documents: String, in folder: String = "project") throws -> Run {
        let words = verb.replacing("%", with: documents + " ")
        return try place.shell(
            "cd \(folder); mkdir -p Empty; preview \(words); code=$?; rm -rf kept Empty; exit $code")
    }

    private static let note =
        "note: this link leads out of the project, and is left out; name it by itself to read it all the same"

    @Test("are not followed out of the project, and nothing tells whether there is a file", arguments: verbs)
    func outside(verb: String) throws {
        let plain = try show(verb, "Screens")
        var runs: [Run] = []
        for target in ["../../outside/there.json", "../../outside/none.json", "/etc/hostname", "../../outside"] {
            #expect(try place.shell("ln -sfn '\(target)' project/Screens/x.json").status == 0)
            runs.append(try show(verb, "Screens"))
        }
        for run in runs {
            #expect(run.status == plain.status && run.output == plain.output, "\(run.errors)")
            #expect(run.errorLines.filter { $0.contains("x.json") } == ["Screens/x.json: \(Self.note)"])
        }
    }

    @Test(
        "are followed within the project",
        arguments: ["frames %", "lint %", "print %--as anchors -o kept", "render %--list"])
    func inside(verb: String) throws {
        let json = verb == "frames %" || verb.contains("--list")
        let run = try show(verb, "Screens")
        #expect(run.status == 0 && !run.errors.contains("note:"))
        if json { #expect(run.text.contains("Screens/near.json") && run.text.contains("Screens/own.json")) }
    }

    @Test("are the choice of those who name them, as files, as folders, or with --allow-outside") func named() throws {
        let run = try place.shell(
            "cd project/Screens; ln -s ../../outside/there.json x.json; ln -s ../outside ../far")
        #expect(run.status == 0)
        let own = try place.preview("lint", "outside/there.json")
        #expect(own.status == 1)
        for (documents, options) in [
            ("Screens/x.json", ""), ("far", ""), ("far/there.json", ""), ("Screens", " --allow-outside"),
        ] {
            let run = try show("lint %" + options, documents)
            #expect(run.status == 1 && run.text.contains("truncated"), "\(documents): \(run.errors)")
        }
        let around = try show("frames %", "../project/Screens", in: "outside")
        #expect(around.status == 0 && around.errors == "../project/Screens/x.json: \(Self.note)\n")
    }

    @Test("that a pattern finds are treated as those in a folder") func patterns() throws {
        let run = try place.shell(
            "cd project/Screens; ln -s ../../outside/none.json x.json; ln -s ../outside ../far; ln -s Other ../close")
        #expect(run.status == 0)
        let found = try show("render %--list", "'Screens/*.json'")
        #expect(found.status == 0 && found.errors == "Screens/x.json: \(Self.note)\n", "\(found.errors)")
        // Through a link that was found, there is nothing at all.
        for name in ["there", "none"] {
            let run = try show("frames %", "'f*/\(name).json'")
            #expect(
                run.status == 2 && run.errors == "preview: f*/\(name).json: no file matches the pattern\n",
                "\(run.errors)")
        }
        let close = try show("frames %", "'cl*/near.json'")
        #expect(close.status == 0 && close.errors.isEmpty)
        let far = try show("lint %", "'far/*.json'")
        #expect(far.status == 1 && !far.errors.contains("note:"))
    }

    @Test("are not followed to configurations and plans that nobody named") func configurations() throws {
        try place.write("{\"no\": 1}", to: "outside/lint.json")
        for target in ["../outside/lint.json", "../outside/none.json", "/etc/shadow"] {
            let run = try place.shell(
                """
                cd project; ln -sf \(target) .maquette-lint.json; ln -sf \(target) .maquette-snapshots.json
                preview lint Screens; preview snapshot record
                """)
            #expect(run.status == 2)
            #expect(run.errorLines.count == 2)
            #expect(
                run.errorLines.allSatisfy {
                    $0.hasSuffix("this link leads out of the project; --config takes it all the same")
                }, "\(run.errors)")
        }
        let named = try place.shell("cd project; preview lint Screens --config .maquette-lint.json")
        #expect(named.status == 2 && !named.errors.contains("leads out"))
    }

    @Test("do not lead to baselines elsewhere, and plans do not name such") func baselines() throws {
        let run = try place.shell(
            "cd project; mkdir ../outside/kept; ln -s ../../outside/kept Screens/__Snapshots__; preview snapshot record Screens/own.json"
        )
        #expect(run.status == 2 && run.errors.contains("a link leads out of the project on the way to this baseline"))
        #expect(place.files.filter { $0.hasPrefix("outside") } == ["outside/there.json"])
        // What lies there is nobody's orphan.
        let clean = try place.shell(
            "mkdir outside/kept/gone.json; touch outside/kept/gone.json/main.png; cd project; preview snapshot clean Screens --yes"
        )
        #expect(place.files.contains("outside/kept/gone.json/main.png"), "\(clean.text)")
        for plan in [
            #"{"documents": "../outside"}"#, #"{"documents": "/etc"}"#,
            #"{"documents": "Screens", "baselines": "../outside/kept"}"#,
        ] {
            try place.write(plan, to: "project/.maquette-snapshots.json")
            let run = try place.shell("cd project; preview snapshot verify")
            #expect(
                run.status == 2 && run.errorLines.count == 1 && run.errors.contains("leads out of the project with"),
                "\(run.errors)")
        }
    }
}
