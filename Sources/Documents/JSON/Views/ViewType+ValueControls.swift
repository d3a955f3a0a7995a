import Foundation
import MaquetteViewModel

/// Controls that hold a value.
extension ViewType {
    static let switchControl = ViewType(
        "switch", "On or off: UISwitch.", inheriting: controlProperties,
        adding: [
            Property("onTintColor", .color, "Behind the thumb while on.") { (view: UISwitch, color: UIColor) in
                view.onTintColor = color
            },
            Property("thumbTintColor", .color, "Of the thumb.") { (view: UISwitch, color: UIColor) in
                view.thumbTintColor = color
            },
            Property("isOn", .flag, "false where not given.") { (view: UISwitch, isOn: Bool) in view.isOn = isOn },
        ]
    ) { UISwitch() }

    /// The limits come before the value, which they would cut.
    static let slider = ViewType(
        "slider", "A value on a line: UISlider.", inheriting: controlProperties,
        adding: [
            Property("minimumValue", .factor, "0 where not given.") { (view: UISlider, value: Double) in
                view.minimumValue = Float(value)
            },
            Property("maximumValue", .factor, "1 where not given.") { (view: UISlider, value: Double) in
                view.maximumValue = Float(value)
            },
            Property("value", .factor, "Between the limits.") { (view: UISlider, value: Double) in
                view.value = Float(value)
            },
            Property("minimumTrackTintColor", .color, "Of the line before the thumb.") {
                (view: UISlider, color: UIColor) in view.minimumTrackTintColor = color
            },
            Property("maximumTrackTintColor", .color, "Of the line after the thumb.") {
                (view: UISlider, color: UIColor) in view.maximumTrackTintColor = color
            },
            Property("thumbTintColor", .color, "Of the thumb.") { (view: UISlider, color: UIColor) in
                view.thumbTintColor = color
            },
        ]
    ) { UISlider() }

    static let stepper = ViewType(
        "stepper", "Minus and plus: UIStepper.", inheriting: controlProperties,
        adding: [
            Property("maximumValue", .factor, "100 where not given.") { (view: UIStepper, value: Double) in
                view.minimumValue = min(value, view.minimumValue)
                view.maximumValue = value
            },
            Property("minimumValue", .factor, "0 where not given.") { (view: UIStepper, value: Double) in
                view.maximumValue = max(value, view.maximumValue)
                view.minimumValue = value
            },
            Property("value", .factor, "Between the limits.") { (view: UIStepper, value: Double) in view.value = value
            },
        ]
    ) { UIStepper() }

    static let segmentedControl = ViewType(
        "segmentedControl", "A choice of a few: UISegmentedControl.", inheriting: controlProperties,
        adding: [
            Property("segments", Kind<[String]>.list(of: .text, "a list of texts"), "The titles, in their order.") {
                (view: UISegmentedControl, titles: [String]) in
                for title in titles {
                    view.insertSegment(withTitle: title, at: view.numberOfSegments, animated: false)
                }
            },
            Property(
                "selectedSegmentIndex", .wholeNumber("the place of a segment, from 0", in: 0...1000),
                "None where not given."
            ) { (view: UISegmentedControl, index: Int) in
                if index < view.numberOfSegments { view.selectedSegmentIndex = index }
            },
            Property("selectedSegmentTintColor", .color, "Behind the chosen segment.") {
                (view: UISegmentedControl, color: UIColor) in view.selectedSegmentTintColor = color
            },
        ]
    ) { UISegmentedControl(frame: .zero) }

    static let pageControl = ViewType(
        "pageControl", "A dot for each page: UIPageControl.", inheriting: controlProperties,
        adding: [
            Property("numberOfPages", .wholeNumber("a number of pages", in: 0...1000), "0 where not given.") {
                (view: UIPageControl, count: Int) in view.numberOfPages = count
            },
            Property("currentPage", .wholeNumber("a page, from 0", in: 0...1000), "0 where not given.") {
                (view: UIPageControl, page: Int) in view.currentPage = page
            },
            Property("pageIndicatorTintColor", .color, "Of the dots.") { (view: UIPageControl, color: UIColor) in
                view.pageIndicatorTintColor = color
            },
            Property("currentPageIndicatorTintColor", .color, "Of the present page's dot.") {
                (view: UIPageControl, color: UIColor) in view.currentPageIndicatorTintColor = color
            },
        ]
    ) { UIPageControl() }

    static let progressView = ViewType(
        "progressView", "A progress bar: UIProgressView.", inheriting: viewProperties,
        adding: [
            Property("progress", .fraction, "From 0 to 1.") { (view: UIProgressView, progress: Double) in
                view.progress = Float(progress)
            },
            Property("progressTintColor", .color, "Of what is done.") { (view: UIProgressView, color: UIColor) in
                view.progressTintColor = color
            },
            Property("trackTintColor", .color, "Of what is left.") { (view: UIProgressView, color: UIColor) in
                view.trackTintColor = color
            },
        ]
    ) { UIProgressView(progressViewStyle: .default) }
}
