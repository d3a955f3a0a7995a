import Foundation

/// The cycle of a layout: constraints are updated from the leaves up, solved, and views laid out from the root down.
extension UIView {
    /// Ends the layout of a view that asks for another layout in each layout.
    static let mostLayoutRounds = 16

    func markNeedsLayout() {
        viewState.needsLayout = true
        bubble(.needsLayout)
    }

    func markNeedsUpdateConstraints() {
        viewState.needsUpdateConstraints = true
        bubble(.needsUpdateConstraints)
        setNeedsFrameComparison()
    }

    func layOutIfNeeded() {
        let root = hierarchyRoot
        for _ in 0..<Self.mostLayoutRounds {
            guard root.isUnsettled else { return }
            root.updateConstraintsBelow()
            engineForReading?.markMovedItems()
            let start = topmostNeedingLayout
            guard start.viewState.subtreeNeedsLayout else { return }
            start.layOutSubtree()
            Followers.shared.look()
        }
        reportLayoutLoop(below: root)
    }

    /// Asked of a root. A layout can change constraints again, for instance by insets that depend on a view's place,
    /// after the views above were laid out.
    private var isUnsettled: Bool {
        viewState.subtreeNeedsLayout || viewState.subtreeNeedsUpdateConstraints || viewState.engine?.hasChanged == true
    }

    /// The layout starts at the topmost of the superviews that need one too, without a gap between.
    private var topmostNeedingLayout: UIView {
        var start = self
        while let superview = start.viewState.superview, superview.viewState.needsLayout { start = superview }
        return start
    }

    private func layOutSubtree() {
        guard viewState.subtreeNeedsLayout else { return }
        viewState.subtreeNeedsLayout = false
        if viewState.needsLayout {
            viewState.needsLayout = false
            layer.layerState.needsLayout = false
            layer.layoutSublayers()
        }
        if layer.layerState.sublayers.count != viewState.subviews.count { layer.layOutBareSublayers() }
        for subview in viewState.subviews { subview.layOutSubtree() }
    }

    /// The view's part of its layer's layout, with its controller's methods before and after.
    func layOutSublayers(of changed: CALayer) {
        guard changed === layer else { return }
        updatePropertiesNow()
        traitCollection.performAsCurrent {
            viewState.controller?.willLayOutSubviews()
            layoutSubviews()
            viewState.controller?.didLayOutSubviews()
        }
    }

    /// Properties that follow from a model are updated before the layout that they may change.
    func updatePropertiesNow() {
        guard viewState.needsUpdateProperties else { return }
        viewState.needsUpdateProperties = false
        traitCollection.performAsCurrent {
            updateProperties()
            viewState.controller?.updateProperties()
        }
    }

    /// Sets the subviews' frames as solved: the default of `layoutSubviews`.
    func placeSubviews() {
        guard mayHaveSolvedSubviews, let engine = engineForReading else { return }
        let scale = layoutScale
        for subview in viewState.subviews {
            if let frame = engine.frame(of: subview, scale: scale), frame != subview.untransformedFrame {
                subview.place(at: frame)
            }
        }
    }

    /// Whether to ask the root's engine, which costs a climb: most views are in no engine.
    private var mayHaveSolvedSubviews: Bool {
        viewState.subtreeNeedsLowering
            || viewState.subviews.contains { $0.viewState.isLowered || $0.viewState.subtreeNeedsLowering }
    }

    func updateConstraintsBelow() {
        guard viewState.subtreeNeedsUpdateConstraints else { return }
        viewState.subtreeNeedsUpdateConstraints = false
        for subview in viewState.subviews { subview.updateConstraintsIfNeeded() }
        guard viewState.needsUpdateConstraints else { return }
        viewState.needsUpdateConstraints = false
        traitCollection.performAsCurrent {
            if let controller = viewState.controller { controller.updateViewConstraints() } else { updateConstraints() }
        }
    }
}

/// The message about views that never stop asking for layouts.
extension UIView {
    /// Names the view that still needs layout after the last round, once for each view.
    func reportLayoutLoop(below root: UIView) {
        // Changed constraints are visible in the views' flags only after frames were compared.
        engineForReading?.markMovedItems()
        guard let view = root.firstUnsettled, !view.viewState.layoutLoopIsReported else { return }
        view.viewState.layoutLoopIsReported = true
        Headless.Diagnostics.reportLayoutLoop(
            of: view, after: Self.mostLayoutRounds, inConstraints: !view.viewState.needsLayout)
    }

    private var firstUnsettled: UIView? {
        let state = viewState
        guard state.subtreeNeedsLayout || state.subtreeNeedsUpdateConstraints else { return nil }
        if state.needsLayout || state.needsUpdateConstraints { return self }
        for subview in state.subviews {
            if let view = subview.firstUnsettled { return view }
        }
        return nil
    }
}
