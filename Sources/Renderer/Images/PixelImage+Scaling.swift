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
            let (bytes, target) = (UnsafeRawBufferPointer(bytes), UnsafeMutableRawBufferPointer(lines))
            var at = 0
            for row in firstRow...lastRow {
                for place in columnPlaces {
                    var sum = SIMD4<Int32>(repeating: 32)
                    var source = 4 * (row * width + place.source)
                    for share in place.shares {
                        let pixel = bytes.loadUnaligned(fromByteOffset: source, as: SIMD4<UInt8>.self)
                        sum &+= SIMD4<Int32>(truncatingIfNeeded: pixel) &* Int32(columnShares[share])
                        source &+= 4
                    }
                    let rounded = SIMD4<UInt16>(truncatingIfNeeded: sum &>> 6)
                    target.storeBytes(of: rounded, toByteOffset: at, as: SIMD4<UInt16>.self)
                    at &+= 8
                }
            }
        }
        result.withUnsafeMutableBytes { target in
            let lines = UnsafeRawBufferPointer(lines)
            for (y, row) in rows.pixels.enumerated() {
                Self.weigh(
                    lines, from: 2 * lineLength * (row.first - firstRow), lineLength, row.shares,
                    into: UnsafeMutableRawBufferPointer(rebasing: target[lineLength * y..<lineLength * (y + 1)]))
            }
        }
        return image()
    }

    /// Adds up lines by their shares: four pixels at a time, the last of which may be among those before.
    private static func weigh(
        _ lines: UnsafeRawBufferPointer, from start: Int, _ length: Int, _ shares: [Int32],
        into target: UnsafeMutableRawBufferPointer
    ) {
        var done = 0
        while done < length {
            if length < 16 {
                var sum: UInt32 = 1 << 21
                for (line, share) in shares.enumerated() {
                    let at = start + 2 * (line * length + done)
                    sum &+= UInt32(share) &* UInt32(lines.load(fromByteOffset: at, as: UInt16.self))
                }
                target[done] = UInt8(truncatingIfNeeded: sum &>> 22)
                done += 1
                continue
            }
            let block = min(done, length - 16)
            var sum = SIMD16<UInt32>(repeating: 1 << 21)
            var at = start &+ 2 &* block
            for share in shares {
                let part = lines.loadUnaligned(fromByteOffset: at, as: SIMD16<UInt16>.self)
                sum &+= SIMD16<UInt32>(truncatingIfNeeded: part) &* UInt32(UInt16(truncatingIfNeeded: share))
                at &+= 2 &* length
            }
            let bytes = SIMD16<UInt8>(truncatingIfNeeded: sum &>> 22)
            target.storeBytes(of: bytes, toByteOffset: block, as: SIMD16<UInt8>.self)
            done = block + 16
        }
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
