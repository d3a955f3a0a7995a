import Agrume
import DifferenceKit
import KRProgressHUD
import OrderedCollections
import Parchment
import ProgressHUD
import UIKit
import ZIPFoundation

struct Ship: Differentiable, Hashable {
    var name: String
    var differenceIdentifier: String { name }
}

final class ShipsViewController: UITableViewController {
    private var sections: [ArraySection<String, Ship>] = []
    private var byName: OrderedDictionary<String, Ship> = [:]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        byName = ["Ada": Ship(name: "Ada"), "Bo": Ship(name: "Bo")]
        let target = [ArraySection(model: "Ships", elements: byName.values)]
        tableView.reload(using: StagedChangeset(source: sections, target: target), with: .fade) { sections = $0 }
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].elements.count
    }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].model
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = sections[indexPath.section].elements[indexPath.row].name
        return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let viewer = Agrume(
            image: UIImage(systemName: "sailboat")!, background: .colored(.black), dismissal: .withPan(.standard))
        viewer.show(from: self)
    }
}

final class PagesViewController: UIViewController, PagingViewControllerDataSource {
    private let pages = PagingViewController()
    private let names = ["Decks", "Sails"]

    override func viewDidLoad() {
        super.viewDidLoad()
        pages.dataSource = self
        pages.menuItemSize = .sizeToFit(minWidth: 100, height: 50)
        pages.indicatorColor = .systemGreen
        pages.selectedTextColor = .systemGreen
        addChild(pages)
        pages.view.frame = view.bounds
        pages.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(pages.view)
        pages.didMove(toParent: self)
        KRProgressHUD.set(style: .black).set(maskType: .clear)
        KRProgressHUD.show(withMessage: "Loading")
    }

    func numberOfViewControllers(in pagingViewController: PagingViewController) -> Int { names.count }
    func pagingViewController(_: PagingViewController, viewControllerAt index: Int) -> UIViewController {
        ShipsViewController()
    }
    func pagingViewController(_: PagingViewController, pagingItemAt index: Int) -> PagingItem {
        PagingIndexItem(index: index, title: names[index])
    }
}

final class WaitingViewController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        view.backgroundColor = .white
        ProgressHUD.colorAnimation = .systemBlue
        ProgressHUD.succeed("Unpacked")
        do {
            try FileManager.default.unzipItem(at: URL(fileURLWithPath: "/a.zip"), to: URL(fileURLWithPath: "/b"))
        } catch { print(error) }
    }
}
