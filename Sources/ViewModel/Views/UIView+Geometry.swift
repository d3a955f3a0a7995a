import Foundation

/// Frame, bounds and centre. The layer stores them and reports changes.
extension UIView {
    func setFrame(_ frame: CGRect) { layer.frame = frame; frameWasSetByCode() }
    func setBounds(_ bounds: CGRect) { layer.bounds = bounds; frameWasSetByCode() }
    func setCenter(_ center: CGPoint) { layer.position = center; frameWasSetByCode() }

    /// The view grows and shrinks at its right and lower edges.
    func resizeKeepingOrigin(_ size: CGSize) {
        if transform.isIdentity { return setFrame(CGRect(origin: frame.origin, size: size)) }
        let growth = (width: size.width - bounds.width, height: size.height - bounds.height)
        guard growth != (0, 0) else { return }
        bounds.size = size
        center.x += layer.anchorPoint.x * growth.width
        center.y += layer.anchorPoint.y * growth.height
    }

    /// Moves the anchor point; the centre of the view's untransformed rectangle stays where it is.
    func setAnchorPoint(_ anchor: CGPoint) {
        layer.anchorPoint = anchor
        frameWasSetByCode()
    }

    /// The frame without the transform: what constraints work on.
    var untransformedFrame: CGRect { layer.untransformedFrame }

    /// Sets the rectangle that constraints or springs and struts worked out.
    ///
    /// As in UIKit, overrides of `bounds` and `center` are called and those of `frame` are not.
    func place(at frame: CGRect) {
        layer.layerState.givenFrame = GivenFrame(frame, anchor: layer.anchorPoint)
        viewState.isBeingPlaced = true
        defer { viewState.isBeingPlaced = false }
        if layer.bounds.size != frame.size { bounds = CGRect(origin: layer.bounds.origin, size: frame.size) }
        let position = GivenFrame.position(of: frame, layer.anchorPoint)
        if layer.position != position { center = position }
    }

    /// A frame set by code is the new base of the autoresizing constraints.
    private func frameWasSetByCode() {
        guard !viewState.isBeingPlaced else { return }
        defer { Followers.shared.look(at: self) }
        viewState.sizeSetByCode = layer.bounds.size
        if superview == nil { markNeedsLowering() }
        viewState.autoresizingHasChanged = true
        if viewState.translatesAutoresizingMask { markNeedsLowering() }
    }

    func respondToNewBounds(from old: CGRect) {
        let sizeChanged = old.size != bounds.size
        if sizeChanged {
            setNeedsLayout()
            if viewState.contentMode == .redraw { setNeedsDisplay() }
            applyCornerConfiguration()
            if viewState.autoresizesSubviews { resizeSubviews(from: old.size) }
            if superview == nil { markNeedsLowering() }
        } else {
            setNeedsLayout()
        }
        refreshInsets()
    }

    func positionDidChange() { refreshInsets() }

    /// Pixels per point.
    package var layoutScale: CGFloat {
        let scale = traitCollection.displayScale
        return scale > 0 ? scale : UIScreen.main.scale
    }

    func describeFrame() -> String {
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { ConstraintFormat.number($0) }
        return "(\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))"
    }
}

extension CGRect {
    func outset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: minX - insets.left, y: minY - insets.top, width: width + insets.left + insets.right,
            height: height + insets.top + insets.bottom)
    }
}
