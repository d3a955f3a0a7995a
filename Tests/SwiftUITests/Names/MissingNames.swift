/// Names that would be seen on a phone and are not drawn: what is there without them is drawn.
enum MissingNames {
    static let all: [(reason: String, names: [String])] = [
        (
            "The font that replaces San Francisco has no widths and no small capitals.",
            ["fontWidth", "width", "smallCaps"]
        ),
        ("A truncated text is not tightened.", ["allowsTightening", "textScale"]),
        ("The usual look is drawn.", ["formStyle", "toolbarRole", "menuIndicator", "tableStyle"]),
        (
            "The app's own functions for the graphics processor do not run.",
            ["colorEffect", "distortionEffect", "layerEffect"]
        ),
        (
            "What it shows comes from a server, a file or a scene: the view has its place and its background.",
            [
                "Map", "VideoPlayer", "ProductView", "StoreView", "SubscriptionStoreView", "SceneView", "SpriteView",
                "RealityView", "WebView",
            ]
        ),
    ]
}
