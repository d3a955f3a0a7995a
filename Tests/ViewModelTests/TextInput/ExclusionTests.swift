import MaquetteViewTestSupport
import Testing
import UIKit

@testable import MaquetteViewModel

/// Apple's page of `exclusionPaths`: "an array of path objects that represents the regions where text isn't displayed in the
/// text container". A line fragment has its padding at both ends, beside such a region, too.
@MainActor @Suite struct ExclusionTests {
    private struct Line {
        var x, top, width, height: Double
        var range: Range<Int>
    }

    /// Text in a container of 300 points with a padding of 5; a line of 17 points is 20.29 high.
    private func lines(around paths: [UIBezierPath], _ direction: UISemanticContentAttribute = .unspecified) throws
        -> [Line]
    {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        view.textContainerInset = .zero
        view.font = .systemFont(ofSize: 17)
        view.semanticContentAttribute = direction
        view.text = Array(repeating: direction == .forceRightToLeft ? "שלום" : "word", count: 60).joined(separator: " ")
        view.textContainer.exclusionPaths = paths
        view.layoutIfNeeded()
        #expect(view.textState.label.frame.minX == 5 && view.textState.label.frame.width == 290)
        return try #require(view.textState.label.layoutForDrawing()).text.lines.map {
            Line(x: $0.x, top: $0.top, width: $0.width, height: $0.height, range: $0.range)
        }
    }

    private func rectangle(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIBezierPath {
        UIBezierPath(rect: CGRect(x: x, y: y, width: width, height: height))
    }

    /// Lines begin at 0, 20.29 and 40.57: the first two lie beside 30 points.
    @Test func linesBesideARegionAreShorter() throws {
        let lines = try lines(around: [rectangle(150, 0, 150, 30)])
        #expect(lines[..<2].allSatisfy { $0.x == 0 && $0.width > 60 && $0.width <= 140 })
        #expect(lines[2].width > 240)
        // On the other side they begin later: beyond 150 and the padding.
        let others = try self.lines(around: [rectangle(0, 0, 150, 30)])
        #expect(others[..<2].allSatisfy { $0.x == 150 && $0.width <= 140 } && others[2].x == 0)
    }

    @Test func aRegionInTheMiddlePartsItsLines() throws {
        let lines = try lines(around: [rectangle(100, 0, 100, 30)])
        #expect(lines[0].top == lines[1].top && lines[2].top == lines[3].top && lines[4].top > lines[3].top)
        #expect(lines[0].x == 0 && lines[0].width <= 90 && lines[1].x == 200 && lines[1].width <= 90)
        // All words are there, in their order.
        #expect(lines.map(\.range.lowerBound) == lines.map(\.range.lowerBound).sorted())
        #expect(lines.last?.range.upperBound == 60 * 5 - 1)
        // Nothing fits into five points.
        #expect(try self.lines(around: [rectangle(20, 0, 100, 30)])[0].x == 120)
    }

    @Test func aRegionFromSideToSideIsSkipped() throws {
        let lines = try lines(around: [rectangle(0, 10, 300, 50)])
        #expect(lines[0].top == 60 && lines[1].top > 80 && lines[1].top < 81)
    }

    /// A circle is widest in its middle: the line there is the shortest.
    @Test func linesFollowTheOutline() throws {
        let circle = UIBezierPath(ovalIn: CGRect(x: 200, y: 0, width: 200, height: 200))
        let ends = try lines(around: [circle]).map { ($0.top + $0.height / 2, $0.x + $0.width) }
        let middle = try #require(ends.min { abs($0.0 - 100) < abs($1.0 - 100) })
        #expect(middle.1 <= 190 && ends[0].1 > 200)
    }

    @Test func rightToLeftTheRightPieceComesFirst() throws {
        let lines = try lines(around: [rectangle(100, 0, 100, 30)], .forceRightToLeft)
        #expect(lines[0].top == lines[1].top && lines[0].x >= 200 && lines[1].x + lines[1].width <= 90.001)
    }
}
