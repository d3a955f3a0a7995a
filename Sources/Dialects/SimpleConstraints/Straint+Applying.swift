extension Straint {
    /// Makes the constraint, or says why the two halves do not fit together.
    @MainActor func apply(to held: SubviewConstraints) -> String? {
        switch type {
        case .top: if let place = target.verticalEdge { return done(held.top(place)) }
        case .bottom: if let place = target.verticalEdge { return done(held.bottom(place)) }
        case .left: if let place = target.horizontalEdge { return done(held.left(place)) }
        case .right: if let place = target.horizontalEdge { return done(held.right(place)) }
        case .centerX:
            if case .centerX(let view, let distance) = target {
                return done(held.centerX(.centerX(view, distance)))
            }
        case .centerY:
            if case .centerY(let view, let distance) = target {
                return done(held.centerY(.centerY(view, distance)))
            }
        case .height: if case .length(let length) = target { return done(held.height(length)) }
        case .width: if case .length(let length) = target { return done(held.width(length)) }
        case .ratioHeight: if case .ratio(let ratio) = target { return done(held.height(timesWidth: ratio)) }
        case .ratioWidth: if case .ratio(let ratio) = target { return done(held.width(timesHeight: ratio)) }
        }
        return "\(type.name) Anchor can't set \(target.name) for sub view."
    }

    private func done(_: Void) -> String? { nil }
}

extension SimpleConstraints.ConsraintTypeUnsafe {
    fileprivate var name: String {
        switch self {
        case .top: "Top"
        case .bottom: "Bottom"
        case .left: "Left"
        case .right: "Right"
        case .centerX: "CenterX"
        case .centerY: "CenterY"
        case .height, .ratioHeight: "Height"
        case .width, .ratioWidth: "Width"
        }
    }
}

extension SimpleConstraints.ConsraintAnchorUnsafe {
    fileprivate var verticalEdge: SimpleConstraints.ConstraintYAnchor? {
        switch self {
        case .top(let view, let distance): .top(view, distance)
        case .topSafe(let view, let distance): .topSafe(view, distance)
        case .bottom(let view, let distance): .bottom(view, distance)
        case .bottomSafe(let view, let distance): .bottomSafe(view, distance)
        default: nil
        }
    }

    fileprivate var horizontalEdge: SimpleConstraints.ConstraintXAnchor? {
        switch self {
        case .left(let view, let distance): .left(view, distance)
        case .leftSafe(let view, let distance): .leftSafe(view, distance)
        case .right(let view, let distance): .right(view, distance)
        case .rightSafe(let view, let distance): .rightSafe(view, distance)
        default: nil
        }
    }

    fileprivate var name: String {
        switch self {
        case .top: "Top Anchor"
        case .topSafe: "Top Safe Anchor"
        case .bottom: "Bottom Anchor"
        case .bottomSafe: "Bottom Safe Anchor"
        case .left: "Left Anchor"
        case .leftSafe: "Left Safe Anchor"
        case .right: "Right Anchor"
        case .rightSafe: "Right Safe Anchor"
        case .centerX: "CenterX Anchor"
        case .centerY: "CenterY Anchor"
        case .length: "Width or Height Anchor"
        case .ratio: "Width or Height Anchor (Aspect Ratio)"
        }
    }
}
