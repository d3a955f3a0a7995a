/// Apple's protocols that are of Objective-C.
enum ObjectiveCProtocols {
    static func hasApple(_ name: String) -> Bool {
        others.contains(name)
            || name.wholeMatch(of: /(?:AV|CA|CB|CL|MC|MF|MK|NS|PK|QL|SK|UI|UN|WK)[A-Z]\w*(?:Delegate|DataSource)/)
                != nil
    }

    private static let others: Set<String> = [
        "CAAction", "CAMediaTiming", "MKAnnotation", "MKOverlay", "NSCoding", "NSCopying", "NSObjectProtocol",
        "NSSecureCoding", "UIAccessibilityIdentification", "UIActivityItemSource", "UIAppearanceContainer",
        "UIBarPositioning", "UIContentContainer", "UICoordinateSpace", "UIDynamicItem", "UIFocusEnvironment",
        "UIFocusItem", "UIKeyInput", "UITextInput", "UITextInputTraits", "UITraitEnvironment",
        "UIViewControllerAnimatedTransitioning", "UIViewControllerContextTransitioning",
        "UIViewControllerTransitionCoordinator",
    ]
}
