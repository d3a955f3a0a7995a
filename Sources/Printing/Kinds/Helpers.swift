import Foundation

/// What the printed file needs besides the function that makes the views.
struct Helpers {
    var needsEmptyImage = false
    /// The classes of views whose intrinsic content size is not that of their class.
    private var contentSizedClasses: [String] = []
    private var ownClasses: [OwnClass] = []
    /// The sizes of the images that the file names, by the Swift literals of their names.
    var imageSizes: [String: CGSize] = [:]
    /// The custom layer classes of views.
    var layerClasses: [String] = []
    private var names: Set<String>

    init(taken names: Set<String>) { self.names = names }

    /// A unique name.
    mutating func freshName(_ preference: String) -> String {
        // Some views are named by a path.
        let words = preference.split { $0 == "." || $0 == "?" }.map(String.init)
        let preference = words.prefix(1).joined() + words.dropFirst().map(\.capitalizedFirst).joined()
        var name = preference
        var number = 2
        while !names.insert(name).inserted {
            name = "\(preference)\(number)"
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

    /// The declarations at the end of the file.
    var declarations: [[String]] {
        var declarations: [[String]] = []
        if !imageSizes.isEmpty { declarations.append(imageSizesDeclaration) }
        if needsEmptyImage { declarations.append(Self.emptyImage) }
        declarations += contentSizedClasses.map(Self.contentSized)
        declarations += ownClasses.map(\.declaration)
        for name in layerClasses {
            declarations.append([
                "/// Has a \(name) as its layer.",
                "private final class \(Self.viewName(forLayer: name)): UIView {",
                "    override class var layerClass: AnyClass { \(name).self }", "}",
            ])
        }
        return declarations
    }

    static func viewName(forLayer name: String) -> String {
        (name.hasPrefix("CA") ? String(name.dropFirst(2)) : name) + "View"
    }

    /// The function that is called first in the printed one if it names images.
    static let imageSizesFunction = "declareImageSizes"

    private var imageSizesDeclaration: [String] {
        let sizes = imageSizes.sorted { $0.key < $1.key }.map { name, size in
            "    Headless.resources.imageSizes[\(name)] = \(SwiftText.size(size))"
        }
        return [
            "/// Reserves space for images that are missing on Linux.",
            "private func \(Self.imageSizesFunction)() {", "    #if os(Linux)",
        ] + sizes + ["    #endif", "}"]
    }

    /// The function that makes placeholders for images without a name.
    static let emptyImageFunction = "emptyImage"

    private static let emptyImage = [
        "/// An empty image in place of one without a name.",
        "@MainActor private func \(emptyImageFunction)(width: CGFloat, height: CGFloat) -> UIImage {",
        "    guard width > 0, height > 0 else { return UIImage() }",
        "    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }",
        "}",
    ]

    /// The name of a subclass with its own intrinsic content size.
    mutating func needContentSized(_ name: String) -> String {
        if !contentSizedClasses.contains(name) { contentSizedClasses.append(name) }
        return Self.contentSizedName(name)
    }

    private static func contentSizedName(_ name: String) -> String {
        "ContentSized" + (name.hasPrefix("UI") ? String(name.dropFirst(2)) : name)
    }

    private static func contentSized(_ name: String) -> [String] {
        [
            "/// Has the intrinsic content size of the document or of a custom class.",
            "private final class \(contentSizedName(name)): \(name) {",
            "    var sizeOfContent = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)",
            "    override var intrinsicContentSize: CGSize { sizeOfContent }", "}",
        ]
    }
}
