import ESTabBarController
import Presentr
import SideMenu
import SlideMenuControllerSwift
import UIKit

final class MenuViewController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }
}

final class HomeViewController: UIViewController {
    private let presenter: Presentr = {
        let presenter = Presentr(presentationType: .popup)
        presenter.roundCorners = true
        presenter.cornerRadius = 10
        return presenter
    }()
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemYellow
        let menu = SideMenuNavigationController(rootViewController: MenuViewController())
        menu.leftSide = true
        menu.presentationStyle = .menuSlideIn
        menu.menuWidth = 280
        SideMenuManager.default.leftMenuNavigationController = menu
        SideMenuManager.default.addPanGestureToPresent(toView: view)
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        present(SideMenuManager.default.leftMenuNavigationController!, animated: true)
    }
    func showPopup() { customPresentViewController(presenter, viewController: MenuViewController(), animated: true) }
}

final class DrawerViewController: SlideMenuController {
    override func awakeFromNib() {
        SlideMenuOptions.contentViewScale = 1
        super.awakeFromNib()
    }
    init() {
        super.init(nibName: nil, bundle: nil)
        mainViewController = UINavigationController(rootViewController: MenuViewController())
        leftViewController = MenuViewController()
        initView()
        openLeft()
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class TabsViewController: ESTabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let first = MenuViewController()
        first.tabBarItem = ESTabBarItem(
            ESTabBarItemContentView(), title: "Home", image: UIImage(systemName: "house"), selectedImage: nil)
        let second = MenuViewController()
        second.tabBarItem = ESTabBarItem(title: "Me", image: UIImage(systemName: "person"))
        viewControllers = [first, second]
    }
}
