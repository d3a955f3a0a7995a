extension UIView {
    public var left: LayoutTarget { layoutTarget(.left) }
    public var right: LayoutTarget { layoutTarget(.right) }
    public var top: LayoutTarget { layoutTarget(.top) }
    public var bottom: LayoutTarget { layoutTarget(.bottom) }
    public var leading: LayoutTarget { layoutTarget(.leading) }
    public var trailing: LayoutTarget { layoutTarget(.trailing) }
    public var width: LayoutTarget { layoutTarget(.width) }
    public var height: LayoutTarget { layoutTarget(.height) }
    public var centerX: LayoutTarget { layoutTarget(.centerX) }
    public var centerY: LayoutTarget { layoutTarget(.centerY) }
    public var baseline: LayoutTarget { layoutTarget(.lastBaseline) }
    public var firstBaseline: LayoutTarget { layoutTarget(.firstBaseline) }

    public func layoutTarget(_ attribute: NSLayoutConstraint.Attribute) -> LayoutTarget {
        LayoutTarget(view: self, attribute: attribute)
    }
}
