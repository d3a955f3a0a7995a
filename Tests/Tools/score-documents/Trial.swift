import Foundation
import MaquetteCanvas

/// What each rule of the canvas that documents suggested is worth: the views that it puts right and wrong, and on how many
/// repositories. A rule stands that is worth something where the repository is left out which it serves most.
@MainActor struct Trial {
    struct Verdict {
        let rule: CanvasRule
        /// By repository: views that are right with the rule and wrong without it, and the other way round.
        let helped, hurt: [String: Int]

        private var gain: Int { helped.values.reduce(0, +) - hurt.values.reduce(0, +) }

        /// What is left of the gain without the repository that has most of it.
        private var restOfGain: Int {
            let gains = Set(helped.keys).union(hurt.keys).map { (helped[$0] ?? 0) - (hurt[$0] ?? 0) }
            return gain - (gains.max() ?? 0)
        }

        var text: String {
            func counted(_ views: [String: Int]) -> String { "\(views.values.reduce(0, +)) of \(views.count)" }
            return "\(rule.rawValue): right \(counted(helped)), wrong \(counted(hurt)); "
                + "without the repository that it serves most \(restOfGain >= 0 ? "+" : "")\(restOfGain)"
        }
    }

    let verdicts: [Verdict]

    init(of documents: [RecordedDocument], against whole: Score) {
        verdicts = CanvasRule.allCases.map { rule in
            let score = CanvasRule.without(rule) { Score(of: documents) }
            var (helped, hurt): ([String: Int], [String: Int]) = ([:], [:])
            for (with, without) in zip(whole.outcomes, score.outcomes) where with.isRight != without.isRight {
                if with.isRight {
                    helped[with.document.repository, default: 0] += 1
                } else {
                    hurt[with.document.repository, default: 0] += 1
                }
            }
            return Verdict(rule: rule, helped: helped, hurt: hurt)
        }
    }

    var report: [String] { ["what rules are worth, in views of repositories:"] + verdicts.map { "  " + $0.text } }
}
