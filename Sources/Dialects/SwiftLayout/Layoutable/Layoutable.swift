/// An object that lays itself out, again whenever it is asked to.
@preconcurrency @MainActor public protocol Layoutable: AnyObject, LayoutMethodAccessible {
    associatedtype LayoutBody: Layout

    /// What is in force: the library's to set.
    var activation: Activation? { get set }
    @LayoutBuilder var layout: LayoutBody { get }
}

extension LayoutMethodWrapper where Base: Layoutable {
    public func updateLayout(forceLayout: Bool = false) {
        base.activation = base.layout.update(
            fromActivation: base.activation ?? Activation(), forceLayout: forceLayout)
    }
}
