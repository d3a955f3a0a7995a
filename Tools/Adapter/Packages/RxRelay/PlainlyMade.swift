import RxSwift
import UIKit

extension PublishRelay: _PlainlyMade {
    public static func _plainlyMade(_ make: (Any.Type) -> Any?) -> Any? { PublishRelay<Element>() }
}

extension BehaviorRelay: _PlainlyMade {
    public static func _plainlyMade(_ make: (Any.Type) -> Any?) -> Any? {
        (make(Element.self) as? Element).map { BehaviorRelay(value: $0) }
    }
}
