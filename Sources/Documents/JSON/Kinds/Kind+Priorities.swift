import MaquetteViewModel

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
    private static let horizontal = Field("horizontal", .priority, "In the horizontal direction.")
    private static let vertical = Field("vertical", .priority, "In the vertical direction.")

    /// One priority for both axes, or one for each.
    static let axisPriorities = Kind.either(
        "a priority, or an object with the keys horizontal and vertical",
        string: Kind<UILayoutPriority>.priority.map { Value(horizontal: $0, vertical: $0) },
        number: Kind<UILayoutPriority>.priority.map { Value(horizontal: $0, vertical: $0) },
        object: .record(Record("an object with priorities", [horizontal.erased, vertical.erased])) {
            Value(horizontal: $0[horizontal], vertical: $0[vertical])
        })
}
