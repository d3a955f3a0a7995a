import Foundation

/// What bar items of iOS 26 add.
extension UIBarButtonItem {
    /// A small mark on an item: a number, a text, or a dot.
    public struct Badge: Hashable, Sendable {
        public let stringValue: String?

        public static func count(_ count: UInt) -> Badge { Badge(stringValue: "\(count)") }
        public static func string(_ value: String) -> Badge { Badge(stringValue: value) }
        public static func indicator() -> Badge { Badge(stringValue: nil) }
    }

    /// Drawn at the upper corner of the button.
    public var badge: Badge? {
        get { novelties.badge }
        set {
            novelties.badge = newValue
            onChange?()
        }
    }
    public var sharesBackground: Bool {
        get { novelties.sharesBackground }
        set { novelties.sharesBackground = newValue }
    }
    /// The item has no glass of its own.
    public var hidesSharedBackground: Bool {
        get { novelties.hidesBackground }
        set {
            novelties.hidesBackground = newValue
            onChange?()
        }
    }
    public var identifier: String? {
        get { novelties.identifier }
        set { novelties.identifier = newValue }
    }
}

@MainActor final class BarItemNovelties {
    var badge: UIBarButtonItem.Badge?
    var sharesBackground = true
    var hidesBackground = false
    var identifier: String?
}
