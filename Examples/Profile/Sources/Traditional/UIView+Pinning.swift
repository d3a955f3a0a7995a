import UIKit

extension UIView {
    @discardableResult
    public func pinEdges(to other: UIView, without excluded: UIRectEdge = []) -> [NSLayoutConstraint] {
        translatesAutoresizingMaskIntoConstraints = false
        var constraints: [NSLayoutConstraint] = []
        if !excluded.contains(.top) { constraints.append(topAnchor.constraint(equalTo: other.topAnchor)) }
        if !excluded.contains(.left) { constraints.append(leadingAnchor.constraint(equalTo: other.leadingAnchor)) }
        if !excluded.contains(.bottom) { constraints.append(bottomAnchor.constraint(equalTo: other.bottomAnchor)) }
        if !excluded.contains(.right) { constraints.append(trailingAnchor.constraint(equalTo: other.trailingAnchor)) }
        NSLayoutConstraint.activate(constraints)
        return constraints
    }
}

/// Styles as values that run on whatever they are given.
public struct Style<View: UIView> {
    let apply: (View) -> Void
    public init(_ apply: @escaping (View) -> Void) { self.apply = apply }
}

public protocol Stylable: AnyObject {}
extension UIView: Stylable {}
extension Stylable where Self: UIView {
    @discardableResult public func with(_ style: Style<Self>) -> Self {
        style.apply(self)
        return self
    }
}

/// A shared object that no actor guards, which Swift 5 allows.
public final class Theme {
    public static let shared = Theme()
    public var observers: [() -> Void] = []
    public var accent = UIColor.systemGreen {
        didSet { observers.forEach { $0() } }
    }
}
