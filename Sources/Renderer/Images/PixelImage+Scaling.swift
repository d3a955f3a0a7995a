extension PixelImage {
    /// Makes the pixels of a target by weighing those of the image, columns first.
    func scaled(columns: ResamplingWeights, rows: ResamplingWeights) -> PixelImage {
        let (width, height) = (columns.pixels.count, rows.pixels.count)
        let bytes = [UInt8](unsafeUninitializedCapacity: 4 * width * height) { target, count in
            count = 4 * width * height
            let target = UnsafeMutableRawBufferPointer(target)
            if let left = columns.unscaledStart, let top = rows.unscaledStart {
                copy(left, top, width, height, to: target)
            } else {
                weigh(columns, rows, into: target)
            }
        }
        return PixelImage(width: width, height: height, bytes: bytes)
    }

    private func copy(
        _ left: Int, _ top: Int, _ newWidth: Int, _ newHeight: Int, to target: UnsafeMutableRawBufferPointer
    ) {
        withBytes { bytes in
            let bytes = UnsafeRawBufferPointer(bytes)
            for y in 0..<newHeight {
                let start = 4 * ((top + y) * width + left)
                UnsafeMutableRawBufferPointer(rebasing: target[4 * newWidth * y..<4 * newWidth * (y + 1)])
                    .copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[start..<start + 4 * newWidth]))
            }
        }
    }

    /// A few lines at a time, which stay near the processor.
    private func weigh(
        _ columns: ResamplingWeights, _ rows: ResamplingWeights, into target: UnsafeMutableRawBufferPointer
    ) {
        let lineLength = 4 * columns.pixels.count
        guard lineLength > 0, let top = rows.pixels.first, let bottom = rows.pixels.last else { return }
        let longest = rows.pixels.map(\.shares.count).max() ?? 0
        let mostLines = min(
            bottom.first + bottom.shares.count - top.first, max(Self.bytesOfLines / (2 * lineLength), longest))
        // Between the two steps a component has eight more bits, and with a share a product fits into 32.
        let lines = UnsafeMutableBufferPointer<UInt16>.allocate(capacity: lineLength * mostLines)
        defer { lines.deallocate() }
        let flatColumns = columns.flattened
        var next = 0
        while next < rows.pixels.count {
            let first = rows.pixels[next].first
            let end =
                rows.pixels[next...].firstIndex { $0.first + $0.shares.count > first + mostLines } ?? rows.pixels.count
            let last = rows.pixels[next..<end].map { $0.first + $0.shares.count - 1 }.max() ?? first
            weigh(
                flatColumns.places, flatColumns.shares, ofRows: first...last, into: UnsafeMutableRawBufferPointer(lines)
            )
            for y in next..<end {
                let row = rows.pixels[y]
                Self.weigh(
                    UnsafeRawBufferPointer(lines), from: 2 * lineLength * (row.first - first), lineLength, row.shares,
                    into: UnsafeMutableRawBufferPointer(rebasing: target[lineLength * y..<lineLength * (y + 1)]))
            }
            next = end
        }
    }

    private static let bytesOfLines = 1 << 18

    private func weigh(
        _ places: [(source: Int, shares: Range<Int>)], _ shares: [Int16], ofRows rows: ClosedRange<Int>,
        into lines: UnsafeMutableRawBufferPointer
    ) {
        withBytes { bytes in
            shares.withUnsafeBufferPointer { shares in
                let bytes = UnsafeRawBufferPointer(bytes)
                var at = 0
                for row in rows {
                    for place in places {
                        var sum = SIMD4<Int32>(repeating: 32)
                        var source = 4 &* (row &* width &+ place.source)
                        for share in place.shares {
                            let pixel = bytes.loadUnaligned(fromByteOffset: source, as: SIMD4<UInt8>.self)
                            sum &+= SIMD4<Int32>(truncatingIfNeeded: pixel) &* Int32(shares[share])
                            source &+= 4
                        }
                        let rounded = SIMD4<UInt16>(truncatingIfNeeded: sum &>> 6)
                        lines.storeBytes(of: rounded, toByteOffset: at, as: SIMD4<UInt16>.self)
                        at &+= 8
                    }
                }
            }
        }
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
