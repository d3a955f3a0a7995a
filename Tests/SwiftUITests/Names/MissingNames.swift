/// Names that would be seen on a phone and are not drawn: what is there without them is drawn.
enum MissingNames {
    static let all: [(reason: String, names: [String])] = [
        (
            "The font that stands for San Francisco has no widths and no small capitals.",
            ["fontWidth", "width", "smallCaps"]
        ),
        ("A layer is not blended with what is beneath it.", ["blendMode"]),
        ("Enlarged images are always smooth.", ["interpolation"]),
        ("A truncated text is not tightened.", ["allowsTightening", "textScale"]),
        ("Lists in edit mode look as usual.", ["editMode"]),
        ("The usual look is drawn.", ["formStyle", "toolbarRole", "menuIndicator", "tableStyle"]),
        (
            "Charts, maps, films and the like are empty places of their size: their frameworks are not here.",
            [
                "Chart", "LineMark", "BarMark", "PointMark", "RuleMark", "AreaMark", "SectorMark", "RectangleMark",
                "chartXAxis",
                "chartYAxis", "chartXScale", "chartYScale", "chartLegend", "chartForegroundStyleScale", "Map",
                "Annotation",
                "VideoPlayer", "PhotosPicker", "ProductView", "StoreView", "SubscriptionStoreView", "SceneView",
                "SpriteView",
                "RealityView", "WebView",
            ]
        ),
    ]
}
