import Foundation

/// A search bar with the results of what is searched for.
@preconcurrency @MainActor
open class UISearchController: UIViewController, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
{
    private let searchState = SearchControllerState()

    public init(searchResultsController: UIViewController?) {
        super.init(nibName: nil, bundle: nil)
        searchState.results = searchResultsController
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.fill(self, as: UISearchController.self)
    }

    open weak var searchResultsUpdater: (any UISearchResultsUpdating)? {
        get { searchState.updater }
        set { searchState.updater = newValue }
    }
    open weak var delegate: (any UISearchControllerDelegate)? {
        get { searchState.delegate }
        set { searchState.delegate = newValue }
    }
    open var isActive: Bool {
        get { searchState.isActive }
        set { setActive(newValue) }
    }
    open var searchBar: UISearchBar {
        searchState.bar.searchState.controller = self
        return searchState.bar
    }
    open var searchResultsController: UIViewController? { searchState.results }
    open var obscuresBackgroundDuringPresentation: Bool {
        get { searchState.obscuresBackground }
        set { searchState.obscuresBackground = newValue }
    }
    open var dimsBackgroundDuringPresentation: Bool {
        get { searchState.obscuresBackground }
        set { searchState.obscuresBackground = newValue }
    }
    open var hidesNavigationBarDuringPresentation: Bool {
        get { searchState.hidesNavigationBar }
        set { searchState.hidesNavigationBar = newValue }
    }
    open var automaticallyShowsCancelButton: Bool {
        get { searchState.showsCancelButton }
        set { searchState.showsCancelButton = newValue }
    }
    open var automaticallyShowsScopeBar: Bool {
        get { searchState.showsScopeBar }
        set { searchState.showsScopeBar = newValue }
    }
    open var automaticallyShowsSearchResultsController: Bool {
        get { searchState.showsResults }
        set { searchState.showsResults = newValue }
    }
    open var showsSearchResultsController: Bool {
        get { searchState.forcesResults }
        set {
            searchState.forcesResults = newValue
            searchState.showsResults = false
        }
    }
    open var ignoresSearchSuggestionsForSearchBarPlacementStacked: Bool {
        get { searchState.ignoresSuggestions }
        set { searchState.ignoresSuggestions = newValue }
    }
    open var searchBarPlacement: UINavigationItem.SearchBarPlacement { .stacked }

    // MARK: How results come and go, which subclasses have a say in. Pictures show the end of it.

    open func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    open func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    open func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    open func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    open func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { nil }
    open func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0
    }
    open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
    open func animationEnded(_ transitionCompleted: Bool) {}

    func tellUpdater() { searchResultsUpdater?.updateSearchResults(for: self) }

    private func setActive(_ active: Bool) {
        guard active != searchState.isActive else { return }
        if active { delegate?.willPresentSearchController(self) } else { delegate?.willDismissSearchController(self) }
        searchState.isActive = active
        if searchState.showsCancelButton { searchBar.showCancelButton(active) }
        let field = searchBar.searchTextField
        if active { field.becomeFirstResponder() } else { field.resignFirstResponder() }
        searchResultsUpdater?.updateSearchResults(for: self)
        if active { delegate?.didPresentSearchController(self) } else { delegate?.didDismissSearchController(self) }
    }
}

@MainActor private final class SearchControllerState: HiddenState {
    let bar: UISearchBar = {
        let bar = UISearchBar()
        bar.placeholder = "Search"
        return bar
    }()
    var results: UIViewController?
    weak var updater: (any UISearchResultsUpdating)?
    weak var delegate: (any UISearchControllerDelegate)?
    var isActive = false
    var obscuresBackground = true
    var hidesNavigationBar = true
    var showsCancelButton = true
    var showsScopeBar = true
    var showsResults = true
    var forcesResults = false
    var ignoresSuggestions = false
}

/// Who looks for what was typed.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
    func updateSearchResults(for searchController: UISearchController)
}

@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
    func willPresentSearchController(_ searchController: UISearchController)
    func didPresentSearchController(_ searchController: UISearchController)
    func willDismissSearchController(_ searchController: UISearchController)
    func didDismissSearchController(_ searchController: UISearchController)
    func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    public func willPresentSearchController(_ searchController: UISearchController) {}
    public func didPresentSearchController(_ searchController: UISearchController) {}
    public func willDismissSearchController(_ searchController: UISearchController) {}
    public func didDismissSearchController(_ searchController: UISearchController) {}
    public func presentSearchController(_ searchController: UISearchController) {}
}

extension UINavigationItem {
    /// Where a search bar lies: below the title, or in the bar's row.
    public enum SearchBarPlacement: Int, Hashable, Sendable { case automatic, inline, stacked, integrated }
    public enum ItemStyle: Int, Hashable, Sendable { case navigator, browser, editor }
}
