import CoreLocation
import UIKit

/// A distance in words, rounded as people name distances.
///
/// Apple does not say how it rounds. The steps are those between what simulators have written: 40 m for 42, 150 m for 152.4, 1,5 km
/// for 1,500, 15 km for 14,500 and 1.420 km for 1,420,000; 150 feet for 42 m, 400 feet for 120 and 123, 0.9 mi for 1,500, 882 mi for
/// 1,420,000; and 50 yards for 42 m.
open class MKDistanceFormatter: Formatter, @unchecked Sendable {
    public enum Units: UInt, Sendable { case `default`, metric, imperial, imperialWithYards }
    public enum DistanceUnitStyle: UInt, Sendable { case `default`, abbreviated, full }

    open var locale: Locale! = .current
    open var units = Units.default
    open var unitStyle = DistanceUnitStyle.default

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func string(fromDistance distance: CLLocationDistance) -> String {
        let formatter = MeasurementFormatter()
        formatter.unitOptions = .providedUnit
        formatter.locale = locale ?? .current
        formatter.unitStyle = isAbbreviated ? .medium : .long
        formatter.numberFormatter.maximumFractionDigits = 1
        return formatter.string(from: rounded(distance))
    }

    open override func string(for object: Any?) -> String? {
        (object as? NSNumber).map { string(fromDistance: $0.doubleValue) }
            ?? (object as? CLLocationDistance).map(string(fromDistance:))
    }

    private var system: Units {
        if units != .default { return units }
        switch (locale ?? .current).measurementSystem {
        case .us: return .imperial
        case .uk: return .imperialWithYards
        default: return .metric
        }
    }

    /// Metres are written with their letter unless the full name is asked for, and feet in full unless they are to be short.
    private var isAbbreviated: Bool {
        switch unitStyle {
        case .default: system == .metric
        case .abbreviated: true
        case .full: false
        }
    }

    private func rounded(_ distance: CLLocationDistance) -> Measurement<UnitLength> {
        let metres = Measurement(value: distance, unit: UnitLength.meters)
        let (short, long, most): (UnitLength, UnitLength, Double) =
            switch system {
            case .imperial: (.feet, .miles, 289)
            case .imperialWithYards: (.yards, .miles, 300)
            case .metric, .default: (.meters, .kilometers, 1000)
            }
        guard abs(distance) >= most else {
            let value = metres.converted(to: short).value
            let step: Double =
                switch abs(value) {
                case ..<100: 10
                case ..<500: 50
                default: 100
                }
            return Measurement(value: (value / step).rounded() * step, unit: short)
        }
        let value = metres.converted(to: long).value
        return Measurement(value: abs(value) < 10 ? (value * 10).rounded() / 10 : value.rounded(), unit: long)
    }
}

/// The names of Objective-C.
public typealias MKDistanceFormatterUnits = MKDistanceFormatter.Units
public typealias MKDistanceFormatterUnitStyle = MKDistanceFormatter.DistanceUnitStyle
