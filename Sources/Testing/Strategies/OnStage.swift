import Foundation
import Maquette
import MaquetteDrawing

/// Puts what a test made on a stage. Assertions call strategies on the main thread.
enum OnStage {
    /// The view as an image that is yet to be painted; an empty one, and the reason noted, when there is no picture.
    static func image(of view: UIView, stage: @MainActor () -> Stage) -> UIImage {
        onMain { look(noting: UIImage()) { try view.visit(stage(), image) } }
    }

    static func image(of controller: UIViewController, stage: @MainActor () -> Stage) -> UIImage {
        onMain { look(noting: UIImage()) { try controller.visit(stage(), image) } }
    }

    static func text(of view: UIView, stage: @MainActor () -> Stage, _ words: @MainActor (Shown) -> String) -> String {
        onMain { look(noting: "") { try view.visit(stage(), words) } }
    }

    static func text(
        of controller: UIViewController, stage: @MainActor () -> Stage, _ words: @MainActor (Shown) -> String
    ) -> String {
        onMain { look(noting: "") { try controller.visit(stage(), words) } }
    }

    @MainActor private static func image(of shown: Shown) -> UIImage {
        let picture = shown.picture()
        let image = UIImage(drawing: picture.list, scale: picture.scale) ?? UIImage()
        SnapshotInMaking.current?.note(shown, image: image)
        return image
    }

    @MainActor private static func look<Result>(noting fallback: Result, _ look: () throws -> Result) -> Result {
        do {
            return try look()
        } catch {
            SnapshotInMaking.current?.problem = "\(error)"
            return fallback
        }
    }

    /// Strategies are plain functions, which cannot say that they belong to the main actor.
    private static func onMain<Result>(_ work: @MainActor () -> Result) -> Result {
        nonisolated(unsafe) var result: Result?
        MainActor.assumeIsolated { result = work() }
        guard let result else { preconditionFailure("assertions run on the main thread") }
        return result
    }
}

extension Shown {
    /// Addresses differ from run to run.
    @MainActor func description(of view: UIView) -> String {
        view.recursiveDescription().replacing(/0x[0-9a-f]+/, with: "0x…")
    }
}
