// The gestures that SwiftUI recognises.

public nonisolated struct TapGesture: _PrimitiveGesture {
    public typealias Value = Void
    public var count: Int
    public init(count: Int = 1) { self.count = count }

    @MainActor public static func _make(_ gesture: Self) -> _GestureParts {
        _GestureParts(kind: .tap(count: gesture.count), value: { _ in () })
    }
}

public nonisolated struct SpatialTapGesture: _PrimitiveGesture {
    public struct Value: Equatable, Sendable {
        public var location: CGPoint
    }
    public var count: Int
    public var coordinateSpace: CoordinateSpace

    @_disfavoredOverload
    public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
        (self.count, self.coordinateSpace) = (count, coordinateSpace)
    }
    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        (self.count, self.coordinateSpace) = (count, coordinateSpace.coordinateSpace)
    }

    @MainActor public static func _make(_ gesture: Self) -> _GestureParts {
        _GestureParts(kind: .tap(count: gesture.count), value: { Value(location: $0.location(in: $0.view)) })
    }
}

public nonisolated struct LongPressGesture: _PrimitiveGesture {
    public typealias Value = Bool
    public var minimumDuration: Double
    public var maximumDistance: CGFloat
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        (self.minimumDuration, self.maximumDistance) = (minimumDuration, maximumDistance)
    }

    @MainActor public static func _make(_ gesture: Self) -> _GestureParts {
        _GestureParts(kind: .longPress(duration: gesture.minimumDuration), value: { _ in true })
    }
}

/// What a button listens to, which apps use for buttons of their own.
public nonisolated struct _ButtonGesture: _PrimitiveGesture {
    public typealias Value = Void
    nonisolated(unsafe) let action: () -> Void
    public init(action: @escaping () -> Void, pressing: ((Bool) -> Void)? = nil) { self.action = action }

    @MainActor public static func _make(_ gesture: Self) -> _GestureParts {
        _GestureParts(kind: .tap(count: 1), ended: [{ _ in gesture.action() }], value: { _ in () })
    }
}

public nonisolated struct DragGesture: _PrimitiveGesture {
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var location: CGPoint
        public var startLocation: CGPoint
        public var velocity = CGSize.zero
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
        public var predictedEndLocation: CGPoint { location }
        public var predictedEndTranslation: CGSize { translation }
    }
    public var minimumDistance: CGFloat
    public var coordinateSpace: CoordinateSpace

    @_disfavoredOverload
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace)
    }
    public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace.coordinateSpace)
    }

    @MainActor public static func _make(_ gesture: Self) -> _GestureParts {
        _GestureParts(
            kind: gesture.minimumDistance > 0 ? .drag : .dragAtOnce,
            value: { recognizer in
                let end = recognizer.location(in: recognizer.view)
                let way =
                    (recognizer as? UIPanGestureRecognizer)?.translation(in: recognizer.view)
                    ?? (recognizer as? DragAtOnce)?.way ?? .zero
                return Value(
                    time: Date(), location: end, startLocation: CGPoint(x: end.x - way.x, y: end.y - way.y))
            })
    }
}

public nonisolated struct MagnifyGesture: _PrimitiveGesture {
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var magnification: CGFloat
        public var velocity: CGFloat
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }
    public var minimumScaleDelta: CGFloat
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    @MainActor public static func _make(_ gesture: Self) -> _GestureParts {
        _GestureParts(
            kind: .pinch,
            value: {
                Value(
                    time: Date(), magnification: ($0 as? UIPinchGestureRecognizer)?.scale ?? 1, velocity: 0,
                    startAnchor: .center, startLocation: $0.location(in: $0.view))
            })
    }
}

/// `MagnifyGesture` as it was called before iOS 17.
public nonisolated struct MagnificationGesture: _PrimitiveGesture {
    public typealias Value = CGFloat
    public var minimumScaleDelta: CGFloat
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    @MainActor public static func _make(_ gesture: Self) -> _GestureParts {
        _GestureParts(kind: .pinch, value: { ($0 as? UIPinchGestureRecognizer)?.scale ?? 1 })
    }
}

public nonisolated struct RotateGesture: _PrimitiveGesture {
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var rotation: Angle
        public var velocity: Angle
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }
    public var minimumAngleDelta: Angle
    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    @MainActor public static func _make(_ gesture: Self) -> _GestureParts {
        _GestureParts(
            kind: .turn,
            value: {
                let turn = ($0 as? UIRotationGestureRecognizer)?.rotation ?? 0
                return Value(
                    time: Date(), rotation: .radians(turn), velocity: .zero, startAnchor: .center,
                    startLocation: $0.location(in: $0.view))
            })
    }
}

/// `RotateGesture` as it was called before iOS 17.
public nonisolated struct RotationGesture: _PrimitiveGesture {
    public typealias Value = Angle
    public var minimumAngleDelta: Angle
    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    @MainActor public static func _make(_ gesture: Self) -> _GestureParts {
        _GestureParts(
            kind: .turn, value: { Angle.radians(Double(($0 as? UIRotationGestureRecognizer)?.rotation ?? 0)) })
    }
}
