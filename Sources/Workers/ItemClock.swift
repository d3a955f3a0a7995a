/// How long each item of a batch has been worked on. The one that is laid out has the main thread, which all others need to end: meanwhile
/// none of them is late.
struct ItemClock {
    private var stages: [Int: (stage: Ledger.Stage, since: Double)] = [:]

    /// - Parameter stage: nil for an item that is finished.
    mutating func enter(_ stage: Ledger.Stage?, _ item: Int, at now: Double) {
        let wasLaidOut = stages[item]?.stage == .layingOut
        stages[item] = stage.flatMap { $0.isWork ? ($0, now) : nil }
        guard wasLaidOut else { return }
        for (other, entry) in stages where entry.stage == .drawing { stages[other] = (.drawing, now) }
    }

    var isEmpty: Bool { stages.isEmpty }

    /// The item that will be late first, and since when it has been worked on.
    var oldest: (item: Int, since: Double)? {
        let laidOut = stages.filter { $0.value.stage == .layingOut }
        return (laidOut.isEmpty ? stages : laidOut)
            .min { ($0.value.since, $0.key) < ($1.value.since, $1.key) }
            .map { ($0.key, $0.value.since) }
    }
}
