import Testing
import UIKit

private final class CountingCell: UITableViewCell {
    var prepared = 0
    override func prepareForReuse() {
        super.prepareForReuse()
        prepared += 1
    }
}

@MainActor
private final class CountingSource: NSObject, UITableViewDataSource {
    var asked = 0
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        asked += 1
        return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
}

/// Takes the place of a presentation's own frame with the default.
@MainActor
private final class PlainTransitions: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        UIPresentationController(presentedViewController: presented, presenting: presenting)
    }
}

/// What Apple's pages say of the reuse of cells, and of presentations as they come without subclassing.
@Suite("Documented: reuse and plain presentations") @MainActor
struct DocumentedReuseTests {
    private func makeTable(_ source: CountingSource) -> (UIWindow, UITableView) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        let root = UIViewController()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 390), style: .plain)
        table.contentInsetAdjustmentBehavior = .never
        table.estimatedRowHeight = 0
        table.rowHeight = 50
        table.register(CountingCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        root.view.addSubview(table)
        window.rootViewController = root
        window.isHidden = false
        window.layoutIfNeeded()
        return (window, table)
    }

    @Test("New cells are not prepared, used ones are") func prepared() {
        let source = CountingSource()
        let (window, table) = makeTable(source)
        let fresh = table.visibleCells.compactMap { $0 as? CountingCell }
        documented("uikit/uitableview/register(_:forcellreuseidentifier:)", fresh.count, 8)
        documented(
            "uikit/uitableview/dequeuereusablecell(withidentifier:for:)", fresh.allSatisfy { $0.prepared == 0 }, true)
        for y in stride(from: 0.0, through: 2000.0, by: 200.0) {
            table.setContentOffset(CGPoint(x: 0, y: y), animated: false)
            table.layoutIfNeeded()
        }
        let used = table.visibleCells.compactMap { $0 as? CountingCell }
        documented("uikit/uitableviewcell/prepareforreuse()", used.contains { $0.prepared > 0 }, true)
        withExtendedLifetime((window, source)) {}
    }

    @Test("Reconfiguring keeps and does not prepare") func reconfigured() {
        let source = CountingSource()
        let (window, table) = makeTable(source)
        let cell = table.cellForRow(at: IndexPath(row: 1, section: 0)) as? CountingCell
        let before = source.asked
        table.reconfigureRows(at: [IndexPath(row: 1, section: 0)])
        table.layoutIfNeeded()
        documented(
            "uikit/uitableview/reconfigurerows(at:)", table.cellForRow(at: IndexPath(row: 1, section: 0)) === cell, true
        )
        documented("uikit/uitableviewcell/prepareforreuse()", cell?.prepared, 0)
        documented("uikit/uitableview/reconfigurerows(at:)", source.asked, before + 1)
        withExtendedLifetime((window, source)) {}
    }

    @Test("The presented view fills the container by default") func presentation() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        let root = UIViewController()
        window.rootViewController = root
        window.isHidden = false
        window.layoutIfNeeded()
        let delegate = PlainTransitions()
        let shown = UIViewController()
        shown.modalPresentationStyle = .custom
        shown.transitioningDelegate = delegate
        root.present(shown, animated: false)
        window.layoutIfNeeded()
        let own = shown.presentationController
        documented(
            "uikit/uipresentationcontroller/frameofpresentedviewincontainerview",
            own?.frameOfPresentedViewInContainerView, own?.containerView?.frame)
        documented(
            "uikit/uipresentationcontroller/frameofpresentedviewincontainerview", shown.view.frame,
            CGRect(x: 0, y: 0, width: 393, height: 852))
        documented("uikit/uipresentationcontroller/presentationstyle", own?.presentationStyle, .custom)
        documented("uikit/uiviewcontroller/transitioningdelegate", shown.transitioningDelegate === delegate, true)
        withExtendedLifetime(delegate) {}
    }

    @Test("Full-screen presentations fill the window") func fullScreen() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        let root = UIViewController()
        window.rootViewController = root
        window.isHidden = false
        window.layoutIfNeeded()
        let shown = UIViewController()
        shown.modalPresentationStyle = .fullScreen
        root.present(shown, animated: false)
        window.layoutIfNeeded()
        documented("uikit/uimodalpresentationstyle/fullscreen", shown.view.frame.size, CGSize(width: 393, height: 852))
        let over = UIViewController()
        over.modalPresentationStyle = .overFullScreen
        shown.present(over, animated: false)
        window.layoutIfNeeded()
        documented("uikit/uimodalpresentationstyle/overfullscreen", shown.view.window === window, true)
    }
}
