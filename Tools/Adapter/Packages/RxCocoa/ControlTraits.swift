import RxSwift

public protocol ControlEventType: ObservableType {
    func asControlEvent() -> ControlEvent<Element>
}

/// What a control tells: on the main thread, without failing.
public struct ControlEvent<PropertyType>: ControlEventType {
    public typealias Element = PropertyType
    private let events: Observable<PropertyType>

    public init<Events: ObservableType>(events: Events) where Events.Element == Element {
        self.events = events.subscribe(on: ConcurrentMainScheduler.instance)
    }

    /// What only a person's fingers would bring about.
    static var never: ControlEvent<PropertyType> { ControlEvent(events: Observable.never()) }

    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element { events.subscribe(observer) }
    public func asObservable() -> Observable<Element> { events }
    public func asControlEvent() -> ControlEvent<Element> { self }
}

public protocol ControlPropertyType: ObservableType, ObserverType {
    func asControlProperty() -> ControlProperty<Element>
}

/// A value of a control that people change: it tells the first and those that they choose, and can be told others.
public struct ControlProperty<PropertyType>: ControlPropertyType {
    public typealias Element = PropertyType
    private let values: Observable<PropertyType>
    private let sink: AnyObserver<PropertyType>

    public init<Values: ObservableType, Sink: ObserverType>(values: Values, valueSink: Sink)
    where Element == Values.Element, Element == Sink.Element {
        self.values = values.subscribe(on: ConcurrentMainScheduler.instance)
        sink = valueSink.asObserver()
    }

    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element { values.subscribe(observer) }

    /// Without the first value.
    public var changed: ControlEvent<PropertyType> { ControlEvent(events: values.skip(1)) }

    public func asObservable() -> Observable<Element> { values }
    public func asControlProperty() -> ControlProperty<Element> { self }

    /// It does not end with a source that is bound to it.
    public func on(_ event: Event<Element>) {
        if case .next = event { sink.on(event) }
    }
}

extension ControlPropertyType where Element == String? {
    /// An empty text in place of none.
    public var orEmpty: ControlProperty<String> {
        let original = asControlProperty()
        return ControlProperty(
            values: original.map { $0 ?? "" }, valueSink: original.mapObserver { Optional.some($0) })
    }
}
