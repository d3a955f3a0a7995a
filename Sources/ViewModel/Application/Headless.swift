import Foundation
import MaquetteLayout

/// What the layout has to say.
@MainActor extension Headless.Diagnostics {
    static func report(_ conflict: Headless.LayoutConflict) {
        if !leavesConflictsOut { say(conflict.description) }
    }

    static func report(_ error: any Error, about linear: LinearConstraint) {
        say("a constraint was left out: \(error) (constant \(linear.constant))")
    }

    static func report(_ error: any Error) { say("the size of a layout was not accepted: \(error)") }

    static func reportLayoutLoop(of view: UIView, after rounds: Int, inConstraints: Bool) {
        let again =
            inConstraints
            ? "to update its constraints again in each of them (by setNeedsUpdateConstraints in updateConstraints?)"
            : "to lay out again in each of them (by setNeedsLayout, changed constraints or a new intrinsic size in a "
                + "layoutSubviews?)"
        say("the layout was given up after \(rounds) passes: \(view) is asked \(again)")
    }
}

extension Headless {
    /// Whether controllers that are no part of UIKit get `viewDidLoad` and the like, and give tables their data. They are not where a
    /// screen is shown without their code, which ended in a crash, or where only a cell of theirs is wanted.
    @ScreenState @MainActor package static var runsOwnControllers = true

    /// Whether views are alone until they are in a window, as on a device: then neither controllers nor tables give them margins, and
    /// navigation controllers show no bars. A stage shows views without a window.
    @ScreenState @MainActor package static var needsWindows = false

    /// Whether properties that another screen would fill get the plainest values: after a crash for want of one.
    @ScreenState @MainActor package static var fillsGivenProperties = false
}

/// Ends the program where UIKit raises an exception. Unlike those of `precondition`, the words are printed in release builds, too:
/// people see them beside the preview whose code did it.
@inline(__always) func require(
    _ holds: @autoclosure () -> Bool, _ words: @autoclosure () -> String, file: StaticString = #fileID,
    line: UInt = #line
) {
    if !holds() { fatalError(words(), file: file, line: line) }
}
