import Foundation

/// The cycle of a layout: constraints are updated from the leaves up, solved, and views laid out from the root down.
extension UIView {
    /// A view that asks for another layout in each layout would otherwise go on for ever.
    private static let mostRounds = 16

    func markNeedsLayout() {
        viewState.needsLayout = true
        bubble(\.subtreeNeedsLayout)
    }

    func markNeedsUpdateConstraints() {
        viewState.needsUpdateConstraints = true
        bubble(\.subtreeNeedsUpdateConstraints)
        engineMayGiveOtherFrames()
    }

    func layOutIfNeeded() {
        let root = hierarchyRoot
        for _ in 0..<Self.mostRounds {
            guard root.viewState.subtreeNeedsLayout || root.viewState.subtreeNeedsUpdateConstraints else { return }
            root.updateConstraintsBelow()
            engineForReading?.markWhatHasMoved()
            let start = topmostNeedingLayout
            guard start.viewState.subtreeNeedsLayout else { return }
            start.layOutSubtree()
        }
    }

    /// The layout starts at the highest of the views above that need one too, without a gap between.
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
            viewState.controller?.willLayOutSubviews()
            layoutSubviews()
            viewState.controller?.didLayOutSubviews()
        }
        for subview in viewState.subviews { subview.layOutSubtree() }
    }

    /// Gives the subviews the frames that the constraints have found: what `layoutSubviews` does by itself.
    func placeSubviews() {
        guard !viewState.subviews.isEmpty, let engine = engineForReading else { return }
        let scale = layoutScale
        for subview in viewState.subviews {
            if let frame = engine.frame(of: subview, scale: scale), frame != subview.untransformedFrame {
                subview.place(at: frame)
            }
        }
    }

    func updateConstraintsBelow() {
        guard viewState.subtreeNeedsUpdateConstraints else { return }
        viewState.subtreeNeedsUpdateConstraints = false
        for subview in viewState.subviews { subview.updateConstraintsIfNeeded() }
        guard viewState.needsUpdateConstraints else { return }
        viewState.needsUpdateConstraints = false
        viewState.controller?.updateViewConstraints()
        if viewState.controller == nil { updateConstraints() }
    }
}
