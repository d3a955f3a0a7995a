import MaquetteLayout

extension LinearConstraint {
    /// The constraint as a person would write it, with its tag in front.
    var equation: String {
        var left = terms.map { "\(Self.short($0.coefficient))·x\($0.unknown.index)" }.joined(separator: " + ")
        if left.isEmpty { left = "0" }
        let sign =
            switch relation {
            case .lessThanOrEqual: "<="
            case .equal: "="
            case .greaterThanOrEqual: ">="
            }
        let strength = isRequired ? "required" : "@\(priority)"
        let owner = origin == .caller ? "" : " \(origin)"
        return "#\(tag): \(left) \(sign) \(Self.short(constant)) \(strength)\(owner)"
    }

    static func short(_ number: Double) -> String {
        number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
    }
}
