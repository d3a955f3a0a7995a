import RxSwift
import UIKit

/// Properties that are observed by their names.
@MainActor enum FollowedKeys {
    private typealias Observing =
        @MainActor (NSObject, NSKeyValueObservingOptions, @escaping (Any?) -> Void) -> NSKeyValueObservation?

    private static let named: [String: [Observing]] = [
        "contentSize": [key(\UIScrollView.contentSize)], "contentOffset": [key(\UIScrollView.contentOffset)],
        "frame": [key(\UIView.frame), key(\CALayer.frame)], "bounds": [key(\UIView.bounds), key(\CALayer.bounds)],
        "center": [key(\UIView.center)], "position": [key(\CALayer.position)], "alpha": [key(\UIView.alpha)],
        "hidden": [key(\UIView.isHidden)], "backgroundColor": [key(\UIView.backgroundColor)],
        "view.frame": [key(\UIViewController.view.frame)], "view.bounds": [key(\UIViewController.view.bounds)],
        "layer.bounds": [key(\UIView.layer.bounds)], "layer.frame": [key(\UIView.layer.frame)],
    ]

    private static func key<Object: NSObject, Value>(_ keyPath: KeyPath<Object, Value>) -> Observing {
        { object, options, tell in
            (object as? Object)?.observe(keyPath, options: options) { object, _ in tell(object[keyPath: keyPath]) }
        }
    }

    /// What no class of UIKit has may be a property of the project that is marked; UIKit's tables know it then.
    static func observe(
        _ object: NSObject, _ keyPath: String, _ options: NSKeyValueObservingOptions, _ tell: @escaping (Any?) -> Void
    ) -> any Disposable {
        for observing in named[keyPath] ?? [] {
            if let observation = observing(object, options, tell) {
                return Disposables.create { observation.invalidate() }
            }
        }
        let observer = Observer(tell)
        object.addObserver(observer, forKeyPath: keyPath, options: options, context: nil)
        return Disposables.create { [weak object] in object?.removeObserver(observer, forKeyPath: keyPath) }
    }

    private final class Observer: UIResponder {
        private let tell: (Any?) -> Void

        init(_ tell: @escaping (Any?) -> Void) {
            self.tell = tell
            super.init()
        }

        override func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {
            let new = change?[.newKey]
            tell(new is NSNull ? nil : new)
        }
    }
}
