/// Numbers of four words, the least first.
typealias Number256 = SIMD4<UInt64>

extension Number256 {
    init(bigEndian bytes: some Sequence<UInt8>) {
        self.init()
        for (place, byte) in Array(bytes).suffix(32).reversed().enumerated() {
            self[place / 8] |= UInt64(byte) << UInt64(place % 8 * 8)
        }
    }
    init(littleEndian bytes: some Sequence<UInt8>) { self.init(bigEndian: Array(bytes).reversed()) }

    var bigEndian: [UInt8] {
        (0..<32).map { UInt8(truncatingIfNeeded: self[3 - $0 / 8] >> UInt64((7 - $0 % 8) * 8)) }
    }
    var littleEndian: [UInt8] { bigEndian.reversed() }
    func bit(_ place: Int) -> Bool { self[place / 64] >> UInt64(place % 64) & 1 == 1 }

    func adding(_ other: Self) -> (sum: Self, overflow: Bool) {
        var (sum, carry) = (Self(), false)
        for place in 0..<4 {
            let (part, first) = self[place].addingReportingOverflow(other[place])
            let (whole, second) = part.addingReportingOverflow(carry ? 1 : 0)
            (sum[place], carry) = (whole, first || second)
        }
        return (sum, carry)
    }
    func subtracting(_ other: Self) -> (difference: Self, borrow: Bool) {
        var (difference, borrow) = (Self(), false)
        for place in 0..<4 {
            let (part, first) = self[place].subtractingReportingOverflow(other[place])
            let (whole, second) = part.subtractingReportingOverflow(borrow ? 1 : 0)
            (difference[place], borrow) = (whole, first || second)
        }
        return (difference, borrow)
    }
}

/// Reckons with numbers below a prime, which it keeps in Montgomery's form.
struct Field256 {
    let prime: Number256
    private let factor: UInt64
    private let square: Number256
    let one: Number256

    init(_ prime: Number256) {
        self.prime = prime
        // Newton's iteration doubles the bits that are right, six times from one.
        var inverse: UInt64 = 1
        for _ in 0..<6 { inverse &*= 2 &- prime[0] &* inverse }
        factor = 0 &- inverse
        var power = Number256(1, 0, 0, 0)
        var first = power
        for step in 0..<512 {
            power = Self.add(power, power, prime)
            if step == 255 { first = power }
        }
        (square, one) = (power, first)
    }

    private static func add(_ one: Number256, _ other: Number256, _ prime: Number256) -> Number256 {
        let (sum, overflow) = one.adding(other)
        let (less, borrow) = sum.subtracting(prime)
        return borrow && !overflow ? sum : less
    }
    func add(_ one: Number256, _ other: Number256) -> Number256 { Self.add(one, other, prime) }
    func subtract(_ one: Number256, _ other: Number256) -> Number256 {
        let (difference, borrow) = one.subtracting(other)
        return borrow ? difference.adding(prime).sum : difference
    }
    func multiply(_ one: Number256, _ other: Number256) -> Number256 {
        var (low, high, top) = (Number256(), UInt64(0), UInt64(0))
        for step in 0..<4 {
            var carry: UInt64 = 0
            for place in 0..<4 { (carry, low[place]) = Self.sum(one[place], other[step], low[place], carry) }
            var overflow: Bool
            (high, overflow) = high.addingReportingOverflow(carry)
            top = overflow ? 1 : 0
            let share = low[0] &* factor
            (carry, _) = Self.sum(share, prime[0], low[0], 0)
            for place in 1..<4 { (carry, low[place - 1]) = Self.sum(share, prime[place], low[place], carry) }
            (low[3], overflow) = high.addingReportingOverflow(carry)
            high = top + (overflow ? 1 : 0)
        }
        let (less, borrow) = low.subtracting(prime)
        return borrow && high == 0 ? low : less
    }
    /// Two words: a product and two more.
    private static func sum(_ a: UInt64, _ b: UInt64, _ c: UInt64, _ d: UInt64) -> (high: UInt64, low: UInt64) {
        let product = a.multipliedFullWidth(by: b)
        let (first, one) = product.low.addingReportingOverflow(c)
        let (second, two) = first.addingReportingOverflow(d)
        return (product.high &+ (one ? 1 : 0) &+ (two ? 1 : 0), second)
    }

    func into(_ number: Number256) -> Number256 { multiply(number, square) }
    func out(of number: Number256) -> Number256 { multiply(number, Number256(1, 0, 0, 0)) }
    /// Fermat's: the power of the prime less two.
    func inverse(_ number: Number256) -> Number256 {
        power(number, prime.subtracting(Number256(2, 0, 0, 0)).difference)
    }
    func power(_ number: Number256, _ exponent: Number256) -> Number256 {
        var result = one
        for place in (0..<256).reversed() {
            result = multiply(result, result)
            if exponent.bit(place) { result = multiply(result, number) }
        }
        return result
    }
    func isBelow(_ number: Number256) -> Bool { number.subtracting(prime).borrow }
}
