import Measure
import UIKit

/// The same lists given to us and to the C program. Every run has new texts.
@MainActor final class Comparison {
    private let program: TextProgram
    private let count: Int
    private let alternation: Alternation
    private var texts = Texts()

    init(_ program: TextProgram, cells: Int, alternation: Alternation) {
        self.program = program
        count = cells
        self.alternation = alternation
    }

    func run() throws -> Report {
        let scratch = try alternation.medians(
            ours: { try layOutFromScratch() }, peer: { self.measure([.layout, [.title, .subtitleAtWidth]]) })
        let again = try alternation.medians(ours: { layOutAgain() }, peer: { self.measure([.subtitleAtWidth]) })
        guard let peerScratch = scratch.peer, let peerAgain = again.peer else {
            preconditionFailure("both contenders have run")
        }
        let (total, solving, text, lookUp) = (scratch.ours[0], scratch.ours[1], scratch.ours[2], scratch.ours[3])
        return Report(
            cells: count, layout: total / peerScratch[0], layoutWithoutNaturalWidths: total / peerScratch[1],
            text: text / peerScratch[0], unchanged: again.ours[0] / total,
            otherWidth: again.ours[1] / peerAgain[0],
            lookUp: lookUp / peerScratch[0],
            shares: Report.Shares(
                text: text / total, solving: solving / total, views: 1 - (text + solving) / total),
            subtitleLines: countLines())
    }

    // MARK: Ours

    /// Views, constraints and layout; then the parts alone: the bare constraints of the same list, and other text.
    private func layOutFromScratch() throws -> [Double] {
        let cells = texts.cells(count)
        let layout = timed {
            let list = ListView(cells)
            list.layoutIfNeeded()
            return list
        }
        let sizes = layout.result.cells.map { bareCell($0) }
        let solving = try timed {
            var system = try BareSystem(sizes)
            _ = try system.solve()
            return system
        }
        return [layout.seconds, solving.seconds] + measureText()
    }

    private func bareCell(_ cell: CellView) -> BareSystem.Cell {
        let (title, line) = (cell.title.sizeThatFits(.zero), cell.subtitle.sizeThatFits(.zero))
        return BareSystem.Cell(
            title: (title.width, title.height), subtitle: (line.width, line.height, cell.subtitle.bounds.height))
    }

    /// A list that is laid out already: once more as it is, then at another width.
    private func layOutAgain() -> [Double] {
        let list = ListView(texts.cells(count))
        list.layoutIfNeeded()
        let unchanged = timed {
            list.setNeedsLayout()
            list.layoutIfNeeded()
        }
        let resized = timed {
            list.frame.size.width = Self.otherWidth
            list.layoutIfNeeded()
        }
        return [unchanged.seconds, resized.seconds]
    }

    private static let otherWidth: CGFloat = 375

    /// What the labels of a list ask of the typesetter, and the same once more.
    private func measureText() -> [Double] {
        let cells = texts.cells(count).map { CellView($0) }
        let width = ListView.width - CellView.widthBesideLabels
        func measureAll() {
            for cell in cells {
                _ = cell.title.sizeThatFits(.zero)
                _ = cell.subtitle.sizeThatFits(.zero)
                _ = cell.subtitle.sizeThatFits(CGSize(width: width, height: 0))
            }
        }
        return [timed { measureAll() }.seconds, timed { measureAll() }.seconds]
    }

    // MARK: The C program

    private func measure(_ works: [TextProgram.Work]) -> [Double] {
        let strings = TextProgram.Strings(texts.cells(count))
        return works.map { work in
            timed { program.measure(work, of: strings, listWidth: Double(ListView.width)) }.seconds
        }
    }

    private func countLines() -> Report.Lines {
        let cells = texts.cells(count)
        let list = ListView(cells)
        list.layoutIfNeeded()
        let ours = list.cells.reduce(0) { sum, cell in
            sum + Int((cell.subtitle.bounds.height / cell.subtitle.font.lineHeight).rounded())
        }
        let peer = program.measure(
            .subtitleAtWidth, of: TextProgram.Strings(cells), listWidth: Double(ListView.width))
        return Report.Lines(ours: ours, peer: peer)
    }
}
