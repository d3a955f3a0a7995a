import Foundation
import MaquetteViewModel

/// Labels and image views.
@MainActor enum LabelElements {
    static let makers: [String: ViewElements.Maker] = ["label": label, "imageView": imageView]

    private static func label(_ element: MarkupElement, _ builder: SceneBuilder) -> UIView {
        let label = builder.taking { UILabel() }
        label.text = element["text"]
        if let font = DocumentFonts.font(of: element) { label.font = font }
        if let color = builder.colors.color(of: element, key: "textColor") { label.textColor = color }
        if let color = builder.colors.color(of: element, key: "highlightedColor") { label.highlightedTextColor = color }
        if let color = builder.colors.color(of: element, key: "shadowColor") { label.shadowColor = color }
        if let offset = element.size(key: "shadowOffset") { label.shadowOffset = offset }
        label.textAlignment = element["textAlignment"].flatMap(NSTextAlignment.init(documentName:)) ?? .left
        if let mode = element["lineBreakMode"].flatMap(NSLineBreakMode.init(documentName:)) {
            label.lineBreakMode = mode
        }
        label.numberOfLines = element.integer("numberOfLines").map { max($0, 0) } ?? 1
        label.isEnabled = element.flag("enabled") ?? true
        label.isHighlighted = element.flag("highlighted") ?? false
        label.adjustsFontSizeToFitWidth = element.flag("adjustsFontSizeToFit") ?? true
        if let scale = element.number("minimumScaleFactor") {
            label.minimumScaleFactor = CGFloat(min(max(scale, 0), 1))
        }
        if let points = element.number("minimumFontSize"), points > 0, label.font.pointSize > 0 {
            label.minimumScaleFactor = min(CGFloat(points) / label.font.pointSize, 1)
        }
        label.adjustsFontForContentSizeCategory = element.flag("adjustsFontForContentSizeCategory") ?? false
        if let width = element.length("preferredMaxLayoutWidth") { label.preferredMaxLayoutWidth = width }
        if let text = builder.text.attributedString(of: element, key: "attributedText") { label.attributedText = text }
        return label
    }

    private static func imageView(_ element: MarkupElement, _ builder: SceneBuilder) -> UIView {
        let view = builder.taking { UIImageView() }
        view.image = builder.images.image(of: element)
        view.highlightedImage = builder.images.image(of: element, key: "highlightedImage")
        view.isHighlighted = element.flag("highlighted") ?? false
        if let symbol = element.child(key: "preferredSymbolConfiguration") {
            view.preferredSymbolConfiguration = DocumentImages.symbolConfiguration(symbol)
        }
        return view
    }
}
