/// Names that would be seen on a phone and are not drawn: what is there without them is drawn.
enum MissingNames {
    static let all = modifiers + [places]

    /// Whoever draws a view with one of these is told.
    static let modifiers: [(reason: String, names: [String])] = [
        (
            "The font that replaces San Francisco has no widths and no small capitals.",
            ["fontWidth", "width", "smallCaps"]
        ),
        ("A truncated text is not tightened.", ["allowsTightening", "textScale"]),
        (
            "The usual look is drawn.",
            [
                "formStyle", "toolbarRole", "menuIndicator", "tableStyle", "searchToolbarBehavior",
                "listSectionIndexVisibility", "sectionIndexLabel", "symbolVariableValueMode",
                "symbolColorRenderingMode",
            ]
        ),
        (
            "Glass is drawn for each view by itself, within its frame.",
            ["glassEffectUnion", "backgroundExtensionEffect"]
        ),
        ("The app's own code for drawing texts does not run.", ["textRenderer"]),
        (
            "The app's own functions for the graphics processor do not run.",
            ["colorEffect", "distortionEffect", "layerEffect"]
        ),
    ]

    /// What stands there is an empty place.
    private static let places: (reason: String, names: [String]) = (
        "What it shows comes from a server, a file or a scene: the view has its place and its background.",
        [
            "Map", "VideoPlayer", "ProductView", "StoreView", "SubscriptionStoreView", "SceneView", "SpriteView",
            "RealityView", "WebView",
        ]
    )
}
