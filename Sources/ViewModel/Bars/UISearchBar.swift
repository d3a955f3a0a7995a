import Foundation

/// A search field with its buttons, prompt and scope buttons.
@preconcurrency @MainActor open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
    public enum Style: UInt, Hashable, Sendable { case `default`, prominent, minimal }
    public enum Icon: Int, Hashable, Sendable { case search, clear, bookmark, resultsList }

    let searchState = SearchBarState()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        startAsSearchBar()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        startAsSearchBar()
        coder.fill(self, as: UISearchBar.self)
    }

    open weak var delegate: (any UISearchBarDelegate)? {
        get { searchState.delegate }
        set { searchState.delegate = newValue }
    }
    // Whatever is behind it is not meant.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, point(inside: touch.location(in: self), with: event) else { return }
        touched(at: touch.location(in: self))
    }
    override var _isTappedForText: Bool { true }
    open override var canBecomeFirstResponder: Bool { searchState.field.canBecomeFirstResponder }
    open override var isFirstResponder: Bool { searchState.field.isFirstResponder }
    @discardableResult open override func becomeFirstResponder() -> Bool { searchState.field.becomeFirstResponder() }
    @discardableResult open override func resignFirstResponder() -> Bool { searchState.field.resignFirstResponder() }
    open var barPosition: UIBarPosition { .any }
    open var searchTextField: UISearchTextField { searchState.field }

    open var text: String? {
        get { searchState.field.text }
        set {
            searchState.field.text = newValue
            setNeedsLayout()
        }
    }
    open var placeholder: String? {
        get { searchState.placeholder }
        set {
            change(\.placeholder, newValue)
            searchState.field.placeholder = newValue
        }
    }
    open var prompt: String? {
        get { searchState.prompt }
        set {
            change(\.prompt, newValue)
            invalidateIntrinsicContentSize()
        }
    }

    open var showsCancelButton: Bool {
        get { searchState.showsCancel }
        set { setShowsCancelButton(newValue, animated: false) }
    }
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        searchState.controller?.automaticallyShowsCancelButton = false
        showCancelButton(showsCancelButton)
    }
    /// For the controller, whose own doing does not count as the app's.
    func showCancelButton(_ shows: Bool) { change(\.showsCancel, shows) }

    open var showsBookmarkButton: Bool {
        get { searchState.showsBookmark }
        set { change(\.showsBookmark, newValue) }
    }
    open var showsSearchResultsButton: Bool {
        get { searchState.showsResults }
        set { change(\.showsResults, newValue) }
    }
    open var isSearchResultsButtonSelected: Bool {
        get { searchState.isResultsSelected }
        set { searchState.isResultsSelected = newValue }
    }
    open var showsScopeBar: Bool {
        get { searchState.showsScopes }
        set {
            change(\.showsScopes, newValue)
            invalidateIntrinsicContentSize()
        }
    }
    open var scopeButtonTitles: [String]? {
        get { searchState.scopeTitles }
        set { change(\.scopeTitles, newValue) }
    }
    open var selectedScopeButtonIndex: Int {
        get { searchState.selectedScope }
        set { change(\.selectedScope, newValue) }
    }

    open var searchBarStyle: UISearchBar.Style {
        get { searchState.kind }
        set { change(\.kind, newValue) }
    }
    open var barStyle: UIBarStyle {
        get { searchState.style ?? .default }
        set {
            searchState.field.textColor = newValue == .black ? .white : nil
            change(\.style, newValue)
        }
    }
    open var isTranslucent: Bool {
        get { searchState.isTranslucent ?? true }
        set { change(\.isTranslucent, newValue) }
    }
    open var barTintColor: UIColor? {
        get { searchState.barTint }
        set { change(\.barTint, newValue) }
    }
    open var backgroundImage: UIImage? {
        get { searchState.backgroundImage }
        set { change(\.backgroundImage, newValue) }
    }
    open func setImage(_ iconImage: UIImage?, for icon: UISearchBar.Icon, state: UIControl.State) {
        guard icon == .search else { return }
        change(\.searchIcon, iconImage)
    }
    open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        searchState.field.background = backgroundImage
    }

    open var isEnabled: Bool {
        get { searchState.field.isEnabled }
        set { searchState.field.isEnabled = newValue }
    }
    open override var inputAccessoryView: UIView? {
        get { searchState.field.inputAccessoryView }
        set { searchState.field.inputAccessoryView = newValue }
    }
    open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }
    open var scopeBarBackgroundImage: UIImage? {
        get { searchState.scopeBackground }
        set { searchState.scopeBackground = newValue }
    }
    open func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        searchState.scopes.setBackgroundImage(backgroundImage, for: state, barMetrics: .default)
    }
    open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
        searchState.scopes.backgroundImage(for: state, barMetrics: .default)
    }
    open func setScopeBarButtonDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State
    ) {
        searchState.scopes.setDividerImage(
            dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
    }
    open func scopeBarButtonDividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) -> UIImage? {
        searchState.scopes.dividerImage(
            forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
    }

    // The keyboard is the field's.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { searchState.field.autocapitalizationType }
        set { searchState.field.autocapitalizationType = newValue }
    }
    open var autocorrectionType: UITextAutocorrectionType {
        get { searchState.field.autocorrectionType }
        set { searchState.field.autocorrectionType = newValue }
    }
    open var spellCheckingType: UITextSpellCheckingType {
        get { searchState.field.spellCheckingType }
        set { searchState.field.spellCheckingType = newValue }
    }
    open var smartQuotesType: UITextSmartQuotesType {
        get { searchState.field.smartQuotesType }
        set { searchState.field.smartQuotesType = newValue }
    }
    open var smartDashesType: UITextSmartDashesType {
        get { searchState.field.smartDashesType }
        set { searchState.field.smartDashesType = newValue }
    }
    open var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { searchState.field.smartInsertDeleteType }
        set { searchState.field.smartInsertDeleteType = newValue }
    }
    open var keyboardType: UIKeyboardType {
        get { searchState.field.keyboardType }
        set { searchState.field.keyboardType = newValue }
    }
    open var keyboardAppearance: UIKeyboardAppearance {
        get { searchState.field.keyboardAppearance }
        set { searchState.field.keyboardAppearance = newValue }
    }
    open var returnKeyType: UIReturnKeyType {
        get { searchState.field.returnKeyType }
        set { searchState.field.returnKeyType = newValue }
    }
    open var enablesReturnKeyAutomatically: Bool {
        get { searchState.field.enablesReturnKeyAutomatically }
        set { searchState.field.enablesReturnKeyAutomatically = newValue }
    }
    open var isSecureTextEntry: Bool {
        get { searchState.field.isSecureTextEntry }
        set { searchState.field.isSecureTextEntry = newValue }
    }
    open var textContentType: UITextContentType! {
        get { searchState.field.textContentType }
        set { searchState.field.textContentType = newValue }
    }
    open var passwordRules: UITextInputPasswordRules? {
        get { searchState.field.passwordRules }
        set { searchState.field.passwordRules = newValue }
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: naturalHeight) }
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutSearch()
    }
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        searchState.isStale = true
        setNeedsLayout()
    }
}

/// The field in a search bar.
@preconcurrency @MainActor open class UISearchTextField: UITextField {}

@preconcurrency @MainActor public protocol UISearchBarDelegate: UIBarPositioningDelegate {
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}

@MainActor final class SearchBarState: HiddenState {
    /// Then it has no background of its own.
    var isInNavigationBar = false
    weak var delegate: (any UISearchBarDelegate)?
    var placeholder, prompt: String?
    var showsCancel = false
    var showsBookmark = false
    var showsResults = false
    var isResultsSelected = false
    var showsScopes = false
    var scopeTitles: [String]?
    var selectedScope = 0
    var kind = UISearchBar.Style.default
    var style: UIBarStyle?
    var isTranslucent: Bool?
    var barTint: UIColor?
    var backgroundImage, scopeBackground, searchIcon: UIImage?

    let background = BarBackground()
    let field = UISearchTextField(frame: .zero)
    let magnifier = UIImageView()
    /// Keeps the text clear of the magnifier.
    let room = UIView()
    var isStale = true
    var wasLow = false
    let endIcon = UIImageView()
    let promptLabel = UILabel()
    let cancelLabel = UILabel()
    weak var controller: UISearchController?
    let scopes = UISegmentedControl(frame: .zero)
}

extension ClassTable {
    package static let searchBar = ClassTable(of: UISearchBar.self) { bar in
        bar.text("text", \.text, nib: "text")
        bar.text("placeholder", \.placeholder, nib: "placeholder")
        bar.text("prompt", \.prompt, nib: "prompt")
        bar.flag("showsCancelButton", \.showsCancelButton, nib: "showsCancelButton")
        bar.flag("showsBookmarkButton", \.showsBookmarkButton, nib: "showsBookmarkButton")
        bar.flag("showsSearchResultsButton", \.showsSearchResultsButton, nib: "showsSearchResultsButton")
        bar.flag("isSearchResultsButtonSelected", \.isSearchResultsButtonSelected)
        bar.special("scopeButtonTitles")
        bar.flag("showsScopeBar", \.showsScopeBar, nib: "showsScopeBar")
        bar.count(
            "selectedScopeButtonIndex", \.selectedScopeButtonIndex, "the place of a scope, from 0", in: 0...1000)
        bar.choice("searchBarStyle", \.searchBarStyle, nib: "searchBarStyle")
        bar.choice("barStyle", \.barStyle)
        bar.flag("isTranslucent", \.isTranslucent)
        bar.color("barTintColor", \.barTintColor, nib: "barTintColor")
        bar.key("delegate", \.delegate)
    }
}

extension UISearchBar.Style: NamedCases {
    package static let noun = "a style of a search bar"
    package static var names: KeyValuePairs<String, UISearchBar.Style> {
        ["default": .default, "prominent": .prominent, "minimal": .minimal]
    }
}
