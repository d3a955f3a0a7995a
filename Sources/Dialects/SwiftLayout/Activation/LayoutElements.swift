/// The contents of a layout: views with their superviews, and constraints.
@MainActor struct LayoutElements {
    let viewInformations: [ViewInformation]
    let viewConstraints: [NSLayoutConstraint]

    init(layout: any Layout) {
        var informations: [ViewInformation] = []
        var anchored: [(view: UIView, superview: UIView?, anchors: Anchors)] = []
        LayoutExplorer.traversal(layout: layout, superview: nil, option: nil) { layout, superview, option in
            guard let view = layout.view else { return }
            informations.append(ViewInformation(superview: superview, view: view, option: option))
            anchored.append((view, superview ?? view.superview, layout.anchors))
        }
        var named: [String: UIView] = [:]
        for case let view? in informations.map(\.view) {
            guard let identifier = view.accessibilityIdentifier, named[identifier] == nil else { continue }
            named[identifier] = view
        }
        viewInformations = informations
        viewConstraints = anchored.flatMap { view, superview, anchors in
            anchors.constraints(item: view, toItem: superview, viewDic: named)
        }
    }
}

/// A view and the superview that a layout gives it; none for a view at the top, which is left where it is.
@MainActor struct ViewInformation: @preconcurrency Equatable {
    private(set) weak var superview: UIView?
    private(set) weak var view: UIView?
    let option: LayoutOption?

    static func == (one: ViewInformation, other: ViewInformation) -> Bool {
        one.superview === other.superview && one.view === other.view
    }

    func add() {
        guard let superview, let view else { return }
        view.translatesAutoresizingMaskIntoConstraints = false
        superview.addSubview(view)
        if let stack = superview as? UIStackView, option?.contains(.isNotArranged) != true {
            stack.addArrangedSubview(view)
        }
    }

    /// Removes the view, unless it was moved since.
    func remove() {
        if let superview, let view, view.superview === superview { view.removeFromSuperview() }
    }

    /// A new view is not animated from its initial frame.
    func stopAppearing() {
        view?.layer.removeAnimation(forKey: "bounds.size")
        view?.layer.removeAnimation(forKey: "position")
    }
}
