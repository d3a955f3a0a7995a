import Foundation
import Synchronization

extension ImageState {
    /// The placeholder of an image of which only the name and the size are known: a pale background of that size, with
    /// hills and a sun if there is room.
    static func standIn(for name: String, size: CGSize) -> ImageState {
        var state = size.width >= 1 && size.height >= 1 ? drawn(size) : ImageState()
        if isIcon(size) {
            let side = 0.3 * min(size.width, size.height)
            state.standInCorners = UIEdgeInsets(top: side, left: side, bottom: side, right: side)
            state.resizingMode = .stretch
        }
        state.name = name
        state.declaredSize = size
        return state
    }

    private struct Canvas: Hashable {
        let width, height, scale: CGFloat
    }

    /// Documents name many images of few sizes.
    private static let known = Mutex<[Canvas: ImageState]>([:])
    private static let mostKnown = 200

    private static func drawn(_ size: CGSize) -> ImageState {
        let canvas = Canvas(width: size.width, height: size.height, scale: Headless.settings.scale)
        if let state = known.withLock({ $0[canvas] }) { return state }
        let state = UIGraphicsImageRenderer(size: size).image { draw(size, in: $0.cgContext) }.state
        known.withLock { known in
            if known.count >= mostKnown { known = [:] }
            known[canvas] = state
        }
        return state
    }

    private static func isIcon(_ size: CGSize) -> Bool { min(size.width, size.height) < 40 }

    private static func draw(_ size: CGSize, in context: CGContext) {
        let whole = CGRect(origin: .zero, size: size)
        let least = min(size.width, size.height)
        if isIcon(size) {
            // An icon: dark enough to be seen as one, in grey or in a bar's tint.
            UIColor(white: 0.5, alpha: 0.45).setFill()
            UIBezierPath(roundedRect: whole, cornerRadius: least * 0.22).fill()
            return
        }
        UIColor(white: 0.55, alpha: 0.2).setFill()
        context.fill(whole)
        let side = min(least * 0.5, max(64, least * 0.1))
        context.translateBy(x: (size.width - side) / 2, y: (size.height - side * 0.75) / 2)
        UIColor(white: 0.5, alpha: 0.4).setFill()
        let hills = UIBezierPath()
        hills.move(to: CGPoint(x: 0, y: side * 0.75))
        for (x, y) in [(0.34, 0.25), (0.54, 0.52), (0.68, 0.38), (1, 0.75)] as [(CGFloat, CGFloat)] {
            hills.addLine(to: CGPoint(x: x * side, y: y * side))
        }
        hills.close()
        hills.fill()
        UIBezierPath(ovalIn: CGRect(x: 0.66 * side, y: 0.04 * side, width: 0.18 * side, height: 0.18 * side)).fill()
    }
}
