import Foundation
import MaquetteViewModel

/// An image as a document describes it; the screen's scale decides the file.
struct DocumentImage: Sendable {
    enum Source: Sendable {
        /// Full paths without the suffix of a scale.
        case file(String)
        case symbol(String)
    }

    var source: Source
    var pointSize: CGFloat?
    var textStyle: UIFont.TextStyle?
    var weight = UIImage.SymbolWeight.unspecified
    var scale = UIImage.SymbolScale.unspecified
    var renderingMode = UIImage.RenderingMode.automatic
    var capInsets: DocumentInsets?
    var resizingMode = UIImage.ResizingMode.stretch
    var flipsForRightToLeft = false

    func image(for traits: UITraitCollection) -> UIImage? {
        var image: UIImage?
        switch source {
        case .file(let path):
            image = ImageLookup.file(path, scale: traits.displayScale).flatMap(UIImage.init(contentsOfFile:))
        case .symbol(let name): image = UIImage(systemName: name, withConfiguration: symbolConfiguration(for: traits))
        }
        if let capInsets {
            image = image?.resizableImage(withCapInsets: capInsets.edgeInsets, resizingMode: resizingMode)
        }
        if renderingMode != .automatic { image = image?.withRenderingMode(renderingMode) }
        return flipsForRightToLeft ? image?.imageFlippedForRightToLeftLayoutDirection() : image
    }

    private func symbolConfiguration(for traits: UITraitCollection) -> UIImage.SymbolConfiguration {
        let styled = textStyle.map { UIFont.preferredFont(forTextStyle: $0, compatibleWith: traits).pointSize }
        return UIImage.SymbolConfiguration(pointSize: pointSize ?? styled ?? 17, weight: weight, scale: scale)
    }
}

/// Finds the file of an image for a scale: `name@3x.png` before `name.png`.
enum ImageLookup {
    static func file(_ path: String, scale: CGFloat) -> String? {
        let name = path as NSString
        let scales = [Int(scale.rounded()), 3, 2, 1].map { $0 == 1 ? "" : "@\($0)x" }
        let marked = scales.map { "\(name.deletingPathExtension)\($0).\(name.pathExtension)" }
        return (marked + [path]).first { FileManager.default.fileExists(atPath: $0) }
    }
}

private enum ImageFields {
    static let file = Field("file", Kind<String>.text, "The path of a PNG or JPEG, from the document's folder.")
    static let symbol = Field("symbol", Kind<String>.text, "The name of a system symbol: `heart.fill`.")
    static let pointSize = Field("pointSize", Kind<CGFloat>.fontSize, "Of a symbol: the size of the text it goes with.")
    static let textStyle = Field("textStyle", Kind<UIFont.TextStyle>.textStyle, "Of a symbol: the style of that text.")
    static let weight = Field("weight", Kind<UIImage.SymbolWeight>.symbolWeight, "Of a symbol.")
    static let scale = Field("scale", Kind<UIImage.SymbolScale>.symbolScale, "Of a symbol.")
    static let renderingMode = Field(
        "renderingMode", Kind<UIImage.RenderingMode>.renderingMode, "A template shows its shape in the tint colour.")
    static let capInsets = Field("capInsets", Kind<DocumentInsets>.insets, "The edges that keep their size.")
    static let resizingMode = Field(
        "resizingMode", Kind<UIImage.ResizingMode>.resizingMode, "What happens between the cap insets.")
    static let flips = Field(
        "flipsForRightToLeftLayoutDirection", Kind<Bool>.flag, "Whether it is mirrored in right-to-left layouts.")
    static let record = Record(
        "an image",
        [
            file.erased, symbol.erased, pointSize.erased, textStyle.erased, weight.erased, scale.erased,
            renderingMode.erased, capInsets.erased, resizingMode.erased, flips.erased,
        ])
}

extension Kind where Value == DocumentImage {
    private static let expectation =
        "an image: a path from the document's folder, a symbol as \"symbol:heart.fill\", or an object with file or symbol"

    static let image = Kind.either(
        expectation,
        string: Kind(expectation, schema: ["type": "string"]) { node, reading in
            let name = node.string ?? ""
            if name.hasPrefix("symbol:") { return symbol(String(name.dropFirst("symbol:".count)), node, reading) }
            return file(name, node, reading)
        },
        object: Kind(expectation, schema: ImageFields.record.schema) { node, reading in
            ImageFields.record.read(node, reading).flatMap { image($0, node, reading) }
        }
    ).defined(as: "image")

    static let imageDefinition: JSONValue = [
        "description": "An image: the path of a file, `symbol:` and the name of a system symbol, or an object.",
        "anyOf": [["type": "string", "minLength": 1], ImageFields.record.schema],
    ]

    private static func image(_ values: FieldValues, _ node: JSONNode, _ reading: Reading) -> DocumentImage? {
        typealias Keys = ImageFields
        var image: DocumentImage?
        switch (values[Keys.file], values[Keys.symbol]) {
        case (let path?, nil): image = file(path, node, reading)
        case (nil, let name?): image = symbol(name, node, reading)
        default: reading.report("an image needs either the key \"file\" or the key \"symbol\"", at: node)
        }
        image?.pointSize = values[Keys.pointSize]
        image?.textStyle = values[Keys.textStyle]
        image?.weight = values[Keys.weight] ?? .unspecified
        image?.scale = values[Keys.scale] ?? .unspecified
        image?.renderingMode = values[Keys.renderingMode] ?? .automatic
        image?.capInsets = values[Keys.capInsets]
        image?.resizingMode = values[Keys.resizingMode] ?? .stretch
        image?.flipsForRightToLeft = values[Keys.flips] ?? false
        return image
    }

    private static func symbol(_ name: String, _ node: JSONNode, _ reading: Reading) -> DocumentImage? {
        guard !name.isEmpty else {
            reading.report("expected the name of a symbol", at: node)
            return nil
        }
        return DocumentImage(source: .symbol(name))
    }

    private static func file(_ name: String, _ node: JSONNode, _ reading: Reading) -> DocumentImage? {
        guard !name.isEmpty else {
            reading.reportUnexpected(node, expected: expectation)
            return nil
        }
        let path = name.hasPrefix("/") ? name : "\(reading.folder)/\(name)"
        switch ImageLookup.file(path, scale: 1) {
        case nil: reading.warn("there is no image \"\(name)\"; its place stays empty", at: node, kind: .missingImage)
        case let found? where UIImage(contentsOfFile: found) == nil:
            reading.warn(
                "the image \"\(name)\" is not a PNG or JPEG file that can be read; its place stays empty", at: node,
                kind: .missingImage)
        default: break
        }
        return DocumentImage(source: .file(path))
    }
}

extension Kind where Value == UIImage.SymbolWeight {
    static let symbolWeight = Kind.choice(
        "the weight of a symbol",
        [
            "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
            "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
        ])
}

extension Kind where Value == UIImage.SymbolScale {
    static let symbolScale = Kind.choice(
        "the scale of a symbol", ["small": .small, "medium": .medium, "large": .large])
}

extension Kind where Value == UIImage.RenderingMode {
    static let renderingMode = Kind.choice(
        "a rendering mode", ["automatic": .automatic, "original": .alwaysOriginal, "template": .alwaysTemplate])
}

extension Kind where Value == UIImage.ResizingMode {
    static let resizingMode = Kind.choice("a resizing mode", ["tile": .tile, "stretch": .stretch])
}
