/// A Gaussian blur by three running averages in whole numbers, the same on every processor.
///
/// Each average reaches a whole number of pixels to both sides and a part of one more, so that the three together
/// have exactly the asked-for deviation.
struct GaussianBlur {
    /// How many pixels beyond what is blurred something can be seen.
    var reach: Int { 3 * (radius + 1) }

    private let radius: Int
    /// Shares of a pixel within the radius and of one just beyond it, in 2²⁴ths.
    private let inner: UInt64
    private let outer: UInt64
    private let isNeeded: Bool
    private static let one: UInt64 = 1 << 24

    init(deviation: Double) {
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

    /// Blurs bytes of coverage in place; outside of them there is nothing.
    func apply(to bytes: UnsafeMutablePointer<UInt8>, width: Int, height: Int, bytesPerRow: Int) {
        guard isNeeded else { return }
        // 16 bits between the passes, or the errors of six roundings would show.
        var rows = [UInt16](repeating: 0, count: width * height)
        for y in 0..<height {
            for x in 0..<width { rows[y * width + x] = UInt16(bytes[y * bytesPerRow + x]) * 257 }
        }
        blurRows(&rows, width: width)
        var columns = Self.transposed(rows, width: width, height: height)
        blurRows(&columns, width: height)
        rows = Self.transposed(columns, width: height, height: width)
        for y in 0..<height {
            for x in 0..<width {
                bytes[y * bytesPerRow + x] = UInt8((UInt32(rows[y * width + x]) * 255 + 32767) / 65535)
            }
        }
    }

    private func blurRows(_ rows: inout [UInt16], width: Int) {
        let margin = radius + 1
        var line = [UInt16](repeating: 0, count: width + 2 * margin)
        rows.withUnsafeMutableBufferPointer { rows in
            line.withUnsafeMutableBufferPointer { line in
                for start in stride(from: 0, to: rows.count, by: width) {
                    let row = UnsafeMutableBufferPointer(rebasing: rows[start..<start + width])
                    if row.allSatisfy({ $0 == 0 }) { continue }
                    for _ in 0..<3 { average(row, line, margin) }
                }
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

    private static func transposed(_ values: [UInt16], width: Int, height: Int) -> [UInt16] {
        [UInt16](unsafeUninitializedCapacity: values.count) { result, count in
            let block = 32
            for top in stride(from: 0, to: height, by: block) {
                for left in stride(from: 0, to: width, by: block) {
                    for y in top..<min(top + block, height) {
                        for x in left..<min(left + block, width) { result[x * height + y] = values[y * width + x] }
                    }
                }
            }
            count = values.count
        }
    }
}
