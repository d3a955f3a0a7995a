import MaquetteViewModel

extension UIView {
    /// The picture of the view on a stage.
    public func picture(on stage: Stage = Stage()) throws -> Picture { try visit(stage) { $0.picture() } }

    /// Shows an existing view on a stage with the stage's traits, and restores its own afterwards.
    ///
    /// Its size is restored too, so that a view without a size fits its content on the next stage.
    package func visit<Result>(_ stage: Stage, _ look: (Shown) throws -> Result) throws -> Result {
        let (before, frame) = (traitCollection, frame)
        defer { if self.frame != frame { self.frame = frame } }
        let (result, during) = try stage.show(self) { shown in
            shown.view.notifyTraitChange(from: before)
            shown.view.layoutIfNeeded()
            return (try look(shown), shown.view.traitCollection)
        }
        notifyTraitChange(from: during)
        return result
    }

    public func png(on stage: Stage = Stage()) throws -> Data { try picture(on: stage).png() }
    public func svg(on stage: Stage = Stage()) throws -> Data { try picture(on: stage).svg() }
    public func pdf(on stage: Stage = Stage()) throws -> Data { try picture(on: stage).pdf() }
}

extension UIViewController {
    /// The picture of the controller in a window on a stage.
    public func picture(on stage: Stage = Stage()) throws -> Picture { try visit(stage) { $0.picture() } }

    /// Shows an existing controller on a stage with the stage's traits, and restores its own afterwards.
    package func visit<Result>(_ stage: Stage, _ look: (Shown) throws -> Result) throws -> Result {
        let before = traitCollection
        let (result, during) = try stage.show(self) { shown in
            shown.view.notifyTraitChange(from: before)
            shown.canvas.layoutIfNeeded()
            return (try look(shown), shown.view.traitCollection)
        }
        viewIfLoaded?.notifyTraitChange(from: during)
        return result
    }

    public func png(on stage: Stage = Stage()) throws -> Data { try picture(on: stage).png() }
    public func svg(on stage: Stage = Stage()) throws -> Data { try picture(on: stage).svg() }
    public func pdf(on stage: Stage = Stage()) throws -> Data { try picture(on: stage).pdf() }
}
