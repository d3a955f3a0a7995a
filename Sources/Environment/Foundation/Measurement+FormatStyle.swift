import Foundation

/// The use of a measurement, which decides in which unit people of a country want it.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    /// The use in ICU's words; empty for the unit that the measurement has.
    fileprivate let name: String

    public static var general: Self { Self(name: "default") }
    public static var asProvided: Self { Self(name: "") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    public static var person: Self { Self(name: "person") }
    public static var personHeight: Self { Self(name: "person-height") }
    public static var road: Self { Self(name: "road") }
    public static var focalLength: Self { Self(name: "focal-length") }
    public static var rainfall: Self { Self(name: "rainfall") }
    public static var snowfall: Self { Self(name: "snowfall") }
    public static var visibility: Self { Self(name: "visiblty") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    public static var personWeight: Self { Self(name: "person") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    public static var person: Self { Self(name: "person") }
    public static var weather: Self { Self(name: "weather") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    public static var food: Self { Self(name: "food") }
    public static var workout: Self { Self(name: "default") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
    public static var wind: Self { Self(name: "wind") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
    public static var barometric: Self { Self(name: "baromtrc") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
    public static var liquid: Self { Self(name: "fluid") }
}

extension Measurement where UnitType: Dimension {
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        public struct UnitWidth: Codable, Hashable, Sendable {
            fileprivate let name: String
            public static var wide: Self { Self(name: "full-name") }
            public static var abbreviated: Self { Self(name: "short") }
            public static var narrow: Self { Self(name: "narrow") }
        }

        public var width: UnitWidth
        public var locale: Locale
        public var usage: MeasurementFormatUnitUsage<UnitType>?
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?
        /// Whether only the number of degrees of a temperature is written, without their kind.
        public var hidesScaleName = false

        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent,
            usage: MeasurementFormatUnitUsage<UnitType> = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            (self.width, self.locale, self.usage, self.numberFormatStyle) = (width, locale, usage, numberFormatStyle)
        }

        public func format(_ value: Measurement<UnitType>) -> String {
            let usage = usage.flatMap { $0.name.isEmpty ? nil : $0.name }
            let number = numberFormatStyle.map { style in { (number: Double) in style.locale(locale).format(number) } }
            var text = UnitText(
                width: UnitText.Width(rawValue: width.name) ?? .abbreviated, usage: usage,
                precision: usage == nil ? ".######" : nil, locale: locale)
            guard hidesScaleName, value.unit is UnitTemperature else {
                return text.text(value.value, value.unit, number: number)
            }
            let degrees = text.preferred(value.value, value.unit) ?? value.value
            (text.usage, text.precision) = (nil, usage == nil ? ".######" : ".")
            return text.text(degrees, named: UnitText.degrees, number: number) ?? "\(degrees)°"
        }

        public func locale(_ locale: Locale) -> Self {
            var changed = self
            changed.locale = locale
            return changed
        }
    }

    public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
    public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
    where Style.FormatInput == Measurement<UnitType> { style.format(self) }
}

extension FormatStyle {
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }
    public static func measurement(
        width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated,
        usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
        var style = Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
        style.hidesScaleName = hidesScaleName
        return style
    }
}
