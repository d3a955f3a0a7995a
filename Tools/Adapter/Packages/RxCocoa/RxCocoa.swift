@_exported import RxRelay
import RxSwift

public enum RxCocoaError: Error, CustomDebugStringConvertible, @unchecked Sendable {
    case unknown
    case invalidOperation(object: Any)
    case itemsNotYetBound(object: Any)
    case invalidPropertyName(object: Any, propertyName: String)
    case invalidObjectOnKeyPath(object: Any, sourceObject: AnyObject, propertyName: String)
    case errorDuringSwizzling
    case castingError(object: Any, targetType: Any.Type)

    public var debugDescription: String {
        switch self {
        case .unknown: "unknown error"
        case .invalidOperation(let object): "\(object) does not allow this"
        case .itemsNotYetBound(let object): "no items are bound to \(object)"
        case .invalidPropertyName(let object, let name): "\(object) has no property \(name)"
        case .invalidObjectOnKeyPath(let object, _, let name): "\(name) of \(object) is not an object"
        case .errorDuringSwizzling: "methods cannot be exchanged"
        case .castingError(let object, let type): "\(object) is no \(type)"
        }
    }
}

/// RxCocoa's closures are called on the main thread, where the main actor is, though their types do not say so.
func onMain<Object, Result>(_ object: Object, _ work: @MainActor (Object) -> Result) -> Result {
    withoutActuallyEscaping(work) { unsafeBitCast($0, to: ((Object) -> Result).self)(object) }
}
