import Foundation

/// An object that every thread has for itself.
///
/// Foundation's dictionary of a thread boxes its keys and values at every look, and finds out about their types at the
/// first one.
package final class ThreadLocal<Value: AnyObject>: Sendable {
    @usableFromInline let key: pthread_key_t

    package init() {
        var key = pthread_key_t()
        let failure = pthread_key_create(&key) { value in
            if let value { Unmanaged<AnyObject>.fromOpaque(value).release() }
        }
        precondition(failure == 0, "the system has no more room for values of threads")
        self.key = key
    }

    @inlinable package var value: Value? {
        get { pthread_getspecific(key).map { Unmanaged<Value>.fromOpaque($0).takeUnretainedValue() } }
        set {
            let former = pthread_getspecific(key)
            pthread_setspecific(key, newValue.map { Unmanaged.passRetained($0).toOpaque() })
            if let former { Unmanaged<AnyObject>.fromOpaque(former).release() }
        }
    }
}
