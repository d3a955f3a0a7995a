import UIKit

public struct Percent: Sendable {
    let value: CGFloat
    public init(value: CGFloat) { self.value = value }
    public func of(_ rhs: CGFloat) -> CGFloat { rhs * value / 100 }
    public var description: String { "\(value)%" }
}

postfix operator %

public postfix func % (v: CGFloat) -> Percent { Percent(value: v) }
public postfix func % (v: Double) -> Percent { Percent(value: CGFloat(v)) }
public postfix func % (v: Float) -> Percent { Percent(value: CGFloat(v)) }
public postfix func % (v: Int) -> Percent { Percent(value: CGFloat(v)) }
public prefix func - (p: Percent) -> Percent { Percent(value: -p.value) }

public enum FitType: Sendable {
    case width, height, widthFlexible, heightFlexible, content
}

public enum WrapType: Sendable {
    case horizontally, vertically, all
}

public enum HorizontalAlign: Sendable {
    case left, center, right, start, end, none
}

public enum VerticalAlign: Sendable {
    case top, center, bottom, none
}

public enum HorizontalAlignment: Sendable {
    case left, center, right, start, end
}

public enum VerticalAlignment: Sendable {
    case top, center, bottom
}

public enum AdjustType: Sendable {
    case width, height
}

/// A line of one view that another is pinned to.
@preconcurrency @MainActor public struct HorizontalEdge {
    let view: UIView
    let part: CGFloat
}

@preconcurrency @MainActor public struct VerticalEdge {
    let view: UIView
    let part: CGFloat
}

@preconcurrency @MainActor public struct Anchor {
    let view: UIView
    let x, y: CGFloat
}

@preconcurrency @MainActor public struct EdgeList {
    let view: UIView
    public var top: VerticalEdge { VerticalEdge(view: view, part: 0) }
    public var vCenter: VerticalEdge { VerticalEdge(view: view, part: 0.5) }
    public var bottom: VerticalEdge { VerticalEdge(view: view, part: 1) }
    public var left: HorizontalEdge { HorizontalEdge(view: view, part: 0) }
    public var hCenter: HorizontalEdge { HorizontalEdge(view: view, part: 0.5) }
    public var right: HorizontalEdge { HorizontalEdge(view: view, part: 1) }
    public var start: HorizontalEdge { view.isRightToLeft ? right : left }
    public var end: HorizontalEdge { view.isRightToLeft ? left : right }
}

@preconcurrency @MainActor public struct AnchorList {
    let view: UIView
    private func at(_ x: CGFloat, _ y: CGFloat) -> Anchor { Anchor(view: view, x: x, y: y) }
    public var topLeft: Anchor { at(0, 0) }
    public var topCenter: Anchor { at(0.5, 0) }
    public var topRight: Anchor { at(1, 0) }
    public var topStart: Anchor { view.isRightToLeft ? topRight : topLeft }
    public var topEnd: Anchor { view.isRightToLeft ? topLeft : topRight }
    public var centerLeft: Anchor { at(0, 0.5) }
    public var centers: Anchor { center }
    public var center: Anchor { at(0.5, 0.5) }
    public var centerRight: Anchor { at(1, 0.5) }
    public var centerStart: Anchor { view.isRightToLeft ? centerRight : centerLeft }
    public var centerEnd: Anchor { view.isRightToLeft ? centerLeft : centerRight }
    public var bottomLeft: Anchor { at(0, 1) }
    public var bottomCenter: Anchor { at(0.5, 1) }
    public var bottomRight: Anchor { at(1, 1) }
    public var bottomStart: Anchor { view.isRightToLeft ? bottomRight : bottomLeft }
    public var bottomEnd: Anchor { view.isRightToLeft ? bottomLeft : bottomRight }
}

extension UIView {
    public var pin: PinLayout<UIView> { PinLayout(view: self) }
    public var edge: EdgeList { EdgeList(view: self) }
    public var anchor: AnchorList { AnchorList(view: self) }
    var isRightToLeft: Bool { Pin.layoutDirection == .rtl }
}

/// What holds for all.
@preconcurrency @MainActor public enum Pin {
    public enum LayoutDirection: Sendable {
        case auto, ltr, rtl
    }

    public enum SafeAreaCompatibility: Sendable {
        case always, never, ios11
    }

    public enum LogMissingLayoutCalls: Sendable {
        case always, never
    }

    public static var layoutDirection = LayoutDirection.ltr
    public static var safeAreaInsetsDidChangeMode = PinSafeAreaInsetsDidChangeMode.optIn
    public static var logWarnings = false
    public static var activeWarnings = false
    public static func initPinLayout() {}
    public static func layoutDirection(_ direction: LayoutDirection) { layoutDirection = direction }
}

public enum PinSafeAreaInsetsDidChangeMode: Sendable {
    case disable, always, optIn
}
