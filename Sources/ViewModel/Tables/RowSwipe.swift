import Foundation

/// A list whose rows have actions at their edges.
@MainActor package protocol SwipedList: AnyObject {
    /// At which edge a row shows its actions; nil where none does.
    var isOpenAtTrailing: Bool? { get }
    /// - Parameter point: in the list.
    func actions(at point: CGPoint, isTrailing: Bool) -> (actions: RowActions, row: UIView)?
    func open(_ actions: RowActions, of row: UIView, isTrailing: Bool)
    func performFirst()
    func closeSwipe()
}

/// A finger that goes sideways over a row which has actions there.
package final class RowSwipe: UIPanGestureRecognizer {
    private weak var list: (any SwipedList)?
    private weak var container: UIView?
    private var found: (actions: RowActions, row: UIView, isTrailing: Bool)?
    /// A swipe over so much of a row does the first action at once, as recalled.
    private static let fullShare: CGFloat = 0.6

    package init(of list: any SwipedList, in container: UIView) {
        (self.list, self.container) = (list, container)
        super.init(target: nil, action: nil)
        whenStateChanges { [weak self] _ in self?.follow() }
    }

    override func mayBegin(towards way: CGPoint) -> Bool {
        guard let list, let container, abs(way.x) > abs(way.y) else { return false }
        let isTrailing = (way.x < 0) != (container.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        found = nil
        // The other way, it closes what is open.
        if let open = list.isOpenAtTrailing, open != isTrailing { return true }
        found = list.actions(at: location(in: container), isTrailing: isTrailing).map { ($0, $1, isTrailing) }
        return found != nil
    }

    private func follow() {
        switch state {
        case .began: list?.closeSwipe()
        case .ended:
            guard let (actions, row, isTrailing) = found, let list, let container else { return }
            list.open(actions, of: row, isTrailing: isTrailing)
            let isFull = abs(translation(in: container).x) >= container.bounds.width * Self.fullShare
            if isFull, actions.performsFirst { list.performFirst() }
            found = nil
        default: break
        }
    }

    /// What the row at a point of the list shows when it is swiped.
    package func actions(at point: CGPoint, isTrailing: Bool) -> RowActions? {
        list?.actions(at: point, isTrailing: isTrailing)?.actions
    }
}

extension UIView {
    /// What swipes the rows of the list that the view is.
    package var swipeOfRows: RowSwipe? {
        recognizersOfTouches.lazy.compactMap { $0 as? RowSwipe }.first
    }
}
