/// Sine and cosine from additions and multiplications alone.
///
/// The C library's own differ in their last bit between processors with and without fused multiplication,
/// and a picture must not depend on the processor.
package enum Trigonometry {
    package static func sineAndCosine(_ angle: Double) -> (sine: Double, cosine: Double) {
        let quarters = (angle / (Double.pi / 2)).rounded()
        let rest = angle - quarters * (Double.pi / 2)
        let (sine, cosine) = (smallSine(rest), smallCosine(rest))
        switch ((quarters.truncatingRemainder(dividingBy: 4)) + 4).truncatingRemainder(dividingBy: 4) {
        case 1: return (cosine, -sine)
        case 2: return (-sine, -cosine)
        case 3: return (-cosine, sine)
        default: return (sine, cosine)
        }
    }

    // Within an eighth of a turn eight terms of either series reach beyond the precision of Double.
    private static func smallSine(_ angle: Double) -> Double {
        series(angle, startingWith: angle, at: 1)
    }

    private static func smallCosine(_ angle: Double) -> Double {
        series(angle, startingWith: 1, at: 0)
    }

    private static func series(_ angle: Double, startingWith first: Double, at power: Double) -> Double {
        var (term, sum, step) = (first, first, power)
        for _ in 0..<9 {
            term *= -(angle * angle) / ((step + 1) * (step + 2))
            sum += term
            step += 2
        }
        return sum
    }
}
