/// Methods that need not be there: those of the module's protocols and of modules that it uses, and UIKit's.
struct OptionalMethods: Sendable {
    /// The methods by their full names.
    private var methods: [String: [FileFacts.OptionalMethod]]
    private var baseNames: Set<String>
    /// Names of properties that hold closures.
    private let closures: Set<String>

    init(_ files: [FileFacts]) {
        let declared = files.flatMap { $0.optionalMethods.sorted { $0.type < $1.type } }
        methods = Dictionary(grouping: declared, by: \.name)
        baseNames = Set(declared.map(\.baseName))
        let names = files.reduce(into: [""] as Set) { $0.formUnion($1.namesOfClosures) }
        closures = Set(files.flatMap(\.closures).filter { names.contains($0.type) }.map(\.name))
    }

    mutating func know(_ others: [FileFacts]) {
        for method in others.flatMap({ $0.optionalMethods.sorted { $0.type < $1.type } }) {
            methods[method.name, default: []].append(method)
            baseNames.insert(method.baseName)
        }
    }

    /// The protocols that have optional methods.
    var protocols: Set<String> { Set(methods.values.joined().map(\.type)) }

    func named(_ fullName: String) -> [FileFacts.OptionalMethod] { methods[fullName] ?? [] }

    /// The only one of a protocol that begins with the word.
    func method(_ baseName: String, of type: String) -> FileFacts.OptionalMethod? {
        guard baseNames.contains(baseName) else { return nil }
        let found = methods.values.joined().filter { $0.baseName == baseName && $0.type == type }
        return found.count == 1 ? found.first : nil
    }

    /// The only one of all that begins with the word, which no property has that may hold a closure.
    func onlyMethod(_ baseName: String) -> FileFacts.OptionalMethod? {
        guard baseNames.contains(baseName), !closures.contains(baseName) else { return nil }
        let found = methods.values.joined().filter { $0.baseName == baseName }
        return found.count == 1 ? found.first : nil
    }

    /// Whether the name after a dot and before `?(` is one of them.
    ///
    /// - Parameter type: of what is before the dot, where that is known.
    func isCalled(_ baseName: String, of type: String?) -> Bool {
        guard closures.contains(baseName) else {
            return baseNames.contains(baseName) || Self.ofUIKit.contains(baseName)
        }
        return type.map { type in methods.values.joined().contains { $0.baseName == baseName && $0.type == type } }
            ?? false
    }

    /// UIKit's that can be called with a single value. Those with a label are known by it, for the call of a closure has none.
    private static let ofUIKit: Set<String> = [
        "scrollViewDidScroll", "scrollViewDidZoom", "scrollViewWillBeginDragging", "scrollViewWillBeginDecelerating",
        "scrollViewDidEndDecelerating", "scrollViewDidEndScrollingAnimation", "scrollViewShouldScrollToTop",
        "scrollViewDidScrollToTop", "scrollViewDidChangeAdjustedContentInset", "viewForZooming",
        "textFieldShouldBeginEditing", "textFieldDidBeginEditing", "textFieldShouldEndEditing",
        "textFieldDidEndEditing", "textFieldDidChangeSelection", "textFieldShouldClear", "textFieldShouldReturn",
        "textViewShouldBeginEditing", "textViewShouldEndEditing", "textViewDidBeginEditing", "textViewDidEndEditing",
        "textViewDidChange", "textViewDidChangeSelection", "searchBarShouldBeginEditing",
        "searchBarTextDidBeginEditing", "searchBarShouldEndEditing", "searchBarTextDidEndEditing",
        "searchBarSearchButtonClicked", "searchBarBookmarkButtonClicked", "searchBarCancelButtonClicked",
        "searchBarResultsListButtonClicked", "numberOfSections", "sectionIndexTitles", "indexTitles",
        "indexPathForPreferredFocusedView", "gestureRecognizerShouldBegin", "presentationControllerDidDismiss",
        "presentationControllerWillDismiss", "presentationControllerShouldDismiss", "navigationController",
        "tabBarController", "tableView", "collectionView", "scrollView", "textField", "textView", "searchBar",
        "pickerView", "gestureRecognizer", "navigationControllerSupportedInterfaceOrientations",
        "navigationControllerPreferredInterfaceOrientationForPresentation",
        "tabBarControllerSupportedInterfaceOrientations",
        "tabBarControllerPreferredInterfaceOrientationForPresentation",
        "pageViewControllerSupportedInterfaceOrientations",
        "pageViewControllerPreferredInterfaceOrientationForPresentation",
        "splitViewControllerSupportedInterfaceOrientations",
        "splitViewControllerPreferredInterfaceOrientationForPresentation", "presentationCount", "presentationIndex",
        "presentationControllerDidAttemptToDismiss", "popoverPresentationControllerDidDismissPopover",
        "popoverPresentationControllerShouldDismissPopover", "prepareForPopoverPresentation",
        "adaptivePresentationStyle",
        "willPresentSearchController", "didPresentSearchController", "willDismissSearchController",
        "didDismissSearchController", "imagePickerControllerDidCancel", "documentPickerWasCancelled",
        "applicationDidFinishLaunching", "applicationDidBecomeActive", "applicationWillResignActive",
        "applicationDidEnterBackground", "applicationWillEnterForeground", "applicationWillTerminate",
        "applicationDidReceiveMemoryWarning", "sceneDidDisconnect", "sceneDidBecomeActive", "sceneWillResignActive",
        "sceneWillEnterForeground", "sceneDidEnterBackground", "contextMenuInteraction", "addAnimations",
        "addCompletion", "continueAnimation",
    ]
}
