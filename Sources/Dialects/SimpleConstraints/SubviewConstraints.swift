/// The constraints of one subview, each made and activated at once.
///
/// Without an anchor the same anchor of the parent is used.
@MainActor struct SubviewConstraints {
    let subview: UIView
    let parent: UIView

    /// Turns off the autoresizing of the subview, then adds it to the parent.
    init(_ subview: UIView, in parent: UIView, adding: Bool, translatesAutoresizingMask: Bool) {
        self.subview = subview
        self.parent = parent
        subview.translatesAutoresizingMaskIntoConstraints = translatesAutoresizingMask
        if adding { parent.addSubview(subview) }
    }

    func top(_ anchor: SimpleConstraints.ConstraintYAnchor?) {
        hold(subview.topAnchor, at: (anchor ?? .top(parent, 0)).place)
    }

    func bottom(_ anchor: SimpleConstraints.ConstraintYAnchor?) {
        hold(subview.bottomAnchor, at: (anchor ?? .bottom(parent, 0)).place)
    }

    func left(_ anchor: SimpleConstraints.ConstraintXAnchor?) {
        hold(subview.leftAnchor, at: (anchor ?? .left(parent, 0)).place)
    }

    func right(_ anchor: SimpleConstraints.ConstraintXAnchor?) {
        hold(subview.rightAnchor, at: (anchor ?? .right(parent, 0)).place)
    }

    func centerX(_ center: SimpleConstraints.ConstraintXCenter?) {
        hold(subview.centerXAnchor, at: (center ?? .centerX(parent, 0)).place)
    }

    func centerY(_ center: SimpleConstraints.ConstraintYCenter?) {
        hold(subview.centerYAnchor, at: (center ?? .centerY(parent, 0)).place)
    }

    func height(_ length: CGFloat) { subview.heightAnchor.constraint(equalToConstant: length).isActive = true }

    func width(_ length: CGFloat) { subview.widthAnchor.constraint(equalToConstant: length).isActive = true }

    func height(timesWidth ratio: CGFloat) {
        subview.heightAnchor.constraint(equalTo: subview.widthAnchor, multiplier: ratio).isActive = true
    }

    func width(timesHeight ratio: CGFloat) {
        subview.widthAnchor.constraint(equalTo: subview.heightAnchor, multiplier: ratio).isActive = true
    }

    private func hold<Kind>(_ anchor: NSLayoutAnchor<Kind>, at place: PlacedAnchor<Kind>) {
        place.holding(anchor).isActive = true
    }
}
