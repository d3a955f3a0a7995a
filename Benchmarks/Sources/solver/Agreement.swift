/// How far two solvers' values lie apart where the optimum leaves no choice.
struct Agreement {
    static let tolerance = 1e-6

    private(set) var largestDifference = 0.0
    private(set) var comparisons = 0
    /// Of all unknowns, the fewest that any comparison could use.
    private(set) var compared: Int
    let unknowns: Int

    init(unknowns: Int) {
        self.unknowns = unknowns
        compared = unknowns
    }

    var holds: Bool { largestDifference <= Self.tolerance }

    mutating func compare(_ ours: [Double], _ peers: [Double], where isDetermined: [Bool]) {
        comparisons += 1
        compared = min(compared, isDetermined.count { $0 })
        for index in ours.indices where isDetermined[index] {
            let difference = abs(ours[index] - peers[index])
            // Not a number is no agreement either.
            if !(difference <= largestDifference) { largestDifference = difference.isNaN ? .infinity : difference }
        }
    }
}
