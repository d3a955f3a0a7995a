/// A view, its constraints and what goes into it.
@preconcurrency @MainActor public struct ViewLayout<V: UIView>: Layout {
    private let ownView: V
    private var perform: ((V) -> Void)?
    public private(set) var anchors: Anchors
    public private(set) var sublayouts: [any Layout]

    public var view: UIView? { ownView }
    /// A view ends the effect of a group around it: its own subviews are added as usual.
    public var option: LayoutOption? { LayoutOption.none }

    init(_ view: V) {
        ownView = view
        anchors = Anchors()
        sublayouts = []
    }

    public func layoutWillActivate() { perform?(ownView) }
}

extension ViewLayout {
    /// Adds constraints to those said so far.
    public func anchors(@AnchorsBuilder _ build: () -> Anchors) -> Self {
        var layout = self
        layout.anchors = Anchors(anchors.constraints + build().constraints)
        return layout
    }

    /// Adds layouts to those said so far.
    public func sublayout<L: Layout>(@LayoutBuilder _ build: () -> L) -> Self {
        var layout = self
        layout.sublayouts.append(build())
        return layout
    }

    /// Called with the view each time the layout is activated. The last one set counts.
    public func onActivate(_ perform: @escaping (V) -> Void) -> Self {
        var layout = self
        layout.perform = perform
        return layout
    }

    /// Names the view at once.
    public func identifying(_ accessibilityIdentifier: String) -> Self {
        ownView.accessibilityIdentifier = accessibilityIdentifier
        return self
    }
}
