@_exported import Foundation
@_exported import UIKit
import ObjectiveC

/// What VoiceOver says of a view when it is asked for more.
open class AXCustomContent: NSObject, @unchecked Sendable {
    public enum Importance: UInt, Sendable { case `default`, high }
    public convenience init(label: String, value: String) {
        self.init(
            attributedLabel: NSAttributedString(string: label), attributedValue: NSAttributedString(string: value))
    }
    public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString) {
        (attributedLabel, attributedValue) = (label, value)
    }
    open var label: String { attributedLabel.string }
    open var value: String { attributedValue.string }
    public let attributedLabel: NSAttributedString
    public let attributedValue: NSAttributedString
    open var importance = Importance.default
}
public protocol AXCustomContentProvider: NSObjectProtocol {
    var accessibilityCustomContent: [AXCustomContent]! { get set }
    var accessibilityCustomContentBlock: AXCustomContentReturnBlock? { get set }
}

extension AXCustomContentProvider {
    /// Who has one says so.
    public var accessibilityCustomContentBlock: AXCustomContentReturnBlock? {
        get { nil }
        set {}
    }
}

public typealias AXCustomContentReturnBlock = () -> [AXCustomContent]?

nonisolated(unsafe) private let blockKey = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

extension NSObject {
    /// What is asked for more to say, in place of `accessibilityCustomContent`.
    @preconcurrency @MainActor public var accessibilityCustomContentBlock: AXCustomContentReturnBlock? {
        get { objc_getAssociatedObject(self, blockKey) as? AXCustomContentReturnBlock }
        set { objc_setAssociatedObject(self, blockKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }
}

// MARK: Charts that can be heard

public protocol AXChart: NSObjectProtocol {
    var accessibilityChartDescriptor: AXChartDescriptor? { get set }
}
public protocol AXDataAxisDescriptor: NSObjectProtocol {
    var title: String { get set }
    var attributedTitle: NSAttributedString { get set }
}
open class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
    public enum ScaleType: Int, Sendable { case linear, log10, ln }
    public init(
        title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
        valueDescriptionProvider: @escaping (Double) -> String
    ) {
        (self.title, self.range, self.gridlinePositions) = (title, range, gridlinePositions)
        self.valueDescriptionProvider = valueDescriptionProvider
    }
    open var title: String
    open var attributedTitle: NSAttributedString {
        get { NSAttributedString(string: title) }
        set { title = newValue.string }
    }
    open var range: ClosedRange<Double>
    open var gridlinePositions: [Double]
    open var scaleType = ScaleType.linear
    open var valueDescriptionProvider: (Double) -> String
}
open class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
    public init(title: String, categoryOrder: [String]) { (self.title, self.categoryOrder) = (title, categoryOrder) }
    open var title: String
    open var attributedTitle: NSAttributedString {
        get { NSAttributedString(string: title) }
        set { title = newValue.string }
    }
    open var categoryOrder: [String]
}
open class AXDataPoint: NSObject {
    /// A value on an axis besides the first two.
    public enum Value: Hashable, Sendable { case number(Double), category(String) }
    public let label: String?
    public init(x xValue: Double, y yValue: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
        self.label = label
    }
    public init(x xValue: String, y yValue: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
        self.label = label
    }
}
open class AXDataSeriesDescriptor: NSObject {
    public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        (self.name, self.isContinuous, self.dataPoints) = (name, isContinuous, dataPoints)
    }
    open var name: String?
    open var isContinuous: Bool
    open var dataPoints: [AXDataPoint]
}
open class AXChartDescriptor: NSObject {
    public init(
        title: String?, summary: String?, xAxis xAxisDescriptor: any AXDataAxisDescriptor,
        yAxis yAxisDescriptor: AXNumericDataAxisDescriptor?,
        additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor]
    ) {
        (self.title, self.summary, xAxis, yAxis, self.series) = (
            title, summary, xAxisDescriptor, yAxisDescriptor, series
        )
        self.additionalAxes = additionalAxes
    }
    open var title: String?
    open var summary: String?
    open var xAxis: any AXDataAxisDescriptor
    open var yAxis: AXNumericDataAxisDescriptor?
    open var additionalAxes: [any AXDataAxisDescriptor]?
    open var series: [AXDataSeriesDescriptor]
}

/// Speaks to nobody.
public enum AccessibilityNotification {
    public struct Announcement: Sendable {
        public init(_ announcement: String) {}
        public func post() {}
    }
    public struct LayoutChanged {
        public init(_ element: Any? = nil) {}
        public func post() {}
    }
    public struct ScreenChanged {
        public init(_ element: Any? = nil) {}
        public func post() {}
    }
}
