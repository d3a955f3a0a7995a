import Foundation

/// What stands where code was cut out, because it does not compile here.
public enum MaquetteCuts {
    /// Says that the place was reached. Each place is told once.
    public static func cut(_ place: StaticString) { Reached.shared.note(place) }

    /// For a value that is missing, the plainest of its type: nil, false, zero or nothing in it. A type that has no such value
    /// ends the program.
    public static func cut<Value>(_ place: StaticString) -> Value {
        Reached.shared.note(place)
        if let value = plainest(Value.self) as? Value { return value }
        fatalError("a \(Value.self) is missing, for the code that makes it was cut out: \(place)")
    }

    /// Where nothing can go on.
    public static func stop(_ place: StaticString) -> Never {
        Reached.shared.note(place)
        fatalError("this code was cut out: \(place)")
    }

    /// The places that were reached, in their order.
    public static var reached: [String] { Reached.shared.places }

    private static func plainest<Value>(_ type: Value.Type) -> Any? {
        switch type {
        case let type as any ExpressibleByNilLiteral.Type: type.init(nilLiteral: ())
        case is Bool.Type: false
        case is Void.Type: ()
        case let type as any Numeric.Type: type.init(exactly: 0)
        case let type as any RangeReplaceableCollection.Type: type.init()
        case let type as any SetAlgebra.Type: type.init()
        case let type as any EmptyDictionary.Type: type.init()
        default: nil
        }
    }
}

private protocol EmptyDictionary { init() }
extension Dictionary: EmptyDictionary {}

/// The places that were reached. A line on standard error tells each as it is reached.
private final class Reached: @unchecked Sendable {
    static let shared = Reached()
    private let lock = NSLock()
    private var known: Set<String> = []
    private var inOrder: [String] = []

    var places: [String] { lock.withLock { inOrder } }

    func note(_ place: StaticString) {
        let place = place.description
        guard lock.withLock({ known.insert(place).inserted ? (inOrder.append(place), true).1 : false }) else { return }
        FileHandle.standardError.write(Data("cut out: \(place)\n".utf8))
    }
}
