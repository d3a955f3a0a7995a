import Foundation

/// What happens beside the animation of something that is dragged or dropped.
@preconcurrency @MainActor public protocol UIDragAnimating: NSObjectProtocol {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

extension UIDragDropSession {
    /// Without a finger nothing comes with a session that could be read.
    public func canLoadObjects<Object>(ofClass type: Object.Type) -> Bool { false }
}

extension UIDropSession {
    @discardableResult
    public func loadObjects<Object>(
        ofClass type: Object.Type, completion: @escaping @MainActor ([Object]) -> Void
    ) -> Progress {
        completion([])
        return Progress(totalUnitCount: 0)
    }
}
