import Foundation
import MaquetteDrawing

/// How content fades below bars of iOS 26. Nobody measured the fade: all of its numbers are guesses.
@preconcurrency @MainActor open class UIScrollEdgeEffect: NSObject {
    public struct Style: Hashable, Sendable {
        private let number: Int
        public static let automatic = Style(number: 0)
        public static let soft = Style(number: 1)
        public static let hard = Style(number: 2)
    }

    open var style = Style.automatic
    open var isHidden = false
}

extension UIScrollView {
    public var topEdgeEffect: UIScrollEdgeEffect { scrollState.edgeEffects[0] }
    public var leftEdgeEffect: UIScrollEdgeEffect { scrollState.edgeEffects[1] }
    public var bottomEdgeEffect: UIScrollEdgeEffect { scrollState.edgeEffects[2] }
    public var rightEdgeEffect: UIScrollEdgeEffect { scrollState.edgeEffects[3] }

    /// What a bar of glass lays over the content at the top or at the bottom.
    func fade(atTop: Bool) -> ScrollEdgeFade? {
        let effect = atTop ? topEdgeEffect : bottomEdgeEffect
        guard Headless.release.bars.hasGlass, !effect.isHidden else { return nil }
        return ScrollEdgeFade(ground: backgroundColor ?? .systemBackground, isHard: effect.style == .hard)
    }
}

/// Content below a bar is blurred, and fades into the ground that it lies on.
struct ScrollEdgeFade: Equatable {
    var ground: UIColor
    /// Whether the fade ends with a line.
    var isHard: Bool

    /// By how much content has faded, from the edge of the screen to that of the bar. It is weak only below the title.
    private static let soft: [(location: Double, alpha: CGFloat)] = [(0, 0.96), (0.55, 0.88), (0.8, 0.6), (1, 0)]
    /// The blur at the edge of the screen, as a deviation in points.
    private static let blur = 6.0
    /// A blur that grows is painted in so many strips.
    private static let strips = 8

    @MainActor func draw(in rect: Rect, isAtTop: Bool, into list: inout DisplayList, traits: UITraitCollection) {
        guard rect.height > 0 else { return }
        let color = { (alpha: CGFloat) in ground.fading(to: alpha).drawingColor(with: traits) }
        if UIAccessibility.isReduceTransparencyEnabled { return list.fill(.rect(rect), color(1)) }
        list.effect { drawFade(in: rect, isAtTop: isAtTop, into: &$0, color) }
    }

    @MainActor private func drawFade(
        in rect: Rect, isAtTop: Bool, into list: inout DisplayList, _ color: (CGFloat) -> Color
    ) {
        if isHard {
            list.blurBackdrop(.rect(rect), deviation: Self.blur)
            return list.fill(.rect(rect), color(0.9))
        }
        for strip in 0..<Self.strips {
            let height = rect.height / Double(Self.strips)
            let strength = 1 - (Double(strip) + 0.5) / Double(Self.strips)
            let start = isAtTop ? Double(strip) : Double(Self.strips - 1 - strip)
            let part = Rect(rect.x, rect.y + start * height, rect.width, height)
            list.blurBackdrop(.rect(part), deviation: Self.blur * strength)
        }
        let (outer, inner) = (Point(rect.x, rect.y), Point(rect.x, rect.y + rect.height))
        let stops = Self.soft.map { Gradient.Stop($0.location, color($0.alpha)) }
        let geometry = Gradient.Geometry.linear(from: isAtTop ? outer : inner, to: isAtTop ? inner : outer)
        list.fill(.rect(rect), .gradient(Gradient(geometry, stops: stops)))
    }
}
