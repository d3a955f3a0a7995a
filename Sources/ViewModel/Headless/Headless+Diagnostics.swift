import Foundation
import MaquetteLayout

extension Headless {
    /// Where the model says that something is wrong. Standard error, unless somebody listens.
    @MainActor public enum Diagnostics {
        /// Receives each message instead of standard error.
        public static var handler: ((String) -> Void)?

        static func report(_ conflict: LayoutConflict) { say(conflict.description) }

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

        /// Says something from any thread; only the main one's listener hears it.
        nonisolated static func note(_ message: String) {
            if Thread.isMainThread { return MainActor.assumeIsolated { say(message) } }
            FileHandle.standardError.write(Data((message + "\n").utf8))
        }

        private static func say(_ message: String) {
            if let handler { return handler(message) }
            FileHandle.standardError.write(Data((message + "\n").utf8))
        }
    }
}
