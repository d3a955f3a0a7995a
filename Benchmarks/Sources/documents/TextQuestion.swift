import Measure
import UIKit

/// What the layout of a label asks of the typesetter: how wide in one line, how high at its width.
@MainActor struct TextQuestion {
    let text: String
    let font: UIFont
    let lines: Int
    let width: CGFloat

    private init?(_ label: UILabel) {
        guard let text = label.text, !text.isEmpty else { return nil }
        self.text = text
        font = label.font
        lines = label.numberOfLines
        width = label.bounds.width
    }

    /// Those of all labels below a view, those inside of buttons and bars among them.
    static func all(in view: UIView) -> [TextQuestion] {
        ((view as? UILabel).flatMap { TextQuestion($0) }.map { [$0] } ?? []) + view.subviews.flatMap { all(in: $0) }
    }

    private(set) static var asked = 0

    /// Asks them of labels that have nothing else to do, and with new texts.
    static func ask(_ questions: [TextQuestion]) -> Double {
        let labels = questions.map { question in
            asked += 1
            let label = UILabel()
            label.font = question.font
            label.numberOfLines = question.lines
            label.text = "\(asked) \(question.text)"
            return (label, question)
        }
        return timedOnThread {
            for (label, question) in labels {
                _ = label.sizeThatFits(.zero)
                if question.lines != 1 { _ = label.sizeThatFits(CGSize(width: question.width, height: 0)) }
            }
        }.seconds
    }
}
