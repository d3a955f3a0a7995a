import SwiftUI

/// A range of numbers in equal parts.
public struct NumberBins<Value: BinaryFloatingPoint & Sendable>: Sendable {
    public let thresholds: [Value]

    public init(range: ClosedRange<Value>, count: Int) {
        let width = (range.upperBound - range.lowerBound) / Value(max(count, 1))
        thresholds = (0...max(count, 1)).map { range.lowerBound + width * Value($0) }
    }
    public init(thresholds: [Value]) { self.thresholds = thresholds.sorted() }

    public func index(for value: Value) -> Int {
        let last = max(thresholds.count - 2, 0)
        return min(max((thresholds.firstIndex { $0 > value } ?? thresholds.count) - 1, 0), last)
    }
    public subscript(index: Int) -> Range<Value> { thresholds[index]..<thresholds[index + 1] }
}
