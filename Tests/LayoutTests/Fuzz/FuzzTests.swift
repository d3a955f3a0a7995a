import Foundation
import MaquetteLayout
import Testing

/// `MAQUETTE_SEED` chooses the first scenario and `MAQUETTE_SYSTEMS` how many follow; each has the next seed.
/// With `MAQUETTE_TRACE` every seed is printed before its turn, which finds the one that never comes back.
@Suite("Random systems") struct FuzzTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let firstSeed = UInt64(environment["MAQUETTE_SEED"] ?? "") ?? 1
    private static let count = UInt64(environment["MAQUETTE_SYSTEMS"] ?? "") ?? 20_000
    private static let isTraced = environment["MAQUETTE_TRACE"] != nil
    private static let enoughFailures = 5

    @Test("are answered by the engine as the reference defines it")
    func agreesWithReference() {
        var histogram = Histogram()
        var failures = 0
        for seed in Self.firstSeed..<Self.firstSeed + Self.count {
            if Self.isTraced { FileHandle.standardError.write(Data("MAQUETTE_SEED=\(seed)\n".utf8)) }
            let scenario = ScenarioGenerator.scenario(seed: seed)
            let verdict = Judge.verdict(on: scenario)
            histogram.count(scenario, verdict)
            guard verdict.disagreement != nil else { continue }
            report(scenario, seed)
            failures += 1
            if failures == Self.enoughFailures { break }
        }
        print(histogram.description)
        if Self.count >= 1000, failures == 0 {
            #expect(histogram.percent(histogram.infeasible) >= 30)
            #expect(histogram.percent(histogram.ambiguous) >= 30)
            #expect(histogram.percent(histogram.edited) >= 50)
            #expect(histogram.percent(histogram.undecided) < 1)
        }
    }

    private func report(_ scenario: Scenario, _ seed: UInt64) {
        let small = Shrinker { Judge.verdict(on: $0).disagreement != nil }.smallest(scenario)
        let words = Judge.verdict(on: small).disagreement ?? ""
        Issue.record(
            """
            \(words)
            in the shrunk system
                \(small)
            Run the whole of it again with
                MAQUETTE_SEED=\(seed) MAQUETTE_SYSTEMS=1 swift test --filter '^MaquetteLayoutTests\\.FuzzTests'
            """)
    }
}
