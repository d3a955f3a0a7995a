import Foundation
import Testing

@Suite("Hardships")
struct HardshipTests {
    let place: Workplace

    init() throws {
        place = try Workplace()
        try place.write(SmallDocuments.box, to: "box.json")
    }

    private func expectOneLine(_ run: Run, containing words: String, sourceLocation: SourceLocation = #_sourceLocation)
    {
        #expect(run.status == 2, sourceLocation: sourceLocation)
        #expect(run.errorLines.count == 1, "\(run.errors)", sourceLocation: sourceLocation)
        #expect(run.errors.contains(words), "\(run.errors)", sourceLocation: sourceLocation)
    }

    @Test(
        "bad input is one line",
        arguments: [
            ("none.json", "none.json: there is no such file"), ("none*.json", "no file matches the pattern"),
            ("folder.json", "the folder holds no documents"), ("dangling.json", "the link is broken"),
            ("", "is empty"),
            ("/dev/null", "device"), ("binary.json", "binary.json:1:1"),
        ])
    func badInput(name: String, words: String) throws {
        try place.write(Data((0..<1000).map { UInt8($0 * 7 % 256) }), to: "binary.json")
        let setUp = try place.shell("mkdir folder.json; ln -s nowhere dangling.json")
        #expect(setUp.status == 0)
        expectOneLine(try place.preview("render", name), containing: words)
    }

    @Test("a canvas that is too large is refused, with the limit") func largeCanvas() throws {
        let run = try place.preview("render", "box.json", "--size", "20000x20000", "--scale", "1")
        expectOneLine(run, containing: "16384")
        #expect(place.files == ["box.json"])
    }

    @Test("a document of 50 megabytes is no danger") func largeDocument() throws {
        let spaces = Data(repeating: UInt8(ascii: " "), count: 50 << 20)
        try place.write(spaces + Data(SmallDocuments.box.utf8), to: "large.json")
        let run = try place.preview("frames", "large.json")
        #expect(run.status == 0)
        #expect(try frame(of: "box", in: run.objects()[0]) == [16, 24, 100, 40])
        try place.write(Data(repeating: UInt8(ascii: "["), count: 50 << 20), to: "deep.json")
        expectOneLine(try place.preview("frames", "deep.json"), containing: "deep.json:1:")
    }

    @Test("a disk that is full is named, wherever it shows") func fullDisk() throws {
        expectOneLine(try place.preview("render", "box.json", "-o", "/dev/full"), containing: "No space left on device")
        for command in ["render box.json -o -", "frames box.json", "devices", "measure hello", "--help"] {
            expectOneLine(try place.shell("preview \(command) >/dev/full"), containing: "No space left on device")
        }
    }

    @Test("a file is not believed to be as large as it claims") func sparseFile() throws {
        #expect(try place.shell("truncate -s 10T large.json").status == 0)
        expectOneLine(try place.preview("frames", "large.json"), containing: "large.json: File too large")
    }

    /// Limits from which some run, or only some part of it, would still go well.
    @Test("a limit on open files is named with what helps, by every verb", arguments: [8, 16, 64, 255])
    func limitedOpenFiles(count: Int) throws {
        try place.write("import UIKit\n", to: "Card.swift")
        let line =
            "preview: the system allows this process no more than \(count) open files, and it needs 256: allow them, as with `ulimit -n 1024`\n"
        let verbs = [
            "render box.json", "render .", "frames .", "lint .", "snapshot record .", "app .", "serve --port 0 .",
            "mcp .",
            "diff . .", "print box.json --as anchors", "render Card.swift", "measure hello",
        ]
        for words in verbs {
            let run = try place.shell("ulimit -n \(count); exec timeout 20 '\(Command.path)' \(words) </dev/null")
            #expect(run.status == 2 && run.errors == line && run.output.isEmpty, "\(words): \(run.errors)")
        }
        #expect(place.files == ["Card.swift", "box.json"])
        // Of a limit that can be lifted, the run lifts as much as it needs.
        let soft = try place.shell("ulimit -Sn \(count); exec '\(Command.path)' frames .")
        #expect(soft.status == 0 && soft.errors.isEmpty)
        let enough = try place.shell(
            "ulimit -n 256; preview render . -o out && preview lint . && preview snapshot record .")
        #expect(enough.status == 0, "\(enough.errors)")
    }

    @Test("a line break in the name of a document is none in lists and messages") func brokenNames() throws {
        let prepared = try place.shell(
            "mkdir in 'out of'; mv box.json $'in/a\nb.json'; echo x >$'in/c\nd.json'; ln -s /etc/none $'in/e\nf.json'")
        #expect(prepared.status == 0)
        for (words, lines) in [
            ("render in -o out", ["out/a b.png"]), ("render in --list", ["in/a b.json: main"]),
            ("print in --as anchors -o out", ["out/AB.swift"]),
            ("accessibility in -o out", ["out/a b-accessibility.png"]),
            ("diff in 'out of'", ["in → out of: 1 document changed"]),
        ] {
            let run = try place.shell("preview \(words)")
            #expect(run.status == 2, "\(words)")
            #expect(run.lines.prefix(1) == lines[...], "\(words): \(run.text)")
            #expect(
                run.errorLines.allSatisfy { $0.hasPrefix("in/c d.json:1:1: ") || $0.hasPrefix("in/e f.json: note: ") },
                "\(run.errors)")
        }
    }

    @Test("a limit on the size of files is named as a full disk is, and leaves nothing behind") func limitedFiles()
        throws
    {
        let run = try place.shell("(ulimit -f 0; preview render box.json -o box.png 2> >(cat >&2)); echo $?; ls -A")
        #expect(run.lines == ["2", "box.json"])
    }

    @Test("a temporary file of an earlier process with the same id is no obstacle") func sameProcessNumber()
        throws
    {
        let left = "touch .preview-$$-1.tmp .preview-$$-2.tmp; exec '\(Command.path)'"
        let render = try place.run("/bin/sh", ["-c", "\(left) render box.json -o box.png"])
        #expect(render.status == 0, "\(render.errors)")
        #expect(place.files.contains("box.png"))
        // Recording tidies up after those that were killed, whatever their number was.
        let record = try place.run(
            "/bin/sh", ["-c", "mkdir Kept; cd Kept; \(left) snapshot record ../box.json --baselines ."])
        #expect(record.status == 0, "\(record.errors)")
    }

    @Test("a temporary file that is being written stays, whatever the id of its process") func heldTemporaryFile()
        throws
    {
        let run = try place.shell(
            """
            mkdir -p Kept/box.json; file=Kept/box.json/.preview-999999999-1.tmp; free=Kept/box.json/.preview-999999998-1.tmp
            touch $free; exec 7>$file; flock 7
            preview snapshot record box.json --baselines Kept; ls -A Kept/box.json | grep -c tmp
            """)
        #expect(run.lines == ["1 recorded", "1"], "\(run.errors)")
    }

    /// A process that has ended keeps its number until its parent asks for it, which this one never does.
    @Test("a temporary file of a process that has ended goes, though its number is still taken") func endedProcess()
        throws
    {
        let run = try place.shell(
            """
            mkdir -p Kept/box.json
            sh -c 'sleep 0.5 & echo $! >ended; exec sleep 600' & keeper=$!
            until [ -s ended ]; do sleep 0.05; done
            until grep -qs '^State:.Z' /proc/$(cat ended)/status; do kill -0 $keeper || exit 1; sleep 0.05; done
            kill -0 $(cat ended) && echo taken
            touch Kept/box.json/.preview-$(cat ended)-1.tmp
            preview snapshot record box.json --baselines Kept; kill -9 $keeper; ls -A Kept/box.json | grep -c tmp
            """)
        #expect(run.lines == ["taken", "1 recorded", "0"], "\(run.errors)")
    }

    @Test("the environment chooses no pixels and writes nothing into the output") func environment() throws {
        let text = #"{"view": {"type": "label", "text": "Afford 0.1 fi", "font": {"size": 40}, "alpha": 0.5}}"#
        try place.write(text, to: "text.json")
        let plain = try place.preview("render", "text.json", "-o", "-")
        let choices = [
            "PIXMAN_DISABLE='sse2 ssse3 mmx fast'", "HB_SHAPER_LIST=fallback", "FC_DEBUG=1023", "PANGO_LANGUAGE=ja",
            "FREETYPE_PROPERTIES=truetype:interpreter-version=35", "FONTCONFIG_FILE=/nowhere", "JSIMD_FORCENONE=1",
        ]
        let chosen = try place.shell("\(choices.joined(separator: " ")) '\(Command.path)' render text.json -o -")
        #expect(plain.status == 0 && chosen.status == 0)
        #expect(plain.output == chosen.output)
        #expect(chosen.errors == plain.errors)
    }

    @Test("a configuration of lint that is no file is named and not passed over") func configurationFolder() throws {
        #expect(try place.shell("mkdir .maquette-lint.json").status == 0)
        expectOneLine(try place.preview("lint", "box.json"), containing: ".maquette-lint.json: Is a directory")
    }

    @Test("a file without an end is not waited for") func endlessFile() throws {
        expectOneLine(try place.shell("timeout 20 '\(Command.path)' frames /proc/kmsg"), containing: "/proc/kmsg")
    }

    @Test("a read-only folder is named") func readOnlyFolder() throws {
        expectOneLine(try place.preview("render", "box.json", "-o", "/proc/box.png"), containing: "/proc/box.png")
        expectOneLine(try place.preview("render", "box.json", "-o", "/proc/new/"), containing: "/proc/new")
    }

    @Test("a closed output is named and a reader that has read enough is not") func closedOutput() throws {
        expectOneLine(try place.shell("preview devices >&-"), containing: "standard output")
        let run = try place.shell(
            "set -o pipefail; for i in 1 2 3 4 5; do preview render box.json -o - --format svg | head -c 1 >/dev/null; done"
        )
        #expect(run.status == 0)
        #expect(run.errors.isEmpty)
    }

    @Test("a reader that has gone changes nothing about how a run ends") func goneReader() throws {
        try place.write(SmallDocuments.cut, to: "cut.json")
        try place.write("\"a\" = \"much too long for that\";", to: "x.strings")
        let runs: [(words: String, status: Int)] = [
            ("lint cut.json", 1), ("lint cut.json --format json", 1), ("lint box.json", 0),
            ("diff box.json cut.json", 1), ("diff box.json box.json", 0), ("frames cut.json --strict", 1),
            ("frames cut.json gone.json", 2), ("measure --strings x.strings --fits 20x20", 1), ("devices", 0),
            ("print box.json --as anchors", 0), ("render box.json -o -", 0), ("render cut.json -o - --strict", 1),
        ]
        for (words, status) in runs {
            // The reader is gone before the first byte is written.
            let run = try place.shell("{ sleep 0.2; preview \(words) 2>/dev/null; echo \"ended with $?\" >&2; } | true")
            #expect(run.errorLines.last == "ended with \(status)", "\(words)")
        }
    }

    @Test("what is no file is refused and not waited for", arguments: ["render", "frames", "lint", "print", "diff"])
    func pipes(command: String) throws {
        let words = ["render": "-o x.png", "print": "--as anchors", "diff": "box.json"][command] ?? ""
        let pipe = try place.shell("mkfifo pipe.json && timeout 20 '\(Command.path)' \(command) pipe.json \(words)")
        expectOneLine(pipe, containing: "pipe.json: it is a named pipe, not a file")
        let device = try place.shell(
            "ln -s /dev/zero zero.json && timeout 20 '\(Command.path)' \(command) zero.json \(words)")
        expectOneLine(device, containing: "zero.json: it is a device, not a file")
        // What a shell has open for the command is as good as standard input.
        let open = try place.shell("preview \(command) <(cat box.json) \(words)")
        #expect(open.status == 0, "\(open.errors)")
    }

    @Test(
        "no report and no list is written over a document",
        arguments: [
            "lint box.json --write-baseline *.xib", "lint A.xib --write-baseline ./A.xib",
            "lint A.xib --write-baseline box.json", "snapshot verify A.xib --markdown A.xib",
            "snapshot verify A.xib --json A.xib", "snapshot record A.xib --junit A.xib",
            "render A.xib -o A.xib", "print A.xib --as anchors -o A.xib",
        ])
    func overwriting(words: String) throws {
        try place.write(SmallDocuments.list, to: "A.xib")
        let (markup, box) = (try place.read("A.xib"), try place.read("box.json"))
        let run = try place.shell("preview \(words)")
        expectOneLine(run, containing: "would overwrite it")
        #expect(try place.read("A.xib") == markup && place.read("box.json") == box)
        #expect(place.files.filter { !$0.hasPrefix("__Snapshots__") } == ["A.xib", "box.json"])
    }

    @Test("a dash is standard output for lists and reports, too") func dashes() throws {
        try place.write(SmallDocuments.cut, to: "cut.json")
        let list = try place.preview("lint", "cut.json", "--write-baseline", "-")
        #expect(list.status == 0 && list.text.hasPrefix("{\n  \"findings\": [") && list.text.contains("truncated"))
        #expect(try place.preview("snapshot", "record", "box.json").status == 0)
        let report = try place.preview("snapshot", "verify", "box.json", "--json", "-")
        #expect(report.status == 0)
        #expect(try JSONSerialization.jsonObject(with: report.output) is [String: Any])
        #expect(!place.files.contains("-"))
    }

    @Test("with all streams closed pictures are still what they should be") func closedStreams() throws {
        #expect(try place.shell("preview render box.json -o a.png <&- >&- 2>&-").status == 0)
        #expect(try place.preview("render", "box.json", "-o", "b.png").status == 0)
        #expect(try place.read("a.png") == place.read("b.png"))
    }

    @Test("a file that is there is replaced whole, with its rights, through links") func replacement() throws {
        let run = try place.shell(
            """
            echo old > real.png; chmod 640 real.png; ln -s real.png link.png
            preview render box.json -o link.png --scale 1 --size 3x4
            stat -c %a real.png; readlink link.png
            """)
        #expect(run.lines == ["link.png", "640", "real.png"])
        #expect(try PNGHeader(place.read("real.png")) == PNGHeader(width: 3, height: 4))
        #expect(place.files == ["box.json", "link.png", "real.png"])
    }

    @Test("a file that is there stays when there is nothing to replace it with") func nothingToReplaceWith() throws {
        try place.write("old", to: "out.png")
        try place.write("{", to: "bad.json")
        #expect(try place.preview("render", "bad.json", "-o", "out.png").status == 2)
        #expect(try place.preview("render", "box.json", "-o", "out.png", "--size", "20000x20000").status == 2)
        #expect(try place.read("out.png") == Data("old".utf8))
        #expect(place.files == ["bad.json", "box.json", "out.png"])
    }

    @Test("names of files need not be UTF-8") func otherNames() throws {
        let run = try place.shell(
            """
            name=$(printf 'caf\\351'); cp box.json "$name.json"
            preview render "$name.json" --scale 1 && test -s "$name.png" && echo there
            mkdir in; mv "$name.json" in; preview render in -o out --scale 1 && test -s "out/$name.png" && echo there
            preview frames in
            """)
        #expect(run.status == 0)
        #expect(run.errors.isEmpty)
        #expect(Array(run.lines.prefix(4)) == ["caf\u{FFFD}.png", "there", "out/caf\u{FFFD}.png", "there"])
        #expect(run.text.contains("caf\u{FFFD}.json"))
    }

    @Test("an interruption leaves no temporary files", arguments: ["INT", "TERM", "HUP"])
    func interruption(signal: String) throws {
        // So many that the shell below always comes in between.
        let count = 600
        let sizes = (1...count).map { "1000x\(1000 + $0)" }.joined(separator: ",")
        let run = try place.shell(
            """
            set -m
            '\(Command.path)' render box.json -o out --size \(sizes) &
            while ! ls out/*.png >/dev/null 2>&1; do sleep 0.01; done
            kill -\(signal) $!; wait $!
            echo "left with $?"; ls -A out | grep -v 'png$' | wc -l; test $(ls out | wc -l) -lt \(count) && echo early
            """)
        let numbers = ["INT": 130, "TERM": 143, "HUP": 129]
        #expect(
            run.lines.map { $0.trimmingCharacters(in: .whitespaces) } == [
                "left with \(numbers[signal] ?? 0)", "0", "early",
            ])
    }

    /// Makes a world of its own, in which mounts concern nobody else.
    private static let canMount: Bool = {
        guard let place = try? Workplace() else { return false }
        let run = try? place.shell("unshare -rm mount -t tmpfs tmpfs /mnt")
        return run?.status == 0
    }()

    @Test("missing fonts are named with the package that has them", .enabled(if: canMount)) func missingFonts() throws {
        let script = "mount -t tmpfs tmpfs /usr/share/fonts; '\(Command.path)' render box.json"
        let run = try place.run("/usr/bin/unshare", ["-rm", "sh", "-c", script])
        expectOneLine(run, containing: "fonts-inter")
    }

    @Test("a disk that fills up leaves what was there and nothing else", .enabled(if: canMount)) func smallDisk() throws
    {
        let script = """
            mkdir small; mount -t tmpfs -o size=16k tmpfs small; echo old > small/out.png
            head -c 8000 /dev/zero > small/filler
            '\(Command.path)' render box.json -o small/out.png --outline; echo $?; cat small/out.png; ls -A small
            """
        let run = try place.run("/usr/bin/unshare", ["-rm", "sh", "-c", script])
        #expect(run.lines == ["2", "old", "filler", "out.png"])
        #expect(run.errors.contains("No space left on device"))
    }
}
