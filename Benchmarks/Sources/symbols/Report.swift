import Foundation
import Measure

/// What is printed, and written for other programs: ratios, never bare seconds.
struct Report: Figures {
    var names: Int
    /// The time of a sheet of symbols over that of round rectangles.
    var small: Double
    var large: Double
    /// The time of the first symbol, for which the book of all is read, over that of one sheet of round rectangles.
    var first: Double

    var table: String {
        """
        A sheet of \(names) system symbols, laid out, painted and encoded, against the same sheet of plain round rectangles, in one
        process, in turns. Medians.

          \(times(small))  symbols of 17 points, over round rectangles
          \(times(large))  symbols of 60 points, over round rectangles
          \(times(first))  the first symbol of a process, over one sheet of round rectangles
        """
    }

    var figures: [Figure] {
        [
            Figure("symbols of 17 points", small), Figure("symbols of 60 points", large),
            Figure("the first symbol", first),
        ]
    }

    private func times(_ ratio: Double) -> String { String(format: "%6.2f x", ratio) }
}
