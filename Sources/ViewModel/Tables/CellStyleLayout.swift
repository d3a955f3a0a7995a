import Foundation

/// Where the texts of a cell's style stand, in the reading direction of the left to right.
@MainActor package struct CellStyleLayout {
    let style: UITableViewCell.CellStyle
    /// Between the margins, or from the image on.
    let room: CGRect
    let isRightToLeft: Bool

    package init(style: UITableViewCell.CellStyle, room: CGRect, isRightToLeft: Bool) {
        (self.style, self.room, self.isRightToLeft) = (style, room, isRightToLeft)
    }

    /// Between an image and the text.
    package static let imageGap: CGFloat = 15

    /// An image is no higher than the row.
    package static func size(of image: UIImage, height: CGFloat) -> CGSize {
        guard image.size.height > height, height > 0 else { return image.size }
        return CGSize(width: image.size.width * height / image.size.height, height: height)
    }

    package func frames(title: UILabel?, detail: UILabel?) -> [(label: UILabel, frame: CGRect)] {
        guard let title else { return detail.map { [($0, room)] } ?? [] }
        guard let detail, detail.text?.isEmpty == false else { return [(title, room)] }
        switch style {
        case .default: return [(title, room)]
        case .subtitle: return stacked(title, detail)
        case .value1: return spread(title, detail)
        case .value2: return columns(title, detail)
        }
    }

    /// One above the other on whole points, two points apart where the row is high enough for two lines.
    private func stacked(_ title: UILabel, _ detail: UILabel) -> [(label: UILabel, frame: CGRect)] {
        let sizes = [title, detail].map { $0.sizeThatFits(CGSize(width: room.width, height: 0)) }
        let free = room.height - sizes[0].height - sizes[1].height
        let gap: CGFloat = free < 16 ? 0 : 2
        let top = ((free - gap) / 2).rounded(gap == 0 ? .up : .down)
        let second = top + sizes[0].height + gap
        return [
            (title, CGRect(x: room.minX, y: top, width: min(sizes[0].width, room.width), height: sizes[0].height)),
            (detail, CGRect(x: room.minX, y: second, width: min(sizes[1].width, room.width), height: sizes[1].height)),
        ]
    }

    /// One at each side; the title gives way.
    private func spread(_ title: UILabel, _ detail: UILabel) -> [(label: UILabel, frame: CGRect)] {
        func middle(_ size: CGSize) -> CGFloat { ((room.height - size.height) / 2).rounded(.up) }
        let detailSize = detail.sizeThatFits(.zero)
        let detailWidth = min(detailSize.width, room.width)
        let titleSize = title.sizeThatFits(.zero)
        let titleWidth = min(titleSize.width, max(0, room.width - detailWidth - 8))
        return [
            (title, CGRect(x: room.minX, y: middle(titleSize), width: titleWidth, height: titleSize.height)),
            (
                detail,
                CGRect(
                    x: room.maxX - detailWidth, y: middle(detailSize), width: detailWidth, height: detailSize.height)
            ),
        ]
    }

    /// A narrow column of titles, set to its far edge, and the details beside it.
    private func columns(_ title: UILabel, _ detail: UILabel) -> [(label: UILabel, frame: CGRect)] {
        title.textAlignment = isRightToLeft ? .left : .right
        let width = min(91, room.width)
        let start = room.minX + width + 6
        return [
            (title, CGRect(x: room.minX, y: room.minY, width: width, height: room.height)),
            (detail, CGRect(x: start, y: room.minY, width: max(0, room.maxX - start), height: room.height)),
        ]
    }
}
