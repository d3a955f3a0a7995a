import MaquetteCanvas
import MaquetteViewModel

extension Shown {
    /// Where constraints and contents leave frames open, takes those that the document's editor stored.
    func rememberFrames() {
        guard let scene else { return }
        let stored = scene.elements.compactMap { element -> CanvasHabits.StoredFrame? in
            let view = element.view
            guard let frame = element.storedFrame, frame != .zero, view !== self.view, !view.isHidden,
                !view.translatesAutoresizingMaskIntoConstraints
            else { return nil }
            return (view, frame)
        }
        scene.canvasHabits.remember(stored) { canvas.layoutIfNeeded() }
    }
}
