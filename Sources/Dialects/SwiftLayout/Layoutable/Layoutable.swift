/// An object that lays itself out, again whenever it is asked to.
@preconcurrency @MainActor public protocol Layoutable: AnyObject, LayoutMethodAccessible {
    associatedtype LayoutBody: Layout

    /// The active layout; set by the library.
    var activation: Activation? { get set }
    @LayoutBuilder var layout: LayoutBody { get }
}

extension LayoutMethodWrapper where Base: Layoutable {
    public func updateLayout(forceLayout: Bool = false) {
        base.activation = base.layout.update(
            fromActivation: base.activation ?? Activation(), forceLayout: forceLayout)
    }
}
