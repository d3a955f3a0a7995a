import UIKit

/// Where a panel rests: these, and others that apps name.
public final class FloatingPanelState: NSObject, RawRepresentable, Sendable {
    public let rawValue: String
    public let order: Int

    public required init?(rawValue: String) { (self.rawValue, order) = (rawValue, 0) }
    public init(rawValue: String, order: Int) { (self.rawValue, self.order) = (rawValue, order) }

    public static let full = FloatingPanelState(rawValue: "full", order: 1000)
    public static let half = FloatingPanelState(rawValue: "half", order: 500)
    public static let tip = FloatingPanelState(rawValue: "tip", order: 100)
    public static let hidden = FloatingPanelState(rawValue: "hidden", order: 0)

    public override func isEqual(_ object: Any?) -> Bool { (object as? FloatingPanelState)?.rawValue == rawValue }
    public override var hash: Int { rawValue.hashValue }
    public override var description: String { rawValue }
}

public enum FloatingPanelPosition: Int, Sendable {
    case top, left, bottom, right
}

public enum FloatingPanelReferenceEdge: Int, Sendable {
    case top, left, bottom, right
}

public enum FloatingPanelLayoutReferenceGuide: Int, Sendable {
    case superview = 0, safeArea = 1
}

public enum FloatingPanelLayoutContentBoundingGuide: Int, Sendable {
    case none = 0, superview = 1, safeArea = 2
}

@preconcurrency @MainActor public protocol FloatingPanelLayoutAnchoring {
    var referenceGuide: FloatingPanelLayoutReferenceGuide { get }
}

public final class FloatingPanelLayoutAnchor: NSObject, FloatingPanelLayoutAnchoring {
    let inset: CGFloat
    let isAbsolute: Bool
    public let referenceGuide: FloatingPanelLayoutReferenceGuide
    public let referenceEdge: FloatingPanelReferenceEdge

    public init(
        absoluteInset: CGFloat, edge: FloatingPanelReferenceEdge, referenceGuide: FloatingPanelLayoutReferenceGuide
    ) {
        (inset, isAbsolute) = (absoluteInset, true)
        (self.referenceGuide, referenceEdge) = (referenceGuide, edge)
    }

    public init(
        fractionalInset: CGFloat, edge: FloatingPanelReferenceEdge, referenceGuide: FloatingPanelLayoutReferenceGuide
    ) {
        (inset, isAbsolute) = (fractionalInset, false)
        (self.referenceGuide, referenceEdge) = (referenceGuide, edge)
    }
}

public final class FloatingPanelIntrinsicLayoutAnchor: NSObject, FloatingPanelLayoutAnchoring {
    let offset: CGFloat
    let isAbsolute: Bool
    public let referenceGuide: FloatingPanelLayoutReferenceGuide

    public init(absoluteOffset offset: CGFloat, referenceGuide: FloatingPanelLayoutReferenceGuide = .safeArea) {
        (self.offset, isAbsolute, self.referenceGuide) = (offset, true, referenceGuide)
    }

    public init(fractionalOffset offset: CGFloat, referenceGuide: FloatingPanelLayoutReferenceGuide = .safeArea) {
        (self.offset, isAbsolute, self.referenceGuide) = (offset, false, referenceGuide)
    }
}

public final class FloatingPanelAdaptiveLayoutAnchor: NSObject, FloatingPanelLayoutAnchoring {
    let offset: CGFloat
    let isAbsolute: Bool
    let guide: UILayoutGuide
    public let referenceGuide: FloatingPanelLayoutReferenceGuide
    public let contentBoundingGuide: FloatingPanelLayoutContentBoundingGuide

    public init(
        absoluteOffset offset: CGFloat, contentLayout: UILayoutGuide,
        referenceGuide: FloatingPanelLayoutReferenceGuide,
        contentBoundingGuide: FloatingPanelLayoutContentBoundingGuide = .none
    ) {
        (self.offset, isAbsolute, guide) = (offset, true, contentLayout)
        (self.referenceGuide, self.contentBoundingGuide) = (referenceGuide, contentBoundingGuide)
    }

    public init(
        fractionalOffset offset: CGFloat, contentLayout: UILayoutGuide,
        referenceGuide: FloatingPanelLayoutReferenceGuide,
        contentBoundingGuide: FloatingPanelLayoutContentBoundingGuide = .none
    ) {
        (self.offset, isAbsolute, guide) = (offset, false, contentLayout)
        (self.referenceGuide, self.contentBoundingGuide) = (referenceGuide, contentBoundingGuide)
    }
}

@preconcurrency @MainActor public protocol FloatingPanelLayout {
    var position: FloatingPanelPosition { get }
    var initialState: FloatingPanelState { get }
    var anchors: [FloatingPanelState: any FloatingPanelLayoutAnchoring] { get }
    func prepareLayout(surfaceView: UIView, in view: UIView) -> [NSLayoutConstraint]
    func backdropAlpha(for state: FloatingPanelState) -> CGFloat
}

extension FloatingPanelLayout {
    public func prepareLayout(surfaceView: UIView, in view: UIView) -> [NSLayoutConstraint] {
        [
            surfaceView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
            surfaceView.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
        ]
    }
    public func backdropAlpha(for state: FloatingPanelState) -> CGFloat { state == .full ? 0.3 : 0 }
}

@preconcurrency @MainActor open class FloatingPanelBottomLayout: NSObject, FloatingPanelLayout {
    public override init() {}
    open var initialState: FloatingPanelState { .half }
    open var anchors: [FloatingPanelState: any FloatingPanelLayoutAnchoring] {
        [
            .full: FloatingPanelLayoutAnchor(absoluteInset: 18, edge: .top, referenceGuide: .safeArea),
            .half: FloatingPanelLayoutAnchor(fractionalInset: 0.5, edge: .bottom, referenceGuide: .safeArea),
            .tip: FloatingPanelLayoutAnchor(absoluteInset: 69, edge: .bottom, referenceGuide: .safeArea),
        ]
    }
    open var position: FloatingPanelPosition { .bottom }
    open func prepareLayout(surfaceView: UIView, in view: UIView) -> [NSLayoutConstraint] {
        [
            surfaceView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
            surfaceView.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
        ]
    }
    open func backdropAlpha(for state: FloatingPanelState) -> CGFloat { state == .full ? 0.3 : 0 }
}

@preconcurrency @MainActor public protocol FloatingPanelBehavior {
    var springDecelerationRate: CGFloat { get }
    var springResponseTime: CGFloat { get }
    var momentumProjectionRate: CGFloat { get }
    var removalInteractionVelocityThreshold: CGFloat { get }
    func shouldProjectMomentum(_ fpc: FloatingPanelController, to proposedState: FloatingPanelState) -> Bool
    func redirectionalProgress(
        _ fpc: FloatingPanelController, from: FloatingPanelState, to: FloatingPanelState
    ) -> CGFloat
    func allowsRubberBanding(for edge: UIRectEdge) -> Bool
}

extension FloatingPanelBehavior {
    public var springDecelerationRate: CGFloat { UIScrollView.DecelerationRate.fast.rawValue + 0.001 }
    public var springResponseTime: CGFloat { 0.4 }
    public var momentumProjectionRate: CGFloat { UIScrollView.DecelerationRate.normal.rawValue }
    public var removalInteractionVelocityThreshold: CGFloat { 5.5 }
    public func shouldProjectMomentum(_ fpc: FloatingPanelController, to proposedState: FloatingPanelState) -> Bool {
        false
    }
    public func redirectionalProgress(
        _ fpc: FloatingPanelController, from: FloatingPanelState, to: FloatingPanelState
    ) -> CGFloat { 0.5 }
    public func allowsRubberBanding(for edge: UIRectEdge) -> Bool { false }
}

open class FloatingPanelDefaultBehavior: FloatingPanelBehavior {
    public init() {}
}
