import MaquetteDrawing
import Testing

@testable import MaquetteAssets

/// By the grammar of path data in SVG 1.1, 8.3.9.
@Suite struct SymbolPathTests {
    @Test func aSignAPointOrALetterEndsTheNumberBefore() {
        var expected = Path()
        expected.move(to: Point(1.5, -2.25))
        expected.addLine(to: Point(2, -1.75))
        expected.addLine(to: Point(-98, 1.25))
        expected.close()
        #expect(Path(svg: " M1.5-2.25l.5.5-1e2,+3z\n") == expected)
    }

    /// The compiler reads the numbers on the right.
    @Test func numbersAreTheNearestThereAre() {
        var expected = Path()
        expected.move(to: Point(0.1, 12.345678901234567))
        expected.addLine(to: Point(-0.007, 123456.789012345))
        expected.addLine(to: Point(1e-3, 98765432109876543488))
        #expect(Path(svg: "M0.1 12.345678901234567 -.007 123456.789012345 1E-3 98765432109876543488") == expected)
    }

    @Test(arguments: ["M1", "M1 2A3 4 0 0 1 5 6", "M1 2 é", "M1 -", "M1 2e", "1 2", "M1 2z3", "M1 1e999"])
    func whatIsNoPathHasNone(text: String) {
        #expect(Path(svg: text) == nil)
    }
}
