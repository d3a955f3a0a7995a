import Foundation
import MaquetteViewModel

/// Controls that hold a value.
extension ViewType {
    static let switchControl = ViewType(
        "switch", "A switch: UISwitch.", inheriting: controlProperties,
        adding: [
            Property("onTintColor", .color, "The track's colour while the switch is on.") {
                (view: UISwitch, color: UIColor) in
                view.onTintColor = color
            },
            Property("thumbTintColor", .color, "Of the thumb.") { (view: UISwitch, color: UIColor) in
                view.thumbTintColor = color
            },
            Property("isOn", .flag, "Default: false.") { (view: UISwitch, isOn: Bool) in view.isOn = isOn },
        ]
    ) { UISwitch() }

    /// The limits are set before the value, which they would clamp.
    static let slider = ViewType(
        "slider", "A slider: UISlider.", inheriting: controlProperties,
        adding: [
            Property("minimumValue", .factor, "Default: 0.") { (view: UISlider, value: Double) in
                view.minimumValue = Float(value)
            },
            Property("maximumValue", .factor, "Default: 1.") { (view: UISlider, value: Double) in
                view.maximumValue = Float(value)
            },
            Property("value", .factor, "Between the limits.") { (view: UISlider, value: Double) in
                view.value = Float(value)
            },
            Property("minimumTrackTintColor", .color, "The colour of the track before the thumb.") {
                (view: UISlider, color: UIColor) in view.minimumTrackTintColor = color
            },
            Property("maximumTrackTintColor", .color, "The colour of the track after the thumb.") {
                (view: UISlider, color: UIColor) in view.maximumTrackTintColor = color
            },
            Property("thumbTintColor", .color, "Of the thumb.") { (view: UISlider, color: UIColor) in
                view.thumbTintColor = color
            },
        ]
    ) { UISlider() }

    static let stepper = ViewType(
        "stepper", "A stepper: UIStepper.", inheriting: controlProperties,
        adding: [
            Property("maximumValue", .factor, "Default: 100.") { (view: UIStepper, value: Double) in
                view.minimumValue = min(value, view.minimumValue)
                view.maximumValue = value
            },
            Property("minimumValue", .factor, "Default: 0.") { (view: UIStepper, value: Double) in
                view.maximumValue = max(value, view.maximumValue)
                view.minimumValue = value
            },
            Property("value", .factor, "Between the limits.") { (view: UIStepper, value: Double) in view.value = value
            },
        ]
    ) { UIStepper() }

    static let segmentedControl = ViewType(
        "segmentedControl", "A segmented control: UISegmentedControl.", inheriting: controlProperties,
        adding: [
            Property("segments", Kind<[String]>.list(of: .text, "a list of texts"), "The titles, in their order.") {
                (view: UISegmentedControl, titles: [String]) in
                for title in titles {
                    view.insertSegment(withTitle: title, at: view.numberOfSegments, animated: false)
                }
            },
            Property(
                "selectedSegmentIndex", .wholeNumber("the place of a segment, from 0", in: 0...1000),
                "Default: none."
            ) { (view: UISegmentedControl, index: Int) in
                if index < view.numberOfSegments { view.selectedSegmentIndex = index }
            },
            Property("selectedSegmentTintColor", .color, "The colour of the selected segment.") {
                (view: UISegmentedControl, color: UIColor) in view.selectedSegmentTintColor = color
            },
        ]
    ) { UISegmentedControl(frame: .zero) }

    static let pageControl = ViewType(
        "pageControl", "A page control: UIPageControl.", inheriting: controlProperties,
        adding: [
            Property("numberOfPages", .wholeNumber("a number of pages", in: 0...1000), "Default: 0.") {
                (view: UIPageControl, count: Int) in view.numberOfPages = count
            },
            Property("currentPage", .wholeNumber("a page, from 0", in: 0...1000), "Default: 0.") {
                (view: UIPageControl, page: Int) in view.currentPage = page
            },
            Property("pageIndicatorTintColor", .color, "The colour of the dots.") {
                (view: UIPageControl, color: UIColor) in
                view.pageIndicatorTintColor = color
            },
            Property("currentPageIndicatorTintColor", .color, "The colour of the current page's dot.") {
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
            Property("progressTintColor", .color, "The colour of the filled part.") {
                (view: UIProgressView, color: UIColor) in
                view.progressTintColor = color
            },
            Property("trackTintColor", .color, "The colour of the unfilled part.") {
                (view: UIProgressView, color: UIColor) in
                view.trackTintColor = color
            },
        ]
    ) { UIProgressView(progressViewStyle: .default) }
}
