import Foundation

/// The properties of UIKit's own classes that nibs set by name: outlets, and what people enter as runtime attributes.
enum UIKitProperties {
    static func addOnce() { _ = added }

    private static let added: Void = KeyedProperties.anywhere {
        addViews()
        addLayers()
        addControls()
        addLists()
        addControllers()
    }

    @MainActor private static func addViews() {
        KeyedProperties.add("alpha", \UIView.alpha)
        KeyedProperties.add("tag", \UIView.tag)
        KeyedProperties.add("isHidden", \UIView.isHidden)
        KeyedProperties.add("backgroundColor", \UIView.backgroundColor)
        KeyedProperties.add("tintColor", \UIView.tintColor)
        KeyedProperties.add("clipsToBounds", \UIView.clipsToBounds)
        KeyedProperties.add("frame", \UIView.frame)
        KeyedProperties.add("bounds", \UIView.bounds)
        KeyedProperties.add("center", \UIView.center)
        KeyedProperties.add("layer", \UIView.layer)
        KeyedProperties.add("superview", \UIView.superview)
        KeyedProperties.add("subviews", \UIView.subviews)
        KeyedProperties.add("gestureRecognizers", \UIView.gestureRecognizers)
        KeyedProperties.add("restorationIdentifier", \UIView.restorationIdentifier)
        KeyedProperties.add("isUserInteractionEnabled", \UIView.isUserInteractionEnabled)
        KeyedProperties.add("isMultipleTouchEnabled", \UIView.isMultipleTouchEnabled)
        KeyedProperties.add("isExclusiveTouch", \UIView.isExclusiveTouch)
        KeyedProperties.add("preservesSuperviewLayoutMargins", \UIView.preservesSuperviewLayoutMargins)
        KeyedProperties.add("accessibilityIdentifier", \UIView.accessibilityIdentifier)
        KeyedProperties.add("accessibilityLabel", \UIView.accessibilityLabel)
        KeyedProperties.add("accessibilityHint", \UIView.accessibilityHint)
        KeyedProperties.add("isAccessibilityElement", \UIView.isAccessibilityElement)
        KeyedProperties.add("text", \UILabel.text)
        KeyedProperties.add("textColor", \UILabel.textColor)
        KeyedProperties.add("font", \UILabel.font)
        KeyedProperties.add("numberOfLines", \UILabel.numberOfLines)
        KeyedProperties.add("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth)
        KeyedProperties.add("image", \UIImageView.image)
        KeyedProperties.add("highlightedImage", \UIImageView.highlightedImage)
        KeyedProperties.add("spacing", \UIStackView.spacing)
        KeyedProperties.add("constant", \NSLayoutConstraint.constant)
        KeyedProperties.add("identifier", \NSLayoutConstraint.identifier)
        KeyedProperties.add("delegate", \UIGestureRecognizer.delegate)
        KeyedProperties.add("isEnabled", \UIGestureRecognizer.isEnabled)
    }

    @MainActor private static func addLayers() {
        KeyedProperties.add("cornerRadius", \CALayer.cornerRadius)
        KeyedProperties.add("masksToBounds", \CALayer.masksToBounds)
        KeyedProperties.add("borderWidth", \CALayer.borderWidth)
        KeyedProperties.add("borderColor", \CALayer.borderColor)
        KeyedProperties.add("backgroundColor", \CALayer.backgroundColor)
        KeyedProperties.add("shadowColor", \CALayer.shadowColor)
        KeyedProperties.add("shadowOffset", \CALayer.shadowOffset)
        KeyedProperties.add("shadowOpacity", \CALayer.shadowOpacity)
        KeyedProperties.add("shadowRadius", \CALayer.shadowRadius)
        KeyedProperties.add("opacity", \CALayer.opacity)
        KeyedProperties.add("zPosition", \CALayer.zPosition)
        KeyedProperties.add("isHidden", \CALayer.isHidden)
    }

    @MainActor private static func addControls() {
        KeyedProperties.add("isEnabled", \UIControl.isEnabled)
        KeyedProperties.add("isSelected", \UIControl.isSelected)
        KeyedProperties.add("isHighlighted", \UIControl.isHighlighted)
        KeyedProperties.add("titleLabel", \UIButton.titleLabel)
        KeyedProperties.add("text", \UITextField.text)
        KeyedProperties.add("placeholder", \UITextField.placeholder)
        KeyedProperties.add("delegate", \UITextField.delegate)
        KeyedProperties.add("leftView", \UITextField.leftView)
        KeyedProperties.add("rightView", \UITextField.rightView)
        KeyedProperties.add("inputView", \UITextField.inputView)
        KeyedProperties.add("inputAccessoryView", \UITextField.inputAccessoryView)
        KeyedProperties.add("text", \UITextView.text)
        KeyedProperties.add("value", \UISlider.value)
        KeyedProperties.add("isOn", \UISwitch.isOn)
        KeyedProperties.add("progress", \UIProgressView.progress)
        KeyedProperties.add("selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex)
        KeyedProperties.add("numberOfPages", \UIPageControl.numberOfPages)
        KeyedProperties.add("currentPage", \UIPageControl.currentPage)
        KeyedProperties.add("dataSource", \UIPickerView.dataSource)
        KeyedProperties.add("delegate", \UIPickerView.delegate)
        KeyedProperties.add("delegate", \UISearchBar.delegate)
        KeyedProperties.add("text", \UISearchBar.text)
        KeyedProperties.add("placeholder", \UISearchBar.placeholder)
        KeyedProperties.add("delegate", \UITabBar.delegate)
        KeyedProperties.add("selectedItem", \UITabBar.selectedItem)
        KeyedProperties.add("delegate", \UINavigationBar.delegate)
        KeyedProperties.add("title", \UIBarItem.title)
        KeyedProperties.add("image", \UIBarItem.image)
        KeyedProperties.add("tag", \UIBarItem.tag)
        KeyedProperties.add("customView", \UIBarButtonItem.customView)
        KeyedProperties.add("tintColor", \UIBarButtonItem.tintColor)
        KeyedProperties.add("title", \UINavigationItem.title)
        KeyedProperties.add("titleView", \UINavigationItem.titleView)
        KeyedProperties.add("leftBarButtonItem", \UINavigationItem.leftBarButtonItem)
        KeyedProperties.add("leftBarButtonItems", \UINavigationItem.leftBarButtonItems)
        KeyedProperties.add("rightBarButtonItem", \UINavigationItem.rightBarButtonItem)
        KeyedProperties.add("rightBarButtonItems", \UINavigationItem.rightBarButtonItems)
    }

    @MainActor private static func addLists() {
        KeyedProperties.add("delegate", \UIScrollView.delegate)
        KeyedProperties.add("refreshControl", \UIScrollView.refreshControl)
        KeyedProperties.add("contentInset", \UIScrollView.contentInset)
        KeyedProperties.add("delegate", \UITextView.delegate)
        KeyedProperties.add("dataSource", \UITableView.dataSource)
        KeyedProperties.add("delegate", \UITableView.delegate)
        KeyedProperties.add("prefetchDataSource", \UITableView.prefetchDataSource)
        KeyedProperties.add("tableHeaderView", \UITableView.tableHeaderView)
        KeyedProperties.add("tableFooterView", \UITableView.tableFooterView)
        KeyedProperties.add("backgroundView", \UITableView.backgroundView)
        KeyedProperties.add("contentView", \UITableViewCell.contentView)
        KeyedProperties.add("textLabel", \UITableViewCell.textLabel)
        KeyedProperties.add("detailTextLabel", \UITableViewCell.detailTextLabel)
        KeyedProperties.add("imageView", \UITableViewCell.imageView)
        KeyedProperties.add("accessoryView", \UITableViewCell.accessoryView)
        KeyedProperties.add("editingAccessoryView", \UITableViewCell.editingAccessoryView)
        KeyedProperties.add("backgroundView", \UITableViewCell.backgroundView)
        KeyedProperties.add("selectedBackgroundView", \UITableViewCell.selectedBackgroundView)
        KeyedProperties.add("backgroundView", \UITableViewHeaderFooterView.backgroundView)
        KeyedProperties.add("dataSource", \UICollectionView.dataSource)
        KeyedProperties.add("delegate", \UICollectionView.delegate)
        KeyedProperties.add("prefetchDataSource", \UICollectionView.prefetchDataSource)
        KeyedProperties.add("backgroundView", \UICollectionView.backgroundView)
        KeyedProperties.add("collectionViewLayout", \UICollectionView.collectionViewLayout)
        KeyedProperties.add("contentView", \UICollectionViewCell.contentView)
        KeyedProperties.add("backgroundView", \UICollectionViewCell.backgroundView)
        KeyedProperties.add("selectedBackgroundView", \UICollectionViewCell.selectedBackgroundView)
    }

    @MainActor private static func addControllers() {
        addLoaded("view", \UIViewController.view) { $0.view = $1 }
        KeyedProperties.add("title", \UIViewController.title)
        KeyedProperties.add("navigationItem", \UIViewController.navigationItem)
        KeyedProperties.add("tabBar", \UITabBarController.replaceableTabBar)
        KeyedProperties.add("tabBarItem", \UIViewController.tabBarItem)
        KeyedProperties.add("toolbarItems", \UIViewController.toolbarItems)
        KeyedProperties.add("preferredContentSize", \UIViewController.preferredContentSize)
        KeyedProperties.add("hidesBottomBarWhenPushed", \UIViewController.hidesBottomBarWhenPushed)
        KeyedProperties.add("restorationIdentifier", \UIViewController.restorationIdentifier)
        addLoaded("tableView", \UITableViewController.tableView) { $0.tableView = $1 }
        KeyedProperties.add("refreshControl", \UITableViewController.refreshControl)
        addLoaded("collectionView", \UICollectionViewController.collectionView) { $0.collectionView = $1 }
        KeyedProperties.add("delegate", \UINavigationController.delegate)
        KeyedProperties.add("viewControllers", \UINavigationController.viewControllers)
        KeyedProperties.add("delegate", \UITabBarController.delegate)
        KeyedProperties.add("delegate", \UISplitViewController.delegate)
        KeyedProperties.add("dataSource", \UIPageViewController.dataSource)
        KeyedProperties.add("delegate", \UIPageViewController.delegate)
    }

    /// To ask for these loads the view, which is being loaded when a nib sets them.
    @MainActor private static func addLoaded<Controller: UIViewController, Value>(
        _ name: String, _ property: KeyPath<Controller, Value>, set: @escaping @MainActor (Controller, Value) -> Void
    ) {
        KeyedProperties.add(
            name, get: { $0[keyPath: property] }, set: unsafeBitCast(set, to: ((Controller, Value) -> Void).self))
    }
}
