import Foundation

/// Makes the constraints of a visual format.
@MainActor struct VisualFormatBuilder {
    private let format: VisualFormat
    private let options: NSLayoutConstraint.FormatOptions

    init(_ format: VisualFormat, options: NSLayoutConstraint.FormatOptions) {
        self.format = format
        self.options = options
    }

    func constraints() throws(VisualFormatError) -> [NSLayoutConstraint] {
        try format.check(options)
        var constraints: [NSLayoutConstraint] = []
        for (index, node) in format.nodes.enumerated() {
            if index > 0 {
                constraints += try spacing(from: format.nodes[index - 1], to: node, format.connections[index - 1])
            }
            if case .view(let view, let predicates) = node { constraints += predicates.map { size(view, $0) } }
        }
        return constraints + alignments()
    }

    // MARK: Attributes

    private var attributes: (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
        if format.axis == .vertical { return (.top, .bottom) }
        if options.contains(.directionLeftToRight) { return (.left, .right) }
        if options.contains(.directionRightToLeft) { return (.right, .left) }
        return (.leading, .trailing)
    }

    /// Where the format runs to the left, distances are negative.
    private var sign: CGFloat {
        format.axis == .horizontal && options.contains(.directionRightToLeft) ? -1 : 1
    }

    private func margin(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Attribute {
        switch attribute {
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        case .left: .leftMargin
        case .right: .rightMargin
        case .top: .topMargin
        default: .bottomMargin
        }
    }

    // MARK: Constraints

    private func size(_ view: AnyObject, _ predicate: VisualFormat.Predicate) -> NSLayoutConstraint {
        let attribute: NSLayoutConstraint.Attribute = format.axis == .horizontal ? .width : .height
        switch predicate.object {
        case .number(let number):
            return make(view, attribute, predicate.relation, nil, .notAnAttribute, number, predicate.priority)
        case .view(let other):
            return make(view, attribute, predicate.relation, other, attribute, 0, predicate.priority)
        }
    }

    private func spacing(
        from previous: VisualFormat.Node, to next: VisualFormat.Node, _ connection: VisualFormat.Connection
    ) throws(VisualFormatError) -> [NSLayoutConstraint] {
        let (start, end) = attributes
        switch (previous, next) {
        case (.view(let one, _), .view(let other, _)):
            let isBaseline = format.axis == .vertical && options.contains(.spacingBaselineToBaseline)
            let (from, to): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
                isBaseline ? (.lastBaseline, .firstBaseline) : (end, start)
            return distances(connection).map { predicate, distance in
                make(other, to, mirrored(predicate.relation), one, from, distance * sign, predicate.priority)
            }
        case (.superview, .view(let view, _)):
            let superview = try superview(of: view)
            if case .standard = connection { return [make(view, start, .equal, superview, margin(start), 0, 1000)] }
            return distances(connection).map { predicate, distance in
                make(view, start, mirrored(predicate.relation), superview, start, distance * sign, predicate.priority)
            }
        case (.view(let view, _), .superview):
            let superview = try superview(of: view)
            if case .standard = connection { return [make(superview, margin(end), .equal, view, end, 0, 1000)] }
            return distances(connection).map { predicate, distance in
                make(superview, end, mirrored(predicate.relation), view, end, distance * sign, predicate.priority)
            }
        case (.superview, .superview): return []
        }
    }

    private func mirrored(_ relation: NSLayoutConstraint.Relation) -> NSLayoutConstraint.Relation {
        guard sign < 0 else { return relation }
        switch relation {
        case .equal: return .equal
        case .lessThanOrEqual: return .greaterThanOrEqual
        case .greaterThanOrEqual: return .lessThanOrEqual
        }
    }

    private func distances(
        _ connection: VisualFormat.Connection
    ) -> [(predicate: VisualFormat.Predicate, distance: CGFloat)] {
        func plain(_ distance: CGFloat) -> (VisualFormat.Predicate, CGFloat) {
            (VisualFormat.Predicate(object: .number(distance)), distance)
        }
        switch connection {
        case .touching: return [plain(0)]
        case .standard: return [plain(SystemSpacing.betweenSiblings)]
        case .predicates(let predicates):
            return predicates.compactMap { predicate in
                guard case .number(let distance) = predicate.object else { return nil }
                return (predicate, distance)
            }
        }
    }

    private func superview(of item: AnyObject) throws(VisualFormatError) -> UIView {
        let superview = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
        guard let superview else {
            throw VisualFormatError(
                reason: "Unable to interpret '|' character, because the related view doesn't have a superview")
        }
        return superview
    }

    private func make(
        _ first: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
        _ second: AnyObject?, _ other: NSLayoutConstraint.Attribute, _ constant: CGFloat, _ priority: Float
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other, multiplier: 1,
            constant: constant)
        constraint.priority = UILayoutPriority(priority)
        return constraint
    }

    // MARK: Alignment

    private func alignments() -> [NSLayoutConstraint] {
        let views = format.nodes.compactMap { if case .view(let view, _) = $0 { view } else { nil } }
        return VisualFormat.alignments.filter { options.contains($0.0) }.flatMap { _, attribute in
            zip(views, views.dropFirst()).map { make($1, attribute, .equal, $0, attribute, 0, 1000) }
        }
    }
}
