import Foundation
import Measure

/// Foretells from the sizes so far whether the peer is worth waiting for at the next.
struct Budget {
    var seconds: Double
    private var spent: [(size: Double, cost: Double)] = []

    init(seconds: Double) {
        self.seconds = seconds
    }

    mutating func note(size: Int, cost: Double) {
        spent.append((Double(size), cost))
    }

    /// How often.
    func goes(at size: Int, atMost most: Int) -> Int {
        guard let last = spent.last else { return most }
        // Small sizes say little; a tableau that fills up grows at least with the square.
        let growth = max(2, exponentOfGrowth(Array(spent.suffix(2))) ?? 2)
        let foretold = last.cost * pow(Double(size) / last.size, growth)
        return Int(min(Double(most), seconds / foretold))
    }
}
