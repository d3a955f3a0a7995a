import Maquette

/// The recorded frames of a document, and the constraints that they violate.
///
/// Widths of texts on this machine do not matter: constraints are compared with
/// recorded frames only.
@MainActor struct RecordedLayout {
    private let stored: [ObjectIdentifier: CGRect]
    private let tolerance: Double

    init(_ scene: LintedScene, tolerance: Double) {
        stored = Dictionary(
            scene.elements.compactMap { element in
                element.built.storedFrame.map { (ObjectIdentifier(element.view), $0) }
            }
        ) { first, _ in first }
        self.tolerance = tolerance
    }

    /// The views whose own constraints, or those to siblings, are violated.
    func misplacedViews(below root: UIView) -> Set<ObjectIdentifier> {
        var misplaced: Set<ObjectIdentifier> = []
        var waiting = [root]
        while let view = waiting.popLast() {
            waiting += view.subviews
            for constraint in view.constraints where isBroken(constraint) {
                for item in [constraint.firstItem, constraint.secondItem] {
                    if let item = item as? UIView, item !== view { misplaced.insert(ObjectIdentifier(item)) }
                }
                if constraint.secondItem == nil { misplaced.insert(ObjectIdentifier(view)) }
            }
        }
        return misplaced
    }

    private func isBroken(_ constraint: NSLayoutConstraint) -> Bool {
        guard type(of: constraint) == NSLayoutConstraint.self, constraint.priority == .required,
            !isAboutScrolledContent(constraint), let first = value(constraint.firstItem, constraint.firstAttribute)
        else { return false }
        var second = CGFloat(0)
        if let item = constraint.secondItem {
            guard let value = value(item, constraint.secondAttribute) else { return false }
            second = value
        }
        let difference = Double(first - (second * constraint.multiplier + constraint.constant))
        switch constraint.relation {
        case .equal: return abs(difference) > tolerance
        case .lessThanOrEqual: return difference > tolerance
        case .greaterThanOrEqual: return -difference > tolerance
        @unknown default: return false
        }
    }

    /// For views inside a scroll view, its edges are those of the whole content, which are not recorded.
    private func isAboutScrolledContent(_ constraint: NSLayoutConstraint) -> Bool {
        let items = [constraint.firstItem, constraint.secondItem].map { $0 as? UIView }
        guard let first = items[0], let second = items[1], constraint.firstAttribute != .width,
            constraint.firstAttribute != .height
        else { return false }
        return first is UIScrollView && second !== first && second.isDescendant(of: first)
            || second is UIScrollView && second !== first && first.isDescendant(of: second)
    }

    private func value(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
        guard let item, let rect = rect(of: item) else { return nil }
        switch attribute {
        case .left, .leading: return rect.minX
        case .right, .trailing: return rect.maxX
        case .top: return rect.minY
        case .bottom: return rect.maxY
        case .width: return rect.width
        case .height: return rect.height
        case .centerX: return rect.midX
        case .centerY: return rect.midY
        default: return nil
        }
    }

    /// The rectangle of an item in the coordinates of the root; nil for guides, whose place was never recorded.
    private func rect(of item: AnyObject) -> CGRect? {
        guard let view = item as? UIView else { return nil }
        return place(of: view).map { view.alignmentRect(forFrame: $0) }
    }

    private func place(of view: UIView) -> CGRect? {
        guard var rect = stored[ObjectIdentifier(view)] else { return nil }
        var around = view.superview
        while let superview = around, superview.superview != nil, !(superview is UIWindow) {
            let origin = (stored[ObjectIdentifier(superview)] ?? superview.frame).origin
            rect.origin.x += origin.x
            rect.origin.y += origin.y
            around = superview.superview
        }
        return rect
    }
}
