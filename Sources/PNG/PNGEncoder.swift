/// Writes pictures as PNG, fastest where they show an interface.
///
/// The same pixels give the same bytes on every machine. Beyond the result the encoder needs about four megabytes,
/// however large the picture.
public enum PNGEncoder {
    /// Runs a piece of work for each number below a count, on as many threads as it likes, and returns when all are done.
    public typealias Sharing = (_ count: Int, _ work: (Int) -> Void) -> Void

    /// Does everything on the calling thread.
    public static func alone(_ count: Int, _ work: (Int) -> Void) {
        for part in 0..<count { work(part) }
    }

    /// The most pixels on a side.
    public static let longestSide = 32_767

    /// - Parameters:
    ///   - pixels: rows from top to bottom, each `bytesPerRow` after the one before.
    ///   - scale: how many pixels make a point. Other than 1 it is written into the file, as 72 dots per inch for
    ///     each, so that viewers can show the picture in its true size.
    ///   - share: how the work is shared between threads; the bytes do not depend on it.
    public static func encode(
        _ pixels: RawSpan, width: Int, height: Int, bytesPerRow: Int, layout: PixelLayout = .premultipliedARGB,
        scale: Double = 1, sharing share: Sharing = alone
    ) throws(PNGError) -> [UInt8] {
        try encode(
            pixels, width: width, height: height, bytesPerRow: bytesPerRow, layout: layout, scale: scale,
            isForAnimation: false, sharing: share)
    }

    /// - Parameter isForAnimation: whether the colours are written in the one way that all frames of a file share.
    static func encode(
        _ pixels: RawSpan, width: Int, height: Int, bytesPerRow: Int, layout: PixelLayout = .premultipliedARGB,
        scale: Double, isForAnimation: Bool, sharing share: Sharing
    ) throws(PNGError) -> [UInt8] {
        try check(width: width, height: height)
        guard bytesPerRow >= 4 * width else { throw .rowTooShort(bytesPerRow: bytesPerRow, needed: 4 * width) }
        let (distance, isTooFar) = bytesPerRow.multipliedReportingOverflow(by: height - 1)
        let (needed, isTooMuch) = distance.addingReportingOverflow(4 * width)
        guard !isTooFar, !isTooMuch, pixels.byteCount >= needed else {
            throw .tooFewBytes(count: pixels.byteCount, needed: isTooFar || isTooMuch ? .max : needed)
        }
        return pixels.withUnsafeBytes { bytes in
            let isAligned = Int(bitPattern: bytes.baseAddress) % 4 == 0 && bytesPerRow % 4 == 0
            // Pixels are numbered from the first, padding included.
            let isCompact = bytesPerRow / 4 * height < Int(UInt32.max)
            guard isAligned, isCompact, let base = bytes.baseAddress else {
                return encodeAligned(bytes, width, height, bytesPerRow, layout, scale, isForAnimation, share)
            }
            let rows = PixelRows(base, width: width, height: height, bytesPerRow: bytesPerRow, layout: layout)
            return PNGFile(.memory(rows), scale: scale, isForAnimation: isForAnimation, sharing: share)
                .bytes(sharing: share)
        }
    }

    static func check(width: Int, height: Int) throws(PNGError) {
        guard width > 0, height > 0 else { throw .emptyPicture(width: width, height: height) }
        guard width <= longestSide, height <= longestSide else {
            throw .tooLarge(width: width, height: height, limit: longestSide)
        }
    }

    private static func encodeAligned(
        _ bytes: UnsafeRawBufferPointer, _ width: Int, _ height: Int, _ bytesPerRow: Int, _ layout: PixelLayout,
        _ scale: Double, _ isForAnimation: Bool, _ share: Sharing
    ) -> [UInt8] {
        let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: 4 * width * height, alignment: 16)
        defer { copy.deallocate() }
        for row in 0..<height {
            let source = UnsafeRawBufferPointer(rebasing: bytes[row * bytesPerRow..<row * bytesPerRow + 4 * width])
            UnsafeMutableRawBufferPointer(rebasing: copy[4 * width * row..<4 * width * (row + 1)])
                .copyMemory(from: source)
        }
        guard let base = copy.baseAddress else { return [] }
        let rows = PixelRows(base, width: width, height: height, bytesPerRow: 4 * width, layout: layout)
        return PNGFile(.memory(rows), scale: scale, isForAnimation: isForAnimation, sharing: share)
            .bytes(sharing: share)
    }
}
