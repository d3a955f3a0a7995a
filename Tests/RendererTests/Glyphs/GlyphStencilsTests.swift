import MaquetteDrawing
import MaquetteText
import Testing

@testable import MaquetteRenderer

@Suite struct GlyphStencilsTests {
    private func key(_ glyph: UInt32) throws -> GlyphStencils.Key {
        let layout = Typesetter.layout(StyledText("a", style: TextStyle(font: TextFont(size: 17))))
        let run = try #require(layout.runs(ofLine: 0).first).glyphs
        return GlyphStencils.Key(face: run.face, width: 1088, height: 1088, lean: 0, glyph: glyph)
    }

    private func draw(_ glyphs: [UInt32], _ spare: GlyphStencils.Spare) throws {
        let stencils = GlyphStencils(spare)
        for glyph in glyphs { _ = stencils.stencil(try key(glyph)) }
    }

    /// Shadows and images are painted in between by painters of their own, which have no text.
    @Test func whoDrawsNoGlyphsKeepsNoneFromOthers() throws {
        let spare = GlyphStencils.Spare(most: 1)
        try draw([40, 41, 42], spare)
        #expect(spare.count == 3)
        do {
            let outer = GlyphStencils(spare)
            try draw([], spare)
            _ = outer.stencil(try key(43))
            try draw([], spare)
        }
        #expect(spare.count == 4)
    }

    @Test func noMoreAreKeptThanThereAreThreads() throws {
        let spare = GlyphStencils.Spare(most: 1)
        do {
            let (first, second) = (GlyphStencils(spare), GlyphStencils(spare))
            _ = first.stencil(try key(40))
            _ = second.stencil(try key(40))
            _ = second.stencil(try key(41))
        }
        #expect((1...2).contains(spare.count))
    }
}
