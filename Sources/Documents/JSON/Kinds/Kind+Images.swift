import Foundation
import MaquetteFiles
import MaquetteViewModel

/// An image as a document describes it; the screen's scale decides the file.
struct DocumentImage: Sendable {
    enum Source: Sendable {
        /// A full path without the suffix of a scale.
        case file(ImageLookup)
        case symbol(String)
    }

    var source: Source
    var pointSize: CGFloat?
    var textStyle: UIFont.TextStyle?
    var weight = UIImage.SymbolWeight.unspecified
    var scale = UIImage.SymbolScale.unspecified
    var colors: SymbolColors?
    var variableValue: Double?
    var renderingMode = UIImage.RenderingMode.automatic
    var capInsets: DocumentInsets?
    var resizingMode = UIImage.ResizingMode.stretch
    var flipsForRightToLeft = false

    /// How a symbol has more than one colour.
    enum SymbolColors: Sendable {
        case hierarchical(UIColor)
        case palette([UIColor])
        case multicolor

        var configuration: UIImage.SymbolConfiguration {
            switch self {
            case .hierarchical(let color): UIImage.SymbolConfiguration(hierarchicalColor: color)
            case .palette(let colors): UIImage.SymbolConfiguration(paletteColors: colors)
            case .multicolor: .preferringMulticolor()
            }
        }
    }

    func image(for traits: UITraitCollection) -> UIImage? {
        var image: UIImage?
        switch source {
        case .file(let lookup): image = lookup.image(scale: traits.displayScale)
        case .symbol(let name):
            let configuration = symbolConfiguration(for: traits)
            image =
                if let variableValue {
                    UIImage(systemName: name, variableValue: variableValue, configuration: configuration)
                } else {
                    UIImage(systemName: name, withConfiguration: configuration)
                }
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
            .applying(colors?.configuration)
    }
}

/// Finds the file of an image for a scale: `name@3x.png` before `name.png`.
struct ImageLookup: Sendable {
    let path: String
    let boundary: FileBoundary

    enum Found: Equatable {
        case file(String)
        case missing
        /// A file outside of the boundary: the answer does not say whether it exists.
        case outside
    }

    func find(scale: CGFloat) -> Found {
        let (stem, ending) = stemAndEnding
        var found = Found.missing
        var candidates: [String] = []
        for scale in [Int(scale.rounded()), 3, 2, 1] {
            let file = scale == 1 ? "\(stem).\(ending)" : "\(stem)@\(scale)x.\(ending)"
            if !candidates.contains(file) { candidates.append(file) }
        }
        // The system takes a while to say that there is no such file.
        if !candidates.contains(path) { candidates.append(path) }
        for file in candidates {
            guard let place = boundary.place(of: FilePath(file)) else {
                found = .outside
                continue
            }
            if place.kind != nil { return .file(file) }
        }
        return found
    }

    func image(scale: CGFloat) -> UIImage? {
        guard case .file(let file) = find(scale: scale) else { return nil }
        return image(at: file)
    }

    func image(at file: String) -> UIImage? { UIImage(contentsOfFile: file, within: boundary) }

    private var stemAndEnding: (String, String) {
        // Foundation takes long to say the same of plain names.
        let bytes = path.utf8
        if let dot = bytes.lastIndex(of: UInt8(ascii: ".")), dot > bytes.startIndex,
            bytes[bytes.index(before: dot)] != .slash, case let ending = bytes[bytes.index(after: dot)...],
            !ending.isEmpty, ending.allSatisfy({ $0.isLetter || $0.isDigit })
        {
            return (String(path[..<dot]), String(path[path.index(after: dot)...]))
        }
        let name = path as NSString
        return (name.deletingPathExtension, name.pathExtension)
    }
}

private enum ImageFields {
    static let file = Field("file", Kind<String>.text, "The path of a PNG or JPEG, from the document's folder.")
    static let symbol = Field("symbol", Kind<String>.text, "The name of a system symbol: `heart.fill`.")
    static let pointSize = Field("pointSize", Kind<CGFloat>.fontSize, "Of a symbol: the size of the text it goes with.")
    static let textStyle = Field("textStyle", Kind<UIFont.TextStyle>.textStyle, "Of a symbol: the style of that text.")
    static let weight = Field("weight", Kind<UIImage.SymbolWeight>.symbolWeight, "Of a symbol.")
    static let scale = Field("scale", Kind<UIImage.SymbolScale>.symbolScale, "Of a symbol.")
    static let hierarchicalColor = Field(
        "hierarchicalColor", Kind<UIColor>.color, "Of a symbol: one colour, which is paler in the layers behind.")
    static let paletteColors = Field(
        "paletteColors", Kind<[UIColor]>.list(of: .color, "a list of colours", atLeast: 1),
        "Of a symbol: a colour for each layer. The last colour is for all further layers.")
    static let multicolor = Field(
        "prefersMulticolor", Kind<Bool>.flag, "Of a symbol: whether it has its own colours, if there are any.")
    static let variableValue = Field(
        "variableValue", Kind<Double>.fraction, "Of a symbol that shows a value, such as wifi: from 0 to 1.")
    static let renderingMode = Field(
        "renderingMode", Kind<UIImage.RenderingMode>.renderingMode, "A template shows its shape in the tint colour.")
    static let capInsets = Field("capInsets", Kind<DocumentInsets>.insets, "The edges that keep their size.")
    static let resizingMode = Field(
        "resizingMode", Kind<UIImage.ResizingMode>.resizingMode, "How the area between the cap insets is filled.")
    static let flips = Field(
        "flipsForRightToLeftLayoutDirection", Kind<Bool>.flag, "Whether the image is mirrored in right-to-left layouts."
    )
    static let record = Record(
        "an image",
        [
            file.erased, symbol.erased, pointSize.erased, textStyle.erased, weight.erased, scale.erased,
            hierarchicalColor.erased, paletteColors.erased, multicolor.erased, variableValue.erased,
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
        let given: [DocumentImage.SymbolColors?] = [
            values[Keys.hierarchicalColor].map { .hierarchical($0) }, values[Keys.paletteColors].map { .palette($0) },
            values[Keys.multicolor] == true ? .multicolor : nil,
        ]
        let colors = given.compactMap { $0 }
        if colors.count > 1 {
            reading.report("only one of hierarchicalColor, paletteColors and prefersMulticolor can be set", at: node)
        }
        image?.colors = colors.first
        image?.variableValue = values[Keys.variableValue]
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
        if UnknownSymbols.isUnknown(name) {
            UnknownSymbols.markReported(name)
            let message = UnknownSymbols.message(about: name)
            if !reading.warnings.contains(where: { $0.message == message }) {
                reading.warn(message, at: node, kind: .other)
            }
        }
        return DocumentImage(source: .symbol(name))
    }

    private static func file(_ name: String, _ node: JSONNode, _ reading: Reading) -> DocumentImage? {
        guard !name.isEmpty else {
            reading.reportUnexpected(node, expected: expectation)
            return nil
        }
        guard !name.utf8.contains(0) else {
            reading.report("the name of an image has a NUL in it", at: node)
            return nil
        }
        let path = name.hasPrefix("/") ? name : "\(FilePath(reading.folder).absolute.shown)/\(name)"
        let lookup = ImageLookup(path: path, boundary: Project.around(reading.folder + "/.").boundary)
        let problem: String? =
            switch lookup.find(scale: 1) {
            case .missing: "there is no image \"\(name.shortened)\""
            case .outside:
                "the image \"\(name.shortened)\" is not in the document's project, and --allow-outside is not set"
            case .file(let file):
                lookup.image(at: file) == nil
                    ? "the image \"\(name.shortened)\" is not a PNG or JPEG file that can be read" : nil
            }
        if let problem { reading.warn("\(problem); its place stays empty", at: node, kind: .missingImage) }
        return DocumentImage(source: .file(lookup))
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
