import Foundation
import MaquetteViewModel

/// What somebody has done since a screen or an app began to show: what is there now follows from it, and from nothing else.
package struct TouchStrip: Sendable {
    package let steps: [TouchStep]

    /// What nobody does by hand.
    private static let (mostSteps, mostBytes) = (500, 1 << 16)

    package init(_ words: [String]) throws(TouchStep.Misunderstood) {
        guard words.count <= Self.mostSteps, words.reduce(0, { $0 + $1.utf8.count }) <= Self.mostBytes else {
            let reason = "there are too many steps: \(Self.mostSteps) with \(Self.mostBytes >> 10) KB can be done"
            throw TouchStep.Misunderstood(description: reason)
        }
        steps = try words.map { word throws(TouchStep.Misunderstood) in try TouchStep(word) }
    }

    /// - Parameter json: a list of steps.
    package init(json: String) throws(TouchStep.Misunderstood) {
        guard let words = try? JSONDecoder().decode([String].self, from: Data(json.utf8)) else {
            throw TouchStep.Misunderstood(description: "the steps are no list of texts")
        }
        try self.init(words)
    }
}

/// Does what a strip says, as far as that goes.
@MainActor package final class StripRun {
    private let strip: TouchStrip
    /// The steps that were done: with names in place of places, where these mean the same.
    package private(set) var done: [String] = []
    /// Why the step after them was not done.
    package private(set) var refusal: String?

    /// Hears of the window before the first step, and after each with its number.
    package var afterStep: (_ number: Int, _ window: UIWindow) -> Void = { _, _ in }

    package init(_ strip: TouchStrip) { self.strip = strip }

    package var count: Int { strip.steps.count }

    package func perform(on root: UIView, named: @escaping (String) -> UIView?) {
        (done, refusal) = ([], nil)
        do {
            try ScreenHand.touch(root, named: named) { hand throws(TouchProblem) in
                afterStep(0, hand.window)
                for step in strip.steps {
                    let step = hand.withNames(step)
                    try hand.perform([step])
                    done.append("\(step)")
                    afterStep(done.count, hand.window)
                }
            }
        } catch { refusal = "\(error)" }
    }
}
