import MaquetteLayout

/// The constraints of a list given straight to the engine, the way the view model lowers them: what solving alone costs.
@MainActor struct BareSystem {
    private let system = ConstraintSystem()
    private var subtitles: [(height: Double, hugging: ConstraintHandle, compression: ConstraintHandle)] = []
    private var all: [Item] = []

    /// The sizes that the text of a cell asks for.
    struct Cell {
        var title: (width: Double, height: Double)
        var subtitle: (width: Double, lineHeight: Double, height: Double)
    }

    private struct Item { let minX, minY, width, height: Unknown }

    init(_ cells: [Cell]) throws {
        try system.setRootSize(width: Double(ListView.width), height: 852)
        var above: Item?
        for cell in cells { above = try add(cell, below: above) }
    }

    /// Solves for the widths, gives the subtitles their heights, solves again and reads every frame.
    mutating func solve() throws -> Double {
        system.solve()
        for subtitle in subtitles {
            try system.setConstant(subtitle.height, of: subtitle.hugging)
            try system.setConstant(subtitle.height, of: subtitle.compression)
        }
        system.solve()
        return all.reduce(0) { $0 + system[$1.minX] + system[$1.minY] + system[$1.width] + system[$1.height] }
    }

    private mutating func add(_ size: Cell, below above: Item?) throws -> Item {
        let cell = try item()
        let image = try item()
        let title = try item()
        let subtitle = try item()
        let titleContent = try content(title, size.title.width, size.title.height)
        _ = titleContent
        let content = try content(subtitle, size.subtitle.width, size.subtitle.lineHeight)
        subtitles.append((size.subtitle.height, content.hugging, content.compression))

        let inset = Double(CellView.inset)
        let edge = Double(CellView.verticalInset)
        try hold([Term(1, cell.minX)], 0)
        try hold([Term(1, cell.minX), Term(1, cell.width), Term(-1, .rootWidth)], 0)
        if let above {
            try hold([Term(1, cell.minY), Term(-1, above.minY), Term(-1, above.height)], 0)
        } else {
            try hold([Term(1, cell.minY)], 0)
        }
        try hold([Term(1, image.minX)], inset)
        try hold([Term(1, image.minY), Term(0.5, image.height), Term(-0.5, cell.height)], 0)
        try hold([Term(1, image.width)], Double(CellView.imageLength))
        try hold([Term(1, image.height)], Double(CellView.imageLength))
        try hold([Term(1, title.minX), Term(-1, image.minX), Term(-1, image.width)], Double(CellView.imageGap))
        try hold([Term(1, title.minX), Term(1, title.width), Term(-1, cell.width)], -inset)
        try hold([Term(1, title.minY)], edge)
        try hold([Term(1, subtitle.minX), Term(-1, title.minX)], 0)
        try hold(
            [Term(1, subtitle.minX), Term(1, subtitle.width), Term(-1, title.minX), Term(-1, title.width)], 0)
        try hold(
            [Term(1, subtitle.minY), Term(-1, title.minY), Term(-1, title.height)], Double(CellView.lineGap))
        try hold([Term(1, subtitle.minY), Term(1, subtitle.height), Term(-1, cell.height)], -edge)
        return cell
    }

    private mutating func item() throws -> Item {
        let item = Item(
            minX: system.makeUnknown(), minY: system.makeUnknown(), width: system.makeUnknown(),
            height: system.makeUnknown())
        for length in [item.width, item.height] {
            _ = try system.add(LinearConstraint([Term(1, length)], .greaterThanOrEqual, 0))
        }
        all.append(item)
        return item
    }

    private func hold(_ terms: [Term], _ constant: Double) throws {
        _ = try system.add(LinearConstraint(terms, .equal, constant))
    }

    /// What a label asks for, with UIKit's priorities; returns what holds its height.
    private func content(
        _ item: Item, _ width: Double, _ height: Double
    ) throws -> (hugging: ConstraintHandle, compression: ConstraintHandle) {
        _ = try system.add(LinearConstraint([Term(1, item.width)], .lessThanOrEqual, width, priority: 250))
        _ = try system.add(LinearConstraint([Term(1, item.width)], .greaterThanOrEqual, width, priority: 750))
        return (
            try system.add(LinearConstraint([Term(1, item.height)], .lessThanOrEqual, height, priority: 250)),
            try system.add(LinearConstraint([Term(1, item.height)], .greaterThanOrEqual, height, priority: 750))
        )
    }
}
