import Foundation
import Testing

/// What shells complete. The words are those of the help and of the documents in the test.
@Suite("Completion")
struct CompletionTests {
    let place: Workplace

    init() throws {
        place = try Workplace()
        try place.write(
            #"{ "scenes": [{ "name": "Sign in", "view": {} }, { "name": "Settings", "view": {} }] }"#, to: "two.json")
    }

    private func words(_ typed: String...) throws -> [String] {
        let run = try place.run(Command.path, ["--complete"] + typed)
        #expect(run.status == 0 && run.errors.isEmpty)
        return run.lines.map { String($0.prefix { $0 != "\t" }) }
    }

    @Test("offers commands, actions and options") func options() throws {
        #expect(try words("re") == ["none", "render"])
        #expect(try words("snapshot", "ve") == ["none", "verify"])
        #expect(try words("render", "--lands") == ["none", "--landscape"])
        #expect(try words("snapshot", "verify", "--jun") == ["none", "--junit"])
        #expect(try words("--vers") == ["none", "--version"])
    }

    @Test("offers the values of an option, also after a comma and after an equals sign") func values() throws {
        #expect(try words("render", "--device", "iPhone SE (3") == ["none", "iPhone SE (3rd generation)"])
        #expect(try words("lint", "--rules", "touch-target,overl") == ["none", "touch-target,overlapping"])
        #expect(try words("render", "--appearance", "light,") == ["none", "light,dark"])
        #expect(try words("frames", "--appearance=da") == ["none", "--appearance=dark"])
        #expect(try words("frames", "--appearance", "=", "da") == ["none", "dark"])
        #expect(try words("--completions", "f") == ["none", "fish"])
    }

    @Test("offers the scenes of the documents that were typed") func scenes() throws {
        #expect(try words("render", "two.json", "--scene", "") == ["none", "Sign in", "Settings"])
        #expect(try words("frames", "two.json", "--scene", "Sign in,se") == ["none", "Sign in,Settings"])
        #expect(try words("render", "gone.json", "--scene", "") == ["none"])
    }

    @Test("leaves files to the shell, and says which") func files() throws {
        // In the order of `Documents.fileExtensions`.
        #expect(try words("lint", "") == ["documents storyboard xib json"])
        #expect(try words("render", "") == ["documents storyboard xib json swift"])
        #expect(try words("render", "two.json", "-o", "out/") == ["files"])
        #expect(try words("nothing", "") == ["none"])
    }

    @Test("completes words in bash") func bash() throws {
        try FileManager.default.createDirectory(
            at: place.folder.appendingPathComponent("Screens"), withIntermediateDirectories: true)
        try place.write("", to: "notes.txt")
        let run = try place.shell(
            """
            eval "$(preview --completions bash)"
            complete_words() { COMP_WORDS=("$@"); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _preview; printf '%s\\n' "${COMPREPLY[@]}" | sort; }
            complete_words preview re
            complete_words preview render --land
            complete_words preview render --device 'iPhone\\ SE\\ (3'
            complete_words preview render --device "'iPhone SE (3"
            complete_words preview render two.json --scene Si
            complete_words preview render ''
            """)
        #expect(run.errors.isEmpty)
        #expect(
            run.lines == [
                "render", "--landscape", "iPhone SE (3rd generation)", "iPhone SE (3rd generation)", "Sign in",
                "Screens",
                "two.json",
            ])
    }

    /// `complete -C` completes a line as fish does when somebody types it.
    @Test("completes words in fish", .enabled(if: shell("fish"))) func fish() throws {
        try place.write("", to: "notes.txt")
        try place.write("", to: "Card.swift")
        let run = try place.shell(
            """
            PATH="$PWD:$PATH"; ln -s '\(Command.path)' preview; "$PWD/preview" --completions fish >preview.fish
            for line in 'preview re' 'preview render --land' 'preview render two.json --scene Si' 'preview lint --rules trunc' 'preview lint ' 'preview render Ca'
            do HOME=$PWD/.home XDG_CONFIG_HOME=$PWD/.home fish --no-config -c "source preview.fish; complete -C '$line'" | cut -f1; echo -; done
            """)
        #expect(
            run.text.components(separatedBy: "-\n").map { $0.split(separator: "\n").map(String.init) } == [
                ["render"], ["--landscape"], ["Sign in"], ["truncated"], ["two.json"], ["Card.swift"], [],
            ], "\(run.errors)")
    }

    /// What the script gives to zsh's own functions, which need a terminal.
    @Test("completes words in zsh", .enabled(if: shell("zsh"))) func zsh() throws {
        let run = try place.shell(
            """
            ln -s '\(Command.path)' preview; ./preview --completions zsh >_preview
            cat >try <<'WORDS'
            compdef() { }
            _describe() { print -l -- ${(P)3} }
            _files() { print -r -- files "$@" }
            source ./_preview
            complete_words() { words=("$@"); CURRENT=$#words; _preview }
            complete_words ./preview render --land
            complete_words ./preview render --device 'iPhone\\ SE\\ (3'
            complete_words ./preview render --device "'iPhone SE (3"
            complete_words ./preview render --device "'iPhone SE (3rd generation)'"
            complete_words ./preview render two.json --scene Si
            complete_words ./preview lint ''
            WORDS
            zsh -f try
            """)
        #expect(
            run.lines.map { String($0.prefix { $0 != ":" }) } == [
                "--landscape", "iPhone SE (3rd generation)", "iPhone SE (3rd generation)", "iPhone SE (3rd generation)",
                "Sign in", "files -g *.(storyboard|xib|json)(-.)",
            ], "\(run.text)\(run.errors)")
    }

    private static func shell(_ name: String) -> Bool {
        ["/bin", "/usr/bin"].contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
    }

    /// Other shells are not on every machine; where they are, their scripts must be ones that they can read.
    @Test("has scripts that the shells can read", arguments: ["bash", "zsh", "fish"]) func syntax(shell: String) throws
    {
        let script = try place.preview("--completions", shell).text
        try place.write(script, to: "script")
        let run = try place.run("/bin/sh", ["-c", "command -v \(shell) >/dev/null || exit 0; \(shell) -n script"])
        #expect(run.status == 0, "\(run.errors)")
        #expect(script.contains("--complete"))
    }
}
