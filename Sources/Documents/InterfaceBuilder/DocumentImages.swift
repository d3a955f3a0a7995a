import Foundation
import MaquetteViewModel

/// The images of elements: from the project around the document, or placeholders of their recorded size.
@MainActor struct DocumentImages {
    private let sizes: [String: CGSize]
    /// Called for files that exist and cannot be used.
    var report: @MainActor (DocumentProblem) -> Void = { _ in }
    /// Called for symbols without an outline, with the element that shows them.
    var reportSymbol: @MainActor (MarkupElement, String) -> Void = { _, _ in }

    init(resources: MarkupElement?) {
        var sizes: [String: CGSize] = [:]
        for resource in resources?.children ?? [] where resource.name == "image" {
            guard let name = resource["name"], let width = resource.number("width"),
                let height = resource.number("height"), (0...10_000).contains(width), (0...10_000).contains(height)
            else { continue }
            sizes[name] = CGSize(width: width, height: height)
        }
        self.sizes = sizes
    }

    /// `image="star" catalog="system"`, or `<imageReference key="image" image="star" …/>`.
    func image(of element: MarkupElement, key: String = "image") -> UIImage? {
        if let name = element[key] { return image(named: name, of: element) }
        guard let reference = element.child(key: key), let name = reference["image"] else { return nil }
        var image = image(named: name, of: reference)
        if let scale = reference["symbolScale"].flatMap(Self.symbolScale(named:)) {
            image = image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: scale)) ?? image
        }
        switch reference["renderingMode"] {
        case "template": return image.withRenderingMode(.alwaysTemplate)
        case "original": return image.withRenderingMode(.alwaysOriginal)
        default: return image
        }
    }

    private static func symbolScale(named name: String) -> UIImage.SymbolScale? {
        switch name {
        case "small": .small
        case "medium": .medium
        case "large": .large
        default: nil
        }
    }

    private static func symbolWeight(named name: String) -> UIImage.SymbolWeight? {
        switch name {
        case "ultraLight": .ultraLight
        case "thin": .thin
        case "light": .light
        case "regular": .regular
        case "medium": .medium
        case "semibold": .semibold
        case "bold": .bold
        case "heavy": .heavy
        case "black": .black
        default: nil
        }
    }

    /// `<preferredSymbolConfiguration scale="large" weight="bold" …/>`
    static func symbolConfiguration(_ element: MarkupElement) -> UIImage.SymbolConfiguration {
        var configuration = UIImage.SymbolConfiguration.unspecified
        if let points = element.number("pointSize"), points > 0, points < 1000 {
            configuration = configuration.applying(UIImage.SymbolConfiguration(pointSize: CGFloat(points)))
        }
        if let font = DocumentFonts.font(of: element, key: "fontDescription") {
            configuration = configuration.applying(UIImage.SymbolConfiguration(font: font))
        }
        if let scale = element["scale"].flatMap(symbolScale(named:)) {
            configuration = configuration.applying(UIImage.SymbolConfiguration(scale: scale))
        }
        if let weight = element["weight"].flatMap(symbolWeight(named:)) {
            configuration = configuration.applying(UIImage.SymbolConfiguration(weight: weight))
        }
        return configuration
    }

    private func image(named name: String, of element: MarkupElement) -> UIImage {
        if element["catalog"] == "system", !name.isEmpty {
            if UnknownSymbols.isUnknown(name) {
                UnknownSymbols.markReported(name)
                reportSymbol(element, UnknownSymbols.message(about: name))
            }
            if let symbol = UIImage(systemName: name) { return symbol }
        }
        let image = UIImage(named: name, recordedSize: sizes[name])
        guard image.isStandIn else { return image }
        for file in UIImage.unusableFiles(named: name) {
            var problem = DocumentProblem(
                file: file.path, message: "\(file.reason); a placeholder is drawn for the image \(name.shortened)")
            problem.kind = .missingImage
            report(problem)
        }
        return image
    }
}
