import Foundation

/// What a class adds to the description of its views.
struct ViewWords {
    /// Between the frame and the marks.
    var text: String?
    /// The words before and after the layer.
    var beforeLayer: [String] = []
    var afterLayer: [String] = []
    var layer = "CALayer"
}

/// Descriptions of views, as in UIKit's logs: what differs from a new view, in the order of iOS 26.
extension UIView {
    func describe() -> String {
        let words = _words
        var parts = ["frame = \(describeFrame())"]
        if let base = knownBaseClassName { parts.insert("baseClass = \(base)", at: 0) }
        if !transform.isIdentity {
            let t = transform
            let numbers = [t.a, t.b, t.c, t.d, t.tx, t.ty].map { ConstraintFormat.number($0) }
            parts.append("transform = [\(numbers.joined(separator: ", "))]")
        }
        if let text = words.text { parts.append("text = '\(ViewWords.excerpt(of: text))'") }
        parts += marks + words.beforeLayer
        if let backgroundColor { parts.append("backgroundColor = \(backgroundColor)") }
        let name = type(of: layer) == CALayer.self ? words.layer : "\(type(of: layer))"
        parts.append("layer = <\(name): \(ConstraintFormat.address(of: layer))>")
        parts += words.afterLayer
        return "<\(ConstraintFormat.classAndAddress(of: self, separator: ": ")); \(parts.joined(separator: "; "))>"
    }

    private var marks: [String] {
        var marks: [String] = []
        if clipsToBounds { marks.append("clipsToBounds = YES") }
        if alpha != 1 { marks.append("alpha = \(ConstraintFormat.number(alpha))") }
        if isHidden { marks.append("hidden = YES") }
        if !isOpaque { marks.append("opaque = NO") }
        if !autoresizesSubviews { marks.append("autoresizesSubviews = NO") }
        let resizing = autoresizingMask.marks
        if !resizing.isEmpty { marks.append("autoresize = \(resizing)") }
        if !isUserInteractionEnabled { marks.append("userInteractionEnabled = NO") }
        if tag != 0 { marks.append("tag = \(tag)") }
        if gestureRecognizers != nil || self is UIScrollView { marks.append("gestureRecognizers = <NSArray>") }
        return marks
    }

    /// This view and everything in it, a line each, indented by depth.
    public func recursiveDescription() -> String {
        var lines: [String] = []
        describe(into: &lines, indentation: "")
        return lines.joined(separator: "\n")
    }

    private func describe(into lines: inout [String], indentation: String) {
        lines.append(indentation + description)
        for subview in viewState.subviews { subview.describe(into: &lines, indentation: indentation + "   | ") }
    }
}

extension UIView.AutoresizingMask {
    /// `LM+W+RM+TM+H+BM`, only those that are flexible.
    var marks: String {
        let names: [(UIView.AutoresizingMask, String)] = [
            (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
            (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
        ]
        return names.filter { contains($0.0) }.map(\.1).joined(separator: "+")
    }
}

extension ViewWords {
    /// The first 25 characters of a longer text.
    static func excerpt(of text: String) -> String { text.count > 25 ? text.prefix(25) + "..." : text }

    /// `{0, -64}`, as in UIKit's logs.
    static func braces(_ numbers: CGFloat...) -> String {
        "{" + numbers.map { "\(Double($0))".replacing(/\.0$/, with: "") }.joined(separator: ", ") + "}"
    }

    static func object(_ object: AnyObject?) -> String {
        object.map { "<\(type(of: $0)): \(ConstraintFormat.address(of: $0))>" } ?? "(null)"
    }
}

/// A view of an internal class, which is neither UIKit's nor the app's: in messages
/// and in code it is named by UIKit's class.
@MainActor package protocol InternalView: UIView {}

extension UIView {
    /// Whether the view is one of SwiftUI's, with which that shows a view of the author's, or several.
    package var isOfSwiftUI: Bool { String(reflecting: type(of: self)).hasPrefix("SwiftUI.") }

    /// The name of the view's class for messages: the app's, or UIKit's.
    package var knownClassName: String {
        var mirror: Mirror? = Mirror(reflecting: self)
        while let current = mirror, current.subjectType is any InternalView.Type { mirror = current.superclassMirror }
        return mirror.map { "\($0.subjectType)" } ?? "UIView"
    }
}

extension UIView {
    /// The class of UIKit that an app's class is made from, unless that is `UIView`.
    fileprivate var knownBaseClassName: String? {
        var mirror: Mirror? = Mirror(reflecting: self)
        guard !(self is any InternalView), let first = mirror, !first.isOfMaquette else { return nil }
        while let current = mirror, !current.isOfMaquette { mirror = current.superclassMirror }
        return mirror.map { "\($0.subjectType)" }.flatMap { $0 == "UIView" ? nil : $0 }
    }
}

extension Mirror {
    fileprivate var isOfMaquette: Bool { String(reflecting: subjectType).hasPrefix("MaquetteViewModel.") }
}

/// What `type(of:)` calls an object, except for views that have a better known name.
@MainActor package func knownClassName(of object: AnyObject) -> String {
    (object as? UIView)?.knownClassName ?? "\(type(of: object))"
}
