import Maquette

/// What can be said of a view without asking its constraints.
extension Explainer {
    func content(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> Explanation.Content? {
        let size = view.intrinsicContentSize
        let length = axis == .horizontal ? size.width : size.height
        guard length >= 0, !view.translatesAutoresizingMaskIntoConstraints else { return nil }
        return Explanation.Content(
            length: length, hugging: Double(view.contentHuggingPriority(for: axis).rawValue),
            compressionResistance: Double(view.contentCompressionResistancePriority(for: axis).rawValue))
    }

    func text(of view: UIView) -> Explanation.Text? {
        let label = view as? UILabel ?? (view as? UIButton)?.titleLabel
        guard let label, let text = label.text, !text.isEmpty, let report = Headless.report(on: label) else {
            return nil
        }
        let unlimited = CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude)
        return Explanation.Text(
            text: text, lines: report.lines, isTruncated: report.isTruncated, fontScale: report.fontScale,
            font: "\(label.font.fontName) \(label.font.pointSize.shortened)", size: label.sizeThatFits(unlimited))
    }

    /// Conflicts with the view in them, and what is ambiguous or cut off about it.
    func problems(of view: UIView) -> [String] {
        shown.problems.filter { problem in
            if case .conflict = problem.kind { return problem.mentions(view) }
            return problem.view === view
        }.map { problem in
            problem.view === view ? problem.explanation : problem.message
        }
    }

    // MARK: Who gave it its frame

    func placement(of view: UIView) -> Explanation.Placement {
        func placed(_ kind: Explanation.Placement.Kind, _ words: String) -> Explanation.Placement {
            Explanation.Placement(kind: kind, words: words)
        }
        guard let superview = view.superview, view !== shown.canvas else { return placed(.root, rootWords(view)) }
        if let controller = view.next as? UIViewController, controller.view === view,
            view.translatesAutoresizingMaskIntoConstraints
        {
            let around = superview is UIWindow ? "its window" : names.naming(superview)
            return placed(.controller, "it is the view of \(knownClassName(of: controller)), and fills \(around)")
        }
        if let stack = superview as? UIStackView, stack.arrangedSubviews.contains(where: { $0 === view }) {
            return placed(.stackView, "it is arranged by \(names.naming(stack)): \(words(of: stack))")
        }
        guard view.translatesAutoresizingMaskIntoConstraints else { return placed(.constraints, "by its constraints") }
        if superview.isOfSwiftUI || superview is UIScrollView && superview.superview?.isOfSwiftUI == true {
            let (frame, size) = (view.frame, view.frame.size)
            let place = "\(frame.minX.shortened), \(frame.minY.shortened)"
            return placed(
                .container, "SwiftUI lays it out: \(size.width.shortened) x \(size.height.shortened) at (\(place))")
        }
        if let words = containerWords(view, in: superview) { return placed(.container, words) }
        return placed(.autoresizing, "it has no constraints of its own: \(autoresizingWords(view))")
    }

    private func rootWords(_ view: UIView) -> String {
        let size = "\(view.bounds.width.shortened) x \(view.bounds.height.shortened)"
        if shown.stage.settings.screenSize == view.bounds.size {
            return "it is the root, and fills the screen of \(shown.stage.settings.device.name) (\(size))"
        }
        switch shown.stage.room {
        case .size: return "it is the root, of the size that the document or an option asks for (\(size))"
        case .fitting: return "it is the root, as small as its constraints and content allow (\(size))"
        case .natural, .screen: return "it is the root (\(size))"
        }
    }

    private func words(of stack: UIStackView) -> String {
        let axis = stack.axis == .horizontal ? "horizontal" : "vertical"
        let distribution =
            switch stack.distribution {
            case .fill: "fill"
            case .fillEqually: "fillEqually"
            case .fillProportionally: "fillProportionally"
            case .equalSpacing: "equalSpacing"
            case .equalCentering: "equalCentering"
            @unknown default: "unknown"
            }
        let alignment =
            switch stack.alignment {
            case .fill: "fill"
            case .leading: stack.axis == .horizontal ? "top" : "leading"
            case .firstBaseline: "firstBaseline"
            case .center: "center"
            case .trailing: stack.axis == .horizontal ? "bottom" : "trailing"
            case .lastBaseline: "lastBaseline"
            @unknown default: "unknown"
            }
        return "\(axis), distribution \(distribution), alignment \(alignment), spacing \(stack.spacing.shortened)"
    }

    /// A view of the framework that lays out what is in it.
    private func containerWords(_ view: UIView, in superview: UIView) -> String? {
        switch (view, superview) {
        case (is UITableViewCell, _), (is UITableViewHeaderFooterView, _):
            return "its table view gives each row its height, and the width of the table"
        case (is UICollectionReusableView, _): return "the layout of its collection view gives it its frame"
        case (_, is UITableViewCell), (_, is UICollectionViewCell), (_, is UITableViewHeaderFooterView):
            return "\(names.naming(superview)) lays out what is in it"
        case (_, is UITableView):
            return "it is laid out by \(names.naming(superview)) as its header, footer or background"
        case (_, is UINavigationBar), (_, is UITabBar), (_, is UIToolbar), (_, is UISearchBar), (_, is UIControl),
            (_, is UIVisualEffectView), (_, is UITextView):
            return "\(names.naming(superview)) lays out what is in it"
        default: return view.isOfFramework ? "\(names.naming(superview)) lays out what is in it" : nil
        }
    }

    private func autoresizingWords(_ view: UIView) -> String {
        let mask = view.autoresizingMask
        let frame = view.frame
        let kinds: [(UIView.AutoresizingMask, String)] = [
            (.flexibleLeftMargin, "left margin"), (.flexibleWidth, "width"), (.flexibleRightMargin, "right margin"),
            (.flexibleTopMargin, "top margin"), (.flexibleHeight, "height"), (.flexibleBottomMargin, "bottom margin"),
        ]
        let flexible = kinds.filter { mask.contains($0.0) }.map(\.1)
        let stretch =
            flexible.isEmpty
            ? "its autoresizing mask keeps it as it is"
            : "its autoresizing mask lets its \(flexible.joined(separator: ", ")) follow the superview"
        return "its frame was set (\(frame.minX.shortened), \(frame.minY.shortened), "
            + "\(frame.width.shortened) x \(frame.height.shortened)), and \(stretch)"
    }
}

extension UIView {
    /// Whether the view is an internal part of another view.
    fileprivate var isOfFramework: Bool { knownClassName.hasPrefix("_UI") }
}
