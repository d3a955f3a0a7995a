import MaquetteViewModel

extension UIView {
    /// The view as it looks on a stage: told of the stage's traits, and of its own again when the picture is taken.
    public func picture(on stage: Stage = Stage()) throws -> Picture {
        let before = traitCollection
        let (picture, during) = try stage.show(self) { shown in
            shown.view.notifyTraitChange(from: before)
            shown.view.layoutIfNeeded()
            return (shown.picture(), shown.view.traitCollection)
        }
        notifyTraitChange(from: during)
        return picture
    }

    public func png(on stage: Stage = Stage()) throws -> Data { try picture(on: stage).png() }
    public func svg(on stage: Stage = Stage()) throws -> Data { try picture(on: stage).svg() }
    public func pdf(on stage: Stage = Stage()) throws -> Data { try picture(on: stage).pdf() }
}

extension UIViewController {
    /// The controller as it looks in a window on a stage.
    public func picture(on stage: Stage = Stage()) throws -> Picture {
        let before = traitCollection
        let (picture, during) = try stage.show(self) { shown in
            shown.view.notifyTraitChange(from: before)
            shown.canvas.layoutIfNeeded()
            return (shown.picture(), shown.view.traitCollection)
        }
        viewIfLoaded?.notifyTraitChange(from: during)
        return picture
    }

    public func png(on stage: Stage = Stage()) throws -> Data { try picture(on: stage).png() }
    public func svg(on stage: Stage = Stage()) throws -> Data { try picture(on: stage).svg() }
    public func pdf(on stage: Stage = Stage()) throws -> Data { try picture(on: stage).pdf() }
}
