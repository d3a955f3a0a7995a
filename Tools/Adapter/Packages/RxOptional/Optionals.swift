import RxCocoa
import RxSwift

public protocol OptionalType {
    associatedtype Wrapped
    var value: Wrapped? { get }
}

extension Optional: OptionalType {
    public var value: Wrapped? { self }
}

public enum RxOptionalError: Error, Equatable {
    case foundNilWhileUnwrappingOptional(Any.Type)
    case emptyOccupiable(Any.Type)

    public static func == (first: RxOptionalError, second: RxOptionalError) -> Bool {
        switch (first, second) {
        case (.foundNilWhileUnwrappingOptional, .foundNilWhileUnwrappingOptional), (.emptyOccupiable, .emptyOccupiable):
            true
        default: false
        }
    }
}

extension ObservableType where Element: OptionalType {
    public func filterNil() -> Observable<Element.Wrapped> { compactMap { $0.value } }
    public func filterNilKeepOptional() -> Observable<Element> { filter { $0.value != nil } }
    public func replaceNilWith(_ valueOnNil: Element.Wrapped) -> Observable<Element.Wrapped> {
        map { $0.value ?? valueOnNil }
    }
    public func errorOnNil(
        _ error: any Error = RxOptionalError.foundNilWhileUnwrappingOptional(Element.self)
    ) -> Observable<Element.Wrapped> {
        map { optional in
            guard let value = optional.value else { throw error }
            return value
        }
    }
    public func catchOnNil(
        _ handler: @escaping () throws -> Observable<Element.Wrapped>
    ) -> Observable<Element.Wrapped> {
        flatMap { optional in try optional.value.map { .just($0) } ?? handler() }
    }
}

extension ObservableType where Element: OptionalType, Element.Wrapped: Equatable {
    public func distinctUntilChanged() -> Observable<Element> { distinctUntilChanged { $0.value == $1.value } }
}

extension SharedSequenceConvertibleType where Element: OptionalType {
    public func filterNil() -> SharedSequence<SharingStrategy, Element.Wrapped> { compactMap { $0.value } }
    public func replaceNilWith(_ valueOnNil: Element.Wrapped) -> SharedSequence<SharingStrategy, Element.Wrapped> {
        map { $0.value ?? valueOnNil }
    }
    public func catchOnNil(
        _ handler: @escaping () -> SharedSequence<SharingStrategy, Element.Wrapped>
    ) -> SharedSequence<SharingStrategy, Element.Wrapped> {
        flatMap { optional in
            guard let value = optional.value else { return handler() }
            return .just(value)
        }
    }
}

extension SharedSequenceConvertibleType where Element: OptionalType, Element.Wrapped: Equatable {
    public func distinctUntilChanged() -> SharedSequence<SharingStrategy, Element> {
        distinctUntilChanged { $0.value == $1.value }
    }
}
