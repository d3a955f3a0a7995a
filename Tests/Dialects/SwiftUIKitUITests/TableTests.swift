import SwiftUIKitUI
import Testing

/// Tables and their cells.
@MainActor @Suite struct TableTests {
    final class PriceCell: UITableViewCell {}

    final class ListController: UIViewController, UITableViewDataSource, UITableViewDelegate {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.createCustomCellOfType(PriceCell.self)
        }
    }

    @Test func cellsAreRegisteredAndMadeByTheirType() {
        let table = UITableView()
        table.registerCellByType(PriceCell.self)
        #expect(table.dequeueReusableCell(withIdentifier: "PriceCell") is PriceCell)
        #expect(UITableView().createCustomCellOfType(PriceCell.self).reuseIdentifier == "PriceCell")
        #expect(type(of: table.createCustomCellOfType(PriceCell.self, registerByType: false)) == PriceCell.self)
    }

    @Test func delegatesAndIndicators() {
        let table = UITableView()
        let controller = ListController()
        table.hideScrollIndicator().assignDelegate(controller).assignDatasource(controller)
        #expect(!table.showsVerticalScrollIndicator)
        #expect(table.delegate === controller && table.dataSource === controller)
    }

    @Test func theViewControllerAroundATableMayServeIt() {
        let controller = ListController()
        let table = controller.view.createChild().createChild(ofType: UITableView.self).implementLocally()
        #expect(table.delegate === controller && table.dataSource === controller)
        let loose = UITableView().implementLocally()
        #expect(loose.delegate == nil && loose.dataSource == nil)
    }
}
