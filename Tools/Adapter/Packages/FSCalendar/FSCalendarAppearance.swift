import UIKit

private func color(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) -> UIColor {
    UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
}

/// Fonts and colours of a calendar.
@preconcurrency @MainActor public class FSCalendarAppearance: NSObject {
    var changed: () -> Void = {}

    public var titleFont: UIFont! = .systemFont(ofSize: 13.5) { didSet { changed() } }
    public var subtitleFont: UIFont! = .systemFont(ofSize: 10) { didSet { changed() } }
    public var weekdayFont: UIFont! = .systemFont(ofSize: 14) { didSet { changed() } }
    public var headerTitleFont: UIFont! = .systemFont(ofSize: 16.5) { didSet { changed() } }
    public var headerTitleOffset = CGPoint.zero { didSet { changed() } }
    public var titleOffset = CGPoint.zero { didSet { changed() } }
    public var subtitleOffset = CGPoint.zero { didSet { changed() } }
    public var eventOffset = CGPoint.zero { didSet { changed() } }
    public var imageOffset = CGPoint.zero { didSet { changed() } }
    public var eventDefaultColor: UIColor! = color(31, 119, 219, 0.75) { didSet { changed() } }
    public var eventSelectionColor: UIColor! = color(31, 119, 219, 0.75) { didSet { changed() } }
    public var weekdayTextColor: UIColor! = color(14, 69, 221) { didSet { changed() } }
    public var headerTitleColor: UIColor! = color(14, 69, 221) { didSet { changed() } }
    public var headerSeparatorColor: UIColor! = UIColor.lightGray.withAlphaComponent(0.3) { didSet { changed() } }
    public var headerDateFormat: String! = "MMMM yyyy" { didSet { changed() } }
    public var headerTitleAlignment = NSTextAlignment.center { didSet { changed() } }
    public var headerMinimumDissolvedAlpha: CGFloat = 0.2 { didSet { changed() } }
    public var titleDefaultColor: UIColor! = .black { didSet { changed() } }
    public var titleSelectionColor: UIColor! = .white { didSet { changed() } }
    public var titleTodayColor: UIColor! = .white { didSet { changed() } }
    public var titlePlaceholderColor: UIColor! = .lightGray { didSet { changed() } }
    public var titleWeekendColor: UIColor! { didSet { changed() } }
    public var subtitleDefaultColor: UIColor! = .darkGray { didSet { changed() } }
    public var subtitleSelectionColor: UIColor! = .white { didSet { changed() } }
    public var subtitleTodayColor: UIColor! = .white { didSet { changed() } }
    public var subtitlePlaceholderColor: UIColor! = .lightGray { didSet { changed() } }
    public var subtitleWeekendColor: UIColor! { didSet { changed() } }
    public var selectionColor: UIColor! = color(31, 119, 219) { didSet { changed() } }
    public var todayColor: UIColor! = color(198, 51, 42) { didSet { changed() } }
    public var todaySelectionColor: UIColor! { didSet { changed() } }
    public var borderDefaultColor: UIColor! = .clear { didSet { changed() } }
    public var borderSelectionColor: UIColor! = .clear { didSet { changed() } }
    /// One for circles, and zero for squares.
    public var borderRadius: CGFloat = 1 { didSet { changed() } }
    public var caseOptions: FSCalendarCaseOptions = [] { didSet { changed() } }
    public var separators = FSCalendarSeparators.none { didSet { changed() } }

    // Names of former versions
    public var titleTextSize: CGFloat {
        get { titleFont.pointSize }
        set { titleFont = titleFont.withSize(newValue) }
    }
    public var subtitleTextSize: CGFloat {
        get { subtitleFont.pointSize }
        set { subtitleFont = subtitleFont.withSize(newValue) }
    }
    public var weekdayTextSize: CGFloat {
        get { weekdayFont.pointSize }
        set { weekdayFont = weekdayFont.withSize(newValue) }
    }
    public var headerTitleTextSize: CGFloat {
        get { headerTitleFont.pointSize }
        set { headerTitleFont = headerTitleFont.withSize(newValue) }
    }
    public var useVeryShortWeekdaySymbols: Bool {
        get { caseOptions.contains(.weekdayUsesSingleUpperCase) }
        set { if newValue { caseOptions.insert(.weekdayUsesSingleUpperCase) } }
    }
}
