import Foundation
import FoundationNetworking
import RxSwift
import UIKit

extension Reactive where Base: NotificationCenter {
    public func notification(_ name: Notification.Name?, object: AnyObject? = nil) -> Observable<Notification> {
        .create { [center = base, weak object] observer in
            nonisolated(unsafe) let observer = observer
            let token = center.addObserver(forName: name, object: object, queue: nil) { observer.onNext($0) }
            return Disposables.create { center.removeObserver(token) }
        }
    }
}

public struct KeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let initial = KeyValueObservingOptions(rawValue: 1 << 0)
    public static let new = KeyValueObservingOptions(rawValue: 1 << 1)
}

extension Reactive where Base: NSObject {
    public func observe<Value>(
        _ keyPath: KeyPath<Base, Value>, options: NSKeyValueObservingOptions = [.new, .initial]
    ) -> Observable<Value> {
        .create { [weak object = base] observer in
            let observation = object?.observe(keyPath, options: options) { object, _ in
                observer.onNext(object[keyPath: keyPath])
            }
            return Disposables.create { observation?.invalidate() }
        }
    }

    /// Of what `FollowedKeys` names, and of the project's properties that are marked.
    public func observe<Value>(
        _ type: Value.Type, _ keyPath: String, options: KeyValueObservingOptions = [.new, .initial],
        retainSelf: Bool = true
    ) -> Observable<Value?> {
        .create { [weak object = base] observer in
            guard let object else { return Disposables.create() }
            let following: NSKeyValueObservingOptions = options.contains(.initial) ? [.initial, .new] : .new
            let tell = { (value: Any?) in observer.onNext(value as? Value) }
            return onMain((object, tell)) { FollowedKeys.observe($0, keyPath, following, $1) }
        }
    }

    public func observeWeakly<Value>(
        _ type: Value.Type, _ keyPath: String, options: KeyValueObservingOptions = [.new, .initial]
    ) -> Observable<Value?> { observe(type, keyPath, options: options, retainSelf: false) }
}

extension Reactive where Base: AnyObject {
    /// Nobody says here when an object goes.
    public var deallocated: Observable<Void> { .never() }
    public var deallocating: Observable<()> { .never() }

    /// Methods cannot be put in the place of others here, so nobody notices that one is called.
    public func sentMessage(_ selector: Selector) -> Observable<[Any]> { .never() }
    public func methodInvoked(_ selector: Selector) -> Observable<[Any]> { .never() }
}

public enum RxCocoaURLError: Error {
    case unknown
    case nonHTTPResponse(response: URLResponse)
    case httpRequestFailed(response: HTTPURLResponse, data: Data?)
    case deserializationError(error: any Error)
}

/// There is no network, so each request fails.
extension Reactive where Base: URLSession {
    public func response(request: URLRequest) -> Observable<(response: HTTPURLResponse, data: Data)> {
        .error(URLError(.notConnectedToInternet))
    }
    public func data(request: URLRequest) -> Observable<Data> { .error(URLError(.notConnectedToInternet)) }
    public func json(request: URLRequest, options: JSONSerialization.ReadingOptions = []) -> Observable<Any> {
        .error(URLError(.notConnectedToInternet))
    }
    public func json(url: URL) -> Observable<Any> { .error(URLError(.notConnectedToInternet)) }
}
