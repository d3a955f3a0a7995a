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
        GalleryScreen(name: "symbols", device: "iPad Air (11-inch)") { (symbols(), { _ in }) },
        GalleryScreen(name: "plain-list") {
            let (navigation, list) = library(.plain)
            list.navigationItem.largeTitleDisplayMode = .never
            list.navigationItem.prompt = "On this device"
            list.navigationItem.leftBarButtonItem = list.editButtonItem
            return (
                navigation,
                { window in
                    window.layoutIfNeeded()
                    // The bar has its background where content runs on below it.
                    list.tableView.setContentOffset(CGPoint(x: 0, y: 60), animated: false)
                    window.layoutIfNeeded()
                }
            )
        },
        GalleryScreen(name: "split", device: "iPad Air (11-inch)") {
            let split = UISplitViewController(style: .doubleColumn)
            let (side, _) = library()
            split.setViewController(side, for: .primary)
            let detail = sheetContent(.large())
            detail.title = "Filters"
            split.setViewController(UINavigationController(rootViewController: detail), for: .secondary)
            split.preferredDisplayMode = .oneBesideSecondary
            return (split, { _ in })
        },
        GalleryScreen(name: "controls") { (controls(), { _ in }) },
        GalleryScreen(name: "calendar") { (calendar(), { _ in }) },
        GalleryScreen(name: "tabs") {
            let (navigation, _) = library()
            let tabs = UITabBarController(
                tabs: [
                    UITab(title: "Library", image: UIImage(systemName: "photo"), identifier: "library") { _ in
                        navigation
                    },
                    UITab(title: "Places", image: UIImage(systemName: "map"), identifier: "places") { _ in
                        UIViewController()
                    },
                    UISearchTab { _ in UIViewController() },
                ])
            let player = UILabel()
            player.text = "Slideshow"
            player.textAlignment = .center
            player.font = .preferredFont(forTextStyle: .subheadline)
            tabs.bottomAccessory = UITabAccessory(contentView: player)
            return (tabs, { _ in })
        },
    ]

    // MARK: Parts

    private static func presenting(_ controller: UIViewController) -> (UIViewController, (UIWindow) -> Void) {
        let (navigation, _) = library()
        navigation.present(controller, animated: false)
        return (navigation, { _ in })
    }

    private static func library(
        _ style: UITableView.Style = .insetGrouped
    ) -> (UINavigationController, Library) {
        let list = Library(style: style)
        list.title = "Library"
        list.navigationItem.rightBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "ellipsis.circle"), menu: MenuSource.menu)
        let navigation = UINavigationController(rootViewController: list)
        navigation.navigationBar.prefersLargeTitles = true
        return (navigation, list)
    }

    /// All names that the symbols' test has.
    private static func symbols() -> UIViewController {
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        let names = SymbolNameTests.names
        let columns = 17
        let rows = UIStackView()
        rows.axis = .vertical
        rows.distribution = .fillEqually
        for start in stride(from: 0, to: names.count, by: columns) {
            let row = UIStackView()
            row.distribution = .fillEqually
            for place in start..<start + columns {
                let view = UIImageView()
                if names.indices.contains(place) { view.image = UIImage(systemName: names[place]) }
                view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .title3)
                view.contentMode = .center
                row.addArrangedSubview(view)
            }
            rows.addArrangedSubview(row)
        }
        rows.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(rows)
        let area = controller.view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            rows.topAnchor.constraint(equalTo: area.topAnchor),
            rows.bottomAnchor.constraint(equalTo: area.bottomAnchor),
            rows.leadingAnchor.constraint(equalTo: area.leadingAnchor),
            rows.trailingAnchor.constraint(equalTo: area.trailingAnchor),
        ])
        return controller
    }

    /// Every control, in a scroll view with its refresh control, over a bar with segments and a toolbar.
    private static func controls() -> UIViewController {
        let controller = UIViewController()
        controller.title = "Controls"
        controller.view.backgroundColor = .systemBackground
        let toggle = UISwitch()
        toggle.isOn = true
        let slider = UISlider()
        slider.value = 0.4
        let segments = UISegmentedControl(items: ["Day", "Week", "Month"])
        segments.selectedSegmentIndex = 1
        let pages = UIPageControl()
        (pages.numberOfPages, pages.currentPage) = (4, 1)
        (pages.pageIndicatorTintColor, pages.currentPageIndicatorTintColor) = (.systemGray4, .label)
        let progress = UIProgressView(progressViewStyle: .default)
        progress.progress = 0.6
        let indicator = UIActivityIndicatorView(style: .medium)
        indicator.startAnimating()
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.text = "Field"
        let text = UITextView()
        text.isScrollEnabled = false
        text.text = "Text that goes on over more than one line of the view."
        text.font = .preferredFont(forTextStyle: .body)
        let glass = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
        let word = UILabel()
        word.text = "Thin material"
        word.translatesAutoresizingMaskIntoConstraints = false
        glass.contentView.addSubview(word)
        NSLayoutConstraint.activate([
            word.centerXAnchor.constraint(equalTo: glass.contentView.centerXAnchor),
            word.topAnchor.constraint(equalTo: glass.contentView.topAnchor, constant: 12),
            word.bottomAnchor.constraint(equalTo: glass.contentView.bottomAnchor, constant: -12),
        ])
        let under = UIStackView(
            arrangedSubviews: [UIColor.systemRed, .systemYellow, .systemGreen, .systemBlue].map { color in
                let view = UIView()
                view.backgroundColor = color
                view.heightAnchor.constraint(equalToConstant: 30).isActive = true
                return view
            })
        under.distribution = .fillEqually
        let buttons = [
            UIButton.Configuration.plain(), .gray(), .tinted(), .filled(),
        ].map { configuration in
            let button = UIButton(configuration: configuration)
            button.configuration?.title = "Save"
            return button
        }
        let row = UIStackView(arrangedSubviews: buttons)
        row.spacing = 8
        row.distribution = .fillProportionally
        let stack = UIStackView(arrangedSubviews: [
            toggle, slider, UIStepper(), segments, pages, progress, indicator, field, text, row, under,
        ])
        stack.axis = .vertical
        stack.spacing = 16
        stack.alignment = .leading
        stack.translatesAutoresizingMaskIntoConstraints = false
        glass.translatesAutoresizingMaskIntoConstraints = false
        let scroll = UIScrollView()
        scroll.refreshControl = UIRefreshControl()
        scroll.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(stack)
        scroll.addSubview(glass)
        controller.view.addSubview(scroll)
        let (view, content) = (controller.view!, scroll.contentLayoutGuide)
        NSLayoutConstraint.activate(
            [
                scroll.topAnchor.constraint(equalTo: view.topAnchor),
                scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
                stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
                stack.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20),
                stack.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -20),
                stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -40),
                glass.leadingAnchor.constraint(equalTo: stack.leadingAnchor, constant: 40),
                glass.trailingAnchor.constraint(equalTo: stack.trailingAnchor, constant: -40),
                glass.centerYAnchor.constraint(equalTo: under.centerYAnchor),
            ]
                + [slider, segments, progress, field, text, under].map {
                    $0.widthAnchor.constraint(equalTo: stack.widthAnchor)
                }
        )
        controller.toolbarItems = [
            UIBarButtonItem(systemItem: .compose), UIBarButtonItem(systemItem: .reply), .flexibleSpace(),
            UIBarButtonItem(systemItem: .trash),
        ]
        let navigation = UINavigationController(rootViewController: controller)
        navigation.isToolbarHidden = false
        return navigation
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
