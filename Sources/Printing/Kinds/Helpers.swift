import Foundation

/// What the printed file needs besides the function that makes the views.
struct Helpers {
    var needsEmptyImage = false
    var needsContentSizedView = false
    /// The sizes of the images that the file names, by their names as Swift has them.
    var imageSizes: [String: CGSize] = [:]
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
        if !imageSizes.isEmpty { declarations.append(imageSizesDeclaration) }
        if needsEmptyImage { declarations.append(Self.emptyImage) }
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

    /// The function that the printed one begins with where it names images.
    static let imageSizesFunction = "declareImageSizes"

    private var imageSizesDeclaration: [String] {
        let sizes = imageSizes.sorted { $0.key < $1.key }.map { name, size in
            "    Headless.resources.imageSizes[\(name)] = \(SwiftText.size(size))"
        }
        return [
            "/// Previews on Linux keep the room of images that are not at hand there.",
            "private func \(Self.imageSizesFunction)() {", "    #if os(Linux)",
        ] + sizes + ["    #endif", "}"]
    }

    /// The function that stands in for images that have no name.
    static let emptyImageFunction = "emptyImage"

    private static let emptyImage = [
        "/// Takes up the room of an image that has no name to find it by.",
        "@MainActor private func \(emptyImageFunction)(width: CGFloat, height: CGFloat) -> UIImage {",
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
