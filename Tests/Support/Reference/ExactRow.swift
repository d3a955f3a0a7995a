/// A number of the reference solver outgrew 62 bits: the system is no counterexample, it is simply not judged.
public struct ExactOverflow: Error {}

/// The equation `Σ entries[j] · y[j] = constant`, in whole numbers without a common divisor.
///
/// Whole numbers keep the reference certain: a coefficient is zero or it is not, and no tolerance decides.
struct ExactRow {
    private(set) var entries: [Int]
    private(set) var constant: Int
    /// The column that this row defines in terms of the others; its entry is positive.
    var basic = -1
    /// A bound on every number in the row: none needs more bits than this one.
    private var extent = 0

    init(entries: [Int], constant: Int) {
        self.entries = entries
        self.constant = constant
        reduce()
    }

    subscript(column: Int) -> Int { entries[column] }

    /// The value of the basic column while every other one is zero.
    var value: Double { Double(constant) / Double(entries[basic]) }

    mutating func widen(to width: Int) {
        entries.append(contentsOf: repeatElement(0, count: width - entries.count))
    }

    mutating func clear(_ column: Int) {
        entries[column] = 0
    }

    mutating func negate() {
        for column in entries.indices where entries[column] != 0 { entries[column] = -entries[column] }
        constant = -constant
    }

    /// Takes the column out of this row with the help of the row that defines it.
    mutating func eliminate(_ column: Int, with definition: ExactRow) throws(ExactOverflow) {
        let mine = entries[column]
        if mine == 0 { return }
        let theirs = definition.entries[column]
        let divisor = Self.greatestCommonDivisor(mine, theirs)
        let scale = theirs / divisor
        let factor = mine / divisor
        guard Self.bits(extent) + Self.bits(scale) <= 61, Self.bits(definition.extent) + Self.bits(factor) <= 61
        else { throw ExactOverflow() }

        let width = entries.count
        entries.withUnsafeMutableBufferPointer { target in
            definition.entries.withUnsafeBufferPointer { source in
                let into = target.baseAddress!
                let from = source.baseAddress!
                var index = 0
                while index < width {
                    into[index] = into[index] &* scale &- from[index] &* factor
                    index = index &+ 1
                }
            }
        }
        constant = constant * scale - definition.constant * factor
        reduce()
    }

    private mutating func reduce() {
        var divisor = constant < 0 ? -constant : constant
        var extent = divisor
        let width = entries.count
        entries.withUnsafeMutableBufferPointer { buffer in
            guard let numbers = buffer.baseAddress else { return }
            var index = 0
            while index < width {
                let number = numbers[index]
                if number != 0 {
                    let size = number < 0 ? 0 &- number : number
                    extent |= size
                    if divisor != 1 { divisor = Self.greatestCommonDivisor(divisor, size) }
                }
                index = index &+ 1
            }
            if divisor > 1 {
                for index in 0..<width { numbers[index] /= divisor }
            }
        }
        if divisor > 1 { constant /= divisor }
        self.extent = divisor > 1 ? extent / divisor : extent
    }

    private static func bits(_ number: Int) -> Int { Int.bitWidth - number.magnitude.leadingZeroBitCount }

    static func greatestCommonDivisor(_ left: Int, _ right: Int) -> Int {
        var left = left < 0 ? -left : left
        var right = right < 0 ? -right : right
        while right != 0 { (left, right) = (right, left % right) }
        return left
    }
}
