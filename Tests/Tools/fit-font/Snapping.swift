/// Brings fitted kerning to the grid that Apple's has: every recorded sum of pairs is a multiple of five units.
struct Snapping {
    static let step = 5.0

    /// Strings whose sums are known exactly.
    let known: [(pairs: [Int], mixture: Mixture, kerning: Double)]

    init(_ observations: [Observation]) {
        known = observations.filter { $0.label == nil }.map { ($0.pairs, $0.mixture, $0.kerning) }
    }

    func snapped(_ fitted: Masters<Pairs>) -> Masters<Pairs> {
        var result = fitted
        result.regular = snap(fitted.regular) { $0.share == 0 && !$0.isItalic }
        let regular = result
        func added(_ pairs: (text: Pairs, display: Pairs), _ isMeant: @escaping (Mixture) -> Bool) -> (
            text: Pairs, display: Pairs
        ) {
            snap(pairs, base: regular, isMeant)
        }
        result.lightest = added(fitted.lightest) { $0.share < -0.9 }
        result.black = added(fitted.black) { $0.share == 1 }
        result.italic = added(fitted.italic) { $0.isItalic }
        return result
    }

    /// Rounds both optical masters, then moves single pairs by a step until the strings have their sums.
    private func snap(
        _ fitted: (text: Pairs, display: Pairs), base: Masters<Pairs>? = nil, _ isMeant: (Mixture) -> Bool
    ) -> (text: Pairs, display: Pairs) {
        let meant = known.filter { isMeant($0.mixture) }
        func snap(_ fitted: Pairs, display: Double) -> Pairs {
            var result = Pairs(values: fitted.values.map { ($0 / Self.step).rounded() * Self.step })
            let strings = meant.filter { $0.mixture.display == display }
            for string in strings {
                let others = Set(strings.filter { $0.pairs != string.pairs }.flatMap(\.pairs))
                var wanted = string.kerning
                if let base {
                    let sums = display == 0 ? base.regular.text : base.regular.display
                    let share = string.mixture.isItalic ? 1 : abs(string.mixture.share)
                    wanted = (wanted - sums.sum(string.pairs)) / share
                }
                wanted = (wanted / Self.step).rounded() * Self.step
                while true {
                    let missing = wanted - result.sum(string.pairs)
                    guard missing != 0 else { break }
                    let move = missing > 0 ? Self.step : -Self.step
                    // The pair that the step takes least away from its fitted value, counted once in this string.
                    func cost(_ pair: Int) -> Double { abs(result.values[pair] + move - fitted.values[pair]) }
                    let free = string.pairs.filter { pair in
                        !others.contains(pair) && string.pairs.count { $0 == pair } == 1
                    }
                    guard let best = free.min(by: { cost($0) < cost($1) }) else { break }
                    result.values[best] += move
                }
            }
            return result
        }
        return (snap(fitted.text, display: 0), snap(fitted.display, display: 1))
    }
}
