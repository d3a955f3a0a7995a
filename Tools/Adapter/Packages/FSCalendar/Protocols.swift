import UIKit

public enum FSCalendarScope: UInt, Sendable {
    case month, week
}

public enum FSCalendarScrollDirection: UInt, Sendable {
    case vertical, horizontal
}

public enum FSCalendarPlaceholderType: UInt, Sendable {
    case none, fillHeadTail, fillSixRows
}

public enum FSCalendarMonthPosition: Int, Sendable {
    case previous, current, next
    case notFound = 0x7FFF_FFFF
}

public enum FSCalendarSeparators: UInt, Sendable {
    case none, interRows
}

public struct FSCalendarCaseOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let headerUsesUpperCase = FSCalendarCaseOptions(rawValue: 1)
    public static let headerUsesCapitalized = FSCalendarCaseOptions(rawValue: 2)
    public static let weekdayUsesUpperCase = FSCalendarCaseOptions(rawValue: 1 << 4)
    public static let weekdayUsesSingleUpperCase = FSCalendarCaseOptions(rawValue: 2 << 4)
    public static let headerUsesDefaultCase: FSCalendarCaseOptions = []
    public static let weekdayUsesDefaultCase: FSCalendarCaseOptions = []
}

@preconcurrency @MainActor public protocol FSCalendarDataSource: AnyObject {
    func calendar(_ calendar: FSCalendar, titleFor date: Date) -> String?
    func calendar(_ calendar: FSCalendar, subtitleFor date: Date) -> String?
    func calendar(_ calendar: FSCalendar, imageFor date: Date) -> UIImage?
    func minimumDate(for calendar: FSCalendar) -> Date
    func maximumDate(for calendar: FSCalendar) -> Date
    func calendar(_ calendar: FSCalendar, cellFor date: Date, at position: FSCalendarMonthPosition) -> FSCalendarCell
    func calendar(_ calendar: FSCalendar, numberOfEventsFor date: Date) -> Int
}

extension FSCalendarDataSource {
    public func calendar(_ calendar: FSCalendar, titleFor date: Date) -> String? { nil }
    public func calendar(_ calendar: FSCalendar, subtitleFor date: Date) -> String? { nil }
    public func calendar(_ calendar: FSCalendar, imageFor date: Date) -> UIImage? { nil }
    public func minimumDate(for calendar: FSCalendar) -> Date { .distantPast }
    public func maximumDate(for calendar: FSCalendar) -> Date { .distantFuture }
    public func calendar(
        _ calendar: FSCalendar, cellFor date: Date, at position: FSCalendarMonthPosition
    ) -> FSCalendarCell { FSCalendarCell(frame: .zero) }
    public func calendar(_ calendar: FSCalendar, numberOfEventsFor date: Date) -> Int { 0 }
}

@preconcurrency @MainActor public protocol FSCalendarDelegate: AnyObject {
    func calendar(_ calendar: FSCalendar, shouldSelect date: Date, at monthPosition: FSCalendarMonthPosition) -> Bool
    func calendar(_ calendar: FSCalendar, didSelect date: Date, at monthPosition: FSCalendarMonthPosition)
    func calendar(_ calendar: FSCalendar, shouldDeselect date: Date, at monthPosition: FSCalendarMonthPosition) -> Bool
    func calendar(_ calendar: FSCalendar, didDeselect date: Date, at monthPosition: FSCalendarMonthPosition)
    func calendar(_ calendar: FSCalendar, boundingRectWillChange bounds: CGRect, animated: Bool)
    func calendar(
        _ calendar: FSCalendar, willDisplay cell: FSCalendarCell, for date: Date,
        at monthPosition: FSCalendarMonthPosition)
    func calendarCurrentPageDidChange(_ calendar: FSCalendar)
}

extension FSCalendarDelegate {
    public func calendar(
        _ calendar: FSCalendar, shouldSelect date: Date, at monthPosition: FSCalendarMonthPosition
    ) -> Bool { true }
    public func calendar(_ calendar: FSCalendar, didSelect date: Date, at monthPosition: FSCalendarMonthPosition) {}
    public func calendar(
        _ calendar: FSCalendar, shouldDeselect date: Date, at monthPosition: FSCalendarMonthPosition
    ) -> Bool { true }
    public func calendar(_ calendar: FSCalendar, didDeselect date: Date, at monthPosition: FSCalendarMonthPosition) {}
    public func calendar(_ calendar: FSCalendar, boundingRectWillChange bounds: CGRect, animated: Bool) {}
    public func calendar(
        _ calendar: FSCalendar, willDisplay cell: FSCalendarCell, for date: Date,
        at monthPosition: FSCalendarMonthPosition
    ) {}
    public func calendarCurrentPageDidChange(_ calendar: FSCalendar) {}
}

/// A delegate that has looks for single days.
@preconcurrency @MainActor public protocol FSCalendarDelegateAppearance: FSCalendarDelegate {
    func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, fillDefaultColorFor date: Date) -> UIColor?
    func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, fillSelectionColorFor date: Date)
        -> UIColor?
    func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, titleDefaultColorFor date: Date) -> UIColor?
    func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, titleSelectionColorFor date: Date)
        -> UIColor?
    func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, subtitleDefaultColorFor date: Date)
        -> UIColor?
    func calendar(
        _ calendar: FSCalendar, appearance: FSCalendarAppearance, subtitleSelectionColorFor date: Date
    ) -> UIColor?
    func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, eventDefaultColorsFor date: Date)
        -> [UIColor]?
    func calendar(
        _ calendar: FSCalendar, appearance: FSCalendarAppearance, eventSelectionColorsFor date: Date
    ) -> [UIColor]?
    func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, borderDefaultColorFor date: Date)
        -> UIColor?
    func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, borderSelectionColorFor date: Date)
        -> UIColor?
    func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, titleOffsetFor date: Date) -> CGPoint
    func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, subtitleOffsetFor date: Date) -> CGPoint
    func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, imageOffsetFor date: Date) -> CGPoint
    func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, eventOffsetFor date: Date) -> CGPoint
    func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, borderRadiusFor date: Date) -> CGFloat
}

extension FSCalendarDelegateAppearance {
    public func calendar(
        _ calendar: FSCalendar, appearance: FSCalendarAppearance, fillDefaultColorFor date: Date
    ) -> UIColor? { nil }
    public func calendar(
        _ calendar: FSCalendar, appearance: FSCalendarAppearance, fillSelectionColorFor date: Date
    ) -> UIColor? { nil }
    public func calendar(
        _ calendar: FSCalendar, appearance: FSCalendarAppearance, titleDefaultColorFor date: Date
    ) -> UIColor? { nil }
    public func calendar(
        _ calendar: FSCalendar, appearance: FSCalendarAppearance, titleSelectionColorFor date: Date
    ) -> UIColor? { nil }
    public func calendar(
        _ calendar: FSCalendar, appearance: FSCalendarAppearance, subtitleDefaultColorFor date: Date
    ) -> UIColor? { nil }
    public func calendar(
        _ calendar: FSCalendar, appearance: FSCalendarAppearance, subtitleSelectionColorFor date: Date
    ) -> UIColor? { nil }
    public func calendar(
        _ calendar: FSCalendar, appearance: FSCalendarAppearance, eventDefaultColorsFor date: Date
    ) -> [UIColor]? { nil }
    public func calendar(
        _ calendar: FSCalendar, appearance: FSCalendarAppearance, eventSelectionColorsFor date: Date
    ) -> [UIColor]? { nil }
    public func calendar(
        _ calendar: FSCalendar, appearance: FSCalendarAppearance, borderDefaultColorFor date: Date
    ) -> UIColor? { nil }
    public func calendar(
        _ calendar: FSCalendar, appearance: FSCalendarAppearance, borderSelectionColorFor date: Date
    ) -> UIColor? { nil }
    public func calendar(
        _ calendar: FSCalendar, appearance: FSCalendarAppearance, titleOffsetFor date: Date
    ) -> CGPoint { appearance.titleOffset }
    public func calendar(
        _ calendar: FSCalendar, appearance: FSCalendarAppearance, subtitleOffsetFor date: Date
    ) -> CGPoint { appearance.subtitleOffset }
    public func calendar(
        _ calendar: FSCalendar, appearance: FSCalendarAppearance, imageOffsetFor date: Date
    ) -> CGPoint { appearance.imageOffset }
    public func calendar(
        _ calendar: FSCalendar, appearance: FSCalendarAppearance, eventOffsetFor date: Date
    ) -> CGPoint { appearance.eventOffset }
    public func calendar(
        _ calendar: FSCalendar, appearance: FSCalendarAppearance, borderRadiusFor date: Date
    ) -> CGFloat { appearance.borderRadius }
}
