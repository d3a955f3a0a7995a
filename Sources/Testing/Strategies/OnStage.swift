import Foundation
import Maquette
import MaquetteDrawing

/// A view or a controller.
@MainActor protocol Stageable: Sendable {
    func visit<Result>(_ stage: Stage, _ look: (Shown) throws -> Result) throws -> Result
}

extension UIView: Stageable {}
extension UIViewController: Stageable {}

/// Shows a test's view or controller on a stage. Assertions call strategies on the main thread.
enum OnStage {
    /// An image that is painted later; an empty one, with the reason recorded, when there is no picture.
    static func image(
        of subject: some Stageable, stage: @MainActor () -> Stage,
        drawing picture: (@MainActor (Shown) throws -> Picture)? = nil
    ) -> UIImage {
        onMain {
            look(noting: UIImage()) {
                try subject.visit(stage()) { shown in
                    let image = try image(picture?(shown) ?? shown.picture())
                    // Another picture than that of the views is compared by itself.
                    if picture == nil { SnapshotInMaking.current?.note(shown, image: image) }
                    return image
                }
            }
        }
    }

    static func text(of subject: some Stageable, stage: @MainActor () -> Stage, _ words: @MainActor (Shown) -> String)
        -> String
    {
        onMain { look(noting: "") { try subject.visit(stage(), words) } }
    }

    @MainActor private static func image(_ picture: Picture) throws -> UIImage {
        try UIImage(drawing: picture.seenList(), scale: picture.scale) ?? UIImage()
    }

    @MainActor private static func look<Result>(noting fallback: Result, _ look: () throws -> Result) -> Result {
        do {
            return try look()
        } catch {
            SnapshotInMaking.current?.problem = "\(error)"
            return fallback
        }
    }

    /// Strategies are plain functions, which cannot be isolated to the main actor.
    static func onMain<Result>(_ work: @MainActor () -> Result) -> Result {
        nonisolated(unsafe) var result: Result?
        MainActor.assumeIsolated { result = work() }
        guard let result else { preconditionFailure("assertions run on the main thread") }
        return result
    }
}
