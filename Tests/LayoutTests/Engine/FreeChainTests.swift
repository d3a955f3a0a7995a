import MaquetteLayout
import Testing

/// A chain with a free end, such as the rows of a list. Where its members stand is worked out from their heights.
@Suite("Free chains") struct FreeChainTests {
    @Test("a new gap in the middle moves what follows, and nothing is solved anew")
    func newGap() throws {
        let system = ConstraintSystem()
        var tops: [Unknown] = []
        var heights: [Unknown] = []
        var gaps: [ConstraintHandle] = []
        for index in 0..<50 {
            let (top, height) = (system.makeUnknown(), system.makeUnknown(isLength: true))
            try system.ask([(1, height)], .equal, Double(20 + index), 500)
            var place = [(1.0, top)]
            if index > 0 { place += [(-1, tops[index - 1]), (-1, heights[index - 1])] }
            gaps.append(try system.ask(place, .equal, 0))
            tops.append(top)
            heights.append(height)
        }
        // 49 times 20, and the numbers from 0 to 48.
        #expect(system[tops[49]] == 2156)

        try system.setConstant(7, of: gaps[20])
        #expect(system[tops[49]] == 2163)
        // 19 times 20, and the numbers from 0 to 18.
        #expect(system[tops[19]] == 551)
        #expect(system.effort.solves == 1)
    }
}
