import Testing

@testable import MaquetteText

@Suite("The glyphs of prepared texts") struct RememberedGlyphsTests {
    private func prepared(_ string: String) -> PreparedText {
        Typesetter.prepare(StyledText(string, font: mono))
    }

    private func isRemembered(_ text: PreparedText) -> Bool {
        Engine.shared.withLock { _ in text.memory.shaped != nil }
    }

    /// However many labels there are, what is remembered of them has a limit; what is asked for again is as it was.
    @Test("are forgotten behind many others, and come again as they were") func forgetting() {
        let first = prepared("The first of many")
        let before = first.lines(in: .unbounded)
        #expect(isRemembered(first))
        // Each has more than a thousand characters: a thousand of them are beyond any limit that would be one.
        let others = (0..<1000).map { prepared("\($0)" + String(repeating: " word", count: 250)) }
        for other in others { _ = other.lines(in: .unbounded) }
        #expect(!isRemembered(first))
        #expect(others.count(where: isRemembered) < 600)
        #expect(others.last.map(isRemembered) == true)
        let after = first.lines(in: .unbounded)
        #expect(after.lines == before.lines && after.width == before.width && after.height == before.height)
    }
}
