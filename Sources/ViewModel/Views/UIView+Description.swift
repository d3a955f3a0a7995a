import Foundation

/// Descriptions of views, as in UIKit's logs.
extension UIView {
    func describe() -> String {
        var parts = ["frame = \(describeFrame())"]
        if let text = _wholeText { parts.append("text = '\(text)'") }
        if !transform.isIdentity {
            let t = transform
            let numbers = [t.a, t.b, t.c, t.d, t.tx, t.ty].map { ConstraintFormat.number($0) }
            parts.append("transform = [\(numbers.joined(separator: ", "))]")
        }
        if alpha != 1 { parts.append("alpha = \(ConstraintFormat.number(alpha))") }
        if isHidden { parts.append("hidden = YES") }
        if clipsToBounds { parts.append("clipsToBounds = YES") }
        if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
        let resizing = autoresizingMask.marks
        if !resizing.isEmpty { parts.append("autoresize = \(resizing)") }
        if tag != 0 { parts.append("tag = \(tag)") }
        parts.append("layer = <\(ConstraintFormat.classAndAddress(of: layer, separator: ": "))>")
        return "<\(ConstraintFormat.classAndAddress(of: self, separator: ": ")); \(parts.joined(separator: "; "))>"
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

/// A view of an internal class, which is neither UIKit's nor the app's: in messages
/// and in code it is named by UIKit's class.
@MainActor package protocol InternalView: UIView {}

extension UIView {
    /// The name of the view's class for messages: the app's, or UIKit's.
    package var knownClassName: String {
        var mirror: Mirror? = Mirror(reflecting: self)
        while let current = mirror, current.subjectType is any InternalView.Type { mirror = current.superclassMirror }
        return mirror.map { "\($0.subjectType)" } ?? "UIView"
    }
}

/// What `type(of:)` calls an object, except for views that have a better known name.
@MainActor package func knownClassName(of object: AnyObject) -> String {
    (object as? UIView)?.knownClassName ?? "\(type(of: object))"
}
