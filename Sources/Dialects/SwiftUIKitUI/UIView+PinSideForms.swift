/// Further ways to write the same, as the library's guide uses them.
extension UIView {
    @discardableResult
    public func pinLeft(_ padding: CGFloat) -> Self { pinLeft(padding: padding) }

    @discardableResult
    public func pinLeft(anchor: NSLayoutXAxisAnchor? = nil, paddding: CGFloat) -> Self {
        pinLeft(anchor: anchor, padding: paddding)
    }

    @discardableResult
    public func pinLeft(
        anchor: NSLayoutXAxisAnchor? = nil, padding: CGFloat = 0, respectsSafeArea: Bool
    ) -> Self { pinLeft(anchor: anchor, padding: padding, respectSafeAreas: respectsSafeArea) }

    @discardableResult
    public func pinRight(_ padding: CGFloat) -> Self { pinRight(padding: padding) }

    @discardableResult
    public func pinRight(anchor: NSLayoutXAxisAnchor? = nil, paddding: CGFloat) -> Self {
        pinRight(anchor: anchor, padding: paddding)
    }

    @discardableResult
    public func pinRight(
        anchor: NSLayoutXAxisAnchor? = nil, padding: CGFloat = 0, respectsSafeArea: Bool
    ) -> Self { pinRight(anchor: anchor, padding: padding, respectSafeAreas: respectsSafeArea) }

    @discardableResult
    public func pinLeading(_ padding: CGFloat) -> Self { pinLeading(padding: padding) }

    @discardableResult
    public func pinLeading(anchor: NSLayoutXAxisAnchor? = nil, paddding: CGFloat) -> Self {
        pinLeading(anchor: anchor, padding: paddding)
    }

    @discardableResult
    public func pinLeading(
        anchor: NSLayoutXAxisAnchor? = nil, padding: CGFloat = 0, respectsSafeArea: Bool
    ) -> Self { pinLeading(anchor: anchor, padding: padding, respectSafeAreas: respectsSafeArea) }

    @discardableResult
    public func pinTrailing(_ padding: CGFloat) -> Self { pinTrailing(padding: padding) }

    @discardableResult
    public func pinTrailing(anchor: NSLayoutXAxisAnchor? = nil, paddding: CGFloat) -> Self {
        pinTrailing(anchor: anchor, padding: paddding)
    }

    @discardableResult
    public func pinTrailing(
        anchor: NSLayoutXAxisAnchor? = nil, padding: CGFloat = 0, respectsSafeArea: Bool
    ) -> Self { pinTrailing(anchor: anchor, padding: padding, respectSafeAreas: respectsSafeArea) }

    @discardableResult
    public func pinTop(_ padding: CGFloat) -> Self { pinTop(padding: padding) }

    @discardableResult
    public func pinTop(anchor: NSLayoutYAxisAnchor? = nil, paddding: CGFloat) -> Self {
        pinTop(anchor: anchor, padding: paddding)
    }

    @discardableResult
    public func pinTop(
        anchor: NSLayoutYAxisAnchor? = nil, padding: CGFloat = 0, respectsSafeArea: Bool
    ) -> Self { pinTop(anchor: anchor, padding: padding, respectSafeAreas: respectsSafeArea) }

    @discardableResult
    public func pinBottom(_ padding: CGFloat) -> Self { pinBottom(padding: padding) }

    @discardableResult
    public func pinBottom(anchor: NSLayoutYAxisAnchor? = nil, paddding: CGFloat) -> Self {
        pinBottom(anchor: anchor, padding: paddding)
    }

    @discardableResult
    public func pinBottom(
        anchor: NSLayoutYAxisAnchor? = nil, padding: CGFloat = 0, respectsSafeArea: Bool
    ) -> Self { pinBottom(anchor: anchor, padding: padding, respectSafeAreas: respectsSafeArea) }
}
