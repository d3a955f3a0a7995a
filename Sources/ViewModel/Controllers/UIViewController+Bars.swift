import Foundation

/// The items of a controller for the bars around it, and its container controllers.
extension UIViewController {
    /// Items without a title of their own follow the controller's.
    func setTitle(_ title: String?) {
        controllerState.title = title
        controllerState.navigationItem?.title = title
        controllerState.tabBarItem?.title = title
    }

    /// Whether there is a navigation controller around it, or a document says that there would be one.
    package var isUnderNavigationBar: Bool {
        get { controllerState.isUnderNavigationBar || navigationController != nil }
        set {
            controllerState.isUnderNavigationBar = newValue
            viewIfLoaded?.mainScrollView?.refreshAdjustedInset()
        }
    }

    var ownNavigationItem: UINavigationItem {
        if let item = controllerState.navigationItem { return item }
        let item = UINavigationItem(title: title ?? "")
        if title == nil { item.title = nil }
        controllerState.navigationItem = item
        return item
    }

    var ownEditButtonItem: UIBarButtonItem {
        if let item = controllerState.editButtonItem { return item }
        let item = UIBarButtonItem(
            systemItem: .edit,
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                setEditing(!isEditing, animated: true)
            })
        item.show(isEditing ? .done : .edit)
        controllerState.editButtonItem = item
        return item
    }

    /// The controller's tab bar item. That of a navigation controller is the one of its first controller, unless it has another.
    var ownTabBarItem: UITabBarItem {
        if let item = controllerState.tabBarItem { return item }
        if controllerState.title == nil, let root = (self as? UINavigationController)?.viewControllers.first {
            return root.tabBarItem
        }
        let item = UITabBarItem(title: title, image: nil, tag: 0)
        controllerState.tabBarItem = item
        return item
    }

    func nearestAncestor<Container: UIViewController>() -> Container? {
        var current = parent
        while let controller = current {
            if let container = controller as? Container { return container }
            current = controller.parent
        }
        return nil
    }

    /// Pushes where there is a navigation controller, otherwise presents.
    func showInContext(_ controller: UIViewController, sender: Any?) {
        if let navigation = navigationController {
            navigation.show(controller, sender: sender)
        } else {
            present(controller, animated: UIView.areAnimationsEnabled)
        }
    }

    /// Shows a controller beside the others of a split view, and over the screen where there is none.
    func showDetailInContext(_ controller: UIViewController, sender: Any?) {
        if let splitViewController {
            splitViewController.showDetailViewController(controller, sender: sender)
        } else {
            present(controller, animated: UIView.areAnimationsEnabled)
        }
    }
}
