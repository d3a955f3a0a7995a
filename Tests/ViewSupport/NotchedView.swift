import UIKit

/// A view with a safe area of its own, as the root view on a phone has one.
open class NotchedView: UIView {
    public var notch = UIEdgeInsets.zero

    open override var safeAreaInsets: UIEdgeInsets { notch }
}
