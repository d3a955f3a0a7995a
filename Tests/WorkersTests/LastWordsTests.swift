import Testing

@testable import MaquetteWorkers

/// What Swift 6.3 wrote to standard error, from programs that end so.
@Suite struct LastWordsTests {
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
}
