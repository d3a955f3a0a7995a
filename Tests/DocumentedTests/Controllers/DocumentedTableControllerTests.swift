import Testing
import UIKit

/// What Apple's pages say of table view controllers.
@Suite("Documented: table view controllers") @MainActor
struct DocumentedTableViewControllerTests {
    @Test("The table view it makes") func table() {
        let controller = UITableViewController(style: .grouped)
        documented("uikit/uitableviewcontroller/init(style:)", controller.tableView.style, .grouped)
        documented("uikit/uitableviewcontroller", controller.tableView.dataSource === controller, true)
        documented("uikit/uitableviewcontroller", controller.tableView.delegate === controller, true)
        documented("uikit/uitableviewcontroller/tableview", controller.view === controller.tableView, true)
        documented(
            "uikit/uitableviewcontroller/clearsselectiononviewwillappear", controller.clearsSelectionOnViewWillAppear,
            true)
        documented("uikit/uitableviewcontroller/refreshcontrol", controller.refreshControl == nil, true)
    }

    @Test("The refresh control and editing") func editing() {
        let controller = UITableViewController(style: .plain)
        let refresh = UIRefreshControl()
        controller.refreshControl = refresh
        documented("uikit/uitableviewcontroller/refreshcontrol", controller.tableView.refreshControl === refresh, true)
        controller.setEditing(true, animated: false)
        documented("uikit/uitableviewcontroller", controller.tableView.isEditing, true)
        controller.setEditing(false, animated: false)
        documented("uikit/uitableviewcontroller", controller.tableView.isEditing, false)
    }
}
