import Foundation
import MaquetteReleases

/// The texts of a cell's style: their frames in the room that the cell has for them, and the height that they need.
///
/// At accessibility sizes they are one above the other in every style, in as many lines as they need.
@MainActor package struct CellTexts {
    package let style: UITableViewCell.CellStyle
    package let title: UILabel?
    package let detail: UILabel?
    package let isStacked: Bool
    private let isRightToLeft: Bool
    private let metrics: SystemRelease.Cells.CellTexts

    /// - Parameter mayGrow: whether the row is as high as its texts need.
    /// - Parameter metrics: those of rows that an app makes, or of documents.
    package init(
        style: UITableViewCell.CellStyle, title: UILabel?, detail: UILabel?, mayGrow: Bool,
        in traits: UITraitCollection, isRightToLeft: Bool, metrics: SystemRelease.Cells.CellTexts
    ) {
        self.metrics = metrics
        let hasDetail = detail?.text?.isEmpty == false
        (self.style, self.title) = (style, title)
        self.detail = title == nil || hasDetail && style != .default ? detail : nil
        isStacked = mayGrow && traits.preferredContentSizeCategory.isAccessibilityCategory
        self.isRightToLeft = isRightToLeft
        for label in [title, detail].compactMap({ $0 }) { label.unfold(isStacked) }
    }

    /// An image is no higher than its row. A row without a height has not been measured yet, and sets no limit.
    package static func imageSize(_ image: UIImage, inRowOf height: CGFloat) -> CGSize {
        guard image.size.height > height, height > 0 else { return image.size }
        return CGSize(width: image.size.width * height / image.size.height, height: height)
    }

    /// Between two texts that are one above the other.
    private var gap: CGFloat { isStacked ? metrics.betweenLarge : metrics.between }

    package func frames(in room: CGRect) -> [(UILabel, CGRect)] {
        guard let title else { return detail.map { [($0, room)] } ?? [] }
        guard let detail else { return [(title, room)] }
        if isStacked {
            if style != .subtitle { for label in [title, detail] { label.textAlignment = .natural } }
            return stacked(title, detail, in: room)
        }
        return switch style {
        case .default: [(title, room)]
        case .subtitle: stacked(title, detail, in: room)
        case .value1: spread(title, detail, in: room)
        case .value2: columns(title, detail, in: room)
        }
    }

    /// The height of a row of the given width, without its separator.
    package func rowHeight(width: CGFloat) -> CGFloat {
        height(width: width)
            + (detail != nil && style == .subtitle && !isStacked ? metrics.aroundTwo : metrics.aroundOne)
    }

    private func height(width: CGFloat) -> CGFloat {
        let heights = [title, detail].compactMap { $0?.sizeThatFits(CGSize(width: width, height: 0)).height }
        guard heights.count == 2 else { return heights.first ?? 0 }
        if isStacked || style == .subtitle { return heights[0] + gap + heights[1] }
        return max(heights[0], heights[1])
    }

    /// One above the other on whole points, with no gap in rows that are as high as for one line.
    private func stacked(_ title: UILabel, _ detail: UILabel, in room: CGRect) -> [(UILabel, CGRect)] {
        let sizes = [title, detail].map { $0.sizeThatFits(CGSize(width: room.width, height: 0)) }
        let free = room.height - sizes[0].height - sizes[1].height
        let isTight = !isStacked && free < metrics.tightBelow
        let gap = isTight ? 0 : gap
        let steps: CGFloat = metrics.between > 0 ? 1 : 2
        let top = ((free - gap) / 2 * steps).rounded(isTight ? .up : .down) / steps
        let second = top + sizes[0].height + gap
        return [
            (title, CGRect(x: room.minX, y: top, width: min(sizes[0].width, room.width), height: sizes[0].height)),
            (detail, CGRect(x: room.minX, y: second, width: min(sizes[1].width, room.width), height: sizes[1].height)),
        ]
    }

    /// One at each side; the title yields, down to a quarter of the width.
    private func spread(_ title: UILabel, _ detail: UILabel, in room: CGRect) -> [(UILabel, CGRect)] {
        func middle(_ size: CGSize) -> CGFloat { ((room.height - size.height) / 2).rounded(.up) }
        let detailSize = detail.sizeThatFits(.zero)
        let titleSize = title.sizeThatFits(.zero)
        let detailWidth = min(
            detailSize.width, max(room.width - titleSize.width - metrics.besideText, room.width * 0.75))
        let titleWidth = min(titleSize.width, max(0, room.width - detailWidth - metrics.besideText))
        return [
            (title, CGRect(x: room.minX, y: middle(titleSize), width: titleWidth, height: titleSize.height)),
            (
                detail,
                CGRect(
                    x: room.maxX - detailWidth, y: middle(detailSize), width: detailWidth, height: detailSize.height)
            ),
        ]
    }

    /// A narrow column of titles, aligned to its trailing edge, and the details beside it.
    private func columns(_ title: UILabel, _ detail: UILabel, in room: CGRect) -> [(UILabel, CGRect)] {
        title.textAlignment = isRightToLeft ? .left : .right
        let width = min(metrics.titleColumn, room.width)
        let start = room.minX + width + metrics.besideColumn
        return [
            (title, CGRect(x: room.minX, y: room.minY, width: width, height: room.height)),
            (detail, CGRect(x: start, y: room.minY, width: max(0, room.maxX - start), height: room.height)),
        ]
    }
}

extension UILabel {
    /// Lets a label of one line wrap, or takes that back.
    fileprivate func unfold(_ isUnfolded: Bool) {
        if isUnfolded, numberOfLines == 1 {
            numberOfLines = 0
            labelState.isUnfolded = true
        } else if !isUnfolded, labelState.isUnfolded {
            numberOfLines = 1
            labelState.isUnfolded = false
        }
    }
}
