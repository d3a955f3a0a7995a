import Foundation

/// A view with pages, which a finger turns.
@MainActor package protocol PagedView: UIView {
    var hasNextPage: Bool { get }
}

/// A row of a list, which is often like the others.
@MainActor package protocol ListRow: UIView {
    /// Whether a walk touches only what is in the view.
    var isTouchedInParts: Bool { get }
}

extension ListRow {
    package var isTouchedInParts: Bool { false }
}

extension UITableViewCell: ListRow {}
extension UICollectionViewCell: ListRow {}

extension UIView {
    /// Whether the view is a part of a month, in which a day is chosen: a value, and no way to a screen.
    package var isInCalendar: Bool { sequence(first: self, next: \.superview).contains { $0 is CalendarPage } }
}
