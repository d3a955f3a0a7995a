@_exported import Moya
@_exported import RxSwift
