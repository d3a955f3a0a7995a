import UIKit

// What models hold, for screens that are shown without anybody who hands them over.

extension DisposeBag: _PlainlyMade {
    public static func _plainlyMade(_ make: (Any.Type) -> Any?) -> Any? { DisposeBag() }
}

extension PublishSubject: _PlainlyMade {
    public static func _plainlyMade(_ make: (Any.Type) -> Any?) -> Any? { PublishSubject<Element>() }
}

extension BehaviorSubject: _PlainlyMade {
    public static func _plainlyMade(_ make: (Any.Type) -> Any?) -> Any? {
        (make(Element.self) as? Element).map { BehaviorSubject(value: $0) }
    }
}
