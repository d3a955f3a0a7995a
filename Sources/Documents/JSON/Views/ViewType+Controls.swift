import Foundation
import MaquetteViewModel

extension ViewType {
    /// The properties of every control, in addition to those of every view.
    static let controlProperties = viewProperties + Property.told(.control)

    /// UIKit refuses limits that cross; each of them takes the other one along.
    static let stepper = ViewType(
        "stepper", "A stepper: UIStepper.", inheriting: controlProperties,
        adding: Property.told(
            .stepper,
            [
                Property("maximumValue", .factor) { (view: UIStepper, value: Double) in
                    view.minimumValue = min(value, view.minimumValue)
                    view.maximumValue = value
                },
                Property("minimumValue", .factor) { (view: UIStepper, value: Double) in
                    view.maximumValue = max(value, view.maximumValue)
                    view.minimumValue = value
                },
            ])
    ) { UIStepper() }

    static let segmentedControl = ViewType(
        "segmentedControl", "A segmented control: UISegmentedControl.", inheriting: controlProperties,
        adding: Property.told(
            .segmentedControl,
            [
                Property("segments", Kind<[String]>.list(of: .text, "a list of texts")) {
                    (view: UISegmentedControl, titles: [String]) in
                    for title in titles {
                        view.insertSegment(withTitle: title, at: view.numberOfSegments, animated: false)
                    }
                },
                Property(
                    "selectedSegmentIndex", .wholeNumber("the place of a segment, from 0", in: 0...1000)
                ) { (view: UISegmentedControl, index: Int) in
                    if index < view.numberOfSegments { view.selectedSegmentIndex = index }
                },
            ])
    ) { UISegmentedControl(frame: .zero) }

    static let activityIndicator = ViewType(
        "activityIndicator", "A spinner: UIActivityIndicatorView. It is animating unless isAnimating is false.",
        inheriting: viewProperties,
        adding: Property.told(
            .activityIndicatorView,
            [
                Property("isAnimating", .flag) { (view: UIActivityIndicatorView, isAnimating: Bool) in
                    if isAnimating { view.startAnimating() } else { view.stopAnimating() }
                }
            ])
    ) {
        let indicator = UIActivityIndicatorView(style: .medium)
        indicator.startAnimating()
        return indicator
    }
}
