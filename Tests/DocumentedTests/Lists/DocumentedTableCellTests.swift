import Testing
import UIKit

/// Writes down what it is told.
private final class RecordingCell: UITableViewCell {
    var calls: [String] = []
    override func prepareForReuse() {
        super.prepareForReuse()
        calls.append("prepareForReuse")
    }
    override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        calls.append("setSelected \(selected)")
    }
    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: animated)
        calls.append("setHighlighted \(highlighted)")
    }
    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        calls.append("setEditing \(editing)")
    }
}

private final class StateCell: UITableViewCell {
    var states: [Bool] = []
    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        states.append(state.isSelected)
    }
}

/// What Apple's pages say of table view cells.
@Suite("Documented: table view cells") @MainActor
struct DocumentedTableCellTests {
    @Test("What a new cell has") func defaults() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: "id")
        documented("uikit/uitableviewcell/reuseidentifier", cell.reuseIdentifier, "id")
        documented("uikit/uitableviewcell/selectionstyle-swift.enum/default", cell.selectionStyle, .default)
        documented("uikit/uitableviewcell/isselected", cell.isSelected, false)
        documented("uikit/uitableviewcell/ishighlighted", cell.isHighlighted, false)
        documented("uikit/uitableviewcell/isediting", cell.isEditing, false)
        documented("uikit/uitableviewcell/accessorytype-swift.property", cell.accessoryType, .none)
        documented("uikit/uitableviewcell/editingaccessorytype", cell.editingAccessoryType, .none)
        documented("uikit/uitableviewcell/accessoryview", cell.accessoryView == nil, true)
        documented("uikit/uitableviewcell/editingaccessoryview", cell.editingAccessoryView == nil, true)
        documented("uikit/uitableviewcell/indentationlevel", cell.indentationLevel, 0)
        documented("uikit/uitableviewcell/indentationwidth", cell.indentationWidth, 10)
        documented("uikit/uitableviewcell/showsreordercontrol", cell.showsReorderControl, false)
    }

    @Test("What else a new cell has") func moreDefaults() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        documented("uikit/uitableviewcell/reuseidentifier", cell.reuseIdentifier == nil, true)
        documented("uikit/uitableviewcell/shouldindentwhileediting", cell.shouldIndentWhileEditing, true)
        documented("uikit/uitableviewcell/showingdeleteconfirmation", cell.showingDeleteConfirmation, false)
        documented(
            "uikit/uitableviewcell/multipleselectionbackgroundview", cell.multipleSelectionBackgroundView == nil, true)
        documented(
            "uikit/uitableviewcell/automaticallyupdatescontentconfiguration",
            cell.automaticallyUpdatesContentConfiguration, true)
        documented(
            "uikit/uitableviewcell/automaticallyupdatesbackgroundconfiguration",
            cell.automaticallyUpdatesBackgroundConfiguration, true)
        documented("uikit/uitableviewcell/contentconfiguration-9ktox", cell.contentConfiguration == nil, true)
        documented(
            "uikit/uitableviewcell/userinteractionenabledwhiledragging", cell.userInteractionEnabledWhileDragging, false
        )
        documented("uikit/uitableviewcell/focusstyle-swift.property", cell.focusStyle, .default)
    }

    @Test("Labels and images by style") func styles() {
        let plain = UITableViewCell(style: .default, reuseIdentifier: nil)
        documented("uikit/uitableviewcell/cellstyle/default", plain.textLabel != nil, true)
        documented("uikit/uitableviewcell/cellstyle/default", plain.imageView != nil, true)
        documented("uikit/uitableviewcell/detailtextlabel", plain.detailTextLabel == nil, true)
        let subtitle = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        documented("uikit/uitableviewcell/cellstyle/subtitle", subtitle.detailTextLabel != nil, true)
        let value1 = UITableViewCell(style: .value1, reuseIdentifier: nil)
        documented("uikit/uitableviewcell/cellstyle/value1", value1.detailTextLabel != nil, true)
        let value2 = UITableViewCell(style: .value2, reuseIdentifier: nil)
        documented("uikit/uitableviewcell/cellstyle/value2", value2.detailTextLabel != nil, true)
    }

    @Test("The content view holds the content") func contentView() {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = "title"
        cell.detailTextLabel?.text = "detail"
        documented("uikit/uitableviewcell/contentview", cell.contentView.isDescendant(of: cell), true)
        documented("uikit/uitableviewcell/contentview", cell.contentView === cell.contentView, true)
        documented("uikit/uitableviewcell/contentview", cell.textLabel?.isDescendant(of: cell.contentView), true)
        documented("uikit/uitableviewcell/contentview", cell.detailTextLabel?.isDescendant(of: cell.contentView), true)
    }

    @Test("Background views fill the cell and lie behind") func backgrounds() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
        let back = UIView()
        cell.backgroundView = back
        cell.layoutIfNeeded()
        documented("uikit/uitableviewcell/backgroundview", back.superview === cell, true)
        let content = cell.subviews.firstIndex { $0 === cell.contentView }
        let behind = cell.subviews.firstIndex { $0 === back }
        documented("uikit/uitableviewcell/backgroundview", (behind ?? 9) < (content ?? 0), true)
        let selected = UIView()
        cell.selectedBackgroundView = selected
        documented("uikit/uitableviewcell/selectedbackgroundview", cell.selectedBackgroundView === selected, true)
        documented("uikit/uitableviewcell/selectedbackgroundview", selected.superview == nil, true)
        cell.setSelected(true, animated: false)
        cell.layoutIfNeeded()
        documented("uikit/uitableviewcell/selectedbackgroundview", selected.superview === cell, true)
        let over = cell.subviews.firstIndex { $0 === selected }
        let under = cell.subviews.firstIndex { $0 === back }
        documented("uikit/uitableviewcell/selectedbackgroundview", (over ?? 0) > (under ?? 9), true)
    }

    @Test("Setting properties goes through the methods") func setters() {
        let cell = RecordingCell(style: .default, reuseIdentifier: nil)
        cell.setSelected(true, animated: false)
        documented("uikit/uitableviewcell/setselected(_:animated:)", cell.isSelected, true)
        cell.setHighlighted(true, animated: false)
        documented("uikit/uitableviewcell/sethighlighted(_:animated:)", cell.isHighlighted, true)
        cell.setEditing(true, animated: false)
        documented("uikit/uitableviewcell/setediting(_:animated:)", cell.isEditing, true)
        cell.setSelected(false, animated: false)
        documented("uikit/uitableviewcell/setselected(_:animated:)", cell.isSelected, false)
        cell.isSelected = true
        documented("uikit/uitableviewcell/isselected", cell.isSelected, true)
        cell.isHighlighted = false
        documented("uikit/uitableviewcell/ishighlighted", cell.isHighlighted, false)
    }

    @Test("Highlighting reaches the labels") func labelHighlight() {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.setHighlighted(true, animated: false)
        documented("uikit/uitableviewcell/sethighlighted(_:animated:)", cell.textLabel?.isHighlighted, true)
        documented("uikit/uitableviewcell/sethighlighted(_:animated:)", cell.detailTextLabel?.isHighlighted, true)
        documented("uikit/uitableviewcell/sethighlighted(_:animated:)", cell.imageView?.isHighlighted, true)
        cell.setHighlighted(false, animated: false)
        documented("uikit/uitableviewcell/sethighlighted(_:animated:)", cell.textLabel?.isHighlighted, false)
    }

    @Test("A cell is prepared before it is given again") func prepare() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), style: .plain)
        table.register(RecordingCell.self, forCellReuseIdentifier: "rec")
        let cell = table.dequeueReusableCell(withIdentifier: "rec") as? RecordingCell
        documented("uikit/uitableview/register(_:forcellreuseidentifier:)", cell != nil, true)
        documented(
            "uikit/uitableview/dequeuereusablecell(withidentifier:)", cell?.calls.contains("prepareForReuse"), false)
    }

    @Test("The accessory view stands for the type") func accessory() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
        cell.accessoryType = .checkmark
        documented("uikit/uitableviewcell/accessorytype-swift.property", cell.accessoryType, .checkmark)
        let toggle = UISwitch()
        cell.accessoryView = toggle
        cell.layoutIfNeeded()
        documented("uikit/uitableviewcell/accessoryview", toggle.isDescendant(of: cell), true)
        documented("uikit/uitableviewcell/accessoryview", toggle.isDescendant(of: cell.contentView), false)
        documented("uikit/uitableviewcell/accessoryview", toggle.frame.midX > 160, true)
        cell.accessoryView = nil
        documented("uikit/uitableviewcell/accessoryview", toggle.superview == nil, true)
    }

    @Test("Content configurations") func configurations() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        documented("uikit/uitableviewcell/defaultcontentconfiguration()", content.text == nil, true)
        documented("uikit/uitableviewcell/defaultcontentconfiguration()", content.secondaryText == nil, true)
        documented("uikit/uitableviewcell/defaultcontentconfiguration()", content.image == nil, true)
        content.text = "hello"
        documented("uikit/uitableviewcell/defaultcontentconfiguration()", cell.contentConfiguration == nil, true)
        cell.contentConfiguration = content
        let held = cell.contentConfiguration as? UIListContentConfiguration
        documented("uikit/uitableviewcell/contentconfiguration-9ktox", held?.text, "hello")
        documented("uikit/uitableviewcell/contentconfiguration-9ktox", cell.contentView is UIListContentView, true)
        content.text = "changed"
        documented(
            "uikit/uilistcontentconfiguration", (cell.contentConfiguration as? UIListContentConfiguration)?.text,
            "hello")
        cell.contentConfiguration = nil
    }

    @Test("The background configuration and view reset each other") func backgroundConfiguration() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.backgroundView = UIView()
        var background = UIBackgroundConfiguration.clear()
        background.backgroundColor = .red
        cell.backgroundConfiguration = background
        documented("uikit/uitableviewcell/backgroundconfiguration-24e8e", cell.backgroundView == nil, true)
        documented(
            "uikit/uitableviewcell/backgroundconfiguration-24e8e", cell.backgroundConfiguration?.backgroundColor,
            UIColor.red)
        cell.backgroundView = UIView()
        documented("uikit/uitableviewcell/backgroundview", cell.backgroundConfiguration == nil, true)
    }

    @Test("The configuration state follows the cell") func state() {
        let cell = StateCell(style: .default, reuseIdentifier: nil)
        documented("uikit/uitableviewcell/configurationstate-4xwj0", cell.configurationState.isSelected, false)
        cell.setSelected(true, animated: false)
        documented("uikit/uitableviewcell/configurationstate-4xwj0", cell.configurationState.isSelected, true)
        cell.setEditing(true, animated: false)
        documented("uikit/uitableviewcell/configurationstate-4xwj0", cell.configurationState.isEditing, true)
        cell.setHighlighted(true, animated: false)
        documented("uikit/uitableviewcell/configurationstate-4xwj0", cell.configurationState.isHighlighted, true)
        cell.isUserInteractionEnabled = false
        documented("uikit/uicellconfigurationstate/isdisabled", cell.configurationState.isDisabled, true)
        documented(
            "uikit/uicellconfigurationstate/celldropstate-swift.property", cell.configurationState.cellDropState, .none)
        documented("uikit/uicellconfigurationstate/isexpanded", cell.configurationState.isExpanded, false)
        documented("uikit/uicellconfigurationstate/isswiped", cell.configurationState.isSwiped, false)
    }

    @Test("The update handler is asked with the state") func handler() {
        let cell = StateCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        let controller = UIViewController()
        window.rootViewController = controller
        window.isHidden = false
        controller.view.addSubview(cell)
        let heard = Heard()
        cell.configurationUpdateHandler = { _, state in heard.values.append(state.isSelected) }
        window.layoutIfNeeded()
        documented("uikit/uitableviewcell/configurationupdatehandler-swift.property", heard.values.last, false)
        cell.setSelected(true, animated: false)
        window.layoutIfNeeded()
        documented("uikit/uitableviewcell/configurationupdatehandler-swift.property", heard.values.last, true)
        documented("uikit/uitableviewcell/updateconfiguration(using:)", cell.states.last, true)
        let count = cell.states.count
        cell.setNeedsUpdateConfiguration()
        cell.setNeedsUpdateConfiguration()
        window.layoutIfNeeded()
        documented("uikit/uitableviewcell/setneedsupdateconfiguration()", cell.states.count, count + 1)
    }
}

@MainActor
private final class Heard {
    var values: [Bool] = []
}

/// What Apple's pages say of views for headers and footers in table views.
@Suite("Documented: table view headers and footers") @MainActor
struct DocumentedHeaderFooterTests {
    @Test("What a new view has") func defaults() {
        let view = UITableViewHeaderFooterView(reuseIdentifier: "head")
        documented("uikit/uitableviewheaderfooterview/init(reuseidentifier:)", view.reuseIdentifier, "head")
        documented(
            "uikit/uitableviewheaderfooterview/reuseidentifier",
            UITableViewHeaderFooterView(reuseIdentifier: nil).reuseIdentifier == nil, true)
        documented("uikit/uitableviewheaderfooterview/contentview", view.contentView.isDescendant(of: view), true)
        documented(
            "uikit/uitableviewheaderfooterview/automaticallyupdatescontentconfiguration",
            view.automaticallyUpdatesContentConfiguration, true)
        documented(
            "uikit/uitableviewheaderfooterview/automaticallyupdatesbackgroundconfiguration",
            view.automaticallyUpdatesBackgroundConfiguration, true)
        documented(
            "uikit/uitableviewheaderfooterview/contentconfiguration-6b4eg", view.contentConfiguration == nil, true)
        documented("uikit/uitableviewheaderfooterview/textlabel", view.textLabel != nil, true)
    }

    @Test("Its background view and content") func background() {
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.frame = CGRect(x: 0, y: 0, width: 320, height: 40)
        let back = UIView()
        view.backgroundView = back
        view.layoutIfNeeded()
        documented("uikit/uitableviewheaderfooterview/backgroundview", back.isDescendant(of: view), true)
        var content = view.defaultContentConfiguration()
        documented("uikit/uitableviewheaderfooterview/defaultcontentconfiguration()", content.text == nil, true)
        content.text = "Section"
        view.contentConfiguration = content
        documented(
            "uikit/uitableviewheaderfooterview/contentconfiguration-6b4eg",
            (view.contentConfiguration as? UIListContentConfiguration)?.text, "Section")
        var configuration = UIBackgroundConfiguration.clear()
        configuration.backgroundColor = .blue
        view.backgroundConfiguration = configuration
        documented("uikit/uitableviewheaderfooterview/backgroundconfiguration-52wng", view.backgroundView == nil, true)
        view.backgroundView = back
        documented("uikit/uitableviewheaderfooterview/backgroundview", view.backgroundConfiguration == nil, true)
    }
}

/// What Apple's pages say of index paths.
@Suite("Documented: index paths") @MainActor
struct DocumentedIndexPathTests {
    @Test("Rows, items and sections") func parts() {
        let path = IndexPath(row: 3, section: 2)
        documented("foundation/indexpath/init(row:section:)", path.count, 2)
        documented("foundation/indexpath/row", path.row, 3)
        documented("foundation/indexpath/section", path.section, 2)
        documented("foundation/indexpath/item", path.item, 3)
        documented("foundation/indexpath/init(item:section:)", IndexPath(item: 3, section: 2), path)
        documented("foundation/indexpath/subscript(_:)", path[0], 2)
        documented("foundation/indexpath/subscript(_:)", path[1], 3)
        var changed = path
        changed.row = 8
        documented("foundation/indexpath/row", changed, IndexPath(row: 8, section: 2))
        changed.section = 0
        documented("foundation/indexpath/section", changed, IndexPath(row: 8, section: 0))
        documented("foundation/indexpath", path, IndexPath(row: 3, section: 2))
    }

    @Test("Comparing and building") func build() {
        let low = IndexPath(row: 9, section: 0)
        let high = IndexPath(row: 0, section: 1)
        documented("foundation/indexpath/compare(_:)", low < high, true)
        documented("foundation/indexpath/compare(_:)", low.compare(high), .orderedAscending)
        documented("foundation/indexpath/compare(_:)", high.compare(low), .orderedDescending)
        documented("foundation/indexpath/compare(_:)", low.compare(IndexPath(row: 9, section: 0)), .orderedSame)
        documented("foundation/indexpath/appending(_:)", IndexPath(index: 4).appending(7), IndexPath(indexes: [4, 7]))
        documented(
            "foundation/indexpath/droplast()", IndexPath(indexes: [1, 2, 3]).dropLast(), IndexPath(indexes: [1, 2]))
        documented("foundation/indexpath/isempty", IndexPath().isEmpty, true)
        documented("foundation/indexpath/init(index:)", IndexPath(index: 4).count, 1)
        let sorted = [high, low, IndexPath(row: 1, section: 0)].sorted()
        documented("foundation/indexpath", sorted, [IndexPath(row: 1, section: 0), low, high])
        documented("foundation/indexpath", Set([low, IndexPath(row: 9, section: 0)]).count, 1)
    }
}
