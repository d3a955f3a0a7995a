import Foundation

// Initialisers that UIKit's classes write in terms of their plain one. Objective-C calls them on a class that is known only at
// run time, as `.init(title: …)` in a method that returns `Self`; here the plain object is made, and then filled.

@preconcurrency @MainActor public func _made<Made: UIBarButtonItem>(
    _ type: Made.Type, title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
) -> Made {
    let made = _made(type)
    made.title = title
    made.set(style, target, action)
    return made
}

@preconcurrency @MainActor public func _made<Made: UIBarButtonItem>(
    _ type: Made.Type, image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
) -> Made {
    let made = _made(type)
    made.image = image
    made.set(style, target, action)
    return made
}

@preconcurrency @MainActor public func _made<Made: UIBarButtonItem>(
    _ type: Made.Type, barButtonSystemItem item: UIBarButtonItem.SystemItem, target: Any?, action: Selector?
) -> Made {
    let made = _made(type)
    made.show(item)
    made.set(made.style, target, action)
    return made
}

@preconcurrency @MainActor public func _made<Made: UIBarButtonItem>(_ type: Made.Type, customView: UIView) -> Made {
    let made = _made(type)
    made.customView = customView
    return made
}

@preconcurrency @MainActor public func _made<Made: UIImageView>(_ type: Made.Type, image: UIImage?) -> Made {
    let made = _made(type, frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    made.image = image
    return made
}

@preconcurrency @MainActor public func _made<Made: UINavigationController>(
    _ type: Made.Type, rootViewController: UIViewController
) -> Made {
    let made = _made(type, nibName: nil, bundle: nil)
    made.pushViewController(rootViewController, animated: false)
    return made
}
