import Foundation
import MaquetteViewModel

/// How far numbers may go. Beyond, they mean nothing on a screen and lose their fractions on the way to the pixels.
enum NumberLimits {
    static let length = 1_000_000.0
}

extension Kind where Value == Double {
    package static func number(_ expected: String, in range: ClosedRange<Double>, excludingZero: Bool = false) -> Kind {
        var schema: SchemaNode = [
            "type": "number", "minimum": .number(range.lowerBound), "maximum": .number(range.upperBound),
        ]
        if excludingZero {
            schema = [
                "type": "number", "exclusiveMinimum": .number(range.lowerBound), "maximum": .number(range.upperBound),
            ]
        }
        return Kind(expected, schema: schema) { node in
            guard let number = node.number, range.contains(number), !excludingZero || number != 0 else { return nil }
            return number
        }
    }

    /// A number without a size of its own, such as a multiplier.
    static let factor = Kind.number("a number", in: -NumberLimits.length...NumberLimits.length)
    static let fraction = Kind.number("a number from 0 to 1", in: 0...1)
}

extension Kind where Value == CGFloat {
    /// A place or a distance in points.
    static let points = Kind<Double>.number(
        "a number of points up to a million", in: -NumberLimits.length...NumberLimits.length
    ).map { CGFloat($0) }
    static let length = Kind<Double>.number(
        "a number of points, 0 or more", in: 0...NumberLimits.length
    ).map { CGFloat($0) }
}

extension Kind where Value == Int {
    static func wholeNumber(_ expected: String, in range: ClosedRange<Int>) -> Kind {
        let schema: SchemaNode = [
            "type": "integer", "minimum": .number(Double(range.lowerBound)),
            "maximum": .number(Double(range.upperBound)),
        ]
        return Kind(expected, schema: schema) { node in
            node.number.flatMap { Int(exactly: $0) }.flatMap { range.contains($0) ? $0 : nil }
        }
    }
}

extension Kind where Value == UILayoutPriority {
    static let priorityNames: KeyValuePairs<String, UILayoutPriority> = [
        "required": .required, "high": .defaultHigh, "low": .defaultLow, "fittingSize": .fittingSizeLevel,
    ]

    /// A number or a name.
    static let priority = Kind.either(
        "a priority: a number above 0 and up to 1000, or required, high, low, fittingSize",
        string: .choice("the name of a priority", priorityNames),
        number: Kind<Double>.number("a priority above 0 and up to 1000", in: 0...1000, excludingZero: true).map {
            UILayoutPriority(Float($0))
        })
}

/// A value for each axis.
struct AxisPair<Value: Sendable>: Sendable {
    var horizontal: Value?
    var vertical: Value?
}

extension Kind where Value == AxisPair<UILayoutPriority> {
    private static let horizontal = Field("horizontal", .priority, "Across.")
    private static let vertical = Field("vertical", .priority, "Down.")

    /// One priority for both axes, or one for each.
    static let axisPriorities = Kind.either(
        "a priority, or an object with the keys horizontal and vertical",
        string: Kind<UILayoutPriority>.priority.map { Value(horizontal: $0, vertical: $0) },
        number: Kind<UILayoutPriority>.priority.map { Value(horizontal: $0, vertical: $0) },
        object: .record(Record("an object with priorities", [horizontal.erased, vertical.erased])) {
            Value(horizontal: $0[horizontal], vertical: $0[vertical])
        })
}
