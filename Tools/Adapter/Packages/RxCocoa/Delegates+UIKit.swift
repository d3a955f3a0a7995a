import RxSwift
import UIKit

extension UIScrollView: @preconcurrency HasDelegate { public typealias Delegate = UIScrollViewDelegate }
extension UITableView: @preconcurrency HasDataSource { public typealias DataSource = UITableViewDataSource }
extension UICollectionView: @preconcurrency HasDataSource { public typealias DataSource = UICollectionViewDataSource }
extension UITableView: @preconcurrency HasPrefetchDataSource {
    public typealias PrefetchDataSource = UITableViewDataSourcePrefetching
}
extension UICollectionView: @preconcurrency HasPrefetchDataSource {
    public typealias PrefetchDataSource = UICollectionViewDataSourcePrefetching
}
extension UISearchBar: @preconcurrency HasDelegate { public typealias Delegate = UISearchBarDelegate }
extension UITabBar: @preconcurrency HasDelegate { public typealias Delegate = UITabBarDelegate }
extension UITabBarController: @preconcurrency HasDelegate { public typealias Delegate = UITabBarControllerDelegate }
extension UINavigationController: @preconcurrency HasDelegate {
    public typealias Delegate = UINavigationControllerDelegate
}
extension UISearchController: @preconcurrency HasDelegate { public typealias Delegate = UISearchControllerDelegate }
extension UIPickerView: @preconcurrency HasDelegate { public typealias Delegate = UIPickerViewDelegate }
extension UIPickerView: @preconcurrency HasDataSource { public typealias DataSource = UIPickerViewDataSource }

/// The proxy of an object's delegate, where UIKit knows the property.
private func place<Object: AnyObject, Delegate>(
    _ object: Object, _ get: @escaping @MainActor (Object) -> Delegate?,
    _ set: @escaping @MainActor ((Object, Delegate?)) -> Void
) -> DelegateProxy<Object, Delegate> {
    DelegateProxy(
        get: { [weak object] in object.flatMap { onMain($0, get) } },
        set: { [weak object] delegate in if let object { onMain((object, delegate), set) } })
}

/// The object has the delegate itself, until the subscription ends.
private func setDelegate<Object: AnyObject, Delegate>(
    of object: Object, _ delegate: Delegate, _ set: @escaping @MainActor ((Object, Delegate?)) -> Void
) -> any Disposable {
    onMain((object, delegate), set)
    return Disposables.create { [weak object] in if let object { onMain((object, nil), set) } }
}

extension Reactive where Base: UIScrollView {
    public var delegate: DelegateProxy<UIScrollView, UIScrollViewDelegate> {
        place(base as UIScrollView, DelegateOfScrollView.get, DelegateOfScrollView.set)
    }

    public func setDelegate(_ delegate: UIScrollViewDelegate) -> any Disposable {
        RxCocoa.setDelegate(of: base as UIScrollView, delegate, DelegateOfScrollView.set)
    }
}

/// Tables and collections have a property of their own for delegates of their own.
@MainActor private enum DelegateOfScrollView {
    static func get(_ view: UIScrollView) -> UIScrollViewDelegate? {
        switch view {
        case let table as UITableView: table.delegate
        case let collection as UICollectionView: collection.delegate
        default: view.delegate
        }
    }

    static func set(_ setting: (view: UIScrollView, delegate: UIScrollViewDelegate?)) {
        switch setting.view {
        case let table as UITableView: table.delegate = setting.delegate as? UITableViewDelegate
        case let collection as UICollectionView:
            collection.delegate = setting.delegate as? UICollectionViewDelegate
        case let text as UITextView: text.delegate = setting.delegate as? UITextViewDelegate
        default: setting.view.delegate = setting.delegate
        }
    }
}

extension Reactive where Base: UITableView {
    public var dataSource: DelegateProxy<UITableView, UITableViewDataSource> {
        place(base as UITableView, { $0.dataSource }, { $0.dataSource = $1 })
    }
    public func setDataSource(_ dataSource: UITableViewDataSource) -> any Disposable {
        RxCocoa.setDelegate(of: base as UITableView, dataSource) { $0.dataSource = $1 }
    }
    public var prefetchDataSource: DelegateProxy<UITableView, UITableViewDataSourcePrefetching> {
        place(base as UITableView, { $0.prefetchDataSource }, { $0.prefetchDataSource = $1 })
    }
    public func setPrefetchDataSource(_ dataSource: UITableViewDataSourcePrefetching) -> any Disposable {
        RxCocoa.setDelegate(of: base as UITableView, dataSource) { $0.prefetchDataSource = $1 }
    }
}

extension Reactive where Base: UICollectionView {
    public var dataSource: DelegateProxy<UICollectionView, UICollectionViewDataSource> {
        place(base as UICollectionView, { $0.dataSource }, { $0.dataSource = $1 })
    }
    public func setDataSource(_ dataSource: UICollectionViewDataSource) -> any Disposable {
        RxCocoa.setDelegate(of: base as UICollectionView, dataSource) { $0.dataSource = $1 }
    }
    public var prefetchDataSource: DelegateProxy<UICollectionView, UICollectionViewDataSourcePrefetching> {
        place(base as UICollectionView, { $0.prefetchDataSource }, { $0.prefetchDataSource = $1 })
    }
    public func setPrefetchDataSource(_ dataSource: UICollectionViewDataSourcePrefetching) -> any Disposable {
        RxCocoa.setDelegate(of: base as UICollectionView, dataSource) { $0.prefetchDataSource = $1 }
    }
}

extension Reactive where Base: UISearchBar {
    public var delegate: DelegateProxy<UISearchBar, UISearchBarDelegate> {
        place(base as UISearchBar, { $0.delegate }, { $0.delegate = $1 })
    }
    public func setDelegate(_ delegate: UISearchBarDelegate) -> any Disposable {
        RxCocoa.setDelegate(of: base as UISearchBar, delegate) { $0.delegate = $1 }
    }
}

extension Reactive where Base: UITabBar {
    public var delegate: DelegateProxy<UITabBar, UITabBarDelegate> {
        place(base as UITabBar, { $0.delegate }, { $0.delegate = $1 })
    }
}

extension Reactive where Base: UITabBarController {
    public var delegate: DelegateProxy<UITabBarController, UITabBarControllerDelegate> {
        place(base as UITabBarController, { $0.delegate }, { $0.delegate = $1 })
    }
}

extension Reactive where Base: UINavigationController {
    public var delegate: DelegateProxy<UINavigationController, UINavigationControllerDelegate> {
        place(base as UINavigationController, { $0.delegate }, { $0.delegate = $1 })
    }
}

extension Reactive where Base: UISearchController {
    public var delegate: DelegateProxy<UISearchController, UISearchControllerDelegate> {
        place(base as UISearchController, { $0.delegate }, { $0.delegate = $1 })
    }
}

extension Reactive where Base: UIPickerView {
    public var delegate: DelegateProxy<UIPickerView, UIPickerViewDelegate> {
        place(base as UIPickerView, { $0.delegate }, { $0.delegate = $1 })
    }
    public func setDelegate(_ delegate: UIPickerViewDelegate) -> any Disposable {
        RxCocoa.setDelegate(of: base as UIPickerView, delegate) { $0.delegate = $1 }
    }
    public var dataSource: DelegateProxy<UIPickerView, UIPickerViewDataSource> {
        place(base as UIPickerView, { $0.dataSource }, { $0.dataSource = $1 })
    }
}
