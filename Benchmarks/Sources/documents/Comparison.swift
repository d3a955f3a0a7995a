import Maquette
import Measure

/// Leads all documents through their stages, one after the other, and again with other texts.
@MainActor struct Comparison {
    private let corpus: Corpus
    private let rounds: Int
    private let program: TextProgram

    init(_ corpus: Corpus, rounds: Int) throws {
        program = try TextProgram()
        self.corpus = corpus
        self.rounds = rounds
    }

    func run() -> Report {
        // Fonts are opened and pictures made in a round that does not count for the rest.
        let first = round(0, paints: true)
        let others = (1...rounds).map { round($0, paints: false) }
        return Report(first: first, others: others)
    }

    struct Round {
        var documents: [Split] = []
        var scenes = 0
        var views = 0
        var unreadable = 0

        var sum: Split { documents.reduce(into: Split()) { $0 += $1 } }
    }

    private func round(_ number: Int, paints: Bool) -> Round {
        Headless.Diagnostics.handler = { _ in }
        defer { Headless.Diagnostics.handler = nil }
        var round = Round()
        for entry in corpus.entries {
            let bytes = entry.bytes(round: number)
            do {
                var split = Split()
                let document = try timedOnThread { try Documents.read(bytes, named: entry.path) }
                split.reading = document.seconds
                for scene in document.result.scenes {
                    let look = try SceneLook(scene, of: document.result, paints: paints, program)
                    split += look.split
                    round.scenes += 1
                    round.views += look.viewCount
                }
                round.documents.append(split)
            } catch {
                round.unreadable += 1
            }
        }
        return round
    }
}
