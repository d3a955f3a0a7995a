import RxCocoa
import RxSwift

/// What can be empty.
public protocol Occupiable {
    var isEmpty: Bool { get }
    var isNotEmpty: Bool { get }
}

extension Occupiable {
    public var isNotEmpty: Bool { !isEmpty }
}

extension String: Occupiable {}
extension Array: Occupiable {}
extension Dictionary: Occupiable {}
extension Set: Occupiable {}

extension ObservableType where Element: Occupiable {
    public func filterEmpty() -> Observable<Element> { filter { $0.isNotEmpty } }
    public func errorOnEmpty(
        _ error: any Error = RxOptionalError.emptyOccupiable(Element.self)
    ) -> Observable<Element> {
        map { value in
            if value.isEmpty { throw error }
            return value
        }
    }
    public func catchOnEmpty(_ handler: @escaping () throws -> Observable<Element>) -> Observable<Element> {
        flatMap { $0.isEmpty ? try handler() : .just($0) }
    }
}

extension SharedSequenceConvertibleType where Element: Occupiable {
    public func filterEmpty() -> SharedSequence<SharingStrategy, Element> { filter { $0.isNotEmpty } }
    public func catchOnEmpty(
        _ handler: @escaping () -> SharedSequence<SharingStrategy, Element>
    ) -> SharedSequence<SharingStrategy, Element> { flatMap { $0.isEmpty ? handler() : .just($0) } }
}
