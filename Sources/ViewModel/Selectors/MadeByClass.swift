import Foundation

// Views of classes that are known only at run time: the cells of tables, and what Objective-C makes by calling the initialiser
// of the object's class: `T()` for a parameter `T: UIView`, `Self()` in a class method. Adapted code says `_made(T.self)`.
//
// Swift can call an initialiser on such a class only if it is `required`, and code for UIKit does not declare it so. But a
// required initialiser is dispatched through the class, by the same entry as the initialiser that it overrides. So the class
// is cast to one of the classes below, which declare the initialiser as required; nothing else of them is used. They are
// open, so that the compiler cannot assume that it knows all their subclasses.

/// Stands in for controllers whose class is known only at run time.
@preconcurrency @MainActor open class _ControllerOfAnyClass: UIViewController {
    public required override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Stands in for cells whose class is known only at run time.
@preconcurrency @MainActor open class _CellOfAnyClass: UITableViewCell {
    public required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    static func make(_ type: UITableViewCell.Type, reuseIdentifier: String) -> UITableViewCell {
        unsafeBitCast(type, to: _CellOfAnyClass.Type.self).init(style: .default, reuseIdentifier: reuseIdentifier)
    }
}

/// Stands in for headers and footers whose class is known only at run time.
@preconcurrency @MainActor open class _HeaderOfAnyClass: UITableViewHeaderFooterView {
    public required override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    static func make(_ type: UITableViewHeaderFooterView.Type, reuseIdentifier: String) -> UITableViewHeaderFooterView {
        unsafeBitCast(type, to: _HeaderOfAnyClass.Type.self).init(reuseIdentifier: reuseIdentifier)
    }
}

/// Stands in for plain views, such as bars, whose class is known only at run time.
@preconcurrency @MainActor open class _ViewOfAnyClass: UIView {
    public required override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    static func make<View: UIView>(_ type: View.Type) -> View {
        let made: UIView = unsafeBitCast(type, to: _ViewOfAnyClass.Type.self).init(frame: .zero)
        return unsafeDowncast(made, to: View.self)
    }
}

@preconcurrency @MainActor public func _made<Made: NSObject>(_ type: Made.Type) -> Made {
    unsafeDowncast(_ObjectOfAnyClass.make(type), to: Made.self)
}

/// What asks of its types for `init()`, which every class of Objective-C has and seldom declares as `required`.
public protocol _MadeByClass {}
extension _MadeByClass {
    public init() {
        guard let type = Self.self as? NSObject.Type else { fatalError("\(Self.self) has an init() of its own") }
        self = _ObjectOfAnyClass.make(type) as! Self
    }
}

@preconcurrency @MainActor public func _made<Made: UIView>(_ type: Made.Type, frame: CGRect) -> Made {
    let made: UIView = unsafeBitCast(type, to: _ViewOfAnyClass.Type.self).init(frame: frame)
    return unsafeDowncast(made, to: Made.self)
}

@preconcurrency @MainActor public func _made<Made: UITableViewCell>(
    _ type: Made.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
) -> Made {
    let made: UITableViewCell = unsafeBitCast(type, to: _CellOfAnyClass.Type.self)
        .init(style: style, reuseIdentifier: reuseIdentifier)
    return unsafeDowncast(made, to: Made.self)
}

@preconcurrency @MainActor public func _made<Made: UITableViewHeaderFooterView>(
    _ type: Made.Type, reuseIdentifier: String?
) -> Made {
    let made: UITableViewHeaderFooterView = unsafeBitCast(type, to: _HeaderOfAnyClass.Type.self)
        .init(reuseIdentifier: reuseIdentifier)
    return unsafeDowncast(made, to: Made.self)
}

/// Stands in for tables and collections whose class is known only at run time.
@preconcurrency @MainActor open class _TableOfAnyClass: UITableView {
    public required override init(frame: CGRect, style: UITableView.Style) { super.init(frame: frame, style: style) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
@preconcurrency @MainActor open class _CollectionOfAnyClass: UICollectionView {
    public required override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        super.init(frame: frame, collectionViewLayout: layout)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

@preconcurrency @MainActor public func _made<Made: UITableView>(
    _ type: Made.Type, frame: CGRect, style: UITableView.Style
) -> Made {
    let made: UITableView = unsafeBitCast(type, to: _TableOfAnyClass.Type.self).init(frame: frame, style: style)
    return unsafeDowncast(made, to: Made.self)
}

@preconcurrency @MainActor public func _made<Made: UICollectionView>(
    _ type: Made.Type, frame: CGRect, collectionViewLayout: UICollectionViewLayout
) -> Made {
    let made: UICollectionView = unsafeBitCast(type, to: _CollectionOfAnyClass.Type.self)
        .init(frame: frame, collectionViewLayout: collectionViewLayout)
    return unsafeDowncast(made, to: Made.self)
}

@preconcurrency @MainActor
public func _made<Made: UIStoryboardSegue>(
    _ type: Made.Type, identifier: String?, source: UIViewController, destination: UIViewController
) -> Made {
    unsafeDowncast(_SegueOfAnyClass.make(type, identifier, source, destination), to: Made.self)
}

@preconcurrency @MainActor
public func _made<Made: UIViewController>(_ type: Made.Type, nibName: String?, bundle: Bundle?) -> Made {
    let made: UIViewController = unsafeBitCast(type, to: _ControllerOfAnyClass.Type.self)
        .init(nibName: nibName, bundle: bundle)
    return unsafeDowncast(made, to: Made.self)
}
