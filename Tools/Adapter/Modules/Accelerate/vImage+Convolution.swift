import Foundation

/// Each pixel becomes the mean of those in a rectangle around it.
@discardableResult public func vImageBoxConvolve_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer!,
    _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32,
    _ kernel_width: UInt32, _ backgroundColor: UnsafePointer<UInt8>!, _ flags: vImage_Flags
) -> vImage_Error {
    Convolution(src.pointee, dest.pointee, (srcOffsetToROI_X, srcOffsetToROI_Y), backgroundColor, flags)
        .run(Array(repeating: 1, count: Int(kernel_width)), Array(repeating: 1, count: Int(kernel_height)))
}

/// The same with weights that fall off to the sides.
@discardableResult public func vImageTentConvolve_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer!,
    _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32,
    _ kernel_width: UInt32, _ backgroundColor: UnsafePointer<UInt8>!, _ flags: vImage_Flags
) -> vImage_Error {
    func tent(_ count: UInt32) -> [Int] { (0..<Int(count)).map { min($0, Int(count) - 1 - $0) + 1 } }
    return Convolution(src.pointee, dest.pointee, (srcOffsetToROI_X, srcOffsetToROI_Y), backgroundColor, flags)
        .run(tent(kernel_width), tent(kernel_height))
}

/// A sum of neighbours whose weights are a product of one for the column and one for the row.
private struct Convolution {
    private let source, target: vImage_Buffer
    private let offset: (x: Int, y: Int)
    private let background: [Int]
    private let flags: Int

    init(
        _ source: vImage_Buffer, _ target: vImage_Buffer, _ offset: (vImagePixelCount, vImagePixelCount),
        _ background: UnsafePointer<UInt8>?, _ flags: vImage_Flags
    ) {
        (self.source, self.target, self.flags) = (source, target, Int(flags))
        self.offset = (Int(offset.0), Int(offset.1))
        self.background = (0..<4).map { Int(background?[$0] ?? 0) }
    }

    private func has(_ flag: Int) -> Bool { flags & flag != 0 }

    func run(_ columns: [Int], _ rows: [Int]) -> vImage_Error {
        // Nothing is kept between two calls.
        if has(kvImageGetTempBufferSize) { return 1 }
        guard columns.count % 2 == 1, rows.count % 2 == 1 else { return kvImageInvalidKernelSize }
        guard has(kvImageEdgeExtend) != has(kvImageBackgroundColorFill) || has(kvImageTruncateKernel) else {
            return kvImageInvalidEdgeStyle
        }
        guard source.data != nil, target.data != nil else { return kvImageNullPointerArgument }
        let (width, height) = (Int(target.width), Int(target.height))
        guard offset.x + width <= Int(source.width), offset.y + height <= Int(source.height) else {
            return kvImageRoiLargerThanInputBuffer
        }
        if width == 0 || height == 0 { return kvImageNoError }
        var lines: [Int: [Int]] = [:]
        let divisor = columns.reduce(0, +) * rows.reduce(0, +)
        let half = rows.count / 2
        // The source may be the target: all of a line is read before its pixels are written.
        for y in -half..<height + half { lines[y] = sums(ofRow: y + offset.y, width, columns) }
        for y in 0..<height {
            var total = [Int](repeating: 0, count: width * 4)
            for (place, weight) in rows.enumerated() {
                guard let line = lines[y + place - half] else { continue }
                for index in total.indices { total[index] += weight * line[index] }
            }
            let (before, after) = (source.row(y + offset.y), target.row(y))
            for index in total.indices {
                let isAlpha = index % 4 == 0 && has(kvImageLeaveAlphaUnchanged)
                let value = (total[index] + divisor / 2) / divisor
                after[index] = isAlpha ? before[index + offset.x * 4] : UInt8(value)
            }
        }
        return kvImageNoError
    }

    /// The weighted sums of neighbours in a row, for each component of each pixel.
    private func sums(ofRow y: Int, _ width: Int, _ weights: [Int]) -> [Int] {
        let isBeside = y < 0 || y >= Int(source.height)
        let row = source.row(min(max(y, 0), Int(source.height) - 1))
        let half = weights.count / 2
        let last = Int(source.width) - 1
        func component(_ x: Int, _ c: Int) -> Int {
            if has(kvImageBackgroundColorFill), isBeside || x < 0 || x > last { return background[c] }
            return Int(row[min(max(x, 0), last) * 4 + c])
        }
        var result = [Int](repeating: 0, count: width * 4)
        let isBox = weights.allSatisfy { $0 == 1 }
        for c in 0..<4 {
            var sum = 0
            for x in 0..<width {
                let middle = x + offset.x
                if isBox, x > 0 {
                    sum += component(middle + half, c) - component(middle - half - 1, c)
                } else {
                    sum = 0
                    for (place, weight) in weights.enumerated() { sum += weight * component(middle + place - half, c) }
                }
                result[x * 4 + c] = sum
            }
        }
        return result
    }
}
