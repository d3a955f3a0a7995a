extension PixelImage {
    /// Makes the pixels of a target by weighing those of the image, columns first.
    func scaled(columns: ResamplingWeights, rows: ResamplingWeights) -> PixelImage {
        var result = [UInt8](repeating: 0, count: columns.pixels.count * rows.pixels.count * 4)
        func image() -> PixelImage {
            PixelImage(width: columns.pixels.count, height: rows.pixels.count, bytes: result)
        }
        guard let firstRow = rows.pixels.map(\.first).min() else { return image() }
        let lastRow = rows.pixels.map { $0.first + $0.shares.count - 1 }.max() ?? firstRow

        // Between the two steps a component has eight more bits, and with a share a product fits into 32.
        let lineLength = 4 * columns.pixels.count
        let lines = UnsafeMutableBufferPointer<UInt16>.allocate(capacity: lineLength * (lastRow - firstRow + 1))
        defer { lines.deallocate() }
        let (columnPlaces, columnShares) = columns.flattened
        withBytes { bytes in
            let bytes = UnsafeRawBufferPointer(bytes)
            for row in firstRow...lastRow {
                var target = lineLength * (row - firstRow)
                for place in columnPlaces {
                    var sum = SIMD4<UInt32>(repeating: 32)
                    var at = 4 * (row * width + place.source)
                    for share in place.shares {
                        let pixel = bytes.loadUnaligned(fromByteOffset: at, as: SIMD4<UInt8>.self)
                        sum &+= SIMD4<UInt32>(truncatingIfNeeded: pixel) &* UInt32(columnShares[share])
                        at += 4
                    }
                    let rounded = SIMD4<UInt16>(truncatingIfNeeded: sum &>> 6)
                    for component in 0..<4 { lines[target + component] = rounded[component] }
                    target += 4
                }
            }
        }
        let sums = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: lineLength)
        defer { sums.deallocate() }
        result.withUnsafeMutableBufferPointer { target in
            for (y, row) in rows.pixels.enumerated() {
                sums.update(repeating: 1 << 21)
                for (index, share) in row.shares.enumerated() where share > 0 {
                    let line = UnsafeMutableBufferPointer(
                        rebasing: lines[(lineLength * (row.first + index - firstRow))...].prefix(lineLength))
                    let share = UInt16(share)
                    for at in 0..<lineLength { sums[at] &+= UInt32(share) &* UInt32(line[at]) }
                }
                for at in 0..<lineLength { target[lineLength * y + at] = UInt8(truncatingIfNeeded: sums[at] &>> 22) }
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
