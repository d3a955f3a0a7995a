import Foundation

/// The items of a section in lines, as text flows: along a line first, then line after line.
///
/// Here lines always run along x and follow each other along y. A layout that scrolls horizontally swaps the axes.
package struct FlowSection {
    package var sizes: [CGSize] = []
    /// The least distance between the items of a line, and the distance between lines.
    package var itemSpacing: CGFloat = 0
    package var lineSpacing: CGFloat = 0
    package var insets = UIEdgeInsets.zero
    package var headerLength: CGFloat = 0
    package var footerLength: CGFloat = 0

    /// Where the section begins, and the frames in it, from there on.
    var start: CGFloat = 0
    package private(set) var frames: [CGRect] = []
    package private(set) var length: CGFloat = 0

    package var footerStart: CGFloat { length - footerLength }

    package init() {}

    /// Places every item in content of the given breadth.
    package mutating func arrange(breadth: CGFloat) {
        let room = breadth - insets.left - insets.right
        let column = commonColumn(in: room)
        var y = headerLength + insets.top
        frames = []
        frames.reserveCapacity(sizes.count)
        var first = 0
        while first < sizes.count {
            let next = endOfLine(from: first, room: room)
            let line = first..<next
            let height = sizes[line].reduce(0) { max($0, $1.height) }
            var (x, gap) = placing(of: line, in: room, column: column)
            x += insets.left
            for size in sizes[line] {
                // Shorter items are centred in the line.
                frames.append(CGRect(origin: CGPoint(x: x, y: y + (height - size.height) / 2), size: size))
                x += size.width + gap
            }
            y += height + (next < sizes.count ? lineSpacing : 0)
            first = next
        }
        length = y + insets.bottom + footerLength
    }

    /// Sums of thirds may be more than the whole by a rounding error.
    private static let tolerance: CGFloat = 1e-6

    /// An item joins the line when it fits, and the first one in any case.
    private func endOfLine(from first: Int, room: CGFloat) -> Int {
        var used = sizes[first].width
        var next = first + 1
        while next < sizes.count, used + itemSpacing + sizes[next].width <= room + Self.tolerance {
            used += itemSpacing + sizes[next].width
            next += 1
        }
        return next
    }

    /// Items of one size are in columns, so that an incomplete last line has the same spacing as the others.
    private func commonColumn(in room: CGFloat) -> (capacity: Int, width: CGFloat)? {
        guard let size = sizes.first, size.width + itemSpacing > 0, sizes.allSatisfy({ $0 == size }) else { return nil }
        let capacity = ((room + itemSpacing + Self.tolerance) / (size.width + itemSpacing)).rounded(.down)
        return (max(1, Int(min(capacity, 1e6))), size.width)
    }

    /// In a full line the slack goes between its items, or around the only one. A last line of items with different
    /// sizes keeps the minimum spacing.
    private func placing(
        of line: Range<Int>, in room: CGFloat, column: (capacity: Int, width: CGFloat)?
    ) -> (start: CGFloat, gap: CGFloat) {
        var count = line.count
        var widths = sizes[line].reduce(0) { $0 + $1.width }
        if let column {
            count = column.capacity
            widths = CGFloat(count) * column.width
        } else if line.upperBound == sizes.count {
            return (0, itemSpacing)
        }
        guard count > 1 else { return ((room - widths) / 2, itemSpacing) }
        return (0, (room - widths) / CGFloat(count - 1))
    }
}
