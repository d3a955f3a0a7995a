import Foundation
import MaquetteViewModel

/// How Interface Builder's canvas lays out a cell: as the document recorded it, as long as width, text size and texts
/// are those of the document; otherwise by the recorded distances to the edges.
///
/// A cell without it is laid out as UIKit does.
package final class CanvasCell: CellArranger {
    private unowned let cell: UITableViewCell
    /// Where the text of the cell's style begins, and so the separator, unless the document says otherwise.
    package var textInset: UIEdgeInsets?
    /// The margins that the content has if the document says nothing of them.
    package var contentMargins: NSDirectionalEdgeInsets?
    /// Whether the row is as high as what is in it asks for.
    package var isAutomatic = false
    /// The height of the row in the document, which overrides that of its table.
    package var givenHeight: CGFloat?
    /// Whether the document leaves out where the parts of the style are.
    private var isUnplaced = false
    private var texts: [StyleText] = []
    /// The size of the cell beyond its content, as drawn.
    private var around = CGSize.zero
    private var drawnWidth: CGFloat = 0
    private var drawnHeight: CGFloat?
    private var drawnWords: [String] = []
    /// Whether the texts are other ones than those that the document was drawn with.
    package var isTranslated = false
    /// The image that the cell's style has.
    private var picture: (view: UIImageView, recorded: CGRect)?
    private var symbolConfiguration: UIImage.SymbolConfiguration?

    /// A label that the cell's style has.
    private struct StyleText {
        let label: UILabel
        let alignment: NSTextAlignment
        let role: Role
        let recorded: CGRect
        /// The recorded distance of the label from the far edge of the content.
        let distance: CGFloat
        let standsFar: Bool
    }

    private enum Role { case title, detail }

    /// - Parameter drawnHeight: as the document has it.
    package init(_ cell: UITableViewCell, drawnHeight: CGFloat?) { (self.cell, self.drawnHeight) = (cell, drawnHeight) }

    private var content: UIView { cell.contentView }
    private var bounds: CGRect { cell.bounds }
    private var traits: UITraitCollection { cell.traitCollection }
    private var isRightToLeft: Bool { cell.effectiveUserInterfaceLayoutDirection == .rightToLeft }
    private var sideMargin: CGFloat {
        cell.place.sideMargin ?? TableMargins.side(width: bounds.width, in: traits)
    }

    package func separatorInset(ofCell own: UIEdgeInsets?, ofTable: UIEdgeInsets?) -> UIEdgeInsets? {
        var inset = own ?? textInset ?? ofTable
        if hasOtherTextSize { inset?.left += symbolGrowth }
        return inset
    }

    package func placeContent() {
        stayClearOfSides()
        fitStyleTexts()
        if isRightToLeft { mirror() }
    }

    /// The part of the row that notches cover, on another screen than the document's.
    private var coveredSides: (left: CGFloat, right: CGFloat) {
        guard abs(bounds.width - drawnWidth) >= 0.5 else { return (0, 0) }
        return (max(0, cell.safeAreaInsets.left), max(0, cell.safeAreaInsets.right))
    }

    private var contentWidth: CGFloat { bounds.width - around.width - coveredSides.left - coveredSides.right }

    private func stayClearOfSides() {
        let (left, right) = coveredSides
        guard left + right > 0 else { return }
        let frame = CGRect(
            x: left, y: content.frame.minY, width: max(0, contentWidth), height: content.frame.height)
        if content.frame != frame { content.frame = frame }
    }

    /// Documents record left-to-right places, which are mirrored in right-to-left languages: the content beside the
    /// accessory, and the parts of the style in it.
    private func mirror() {
        let x = bounds.width - coveredSides.right - content.frame.width
        if content.frame.minX != x { content.frame.origin.x = x }
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
    ///
    /// - Parameter isUnplaced: whether the document leaves out where the parts of the style are.
    package func keep(title: UILabel?, detail: UILabel?, picture: UIImageView?, isUnplaced: Bool) {
        self.isUnplaced = isUnplaced
        drawnWidth = bounds.width
        around = CGSize(width: bounds.width - content.frame.width, height: bounds.height - content.frame.height)
        drawnWords = Self.words(in: content)
        // The far label first: the other one yields to it.
        if let detail { keepReadable(detail, .detail, standsFar: cell.givenStyle == .value1) }
        if let title { keepReadable(title, .title, standsFar: false) }
        if let picture, picture.translatesAutoresizingMaskIntoConstraints {
            self.picture = (picture, picture.frame)
            symbolConfiguration = picture.preferredSymbolConfiguration
        }
    }

    private func label(_ role: Role) -> UILabel? { texts.first { $0.role == role }?.label }

    /// UIKit sizes the labels of a style itself. The recorded sizes were measured with the fonts of their time.
    private func keepReadable(_ label: UILabel, _ role: Role, standsFar: Bool) {
        guard let content = label.superview, label.translatesAutoresizingMaskIntoConstraints else { return }
        texts.append(
            StyleText(
                label: label, alignment: label.textAlignment, role: role, recorded: label.frame,
                distance: content.bounds.width - label.frame.maxX,
                standsFar: standsFar))
    }

    private func fitStyleTexts() {
        if !texts.isEmpty, !isAsDrawn { return placeTexts() }
        for text in texts where text.label.numberOfLines == 1 {
            guard let content = text.label.superview else { continue }
            let preference = text.label.sizeThatFits(.zero)
            var frame = text.recorded
            let others = texts.filter { $0.standsFar != text.standsFar }.map(\.label.frame)
            if text.standsFar {
                frame.size.width = max(frame.width, min(preference.width, content.bounds.width - 16))
                frame.origin.x = content.bounds.width - text.distance - frame.width
            } else {
                let end = others.map(\.minX).min().map { $0 - 6 } ?? content.bounds.width - 8
                frame.size.width = max(frame.width, min(preference.width, end - frame.minX))
            }
            if preference.height > frame.height {
                frame = frame.insetBy(dx: 0, dy: (frame.height - preference.height) / 2)
            }
            if text.label.frame != frame { text.label.frame = frame }
        }
    }

    /// Gives back what placing has changed of the views, but for their frames, which UIKit chooses.
    fileprivate func letGo() {
        for text in texts { text.label.textAlignment = text.alignment }
        picture?.view.preferredSymbolConfiguration = symbolConfiguration
    }

    // MARK: Other devices, text sizes and languages than the document was drawn with

    /// Whether the recorded frames are still valid.
    private var isAsDrawn: Bool {
        guard !isUnplaced, !hasOtherTextSize, !isTranslated, abs(bounds.width - drawnWidth) < 0.5,
            !isRightToLeft, Self.words(in: content) == drawnWords
        else { return false }
        let ends = texts.map(\.recorded)
        return ends.allSatisfy { $0.minX >= 0 && $0.maxX < content.bounds.width + 1 }
            && (ends.count < 2 || !ends[0].insetBy(dx: 1, dy: 1).intersects(ends[1].insetBy(dx: 1, dy: 1)))
    }

    private var hasOtherTextSize: Bool {
        let category = traits.preferredContentSizeCategory
        return category != .large && category != .unspecified
    }

    private var cellTexts: CellTexts {
        CellTexts(
            style: cell.givenStyle, title: label(.title), detail: label(.detail), mayGrow: isAutomatic, in: traits,
            isRightToLeft: isRightToLeft, metrics: metrics)
    }

    private var metrics: SystemRelease.Cells.CellTexts { Headless.release.cells.texts }

    /// Where texts begin and end in content of the given width.
    private func textSpan(_ width: CGFloat) -> (start: CGFloat, width: CGFloat) {
        if isUnplaced {
            let start = sideMargin + (picture.map { $0.recorded.width + metrics.besideImage } ?? 0) + symbolGrowth
            return (start, max(0, width - start - (around.width > 1 ? 8 : sideMargin)))
        }
        let drawn = max(0, (texts.first { $0.role == .title } ?? texts.first)?.recorded.minX ?? 0)
        let start = drawn + symbolGrowth
        return (start, max(0, width - start - (around.width > 1 ? 8 : min(drawn, 16))))
    }

    private func placeTexts() {
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

    /// The scale of symbols beside texts.
    private var symbolScale: CGFloat {
        guard picture?.view.image?.isSymbolImage == true else { return 1 }
        return UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize / 17
    }

    /// The height for the texts or the constraints. nil if the recorded height is valid: device, text size and texts
    /// are those of the document.
    func neededHeight() -> CGFloat? {
        guard isAutomatic else { return nil }
        let width = contentWidth
        guard !isAsDrawn else { return nil }
        if !texts.isEmpty { return cellTexts.rowHeight(width: textSpan(width).width) + around.height }
        return contentHeight.map { $0 + around.height }
    }

    /// The height from the content's constraints.
    private var contentHeight: CGFloat? {
        guard content.subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) else { return nil }
        return content.systemLayoutSizeFitting(
            CGSize(width: contentWidth, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    /// The height of a row that the document has no place for: its own, the table's, what its content asks for, or that of
    /// rows of its time.
    func height(in rows: CanvasRows, line: CGFloat) -> CGFloat {
        if let height = drawnHeight ?? givenHeight ?? rows.rowHeight { return max(height, neededHeight() ?? 0) }
        let standard = rows.standardHeight(isSubtitle: cell.givenStyle == .subtitle, line: line)
        guard !texts.isEmpty else { return max(standard, contentHeight.map { $0 + line } ?? 0) }
        guard hasOtherTextSize else { return standard }
        return max(standard, cellTexts.rowHeight(width: textSpan(contentWidth).width) + line)
    }

    private static func words(in view: UIView) -> [String] {
        view.subviews.flatMap { view in (view as? UILabel)?.text.map { [$0] } ?? words(in: view) }
    }
}

extension CanvasHabits {
    /// Has a cell show what is in it where its document drew it.
    package func arrange(_ cell: UITableViewCell, _ canvas: CanvasCell) {
        adopt(whileOn: .ownScreen) {
            cell.arranger = canvas
        } takeBack: {
            canvas.letGo()
            cell.arranger = nil
        }
    }

    /// The margins of a row are its own, wherever on the screen it stands.
    package func keepMargins(of cell: UITableViewCell) {
        adopt(false, as: \.preservesSuperviewLayoutMargins, of: cell, whileOn: .ownScreen)
        adopt(false, as: \.insetsLayoutMarginsFromSafeArea, of: cell, whileOn: .ownScreen)
    }
}
