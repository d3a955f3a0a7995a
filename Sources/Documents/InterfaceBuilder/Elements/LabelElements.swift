import Foundation
import MaquetteViewModel

/// Labels and image views.
@MainActor enum LabelElements {
    static let makers: [String: ViewElements.Maker] = ["label": label, "imageView": imageView]

    private static func label(_ element: MarkupElement, _ builder: SceneBuilder) -> UIView {
        let label = builder.taking { UILabel() }
        if let font = DocumentFonts.font(of: element) { label.font = font }
        if let mode = element["lineBreakMode"].flatMap(NSLineBreakMode.init(documentName:)) {
            label.lineBreakMode = mode
        }
        builder.give(.label, of: element, to: label)
        if let points = element.number("minimumFontSize"), points > 0, label.font.pointSize > 0 {
            label.minimumScaleFactor = min(CGFloat(points) / label.font.pointSize, 1)
        }
        if let width = element.length("preferredMaxLayoutWidth") { label.preferredMaxLayoutWidth = width }
        if let text = builder.text.attributedString(of: element, key: "attributedText") { label.attributedText = text }
        return label
    }

    private static func imageView(_ element: MarkupElement, _ builder: SceneBuilder) -> UIView {
        let view = builder.taking { UIImageView() }
        builder.give(.imageView, of: element, to: view)
        if let symbol = element.child(key: "preferredSymbolConfiguration") {
            view.preferredSymbolConfiguration = DocumentImages.symbolConfiguration(symbol)
        }
        return view
    }
}
