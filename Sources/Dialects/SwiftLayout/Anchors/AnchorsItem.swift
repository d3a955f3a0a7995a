import Foundation

/// What can be on the second side: a view, a guide, or the identifier of a view.
public protocol AnchorsItemable {}

extension UIView: AnchorsItemable {}
extension UILayoutGuide: AnchorsItemable {}
extension String: AnchorsItemable {}

/// The second side.
public enum AnchorsItem: Hashable {
    case object(NSObject)
    case identifier(String)
    /// The superview, whichever it will be.
    case transparent
    /// Nothing: the constraint is about a number.
    case deny

    init(_ item: some AnchorsItemable) {
        if let identifier = item as? String {
            self = .identifier(identifier)
        } else if let object = item as? NSObject {
            self = .object(object)
        } else {
            fatalError("Anchors relate to views, layout guides and identifiers, not to \(item).")
        }
    }
}
