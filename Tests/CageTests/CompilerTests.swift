import Foundation
import MaquetteCage
import Testing

/// What compilers and linkers read because a source or an option of a project names it, each way by itself. Options stand in manifests
/// (`unsafeFlags`) and in comments of module maps. The same file is named within the project, where it is read and its word comes out:
/// so each trial does what it says. Outside nothing comes out. Which source and which option reads a file is said by
/// [Clang's](https://clang.llvm.org/docs/ClangCommandLineReference.html), the linker's and `swiftc -help`'s own pages.
@Suite struct CompilerTests {
    struct Way: CustomTestStringConvertible, Sendable {
        var testDescription: String
        /// What is in the file that is named. `WORD` is what must not come out.
        var content: String
        /// Other files of the project. `FILE` is the file's path.
        var sources: [String: String]
        /// Run in the project. Its output and what it writes into `$OUT` is looked through.
        var command: String

        init(
            _ description: String, _ content: String, _ sources: [String: String] = ["a.c": "int a;"],
            run command: String
        ) {
            (testDescription, self.content, self.sources, self.command) = (description, content, sources, command)
        }

        static let all = [
            Way(
                "#include", "const char word[] = \"WORD\";", ["a.c": "#include \"FILE\""],
                run: "clang -c a.c -o $OUT/a.o"),
            Way("-include", "const char word[] = \"WORD\";", run: "clang -include FILE -c a.c -o $OUT/a.o"),
            Way(
                "#embed", "WORD", ["a.c": "const char word[] = {\n#embed \"FILE\"\n};"], run: "clang -c a.c -o $OUT/a.o"
            ),
            Way(
                ".incbin", "WORD", ["a.c": "__asm__(\".data\\n.incbin \\\"FILE\\\"\");"],
                run: "clang -c a.c -o $OUT/a.o"),
            Way("an error in a source", "WORD", ["a.c": "#include \"FILE\""], run: "clang -c a.c -o $OUT/a.o"),
            Way(
                "the header of a module map", "static inline const char *word(void) { return \"WORD\"; }",
                [
                    "m.modulemap": "module Other { header \"FILE\" }",
                    "a.c": "#pragma clang module import Other\nconst char *a(void) { return word(); }",
                ], run: "clang -fmodules -fmodules-cache-path=$OUT -fmodule-map-file=m.modulemap -c a.c -o $OUT/a.o"),
            Way(
                "a file system of the compiler's own", "const char word[] = \"WORD\";",
                [
                    "fs.json": """
                    {"version": 0, "roots": [{"name": "/none", "type": "directory", "contents":
                    [{"name": "word.h", "type": "file", "external-contents": "FILE"}]}]}
                    """, "a.c": "#include \"/none/word.h\"",
                ], run: "clang -ivfsoverlay fs.json -c a.c -o $OUT/a.o"),
            Way(
                "a file of options", "-DWORD=WORD", ["a.c": "WORD"], run: "clang -E @FILE -DX a.c; clang -### @FILE a.c"
            ),
            Way("-Xlinker", "WORD", run: "clang -nostdlib -r -Wl,-b,binary,FILE -o $OUT/a.o"),
            Way(
                "a linker's script", "SECTIONS { WORD = 1; }",
                run: "clang -nostdlib -shared -Wl,-T,FILE a.c -o $OUT/a.so"),
            Way(
                "a source of Swift", "#warning(\"WORD\")",
                run: "swiftc -frontend -typecheck -module-cache-path $OUT FILE"),
            Way(
                "a list of sources", "#warning(\"WORD\")", ["list": "FILE"],
                run: "swiftc -frontend -typecheck -module-cache-path $OUT -filelist list"),
            Way(
                "a bridging header", "#warning \"WORD\"", ["a.swift": ""],
                run: "swiftc -typecheck -module-cache-path $OUT -import-objc-header FILE a.swift"),
        ]

        /// Programs of the project that compilers start: they may run, and read what is outside as little.
        static let programs = [
            Way(
                "a macro's program", "WORD",
                [
                    "plugin": "#!/bin/sh\ncat FILE > $OUT/found\n",
                    "a.swift": """
                    @freestanding(expression) macro word() -> String = #externalMacro(module: "M", type: "T")
                    let a = #word()
                    """,
                ], run: "swiftc -typecheck -module-cache-path $OUT -load-plugin-executable plugin#M a.swift"),
            Way(
                "a linker of the project's own", "WORD", ["a.c": "", "ld.own": "#!/bin/sh\ncat FILE > $OUT/found\n"],
                run: "clang -fuse-ld=$PWD/ld.own a.c"),
            Way(
                "tools of the project's own", "WORD", ["a.c": "", "tools/as": "#!/bin/sh\ncat FILE > $OUT/found\n"],
                run: "clang -B $PWD/tools -fno-integrated-as -c a.c"),
        ]
    }

    private static let word = "x\(UInt64.random(in: 0 ... .max))x"

    @Test(arguments: Way.all + Way.programs) func `What is named is read in the project, and nowhere else`(
        _ way: Way
    ) throws {
        #expect(try comesOut(way, from: "project/Sources/named"))
        #expect(try !comesOut(way, from: "other/named"))
        #expect(try !comesOut(way, from: "project/.git/named"))
    }

    /// A link is the author's, who may commit it.
    @Test(arguments: Way.all) func `A link in the project leads no compiler outside`(_ way: Way) throws {
        #expect(try !comesOut(way, from: "other/named", by: "project/Sources/link"))
    }

    /// Whether the word in a file is in what a command says or makes, where the file is named.
    ///
    /// - Parameter link: where a link to the file is, which is named then.
    private func comesOut(_ way: Way, from path: String, by link: String? = nil) throws -> Bool {
        let trial = try Trial()
        let named = "\(trial.folder)/\(link ?? path)"
        func write(_ text: String, to path: String) throws {
            let url = URL(fileURLWithPath: path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            let text = text.replacing("FILE", with: named).replacing("$OUT", with: trial.output)
            try text.replacing("WORD", with: Self.word).write(to: url, atomically: true, encoding: .utf8)
        }
        try write(way.content, to: "\(trial.folder)/\(path)")
        if link != nil {
            try FileManager.default.createSymbolicLink(
                atPath: named, withDestinationPath: "\(trial.folder)/\(path)")
        }
        for (name, text) in way.sources {
            try write(text, to: "\(trial.project)/\(name)")
            if text.hasPrefix("#!") { chmod("\(trial.project)/\(name)", 0o755) }
        }
        let command = way.command.replacing("FILE", with: named).replacing("$OUT", with: trial.output)
        let found = try Trial.run([
            "toolchain=\(Self.toolchain)", "program", trial.project, trial.temporary, trial.output,
            "export PATH=\(Self.toolchain)/bin:$PATH TMPDIR=\(trial.output); cd \(trial.project); { \(command) ; } 2>&1",
        ])
        var texts = [Data(found.text.utf8)]
        let made = FileManager.default.enumerator(atPath: trial.output)?.compactMap { $0 as? String } ?? []
        texts += made.compactMap { FileManager.default.contents(atPath: "\(trial.output)/\($0)") }
        return texts.contains { $0.range(of: Data(Self.word.utf8)) != nil }
    }

    /// The folder of the compilers' own, which has a `bin`.
    private static let toolchain: String = {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let compilers = folders.map { "\($0)/swiftc" }
        let compiler = compilers.first { access($0, X_OK) == 0 } ?? "/usr/bin/swiftc"
        return URL(fileURLWithPath: compiler).resolvingSymlinksInPath().deletingLastPathComponent()
            .deletingLastPathComponent().path
    }()
}
