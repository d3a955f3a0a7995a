import RxSwift
import UIKit

// What Moya adds to RxSwift. It is part of the module here, as old projects import no other; those of today import RxMoya.

extension ObservableType where Element == Response {
    public func filter<R: RangeExpression>(statusCodes: R) -> Observable<Element> where R.Bound == Int {
        map { try $0.filter(statusCodes: statusCodes) }
    }
    public func filter(statusCode: Int) -> Observable<Element> { map { try $0.filter(statusCode: statusCode) } }
    public func filterSuccessfulStatusCodes() -> Observable<Element> { map { try $0.filterSuccessfulStatusCodes() } }
    public func filterSuccessfulStatusAndRedirectCodes() -> Observable<Element> {
        map { try $0.filterSuccessfulStatusAndRedirectCodes() }
    }
    public func mapImage() -> Observable<Image> { map { try $0.mapImage() } }
    public func mapJSON(failsOnEmptyData: Bool = true) -> Observable<Any> {
        map { try $0.mapJSON(failsOnEmptyData: failsOnEmptyData) }
    }
    public func mapString(atKeyPath keyPath: String? = nil) -> Observable<String> {
        map { try $0.mapString(atKeyPath: keyPath) }
    }
    public func map<D: Decodable>(
        _ type: D.Type, atKeyPath keyPath: String? = nil, using decoder: JSONDecoder = JSONDecoder(),
        failsOnEmptyData: Bool = true
    ) -> Observable<D> {
        map { try $0.map(type, atKeyPath: keyPath, using: decoder, failsOnEmptyData: failsOnEmptyData) }
    }
}

extension PrimitiveSequence where Trait == SingleTrait, Element == Response {
    public func filter<R: RangeExpression>(statusCodes: R) -> Single<Element> where R.Bound == Int {
        map { try $0.filter(statusCodes: statusCodes) }
    }
    public func filter(statusCode: Int) -> Single<Element> { map { try $0.filter(statusCode: statusCode) } }
    public func filterSuccessfulStatusCodes() -> Single<Element> { map { try $0.filterSuccessfulStatusCodes() } }
    public func filterSuccessfulStatusAndRedirectCodes() -> Single<Element> {
        map { try $0.filterSuccessfulStatusAndRedirectCodes() }
    }
    public func mapImage() -> Single<Image> { map { try $0.mapImage() } }
    public func mapJSON(failsOnEmptyData: Bool = true) -> Single<Any> {
        map { try $0.mapJSON(failsOnEmptyData: failsOnEmptyData) }
    }
    public func mapString(atKeyPath keyPath: String? = nil) -> Single<String> {
        map { try $0.mapString(atKeyPath: keyPath) }
    }
    public func map<D: Decodable>(
        _ type: D.Type, atKeyPath keyPath: String? = nil, using decoder: JSONDecoder = JSONDecoder(),
        failsOnEmptyData: Bool = true
    ) -> Single<D> {
        map { try $0.map(type, atKeyPath: keyPath, using: decoder, failsOnEmptyData: failsOnEmptyData) }
    }
}

/// What `rx` asks of a provider, whatever its targets are.
public protocol MoyaProviderType: AnyObject {
    associatedtype Target: TargetType
    func request(
        _ target: Target, callbackQueue: DispatchQueue?, progress: ProgressBlock?, completion: @escaping Completion
    ) -> any Cancellable
}

extension MoyaProvider: MoyaProviderType, ReactiveCompatible {}

extension Reactive where Base: MoyaProviderType {
    /// As the provider: no server answers, and samples come at once.
    public func request(_ token: Base.Target, callbackQueue: DispatchQueue? = nil) -> Single<Response> {
        Single.create { [weak base] observe in
            let request = base?.request(token, callbackQueue: callbackQueue, progress: nil) { result in
                switch result {
                case .success(let response): observe(.success(response))
                case .failure(let error): observe(.failure(error))
                }
            }
            return Disposables.create { request?.cancel() }
        }
    }
}
