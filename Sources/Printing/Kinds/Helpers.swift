/// What the printed file needs besides the function that makes the views.
struct Helpers {
    var needsPicture = false
    var needsContentSizedView = false
    /// The layer classes of views that draw with one of their own.
    var layerClasses: [String] = []
    private var names: Set<String>

    init(taken names: Set<String>) { self.names = names }

    /// A name that nothing else has.
    mutating func freshName(_ wish: String) -> String {
        var name = wish
        var number = 2
        while !names.insert(name).inserted {
            name = "\(wish)\(number)"
            number += 1
        }
        return name
    }

    mutating func needLayerClass(_ name: String) {
        if !layerClasses.contains(name) { layerClasses.append(name) }
    }

    /// The declarations, as they stand at the end of the file.
    var declarations: [[String]] {
        var declarations: [[String]] = []
        if needsPicture { declarations.append(Self.picture) }
        if needsContentSizedView { declarations.append(Self.contentSizedView) }
        for name in layerClasses {
            declarations.append([
                "/// Draws with a \(name) as its own layer.",
                "private final class \(Self.viewName(forLayer: name)): UIView {",
                "    override class var layerClass: AnyClass { \(name).self }", "}",
            ])
        }
        return declarations
    }

    static func viewName(forLayer name: String) -> String {
        (name.hasPrefix("CA") ? String(name.dropFirst(2)) : name) + "View"
    }

    private static let picture = [
        "/// The image of a name, or where there is none an empty one of the size that the layout counts on.",
        "@MainActor private func picture(named name: String?, width: CGFloat, height: CGFloat) -> UIImage {",
        "    if let name, let image = UIImage(named: name) { return image }",
        "    guard width > 0, height > 0 else { return UIImage() }",
        "    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }",
        "}",
    ]

    private static let contentSizedView = [
        "/// Stands in for a view of another class, whose content has this size.",
        "private final class ContentSizedView: UIView {",
        "    var contentSize = CGSize(width: noIntrinsicMetric, height: noIntrinsicMetric)",
        "    override var intrinsicContentSize: CGSize { contentSize }",
        "}",
    ]
}
