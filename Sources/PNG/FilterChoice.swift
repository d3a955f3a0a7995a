/// The filter that leaves the smallest differences in a row, and what the row would cost with it.
struct FilterChoice {
    let filter: RowFilter
    let estimatedBits: Double

    init(_ rows: PixelRows, row y: Int, bytesPerPixel: Int) {
        let sums =
            y > 0 ? Self.differences(rows[y], rows[y - 1], rows.width) : Self.differences(rows[y], nil, rows.width)
        let filters: [RowFilter] = [.sub, .up, .average, .paeth]
        let best = filters.indices.min { sums[$0] < sums[$1] } ?? 0
        filter = filters[best]

        // Differences spread as in a Laplace distribution take log2(2e · mean) bits each; the one keeps it above zero.
        let samples = Double(rows.width * bytesPerPixel)
        estimatedBits = samples * Self.roughLog2(1 + 5.44 * Double(sums[best]) / samples)
    }

    /// Linear between powers of two: exact on every processor, and near enough for an estimate.
    private static func roughLog2(_ value: Double) -> Double { Double(value.exponent) + value.significand - 1 }

    /// The sums of absolute differences that the filters would leave, component by component.
    private static func differences(
        _ row: UnsafePointer<UInt32>, _ above: UnsafePointer<UInt32>?, _ width: Int
    ) -> [Int] {
        typealias Components = SIMD4<Int16>
        @inline(__always)
        func components(_ pixel: UInt32) -> Components {
            Components(truncatingIfNeeded: unsafeBitCast(pixel, to: SIMD4<UInt8>.self))
        }
        @inline(__always)
        func magnitude(_ difference: Components) -> SIMD4<Int32> {
            // Differences are written modulo 256, so the farthest is 128.
            let wrapped = SIMD4<Int8>(truncatingIfNeeded: difference)
            let wide = SIMD4<Int32>(truncatingIfNeeded: wrapped)
            return wide.replacing(with: 0 &- wide, where: wide .< 0)
        }
        @inline(__always)
        func distance(_ difference: Components) -> Components {
            difference.replacing(with: 0 &- difference, where: difference .< 0)
        }
        var (sub, up, average, paeth) = (SIMD4<Int32>(), SIMD4<Int32>(), SIMD4<Int32>(), SIMD4<Int32>())
        var (left, corner) = (Components(), Components())
        for x in 0..<width {
            let pixel = components(row[x])
            let top = above.map { components($0[x]) } ?? Components()
            sub &+= magnitude(pixel &- left)
            up &+= magnitude(pixel &- top)
            average &+= magnitude(pixel &- ((left &+ top) &>> 1))
            let (toLeft, toTop, toCorner) = (
                distance(top &- corner), distance(left &- corner), distance(left &+ top &- corner &- corner)
            )
            let nearest = corner.replacing(with: top, where: toTop .<= toCorner)
                .replacing(with: left, where: (toLeft .<= toTop) .& (toLeft .<= toCorner))
            paeth &+= magnitude(pixel &- nearest)
            (left, corner) = (pixel, top)
        }
        return [sub, up, average, paeth].map { Int($0.wrappedSum()) }
    }
}
