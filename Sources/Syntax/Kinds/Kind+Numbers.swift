import Foundation

/// Limits of numbers. Larger ones make no sense on a screen and lose their fractions on the way to the pixels.
package enum NumberLimits {
    package static let length = 1_000_000.0
}

extension Kind where Value == Double {
    package static func number(_ expected: String, in range: ClosedRange<Double>, excludingZero: Bool = false) -> Kind {
        @Sendable func schema() -> JSONValue {
            let (least, most) = (JSONValue.number(range.lowerBound), JSONValue.number(range.upperBound))
            if excludingZero { return ["type": "number", "exclusiveMinimum": least, "maximum": most] }
            return ["type": "number", "minimum": least, "maximum": most]
        }
        return Kind(expected, schema: schema()) { node in
            guard let number = node.number, range.contains(number), !excludingZero || number != 0 else { return nil }
            return number
        }
    }

    /// A number without a size of its own, such as a multiplier.
    package static let factor = Kind.number("a number", in: -NumberLimits.length...NumberLimits.length)
    package static let fraction = Kind.number("a number from 0 to 1", in: 0...1)
}

extension Kind where Value == CGFloat {
    /// A place or a distance in points.
    package static let points = Kind<Double>.number(
        "a number of points up to a million", in: -NumberLimits.length...NumberLimits.length
    ).map { CGFloat($0) }
    package static let length = Kind<Double>.number(
        "a number of points, 0 or more", in: 0...NumberLimits.length
    ).map { CGFloat($0) }
}

extension Kind where Value == Int {
    package static func wholeNumber(_ expected: String, in range: ClosedRange<Int>) -> Kind {
        Kind(
            expected,
            schema: [
                "type": "integer", "minimum": .number(Double(range.lowerBound)),
                "maximum": .number(Double(range.upperBound)),
            ]
        ) { node in
            node.number.flatMap { Int(exactly: $0) }.flatMap { range.contains($0) ? $0 : nil }
        }
    }
}
