import Testing
import UIKit

/// A cell that notes the states it is asked to show.
private final class StateCell: UITableViewCell {
    var states: [UICellConfigurationState] = []

    override func updateConfiguration(using state: UICellConfigurationState) {
        states.append(state)
        super.updateConfiguration(using: state)
    }
}

/// A controller that notes when its unavailable content is updated.
private final class EmptyController: UIViewController {
    var updates = 0

    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        updates += 1
        super.updateContentUnavailableConfiguration(using: state)
    }
}

/// What Apple's pages say of background, content and state configurations.
@Suite("Documented: configurations") @MainActor
struct DocumentedConfigurationTests {
    private var state: UICellConfigurationState {
        UICellConfigurationState(traitCollection: UITraitCollection(userInterfaceStyle: .light))
    }

    @Test("A clear background has no styling") func clear() {
        let background = UIBackgroundConfiguration.clear()
        documented("uikit/uibackgroundconfiguration-swift.struct/clear()", background.backgroundColor, UIColor.clear)
        documented("uikit/uibackgroundconfiguration-swift.struct/clear()", background.cornerRadius, CGFloat(0))
        documented("uikit/uibackgroundconfiguration-swift.struct/clear()", background.strokeWidth, CGFloat(0))
        documented("uikit/uibackgroundconfiguration-swift.struct/clear()", background.strokeOutset, CGFloat(0))
        documented("uikit/uibackgroundconfiguration-swift.struct/clear()", background.visualEffect == nil, true)
        documented("uikit/uibackgroundconfiguration-swift.struct/clear()", background.customView == nil, true)
        documented("uikit/uibackgroundconfiguration-swift.struct/clear()", background.image == nil, true)
        documented(
            "uikit/uibackgroundconfiguration-swift.struct/clear()", background.backgroundInsets,
            NSDirectionalEdgeInsets.zero)
        documented(
            "uikit/uibackgroundconfiguration-swift.struct/backgroundcolortransformer",
            background.backgroundColorTransformer == nil, true)
        documented(
            "uikit/uibackgroundconfiguration-swift.struct/strokecolortransformer",
            background.strokeColorTransformer == nil, true)
    }

    @Test("The colour of a background") func backgroundColors() {
        var background = UIBackgroundConfiguration.clear()
        background.backgroundColor = nil
        documented(
            "uikit/uibackgroundconfiguration-swift.struct/backgroundcolor",
            background.resolvedBackgroundColor(for: .green), UIColor.green)
        background.backgroundColor = .red
        documented(
            "uikit/uibackgroundconfiguration-swift.struct/resolvedbackgroundcolor(for:)",
            background.resolvedBackgroundColor(for: .green), UIColor.red)
        background.backgroundColorTransformer = UIConfigurationColorTransformer { $0 == .red ? .blue : .black }
        documented(
            "uikit/uibackgroundconfiguration-swift.struct/resolvedbackgroundcolor(for:)",
            background.resolvedBackgroundColor(for: .green), UIColor.blue)
        background.backgroundColor = nil
        background.backgroundColorTransformer = UIConfigurationColorTransformer { $0 == .green ? .yellow : .black }
        documented(
            "uikit/uibackgroundconfiguration-swift.struct/resolvedbackgroundcolor(for:)",
            background.resolvedBackgroundColor(for: .green), UIColor.yellow)
    }

    @Test("The colour of a stroke") func strokeColors() {
        var background = UIBackgroundConfiguration.clear()
        background.strokeColor = nil
        documented(
            "uikit/uibackgroundconfiguration-swift.struct/strokecolor", background.resolvedStrokeColor(for: .green),
            UIColor.green)
        background.strokeColor = .red
        documented(
            "uikit/uibackgroundconfiguration-swift.struct/resolvedstrokecolor(for:)",
            background.resolvedStrokeColor(for: .green), UIColor.red)
        background.strokeColorTransformer = UIConfigurationColorTransformer { _ in .blue }
        documented(
            "uikit/uibackgroundconfiguration-swift.struct/resolvedstrokecolor(for:)",
            background.resolvedStrokeColor(for: .green), UIColor.blue)
        documented(
            "uikit/uiconfigurationcolortransformer-swift.struct", UIConfigurationColorTransformer { _ in .cyan }(.red),
            UIColor.cyan)
    }

    @Test("Backgrounds are values and keep what was set") func backgroundValues() {
        var background = UIBackgroundConfiguration.clear()
        let before = background
        background.backgroundColor = .red
        background.cornerRadius = 9
        documented("uikit/uibackgroundconfiguration-swift.struct", background == before, false)
        documented("uikit/uibackgroundconfiguration-swift.struct", before.cornerRadius, CGFloat(0))
        var selected = self.state
        selected.isSelected = true
        let updated = background.updated(for: selected)
        documented("uikit/uibackgroundconfiguration-swift.struct/updated(for:)", updated.backgroundColor, UIColor.red)
        documented("uikit/uibackgroundconfiguration-swift.struct/updated(for:)", updated.cornerRadius, CGFloat(9))
    }

    @Test("What list content has") func listContent() {
        let content = UIListContentConfiguration.cell()
        documented("uikit/uilistcontentconfiguration-swift.struct/text", content.text == nil, true)
        documented("uikit/uilistcontentconfiguration-swift.struct/secondarytext", content.secondaryText == nil, true)
        documented("uikit/uilistcontentconfiguration-swift.struct/image", content.image == nil, true)
        documented("uikit/uilistcontentconfiguration-swift.struct/attributedtext", content.attributedText == nil, true)
        documented(
            "uikit/uilistcontentconfiguration-swift.struct/valuecell()",
            UIListContentConfiguration.valueCell().prefersSideBySideTextAndSecondaryText, true)
        documented(
            "uikit/uilistcontentconfiguration-swift.struct/subtitlecell()",
            UIListContentConfiguration.subtitleCell().prefersSideBySideTextAndSecondaryText, false)
        documented(
            "uikit/uilistcontentconfiguration-swift.struct/imageproperties-swift.struct/maximumsize",
            content.imageProperties.maximumSize, CGSize.zero)
        documented(
            "uikit/uilistcontentconfiguration-swift.struct/imageproperties-swift.struct/reservedlayoutsize",
            content.imageProperties.reservedLayoutSize, CGSize.zero)
        documented(
            "uikit/uilistcontentconfiguration-swift.struct/textproperties-swift.struct/numberoflines",
            content.textProperties.numberOfLines, 0)
        documented(
            "uikit/uilistcontentconfiguration-swift.struct/textproperties-swift.struct/transform",
            content.textProperties.transform, .none)
    }

    @Test("Colours of list content") func listColors() {
        var content = UIListContentConfiguration.cell()
        content.textProperties.color = .red
        content.textProperties.colorTransformer = nil
        documented(
            "uikit/uilistcontentconfiguration-swift.struct/textproperties-swift.struct/resolvedcolor()",
            content.textProperties.resolvedColor(), UIColor.red)
        content.textProperties.colorTransformer = UIConfigurationColorTransformer { $0 == .red ? .blue : .black }
        documented(
            "uikit/uilistcontentconfiguration-swift.struct/textproperties-swift.struct/resolvedcolor()",
            content.textProperties.resolvedColor(), UIColor.blue)
        content.imageProperties.tintColor = nil
        content.imageProperties.tintColorTransformer = nil
        documented(
            "uikit/uilistcontentconfiguration-swift.struct/imageproperties-swift.struct/resolvedtintcolor(for:)",
            content.imageProperties.resolvedTintColor(for: .green), UIColor.green)
        content.imageProperties.tintColor = .cyan
        documented(
            "uikit/uilistcontentconfiguration-swift.struct/imageproperties-swift.struct/resolvedtintcolor(for:)",
            content.imageProperties.resolvedTintColor(for: .green), UIColor.cyan)
    }

    @Test("List content makes a list content view") func contentViews() {
        var content = UIListContentConfiguration.cell()
        content.text = "Row"
        let view = content.makeContentView()
        documented("uikit/uilistcontentconfiguration-swift.struct/makecontentview()", view is UIListContentView, true)
        documented(
            "uikit/uicontentview/configuration", (view.configuration as? UIListContentConfiguration)?.text, "Row")
        content.text = "Other"
        documented(
            "uikit/uilistcontentconfiguration-swift.struct", (view.configuration as? UIListContentConfiguration)?.text,
            "Row")
        view.configuration = content
        documented(
            "uikit/uicontentview/configuration", (view.configuration as? UIListContentConfiguration)?.text, "Other")
        documented("uikit/uicontentview/supports(_:)", view.supports(UIListContentConfiguration.valueCell()), true)
        documented(
            "uikit/uilistcontentconfiguration-swift.struct/updated(for:)", content.updated(for: state).text, "Other")
    }

    @Test("Layout guides of a list content view") func guides() {
        var content = UIListContentConfiguration.cell()
        content.text = "Row"
        let view = UIListContentView(configuration: content)
        documented("uikit/uilistcontentview/textlayoutguide", view.textLayoutGuide != nil, true)
        documented("uikit/uilistcontentview/secondarytextlayoutguide", view.secondaryTextLayoutGuide == nil, true)
        documented("uikit/uilistcontentview/imagelayoutguide", view.imageLayoutGuide == nil, true)
    }

    @Test("What a new state has") func states() {
        var state = self.state
        documented("uikit/uicellconfigurationstate-swift.struct/isselected", state.isSelected, false)
        documented("uikit/uicellconfigurationstate-swift.struct/ishighlighted", state.isHighlighted, false)
        documented("uikit/uicellconfigurationstate-swift.struct/isdisabled", state.isDisabled, false)
        documented("uikit/uicellconfigurationstate-swift.struct/isfocused", state.isFocused, false)
        documented("uikit/uicellconfigurationstate-swift.struct/isediting", state.isEditing, false)
        documented("uikit/uicellconfigurationstate-swift.struct/isexpanded", state.isExpanded, false)
        documented("uikit/uicellconfigurationstate-swift.struct/isswiped", state.isSwiped, false)
        documented("uikit/uicellconfigurationstate-swift.struct/isreordering", state.isReordering, false)
        documented("uikit/uicellconfigurationstate-swift.struct/celldragstate", state.cellDragState, .none)
        documented("uikit/uicellconfigurationstate-swift.struct/celldropstate", state.cellDropState, .none)
        let before = state
        state.isSelected = true
        documented("uikit/uicellconfigurationstate-swift.struct", state == before, false)
        documented("uikit/uicellconfigurationstate-swift.struct", before.isSelected, false)
    }

    @Test("States of one's own") func customStates() {
        var state = self.state
        let key = UIConfigurationStateCustomKey("com.example.archived")
        documented("uikit/uiconfigurationstate-8d7pd/subscript(_:)", state[key] == nil, true)
        state[key] = true
        documented("uikit/uiconfigurationstate-8d7pd/subscript(_:)", state[key] as? Bool, true)
        state[key] = nil
        documented("uikit/uiconfigurationstate-8d7pd/subscript(_:)", state[key] == nil, true)
    }

    @Test("A cell's state follows the cell") func cellState() {
        let cell = StateCell(style: .default, reuseIdentifier: nil)
        documented("uikit/uitableviewcell/configurationstate", cell.configurationState.isSelected, false)
        cell.setSelected(true, animated: false)
        documented("uikit/uitableviewcell/configurationstate", cell.configurationState.isSelected, true)
        cell.setHighlighted(true, animated: false)
        documented("uikit/uitableviewcell/configurationstate", cell.configurationState.isHighlighted, true)
        cell.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
        cell.layoutIfNeeded()
        let count = cell.states.count
        cell.setNeedsUpdateConfiguration()
        cell.layoutIfNeeded()
        documented("uikit/uitableviewcell/setneedsupdateconfiguration()", cell.states.count > count, true)
        documented("uikit/uitableviewcell/updateconfiguration(using:)", cell.states.last?.isSelected, true)
    }

    @Test("Backgrounds of cells exclude each other") func cellBackgrounds() {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        cell.backgroundView = UIView()
        cell.selectedBackgroundView = UIView()
        cell.backgroundConfiguration = .clear()
        documented("uikit/uicollectionviewcell/backgroundconfiguration-rgj4", cell.backgroundView == nil, true)
        documented("uikit/uicollectionviewcell/backgroundconfiguration-rgj4", cell.selectedBackgroundView == nil, true)
        cell.backgroundView = UIView()
        documented("uikit/uicollectionviewcell/backgroundview", cell.backgroundConfiguration == nil, true)
        let row = UITableViewCell(style: .default, reuseIdentifier: nil)
        row.backgroundConfiguration = .clear()
        row.backgroundView = UIView()
        documented("uikit/uitableviewcell/backgroundview", row.backgroundConfiguration == nil, true)
        documented(
            "uikit/uitableviewcell/automaticallyupdatesbackgroundconfiguration",
            row.automaticallyUpdatesBackgroundConfiguration, true)
        documented(
            "uikit/uitableviewcell/automaticallyupdatescontentconfiguration",
            row.automaticallyUpdatesContentConfiguration, true)
    }

    @Test("A content configuration replaces the content view") func cellContent() {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        documented("uikit/uicollectionviewcell/contentconfiguration-13e7k", cell.contentConfiguration == nil, true)
        let old = cell.contentView
        var content = UIListContentConfiguration.cell()
        content.text = "Row"
        cell.contentConfiguration = content
        let made = cell.contentView
        documented("uikit/uicollectionviewcell/contentconfiguration-13e7k", made === old, false)
        documented("uikit/uicollectionviewcell/contentconfiguration-13e7k", made is UIListContentView, true)
        content.text = "Other"
        cell.contentConfiguration = content
        documented("uikit/uicollectionviewcell/contentconfiguration-13e7k", cell.contentView === made, true)
        cell.contentConfiguration = nil
        documented(
            "uikit/uicollectionviewcell/contentconfiguration-13e7k", cell.contentView is UIListContentView, false)
        documented("uikit/uicollectionviewcell/contentconfiguration-13e7k", cell.contentView.subviews.isEmpty, true)
    }

    @Test("Content that is unavailable") func unavailable() {
        var empty = UIContentUnavailableConfiguration.empty()
        documented("uikit/uicontentunavailableconfiguration-swift.struct/text", empty.text == nil, true)
        documented(
            "uikit/uicontentunavailableconfiguration-swift.struct/secondarytext", empty.secondaryText == nil, true)
        documented("uikit/uicontentunavailableconfiguration-swift.struct/image", empty.image == nil, true)
        let before = empty
        empty.text = "Nothing"
        documented("uikit/uicontentunavailableconfiguration-swift.struct", empty == before, false)
        documented("uikit/uicontentunavailableconfiguration-swift.struct", before.text == nil, true)
        let view = UIContentUnavailableView(configuration: empty)
        documented(
            "uikit/uicontentunavailableview/init(configuration:)",
            (view.configuration as? UIContentUnavailableConfiguration)?.text, "Nothing")
        documented(
            "uikit/uicontentunavailableconfiguration-swift.struct/makecontentview()",
            empty.makeContentView() is UIContentUnavailableView, true)
    }

    @Test("A controller is asked to update its unavailable content") func controllers() {
        let controller = EmptyController()
        documented(
            "uikit/uiviewcontroller/contentunavailableconfiguration-4b95e",
            controller.contentUnavailableConfiguration == nil, true)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        let before = controller.updates
        controller.setNeedsUpdateContentUnavailableConfiguration()
        window.layoutIfNeeded()
        documented(
            "uikit/uiviewcontroller/setneedsupdatecontentunavailableconfiguration()", controller.updates > before, true)
        var empty = UIContentUnavailableConfiguration.empty()
        empty.text = "Nothing"
        controller.contentUnavailableConfiguration = empty
        documented(
            "uikit/uiviewcontroller/contentunavailableconfiguration-4b95e",
            (controller.contentUnavailableConfiguration as? UIContentUnavailableConfiguration)?.text, "Nothing")
    }
}
