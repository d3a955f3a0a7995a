import MaquetteViewModel

/// The sizes of a keyboard and its keys.
///
/// Measured on phones held upright in three unrelated pictures: 320 points wide in a screenshot of hackiftekhar/IQKeyboardManager, 375 in one of
/// airbnb/epoxy-ios, 414 in one of nathantannar4/InputBarAccessoryView. KeyboardKit/KeyboardKit has the same heights of rows and keys
/// (54 and 42, on large phones 56 and 45), and those for phones held sideways (40 and 32) and for iPads (64 and 56, 86 and 74).
/// Heights with suggestions are recalled: nobody measured them here. iOS 26 has rows that are two points lower by one source only, so all
/// releases have the same keys.
@MainActor struct KeyboardMeasures {
    let size: CGSize
    /// The height of the suggestions above the keys.
    private(set) var suggestions: CGFloat = 0
    /// From the suggestions to the first row.
    private(set) var top: CGFloat = 8
    private(set) var (margin, gap): (CGFloat, CGFloat) = (3, 6)
    private(set) var (keyHeight, pitch): (CGFloat, CGFloat) = (42, 54)
    /// What the screen covers at the sides.
    private(set) var sides: CGFloat = 0
    private(set) var isPad = false
    /// Whether there is room for two signs below the keys, where a phone has no home button.
    private(set) var hasRoomBelow = false

    init(_ settings: Headless.Settings, hasSuggestions: Bool) {
        let screen = settings.screenSize
        let hasHomeButton = settings.safeAreaInsets.bottom == 0
        var (height, above): (CGFloat, CGFloat)
        if settings.device.idiom == .pad {
            isPad = true
            (height, above) = settings.isLandscape ? (406, 55) : (318, 55)
            (margin, gap) = settings.isLandscape ? (7, 14) : (6, 12)
            (keyHeight, pitch) = settings.isLandscape ? (74, 86) : (56, 64)
            top = settings.isLandscape ? 9 : 7
        } else if settings.isLandscape {
            (height, above) = (hasHomeButton ? 209 : 219, 38)
            (keyHeight, pitch) = (32, 40)
            sides = max(settings.safeAreaInsets.left, settings.safeAreaInsets.right)
        } else if screen.width >= 414 {
            (height, above) = (hasHomeButton ? 271 : 346, 45)
            (margin, keyHeight, pitch) = (4, 45, 56)
            hasRoomBelow = !hasHomeButton
        } else {
            above = hasHomeButton || screen.width < 390 ? 44 : 45
            height = (hasHomeButton ? 216 : 291) + above
            if screen.width < 350 { (top, keyHeight) = (12, 38) }
            hasRoomBelow = !hasHomeButton
        }
        if hasSuggestions { suggestions = above } else { height -= above }
        size = CGSize(width: screen.width, height: height)
    }

    /// The width of one of ten letters beside each other.
    var keyWidth: CGFloat { (size.width - 2 * (margin + sides) - 9 * gap) / 10 }

    func y(ofRow row: Int) -> CGFloat { suggestions + top + CGFloat(row) * pitch }
}
