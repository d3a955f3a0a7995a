/// Fits pairs to observations, held to Inter's.
///
/// A pair may differ from Inter's by a part of its own and by one that it shares with all pairs of letters that Inter
/// kerns alike; each has an expected size, which is small for pairs that Inter leaves alone. The most probable values are
/// those of a ridge regression. What no observation speaks of stays Inter's.
struct KerningFit {
    let inter: Masters<Pairs>

    /// Expected differences from Inter, in units.
    private static let ofKernedPair = 12.0
    private static let ofOtherPair = 2.0
    private static let ofKernedClass = 12.0
    private static let ofOtherClass = 1.0
    /// Of the display master or another weight, relative to that of Regular in text.
    private static let ofOtherMaster = 0.5

    private let leftClasses: [Int]
    private let rightClasses: [Int]
    private let isKerned: [Bool]

    init(inter: Masters<Pairs>) {
        self.inter = inter
        let (text, display) = (inter.regular.text.values, inter.regular.display.values)
        let side = Pairs.side
        func classes(_ kerning: (Int, Int) -> Double) -> [Int] {
            var known: [[Double]: Int] = [:]
            return (0..<side).map { character in
                let row = (0..<side).map { kerning(character, $0) }
                if row.allSatisfy({ $0 == 0 }) { return side + character }
                return known[row]
                    ?? {
                        known[row] = character; return character
                    }()
            }
        }
        leftClasses = classes { text[$0 * side + $1] }
        rightClasses = classes { text[$1 * side + $0] }
        isKerned = text.indices.map { text[$0] != 0 || display[$0] != 0 }
    }

    /// What an unknown is about: a pair or a class of pairs, and where it applies.
    struct Unknown: Hashable {
        enum Part: Hashable {
            case everywhere, display, lightest, lightestDisplay, black, blackDisplay, italic, italicDisplay
        }
        var isClass: Bool
        var place: Int
        var part: Part
    }

    /// How much an observation depends on each unknown, whose expected size is 1.
    private func dependence(_ pairs: [Int], _ mixture: Mixture) -> [Unknown: Double] {
        var result: [Unknown: Double] = [:]
        let parts = mixture.parts
        let other = Self.ofOtherMaster
        let shares: [(Unknown.Part, Double)] = [
            (.everywhere, 1), (.display, other * mixture.display), (.lightest, other * parts.lightest.text),
            (.lightestDisplay, other * parts.lightest.display), (.black, other * parts.black.text),
            (.blackDisplay, other * parts.black.display), (.italic, other * parts.italic.text),
            (.italicDisplay, other * parts.italic.display),
        ].filter { $0.1 != 0 }
        for pair in pairs {
            let own = isKerned[pair] ? Self.ofKernedPair : Self.ofOtherPair
            for (part, share) in shares {
                result[Unknown(isClass: false, place: pair, part: part), default: 0] += own * share
            }
            let shared = isKerned[pair] ? Self.ofKernedClass : Self.ofOtherClass
            for (part, share) in shares where part == .everywhere || part == .display {
                result[Unknown(isClass: true, place: classPlace(pair), part: part), default: 0] += shared * share
            }
        }
        return result
    }

    private func classPlace(_ pair: Int) -> Int {
        leftClasses[pair / Pairs.side] * 2 * Pairs.side + rightClasses[pair % Pairs.side]
    }

    /// The masters that observations make most probable, not yet rounded.
    func masters(_ observations: [Observation]) -> Masters<Pairs> {
        let rows = observations.map { dependence($0.pairs, $0.mixture) }
        let remainders = observations.map { $0.kerning - inter.kerning($0.pairs, $0.mixture) }
        let values = Ridge.solve(rows, remainders, deviations: observations.map(\.deviation))
        func value(_ isClass: Bool, _ place: Int, _ part: Unknown.Part) -> Double {
            values[Unknown(isClass: isClass, place: place, part: part)] ?? 0
        }
        var result = inter
        let other = Self.ofOtherMaster
        for pair in isKerned.indices {
            let own = isKerned[pair] ? Self.ofKernedPair : Self.ofOtherPair
            let shared = isKerned[pair] ? Self.ofKernedClass : Self.ofOtherClass
            let text = own * value(false, pair, .everywhere) + shared * value(true, classPlace(pair), .everywhere)
            let display = own * value(false, pair, .display) + shared * value(true, classPlace(pair), .display)
            result.regular.text.values[pair] += text
            result.regular.display.values[pair] += text + other * display
            result.lightest.text.values[pair] += own * other * value(false, pair, .lightest)
            result.lightest.display.values[pair] += own * other * value(false, pair, .lightestDisplay)
            result.black.text.values[pair] += own * other * value(false, pair, .black)
            result.black.display.values[pair] += own * other * value(false, pair, .blackDisplay)
            result.italic.text.values[pair] += own * other * value(false, pair, .italic)
            result.italic.display.values[pair] += own * other * value(false, pair, .italicDisplay)
        }
        return result
    }
}
