/// A field in which one searches what a page shows.
@MainActor final class SearchRequest {
    let text: Binding<String>
    let prompt: String?
    let isPresented: Binding<Bool>?
    let placement: SearchFieldPlacement
    var scopes: [String] = []
    var scope = 0
    var submission: TextInputTraits.Submission?
    init(
        _ text: Binding<String>, prompt: String?, isPresented: Binding<Bool>?, placement: SearchFieldPlacement
    ) { (self.text, self.prompt, self.isPresented, self.placement) = (text, prompt, isPresented, placement) }
}
enum SearchKey: PreferenceKey {
    static var defaultValue: SearchRequest? { nil }
    static func reduce(value: inout SearchRequest?, nextValue: () -> SearchRequest?) { value = value ?? nextValue() }
}

public struct SearchFieldPlacement: Hashable, Sendable {
    private let name: String
    public enum NavigationBarDrawerDisplayMode: Hashable, Sendable { case automatic, always }
    public static let automatic = Self(name: "automatic")
    public static let toolbar = Self(name: "toolbar")
    public static let toolbarPrincipal = Self(name: "toolbarPrincipal")
    public static let sidebar = Self(name: "sidebar")
    public static let navigationBarDrawer = Self(name: "drawer")
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> Self { Self(name: "drawer") }
}

/// Shows the field of a page.
@MainActor enum SearchPlace {
    static func say(_ request: SearchRequest?, to controller: PageController) {
        let item = controller.navigationItem
        guard let request else {
            if item.searchController != nil { item.searchController = nil }
            return
        }
        let search = item.searchController ?? UISearchController(searchResultsController: nil)
        search.obscuresBackgroundDuringPresentation = false
        let bar = search.searchBar
        let prompt = request.prompt ?? "Search"
        if bar.placeholder != prompt { bar.placeholder = prompt }
        let text = request.text.wrappedValue
        if bar.text ?? "" != text { bar.text = text }
        controller.searching.request = request
        if bar.delegate == nil { bar.delegate = controller.searching }
        if item.searchController !== search { item.searchController = search }
    }
}

/// Hands on what is typed into the search field of a page.
@MainActor final class SearchTyping: NSObject, UISearchBarDelegate {
    var request: SearchRequest?

    func take(_ text: String) {
        guard let request, request.text.wrappedValue != text else { return }
        ViewGraph.acting { request.text.wrappedValue = text }
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { take(searchText) }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { present(true) }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        take("")
        present(false)
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { submit() }

    func submit() { if let submission = request?.submission { ViewGraph.acting { submission.submit() } } }

    private func present(_ isPresented: Bool) {
        guard let binding = request?.isPresented, binding.wrappedValue != isPresented else { return }
        ViewGraph.acting { binding.wrappedValue = isPresented }
    }
}

private struct Searching: _PrimitiveModifier {
    let text: Binding<String>
    let isPresented: Binding<Bool>?
    let prompt: Text?
    let placement: SearchFieldPlacement

    @MainActor static func _make<Content: View>(_ modifier: Self, _ content: Content, in node: _ViewNode) {
        node.child(0).update(
            content, in: node.deriving { $0.isSearching = modifier.isPresented?.wrappedValue ?? false })
        let prompt = modifier.prompt.flatMap { node.words(of: $0, at: 1) }
        let request = SearchRequest(
            modifier.text, prompt: prompt, isPresented: modifier.isPresented, placement: modifier.placement)
        request.submission = node.environment.textInput.search
        _ = modifier.text.wrappedValue
        node.prefer(SearchKey.self, request)
        node.output = { children in children.first?.items ?? [] }
    }
}

private enum SearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
extension EnvironmentValues {
    public internal(set) var isSearching: Bool {
        get { self[SearchingKey.self] }
        set { self[SearchingKey.self] = newValue }
    }
    public var dismissSearch: DismissSearchAction { DismissSearchAction() }
}
/// Nobody types in a picture.
public struct DismissSearchAction: Sendable {
    public func callAsFunction() {}
}
public struct SearchScopeActivation: Hashable, Sendable {
    private let name: String
    public static let automatic = Self(name: "automatic")
    public static let onTextEntry = Self(name: "onTextEntry")
    public static let onSearchPresentation = Self(name: "onSearchPresentation")
}
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = Self(name: "automatic")
    public static let avoidHidingContent = Self(name: "avoidHidingContent")
}
public struct SearchToolbarBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = Self(name: "automatic")
    public static let minimize = Self(name: "minimize")
}

extension View {
    public nonisolated func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View { modifier(Searching(text: text, isPresented: nil, prompt: prompt, placement: placement)) }
    public nonisolated func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        modifier(Searching(text: text, isPresented: nil, prompt: Text(prompt), placement: placement))
    }
    @_disfavoredOverload public nonisolated func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        modifier(Searching(text: text, isPresented: nil, prompt: Text(prompt), placement: placement))
    }
    public nonisolated func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View { modifier(Searching(text: text, isPresented: isPresented, prompt: prompt, placement: placement)) }
    public nonisolated func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        modifier(Searching(text: text, isPresented: isPresented, prompt: Text(prompt), placement: placement))
    }
    @_disfavoredOverload public nonisolated func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        modifier(Searching(text: text, isPresented: isPresented, prompt: Text(prompt), placement: placement))
    }
    public nonisolated func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        modifier(Searching(text: text, isPresented: nil, prompt: prompt, placement: placement))
    }
    public nonisolated func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        modifier(Searching(text: text, isPresented: nil, prompt: prompt, placement: placement))
    }
    public nonisolated func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        modifier(Searching(text: text, isPresented: nil, prompt: Text(prompt), placement: placement))
    }
    public nonisolated func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        modifier(Searching(text: text, isPresented: nil, prompt: Text(prompt), placement: placement))
    }

    // MARK: What is seen only while somebody types

    public nonisolated func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View { unseen }
    public nonisolated func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View { unseen }
    public nonisolated func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { unseen }
    public nonisolated func searchSuggestions(_ visibility: Visibility, for placements: Int) -> some View { unseen }
    public nonisolated func searchCompletion(_ completion: String) -> some View { unseen }
    public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { unseen }
    public nonisolated func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior)
        -> some View
    { unseen }
    public nonisolated func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
        notDrawn("searchToolbarBehavior", if: behavior == .minimize)
    }
    public nonisolated func searchDictationBehavior(_ behavior: TextInputDictationBehavior) -> some View { unseen }
}
public struct TextInputDictationBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = Self(name: "automatic")
    public static let preventDictation = Self(name: "preventDictation")
    public static func inline(activation: Int) -> Self { Self(name: "inline") }
}
