import Foundation

/// What appears when a row is swiped.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
    public let actions: [UIContextualAction]
    open var performsFirstActionWithFullSwipe = true

    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}

/// A button beside a swiped row.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
    public typealias Handler = @MainActor (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
    public enum Style: Int, Hashable, Sendable { case normal, destructive }

    public let style: Style
    public let handler: Handler
    open var title: String?
    open var image: UIImage?
    open var backgroundColor: UIColor!

    public init(style: UIContextualAction.Style, title: String?, handler: @escaping Handler) {
        (self.style, self.title, self.handler) = (style, title, handler)
        backgroundColor = style == .destructive ? .systemRed : .systemGray
        super.init()
    }
}

/// An action of a row as it was until iOS 13.
@preconcurrency @MainActor open class UITableViewRowAction: NSObject {
    public enum Style: Int, Hashable, Sendable {
        case `default`, normal
        public static var destructive: Style { .default }
    }

    public let style: Style
    let handler: @MainActor (UITableViewRowAction, IndexPath) -> Void
    open var title: String?
    open var backgroundColor: UIColor?
    open var backgroundEffect: UIVisualEffect?

    public init(
        style: UITableViewRowAction.Style, title: String?,
        handler: @escaping @MainActor (UITableViewRowAction, IndexPath) -> Void
    ) {
        (self.style, self.title, self.handler) = (style, title, handler)
        super.init()
    }
}
