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
