import Glibc

/// A Gaussian blur by three running averages in whole numbers, the same on every processor.
///
/// Each average reaches a whole number of pixels to both sides and a part of one more, so that the three together
/// have exactly the asked-for deviation.
public struct GaussianBlur: Sendable {
    /// How many pixels the blur extends beyond the shape.
    public var reach: Int { 3 * (radius + 1) }

    private let radius: Int
    /// Shares of a pixel within the radius and of one just beyond it, in 2²⁴ths.
    private let inner: UInt64
    private let outer: UInt64
    private let isNeeded: Bool
    private static let one: UInt64 = 1 << 24

    public init(deviation: Double) {
        let deviation = min(deviation, 1000)
        isNeeded = deviation > 0.05
        let variance = deviation * deviation / 3
        let radius = (((12 * variance + 1).squareRoot() - 1) / 2).rounded(.down)
        let whole = radius * (radius + 1) / 3
        let outer = isNeeded ? (variance - whole) / (2 * (radius + 1) * (radius + 1) - 2 * whole) : 0
        self.radius = Int(radius)
        self.outer = UInt64((max(0, outer) * Double(Self.one)).rounded())
        inner = (Self.one - 2 * self.outer) / UInt64(2 * self.radius + 1)
    }

    /// Blurs bytes of coverage in place; outside of them the coverage is zero.
    public func apply(to bytes: UnsafeMutablePointer<UInt8>, width: Int, height: Int, bytesPerRow: Int) {
        guard isNeeded, width > 0, height > 0 else { return }
        let across = Grid(bytes, width: width, height: height, stride: bytesPerRow)
        // 16 bits between the passes, or the errors of six roundings would show.
        withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 2 * width * height) { memory in
            guard let start = memory.baseAddress else { return }
            let rows = Grid(start, width: width, height: height, stride: width)
            blur(across, into: rows, widened: { UInt16($0) * 257 }, narrowed: { $0 })
            let columns = Grid(start + width * height, width: height, height: width, stride: height)
            rows.transpose(into: columns)
            // The rows are not needed any more.
            let down = UnsafeMutableRawPointer(start).bindMemory(to: UInt8.self, capacity: width * height)
            let finished = Grid(down, width: height, height: width, stride: height)
            blur(
                columns, into: finished, widened: { $0 },
                narrowed: { UInt8(truncatingIfNeeded: (UInt32($0) * 255 + 32767) / 65535) })
            finished.transpose(into: across)
        }
    }

    /// Blurs pixels of four components of a byte each, which are premultiplied; outside of them all is clear.
    public func apply(toPixels pixels: inout [UInt8], width: Int, height: Int) {
        guard isNeeded, width > 0, height > 0, pixels.count == 4 * width * height else { return }
        pixels.withUnsafeMutableBufferPointer { pixels in
            withUnsafeTemporaryAllocation(of: UInt8.self, capacity: width * height) { plane in
                guard let start = plane.baseAddress else { return }
                for component in 0..<4 {
                    for index in 0..<plane.count { plane[index] = pixels[4 * index + component] }
                    apply(to: start, width: width, height: height, bytesPerRow: width)
                    for index in 0..<plane.count { pixels[4 * index + component] = plane[index] }
                }
            }
        }
    }

    @inline(__always)
    private func blur<Before: BitwiseCopyable, After: BitwiseCopyable>(
        _ source: Grid<Before>, into result: Grid<After>, widened: (Before) -> UInt16, narrowed: (UInt16) -> After
    ) {
        let margin = radius + 1
        withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 2 * source.width + 2 * margin) { memory in
            let row = UnsafeMutableBufferPointer(rebasing: memory[..<source.width])
            let line = UnsafeMutableBufferPointer(rebasing: memory[source.width...])
            line.update(repeating: 0)
            for y in 0..<source.height {
                let (before, after) = (source.row(y), result.row(y))
                // Most shadows are of cards: all rows between the corners are equal.
                if y > 0, source.row(y - 1).isEqual(to: before) {
                    _ = after.update(from: result.row(y - 1))
                    continue
                }
                for x in 0..<row.count { row[x] = widened(before[x]) }
                if row.contains(where: { $0 != 0 }) {
                    for _ in 0..<3 { average(row, line, margin) }
                }
                for x in 0..<row.count { after[x] = narrowed(row[x]) }
            }
        }
    }

    @inline(__always)
    private func average(
        _ row: UnsafeMutableBufferPointer<UInt16>, _ line: UnsafeMutableBufferPointer<UInt16>, _ margin: Int
    ) {
        for x in 0..<row.count { line[x + margin] = row[x] }
        var sum: UInt64 = 0
        for x in 0..<2 * radius { sum &+= UInt64(line[x + 1]) }
        for x in 0..<row.count {
            // The window of `x` spans the line from `x + 1` on; just beyond it lie `x` and `x + 2 · radius + 2`.
            sum &+= UInt64(line[x + 2 * radius + 1])
            let edges = UInt64(line[x]) &+ UInt64(line[x + 2 * radius + 2])
            row[x] = UInt16(truncatingIfNeeded: (sum &* inner &+ edges &* outer &+ Self.one / 2) >> 24)
            sum &-= UInt64(line[x + 1])
        }
    }
}

/// Values in rows, in the caller's memory.
private struct Grid<Value: BitwiseCopyable> {
    let width: Int
    let height: Int
    private let start: UnsafeMutablePointer<Value>
    private let stride: Int

    init(_ start: UnsafeMutablePointer<Value>, width: Int, height: Int, stride: Int) {
        self.start = start
        self.width = width
        self.height = height
        self.stride = stride
    }

    @inline(__always)
    func row(_ y: Int) -> UnsafeMutableBufferPointer<Value> {
        UnsafeMutableBufferPointer(start: start + y * stride, count: width)
    }

    /// Transposes the grid in squares, whose rows and columns both stay in the cache.
    @inline(__always)
    func transpose(into result: Grid) {
        let side = 16
        for top in Swift.stride(from: 0, to: height, by: side) {
            for left in Swift.stride(from: 0, to: width, by: side) {
                for x in left..<min(left + side, width) {
                    for y in top..<min(top + side, height) {
                        result.start[x * result.stride + y] = start[y * stride + x]
                    }
                }
            }
        }
    }
}

extension UnsafeMutableBufferPointer where Element: BitwiseCopyable {
    fileprivate func isEqual(to other: Self) -> Bool {
        guard let baseAddress, let otherAddress = other.baseAddress else { return isEmpty && other.isEmpty }
        return count == other.count && memcmp(baseAddress, otherAddress, count * MemoryLayout<Element>.stride) == 0
    }
}
