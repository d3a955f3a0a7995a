import Foundation

/// Writes measurements, by default in the unit that people of a country use.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let providedUnit = Self(rawValue: 1 << 0)
        public static let naturalScale = Self(rawValue: 1 << 1)
        public static let temperatureWithoutUnit = Self(rawValue: 1 << 2)
    }

    open var unitOptions: UnitOptions = []
    open var unitStyle = Formatter.UnitStyle.medium
    open var locale: Locale! = .current { didSet { numberFormatter.locale = locale } }
    open var numberFormatter: NumberFormatter!

    public override init() {
        super.init()
        numberFormatter = Self.usualNumbers()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        numberFormatter = Self.usualNumbers()
    }
    private static func usualNumbers() -> NumberFormatter {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }

    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        let isKept = unitOptions.contains(.providedUnit)
        let text = text(usage: isKept ? nil : measurement.unit is UnitTemperature ? "weather" : "default")
        if measurement.unit is UnitTemperature, unitOptions.contains(.temperatureWithoutUnit) {
            let value = text.preferred(measurement.value, measurement.unit) ?? measurement.value
            return self.text(usage: nil).text(value, named: UnitText.degrees, number: written) ?? written(value)
        }
        return text.text(measurement.value, measurement.unit, number: written)
    }

    /// The name of a unit, as it stands beside more than one.
    open func string(from unit: Unit) -> String {
        let text = text(usage: nil).text(2, unit, number: { _ in "" })
        return text.trimmingCharacters(in: .whitespaces.union(CharacterSet(charactersIn: "\u{A0}\u{202F}")))
    }

    open override func string(for obj: Any?) -> String? { (obj as? Measurement<Unit>).map { string(from: $0) } }

    private func written(_ value: Double) -> String {
        numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)"
    }

    private func text(usage: String?) -> UnitText {
        let widths: [Formatter.UnitStyle: UnitText.Width] = [.short: .narrow, .medium: .abbreviated, .long: .wide]
        return UnitText(width: widths[unitStyle] ?? .abbreviated, usage: usage, locale: locale ?? .current)
    }
}
