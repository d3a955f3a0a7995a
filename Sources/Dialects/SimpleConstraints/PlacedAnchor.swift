/// An anchor of UIKit's and the distance to add to it, from the cases of the library's enums.
@MainActor struct PlacedAnchor<Kind: AnyObject> {
    let anchor: NSLayoutAnchor<Kind>
    let distance: CGFloat

    /// The constraint that pins another anchor here.
    func holding(_ other: NSLayoutAnchor<Kind>) -> NSLayoutConstraint {
        other.constraint(equalTo: anchor, constant: distance)
    }
}

extension SimpleConstraints.ConstraintYAnchor {
    @MainActor var place: PlacedAnchor<NSLayoutYAxisAnchor> {
        switch self {
        case .top(let view, let distance): PlacedAnchor(anchor: view.topAnchor, distance: distance)
        case .topSafe(let view, let distance):
            PlacedAnchor(anchor: view.safeAreaLayoutGuide.topAnchor, distance: distance)
        case .bottom(let view, let distance): PlacedAnchor(anchor: view.bottomAnchor, distance: distance)
        case .bottomSafe(let view, let distance):
            PlacedAnchor(anchor: view.safeAreaLayoutGuide.bottomAnchor, distance: distance)
        }
    }
}

extension SimpleConstraints.ConstraintXAnchor {
    @MainActor var place: PlacedAnchor<NSLayoutXAxisAnchor> {
        switch self {
        case .left(let view, let distance): PlacedAnchor(anchor: view.leftAnchor, distance: distance)
        case .leftSafe(let view, let distance):
            PlacedAnchor(anchor: view.safeAreaLayoutGuide.leftAnchor, distance: distance)
        case .right(let view, let distance): PlacedAnchor(anchor: view.rightAnchor, distance: distance)
        case .rightSafe(let view, let distance):
            PlacedAnchor(anchor: view.safeAreaLayoutGuide.rightAnchor, distance: distance)
        }
    }
}

extension SimpleConstraints.ConstraintXCenter {
    @MainActor var place: PlacedAnchor<NSLayoutXAxisAnchor> {
        switch self {
        case .centerX(let view, let distance): PlacedAnchor(anchor: view.centerXAnchor, distance: distance)
        }
    }
}

extension SimpleConstraints.ConstraintYCenter {
    @MainActor var place: PlacedAnchor<NSLayoutYAxisAnchor> {
        switch self {
        case .centerY(let view, let distance): PlacedAnchor(anchor: view.centerYAnchor, distance: distance)
        }
    }
}
