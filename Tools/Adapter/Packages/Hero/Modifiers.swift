import UIKit

/// What a view does while screens change. Pictures are made when they have changed, so nothing of it is seen.
public final class HeroModifier: Sendable {
    private init() {}

    public static var fade: HeroModifier { HeroModifier() }
    public static var forceNonFade: HeroModifier { HeroModifier() }
    public static var arc: HeroModifier { HeroModifier() }
    public static var cascade: HeroModifier { HeroModifier() }
    public static var durationMatchLongest: HeroModifier { HeroModifier() }
    public static var useGlobalCoordinateSpace: HeroModifier { HeroModifier() }
    public static var ignoreSubviewModifiers: HeroModifier { HeroModifier() }
    public static var useOptimizedSnapshot: HeroModifier { HeroModifier() }
    public static var useNormalSnapshot: HeroModifier { HeroModifier() }
    public static var useLayerRenderSnapshot: HeroModifier { HeroModifier() }
    public static var useNoSnapshot: HeroModifier { HeroModifier() }
    public static var forceAnimate: HeroModifier { HeroModifier() }
    public static var useScaleBasedSizeChange: HeroModifier { HeroModifier() }

    public static func ignoreSubviewModifiers(recursive: Bool = false) -> HeroModifier { HeroModifier() }
    public static func beginWith(_ modifiers: [HeroModifier]) -> HeroModifier { HeroModifier() }
    public static func beginWith(modifiers: [HeroModifier]) -> HeroModifier { HeroModifier() }
    public static func beginWith(_ modifiers: HeroModifier...) -> HeroModifier { HeroModifier() }
    public static func position(_ position: CGPoint) -> HeroModifier { HeroModifier() }
    public static func size(_ size: CGSize) -> HeroModifier { HeroModifier() }
    public static func transform(_ t: CATransform3D) -> HeroModifier { HeroModifier() }
    public static func perspective(_ perspective: CGFloat) -> HeroModifier { HeroModifier() }
    public static func scale(x: CGFloat = 1, y: CGFloat = 1, z: CGFloat = 1) -> HeroModifier { HeroModifier() }
    public static func scale(_ xy: CGFloat) -> HeroModifier { HeroModifier() }
    public static func translate(x: CGFloat = 0, y: CGFloat = 0, z: CGFloat = 0) -> HeroModifier { HeroModifier() }
    public static func translate(_ point: CGPoint, z: CGFloat = 0) -> HeroModifier { HeroModifier() }
    public static func rotate(x: CGFloat = 0, y: CGFloat = 0, z: CGFloat = 0) -> HeroModifier { HeroModifier() }
    public static func rotate(_ point: CGPoint, z: CGFloat = 0) -> HeroModifier { HeroModifier() }
    public static func rotate(_ z: CGFloat) -> HeroModifier { HeroModifier() }
    public static func backgroundColor(_ backgroundColor: UIColor) -> HeroModifier { HeroModifier() }
    public static func borderColor(_ borderColor: UIColor) -> HeroModifier { HeroModifier() }
    public static func shadowColor(_ shadowColor: UIColor) -> HeroModifier { HeroModifier() }
    public static func overlay(color: UIColor, opacity: CGFloat) -> HeroModifier { HeroModifier() }
    public static func opacity(_ opacity: CGFloat) -> HeroModifier { HeroModifier() }
    public static func cornerRadius(_ cornerRadius: CGFloat) -> HeroModifier { HeroModifier() }
    public static func zPosition(_ zPosition: CGFloat) -> HeroModifier { HeroModifier() }
    public static func contentsRect(_ contentsRect: CGRect) -> HeroModifier { HeroModifier() }
    public static func contentsScale(_ contentsScale: CGFloat) -> HeroModifier { HeroModifier() }
    public static func borderWidth(_ borderWidth: CGFloat) -> HeroModifier { HeroModifier() }
    public static func shadowOpacity(_ shadowOpacity: CGFloat) -> HeroModifier { HeroModifier() }
    public static func shadowOffset(_ shadowOffset: CGSize) -> HeroModifier { HeroModifier() }
    public static func shadowRadius(_ shadowRadius: CGFloat) -> HeroModifier { HeroModifier() }
    public static func shadowPath(_ shadowPath: CGPath) -> HeroModifier { HeroModifier() }
    public static func masksToBounds(_ masksToBounds: Bool) -> HeroModifier { HeroModifier() }
    public static func duration(_ duration: TimeInterval) -> HeroModifier { HeroModifier() }
    public static func delay(_ delay: TimeInterval) -> HeroModifier { HeroModifier() }
    public static func timingFunction(_ timingFunction: CAMediaTimingFunction) -> HeroModifier { HeroModifier() }
    public static func spring(stiffness: CGFloat, damping: CGFloat) -> HeroModifier { HeroModifier() }
    public static func source(heroID: String) -> HeroModifier { HeroModifier() }
    public static func arc(intensity: CGFloat = 1) -> HeroModifier { HeroModifier() }
    public static func cascade(
        delta: TimeInterval = 0.02, direction: CascadeDirection = .topToBottom, delayMatchedViews: Bool = false
    ) -> HeroModifier { HeroModifier() }
    public static func whenMatched(_ modifiers: HeroModifier...) -> HeroModifier { HeroModifier() }
    public static func whenPresenting(_ modifiers: HeroModifier...) -> HeroModifier { HeroModifier() }
    public static func whenDismissing(_ modifiers: HeroModifier...) -> HeroModifier { HeroModifier() }
    public static func whenAppearing(_ modifiers: HeroModifier...) -> HeroModifier { HeroModifier() }
    public static func whenDisappearing(_ modifiers: HeroModifier...) -> HeroModifier { HeroModifier() }
}

public enum CascadeDirection: Sendable {
    case topToBottom, bottomToTop, leftToRight, rightToLeft
    case radial(center: CGPoint)
    case inverseRadial(center: CGPoint)
}

/// How one screen takes the place of another.
public indirect enum HeroDefaultAnimationType: Sendable {
    public enum Direction: Sendable {
        case left, right, up, down
        public static var leading: Direction { .left }
        public static var trailing: Direction { .right }
    }

    public enum Strategy: Sendable {
        case forceLeftToRight, forceRightToLeft, userInterface
    }

    case auto
    case push(direction: Direction)
    case pull(direction: Direction)
    case cover(direction: Direction)
    case uncover(direction: Direction)
    case slide(direction: Direction)
    case zoomSlide(direction: Direction)
    case pageIn(direction: Direction)
    case pageOut(direction: Direction)
    case fade
    case zoom
    case zoomOut
    case selectBy(presenting: HeroDefaultAnimationType, dismissing: HeroDefaultAnimationType)
    case none

    public static func autoReverse(presenting: HeroDefaultAnimationType) -> HeroDefaultAnimationType {
        .selectBy(presenting: presenting, dismissing: presenting)
    }
}

public enum HeroViewOrderingStrategy: Sendable {
    case auto, sourceViewOnTop, destinationViewOnTop
}
