/// Makes of each colour another one: five numbers for each of red, green, blue and opacity, those by which the four are multiplied, and
/// one that is added.
public struct PixelMatrix: Sendable {
    private let numbers: [Float]

    /// - Parameter numbers: twenty of them, row by row.
    public init(_ numbers: [Float]) {
        precondition(numbers.count == 20, "a matrix of colours has twenty numbers")
        self.numbers = numbers
    }

    /// - Parameter pixels: red, green, blue and opacity of a byte each, premultiplied.
    public func apply(toPixels pixels: inout [UInt8]) {
        numbers.withUnsafeBufferPointer { numbers in
            pixels.withUnsafeMutableBufferPointer { pixels in
                for start in stride(from: 0, to: pixels.count - 3, by: 4) {
                    let alpha = Float(pixels[start + 3]) / 255
                    guard alpha > 0 || numbers[19] != 0 else { continue }
                    let share = alpha > 0 ? 1 / (alpha * 255) : 0
                    let (red, green, blue) = (
                        Float(pixels[start]) * share, Float(pixels[start + 1]) * share, Float(pixels[start + 2]) * share
                    )
                    func part(_ row: Int) -> Float {
                        let first = row * 5
                        let sum =
                            numbers[first + 4] + numbers[first] * red + numbers[first + 1] * green
                            + numbers[first + 2] * blue + numbers[first + 3] * alpha
                        return min(max(sum, 0), 1)
                    }
                    let opacity = part(3)
                    for row in 0..<3 { pixels[start + row] = UInt8((part(row) * opacity * 255).rounded()) }
                    pixels[start + 3] = UInt8((opacity * 255).rounded())
                }
            }
        }
    }
}
