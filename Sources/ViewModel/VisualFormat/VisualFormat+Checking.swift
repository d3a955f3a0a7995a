import Foundation

extension VisualFormat {
    static let alignments: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
        (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
        (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
        (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]

    /// A row of views cannot be aligned along the row. A single view has none to be aligned with, and UIKit takes any option of it.
    func check(_ options: NSLayoutConstraint.FormatOptions) throws(VisualFormatError) {
        let alongTheLine: NSLayoutConstraint.Attribute.Family =
            axis == .horizontal ? .horizontalPosition : .verticalPosition
        let offending = Self.alignments.contains { options.contains($0.0) && $0.1.family == alongTheLine }
        guard offending, nodes.count(where: \.isView) > 1 else { return }
        let (edge, layout) = axis == .horizontal ? ("horizontal", "horizontal") : ("vertical", "vertical")
        throw VisualFormatError(
            reason: "Options mask required views to be aligned on a \(edge) edge, which is not allowed for layout "
                + "that is also \(layout).")
    }
}

/// What a visual format says, read without any views: for documents, which are checked before they are built.
package struct VisualFormatOutline {
    /// Why a format is invalid, and at which character.
    package struct Problem: Error {
        package let reason: String
        package let position: Int
    }

    /// The names of views and metrics that a format may use.
    package struct Names {
        fileprivate let standIns: [String: Any]

        package init(_ names: [String]) {
            standIns = Dictionary(names.map { ($0, $0 as NSString) }, uniquingKeysWith: { first, _ in first })
        }
    }

    package let views: [String]
    /// The views next to the superview's edge.
    package let viewsAtSuperview: [String]
    /// Every distance and size, as a number.
    package let numbers: [CGFloat]

    package init(
        _ format: String, options: NSLayoutConstraint.FormatOptions, metrics: [String: Double], views names: Names
    ) throws(Problem) {
        do {
            var parser = VisualFormatParser(format, metrics: metrics, views: names.standIns)
            let parsed = try parser.parse()
            try parsed.check(options)
            views = parsed.views.compactMap { $0 as? String }
            viewsAtSuperview = zip(parsed.nodes, parsed.nodes.dropFirst()).flatMap { Self.namesAtSuperview($0, $1) }
            numbers = parsed.predicates.compactMap { if case .number(let number) = $0.object { number } else { nil } }
        } catch {
            throw Problem(reason: error.reason, position: error.position)
        }
    }

    private static func namesAtSuperview(_ one: VisualFormat.Node, _ other: VisualFormat.Node) -> [String] {
        switch (one, other) {
        case (.superview, .view(let view, _)), (.view(let view, _), .superview): [view as? String].compactMap { $0 }
        default: []
        }
    }
}

extension VisualFormat.Node {
    fileprivate var isView: Bool { if case .view = self { true } else { false } }
}

extension VisualFormat {
    /// All named views, in order.
    fileprivate var views: [AnyObject] {
        var views: [AnyObject] = []
        for case .view(let view, _) in nodes { views.append(view) }
        for case .view(let view) in predicates.map(\.object) { views.append(view) }
        return views
    }

    fileprivate var predicates: [Predicate] {
        var predicates: [Predicate] = []
        for case .view(_, let sizes) in nodes { predicates += sizes }
        for case .predicates(let distances) in connections { predicates += distances }
        return predicates
    }
}
