import UIKit

/// Cells that know their identifier: the name of their class.
@preconcurrency @MainActor public protocol Reusable: AnyObject {
    static var reuseIdentifier: String { get }
}

extension Reusable {
    public static var reuseIdentifier: String { String(describing: self) }
}

/// Views with a nib of their name.
@preconcurrency @MainActor public protocol NibLoadable: AnyObject {
    static var nib: UINib { get }
}

extension NibLoadable {
    public static var nib: UINib { UINib(nibName: String(describing: self), bundle: Bundle(for: self)) }
}

public typealias NibReusable = Reusable & NibLoadable

extension NibLoadable where Self: UIView {
    public static func loadFromNib() -> Self {
        guard let view = nib.instantiate(withOwner: nil, options: nil).first as? Self else {
            fatalError("the nib of \(self) does not begin with such a view")
        }
        return view
    }
}

/// Views that are the owner of the nib of their name.
@preconcurrency @MainActor public protocol NibOwnerLoadable: AnyObject {
    static var nib: UINib { get }
}

extension NibOwnerLoadable {
    public static var nib: UINib { UINib(nibName: String(describing: self), bundle: Bundle(for: self)) }
}

extension NibOwnerLoadable where Self: UIView {
    public func loadNibContent() {
        for case let view as UIView in Self.nib.instantiate(withOwner: self, options: nil) {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: topAnchor), view.bottomAnchor.constraint(equalTo: bottomAnchor),
                view.leadingAnchor.constraint(equalTo: leadingAnchor),
                view.trailingAnchor.constraint(equalTo: trailingAnchor),
            ])
        }
    }
}

/// Controllers that a storyboard of their name begins with.
@preconcurrency @MainActor public protocol StoryboardBased: AnyObject {
    static var sceneStoryboard: UIStoryboard { get }
}

extension StoryboardBased {
    public static var sceneStoryboard: UIStoryboard {
        UIStoryboard(name: String(describing: self), bundle: Bundle(for: self))
    }
}

extension StoryboardBased where Self: UIViewController {
    public static func instantiate() -> Self {
        guard let controller = sceneStoryboard.instantiateInitialViewController() as? Self else {
            fatalError("the storyboard of \(self) does not begin with such a controller")
        }
        return controller
    }
}

/// Controllers with an identifier in a storyboard: the name of their class.
@preconcurrency @MainActor public protocol StoryboardSceneBased: AnyObject {
    static var sceneStoryboard: UIStoryboard { get }
    static var sceneIdentifier: String { get }
}

extension StoryboardSceneBased {
    public static var sceneIdentifier: String { String(describing: self) }
}

extension StoryboardSceneBased where Self: UIViewController {
    public static func instantiate() -> Self {
        guard let controller = sceneStoryboard.instantiateViewController(withIdentifier: sceneIdentifier) as? Self
        else {
            fatalError("\(sceneIdentifier) is no \(self)")
        }
        return controller
    }
}

extension UITableView {
    public final func register<T: UITableViewCell>(cellType: T.Type) where T: Reusable & NibLoadable {
        register(cellType.nib, forCellReuseIdentifier: cellType.reuseIdentifier)
    }

    public final func register<T: UITableViewCell>(cellType: T.Type) where T: Reusable {
        register(cellType.self, forCellReuseIdentifier: cellType.reuseIdentifier)
    }

    public final func dequeueReusableCell<T: UITableViewCell>(for indexPath: IndexPath, cellType: T.Type = T.self) -> T
    where T: Reusable {
        guard let cell = dequeueReusableCell(withIdentifier: cellType.reuseIdentifier, for: indexPath) as? T else {
            fatalError("the cells of \(cellType.reuseIdentifier) are no \(cellType)")
        }
        return cell
    }

    public final func register<T: UITableViewHeaderFooterView>(headerFooterViewType: T.Type)
    where T: Reusable & NibLoadable {
        register(headerFooterViewType.nib, forHeaderFooterViewReuseIdentifier: headerFooterViewType.reuseIdentifier)
    }

    public final func register<T: UITableViewHeaderFooterView>(headerFooterViewType: T.Type) where T: Reusable {
        register(headerFooterViewType.self, forHeaderFooterViewReuseIdentifier: headerFooterViewType.reuseIdentifier)
    }

    public final func dequeueReusableHeaderFooterView<T: UITableViewHeaderFooterView>(_ viewType: T.Type = T.self) -> T?
    where T: Reusable {
        dequeueReusableHeaderFooterView(withIdentifier: viewType.reuseIdentifier) as? T
    }
}

extension UICollectionView {
    public final func register<T: UICollectionViewCell>(cellType: T.Type) where T: Reusable & NibLoadable {
        register(cellType.nib, forCellWithReuseIdentifier: cellType.reuseIdentifier)
    }

    public final func register<T: UICollectionViewCell>(cellType: T.Type) where T: Reusable {
        register(cellType.self, forCellWithReuseIdentifier: cellType.reuseIdentifier)
    }

    public final func dequeueReusableCell<T: UICollectionViewCell>(
        for indexPath: IndexPath, cellType: T.Type = T.self
    ) -> T where T: Reusable {
        guard
            let cell = dequeueReusableCell(withReuseIdentifier: cellType.reuseIdentifier, for: indexPath) as? T
        else { fatalError("the cells of \(cellType.reuseIdentifier) are no \(cellType)") }
        return cell
    }

    public final func register<T: UICollectionReusableView>(
        supplementaryViewType: T.Type, ofKind elementKind: String
    ) where T: Reusable & NibLoadable {
        register(
            supplementaryViewType.nib, forSupplementaryViewOfKind: elementKind,
            withReuseIdentifier: supplementaryViewType.reuseIdentifier)
    }

    public final func register<T: UICollectionReusableView>(
        supplementaryViewType: T.Type, ofKind elementKind: String
    ) where T: Reusable {
        register(
            supplementaryViewType.self, forSupplementaryViewOfKind: elementKind,
            withReuseIdentifier: supplementaryViewType.reuseIdentifier)
    }

    public final func dequeueReusableSupplementaryView<T: UICollectionReusableView>(
        ofKind elementKind: String, for indexPath: IndexPath, viewType: T.Type = T.self
    ) -> T where T: Reusable {
        let view = dequeueReusableSupplementaryView(
            ofKind: elementKind, withReuseIdentifier: viewType.reuseIdentifier, for: indexPath)
        guard let view = view as? T else { fatalError("the views of \(viewType.reuseIdentifier) are no \(viewType)") }
        return view
    }
}
