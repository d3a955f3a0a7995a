import UIKit

// What fingers do on a view of SwiftUI. There are none.

@MainActor @preconcurrency public protocol Gesture<Value> {
    associatedtype Value
}
extension Never: Gesture { public typealias Value = Never }
/// `isActive ? drag : nil`.
extension Optional: Gesture where Wrapped: Gesture { public typealias Value = Wrapped.Value }
extension Gesture {
    public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> { self }
    public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> { self }
    public nonisolated func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> some Gesture<Value> { self }
}

public nonisolated struct TapGesture: Gesture {
    public typealias Value = Void
    public var count: Int
    public init(count: Int = 1) { self.count = count }
}
public nonisolated struct LongPressGesture: Gesture {
    public typealias Value = Bool
    public var minimumDuration: Double
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
    }
}
public nonisolated struct DragGesture: Gesture {
    public nonisolated struct Value: Equatable, Sendable {
        public var time: Date
        public var startLocation: CGPoint
        public var location: CGPoint
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
        public var predictedEndLocation: CGPoint { location }
        public var predictedEndTranslation: CGSize { translation }
        public var velocity: CGSize { .zero }
    }
    public var minimumDistance: CGFloat
    public var coordinateSpace: CoordinateSpace
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace)
    }
}
public nonisolated struct MagnificationGesture: Gesture {
    public typealias Value = CGFloat
    public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// A value that lasts as long as a gesture: always the first.
@propertyWrapper public struct GestureState<Value> {
    public let wrappedValue: Value
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public init(initialValue: Value) { wrappedValue = initialValue }
    public var projectedValue: GestureState<Value> { self }
}

extension View {
    private nonisolated var same: some View { modifier(EmptyModifier()) }

    public nonisolated func gesture<Touch: Gesture>(_ gesture: Touch) -> some View { same }
    public nonisolated func simultaneousGesture<Touch: Gesture>(_ gesture: Touch) -> some View { same }
    public nonisolated func highPriorityGesture<Touch: Gesture>(_ gesture: Touch) -> some View { same }
    public nonisolated func onLongPressGesture(
        minimumDuration: Double = 0.5, perform action: @escaping () -> Void
    ) -> some View { same }
}
