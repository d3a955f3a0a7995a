import Foundation
import MaquetteDrawing

/// A row of a menu: a title, perhaps with a second line, an image, a check mark, and a chevron that leads further.
final class MenuRow: UIView, InternalView {
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
    private let isSubmenu: Bool
    let isChecked: Bool
    let isDisabled: Bool

    init(_ element: UIMenuElement, _ columns: Columns) {
        self.columns = columns
        isSubmenu = element is UIMenu
        isChecked = (element as? UIAction)?.state == .on
        let attributes = (element as? UIAction)?.attributes ?? []
        isDisabled = attributes.contains(.disabled)
        super.init(frame: .zero)
        isOpaque = false
        let color: UIColor =
            attributes.contains(.disabled)
            ? .tertiaryLabel : attributes.contains(.destructive) ? .systemRed : .label
        title.text = element.title
        title.font = .preferredFont(forTextStyle: .body)
        title.textColor = color
        subtitle.text = element.subtitle
        subtitle.font = .preferredFont(forTextStyle: .subheadline)
        subtitle.textColor = .secondaryLabel
        image.image = element.image?.withRenderingMode(
            element.image?.renderingMode == .alwaysOriginal ? .alwaysOriginal : .alwaysTemplate)
        image.tintColor = color
        image.contentMode = .center
        let symbol = UIImage.SymbolConfiguration(pointSize: 15, weight: .semibold)
        let name = isSubmenu ? "chevron.forward" : isChecked ? "checkmark" : nil
        mark.image = name.flatMap { UIImage(systemName: $0, withConfiguration: symbol) }
        mark.tintColor = .label
        mark.contentMode = .center
        for view in [title, subtitle, image, mark] as [UIView] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    var naturalHeight: CGFloat {
        let menus = Headless.release.menus
        let texts = [title, subtitle].filter { $0.text?.isEmpty == false }.map { $0.intrinsicContentSize.height }
        return max(texts.count > 1 ? menus.rowWithSubtitle : menus.row, texts.reduce(0, +) + 16)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let menus = Headless.release.menus
        let start =
            columns.hasImages && menus.image != nil
            ? menus.titleAfterImage + (columns.hasChecks ? menus.titleBesideCheck - menus.title : 0)
            : columns.hasChecks ? menus.titleBesideCheck : menus.title
        let side: CGFloat = 16
        let markColumn: CGFloat = isSubmenu ? bounds.width - side - 16 : menus.check
        let imageColumn =
            menus.image.map { columns.hasChecks ? menus.imageBesideCheck : $0 } ?? bounds.width - side - 24
        let takesEnd = isSubmenu || menus.image == nil && image.image != nil
        let end = bounds.width - side - (takesEnd ? 32 : 0)
        place(image, x: imageColumn, width: 28)
        place(mark, x: markColumn, width: 20)
        let lines = [title, subtitle].filter { $0.text?.isEmpty == false }
        let block = lines.reduce(0) { $0 + $1.intrinsicContentSize.height }
        var top = PixelGrid(scale: layoutScale).rounded((bounds.height - block) / 2)
        for label in lines {
            let height = label.intrinsicContentSize.height
            label.frame = mirrored(CGRect(x: start, y: top, width: max(0, end - start), height: height))
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
}
