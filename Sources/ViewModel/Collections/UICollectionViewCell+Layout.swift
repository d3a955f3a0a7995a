import Foundation

/// The parts of a collection view cell, and its fitting size.
extension UICollectionViewCell {
    func setUp() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    func change(_ body: (ItemCellState) -> Void) {
        body(itemState)
        markNeedsUpdateConfiguration()
    }

    func replace(_ place: ReferenceWritableKeyPath<ItemCellState, UIView?>, with view: UIView?) {
        guard itemState[keyPath: place] !== view else { return }
        itemState[keyPath: place]?.removeFromSuperview()
        if view != nil, configurations.background != nil { configureBackground(nil) }
        itemState[keyPath: place] = view
        setNeedsLayout()
    }

    // MARK: Configurations

    var stateForConfigurations: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isDisabled = !isUserInteractionEnabled
        state.isExpanded = itemState.isExpanded
        return state
    }

    // MARK: Placing

    func placeParts() {
        let content = _contentFrame
        if contentView.frame != content { contentView.frame = content }
        placeBackground()
    }

    private func placeBackground() {
        let isMarked = isSelected || isHighlighted
        if !isMarked { itemState.selectedBackgroundView?.removeFromSuperview() }
        let shown = [
            backgroundShape(else: _automaticBackground), itemState.backgroundView,
            isMarked ? itemState.selectedBackgroundView : nil,
        ]
        for (index, view) in shown.compactMap({ $0 }).enumerated() {
            if view.superview !== self { insertSubview(view, at: index) }
            if view.frame != bounds { view.frame = bounds }
        }
    }

    // MARK: Measuring

    /// The fitting size of the content's constraints, or else the proposed size.
    func fit(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        updateConfigurationsIfNeeded()
        guard contentHasSize else {
            guard isLaidOutByConstraints else { return sizeThatFits(target) }
            return fittingSize(target, horizontal: horizontal, vertical: vertical)
        }
        let beside = CGSize(
            width: max(0, bounds.width - _contentFrame.width), height: max(0, bounds.height - _contentFrame.height))
        let content = contentSize(
            CGSize(width: max(0, target.width - beside.width), height: max(0, target.height - beside.height)),
            horizontal, vertical)
        return CGSize(width: content.width + beside.width, height: content.height + beside.height)
    }
}
