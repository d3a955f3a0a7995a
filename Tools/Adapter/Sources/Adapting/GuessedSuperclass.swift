/// What class of UIKit a class that is missing comes from.
enum GuessedSuperclass {
    static func name(ofOneThatOverrides names: Set<String>) -> String? {
        if !names.isDisjoint(with: [
            "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewDidLayoutSubviews", "loadView",
        ]) {
            return "UIViewController"
        }
        if names.contains("prepareForReuse") {
            return names.contains("preferredLayoutAttributesFitting") ? "UICollectionViewCell" : "UITableViewCell"
        }
        if !names.isDisjoint(with: [
            "layoutSubviews", "draw", "intrinsicContentSize", "didMoveToSuperview", "sizeThatFits",
        ]) {
            return "UIView"
        }
        return nil
    }

    /// The class of UIKit that a class comes from as a header of the project declares it.
    static func name(declared name: String, _ superclasses: [String: String]) -> String? {
        var (name, count) = (name, 0)
        while let above = superclasses[name], count < 20 {
            if above.hasPrefix("UI") { return above }
            (name, count) = (above, count + 1)
        }
        return nil
    }

    /// The class of UIKit by the last words of a name: a view is called so.
    static func name(ofOneNamed name: String) -> String? {
        suffixes.first { name.hasSuffix($0) }.map { "UI" + $0 }
    }

    private static let suffixes = [
        "TableViewController", "CollectionViewController", "NavigationController", "TabBarController", "ViewController",
        "TableViewHeaderFooterView", "TableViewCell", "CollectionViewCell", "CollectionReusableView",
        "ImageView", "TextView", "ScrollView", "StackView", "TableView", "CollectionView", "SearchBar", "TextField",
        "Button", "Label", "Switch", "Slider", "Control", "BarButtonItem", "GestureRecognizer", "Window", "View",
    ]
}
