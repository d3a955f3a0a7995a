/// A view of an internal class, which is neither UIKit's nor the app's: in messages
/// and in code it is named by UIKit's class.
@MainActor package protocol HouseView: UIView {}

/// A view that shows what a class of UIKit's shows, from what a document has instead of what an app gives it.
@MainActor package protocol StandInView: HouseView {
    /// A new view of UIKit's, with what the document says of it and nothing in it.
    var original: UIView { get }
}

extension UIView {
    /// The name of the view's class for messages: the app's, or UIKit's.
    package var knownClassName: String {
        if let standIn = self as? any StandInView { return "\(Swift.type(of: standIn.original))" }
        var mirror: Mirror? = Mirror(reflecting: self)
        while let current = mirror, current.subjectType is any HouseView.Type { mirror = current.superclassMirror }
        return mirror.map { "\($0.subjectType)" } ?? "UIView"
    }
}

/// What `type(of:)` calls an object, except for views that have a better known name.
@MainActor package func knownClassName(of object: AnyObject) -> String {
    (object as? UIView)?.knownClassName ?? "\(type(of: object))"
}
