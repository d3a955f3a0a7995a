extension PixelImage {
    /// Makes the pixels of a target by weighing those of the image, columns first.
    func scaled(columns: ResamplingWeights, rows: ResamplingWeights) -> PixelImage {
        var result = [UInt8](repeating: 0, count: columns.pixels.count * rows.pixels.count * 4)
        func image() -> PixelImage {
            PixelImage(width: columns.pixels.count, height: rows.pixels.count, bytes: result)
        }
        guard let firstRow = rows.pixels.map(\.first).min() else { return image() }
        let lastRow = rows.pixels.map { $0.first + $0.shares.count - 1 }.max() ?? firstRow

        // Between the two steps a component has eight more bits.
        let lineLength = 4 * columns.pixels.count
        var lines = [Int32](repeating: 0, count: lineLength * (lastRow - firstRow + 1))
        withBytes { bytes in
            for row in firstRow...lastRow {
                for (x, column) in columns.pixels.enumerated() {
                    var sum = SIMD4<Int32>()
                    for (index, share) in column.shares.enumerated() {
                        let at = 4 * (row * width + column.first + index)
                        sum &+=
                            share
                            &* SIMD4(Int32(bytes[at]), Int32(bytes[at + 1]), Int32(bytes[at + 2]), Int32(bytes[at + 3]))
                    }
                    let rounded = (sum &+ 32) &>> 6
                    for component in 0..<4 {
                        lines[lineLength * (row - firstRow) + 4 * x + component] = rounded[component]
                    }
                }
            }
        }
        lines.withUnsafeBufferPointer { lines in
            result.withUnsafeMutableBufferPointer { target in
                var sums = [Int64](repeating: 0, count: lineLength)
                for (y, row) in rows.pixels.enumerated() {
                    for at in 0..<lineLength { sums[at] = 1 << 21 }
                    for (index, share) in row.shares.enumerated() where share > 0 {
                        let line = lineLength * (row.first + index - firstRow)
                        for at in 0..<lineLength { sums[at] &+= Int64(share) &* Int64(lines[line + at]) }
                    }
                    for at in 0..<lineLength { target[lineLength * y + at] = UInt8(truncatingIfNeeded: sums[at] >> 22) }
                }
            }
        }
        return image()
    }

    /// The alpha alone, in one colour.
    func tinted(_ pixel: UInt32) -> PixelImage {
        let tinted = withBytes { bytes in
            [UInt8](unsafeUninitializedCapacity: bytes.count) { target, count in
                for at in stride(from: 0, to: bytes.count, by: 4) {
                    let alpha = UInt32(bytes[at + 3])
                    for component in 0..<4 {
                        let color = pixel >> UInt32(8 * component) & 255
                        target.initializeElement(at: at + component, to: UInt8((color * alpha + 127) / 255))
                    }
                }
                count = bytes.count
            }
        }
        return PixelImage(width: width, height: height, bytes: tinted)
    }

    /// The opposite colours, with the same alpha: what is premultiplied is taken from its alpha.
    var inverted: PixelImage {
        let inverted = withBytes { bytes in
            [UInt8](unsafeUninitializedCapacity: bytes.count) { target, count in
                for at in stride(from: 0, to: bytes.count, by: 4) {
                    let alpha = bytes[at + 3]
                    for component in 0..<3 {
                        target.initializeElement(
                            at: at + component, to: alpha - min(alpha, bytes[at + component]))
                    }
                    target.initializeElement(at: at + 3, to: alpha)
                }
                count = bytes.count
            }
        }
        return PixelImage(width: width, height: height, bytes: inverted)
    }
}
