import Maquette
import MaquetteTouch
import UIKit

/// Does what people do on a controller's screen, in turn: `perform("tap \"Sign in\"", on: login)`.
///
/// The controller is in a window while the steps are done, unless it is in one already; what has changed stays. `Documentation/running.md` lists
/// the steps.
///
/// - Throws: where a step cannot be done, with the names that are on the screen.
@MainActor public func perform(_ steps: String..., on controller: UIViewController) throws {
    let steps = try steps.map { words throws in try TouchStep(words) }
    if let window = controller.viewIfLoaded?.window { return try ScreenHand(window).perform(steps) }
    try Stage().show(controller) { shown in try ScreenHand.perform(steps, on: shown.canvas) }
}
