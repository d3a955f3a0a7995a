import Foundation

/// Finds rectangles by place without comparing each with each: rectangles near each other are grouped
/// in boxes, and those boxes again.
struct RectangleMap {
    private static let boxSize = 16
    /// Of many views in one place, a few neighbours are enough.
    private static let mostNeighbours = 64

    private let rectangles: [CGRect]
    /// The numbers of the rectangles, neighbours near each other.
    private let order: [Int]
    /// What surrounds each sixteen of the level below; the first level surrounds the rectangles.
    private let levels: [[CGRect]]

    init(_ rectangles: [CGRect]) {
        self.rectangles = rectangles
        order = Self.order(rectangles)
        var levels: [[CGRect]] = []
        var below = order.map { rectangles[$0] }
        while below.count > 1 || levels.isEmpty {
            below = stride(from: 0, to: below.count, by: Self.boxSize).map { start in
                below[start..<min(start + Self.boxSize, below.count)].reduce(CGRect.null) { $0.union($1) }
            }
            levels.append(below)
            if below.isEmpty { break }
        }
        self.levels = levels
    }

    /// The other rectangles that touch one.
    func neighbours(of number: Int) -> [Int] { numbers(touching: rectangles[number], without: number) }

    /// The rectangles that touch another, but no more than a few dozen, in the order they were given.
    func numbers(touching area: CGRect, without excluded: Int? = nil) -> [Int] {
        var found: [Int] = []
        var waiting = levels.last?.indices.map { (level: levels.count - 1, index: $0) } ?? []
        while let (level, index) = waiting.popLast(), found.count < Self.mostNeighbours {
            guard levels[level][index].intersects(area) else { continue }
            let start = index * Self.boxSize
            if level == 0 {
                for number in order[start..<min(start + Self.boxSize, order.count)] {
                    if number != excluded, rectangles[number].intersects(area) { found.append(number) }
                }
            } else {
                let end = min(start + Self.boxSize, levels[level - 1].count)
                waiting += (start..<end).map { (level - 1, $0) }
            }
        }
        return found.sorted()
    }

    /// The order of rectangles in strips from left to right, and in each from top to bottom.
    private static func order(_ rectangles: [CGRect]) -> [Int] {
        let byColumn = rectangles.indices.sorted { rectangles[$0].midX < rectangles[$1].midX }
        let boxes = (Double(rectangles.count) / Double(boxSize)).rounded(.up)
        let strip = max(1, Int(boxes.squareRoot().rounded(.up))) * boxSize
        return stride(from: 0, to: byColumn.count, by: strip).flatMap { start in
            byColumn[start..<min(start + strip, byColumn.count)].sorted { rectangles[$0].midY < rectangles[$1].midY }
        }
    }
}
