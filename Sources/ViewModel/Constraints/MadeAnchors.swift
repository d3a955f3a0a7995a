/// The anchors that a view or guide has been asked for, so that each is one object for as long as its item lives.
struct MadeAnchors {
    private var anchors: [(attribute: NSLayoutConstraint.Attribute, anchor: AnyObject)] = []

    /// An attribute has anchors of one class.
    mutating func anchor<Anchor: AnyObject>(_ attribute: NSLayoutConstraint.Attribute, _ make: () -> Anchor) -> Anchor {
        if let made = anchors.first(where: { $0.attribute == attribute }) {
            return unsafeDowncast(made.anchor, to: Anchor.self)
        }
        let anchor = make()
        anchors.append((attribute, anchor))
        return anchor
    }
}

extension UIView {
    func anchor<Anchor: AnyLayoutAnchor>(
        _ attribute: NSLayoutConstraint.Attribute, _ make: (ConstraintOperand) -> Anchor
    ) -> Anchor {
        viewState.anchors.anchor(attribute) { make(ConstraintOperand(self, attribute)) }
    }
}

extension UILayoutGuide {
    func anchor<Anchor: AnyLayoutAnchor>(
        _ attribute: NSLayoutConstraint.Attribute, _ make: (ConstraintOperand) -> Anchor
    ) -> Anchor {
        guideState.anchors.anchor(attribute) { make(ConstraintOperand(self, attribute)) }
    }
}

extension ConstraintOperand {
    /// The anchor of the constraint's item. In Objective-C, which erases what an anchor is of, it is an `NSLayoutAnchor<AnyObject>` by
    /// itself; here its kind is set aside, which changes nothing about the object.
    var anchor: NSLayoutAnchor<AnyObject> {
        func erased(_ anchor: AnyObject) -> NSLayoutAnchor<AnyObject> {
            Unmanaged.fromOpaque(Unmanaged.passUnretained(anchor).toOpaque()).takeUnretainedValue()
        }
        func made<Anchor: AnyLayoutAnchor>(_ make: (ConstraintOperand) -> Anchor) -> NSLayoutAnchor<AnyObject> {
            if isDistance { return erased(make(self)) }
            if let view = item as? UIView { return erased(view.anchor(attribute, make)) }
            return erased((item as? UILayoutGuide)?.anchor(attribute, make) ?? make(self))
        }
        switch family {
        case .horizontalPosition: return made(NSLayoutXAxisAnchor.init)
        case .verticalPosition: return made(NSLayoutYAxisAnchor.init)
        case .length, .none: return made(NSLayoutDimension.init)
        }
    }
}
