/// PNG's ways of writing a row as differences from what a decoder already knows.
enum RowFilter: UInt8, CaseIterable {
    case none, sub, up, average, paeth

    /// Writes `row` as differences. Both rows begin with as many zero bytes as a pixel takes.
    func apply(
        to row: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>, bytesPerPixel: Int, count: Int,
        into result: UnsafeMutablePointer<UInt8>
    ) {
        let (left, aboveLeft) = (row - bytesPerPixel, above - bytesPerPixel)
        switch self {
        case .none: for at in 0..<count { result[at] = row[at] }
        case .sub: for at in 0..<count { result[at] = row[at] &- left[at] }
        case .up: for at in 0..<count { result[at] = row[at] &- above[at] }
        case .average:
            for at in 0..<count {
                result[at] = row[at] &- UInt8(truncatingIfNeeded: (UInt16(left[at]) + UInt16(above[at])) >> 1)
            }
        case .paeth:
            for at in 0..<count {
                let (a, b, c) = (Int16(left[at]), Int16(above[at]), Int16(aboveLeft[at]))
                let (toLeft, toAbove, toCorner) = (abs(b - c), abs(a - c), abs(a + b - 2 * c))
                let nearest = toLeft <= toAbove && toLeft <= toCorner ? a : toAbove <= toCorner ? b : c
                result[at] = row[at] &- UInt8(truncatingIfNeeded: nearest)
            }
        }
    }
}
