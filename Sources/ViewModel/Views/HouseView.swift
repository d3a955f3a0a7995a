/// A view of a class that is no part of UIKit and nobody's own: what it is called says nothing to anybody, so in words
/// and in code it goes by the class that UIKit has for it.
@MainActor package protocol HouseView: UIView {}

extension UIView {
    /// The name of the class by which people know the view: their own, or UIKit's.
    package var knownClassName: String {
        var mirror: Mirror? = Mirror(reflecting: self)
        while let current = mirror, current.subjectType is any HouseView.Type { mirror = current.superclassMirror }
        return mirror.map { "\($0.subjectType)" } ?? "UIView"
    }
}

/// What `type(of:)` calls an object, except for views that have a better known name.
@MainActor package func knownClassName(of object: AnyObject) -> String {
    (object as? UIView)?.knownClassName ?? "\(type(of: object))"
}
