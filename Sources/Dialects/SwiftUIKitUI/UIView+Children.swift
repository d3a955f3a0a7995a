extension UIView {
    /// Adds the view to its parent. It comes first in a chain: what is pinned without an anchor is pinned to the parent.
    @discardableResult
    public func attachToParent(_ parent: UIView) -> Self {
        parent.addSubview(self)
        return self
    }

    @discardableResult
    public func createChild() -> UIView { UIView().attachToParent(self) }

    /// Makes a view of a type and adds it.
    ///
    /// The view is made with `init(frame:)`, as UIKit makes it; for a type that has no such initializer, say how to make it
    /// with `createChild(ofType:making:)`.
    @discardableResult
    public func createChild<T>(ofType type: T.Type) -> T where T: UIView {
        createChild(ofType: type) { type.makeWithDefaultInitializer() as! T }
    }

    @discardableResult
    public func createChild<T>(ofType type: T.Type, making make: () -> T) -> T where T: UIView {
        make().attachToParent(self)
    }
}

extension UIView {
    /// `UIView.init()` of the receiver's dynamic type.
    ///
    /// The language calls only `required` initializers of such a type, and UIKit's are not: their subclasses would have to
    /// repeat them. `init()` is a convenience initializer, so its symbol makes whatever type it is given.
    @_silgen_name("$s17MaquetteViewModel6UIViewCACycfC")
    fileprivate static func makeWithDefaultInitializer() -> UIView
}
