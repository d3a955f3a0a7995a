import Foundation

/// A part of the system's views that does something when a finger is lifted inside of it.
class TouchedPart: UIView, InternalView {
    /// What a tap on the part does.
    func act() {}

    // Whatever is behind it is not meant.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, point(inside: touch.location(in: self), with: event) else { return }
        act()
    }
}

extension UIResponder {
    /// The nearest along the responder chain of a class, itself included.
    func nearest<Responder: UIResponder>(_ type: Responder.Type = Responder.self) -> Responder? {
        var current: UIResponder? = self
        while let responder = current {
            if let found = responder as? Responder { return found }
            current = responder.next
        }
        return nil
    }
}
