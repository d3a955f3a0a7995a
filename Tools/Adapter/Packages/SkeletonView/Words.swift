import UIKit

public enum SkeletonType: Sendable {
    case solid, gradient
}

public enum SkeletonTransitionStyle: Equatable, Sendable {
    case none
    case crossDissolve(TimeInterval)
}

public enum GradientDirection: Sendable {
    case leftRight, rightLeft, topBottom, bottomTop, topLeftBottomRight, bottomRightTopLeft

    public func slidingAnimation(duration: CFTimeInterval = 1.5, autoreverses: Bool = false) -> SkeletonLayerAnimation {
        { _ in CAAnimationGroup() }
    }
}

public enum SkeletonTextNumberOfLines: Equatable, ExpressibleByIntegerLiteral, Sendable {
    case inherited
    case custom(Int)
    public init(integerLiteral value: Int) { self = .custom(value) }
}

public enum SkeletonTextLineHeight: Equatable, Sendable {
    case fixed(CGFloat)
    case relativeToFont
    case relativeToConstraints
}

public typealias SkeletonLayerAnimation = @MainActor (CALayer) -> CAAnimation
public typealias ReusableCellIdentifier = String

/// Two colours that run into each other. Nothing moves in a picture, so the first is what is seen.
public struct SkeletonGradient {
    private let gradientColors: [UIColor]
    public var colors: [UIColor] { gradientColors }

    public init(baseColor: UIColor, secondaryColor: UIColor? = nil) {
        let second = secondaryColor ?? baseColor.withAlphaComponent(0.6)
        gradientColors = [baseColor, second, baseColor]
    }
}

public final class SkeletonAnimationBuilder {
    public init() {}
    public func makeSlidingAnimation(
        withDirection direction: GradientDirection, duration: CFTimeInterval = 1.5, autoreverses: Bool = false
    ) -> SkeletonLayerAnimation { direction.slidingAnimation(duration: duration, autoreverses: autoreverses) }
}

@preconcurrency @MainActor public enum SkeletonAppearance {
    public static var `default` = SkeletonViewAppearance()
}

public struct SkeletonViewAppearance {
    public var tintColor: UIColor = .skeletonDefault
    public var gradient = SkeletonGradient(baseColor: .skeletonDefault)
    public var multilineHeight: CGFloat = 15
    public var textLineHeight = SkeletonTextLineHeight.fixed(15)
    public var multilineSpacing: CGFloat = 10
    public var multilineLastLineFillPercent = 70
    public var multilineCornerRadius = 0
    public var renderSingleLineAsView = false
    public var skeletonCornerRadius: Float = 0
}

extension UIColor {
    public static var skeletonDefault: UIColor {
        UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.33, alpha: 1) : .clouds }
    }

    public static var greenSea: UIColor { UIColor(hex: 0x16A085) }
    public static var turquoise: UIColor { UIColor(hex: 0x1ABC9C) }
    public static var emerald: UIColor { UIColor(hex: 0x2ECC71) }
    public static var peterRiver: UIColor { UIColor(hex: 0x3498DB) }
    public static var amethyst: UIColor { UIColor(hex: 0x9B59B6) }
    public static var wetAsphalt: UIColor { UIColor(hex: 0x34495E) }
    public static var nephritis: UIColor { UIColor(hex: 0x27AE60) }
    public static var belizeHole: UIColor { UIColor(hex: 0x2980B9) }
    public static var wisteria: UIColor { UIColor(hex: 0x8E44AD) }
    public static var midnightBlue: UIColor { UIColor(hex: 0x2C3E50) }
    public static var sunFlower: UIColor { UIColor(hex: 0xF1C40F) }
    public static var carrot: UIColor { UIColor(hex: 0xE67E22) }
    public static var alizarin: UIColor { UIColor(hex: 0xE74C3C) }
    public static var clouds: UIColor { UIColor(hex: 0xECF0F1) }
    public static var darkClouds: UIColor { UIColor(hex: 0x1C2325) }
    public static var concrete: UIColor { UIColor(hex: 0x95A5A6) }
    public static var flatOrange: UIColor { UIColor(hex: 0xF39C12) }
    public static var pumpkin: UIColor { UIColor(hex: 0xD35400) }
    public static var pomegranate: UIColor { UIColor(hex: 0xC0392B) }
    public static var silver: UIColor { UIColor(hex: 0xBDC3C7) }
    public static var asbestos: UIColor { UIColor(hex: 0x7F8C8D) }

    private convenience init(hex: Int) {
        self.init(
            red: CGFloat(hex >> 16) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255, blue: CGFloat(hex & 0xFF) / 255,
            alpha: 1)
    }
}
