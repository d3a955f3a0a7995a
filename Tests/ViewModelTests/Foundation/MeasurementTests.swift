import Testing
import UIKit

/// Measurements as Foundation writes them on Apple's platforms: its documentation (`MeasurementFormatter`, `Measurement.FormatStyle`), the
/// session 238 of WWDC 2016, and the tables of CLDR, by which both write.
struct MeasurementTests {
    private let american = Locale(identifier: "en_US")
    private let german = Locale(identifier: "de_DE")

    @Test func `A formatter writes the unit of the country, or the one that it is given`() {
        let formatter = MeasurementFormatter()
        let way = Measurement(value: 5, unit: UnitLength.kilometers)
        formatter.locale = american
        #expect(formatter.string(from: way) == "3.107 mi")
        formatter.unitOptions = .providedUnit
        #expect(formatter.string(from: way) == "5 km")
        formatter.unitStyle = .long
        #expect(formatter.string(from: way) == "5 kilometers")
        #expect(formatter.string(from: UnitLength.kilometers) == "kilometers")
        formatter.unitStyle = .short
        #expect(formatter.string(from: way) == "5km")
        formatter.locale = german
        formatter.numberFormatter.minimumFractionDigits = 1
        #expect(formatter.string(from: way) == "5,0 km")
    }

    @Test func `Degrees go without their kind, and a unit of one's own has its symbol`() {
        let formatter = MeasurementFormatter()
        formatter.locale = american
        let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
        #expect(formatter.string(from: warm) == "68°F")
        formatter.unitOptions = .temperatureWithoutUnit
        #expect(formatter.string(from: warm) == "68°")
        #expect(formatter.string(from: Measurement(value: 3, unit: Unit(symbol: "boxes"))) == "3 boxes")
    }

    @Test func `A style writes for a use, in a width, with a style for the number`() {
        let way = Measurement(value: 5, unit: UnitLength.kilometers)
        #expect(way.formatted(.measurement(width: .wide, usage: .asProvided).locale(american)) == "5 kilometers")
        #expect(way.formatted(.measurement(width: .abbreviated, usage: .road).locale(american)) == "3.1 mi")
        #expect(
            way.formatted(
                .measurement(
                    width: .narrow, usage: .asProvided, numberFormatStyle: .number.precision(.fractionLength(2))
                ).locale(american)) == "5.00km")
        let hot = Measurement(value: 38, unit: UnitTemperature.celsius)
        #expect(hot.formatted(.measurement(width: .abbreviated, usage: .weather).locale(american)) == "100°F")
        #expect(
            hot.formatted(.measurement(width: .narrow, usage: .weather, hidesScaleName: true).locale(american))
                == "100°")
        #expect(hot.formatted(.measurement(width: .abbreviated, usage: .weather).locale(german)) == "38 °C")
    }

    @Test(arguments: [
        (UnitEnergy.kilocalories as Dimension, "2.5 kcal"), (UnitVolume.deciliters, "2.5 dL"),
        (UnitPressure.inchesOfMercury, "2.5 inHg"), (UnitMass.metricTons, "2.5 t"),
        (UnitArea.squareCentimeters, "2.5 cm²"),
        (UnitFrequency.megahertz, "2.5 MHz"), (UnitInformationStorage.mebibytes, "2.5 MiB"),
        (UnitElectricCharge.milliampereHours, "2.5 mAh"), (UnitSpeed.knots, "2.5 kn"),
    ])
    func `Units of all kinds have their signs`(_ unit: Dimension, _ text: String) {
        let formatter = MeasurementFormatter()
        (formatter.locale, formatter.unitOptions) = (american, .providedUnit)
        #expect(formatter.string(from: Measurement(value: 2.5, unit: unit)) == text)
    }
}
