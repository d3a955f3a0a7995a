import Foundation
import Testing

/// `preview install-git` in repositories that the tests make, with the git of the machine.
@Suite("preview install-git")
struct InstallGitTests {
    let place: Workplace

    init() throws {
        place = try Workplace()
        try place.write(SmallDocuments.box, to: "Screens/box.json")
        #expect(try git("git init -q -b main && git config user.name T && git config user.email t@t").status == 0)
    }

    /// The command is on the PATH, as hooks look for it there; the machine's own configuration of git is left out.
    private func git(_ script: String) throws -> Run {
        let folder = URL(fileURLWithPath: Command.path).deletingLastPathComponent().path
        return try place.shell(
            """
            unset -f preview; export PATH='\(folder)':$PATH HOME=$PWD GIT_CONFIG_NOSYSTEM=1 GIT_CONFIG_GLOBAL=/dev/null
            \(script)
            """)
    }

    private let xib = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch">
        <objects><view id="v" contentMode="scaleToFill"><rect key="frame" x="0" y="0" width="100" height="100"/></view></objects>
        </document>
        """

    @Test("git describes changes of documents in words, until that is taken away") func driver() throws {
        try place.write(xib, to: "Card.xib")
        #expect(try git("preview install-git && git add . && git commit -qm one").status == 0)
        try place.write(xib.replacingOccurrences(of: "width=\"100\"", with: "width=\"120\""), to: "Card.xib")
        #expect(try git("git diff").text.contains("change"))
        #expect(!(try git("git diff").text.contains("diff --git")))
        #expect(try git("git status --porcelain").text == " M Card.xib\n")
        #expect(try git("preview install-git --remove").status == 0)
        #expect(try git("git diff").text.hasPrefix("diff --git a/Card.xib b/Card.xib"))
    }

    @Test("leaves nothing behind, and nothing of others is touched") func removing() throws {
        try place.write("*.png binary", to: ".git/info/attributes")
        let before = try git("cat .git/config .git/info/attributes; ls .git/hooks | grep -v sample").text
        let first = try git("preview install-git")
        #expect(first.status == 0 && first.lines.count == 4)
        #expect(try git("preview install-git").text == "nothing to do\n")
        #expect(try git("cat .git/info/attributes").lines.first == "*.png binary")
        #expect(try git("preview install-git --remove").status == 0)
        let after = try git("cat .git/config .git/info/attributes; ls .git/hooks | grep -v sample").text
        #expect(after.trimmingCharacters(in: .newlines) == before.trimmingCharacters(in: .newlines))
        #expect(try git("preview install-git --remove").text == "nothing to do\n")
    }

    @Test("a push is verified first: what it sends, and no more") func pushing() throws {
        let start = try git(
            """
            set -e
            git init -q --bare there.git && echo there.git > .git/info/exclude && git remote add origin there.git
            preview snapshot record Screens >/dev/null && preview install-git >/dev/null
            git add . && git commit -qm one && git push -q origin main 2>&1
            """)
        #expect(start.status == 0, "\(start.errors)")
        #expect(start.text.contains("1 same"))
        let wide = SmallDocuments.box.replacingOccurrences(of: "width == 100", with: "width == 103")
        try place.write(wide, to: "Screens/box.json")
        let stopped = try git("git commit -qam two; git push -q origin main")
        #expect(stopped.status != 0)
        #expect(stopped.errors.contains("Screens/box.json") && stopped.errors.contains("--no-verify"))
        #expect(try git("git push -q --no-verify origin main").status == 0)
        // Nothing that this sends is a document.
        try place.write("words", to: "notes.txt")
        #expect(try git("git add notes.txt; git commit -qm three; git push -q origin main").status == 0)
        #expect(try git("git push -q origin main:other").status == 0)
        #expect(try git("git push -q origin :other").status == 0)
    }

    @Test("a hook of somebody's own stays") func otherHook() throws {
        try place.write("#!/bin/sh\nexit 0\n", to: ".git/hooks/pre-push")
        let run = try git("preview install-git")
        #expect(run.status == 1)
        #expect(run.errors.contains("is a hook of your own"))
        #expect(try git("preview install-git --no-hook").status == 0)
        #expect(try git("preview install-git --remove; cat .git/hooks/pre-push").text.hasSuffix("#!/bin/sh\nexit 0\n"))
    }

    @Test("answers slips with one line") func slips() throws {
        let outside = try Workplace()
        let run = try outside.shell("GIT_CEILING_DIRECTORIES=/ preview install-git")
        #expect(run.status == 2 && run.errors == "preview: this folder is in no git repository\n")
        #expect(try place.preview("install-git", "nowhere").errors == "preview: nowhere: there is no such folder\n")
    }
}
