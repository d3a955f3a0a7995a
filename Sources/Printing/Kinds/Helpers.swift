import Foundation

/// What the printed file needs besides the function that makes the views.
struct Helpers {
    var needsEmptyImage = false
    /// The classes of views whose content has a size that its class would not give it.
    private var contentSizedClasses: [String] = []
    private var ownClasses: [OwnClass] = []
    /// The sizes of the images that the file names, by their names as Swift has them.
    var imageSizes: [String: CGSize] = [:]
    /// The layer classes of views that draw with one of their own.
    var layerClasses: [String] = []
    private var names: Set<String>

    init(taken names: Set<String>) { self.names = names }

    /// A name that nothing else has.
    mutating func freshName(_ wish: String) -> String {
        // Some views are called by a path.
        let words = wish.split { $0 == "." || $0 == "?" }.map(String.init)
        let wish = words.prefix(1).joined() + words.dropFirst().map(\.capitalizedFirst).joined()
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

    mutating func need(_ ownClass: OwnClass) {
        if !ownClasses.contains(ownClass) { ownClasses.append(ownClass) }
    }

    /// The declarations, as they stand at the end of the file.
    var declarations: [[String]] {
        var declarations: [[String]] = []
        if !imageSizes.isEmpty { declarations.append(imageSizesDeclaration) }
        if needsEmptyImage { declarations.append(Self.emptyImage) }
        declarations += contentSizedClasses.map(Self.contentSized)
        declarations += ownClasses.map(\.declaration)
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

    /// The name of a class like this one, whose content has a size of its own.
    mutating func needContentSized(_ name: String) -> String {
        if !contentSizedClasses.contains(name) { contentSizedClasses.append(name) }
        return Self.contentSizedName(name)
    }

    private static func contentSizedName(_ name: String) -> String {
        "ContentSized" + (name.hasPrefix("UI") ? String(name.dropFirst(2)) : name)
    }

    private static func contentSized(_ name: String) -> [String] {
        [
            "/// Wants the size that its author or its own class has for its content.",
            "private final class \(contentSizedName(name)): \(name) {",
            "    var sizeOfContent = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)",
            "    override var intrinsicContentSize: CGSize { sizeOfContent }", "}",
        ]
    }
}
