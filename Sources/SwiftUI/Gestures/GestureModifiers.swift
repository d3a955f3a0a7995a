/// Recognises a gesture on each thing in the content.
private struct GestureAttaching<Touch: Gesture>: _PrimitiveModifier {
    nonisolated(unsafe) let gesture: Touch
    let isCounted: Bool

    @MainActor static func _make<Content: View>(_ modifier: Self, _ content: Content, in node: _ViewNode) {
        node.child(0).update(content, in: node.environment)
        let recognition = node.kept as? Recognition ?? Recognition()
        node.kept = recognition
        var parts = modifier.isCounted ? Touch._make(modifier.gesture) : _GestureParts()
        if !node.environment.isEnabled { parts = _GestureParts() }
        recognition.take(parts)
        node.output = { children in
            children.flatMap(\.items).enumerated().map { TouchedItem($1, recognition, number: $0) }
        }
    }
}

/// The recognisers of a place in the tree, kept with it.
@MainActor final class Recognition {
    private var parts = _GestureParts()
    private var recognizers: [UIGestureRecognizer] = []
    private var containers: [Int: EffectView] = [:]
    private lazy var target = Target(self)

    /// A target that is an object, as recognisers want.
    final class Target {
        weak var owner: Recognition?
        init(_ owner: Recognition) { self.owner = owner }
    }

    func take(_ parts: _GestureParts) {
        if parts.kind != self.parts.kind {
            for recognizer in recognizers { recognizer.view?.removeGestureRecognizer(recognizer) }
            recognizers = []
        }
        self.parts = parts
    }

    /// The view on which the gesture is recognised where the content is several.
    func container(_ number: Int) -> EffectView {
        if let container = containers[number] { return container }
        let container = EffectView()
        containers[number] = container
        return container
    }

    func recognize(on view: UIView, number: Int) {
        while recognizers.count <= number {
            guard let made = makeRecognizer() else { return }
            recognizers.append(made)
        }
        let recognizer = recognizers[number]
        guard recognizer.view !== view else { return }
        recognizer.view?.removeGestureRecognizer(recognizer)
        view.isUserInteractionEnabled = true
        view.addGestureRecognizer(recognizer)
        // A tap waits for those that want more of them.
        let taps = (view.gestureRecognizers ?? []).compactMap { $0 as? UITapGestureRecognizer }
        for (one, other) in taps.flatMap({ one in taps.map { (one, $0) } })
        where one.numberOfTapsRequired < other.numberOfTapsRequired { one.require(toFail: other) }
    }

    private func makeRecognizer() -> UIGestureRecognizer? {
        let recognizer: UIGestureRecognizer
        switch parts.kind {
        case .none: return nil
        case .tap(let count):
            let tap = UITapGestureRecognizer()
            tap.numberOfTapsRequired = count
            tap.shareTapsWithText()
            recognizer = tap
        case .longPress(let duration):
            let press = UILongPressGestureRecognizer()
            press.minimumPressDuration = duration
            recognizer = press
        case .drag: recognizer = UIPanGestureRecognizer()
        case .dragAtOnce: recognizer = DragAtOnce()
        case .pinch: recognizer = UIPinchGestureRecognizer()
        case .turn: recognizer = UIRotationGestureRecognizer()
        }
        recognizer.addTarget(target) { target in { (sender: UIGestureRecognizer) in target.owner?.recognized(sender) } }
        return recognizer
    }

    private func recognized(_ recognizer: UIGestureRecognizer) {
        let value = parts.value?(recognizer) ?? ()
        ViewGraph.acting {
            switch recognizer.state {
            case .began, .changed:
                for action in parts.changed { action(value) }
                // A long press is recognised when it has been long enough.
                if case .longPress = parts.kind, recognizer.state == .began {
                    for action in parts.ended { action(value) }
                }
            case .ended:
                if case .longPress = parts.kind { return }
                for action in parts.changed { action(value) }
                for action in parts.ended { action(value) }
            default: break
            }
        }
    }
}

/// What a gesture is recognised on: the one view that stands for the content, or a view around several.
final class TouchedItem: HeldItem, @unchecked Sendable {
    private let recognition: Recognition
    private let number: Int
    private let only: UIView?

    @MainActor init(_ inner: Item, _ recognition: Recognition, number: Int) {
        let views = inner.mountedViews
        (self.recognition, self.number, only) = (recognition, number, views.count == 1 ? views[0] : nil)
        super.init(inner, in: recognition.container(number))
        recognition.recognize(on: only ?? holder, number: number)
    }

    override func place(at origin: CGPoint, _ proposal: ProposedViewSize, in space: LayoutSpace) {
        if only == nil {
            super.place(at: origin, proposal, in: space)
        } else {
            inner.place(at: origin, proposal, in: space)
        }
    }

    override func mount(into views: inout [UIView]) {
        if only == nil { super.mount(into: &views) } else { inner.mount(into: &views) }
    }
}

private struct HitTesting: _PrimitiveModifier {
    let isAllowed: Bool

    @MainActor static func _make<Content: View>(_ modifier: Self, _ content: Content, in node: _ViewNode) {
        node.child(0).update(content, in: node.environment)
        let isAllowed = modifier.isAllowed
        node.wrapping { HitItem($0, isAllowed: isAllowed) }
    }
}

private final class HitItem: WrappingItem, @unchecked Sendable {
    private let isAllowed: Bool

    init(_ inner: Item, isAllowed: Bool) {
        self.isAllowed = isAllowed
        super.init(inner)
    }

    override var priority: Double { inner.priority }

    override func mount(into views: inout [UIView]) {
        let before = views.count
        super.mount(into: &views)
        for view in views[before...] where view.isUserInteractionEnabled != isAllowed {
            // Texts and images are never touched, unless a gesture is recognised on them.
            if !isAllowed || !(view is UILabel || view is UIImageView) { view.isUserInteractionEnabled = isAllowed }
        }
    }
}

extension View {
    public nonisolated func gesture<Touch: Gesture>(_ gesture: Touch, including mask: GestureMask = .all) -> some View {
        modifier(GestureAttaching(gesture: gesture, isCounted: mask.contains(.gesture)))
    }
    public nonisolated func gesture<Touch: Gesture>(_ gesture: Touch, isEnabled: Bool) -> some View {
        modifier(GestureAttaching(gesture: gesture, isCounted: isEnabled))
    }
    public nonisolated func gesture<Touch: Gesture>(_ gesture: Touch, name: String, isEnabled: Bool = true) -> some View
    { modifier(GestureAttaching(gesture: gesture, isCounted: isEnabled)) }
    public nonisolated func highPriorityGesture<Touch: Gesture>(_ gesture: Touch, including mask: GestureMask = .all)
        -> some View
    { modifier(GestureAttaching(gesture: gesture, isCounted: mask.contains(.gesture))) }
    public nonisolated func highPriorityGesture<Touch: Gesture>(_ gesture: Touch, isEnabled: Bool) -> some View {
        modifier(GestureAttaching(gesture: gesture, isCounted: isEnabled))
    }
    public nonisolated func simultaneousGesture<Touch: Gesture>(_ gesture: Touch, including mask: GestureMask = .all)
        -> some View
    { modifier(GestureAttaching(gesture: gesture, isCounted: mask.contains(.gesture))) }
    public nonisolated func simultaneousGesture<Touch: Gesture>(_ gesture: Touch, isEnabled: Bool) -> some View {
        modifier(GestureAttaching(gesture: gesture, isCounted: isEnabled))
    }

    public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        gesture(TapGesture(count: count).onEnded(action))
    }
    @_disfavoredOverload
    public nonisolated func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }
    public nonisolated func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }
    public nonisolated func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        gesture(
            LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance).onEnded { _ in action()
            })
    }
    @_disfavoredOverload
    public nonisolated func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
        perform action: @escaping () -> Void
    ) -> some View {
        gesture(
            LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance).onEnded { _ in action()
            })
    }

    public nonisolated func _onButtonGesture(
        pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
    ) -> some View {
        gesture(_ButtonGesture(action: action, pressing: pressing))
    }

    public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View { modifier(HitTesting(isAllowed: enabled)) }
}

/// Follows a finger from its first touch on.
final class DragAtOnce: UILongPressGestureRecognizer {
    private var start = CGPoint.zero

    init() {
        super.init(target: nil, action: nil)
        minimumPressDuration = 0
        allowableMovement = .greatestFiniteMagnitude
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        start = touches.first?.location(in: nil) ?? .zero
        super.touchesBegan(touches, with: event)
    }

    var way: CGPoint {
        guard let view else { return .zero }
        let (end, start) = (location(in: view), view.convert(start, from: nil))
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }
}
