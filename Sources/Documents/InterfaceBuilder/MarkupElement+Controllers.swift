extension MarkupElement {
    /// Elements of controllers are called after their classes: `viewController`, `tabBarController`, `glkViewController`.
    var isController: Bool { name.hasSuffix("ontroller") }
}
