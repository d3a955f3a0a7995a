import Foundation
import ObjectiveC
import RxSwift

nonisolated(unsafe) private var bagKey = 0

/// The bag of an object, made when it is first asked for.
private func bag(of object: AnyObject) -> DisposeBag {
    if let bag = objc_getAssociatedObject(object, &bagKey) as? DisposeBag { return bag }
    let fresh = DisposeBag()
    setBag(fresh, of: object)
    return fresh
}

private func setBag(_ bag: DisposeBag, of object: AnyObject) {
    objc_setAssociatedObject(object, &bagKey, bag, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
}

extension Reactive where Base: AnyObject {
    public var disposeBag: DisposeBag {
        get { bag(of: base) }
        nonmutating set { setBag(newValue, of: base) }
    }
}

public protocol HasDisposeBag: AnyObject {
    var disposeBag: DisposeBag { get set }
}

extension HasDisposeBag {
    public var disposeBag: DisposeBag {
        get { bag(of: self) }
        set { setBag(newValue, of: self) }
    }
}
