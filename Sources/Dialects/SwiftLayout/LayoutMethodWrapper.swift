/// The library's methods, behind `sl`.
@preconcurrency @MainActor public protocol LayoutMethodAccessible {}

extension LayoutMethodAccessible {
    public var sl: LayoutMethodWrapper<Self> { LayoutMethodWrapper(base: self) }
}

extension UIView: LayoutMethodAccessible {}

@preconcurrency @MainActor public struct LayoutMethodWrapper<Base: LayoutMethodAccessible> {
    public let base: Base
}

extension LayoutMethodWrapper where Base: UIView {
    public func anchors(@AnchorsBuilder _ build: () -> Anchors) -> ViewLayout<Base> {
        ViewLayout(base).anchors(build)
    }

    public func sublayout<L: Layout>(@LayoutBuilder _ build: () -> L) -> ViewLayout<Base> {
        ViewLayout(base).sublayout(build)
    }

    public func onActivate(_ perform: @escaping (Base) -> Void) -> ViewLayout<Base> {
        ViewLayout(base).onActivate(perform)
    }

    /// Names the view, and gives the view back.
    public func identifying(_ accessibilityIdentifier: String) -> Base {
        base.accessibilityIdentifier = accessibilityIdentifier
        return base
    }

    public func eraseToAnyLayout() -> AnyLayout { AnyLayout(ViewLayout(base)) }
}
