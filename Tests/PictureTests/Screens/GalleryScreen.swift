import Maquette

/// A screen with one family of views, as an app would show it.
@MainActor struct GalleryScreen {
    let name: String
    var device = "iPhone 16"
    /// Makes the controller, and what is done once it is on the screen.
    let make: () -> (controller: UIViewController, then: (UIWindow) -> Void)

    static let all: [GalleryScreen] = [
        GalleryScreen(name: "alert") {
            let alert = UIAlertController(
                title: "Delete 3 Photos?", message: "They are deleted from this device and everywhere else.",
                preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
            return presenting(alert)
        },
        GalleryScreen(name: "alert-with-fields") {
            let alert = UIAlertController(title: "Sign In", message: "To the photo library", preferredStyle: .alert)
            alert.addTextField { $0.placeholder = "Name" }
            alert.addTextField { $0.placeholder = "Password" }
            let enter = UIAlertAction(title: "Sign In", style: .default)
            alert.addAction(enter)
            alert.preferredAction = enter
            alert.addAction(UIAlertAction(title: "Not Now", style: .cancel))
            alert.addAction(UIAlertAction(title: "Forgot Password", style: .default))
            return presenting(alert)
        },
        GalleryScreen(name: "action-sheet") {
            let sheet = UIAlertController(title: nil, message: "Where to put it?", preferredStyle: .actionSheet)
            for title in ["Photo Library", "Files"] { sheet.addAction(UIAlertAction(title: title, style: .default)) }
            sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
            sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            return presenting(sheet)
        },
        GalleryScreen(name: "sheet") { presenting(sheetContent(.medium())) },
        GalleryScreen(name: "page-sheet") { presenting(sheetContent(.large())) },
        GalleryScreen(name: "menu") {
            let (navigation, _) = library()
            let item = navigation.topViewController?.navigationItem.rightBarButtonItem
            return (
                navigation,
                { window in
                    if let item { Headless.showMenu(of: item, in: window) }
                }
            )
        },
        GalleryScreen(name: "context-menu") {
            let (navigation, list) = library()
            return (
                navigation,
                { _ in
                    guard let cell = list.tableView.cellForRow(at: IndexPath(row: 1, section: 0)) else { return }
                    let interaction = UIContextMenuInteraction(delegate: MenuSource.shared)
                    cell.addInteraction(interaction)
                    Headless.showMenu(of: cell)
                }
            )
        },
        GalleryScreen(name: "popover", device: "iPad Air (11-inch)") {
            let (navigation, _) = library()
            let content = sheetContent(.large())
            content.modalPresentationStyle = .popover
            content.preferredContentSize = CGSize(width: 320, height: 360)
            content.popoverPresentationController?.barButtonItem =
                navigation.topViewController?.navigationItem.rightBarButtonItem
            return (
                navigation,
                { window in
                    window.layoutIfNeeded()
                    navigation.present(content, animated: false)
                }
            )
        },
        GalleryScreen(name: "lists") {
            let tabs = UITabBarController()
            let (navigation, _) = library()
            navigation.tabBarItem = UITabBarItem(title: "Library", image: UIImage(systemName: "photo"), tag: 0)
            let search = UIViewController()
            search.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 1)
            tabs.viewControllers = [navigation, search]
            return (tabs, { _ in })
        },
        GalleryScreen(name: "search") {
            let (navigation, list) = library()
            let search = UISearchController(searchResultsController: nil)
            search.searchBar.placeholder = "Photos, Albums"
            list.navigationItem.searchController = search
            list.navigationItem.rightBarButtonItem?.badge = .count(3)
            return (navigation, { _ in })
        },
        GalleryScreen(name: "glass") {
            let controller = UIViewController()
            controller.title = "Trip"
            controller.navigationItem.subtitle = "3 days left"
            controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "Save", style: .prominent, target: nil, action: nil)
            controller.toolbarItems = [
                UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil), .flexibleSpace(),
                UIBarButtonItem(systemItem: .add),
            ]
            let ground = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
            ground.backgroundColor = .systemTeal
            controller.view.addSubview(ground)
            for (number, style) in [UIGlassEffect.Style.regular, .clear, .regular].enumerated() {
                let effect = UIGlassEffect(style: style)
                if number == 2 { effect.tintColor = .systemOrange }
                let glass = UIVisualEffectView(effect: effect)
                glass.cornerConfiguration = number == 0 ? .capsule() : .corners(radius: 16)
                glass.frame = CGRect(x: 40, y: 180 + 100 * number, width: 300, height: 72)
                let label = UILabel(frame: glass.bounds)
                label.text = ["Regular", "Clear", "Tinted"][number]
                label.textAlignment = .center
                glass.contentView.addSubview(label)
                controller.view.addSubview(glass)
            }
            let slider = UISlider(frame: CGRect(x: 40, y: 520, width: 300, height: 34))
            slider.value = 0.4
            slider.trackConfiguration = .init(numberOfTicks: 5)
            controller.view.addSubview(slider)
            let bare = UISlider(frame: CGRect(x: 40, y: 580, width: 300, height: 34))
            bare.value = 0.6
            bare.sliderStyle = .thumbless
            controller.view.addSubview(bare)
            let navigation = UINavigationController(rootViewController: controller)
            navigation.isToolbarHidden = false
            return (navigation, { _ in })
        },
        GalleryScreen(name: "keyboard") {
            let field = UITextField(frame: CGRect(x: 24, y: 160, width: 300, height: 44))
            field.borderStyle = .roundedRect
            field.placeholder = "Name"
            let bar = UIView()
            bar.backgroundColor = .secondarySystemBackground
            bar.translatesAutoresizingMaskIntoConstraints = false
            let controller = UIViewController()
            controller.view.backgroundColor = .systemBackground
            controller.view.addSubview(field)
            controller.view.addSubview(bar)
            NSLayoutConstraint.activate([
                bar.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
                bar.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
                bar.heightAnchor.constraint(equalToConstant: 50),
                bar.bottomAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.topAnchor),
            ])
            field.becomeFirstResponder()
            return (controller, { _ in })
        },
    ]

    // MARK: Parts

    private static func presenting(_ controller: UIViewController) -> (UIViewController, (UIWindow) -> Void) {
        let (navigation, _) = library()
        navigation.present(controller, animated: false)
        return (navigation, { _ in })
    }

    private static func library() -> (UINavigationController, Library) {
        let list = Library(style: .insetGrouped)
        list.title = "Library"
        list.navigationItem.rightBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "ellipsis.circle"), menu: MenuSource.menu)
        let navigation = UINavigationController(rootViewController: list)
        navigation.navigationBar.prefersLargeTitles = true
        return (navigation, list)
    }

    private static func sheetContent(_ detent: UISheetPresentationController.Detent) -> UIViewController {
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        let title = UILabel()
        title.text = "Filters"
        title.font = .preferredFont(forTextStyle: .title2)
        let text = UILabel()
        text.text = "Only pictures that match all of them are shown in the library."
        text.font = .preferredFont(forTextStyle: .body)
        text.textColor = .secondaryLabel
        text.numberOfLines = 0
        let button = UIButton(configuration: .filled())
        button.configuration?.title = "Apply"
        let stack = UIStackView(arrangedSubviews: [title, text, button])
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.trailingAnchor),
            stack.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor, constant: 32),
        ])
        let sheet = controller.sheetPresentationController
        sheet?.detents = [detent]
        sheet?.prefersGrabberVisible = true
        return controller
    }
}

/// Rows of all kinds, more than fit on the screen.
final class Library: UITableViewController {
    private static let rows: [(String, String?, UITableViewCell.CellStyle, String)] = [
        ("Albums", nil, .default, "rectangle.stack"), ("Favorites", "12 photos", .subtitle, "heart"),
        ("Shared", "3", .value1, "person.2"), ("Recently Deleted", "Kept for 30 days", .subtitle, "trash"),
    ]

    override func numberOfSections(in tableView: UITableView) -> Int { 4 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Self.rows.count }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        ["Albums", "Media Types", "Utilities", "More"][section]
    }
    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        section == 0 ? "Albums are shared with your family." : nil
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let (title, detail, style, symbol) = Self.rows[indexPath.row]
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.textLabel?.text = title
        cell.detailTextLabel?.text = detail
        if indexPath.section > 0 { cell.imageView?.image = UIImage(systemName: symbol) }
        cell.accessoryType = indexPath.row == 1 ? .checkmark : .disclosureIndicator
        return cell
    }
}

final class MenuSource: NSObject, UIContextMenuInteractionDelegate {
    static let shared = MenuSource()

    static let menu = UIMenu(
        title: "Sort By",
        children: [
            UIAction(title: "Name", image: UIImage(systemName: "textformat"), state: .on) { _ in },
            UIAction(title: "Date", subtitle: "Newest first", image: UIImage(systemName: "calendar")) { _ in },
            UIMenu(title: "View As", image: UIImage(systemName: "eye"), children: []),
            UIMenu(
                title: "", options: .displayInline,
                children: [
                    UIAction(
                        title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive
                    ) { _ in }
                ]),
        ])

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            UIMenu(
                children: [
                    UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { _ in },
                    UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { _ in },
                    UIAction(
                        title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive
                    ) { _ in },
                ])
        }
    }
}
