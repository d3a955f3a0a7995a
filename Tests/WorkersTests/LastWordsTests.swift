import Foundation
import Testing

@testable import MaquetteWorkers

/// What Swift 6.3 wrote to standard error, from programs that end so.
@Suite struct LastWordsTests {
    /// It is told as it is reached, and another screen may have reached it.
    @Test func `What was cut out is not what a process died of`() {
        let text = "left out: A.swift:3 First.viewDidLoad()\nmissing: a value of First.user\n"
        #expect(LastWords.line(of: Array(text.utf8)) == "")
        #expect(LastWords.line(of: Array((text + "gone\n" + text).utf8)) == "gone")
    }

    @Test func `Of two accesses at the same time the frames are no reason`() {
        let text = """
            UIKit: a warning before
            Simultaneous accesses to 0x557a699377c0, but modification requires exclusive access.
            Previous access (a modification) started at ex`<unavailable> + 3625 (0x557a566cee29).
            Current access (a modification) started at:
            0    libswiftCore.so                    0x00007fceaea6d6a8 <unavailable> + 4642472
            1    libswiftCore.so                    0x00007fceaea6d7b0 swift_beginAccess + 66
            """
        #expect(
            LastWords.line(of: Array(text.utf8))
                == "Simultaneous accesses to a variable, but modification requires exclusive access")
    }

    @Test func `A trap says most, or else what came last`() {
        let trap = "ex/ex.swift:2: Fatal error: Index out of range\nCurrent stack trace:\n0 libswiftCore.so"
        #expect(LastWords.line(of: Array(trap.utf8)) == "ex/ex.swift:2: Fatal error: Index out of range")
        #expect(LastWords.line(of: Array("one\ntwo\n".utf8)) == "two")
    }

    /// UIKit's message about a visual format has the reason in its second line.
    @Test func `The reason of a message of several lines is told, too`() {
        let text = """
            UIKit/VisualFormat.swift:71: Fatal error: Unable to parse constraint format:\u{20}
            nobody is not a key in the views dictionary.\u{20}
            H:|-[nobody]\u{20}
                 ^
            """
        let line = "UIKit/VisualFormat.swift:71: Fatal error: Unable to parse constraint format: "
        #expect(LastWords.line(of: Array(text.utf8)) == line + "nobody is not a key in the views dictionary.")
    }

    /// The program for places is another here, which answers as `llvm-symbolizer` does: a line for each address.
    @Test func `A crash is told with the innermost line of the project's own code`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "Crash \(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let code = folder.appending(path: "Card.swift").path
        try "".write(toFile: code, atomically: true, encoding: .utf8)
        let program = folder.appending(path: "symbolizer").path
        try """
        #!/bin/sh
        for word; do case "$word" in
        0x1f) printf '??:0:0\\n\\n' ;; 0x2a) printf '/<compiler-generated>:0:0\\n\\n' ;; 0x3) printf '%s:12:7\\n\\n' "\(code)" ;;
        0x4) printf '%s:30:1\\n\\n' "\(code)" ;;
        esac; done
        """.write(toFile: program, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
        let symbols = CrashSymbols()
        let calls = ["0x1f", "0x2a", "0x3", "0x4"].map { "Maquette: called from /tmp/my app/App.so \($0)\n" }.joined()
        func line(_ words: String, signal: Int32 = SIGILL) -> String {
            LastWords.line(of: Array((words + "\n" + calls).utf8), signal: signal, symbols)
        }
        let frames = "Current stack trace:\n4    App.so    0x00007f962c21c84a <unavailable> + 297034"
        let trap = "Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range\n"
        #expect(line(trap + frames) == "Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range")

        symbols.use(program)
        let place = "\(folder.lastPathComponent)/Card.swift:12"
        #expect(line(trap + frames) == place + ": Fatal error: Index out of range")
        #expect(line("App/Card.swift:12: Fatal error: own\n" + frames) == "App/Card.swift:12: Fatal error: own")
        #expect(line("a log", signal: SIGSEGV) == place + ": bad access to memory, as in a recursion without an end")
        #expect(line("a log", signal: SIGABRT) == place + ": a log")
        #expect(line("", signal: SIGABRT) == place)
        symbols.use(folder.path + "/none")
        #expect(line("a log", signal: SIGABRT) == "a log")
    }

    @Test func `Of a message of many lines the one that says it is a trap counts`() {
        let long = "Deck/Card.swift:3: Fatal error: " + String(repeating: "x", count: 100_000) + "\nmore\n"
        #expect(LastWords.line(of: Array(long.utf8)).hasPrefix("Deck/Card.swift:3: Fatal error: xxx"))
    }
}
