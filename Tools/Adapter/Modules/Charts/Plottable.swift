@_exported import Accessibility
@_exported import Foundation
import SwiftUI

/// A value that has a place in a chart.
public protocol Plottable {
    associatedtype PrimitivePlottable: PrimitivePlottableProtocol
    var primitivePlottable: PrimitivePlottable { get }
    init?(primitivePlottable: PrimitivePlottable)
}

/// A number, a date or the name of a category.
public protocol PrimitivePlottableProtocol: Plottable {
    var _place: _ChartValue { get }
}

public enum _ChartValue: Hashable, Sendable {
    case number(Double)
    case date(Date)
    case category(String)

    /// On a line of numbers; dates are seconds.
    var number: Double? {
        switch self {
        case .number(let number): number
        case .date(let date): date.timeIntervalSinceReferenceDate
        case .category: nil
        }
    }
}

extension Plottable where PrimitivePlottable == Self {
    public var primitivePlottable: Self { self }
    public init?(primitivePlottable: Self) { self = primitivePlottable }
}
extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
    public var primitivePlottable: RawValue { rawValue }
    public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}
extension Plottable {
    var chartValue: _ChartValue { primitivePlottable._place }
}

extension PrimitivePlottableProtocol where Self: BinaryInteger {
    public var _place: _ChartValue { .number(Double(self)) }
}
extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
    public var _place: _ChartValue { .number(Double(self)) }
}
extension Int: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int }
extension Int8: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int8 }
extension Int16: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int16 }
extension Int32: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int32 }
extension Int64: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int64 }
extension UInt: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt }
extension UInt8: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt8 }
extension UInt16: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt16 }
extension UInt32: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt32 }
extension UInt64: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt64 }
extension Double: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Double }
extension Float: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Float }
extension CGFloat: PrimitivePlottableProtocol { public typealias PrimitivePlottable = CGFloat }
extension Decimal: PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Decimal
    public var _place: _ChartValue { .number(NSDecimalNumber(decimal: self).doubleValue) }
}
extension String: PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = String
    public var _place: _ChartValue { .category(self) }
}
extension Date: PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Date
    public var _place: _ChartValue { .date(self) }
}

/// A value and what it is called.
public struct PlottableValue<Value: Plottable> {
    let label: String
    let value: Value
    /// Which part of the calendar a date stands for.
    var unit: Calendar.Component?
    var calendar = Calendar.current

    /// What it covers: a date with a unit covers all of that.
    var span: ClosedRange<Double>? {
        guard case .date(let date) = value.chartValue, let unit,
            let interval = calendar.dateInterval(of: unit, for: date)
        else { return nil }
        return interval.start.timeIntervalSinceReferenceDate...interval.end.timeIntervalSinceReferenceDate
    }
}

extension PlottableValue {
    public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> Self { Self(label: "", value: value) }
    @_disfavoredOverload public static func value(_ label: some StringProtocol, _ value: Value) -> Self {
        Self(label: String(label), value: value)
    }
    @_disfavoredOverload public static func value(_ label: Text, _ value: Value) -> Self {
        Self(label: "", value: value)
    }
    @_disfavoredOverload public static func value(_ label: LocalizedStringResource, _ value: Value) -> Self {
        Self(label: "", value: value)
    }
}
extension PlottableValue where Value == Date {
    public static func value(
        _ labelKey: LocalizedStringKey, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> Self { Self(label: "", value: date, unit: unit, calendar: calendar ?? .current) }
    @_disfavoredOverload public static func value(
        _ label: some StringProtocol, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> Self { Self(label: String(label), value: date, unit: unit, calendar: calendar ?? .current) }
    @_disfavoredOverload public static func value(
        _ label: Text, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> Self { Self(label: "", value: date, unit: unit, calendar: calendar ?? .current) }
    @_disfavoredOverload public static func value(
        _ label: LocalizedStringResource, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> Self { Self(label: "", value: date, unit: unit, calendar: calendar ?? .current) }
}
