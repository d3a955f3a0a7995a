import MaquetteViewModel

/// Where a popover points: a view or the button of a bar.
@MainActor public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
    /// Nil where the other view cannot tell.
    func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
    public func frame(in referenceView: UIView) -> CGRect? {
        window != nil && window === referenceView.window ? convert(bounds, to: referenceView) : nil
    }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
    public func frame(in referenceView: UIView) -> CGRect? { customView?.frame(in: referenceView) }
}

extension UIPopoverPresentationController {
    public var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        get { sourceView ?? barButtonItem }
        set {
            sourceView = newValue as? UIView
            barButtonItem = newValue as? UIBarButtonItem
        }
    }
}

/// What a menu does when it is chosen.
@MainActor public protocol UIMenuLeaf: NSObjectProtocol {}

extension UIMenuLeaf {
    /// The place of the menu from which the item was chosen: here nobody has chosen it.
    public var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? { nil }
}

extension UIAction: UIMenuLeaf {}
extension UICommand: UIMenuLeaf {}
