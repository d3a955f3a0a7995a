import MaquetteFiles
import Testing

/// What code prints, in lines. A megabyte is 1,048,576 bytes, of which 1048 lines of 1000 bytes are less and one more is not.
@Suite struct QuotedLinesTests {
    private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

    @Test func `A line comes once it is whole, however its bytes come`() {
        var lines = QuotedLines()
        #expect(lines.add(bytes("a\nb")) == ["a"])
        #expect(lines.add(bytes("c")) == [])
        #expect(lines.add(bytes("\n\nd\n")) == ["bc", "", "d"])
        #expect(lines.add([]) == [])
        #expect(lines.finish() == [])
    }

    @Test func `A last line needs no end`() {
        var lines = QuotedLines()
        #expect(lines.add(bytes("a\nlast")) == ["a"])
        #expect(lines.finish() == ["last"])
        #expect(lines.finish() == [])
    }

    @Test func `What is no text is shown as Unicode says`() {
        var lines = QuotedLines()
        #expect(lines.add([0x61, 0xFF, 0x62, 0x0A]) == ["a\u{FFFD}b"])
    }

    @Test func `A line that does not end is not waited for`() {
        var lines = QuotedLines()
        let long = String(repeating: "x", count: 5000)
        #expect(lines.add(bytes(long)) == [long])
        #expect(lines.add(bytes("y\n")) == ["y"])
    }

    @Test func `After a megabyte a line says so, and then there is nothing`() {
        var lines = QuotedLines()
        let line = String(repeating: "x", count: 999)
        var found: [String] = []
        for _ in 0..<1048 { found += lines.add(bytes(line + "\n")) }
        #expect(found == Array(repeating: line, count: 1048))
        #expect(
            lines.add(bytes("a\n" + line + "\n" + line + "\nb")) == [
                "a", "it printed more than 1 MB; the rest is left out",
            ])
        #expect(lines.add(bytes("more\n")) == [])
        #expect(lines.finish() == [])
    }

    @Test func `All at once is as much as little by little`() {
        var lines = QuotedLines()
        let found = lines.add(bytes(String(repeating: String(repeating: "x", count: 999) + "\n", count: 3000)))
        #expect(found.count == 1049 && found.last == "it printed more than 1 MB; the rest is left out")
    }
}
