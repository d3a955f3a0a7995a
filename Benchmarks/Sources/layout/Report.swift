import Foundation
import Measure

/// What is printed, and written for other programs: ratios, never bare seconds.
struct Report: Figures {
    var cells: Int
    /// Our time over the C program's, for a list from scratch.
    var layout: Double
    /// The same when the C program leaves out what the subtitles' widths in one line cost it, which constraints ask for.
    var layoutWithoutNaturalWidths: Double
    /// Our time for text alone over the C program's.
    var text: Double
    /// Our time to lay out again where nothing has changed, over our time from scratch.
    var unchanged: Double
    /// Our time at another width over the C program's for measuring the subtitles at that width.
    var otherWidth: Double
    /// Our time to measure a text again at a width it was measured at, over the C program's to measure it.
    var lookUp: Double
    var shares: Shares
    var subtitleLines: Lines

    /// Where our time from scratch goes.
    struct Shares {
        var text: Double
        var solving: Double
        /// Making views and constraints, telling the engine of them, setting frames.
        var views: Double
    }

    /// How many lines the subtitles of one list have; advances and tracking are not the same in both fonts.
    struct Lines {
        var ours: Int
        var peer: Int
    }

    var table: String {
        """
        A list of \(cells) cells, built and laid out through UIKit, against a C program that makes the same distinct Pango
        measurements (each title, each subtitle in one line and at the width of the list), in one process, in turns.
        It has one reused layout for each font, Inter Regular at the same sizes without hinting at 72 dpi, and no
        constraints and no views; letting go of ours is not counted. Medians.

          \(times(layout))  list from scratch, ours over the C program's (\(times(layoutWithoutNaturalWidths)) if it leaves out the one line)
          \(times(text))  of that text alone, ours over the C program's
          \(times(otherWidth))  at another width, ours over the C program's measuring of the subtitles at that width
          \(times(lookUp))  the same text at the same width again, ours over the C program's measuring
          \(times(unchanged))  layout again with nothing changed, over ours from scratch

        Our time from scratch: text \(percent(shares.text)), solving \(percent(shares.solving)), views and constraints \
        \(percent(shares.views)).
        The subtitles have \(subtitleLines.ours) lines here and \(subtitleLines.peer) there.
        """
    }

    var figures: [Figure] {
        [
            Figure("list from scratch", layout), Figure("text of the list", text),
            Figure("views and constraints of the list", layout * shares.views),
            Figure("list at another width", otherWidth),
            Figure("the same text again", lookUp), Figure("unchanged list", unchanged),
        ]
    }

    private func times(_ ratio: Double) -> String {
        ratio < 0.01 ? String(format: "%.0e", ratio) : String(format: "%.2f", ratio)
    }
}
