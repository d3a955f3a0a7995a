import Foundation

/// Each component becomes a sum of all four, with the weights of its column.
@discardableResult public func vImageMatrixMultiply_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ matrix: UnsafePointer<Int16>,
    _ divisor: Int32, _ pre_bias: UnsafePointer<Int16>!, _ post_bias: UnsafePointer<Int32>!, _ flags: vImage_Flags
) -> vImage_Error {
    let (source, target) = (src.pointee, dest.pointee)
    guard source.data != nil, target.data != nil, divisor != 0 else { return kvImageNullPointerArgument }
    guard target.width <= source.width, target.height <= source.height else { return kvImageRoiLargerThanInputBuffer }
    for y in 0..<Int(target.height) {
        let (before, after) = (source.row(y), target.row(y))
        for x in 0..<Int(target.width) {
            let pixel = (0..<4).map { Int(before[x * 4 + $0]) + Int(pre_bias?[$0] ?? 0) }
            for c in 0..<4 {
                let sum = (0..<4).reduce(Int(post_bias?[c] ?? 0)) { $0 + pixel[$1] * Int(matrix[$1 * 4 + c]) }
                after[x * 4 + c] = UInt8(clamping: sum / Int(divisor))
            }
        }
    }
    return kvImageNoError
}
