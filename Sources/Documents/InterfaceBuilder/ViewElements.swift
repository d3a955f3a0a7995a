import Foundation
import MaquetteViewModel

/// How each kind of element becomes a view.
@MainActor enum ViewElements {
    typealias Maker = @MainActor (MarkupElement, SceneBuilder) -> UIView

    static let makers: [String: Maker] = [
        "view": { _, _ in UIView() },
        "label": label,
        "imageView": imageView,
        "stackView": stackView,
        "tableView": { _, _ in UIView() },
        "collectionView": { _, _ in UIView() },
        "scrollView": { _, _ in UIView() },
        "tableViewCell": { _, _ in UIView() },
        "tableViewCellContentView": cellContent,
        "collectionViewCell": { _, _ in UIView() },
        "collectionViewCellContentView": { _, _ in UIView() },
        "collectionReusableView": { _, _ in UIView() },
        "containerView": { _, _ in UIView() },
    ]

    private static func cellContent(_ element: MarkupElement, _ builder: SceneBuilder) -> UIView {
        let view = UIView()
        let era = builder.era
        view.insetsLayoutMarginsFromSafeArea = false
        view.layoutMargins = era.cellContentMargins(width: builder.canvasWidth)
        return view
    }

    private static func label(_ element: MarkupElement, _ builder: SceneBuilder) -> UIView {
        let label = UILabel()
        label.text = DocumentText.string(of: element, key: "text")
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
        if let width = element.number("preferredMaxLayoutWidth") { label.preferredMaxLayoutWidth = CGFloat(width) }
        if let text = builder.text.attributedString(of: element, key: "attributedText") { label.attributedText = text }
        return label
    }

    private static func imageView(_ element: MarkupElement, _ builder: SceneBuilder) -> UIView {
        let view = UIImageView()
        view.image = builder.images.image(of: element)
        view.highlightedImage = builder.images.image(of: element, key: "highlightedImage")
        view.isHighlighted = element.flag("highlighted") ?? false
        return view
    }

    private static func stackView(_ element: MarkupElement, _ builder: SceneBuilder) -> UIView {
        let stack = UIStackView()
        stack.axis = element["axis"] == "vertical" ? .vertical : .horizontal
        switch element["distribution"] {
        case "fillEqually": stack.distribution = .fillEqually
        case "fillProportionally": stack.distribution = .fillProportionally
        case "equalSpacing": stack.distribution = .equalSpacing
        case "equalCentering": stack.distribution = .equalCentering
        default: stack.distribution = .fill
        }
        switch element["alignment"] {
        case "top", "leading": stack.alignment = .leading
        case "bottom", "trailing": stack.alignment = .trailing
        case "center": stack.alignment = .center
        case "firstBaseline": stack.alignment = .firstBaseline
        case "lastBaseline": stack.alignment = .lastBaseline
        default: stack.alignment = .fill
        }
        stack.spacing = element.number("spacing").map { CGFloat($0) } ?? (element["spacingType"] == "standard" ? 8 : 0)
        stack.isBaselineRelativeArrangement = element.flag("baselineRelativeArrangement") ?? false
        if element.insets(key: "layoutMargins") != nil
            || element.directionalInsets(key: "directionalLayoutMargins") != nil
        {
            stack.isLayoutMarginsRelativeArrangement = true
        }
        return stack
    }
}
