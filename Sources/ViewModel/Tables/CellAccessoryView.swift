import Foundation
import MaquetteDrawing
import MaquetteReleases

/// The accessory at the trailing edge of a cell: a chevron, a checkmark, an info button.
final class CellAccessoryView: UIView, InternalView {
    var type = UITableViewCell.AccessoryType.none {
        didSet { setNeedsDisplay() }
    }

    /// Whether the sign opens an outline: in the tint colour, and turned down when that is open.
    var isOutline = false {
        didSet { setNeedsDisplay() }
    }
    var isExpanded = false {
        didSet { setNeedsDisplay() }
    }

    /// Whether the accessory does something else than the row.
    var isButton: Bool { type == .detailButton || type == .detailDisclosureButton }

    /// Accessories are symbols, which grow with the text beside them.
    var naturalSize: CGSize {
        let size = type.size(on: Headless.release)
        return CGSize(width: size.width * growth, height: size.height * growth)
    }

    /// The space beside the sign on both sides, in its column.
    var besideSign: CGFloat {
        type == .checkmark
            ? (Headless.release.cells.checkmarkColumn - type.size(on: Headless.release).width) / 2 * growth : 0
    }

    private var growth: CGFloat {
        UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection).pointSize / 17
    }

    override func drawOwnContent(into list: inout DisplayList) {
        let growth = growth
        guard growth != 1 else { return draw(in: bounds, into: &list) }
        let plain = CGRect(
            x: bounds.minX / growth, y: bounds.minY / growth, width: bounds.width / growth,
            height: bounds.height / growth)
        list.transform(.scale(Double(growth), Double(growth))) { draw(in: plain, into: &$0) }
    }

    private func draw(in bounds: CGRect, into list: inout DisplayList) {
        switch type {
        case .none: break
        case .disclosureIndicator: drawChevron(in: bounds, into: &list)
        case .checkmark: drawCheckmark(in: bounds, into: &list)
        case .detailButton: drawCircledLetter(in: bounds, into: &list)
        case .detailDisclosureButton:
            let chevron = UITableViewCell.AccessoryType.disclosureIndicator.size(on: Headless.release)
            let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
            let (end, start) = bounds.divided(
                atDistance: chevron.width, from: isRightToLeft ? .minXEdge : .maxXEdge)
            drawChevron(in: end, into: &list)
            let letter = start.divided(atDistance: 22, from: isRightToLeft ? .maxXEdge : .minXEdge).slice
            drawCircledLetter(in: letter, into: &list)
        }
    }

    /// A chevron that points in the reading direction.
    private func drawChevron(in rect: CGRect, into list: inout DisplayList) {
        let color = drawn(isOutline ? tintColor : .tertiaryLabel)
        let style = StrokeStyle(width: 2, cap: .round, join: .round)
        guard !isExpanded else {
            var path = Path()
            path.move(to: point(rect.midX - 5.5, rect.midY - 3))
            path.addLine(to: point(rect.midX, rect.midY + 3))
            path.addLine(to: point(rect.midX + 5.5, rect.midY - 3))
            return list.stroke(path, style, color)
        }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (tail, tip) = isRightToLeft ? (rect.midX + 3, rect.midX - 3) : (rect.midX - 3, rect.midX + 3)
        var path = Path()
        path.move(to: point(tail, rect.midY - 5.5))
        path.addLine(to: point(tip, rect.midY))
        path.addLine(to: point(tail, rect.midY + 5.5))
        list.stroke(path, style, color)
    }

    private func drawCheckmark(in bounds: CGRect, into list: inout DisplayList) {
        var path = Path()
        path.move(to: point(bounds.midX - 6.5, bounds.midY + 0.5))
        path.addLine(to: point(bounds.midX - 2, bounds.midY + 5.5))
        path.addLine(to: point(bounds.midX + 6.5, bounds.midY - 6))
        list.stroke(path, StrokeStyle(width: 2, cap: .round, join: .round), drawn(tintColor))
    }

    /// An i in a circle, as in the detail disclosure button.
    private func drawCircledLetter(in rect: CGRect, into list: inout DisplayList) {
        let color = drawn(tintColor)
        let ring = CGRect(x: rect.midX - 10, y: rect.midY - 10, width: 20, height: 20)
        list.stroke(.ellipse(in: Rect(ring)), StrokeStyle(width: 1.5), color)
        list.fill(.circle(center: point(rect.midX, rect.midY - 4.3), radius: 1.3), color)
        var stem = Path()
        stem.move(to: point(rect.midX, rect.midY - 0.5))
        stem.addLine(to: point(rect.midX, rect.midY + 5))
        list.stroke(stem, StrokeStyle(width: 1.8, cap: .round), color)
    }

    private func point(_ x: CGFloat, _ y: CGFloat) -> Point { Point(CGPoint(x: x, y: y)) }

    private func drawn(_ color: UIColor) -> Color { color.drawingColor(with: traitCollection) }

    // MARK: Accessibility

    /// The letter in a circle is a button of its own; chevrons and check marks belong to the row.
    override var ownAccessibility: OwnAccessibility {
        guard type == .detailButton || type == .detailDisclosureButton else { return OwnAccessibility() }
        return OwnAccessibility(isElement: true, label: "More Info", traits: .button)
    }

    override var isSpokenWithItsRow: Bool { false }
}

extension UITableViewCell.AccessoryType {
    /// The accessory's size: the content is narrower than the cell by its width and the margin, as Interface Builder records it.
    package func size(on release: SystemRelease) -> CGSize {
        let cells = release.cells
        return switch self {
        case .none: .zero
        case .disclosureIndicator: cells.chevron
        case .checkmark: cells.checkmark
        case .detailButton: cells.infoButton
        case .detailDisclosureButton: cells.infoButtonAndChevron
        }
    }
}
