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
    private static let enoughOfOneKind = 2

    @Test("are answered by the engine as the reference defines it")
    func agreesWithReference() {
        var histogram = Histogram()
        var failures: [Judge.Property: Int] = [:]
        for seed in Self.firstSeed..<Self.firstSeed + Self.count {
            if Self.isTraced { FileHandle.standardError.write(Data("MAQUETTE_SEED=\(seed)\n".utf8)) }
            let scenario = ScenarioGenerator.scenario(seed: seed)
            let verdict = Judge.verdict(on: scenario)
            histogram.count(scenario, verdict)
            guard let disagreement = verdict.disagreement else { continue }
            failures[disagreement.property, default: 0] += 1
            if failures[disagreement.property]! <= Self.enoughOfOneKind { report(disagreement, scenario, seed) }
        }
        print(histogram.description)
        for (property, count) in failures { print("\(count) systems disagree about \(property.rawValue)") }
        if Self.count >= 1000, failures.isEmpty {
            #expect(histogram.percent(histogram.infeasible) >= 30)
            #expect(histogram.percent(histogram.ambiguous) >= 30)
            #expect(histogram.percent(histogram.edited) >= 50)
            #expect(histogram.percent(histogram.undecided) < 1)
        }
    }

    private func report(_ disagreement: Judge.Disagreement, _ scenario: Scenario, _ seed: UInt64) {
        let shrinker = Shrinker {
            Judge.verdict(on: $0, isThorough: true).disagreement?.property == disagreement.property
        }
        let small = shrinker.smallest(scenario)
        let words = Judge.verdict(on: small, isThorough: true).disagreement?.words ?? disagreement.words
        Issue.record(
            """
            \(disagreement.property.rawValue): \(words)
            in the shrunk system
                \(small)
            Run the whole of it again with
                MAQUETTE_SEED=\(seed) MAQUETTE_SYSTEMS=1 swift test --filter '^MaquetteLayoutTests\\.FuzzTests'
            """)
    }
}
