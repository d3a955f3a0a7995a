import Maquette
import MaquetteTouch

/// The steps of `--touch`, of an agent's `touches`, and of a walk.
enum TouchSteps {
    /// What does the steps on a scene; nil if there are none.
    static func touch(_ words: [String]) throws(TouchStep.Misunderstood) -> Variant.Touch? {
        guard !words.isEmpty else { return nil }
        let steps = try words.map { word throws(TouchStep.Misunderstood) in try TouchStep(word) }
        return { root, named in try ScreenHand.perform(steps, on: root, named: named) }
    }
}
