import Foundation

// Code for UIKit makes objects of classes that it knows only at run time: `T()` for a parameter `T: UIView`, `Self()` in a
// class method. Objective-C calls the initialiser of the object's class. Swift would do so for `required` ones alone, and
// `_CellOfAnyClass` says how it is done here. Adapted code says `_made(T.self)`.

/// Stands in for controllers whose class is known only at run time.
@preconcurrency @MainActor open class _ControllerOfAnyClass: UIViewController {
    public required override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor public func _made<Made: NSObject>(_ type: Made.Type) -> Made {
    unsafeDowncast(_ObjectOfAnyClass.make(type), to: Made.self)
}

@MainActor public func _made<Made: UIView>(_ type: Made.Type, frame: CGRect) -> Made {
    let made: UIView = unsafeBitCast(type, to: _ViewOfAnyClass.Type.self).init(frame: frame)
    return unsafeDowncast(made, to: Made.self)
}

@MainActor public func _made<Made: UIViewController>(
    _ type: Made.Type, nibName: String?, bundle: Bundle?
) -> Made {
    let made: UIViewController = unsafeBitCast(type, to: _ControllerOfAnyClass.Type.self)
        .init(nibName: nibName, bundle: bundle)
    return unsafeDowncast(made, to: Made.self)
}
