import Foundation
import MaquetteViewModel

/// The height with which a label or a configured button came out of Interface Builder's library.
///
/// Both come with text of 17 points and a height in whole points, and keep that height on the canvas for as long as
/// nothing but constraints on their edges sizes them; only stacks measure them to the pixel. Three in four recorded
/// labels of that size are 21 points high where a line takes 20.5, and more where it takes 20.33.
@MainActor enum LibraryHeight {
    /// Gives a view that stands in no stack the height that it came with, and says whether it came with one.
    static func keep(_ view: UIView, _ element: MarkupElement) -> Bool {
        guard isFromLibrary(element), element["placeholderIntrinsicHeight"] == nil else { return false }
        view.keepWholeHeight()
        return true
    }

    private static func isFromLibrary(_ element: MarkupElement) -> Bool {
        switch element.name {
        case "label":
            guard let font = element.child(key: "fontDescription"), font["style"] == nil, font["name"] == nil else {
                return false
            }
            let isOneLine = (element.integer("numberOfLines") ?? 1) == 1
            return isOneLine && font.number("pointSize") == 17
        case "button":
            let configuration = element.child(named: "buttonConfiguration")
            return configuration.map { $0.child(key: "titleFontDescription") == nil && $0["image"] == nil } ?? false
        default: return false
        }
    }
}
