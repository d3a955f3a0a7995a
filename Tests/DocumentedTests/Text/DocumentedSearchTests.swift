import Testing
import UIKit

/// Notes what a search bar tells and asks its delegate.
private final class Recorder: NSObject, UISearchBarDelegate {
    var lines: [String] = []
    var begins = true

    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
        lines.append("shouldBegin")
        return begins
    }

    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { lines.append("didBegin") }

    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
        lines.append("shouldEnd")
        return true
    }

    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { lines.append("didEnd") }

    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        lines.append("scope")
    }
}

/// What Apple's pages say of search bars and search controllers.
@Suite("Documented: searching", .serialized) @MainActor
struct DocumentedSearchTests {
    @Test("What a new search bar has") func defaults() {
        let bar = UISearchBar()
        documented("uikit/uisearchbar/placeholder", bar.placeholder == nil, true)
        documented("uikit/uisearchbar/prompt", bar.prompt == nil, true)
        documented("uikit/uisearchbar/showscancelbutton", bar.showsCancelButton, false)
        documented("uikit/uisearchbar/showsbookmarkbutton", bar.showsBookmarkButton, false)
        documented("uikit/uisearchbar/showssearchresultsbutton", bar.showsSearchResultsButton, false)
        documented("uikit/uisearchbar/issearchresultsbuttonselected", bar.isSearchResultsButtonSelected, false)
        documented("uikit/uisearchbar/showsscopebar", bar.showsScopeBar, false)
        documented("uikit/uisearchbar/scopebuttontitles", bar.scopeButtonTitles == nil, true)
        documented("uikit/uisearchbar/selectedscopebuttonindex", bar.selectedScopeButtonIndex, 0)
        documented("uikit/uisearchbar/searchbarstyle", bar.searchBarStyle, .default)
        documented("uikit/uisearchbar/barstyle", bar.barStyle, .default)
        documented("uikit/uisearchbar/istranslucent", bar.isTranslucent, true)
        documented("uikit/uisearchbar/delegate", bar.delegate == nil, true)
        documented("uikit/uisearchbar/inputaccessoryview", bar.inputAccessoryView == nil, true)
        documented("uikit/uisearchbar/searchtextpositionadjustment", bar.searchTextPositionAdjustment, UIOffset.zero)
        documented(
            "uikit/uisearchbar/searchfieldbackgroundpositionadjustment", bar.searchFieldBackgroundPositionAdjustment,
            UIOffset.zero)
    }

    @Test("Bar and field have the same text") func text() {
        let bar = UISearchBar()
        bar.text = "Bern"
        documented("uikit/uisearchbar/searchtextfield", bar.searchTextField.text, "Bern")
        bar.searchTextField.text = "Basel"
        documented("uikit/uisearchbar/text", bar.text, "Basel")
        bar.placeholder = "City"
        documented("uikit/uisearchbar/placeholder", bar.searchTextField.placeholder, "City")
    }

    @Test("Buttons and scopes") func buttons() {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56))
        bar.setShowsCancelButton(true, animated: false)
        documented("uikit/uisearchbar/setshowscancelbutton(_:animated:)", bar.showsCancelButton, true)
        let recorder = Recorder()
        bar.delegate = recorder
        bar.scopeButtonTitles = ["All", "New", "Old"]
        bar.selectedScopeButtonIndex = 2
        documented("uikit/uisearchbar/selectedscopebuttonindex", bar.selectedScopeButtonIndex, 2)
        documented("uikit/uisearchbar/scopebuttontitles", bar.scopeButtonTitles, ["All", "New", "Old"])
        documented("uikit/uisearchbardelegate/searchbar(_:selectedscopebuttonindexdidchange:)", recorder.lines, [])
    }

    @Test("The delegate hears of editing in order") func editing() {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 60, width: 300, height: 56))
        let recorder = Recorder()
        bar.delegate = recorder
        let window = shownByKeyWindow(bar)
        bar.becomeFirstResponder()
        documented(
            "uikit/uisearchbardelegate/searchbartextdidbeginediting(_:)", recorder.lines, ["shouldBegin", "didBegin"])
        bar.resignFirstResponder()
        documented(
            "uikit/uisearchbardelegate/searchbartextdidendediting(_:)", recorder.lines,
            ["shouldBegin", "didBegin", "shouldEnd", "didEnd"])
        recorder.lines = []
        recorder.begins = false
        bar.becomeFirstResponder()
        documented("uikit/uisearchbardelegate/searchbarshouldbeginediting(_:)", recorder.lines, ["shouldBegin"])
        documented("uikit/uisearchbardelegate/searchbarshouldbeginediting(_:)", bar.searchTextField.isEditing, false)
        window.endEditing(true)
    }

    @Test("Tokens of a search field") func tokens() {
        let field = UISearchTextField()
        documented("uikit/uisearchtextfield/tokens", field.tokens.isEmpty, true)
        documented("uikit/uisearchtextfield/allowsdeletingtokens", field.allowsDeletingTokens, true)
        documented("uikit/uisearchtextfield/allowscopyingtokens", field.allowsCopyingTokens, true)
        let one = UISearchToken(icon: nil, text: "One")
        let two = UISearchToken(icon: nil, text: "Two")
        one.representedObject = "first"
        field.insertToken(one, at: 0)
        field.insertToken(two, at: 0)
        documented("uikit/uisearchtextfield/inserttoken(_:at:)", field.tokens.count, 2)
        documented("uikit/uisearchtextfield/inserttoken(_:at:)", field.tokens.first === two, true)
        field.removeToken(at: 0)
        documented("uikit/uisearchtextfield/removetoken(at:)", field.tokens.first === one, true)
        documented("uikit/uisearchtoken/representedobject", field.tokens.first?.representedObject as? String, "first")
        field.tokens = []
        documented("uikit/uisearchtextfield/tokens", field.tokens.isEmpty, true)
    }

    @Test("What a new search controller has") func controller() {
        let results = UIViewController()
        let controller = UISearchController(searchResultsController: results)
        documented(
            "uikit/uisearchcontroller/searchresultscontroller", controller.searchResultsController === results, true)
        documented("uikit/uisearchcontroller/isactive", controller.isActive, false)
        documented(
            "uikit/uisearchcontroller/obscuresbackgroundduringpresentation",
            controller.obscuresBackgroundDuringPresentation, true)
        documented(
            "uikit/uisearchcontroller/hidesnavigationbarduringpresentation",
            controller.hidesNavigationBarDuringPresentation, true)
        documented(
            "uikit/uisearchcontroller/automaticallyshowscancelbutton", controller.automaticallyShowsCancelButton, true)
        documented(
            "uikit/uisearchcontroller/automaticallyshowssearchresultscontroller",
            controller.automaticallyShowsSearchResultsController, true)
        documented("uikit/uisearchcontroller/searchresultsupdater", controller.searchResultsUpdater == nil, true)
        documented("uikit/uisearchcontroller/delegate", controller.delegate == nil, true)
        documented("uikit/uisearchcontroller/searchbar", controller.searchBar === controller.searchBar, true)
        documented(
            "uikit/uisearchcontroller/init(searchresultscontroller:)",
            UISearchController(searchResultsController: nil).searchResultsController == nil, true)
    }

    @Test("What is set by hand is automatic no more") func automatic() {
        let controller = UISearchController(searchResultsController: UIViewController())
        controller.searchBar.showsCancelButton = true
        documented(
            "uikit/uisearchcontroller/automaticallyshowscancelbutton", controller.automaticallyShowsCancelButton, false)
        controller.showsSearchResultsController = true
        documented(
            "uikit/uisearchcontroller/showssearchresultscontroller",
            controller.automaticallyShowsSearchResultsController, false)
        documented(
            "uikit/uisearchcontroller/showssearchresultscontroller", controller.showsSearchResultsController, true)
    }
}
