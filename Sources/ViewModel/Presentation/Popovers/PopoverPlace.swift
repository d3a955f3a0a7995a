import Foundation

/// Where a popover lies, and from which side its arrow comes.
@MainActor struct PopoverPlace {
    /// Where the popover's content is.
    let content: CGRect
    /// Where the arrow points; nil if the popover has none.
    let arrow: UIPopoverArrowDirection?
    /// The middle of the arrow along the side that it is at.
    let tip: CGFloat

    static let arrowLength: CGFloat = 13

    /// A place below its source if there is room, then above, then beside. Without a source it is in the middle.
    init(
        size: CGSize, beside source: CGRect?, permitted: UIPopoverArrowDirection, within area: CGRect
    ) {
        let size = CGSize(width: min(size.width, area.width), height: min(size.height, area.height))
        guard let source else {
            content = CGRect(
                x: area.midX - size.width / 2, y: area.midY - size.height / 2, width: size.width, height: size.height)
            (arrow, tip) = (nil, 0)
            return
        }
        let length = Self.arrowLength
        let rooms: [(UIPopoverArrowDirection, CGFloat)] = [
            (.up, area.maxY - source.maxY - length - size.height),
            (.down, source.minY - area.minY - length - size.height),
            (.left, area.maxX - source.maxX - length - size.width),
            (.right, source.minX - area.minX - length - size.width),
        ]
        let allowed = rooms.filter { permitted.contains($0.0) }
        let candidates = allowed.isEmpty ? rooms : allowed
        let roomiest = candidates.max { $0.1 < $1.1 }?.0
        let direction = candidates.first { $0.1 >= 0 }?.0 ?? roomiest ?? .up
        func along(_ middle: CGFloat, _ length: CGFloat, _ near: CGFloat, _ far: CGFloat) -> CGFloat {
            max(near, min(middle - length / 2, far - length))
        }
        let x = along(source.midX, size.width, area.minX, area.maxX)
        let y = along(source.midY, size.height, area.minY, area.maxY)
        let corner: CGPoint =
            switch direction {
            case .up: CGPoint(x: x, y: min(source.maxY + length, area.maxY - size.height))
            case .down: CGPoint(x: x, y: max(source.minY - length - size.height, area.minY))
            case .left: CGPoint(x: min(source.maxX + length, area.maxX - size.width), y: y)
            default: CGPoint(x: max(source.minX - length - size.width, area.minX), y: y)
            }
        content = CGRect(origin: corner, size: size)
        arrow = direction
        tip = direction == .up || direction == .down ? source.midX - corner.x : source.midY - corner.y
    }
}
