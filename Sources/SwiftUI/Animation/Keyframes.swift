// Animations of several steps. A picture shows them before the first one, as an iPhone does before they begin.

public protocol Keyframes<Value> {
    associatedtype Value
    /// What the value is when everything is over.
    func _end(of value: inout Value)
}
extension Keyframes { public func _end(of value: inout Value) {} }

public protocol KeyframeTrackContent<Value> {
    associatedtype Value
    /// Where the steps end, and how long they take.
    var _steps: [(value: Value, duration: TimeInterval)] { get }
}
extension KeyframeTrackContent { public var _steps: [(value: Value, duration: TimeInterval)] { [] } }

public struct LinearKeyframe<Value>: KeyframeTrackContent {
    public let _steps: [(value: Value, duration: TimeInterval)]
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) { _steps = [(to, duration)] }
}
public struct CubicKeyframe<Value>: KeyframeTrackContent {
    public let _steps: [(value: Value, duration: TimeInterval)]
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        _steps = [(to, duration)]
    }
}
public struct SpringKeyframe<Value>: KeyframeTrackContent {
    public let _steps: [(value: Value, duration: TimeInterval)]
    public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
        _steps = [(to, duration ?? spring.settlingDuration)]
    }
}
public struct MoveKeyframe<Value>: KeyframeTrackContent {
    public let _steps: [(value: Value, duration: TimeInterval)]
    public init(_ to: Value) { _steps = [(to, 0)] }
}

public struct _KeyframeSteps<Value>: KeyframeTrackContent {
    public let _steps: [(value: Value, duration: TimeInterval)]
}
@resultBuilder public struct KeyframeTrackContentBuilder<Value> {
    public static func buildExpression<Content: KeyframeTrackContent>(_ step: Content) -> _KeyframeSteps<Value>
    where Content.Value == Value { _KeyframeSteps(_steps: step._steps) }
    public static func buildBlock(_ steps: _KeyframeSteps<Value>...) -> _KeyframeSteps<Value> {
        _KeyframeSteps(_steps: steps.flatMap(\._steps))
    }
    public static func buildArray(_ steps: [_KeyframeSteps<Value>]) -> _KeyframeSteps<Value> {
        _KeyframeSteps(_steps: steps.flatMap(\._steps))
    }
    public static func buildEither(first: _KeyframeSteps<Value>) -> _KeyframeSteps<Value> { first }
    public static func buildEither(second: _KeyframeSteps<Value>) -> _KeyframeSteps<Value> { second }
    public static func buildOptional(_ steps: _KeyframeSteps<Value>?) -> _KeyframeSteps<Value> {
        steps ?? _KeyframeSteps(_steps: [])
    }
}

public struct _KeyframeTracks<Value>: Keyframes {
    fileprivate let duration: TimeInterval
    fileprivate let end: (inout Value) -> Void
    public func _end(of value: inout Value) { end(&value) }
}
@resultBuilder public struct KeyframesBuilder<Value> {
    public static func buildExpression<Step: KeyframeTrackContent>(_ step: Step) -> _KeyframeTracks<Value>
    where Step.Value == Value {
        let steps = step._steps
        return _KeyframeTracks(duration: steps.reduce(0) { $0 + $1.duration }) { value in
            if let last = steps.last { value = last.value }
        }
    }
    @_disfavoredOverload public static func buildExpression<Track: Keyframes>(_ track: Track) -> _KeyframeTracks<Value>
    where Track.Value == Value {
        _KeyframeTracks(duration: (track as? any TimedKeyframes)?.duration ?? 0) { track._end(of: &$0) }
    }
    public static func buildBlock(_ tracks: _KeyframeTracks<Value>...) -> _KeyframeTracks<Value> {
        _KeyframeTracks(duration: tracks.map(\.duration).max() ?? 0) { value in
            for track in tracks { track.end(&value) }
        }
    }
}
private protocol TimedKeyframes { var duration: TimeInterval { get } }
extension _KeyframeTracks: TimedKeyframes {}

public struct KeyframeTrack<Root, Part, Content: KeyframeTrackContent>: Keyframes, TimedKeyframes {
    public typealias Value = Root
    private let steps: [(value: Part, duration: TimeInterval)]
    private let set: (inout Root, Part) -> Void

    public init(
        _ path: WritableKeyPath<Root, Part>, @KeyframeTrackContentBuilder<Part> content: () -> Content
    ) where Part == Content.Value {
        steps = content()._steps
        set = { $0[keyPath: path] = $1 }
    }
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content)
    where Root == Content.Value, Part == Content.Value {
        steps = content()._steps
        set = { $0 = $1 }
    }
    var duration: TimeInterval { steps.reduce(0) { $0 + $1.duration } }
    public func _end(of value: inout Root) { if let last = steps.last { set(&value, last.value) } }
}

/// The values of keyframes over time. There are no values between the steps, only at the beginning and at the end.
public struct KeyframeTimeline<Value> {
    public let duration: TimeInterval
    private let first, last: Value
    public init<Steps: Keyframes>(initialValue: Value, @KeyframesBuilder<Value> content: () -> Steps)
    where Steps.Value == Value {
        let content = content()
        var value = initialValue
        content._end(of: &value)
        (first, last) = (initialValue, value)
        duration = (content as? any TimedKeyframes)?.duration ?? 0
    }
    public func value(time: TimeInterval) -> Value { time < duration ? first : last }
    public func value(progress: Double) -> Value { progress < 1 ? first : last }
}

public nonisolated struct KeyframeAnimator<Value, KeyframePath, Content: View>: View {
    private let value: Value
    private let content: (Value) -> Content

    public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) { (value, self.content) = (initialValue, content) }
    public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) { (value, self.content) = (initialValue, content) }
    @MainActor public var body: some View { content(value) }
}

public nonisolated struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    private let phase: Phase?
    private let content: (Phase) -> Content

    public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) { (phase, self.content) = (phases.first { _ in true }, content) }
    public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) { (phase, self.content) = (phases.first { _ in true }, content) }
    @MainActor public var body: some View { if let phase { content(phase) } }
}

extension View {
    public nonisolated func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let stand = PlaceholderContentView<Self>(showing: self)
        return PhaseAnimator(phases, content: { content(stand, $0) }, animation: animation)
    }
    public nonisolated func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let stand = PlaceholderContentView<Self>(showing: self)
        return PhaseAnimator(phases, trigger: trigger, content: { content(stand, $0) }, animation: animation)
    }
    public nonisolated func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        let stand = PlaceholderContentView<Self>(showing: self)
        return content(stand, initialValue)
    }
    public nonisolated func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        let stand = PlaceholderContentView<Self>(showing: self)
        return content(stand, initialValue)
    }
}
