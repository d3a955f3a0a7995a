import Maquette
import MaquetteSyntax

/// The views of a layout as a list, each before those in it.
@MainActor package struct ViewTree {
    package struct Entry: Sendable {
        package var view: Explanation.ViewReference
        package var depth: Int
        /// The frame in the picture.
        package var frame: CGRect
        package var text: Explanation.Text?
        package var isHidden: Bool
    }

    package private(set) var entries: [Entry] = []
    /// `iPhone 16, iOS 26, 393 x 852`
    package let device: String

    /// - Parameters:
    ///   - start: a view, as `ViewSearch` finds it; nil is the root.
    ///   - depth: how many levels of views.
    package init(_ shown: Shown, from start: String?, depth: Int) throws(ViewSearch.Failure) {
        let settings = shown.stage.settings
        device =
            "\(settings.device.name), iOS \(shown.stage.release.version), "
            + "\(shown.size.width.shortened) x \(shown.size.height.shortened)"
        let explainer = Explainer(shown)
        var waiting: [(view: UIView, depth: Int, isInside: Bool)] = [
            (try start.map(ViewSearch(shown).view) ?? shown.canvas, 0, false)
        ]
        while let (view, level, isInside) = waiting.popLast() {
            // The inner views of a control or a bar are not listed, except those that the document has put there.
            let isDescribed = explainer.names.element(of: view) != nil
            if isDescribed || !isInside {
                entries.append(
                    Entry(
                        view: explainer.reference(to: view), depth: level,
                        frame: view.convert(view.bounds, to: shown.canvas), text: explainer.text(of: view),
                        isHidden: view.isHidden))
            }
            guard level < depth else { continue }
            // Bars that are drawn over a scene are none of its views.
            let hidesParts = isInside || view.laysOutItsParts || view === shown.scene?.bars
            waiting += view.subviews.reversed().map { ($0, level + 1, hidesParts) }
        }
    }
}

extension ViewTree.Entry {
    package var json: JSONValue {
        .object([
            "path": .string(view.path), "class": .string(view.className), "kind": .string(view.kind),
            "id": .string(orNull: view.id), "label": .string(orNull: view.label), "line": .number(orNull: view.line),
            "frame": .rect(frame), "text": .string(orNull: text?.text), "lines": .number(orNull: text?.lines.count),
            "truncated": .bool(text?.isTruncated ?? false), "hidden": .bool(isHidden),
        ])
    }

    /// `  0.1 label "Title" (title)  16, 59, 361 x 20.3`
    package var line: String {
        var words = String(repeating: "  ", count: depth) + (view.path.isEmpty ? "root" : view.path)
        words += " \(view.naming)  \(frame.minX.shortened), \(frame.minY.shortened), "
        words += "\(frame.width.shortened) x \(frame.height.shortened)"
        if let text, text.lines.count > 1 { words += ", \(text.lines.count) lines" }
        if text?.isTruncated == true { words += ", TEXT CUT OFF" }
        if isHidden { words += ", hidden" }
        return words
    }
}

extension UIView {
    /// Whether the framework makes the view's subviews.
    fileprivate var laysOutItsParts: Bool {
        self is UIControl || self is UINavigationBar || self is UITabBar || self is UIToolbar || self is UISearchBar
            || self is UITextView || self is UILabel || self is UIImageView
    }
}
