import Foundation
import MaquetteDrawing

/// A row of a menu: a title, perhaps with a second line, an image, a check mark, and a chevron that leads further.
final class MenuRow: TouchedPart {
    let title = UILabel()
    let subtitle = UILabel()
    private let image = UIImageView()
    private let mark = UIImageView()
    /// Which columns the menu keeps free before its titles.
    struct Columns {
        var hasChecks = false
        var hasImages = false
    }

    private let columns: Columns
    private let element: UIMenuElement
    private let isSubmenu: Bool
    let isChecked: Bool
    let isDisabled: Bool

    init(_ element: UIMenuElement, _ columns: Columns) {
        (self.columns, self.element) = (columns, element)
        isSubmenu = element is UIMenu
        isChecked = (element as? UIAction)?.state == .on
        let attributes = (element as? UIAction)?.attributes ?? []
        isDisabled = attributes.contains(.disabled)
        super.init(frame: .zero)
        isOpaque = false
        let color: UIColor =
            isDisabled
            ? .tertiaryLabel : attributes.contains(.destructive) ? .systemRed : .label
        title.text = element.title
        title.numberOfLines = 0
        title.font = .preferredFont(forTextStyle: .body)
        title.textColor = color
        subtitle.text = element.subtitle
        subtitle.numberOfLines = 0
        subtitle.font = .preferredFont(forTextStyle: .subheadline)
        subtitle.textColor = .secondaryLabel
        image.image = element.image?.withRenderingMode(
            element.image?.renderingMode == .alwaysOriginal ? .alwaysOriginal : .alwaysTemplate)
        image.tintColor = color
        image.contentMode = .center
        image.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
        let name = isSubmenu ? "chevron.forward" : isChecked ? "checkmark" : nil
        mark.image = name.flatMap { UIImage(systemName: $0) }
        // 15 points at the default text size.
        mark.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .subheadline).applying(
            UIImage.SymbolConfiguration(weight: .semibold))
        mark.tintColor = .label
        mark.contentMode = .center
        for view in [title, subtitle, image, mark] as [UIView] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    override func act() {
        if !isDisabled, let menu: MenuPresentation = nearest() { menu.choose(element) }
    }

    private var labels: [UILabel] { [title, subtitle].filter { $0.text?.isEmpty == false } }

    private func height(of label: UILabel, width: CGFloat) -> CGFloat {
        label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }

    func height(inWidth width: CGFloat) -> CGFloat {
        let menus = Headless.release.menus
        let room = room(inWidth: width)
        let block = labels.reduce(0) { $0 + height(of: $1, width: room.width) }
        return max(labels.count > 1 ? menus.rowWithSubtitle : menus.row, block + 16)
    }

    /// The width with each text in one line.
    var naturalWidth: CGFloat {
        let text =
            labels.map { $0.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0)).width }.max() ?? 0
        let around = 1000 - room(inWidth: 1000).width
        return (text + around).rounded(.up)
    }

    private static let side: CGFloat = 16

    /// Symbols grow with the text, and their columns with them.
    private var growth: CGFloat {
        max(1, UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection).pointSize / 17)
    }

    /// Where the texts are.
    private func room(inWidth width: CGFloat) -> (start: CGFloat, width: CGFloat) {
        let menus = Headless.release.menus
        let start =
            columns.hasImages && menus.image != nil
            ? menus.titleAfterImage + (columns.hasChecks ? menus.titleBesideCheck - menus.title : 0)
            : columns.hasChecks ? menus.titleBesideCheck : menus.title
        let isBesideSymbols = columns.hasChecks || columns.hasImages && menus.image != nil
        let grown = isBesideSymbols ? start * growth : start
        let takesEnd = isSubmenu && menus.isGlass || menus.image == nil && image.image != nil
        let end = width - Self.side - (takesEnd ? 32 * growth : 0)
        return (grown, max(0, end - grown))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let menus = Headless.release.menus
        let growth = growth
        // Up to iOS 18 the chevron of a submenu is where check marks are.
        let markColumn = isSubmenu && menus.isGlass ? bounds.width - Self.side - 16 * growth : menus.check * growth
        let imageColumn =
            menus.image.map { (columns.hasChecks ? menus.imageBesideCheck : $0) * growth }
            ?? bounds.width - Self.side - 24 * growth
        place(image, x: imageColumn, width: 28 * growth)
        place(mark, x: markColumn, width: 20 * growth)
        let room = room(inWidth: bounds.width)
        let heights = labels.map { height(of: $0, width: room.width) }
        var top = PixelGrid(scale: layoutScale).rounded((bounds.height - heights.reduce(0, +)) / 2)
        for (label, height) in zip(labels, heights) {
            label.frame = mirrored(CGRect(x: room.start, y: top, width: room.width, height: height))
            top += height
        }
    }

    private func place(_ view: UIView, x: CGFloat, width: CGFloat) {
        view.frame = mirrored(CGRect(x: x, y: 0, width: width, height: bounds.height))
    }

    private func mirrored(_ rect: CGRect) -> CGRect {
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return rect }
        return CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    // MARK: Accessibility

    override var ownAccessibility: OwnAccessibility {
        var traits = UIAccessibilityTraits.button
        if isChecked { traits.insert(.selected) }
        if isDisabled { traits.insert(.notEnabled) }
        let texts = [title.text, subtitle.text].compactMap { $0 }.filter { !$0.isEmpty }
        return OwnAccessibility(isElement: true, label: texts.joined(separator: ", "), traits: traits)
    }
}
