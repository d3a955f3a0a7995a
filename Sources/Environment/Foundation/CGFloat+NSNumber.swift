import Foundation

// Foundation on Linux reads numbers out of objects as `Double` and `Int` alone.
extension CGFloat {
    public init(truncating number: NSNumber) { self.init(number.doubleValue) }

    /// Nil where the number is none that a `CGFloat` can be, such as 2⁵³ + 1.
    public init?(exactly number: NSNumber) {
        guard let value = Double(exactly: number) else { return nil }
        self.init(value)
    }
}
