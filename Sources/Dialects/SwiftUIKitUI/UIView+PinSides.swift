extension UIView {
    /// Pins sides to those of the parent or of another view.
    ///
    /// Padding and safe areas count for all sides; the custom ones replace the padding of their sides and add to the safe
    /// areas.
    @discardableResult
    public func pinSides(
        _ sides: [Side] = [.left, .right, .top, .bottom], toView anchorView: UIView? = nil, padding: CGFloat = 0,
        customPadding: [Padding] = [], respectSafeAreas: Bool = false, customSafeAreas: [Side] = [],
        capture: ((_ constraints: SideConstraints) -> Void)? = nil
    ) -> Self {
        let target = anchorView ?? layoutParent
        let safeArea = target.safeAreaLayoutGuide
        func isSafe(_ side: Side) -> Bool { respectSafeAreas || customSafeAreas.contains(side) }
        func paddingOf(_ side: Side) -> CGFloat { customPadding.last { $0.side == side }?.value ?? padding }

        var made = SideConstraints()
        if sides.contains(.left) {
            let anchor = isSafe(.left) ? safeArea.leftAnchor : target.leftAnchor
            pinLeft(anchor: anchor, padding: paddingOf(.left)) { made.leftConstraint = $0 }
        }
        if sides.contains(.right) {
            let anchor = isSafe(.right) ? safeArea.rightAnchor : target.rightAnchor
            pinRight(anchor: anchor, padding: paddingOf(.right)) { made.rightConstraint = $0 }
        }
        if sides.contains(.top) {
            let anchor = isSafe(.top) ? safeArea.topAnchor : target.topAnchor
            pinTop(anchor: anchor, padding: paddingOf(.top)) { made.topConstraint = $0 }
        }
        if sides.contains(.bottom) {
            let anchor = isSafe(.bottom) ? safeArea.bottomAnchor : target.bottomAnchor
            pinBottom(anchor: anchor, padding: paddingOf(.bottom)) { made.bottomConstraint = $0 }
        }
        capture?(made)
        return self
    }

    /// `pinSides` with another label of one argument, as the library's guide uses it.
    @discardableResult
    public func pinSides(
        _ sides: [Side] = [.left, .right, .top, .bottom], toView anchorView: UIView? = nil, padding: CGFloat = 0,
        customPadding: [Padding] = [], useSafeAreas: Bool, customSafeAreas: [Side] = [],
        capture: ((_ constraints: SideConstraints) -> Void)? = nil
    ) -> Self {
        pinSides(
            sides, toView: anchorView, padding: padding, customPadding: customPadding, respectSafeAreas: useSafeAreas,
            customSafeAreas: customSafeAreas, capture: capture)
    }
}
