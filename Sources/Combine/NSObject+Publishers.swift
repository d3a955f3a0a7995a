import UIKit

extension NSObject {
    /// The values of a property that can be observed.
    public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Combine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never
        public let object: Subject
        public let keyPath: KeyPath<Subject, Value>
        public let options: NSKeyValueObservingOptions

        public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
            (self.object, self.keyPath, self.options) = (object, keyPath, options)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            Publishers.Chain<Value, Never> { downstream in
                let observation = object.observe(keyPath, options: options.union(.new)) { object, _ in
                    downstream.send(object[keyPath: keyPath])
                }
                downstream.hold(AnyCancellable { observation.invalidate() })
            }.receive(subscriber: subscriber)
        }
    }
}

extension _KeyValueCodingAndObserving where Self: NSObject {
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
        NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
    }
}
