/// UIKit's optional methods that can be called with a single value. Those with a label are known by it, for the call of a
/// closure has none.
enum OptionalMethods {
    static let ofUIKit: Set<String> = [
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
        "pickerView", "gestureRecognizer", "addAnimations", "addCompletion", "continueAnimation",
    ]
}
