import Combine
import UIKit

// What models publish: the plainest value of each, or nothing.

extension Published: @retroactive _PlainlyMade {
    public static func _plainlyMade(_ make: (Any.Type) -> Any?) -> Any? {
        (make(Value.self) as? Value).map(Published.init(initialValue:))
    }
}

extension CurrentValueSubject: @retroactive _PlainlyMade {
    public static func _plainlyMade(_ make: (Any.Type) -> Any?) -> Any? {
        (make(Output.self) as? Output).map { CurrentValueSubject($0) }
    }
}

extension PassthroughSubject: @retroactive _PlainlyMade {
    public static func _plainlyMade(_ make: (Any.Type) -> Any?) -> Any? { PassthroughSubject() }
}

extension AnyPublisher: @retroactive _PlainlyMade {
    public static func _plainlyMade(_ make: (Any.Type) -> Any?) -> Any? {
        AnyPublisher(Empty(completeImmediately: false))
    }
}

extension AnyCancellable: @retroactive _PlainlyMade {
    public static func _plainlyMade(_ make: (Any.Type) -> Any?) -> Any? { AnyCancellable {} }
}
