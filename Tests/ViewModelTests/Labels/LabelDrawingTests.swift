import Testing
import UIKit

/// Where a label's text stands, at three pixels a point.
@MainActor @Suite struct LabelDrawingTests {
    private func label(_ text: String, _ frame: CGRect, lines: Int = 1) -> UILabel {
        let label = UILabel(frame: frame)
        label.text = text
        label.numberOfLines = lines
        return label
    }

    private func report(_ label: UILabel) throws -> Headless.LabelReport { try #require(Headless.report(on: label)) }

    @Test func textStandsInTheMiddleOfTheHeightOnWholePixels() throws {
        let report = try report(label("Text", CGRect(x: 0, y: 0, width: 200, height: 50)))
        // (50 - 20.287) / 2 = 14.857, to the nearest third: 15 - 1/3 = 14.667 is farther away than 15.
        #expect(abs(try #require(report.lineFrames.first).minY - 15) < 1e-9)
        #expect(report.lines == ["Text"])
    }

    @Test(arguments: [(NSTextAlignment.left, 0.0), (.center, 0.5), (.right, 1), (.natural, 0)])
    func alignmentMovesTheLine(alignment: NSTextAlignment, share: Double) throws {
        let label = label("Text", CGRect(x: 0, y: 0, width: 200, height: 30))
        label.textAlignment = alignment
        let frame = try #require(try report(label).lineFrames.first)
        #expect(abs(frame.minX - (200 - frame.width) * share) < 0.01)
    }

    @Test func naturalMeansTheRightInARightToLeftInterface() throws {
        let label = label("Text", CGRect(x: 0, y: 0, width: 200, height: 30))
        label.semanticContentAttribute = .forceRightToLeft
        #expect(abs(try #require(try report(label).lineFrames.first).maxX - 200) < 0.01)
    }

    @Test func aTextThatIsTooLongIsCutOff() throws {
        let label = label("A text that is much longer than its label", CGRect(x: 0, y: 0, width: 80, height: 21))
        let report = try report(label)
        #expect(report.isTruncated)
        #expect(report.lines.count == 1)
        #expect(try #require(report.lineFrames.first).width <= 80)
        label.sizeToFit()
        #expect(try !self.report(label).isTruncated)
    }

    /// Pictures of simulators show no ellipsis after a line break in one line, and two projects report only the first line of such a label
    /// (beeware/toga 1501, Rightpoint/BonMot 291). What is too wide is cut off as always.
    @Test func oneLineEndsAtALineBreakWithoutAnEllipsis() throws {
        let frame = CGRect(x: 0, y: 0, width: 200, height: 42)
        let (broken, alone) = (label("one\ntwo", frame), label("one", frame))
        #expect(broken.intrinsicContentSize == alone.intrinsicContentSize)
        let (first, only) = (try report(broken), try report(alone))
        #expect(first.lineFrames.map(\.width) == only.lineFrames.map(\.width))
        #expect(first.isTruncated && !only.isTruncated)
        let separated = label("one\u{2028}two", frame)
        #expect(separated.intrinsicContentSize == alone.intrinsicContentSize)
        let (two, twoAlone) = (label("one\ntwo\nthree", frame, lines: 2), label("one\ntwo", frame, lines: 2))
        #expect(two.intrinsicContentSize.width > twoAlone.intrinsicContentSize.width)
        let narrow = try report(label("A text that is wider\ntwo", CGRect(x: 0, y: 0, width: 80, height: 21)))
        #expect(narrow.lineFrames.count == 1 && (narrow.lineFrames.first?.width ?? 100) <= 80 && narrow.isTruncated)
    }

    @Test func linesThatDoNotFitInTheHeightAreLeftOut() throws {
        // Two lines of 20.287 fit in 42, a third does not.
        let label = label("one\ntwo\nthree", CGRect(x: 0, y: 0, width: 100, height: 42), lines: 0)
        #expect(try report(label).lines.count == 2)
        #expect(try report(label).isTruncated)
        label.frame.size.height = 61
        #expect(try report(label).lines == ["one", "two", "three"])
    }

    @Test func textShrinksUntilItFits() throws {
        let label = label("A title that is too wide", CGRect(x: 0, y: 0, width: 100, height: 21))
        let natural = label.intrinsicContentSize
        label.adjustsFontSizeToFitWidth = true
        let report = try report(label)
        #expect(!report.isTruncated)
        #expect(try #require(report.lineFrames.first).width <= 100)
        #expect(try #require(report.lineFrames.first).width > 98)
        // Letter spacing grows as the size shrinks, so the scale is a little less than the ratio of the widths.
        #expect(report.fontScale < 100 / natural.width + 0.01)
        #expect(label.intrinsicContentSize == natural)
    }

    @Test func shrinkingEndsAtTheSmallestScale() throws {
        let label = label("A title that is far too wide", CGRect(x: 0, y: 0, width: 60, height: 21))
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.8
        let report = try report(label)
        #expect(report.fontScale == 0.8)
        #expect(report.isTruncated)
    }

    @Test(arguments: ["A title that is too wide", "WAVE To.", "iii", "שלום עולם", "8"])
    func aThousandthMoreWouldNotFit(text: String) throws {
        /// How wide the text is that a label without any limits sets at a share of its size.
        func width(at scale: CGFloat) throws -> CGFloat {
            let free = label(text, CGRect(x: 0, y: 0, width: 1000, height: 40))
            free.font = .systemFont(ofSize: 17 * scale)
            return try #require(try report(free).lineFrames.first).width
        }
        let natural = try width(at: 1)
        for share in stride(from: 0.12, to: 1, by: 0.047) {
            let label = label(text, CGRect(x: 0, y: 0, width: natural * share, height: 40))
            label.adjustsFontSizeToFitWidth = true
            let report = try report(label)
            #expect(try width(at: report.fontScale) <= natural * share + 1e-6)
            #expect(try width(at: report.fontScale + 0.001) > natural * share)
            #expect(!report.isTruncated)
        }
    }

    @Test func whetherATextIsCutOffIsWhatItsReportSays() throws {
        for (text, lines) in [("A title that is too wide", 1), ("one\ntwo", 1), ("one\ntwo three four", 2), ("", 1)] {
            for smallest in [0, 0.3, 0.7, 1] {
                for width in stride(from: 0.0, through: 220, by: 11) {
                    let label = label(text, CGRect(x: 0, y: 0, width: width, height: 42), lines: lines)
                    label.adjustsFontSizeToFitWidth = smallest < 1
                    label.minimumScaleFactor = smallest
                    #expect(Headless.cutsOff(label) == (Headless.report(on: label)?.isTruncated ?? false))
                }
            }
        }
    }

    @Test func shrunkTextStaysOnItsBaseline() throws {
        func baseline(_ label: UILabel) throws -> CGFloat {
            let layout = try #require(label.layoutForDrawing())
            return layout.origin.y + (try #require(layout.baselines.first))
        }
        let label = label("A title that is too wide", CGRect(x: 0, y: 0, width: 60, height: 40))
        let full = try baseline(label)
        label.adjustsFontSizeToFitWidth = true
        #expect(abs(try baseline(label) - full) < 1e-9)
        label.baselineAdjustment = .none
        #expect(try baseline(label) < full)
        label.baselineAdjustment = .alignCenters
        let frame = try #require(try report(label).lineFrames.first)
        #expect(abs(frame.midY - 20) < 0.35)
    }

    @Test func baselinesAreWhereTheTextIs() {
        // Height 20.333: the baseline is 17 · 1950 / 2048 = 16.186 below the top, 16.333 or 16 on the grid: 16.
        let label = label("Text", CGRect(x: 0, y: 0, width: 100, height: 61.0 / 3))
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let mark = UIView()
        for view in [label, mark] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            mark.topAnchor.constraint(equalTo: label.firstBaselineAnchor),
            mark.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            mark.widthAnchor.constraint(equalToConstant: 5), mark.heightAnchor.constraint(equalToConstant: 5),
        ])
        root.layoutIfNeeded()
        #expect(abs(mark.frame.minY - 66 - 1.0 / 3) < 0.34)
        #expect(mark.frame.minY > 65.9)
    }
}

/// iOS rounds: "Logout" in a recorded width of 48 is drawn whole, though it is a little wider.
@MainActor @Suite struct NarrowLabelTests {
    @Test func aLabelLessThanAPointTooNarrowIsNotCut() throws {
        let label = UILabel()
        label.text = "Logout"
        let whole = label.sizeThatFits(.zero)
        for (lack, isCut) in [(0.9, false), (1.5, true)] {
            label.frame = CGRect(x: 0, y: 0, width: whole.width - CGFloat(lack), height: whole.height)
            #expect(try #require(label.layoutForDrawing()).isTruncated == isCut)
        }
    }
}
