import UIKit

/// A part of what a label does while it scrolls. Pictures show it before.
public protocol MarqueeStep {
    var timeStep: CGFloat { get }
    var timingFunction: UIView.AnimationCurve { get }
    var edgeFades: EdgeFade { get }
}

public struct ScrollStep: MarqueeStep {
    public enum Position {
        case home, away
        case partial(CGFloat)
    }

    public let timeStep: CGFloat
    public let timingFunction: UIView.AnimationCurve
    public let position: Position
    public let edgeFades: EdgeFade

    public init(
        timeStep: CGFloat, timingFunction: UIView.AnimationCurve = .linear, position: Position, edgeFades: EdgeFade
    ) {
        self.timeStep = timeStep
        self.timingFunction = timingFunction
        self.position = position
        self.edgeFades = edgeFades
    }
}

public struct FadeStep: MarqueeStep {
    public let timeStep: CGFloat
    public let timingFunction: UIView.AnimationCurve
    public let edgeFades: EdgeFade

    public init(timeStep: CGFloat, timingFunction: UIView.AnimationCurve = .linear, edgeFades: EdgeFade) {
        self.timeStep = timeStep
        self.timingFunction = timingFunction
        self.edgeFades = edgeFades
    }
}

public struct EdgeFade: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let leading = EdgeFade(rawValue: 1)
    public static let trailing = EdgeFade(rawValue: 2)
}
