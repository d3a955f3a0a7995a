import UIKit

// Animations of several steps. None is run, and no view of SwiftUI is drawn.

public protocol Keyframes<Value> {
    associatedtype Value
}
public protocol KeyframeTrackContent<Value> {
    associatedtype Value
}
public struct LinearKeyframe<Value>: KeyframeTrackContent {
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}
public struct CubicKeyframe<Value>: KeyframeTrackContent {
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {}
}
public struct SpringKeyframe<Value>: KeyframeTrackContent {
    public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {}
}
public struct MoveKeyframe<Value>: KeyframeTrackContent {
    public init(_ to: Value) {}
}
public struct UnitCurve: Hashable, Sendable {
    let name: String
    public static let linear = Self(name: "linear"), easeIn = Self(name: "easeIn"), easeOut = Self(name: "easeOut")
    public static let easeInOut = Self(name: "easeInOut")
}
public struct Spring: Hashable, Sendable {
    public var duration: TimeInterval
    public var bounce: Double
    public init(duration: TimeInterval = 0.5, bounce: Double = 0) { (self.duration, self.bounce) = (duration, bounce) }
    public static var bouncy: Spring { Spring(bounce: 0.3) }
    public static var smooth: Spring { Spring() }
    public static var snappy: Spring { Spring(bounce: 0.15) }
}

public struct _KeyframeSteps<Value>: KeyframeTrackContent {}
@resultBuilder public struct KeyframeTrackContentBuilder<Value> {
    public static func buildExpression<Content: KeyframeTrackContent>(_ step: Content) -> Content
    where Content.Value == Value { step }
    public static func buildBlock<each Content: KeyframeTrackContent>(_ steps: repeat each Content)
        -> _KeyframeSteps<Value>
    { _KeyframeSteps() }
    public static func buildArray(_ steps: [_KeyframeSteps<Value>]) -> _KeyframeSteps<Value> { _KeyframeSteps() }
    public static func buildEither(first: _KeyframeSteps<Value>) -> _KeyframeSteps<Value> { first }
    public static func buildEither(second: _KeyframeSteps<Value>) -> _KeyframeSteps<Value> { second }
    public static func buildOptional(_ steps: _KeyframeSteps<Value>?) -> _KeyframeSteps<Value> { _KeyframeSteps() }
}
public struct _KeyframeTracks<Value>: Keyframes {}
@resultBuilder public struct KeyframesBuilder<Value> {
    public static func buildExpression<Step: KeyframeTrackContent>(_ step: Step) -> _KeyframeTracks<Value>
    where Step.Value == Value { _KeyframeTracks() }
    public static func buildExpression<Track: Keyframes>(_ track: Track) -> _KeyframeTracks<Value>
    where Track.Value == Value { _KeyframeTracks() }
    public static func buildBlock(_ tracks: _KeyframeTracks<Value>...) -> _KeyframeTracks<Value> { _KeyframeTracks() }
}
public struct KeyframeTrack<Root, Part, Content: KeyframeTrackContent>: Keyframes {
    public typealias Value = Root
    public init(
        _ path: WritableKeyPath<Root, Part>, @KeyframeTrackContentBuilder<Part> content: () -> Content
    ) where Part == Content.Value {}
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content)
    where Root == Content.Value, Part == Content.Value {}
}
public struct KeyframeAnimator<Value, KeyframePath, Content: View>: View {
    public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {}
    public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {}
    public var body: Never { fatalError("it is reached through its view") }
}
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in nil }
    ) {}
    public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in nil }
    ) {}
    public var body: Never { fatalError("it is reached through its view") }
}

public struct SymbolEffectName: Sendable {
    public static let bounce = Self(), pulse = Self(), variableColor = Self(), scale = Self(), appear = Self()
    public static let disappear = Self(), replace = Self(), wiggle = Self(), rotate = Self(), breathe = Self()
    public static let automatic = Self()
    public var up: Self { self }
    public var down: Self { self }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
    public var iterative: Self { self }
    public var cumulative: Self { self }
    public var reversing: Self { self }
    public var nonReversing: Self { self }
}
public struct SymbolEffectOptions: Sendable {
    public static let `default` = Self(), repeating = Self(), nonRepeating = Self()
    public static func speed(_ speed: Double) -> Self { Self() }
    public static func `repeat`(_ count: Int?) -> Self { Self() }
    public func speed(_ speed: Double) -> Self { self }
    public func `repeat`(_ count: Int?) -> Self { self }
    public var repeating: Self { self }
}
extension View {
    private nonisolated var same: some View { modifier(EmptyModifier()) }

    public nonisolated func symbolEffect(
        _ effect: SymbolEffectName, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View { same }
    public nonisolated func symbolEffect(
        _ effect: SymbolEffectName, options: SymbolEffectOptions = .default, value: some Equatable
    ) -> some View { same }
    public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { same }
}

extension Path {
    /// The part of the outline between two places, told as shares of its whole length.
    public func trimmedPath(from start: CGFloat, to end: CGFloat) -> Path {
        let (from, to) = (min(max(start, 0), 1), min(max(end, 0), 1))
        guard from < to else { return Path() }
        if from == 0, to == 1 { return self }
        let pieces = straightPieces
        let whole = pieces.reduce(0) { $0 + $1.length }
        var (made, passed, isOpen) = (Path(), CGFloat(0), false)
        for piece in pieces where piece.length > 0 {
            let (first, last) = (max(from * whole, passed), min(to * whole, passed + piece.length))
            if first < last {
                if !isOpen || piece.begins { made.move(to: piece.place((first - passed) / piece.length)) }
                made.addLine(to: piece.place((last - passed) / piece.length))
                isOpen = true
            }
            passed += piece.length
        }
        return made
    }

    private struct Piece {
        let from, to: CGPoint
        /// Whether it follows a move, not another piece.
        let begins: Bool
        var length: CGFloat { ((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y)).squareRoot() }
        func place(_ share: CGFloat) -> CGPoint {
            CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
        }
    }

    /// Each curve as 32 lines.
    private var straightPieces: [Piece] {
        var pieces: [Piece] = []
        var (start, here, begins) = (CGPoint.zero, CGPoint.zero, true)
        func add(_ point: CGPoint) {
            pieces.append(Piece(from: here, to: point, begins: begins))
            (here, begins) = (point, false)
        }
        cgPath.applyWithBlock { element in
            let points = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint: (start, here, begins) = (points[0], points[0], true)
            case .addLineToPoint: add(points[0])
            case .addQuadCurveToPoint:
                let origin = here
                for step in 1...32 {
                    let (t, u) = (CGFloat(step) / 32, 1 - CGFloat(step) / 32)
                    add(
                        CGPoint(
                            x: u * u * origin.x + 2 * u * t * points[0].x + t * t * points[1].x,
                            y: u * u * origin.y + 2 * u * t * points[0].y + t * t * points[1].y))
                }
            case .addCurveToPoint:
                let origin = here
                for step in 1...32 {
                    let (t, u) = (CGFloat(step) / 32, 1 - CGFloat(step) / 32)
                    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                    add(
                        CGPoint(
                            x: a * origin.x + b * points[0].x + c * points[1].x + d * points[2].x,
                            y: a * origin.y + b * points[0].y + c * points[1].y + d * points[2].y))
                }
            case .closeSubpath: add(start)
            @unknown default: break
            }
        }
        return pieces
    }
}
