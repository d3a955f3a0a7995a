import RxCocoa
import RxSwift
import UIKit

/// What a recogniser is told before it is added to its view.
public typealias Configuration<Gesture> = (Gesture, RxGestureRecognizerDelegate) -> Void

/// What a configuration may ask of the recogniser's delegate. Nobody touches a picture, so nothing asks it.
public final class RxGestureRecognizerDelegate {
    public init() {}
    public var beginPolicy: GestureRecognizerDelegatePolicy<UIGestureRecognizer> = .always
    public var touchReceptionPolicy: GestureRecognizerDelegatePolicy<(UIGestureRecognizer, UITouch)> = .always
    public var simultaneousRecognitionPolicy:
        GestureRecognizerDelegatePolicy<(UIGestureRecognizer, UIGestureRecognizer)> = .always
    public var selfFailureRequirementPolicy:
        GestureRecognizerDelegatePolicy<(UIGestureRecognizer, UIGestureRecognizer)> = .never
    public var otherFailureRequirementPolicy:
        GestureRecognizerDelegatePolicy<(UIGestureRecognizer, UIGestureRecognizer)> = .never
}

public enum GestureRecognizerDelegatePolicy<Input> {
    case always
    case never
    case custom((Input) -> Bool)
}

public typealias TapControlEvent = ControlEvent<UITapGestureRecognizer>
public typealias LongPressControlEvent = ControlEvent<UILongPressGestureRecognizer>
public typealias PanControlEvent = ControlEvent<UIPanGestureRecognizer>
public typealias SwipeControlEvent = ControlEvent<UISwipeGestureRecognizer>
public typealias PinchControlEvent = ControlEvent<UIPinchGestureRecognizer>
public typealias RotationControlEvent = ControlEvent<UIRotationGestureRecognizer>
public typealias SwipeDirection = UISwipeGestureRecognizer.Direction

extension Reactive where Base: UIView {
    /// A recogniser of the view's, as long as somebody listens. The first event is the state that it has at once.
    public func gesture<Gesture: UIGestureRecognizer>(_ make: @escaping @MainActor () -> Gesture) -> ControlEvent<
        Gesture
    > {
        let make = unsafeBitCast(make, to: (() -> Gesture).self)
        return ControlEvent(
            events: Observable<Gesture>.deferred { [weak view = base] in
                guard let view else { return .empty() }
                let recognizer = make()
                let adding = unsafeBitCast(Self.add, to: ((UIView, UIGestureRecognizer) -> Void).self)
                let removing = unsafeBitCast(Self.remove, to: ((UIView, UIGestureRecognizer) -> Void).self)
                adding(view, recognizer)
                return recognizer.rx.event.asObservable().startWith(recognizer)
                    .do(onDispose: { [weak view] in if let view { removing(view, recognizer) } })
            })
    }

    private static var add: @MainActor (UIView, UIGestureRecognizer) -> Void {
        {
            $0.isUserInteractionEnabled = true
            $0.addGestureRecognizer($1)
        }
    }
    private static var remove: @MainActor (UIView, UIGestureRecognizer) -> Void { { $0.removeGestureRecognizer($1) } }

    private func configured<Gesture: UIGestureRecognizer>(
        _ configuration: Configuration<Gesture>?, _ make: @escaping @MainActor () -> Gesture
    ) -> ControlEvent<Gesture> {
        nonisolated(unsafe) let configuration = configuration
        return gesture {
            let recognizer = make()
            configuration?(recognizer, RxGestureRecognizerDelegate())
            return recognizer
        }
    }

    public func tapGesture(configuration: Configuration<UITapGestureRecognizer>? = nil) -> TapControlEvent {
        configured(configuration) { UITapGestureRecognizer() }
    }
    public func longPressGesture(configuration: Configuration<UILongPressGestureRecognizer>? = nil)
        -> LongPressControlEvent
    {
        configured(configuration) { UILongPressGestureRecognizer() }
    }
    public func panGesture(configuration: Configuration<UIPanGestureRecognizer>? = nil) -> PanControlEvent {
        configured(configuration) { UIPanGestureRecognizer() }
    }
    public func pinchGesture(configuration: Configuration<UIPinchGestureRecognizer>? = nil) -> PinchControlEvent {
        configured(configuration) { UIPinchGestureRecognizer() }
    }
    public func rotationGesture(configuration: Configuration<UIRotationGestureRecognizer>? = nil)
        -> RotationControlEvent
    {
        configured(configuration) { UIRotationGestureRecognizer() }
    }
    public func swipeGesture(
        _ directions: SwipeDirection..., configuration: Configuration<UISwipeGestureRecognizer>? = nil
    ) -> SwipeControlEvent {
        swipeGesture(Set(directions.map(\.rawValue)), configuration)
    }

    private func swipeGesture(
        _ directions: Set<UInt>, _ configuration: Configuration<UISwipeGestureRecognizer>?
    ) -> SwipeControlEvent {
        ControlEvent(
            events: Observable.merge(
                directions.sorted().map { direction in
                    configured(configuration) {
                        let recognizer = UISwipeGestureRecognizer()
                        recognizer.direction = SwipeDirection(rawValue: direction)
                        return recognizer
                    }.asObservable()
                }))
    }
}

extension ObservableType where Element: UIGestureRecognizer {
    public func when(_ states: UIGestureRecognizer.State...) -> Observable<Element> {
        filter { recognizer in states.contains(state(of: recognizer)) }
    }

    public func asLocation(in view: TargetView = .view) -> Observable<CGPoint> {
        map { recognizer in location(of: recognizer, in: view) }
    }
}

/// Whose coordinates are meant.
public enum TargetView {
    case view
    case superview
    case window
    case this(UIView)
}

/// Recognisers belong to the main actor, where all events are.
private func state(of recognizer: UIGestureRecognizer) -> UIGestureRecognizer.State {
    let read: @MainActor (UIGestureRecognizer) -> UIGestureRecognizer.State = { $0.state }
    return unsafeBitCast(read, to: ((UIGestureRecognizer) -> UIGestureRecognizer.State).self)(recognizer)
}

private func location(of recognizer: UIGestureRecognizer, in view: TargetView) -> CGPoint {
    let read: @MainActor (UIGestureRecognizer, TargetView) -> CGPoint = { recognizer, view in
        switch view {
        case .view: recognizer.location(in: recognizer.view)
        case .superview: recognizer.location(in: recognizer.view?.superview)
        case .window: recognizer.location(in: recognizer.view?.window)
        case .this(let view): recognizer.location(in: view)
        }
    }
    return unsafeBitCast(read, to: ((UIGestureRecognizer, TargetView) -> CGPoint).self)(recognizer, view)
}
