/// Powers of e from additions and multiplications alone, for the reason that ``Trigonometry`` has.
package enum Exponential {
    package static func power(_ exponent: Double) -> Double {
        guard exponent > -700 else { return exponent.isNaN ? .nan : 0 }
        guard exponent < 700 else { return .infinity }
        let halvings = (exponent / naturalLogarithmOfTwo).rounded()
        let rest = exponent - halvings * naturalLogarithmOfTwo
        // Within half a halving fifteen terms of the series reach beyond the precision of Double.
        var (term, sum) = (1.0, 1.0)
        for step in 1...15 {
            term *= rest / Double(step)
            sum += term
        }
        return Double(sign: .plus, exponent: Int(halvings), significand: sum)
    }

    private static let naturalLogarithmOfTwo = 0.6931471805599453
}

extension Trigonometry {
    /// The angle of a direction, from -π to π; 0 for none.
    package static func angle(sine: Double, cosine: Double) -> Double {
        let length = (sine * sine + cosine * cosine).squareRoot()
        guard length > 0, length.isFinite else { return 0 }
        let (sine, cosine) = (sine / length, cosine / length)
        var angle =
            abs(cosine) >= abs(sine) ? (cosine > 0 ? 0 : sine < 0 ? -Double.pi : .pi) : (sine > 0 ? 1 : -1) * .pi / 2
        // Each step adds the sine of what is missing, of at most an eighth of a turn.
        for _ in 0..<5 {
            let (s, c) = sineAndCosine(angle)
            angle += sine * c - cosine * s
        }
        return angle
    }
}
