import Foundation

/// A unit with its measure in units of the base, and the dimensions of these (`m^1 s^-1`).
open class HKUnit: NSObject, @unchecked Sendable {
    public let unitString: String
    let factor: Double
    let offset: Double
    let powers: [String: Int]

    init(_ string: String, _ factor: Double, _ powers: [String: Int], offset: Double = 0) {
        (unitString, self.factor, self.powers, self.offset) = (string, factor, powers, offset)
    }

    /// `count/min`, `mg/dL`, `kg·m^2`. A text that names no unit ends the app, as on a device.
    public convenience init(from string: String) {
        var unit = HKUnit("", 1, [:])
        for (place, part) in string.components(separatedBy: "/").enumerated() {
            for word in part.components(separatedBy: CharacterSet(charactersIn: "·.*")) {
                let pieces = word.components(separatedBy: "^")
                guard let simple = Self.named(pieces[0]) else { preconditionFailure("Unable to parse unit \(string)") }
                let raised = pieces.count > 1 ? simple.unitRaised(toPower: Int(pieces[1]) ?? 1) : simple
                unit = place == 0 ? unit.unitMultiplied(by: raised) : unit.unitDivided(by: raised)
            }
        }
        self.init(
            string, unit.factor, unit.powers,
            offset: string == "degC" || string == "degF" ? Self.named(string)!.offset : 0)
    }
    private static func named(_ name: String) -> HKUnit? {
        let whole: [HKUnit] = [
            count(), percent(), gram(), ounce(), pound(), stone(), meter(), inch(), foot(), yard(), mile(), liter(),
            second(),
            minute(), hour(), day(), joule(), kilocalorie(), largeCalorie(), smallCalorie(), degreeCelsius(),
            degreeFahrenheit(), kelvin(), millimeterOfMercury(), hertz(),
            internationalUnit(),
        ]
        if let unit = whole.first(where: { $0.unitString == name }) { return unit }
        for number in 1...13 {
            let prefix = HKMetricPrefix(rawValue: number)!
            guard name.hasPrefix(prefix.sign), let unit = whole.first(where: { prefix.sign + $0.unitString == name })
            else { continue }
            return HKUnit(name, prefix.factor * unit.factor, unit.powers)
        }
        return nil
    }

    open func isNull() -> Bool { powers.isEmpty && factor == 1 }
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKUnit)?.unitString == unitString }
    open override var hash: Int { unitString.hash }
    open override var description: String { unitString }

    open func unitMultiplied(by unit: HKUnit) -> HKUnit {
        HKUnit(
            "\(unitString)·\(unit.unitString)", factor * unit.factor,
            powers.merging(unit.powers, uniquingKeysWith: +).used)
    }
    open func unitDivided(by unit: HKUnit) -> HKUnit {
        HKUnit(
            "\(unitString)/\(unit.unitString)", factor / unit.factor,
            powers.merging(unit.powers.mapValues { -$0 }, uniquingKeysWith: +).used)
    }
    open func unitRaised(toPower power: Int) -> HKUnit {
        HKUnit("\(unitString)^\(power)", pow(factor, Double(power)), powers.mapValues { $0 * power }.used)
    }
    open func reciprocal() -> HKUnit { HKUnit.count().unitDivided(by: self) }

    open class func count() -> HKUnit { HKUnit("count", 1, [:]) }
    open class func percent() -> HKUnit { HKUnit("%", 0.01, [:]) }
    open class func gram() -> HKUnit { HKUnit("g", 1, ["g": 1]) }
    open class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit {
        HKUnit(prefix.sign + "g", prefix.factor, ["g": 1])
    }
    open class func ounce() -> HKUnit { HKUnit("oz", 28.349523125, ["g": 1]) }
    open class func pound() -> HKUnit { HKUnit("lb", 453.59237, ["g": 1]) }
    open class func stone() -> HKUnit { HKUnit("st", 6350.29318, ["g": 1]) }
    open class func meter() -> HKUnit { HKUnit("m", 1, ["m": 1]) }
    open class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit {
        HKUnit(prefix.sign + "m", prefix.factor, ["m": 1])
    }
    open class func inch() -> HKUnit { HKUnit("in", 0.0254, ["m": 1]) }
    open class func foot() -> HKUnit { HKUnit("ft", 0.3048, ["m": 1]) }
    open class func yard() -> HKUnit { HKUnit("yd", 0.9144, ["m": 1]) }
    open class func mile() -> HKUnit { HKUnit("mi", 1609.344, ["m": 1]) }
    open class func liter() -> HKUnit { HKUnit("L", 0.001, ["m": 3]) }
    open class func literUnit(with prefix: HKMetricPrefix) -> HKUnit {
        HKUnit(prefix.sign + "L", prefix.factor / 1000, ["m": 3])
    }
    open class func second() -> HKUnit { HKUnit("s", 1, ["s": 1]) }
    open class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit {
        HKUnit(prefix.sign + "s", prefix.factor, ["s": 1])
    }
    open class func minute() -> HKUnit { HKUnit("min", 60, ["s": 1]) }
    open class func hour() -> HKUnit { HKUnit("hr", 3600, ["s": 1]) }
    open class func day() -> HKUnit { HKUnit("d", 86400, ["s": 1]) }
    open class func joule() -> HKUnit { HKUnit("J", 1000, ["g": 1, "m": 2, "s": -2]) }
    open class func kilocalorie() -> HKUnit { HKUnit("kcal", 4_184_000, ["g": 1, "m": 2, "s": -2]) }
    open class func largeCalorie() -> HKUnit { HKUnit("Cal", 4_184_000, ["g": 1, "m": 2, "s": -2]) }
    open class func smallCalorie() -> HKUnit { HKUnit("cal", 4184, ["g": 1, "m": 2, "s": -2]) }
    open class func degreeCelsius() -> HKUnit { HKUnit("degC", 1, ["K": 1], offset: 273.15) }
    open class func degreeFahrenheit() -> HKUnit { HKUnit("degF", 5.0 / 9, ["K": 1], offset: 459.67 * 5 / 9) }
    open class func kelvin() -> HKUnit { HKUnit("K", 1, ["K": 1]) }
    open class func millimeterOfMercury() -> HKUnit { HKUnit("mmHg", 133_322.387415, ["g": 1, "m": -1, "s": -2]) }
    open class func internationalUnit() -> HKUnit { HKUnit("IU", 1, ["IU": 1]) }
    /// An amount of a substance, measured by its mass: `mmol<180.15588000005408>`.
    open class func moleUnit(with prefix: HKMetricPrefix, molarMass gramsPerMole: Double) -> HKUnit {
        HKUnit("\(prefix.sign)mol<\(gramsPerMole)>", prefix.factor * gramsPerMole, ["g": 1])
    }
    open class func moleUnit(withMolarMass gramsPerMole: Double) -> HKUnit {
        moleUnit(with: .none, molarMass: gramsPerMole)
    }
    open class func hertz() -> HKUnit { HKUnit("Hz", 1, ["s": -1]) }
}
extension [String: Int] {
    fileprivate var used: [String: Int] { filter { $0.value != 0 } }
}

/// The grams of a mole of glucose.
public let HKUnitMolarMassBloodGlucose = 180.15588000005408

public enum HKMetricPrefix: Int, Sendable {
    case none, pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera, femto
    var factor: Double {
        pow(10, [0, -12, -9, -6, -3, -2, -1, 1, 2, 3, 6, 9, 12, -15][rawValue])
    }
    var sign: String { ["", "p", "n", "mc", "m", "c", "d", "da", "h", "k", "M", "G", "T", "f"][rawValue] }
}

open class HKQuantity: NSObject, @unchecked Sendable {
    private let (unit, value): (HKUnit, Double)
    public init(unit: HKUnit, doubleValue value: Double) { (self.unit, self.value) = (unit, value) }
    open func `is`(compatibleWith unit: HKUnit) -> Bool { unit.powers == self.unit.powers }
    /// Another unit of the same dimensions, as on a device, where any other ends the app.
    open func doubleValue(for unit: HKUnit) -> Double {
        precondition(self.is(compatibleWith: unit), "Attempt to convert incompatible units: \(self.unit), \(unit)")
        return (value * self.unit.factor + self.unit.offset - unit.offset) / unit.factor
    }
    open func compare(_ quantity: HKQuantity) -> ComparisonResult {
        let other = quantity.doubleValue(for: unit)
        return value < other ? .orderedAscending : value > other ? .orderedDescending : .orderedSame
    }
    open override var description: String { "\(value) \(unit)" }
}
