import Foundation

/// All tables of UIKit's classes.
package enum ClassTables {
    package static let all: [ClassTable] = [views, controls, texts, lists, bars, controllers].flatMap { $0 }

    private static let views: [ClassTable] = [
        .layer, .view, .imageView, .stackView,
        .visualEffectView, .layoutConstraint, .gestureRecognizer,
    ]
    private static let controls: [ClassTable] = [
        .control, .button, .toggle, .slider, .stepper,
        .segmentedControl, .pageControl, .progressView,
        .activityIndicatorView, .datePicker, .pickerView, .colorWell,
    ]
    private static let texts: [ClassTable] = [
        .label, .textField, .textView, .searchBar,
    ]
    private static let lists: [ClassTable] = [
        .scrollView, .tableView, .tableViewCell,
        .tableViewHeaderFooterView, .collectionView, .collectionViewCell,
    ]
    private static let bars: [ClassTable] = [
        .navigationBar, .toolbar, .tabBar, .barItem,
        .barButtonItem, .navigationItem,
    ]
    private static let controllers: [ClassTable] = [
        .viewController, .tableViewController, .collectionViewController,
        .navigationController, .tabBarController, .splitViewController,
        .pageViewController,
    ]

    private static let byType = Dictionary(uniqueKeysWithValues: all.map { (ObjectIdentifier($0.type), $0) })

    /// The tables of a class and of those above it, the most general one first.
    package static func chain(of type: AnyClass) -> [ClassTable] {
        classChain(type).compactMap { byType[ObjectIdentifier($0)] }.reversed()
    }

    /// Makes the properties known to key-value coding and nibs, once.
    static func addKeysOnce() { _ = keys }

    private static let keys: Void = {
        for property in all.flatMap(\.properties) { property.addKey?() }
    }()
}
