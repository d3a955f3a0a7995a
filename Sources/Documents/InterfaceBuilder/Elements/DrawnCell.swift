import Foundation
import MaquetteViewModel

/// A cell of a table on the canvas: its content where the document has it, and over that what a cell of UIKit's adds by
/// itself.
final class DrawnCell: UIView, CellStandIn {
    /// An empty cell of its own: accessory, separators and the corners of a card are drawn in one place only.
    private let ornaments = UITableViewCell(style: .default, reuseIdentifier: nil)
    /// Whether the document leaves the colour of the ground to the table.
    var followsTable = true
    /// Where the document begins the separator, or else where the text of the cell's style begins.
    var separatorInset: UIEdgeInsets?
    var accessoryType: UITableViewCell.AccessoryType {
        get { ornaments.accessoryType }
        set { ornaments.accessoryType = newValue }
    }

    /// Makes the cell of UIKit's that the document describes.
    var makeOriginal: @MainActor () -> UITableViewCell = { UITableViewCell(style: .default, reuseIdentifier: nil) }
    /// The margins that the content has if the document says nothing of them.
    var contentMargins: NSDirectionalEdgeInsets?
    /// Whether the row is as high as what is in it asks for.
    var isAutomatic = false
    /// How high the document wants the row.
    var ownHeight: CGFloat?
    /// Whether the document leaves out where the parts of the style are.
    private var isUnplaced = false
    private var sideMargin: CGFloat = 0
    private(set) var style = UITableViewCell.CellStyle.default
    private var texts: [StyleText] = []
    /// What the document drew beside and below the content.
    private var around = CGSize.zero
    private var drawnWidth: CGFloat = 0
    private var drawnWords: [String] = []
    /// Whether the texts are other ones than those that the document was drawn with.
    var isTranslated = false
    /// The image that the cell's style has.
    private var picture: (view: UIImageView, recorded: CGRect)?

    /// A label that the cell's style has.
    private struct StyleText {
        let label: UILabel
        let role: Role
        let recorded: CGRect
        /// What the document leaves free between the label and the far edge of the content.
        let distance: CGFloat
        let standsFar: Bool
    }

    enum Role { case title, detail }

    var original: UIView { makeOriginal() }

    var parts: CellParts {
        func label(_ role: Role) -> UILabel? { texts.first { $0.role == role }?.label }
        return CellParts(content: content, title: label(.title), detail: label(.detail), image: picture?.view)
    }

    func giveSurroundings(to cell: UITableViewCell) {
        if followsTable { cell.backgroundColor = backgroundColor }
        ornaments.giveSurroundings(to: cell)
        cell.preservesSuperviewLayoutMargins = preservesSuperviewLayoutMargins
        cell.insetsLayoutMarginsFromSafeArea = insetsLayoutMarginsFromSafeArea
        cell.contentView.insetsLayoutMarginsFromSafeArea = false
        if let contentMargins { cell.contentView.directionalLayoutMargins = contentMargins }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        ornaments.backgroundColor = .clear
        ornaments.isUserInteractionEnabled = false
        addSubview(ornaments)
        take(CellPlace())
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func take(_ place: CellPlace) {
        var place = place
        place.separatorInset = separatorInset ?? place.separatorInset
        if hasOtherTextSize { place.separatorInset?.left += symbolGrowth }
        ornaments.take(place)
        if followsTable {
            backgroundColor = place.style == .plain ? .systemBackground : .secondarySystemGroupedBackground
        }
        sideMargin = place.sideMargin ?? TableMargins.side(width: bounds.width, in: traitCollection)
        layer.cornerRadius = ornaments.layer.cornerRadius
        layer.maskedCorners = ornaments.layer.maskedCorners
        if layer.cornerRadius > 0 { layer.masksToBounds = true }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if subviews.last !== ornaments { bringSubviewToFront(ornaments) }
        ornaments.frame = bounds
        stayClearOfSides()
        giveTextsRoom()
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { mirror() }
    }

    /// What notches cover of the row at its sides, on another screen than that of the document.
    private var coveredSides: (left: CGFloat, right: CGFloat) {
        guard abs(bounds.width - drawnWidth) >= 0.5 else { return (0, 0) }
        return (max(0, safeAreaInsets.left), max(0, safeAreaInsets.right))
    }

    private var contentWidth: CGFloat { bounds.width - around.width - coveredSides.left - coveredSides.right }

    private func stayClearOfSides() {
        let (left, right) = coveredSides
        guard left + right > 0, let content else { return }
        let frame = CGRect(
            x: left, y: content.frame.minY, width: max(0, contentWidth), height: content.frame.height)
        if content.frame != frame { content.frame = frame }
    }

    /// What stands at the beginning of a row as documents are drawn stands at its right in other languages: the content
    /// beside the accessory, and in it what the cell's style placed.
    private func mirror() {
        for content in subviews where content !== ornaments {
            let x = bounds.width - coveredSides.right - content.frame.width
            if content.frame.minX != x { content.frame.origin.x = x }
        }
        for text in texts {
            guard let content = text.label.superview else { continue }
            text.label.frame.origin.x = content.bounds.width - text.label.frame.maxX
        }
        if let picture, let content = picture.view.superview {
            picture.view.frame.origin.x =
                content.bounds.width - picture.recorded.minX - picture.view.frame.width
        }
    }

    /// Notes what the document drew, which is moved later on.
    func keep(
        style: UITableViewCell.CellStyle, title: UILabel?, detail: UILabel?, picture: UIImageView?, isUnplaced: Bool
    ) {
        (self.style, self.isUnplaced) = (style, isUnplaced)
        // The margins of a row are its own, wherever on the screen it stands.
        (preservesSuperviewLayoutMargins, insetsLayoutMarginsFromSafeArea) = (false, false)
        drawnWidth = bounds.width
        if let content {
            around = CGSize(
                width: bounds.width - content.frame.width, height: bounds.height - content.frame.height)
            drawnWords = Self.words(in: content)
        }
        // The far one first: the other yields to it.
        if let detail { keepReadable(detail, .detail, standsFar: style == .value1) }
        if let title { keepReadable(title, .title, standsFar: false) }
        if let picture, picture.translatesAutoresizingMaskIntoConstraints { self.picture = (picture, picture.frame) }
    }

    private var content: UIView? { subviews.first { $0 !== ornaments } }

    /// UIKit sizes the labels of a style by itself. What the document recorded was measured with the fonts of its time.
    private func keepReadable(_ label: UILabel, _ role: Role, standsFar: Bool) {
        guard let content = label.superview, label.translatesAutoresizingMaskIntoConstraints else { return }
        texts.append(
            StyleText(
                label: label, role: role, recorded: label.frame, distance: content.bounds.width - label.frame.maxX,
                standsFar: standsFar))
    }

    private func giveTextsRoom() {
        if !texts.isEmpty, let content, !isAsDrawn { return placeTexts(in: content) }
        for text in texts where text.label.numberOfLines == 1 {
            guard let content = text.label.superview else { continue }
            let wish = text.label.sizeThatFits(.zero)
            var frame = text.recorded
            let others = texts.filter { $0.standsFar != text.standsFar }.map(\.label.frame)
            if text.standsFar {
                frame.size.width = max(frame.width, min(wish.width, content.bounds.width - 16))
                frame.origin.x = content.bounds.width - text.distance - frame.width
            } else {
                let end = others.map(\.minX).min().map { $0 - 6 } ?? content.bounds.width - 8
                frame.size.width = max(frame.width, min(wish.width, end - frame.minX))
            }
            if wish.height > frame.height {
                frame = frame.insetBy(dx: 0, dy: (frame.height - wish.height) / 2)
            }
            if text.label.frame != frame { text.label.frame = frame }
        }
    }

    // MARK: Other devices, text sizes and languages than the document was drawn with

    /// Whether what the document recorded still holds.
    private var isAsDrawn: Bool {
        guard !isUnplaced, !hasOtherTextSize, !isTranslated, abs(bounds.width - drawnWidth) < 0.5, let content,
            effectiveUserInterfaceLayoutDirection == .leftToRight, Self.words(in: content) == drawnWords
        else { return false }
        let ends = texts.map(\.recorded)
        return ends.allSatisfy { $0.minX >= 0 && $0.maxX < content.bounds.width + 1 }
            && (ends.count < 2 || !ends[0].insetBy(dx: 1, dy: 1).intersects(ends[1].insetBy(dx: 1, dy: 1)))
    }

    private var hasOtherTextSize: Bool {
        let category = traitCollection.preferredContentSizeCategory
        return category != .large && category != .unspecified
    }

    private var cellTexts: CellTexts {
        let parts = parts
        return CellTexts(
            style: style, title: parts.title, detail: parts.detail, mayGrow: isAutomatic, in: traitCollection,
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    /// Where texts begin and end when the content is as wide as that.
    private func textSpan(_ width: CGFloat) -> (start: CGFloat, width: CGFloat) {
        if isUnplaced {
            let start = sideMargin + (picture.map { $0.recorded.width + CellTexts.imageGap } ?? 0) + symbolGrowth
            return (start, max(0, width - start - (around.width > 1 ? 8 : sideMargin)))
        }
        let drawn = max(0, (texts.first { $0.role == .title } ?? texts.first)?.recorded.minX ?? 0)
        let start = drawn + symbolGrowth
        return (start, max(0, width - start - (around.width > 1 ? 8 : min(drawn, 16))))
    }

    private func placeTexts(in content: UIView) {
        if isUnplaced, let view = picture?.view, let image = view.image {
            let size = CellTexts.imageSize(image, inRowOf: content.bounds.height)
            picture = (view, CGRect(origin: CGPoint(x: sideMargin, y: 0), size: size))
        }
        let span = textSpan(content.bounds.width)
        let room = CGRect(x: span.start, y: 0, width: span.width, height: content.bounds.height)
        for (label, frame) in cellTexts.frames(in: room) where label.frame != frame { label.frame = frame }
        guard let (view, drawn) = picture else { return }
        if symbolScale != 1 { view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body) }
        let size = CGSize(
            width: (drawn.width * symbolScale).rounded(), height: (drawn.height * symbolScale).rounded())
        let top = ((content.bounds.height - size.height) / 2).rounded()
        view.frame = CGRect(origin: CGPoint(x: drawn.minX, y: top), size: size)
    }

    private var symbolGrowth: CGFloat { picture.map { ($0.recorded.width * (symbolScale - 1)).rounded() } ?? 0 }

    /// Symbols beside texts are as large as these.
    private var symbolScale: CGFloat {
        guard picture?.view.image?.isSymbolImage == true else { return 1 }
        return UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection).pointSize / 17
    }

    /// How high the row has to be for its texts or its constraints; nil where it is as high as it was drawn: what the
    /// document recorded holds for the device, the text size and the texts that it was drawn with.
    func neededHeight() -> CGFloat? {
        guard isAutomatic, content != nil else { return nil }
        let width = contentWidth
        guard !isAsDrawn else { return nil }
        if !texts.isEmpty { return cellTexts.rowHeight(width: textSpan(width).width) + around.height }
        return contentHeight.map { $0 + around.height }
    }

    /// What constraints in the content ask for.
    private var contentHeight: CGFloat? {
        guard let content, content.subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) else {
            return nil
        }
        return content.systemLayoutSizeFitting(
            CGSize(width: contentWidth, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    /// The height of a row that the document has no place for: its own, the table's, what its content asks for, or that of
    /// rows of its time.
    func height(by rules: RowRules, line: CGFloat) -> CGFloat {
        if let height = ownHeight ?? rules.rowHeight { return max(height, neededHeight() ?? 0) }
        let standard = rules.standardHeight(isSubtitle: style == .subtitle, line: line)
        guard !texts.isEmpty else { return max(standard, contentHeight.map { $0 + line } ?? 0) }
        guard hasOtherTextSize else { return standard }
        return max(standard, cellTexts.rowHeight(width: textSpan(contentWidth).width) + line)
    }

    private static func words(in view: UIView) -> [String] {
        view.subviews.flatMap { view in (view as? UILabel)?.text.map { [$0] } ?? words(in: view) }
    }
}
