import Foundation
import Measure

/// What is printed, and written for other programs: ratios, never bare seconds.
struct Report: Figures {
    var rounds: Int
    var documents: Int
    /// The time of rsvg-convert over ours.
    var rsvg: Double
    /// Our time over that of a C program that draws the same with cairo's own text.
    var plain: Double
    /// The time of Chromium over ours.
    var chromium: Double
    /// The time of a batch on one core over that on two.
    var twoCores: Double
    /// The most memory that one of our runs held.
    var megabytes: Double

    var table: String {
        """
        A screen of 50 views at 3x, from starting the process to the PNG on disk, in turns, each time with other texts:
        medians of \(rounds). A batch is one call; the cores are handed out by taskset.

          \(times(plain))  preview render, over a C program that draws the same with cairo's own text and our encoder
          \(times(rsvg))  rsvg-convert of an SVG of the same screen, over preview render
          \(times(chromium))  Chromium's screenshot of a page of the same screen, over preview render
          \(times(twoCores))  \(documents) documents on one core, over the same on two

        The most memory that preview held for one screen: \(String(format: "%.0f", megabytes)) MB.
        """
    }

    var figures: [Figure] {
        [
            Figure("over the C program", plain), Figure("rsvg-convert", rsvg), Figure("Chromium", chromium),
            Figure("two cores", twoCores), Figure("megabytes", megabytes),
        ]
    }

    private func times(_ ratio: Double) -> String { String(format: "%6.2f", ratio) }
}
