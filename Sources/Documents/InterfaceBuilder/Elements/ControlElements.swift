import Foundation
import MaquetteViewModel

/// Switches, sliders and similar controls.
@MainActor enum ControlElements {
    static let makers: [String: ViewElements.Maker] = [
        "switch": toggle, "stepper": stepper, "segmentedControl": segmentedControl,
        "progressView": progressView, "pageControl": pageControl, "activityIndicatorView": activityIndicator,
    ]

    /// A view with the attributes of every control.
    private static func common<Control: UIControl>(
        _ control: Control, _ element: MarkupElement, _ builder: SceneBuilder
    ) -> Control {
        builder.give(.control, of: element, to: control)
        return control
    }

    private static func toggle(_ element: MarkupElement, _ builder: SceneBuilder) -> UIView {
        let toggle = common(builder.taking { UISwitch() }, element, builder)
        builder.habits.letStretch(toggle)
        builder.give(.toggle, of: element, to: toggle)
        return toggle
    }

    private static func stepper(_ element: MarkupElement, _ builder: SceneBuilder) -> UIView {
        let stepper = common(builder.taking { UIStepper() }, element, builder)
        builder.give(.stepper, of: element, to: stepper)
        if let step = element.number("stepValue"), step > 0 { stepper.stepValue = step }
        return stepper
    }

    private static func segmentedControl(_ element: MarkupElement, _ builder: SceneBuilder) -> UIView {
        let control = common(builder.taking { UISegmentedControl(frame: .zero) }, element, builder)
        for (index, segment) in element.list("segments").enumerated() {
            if let image = builder.images.image(of: segment) {
                control.insertSegment(with: image, at: index, animated: false)
            } else {
                let title = segment["title"]
                control.insertSegment(withTitle: title, at: index, animated: false)
            }
            if let width = segment.number("width"), width > 0 {
                control.setWidth(CGFloat(min(width, 10_000)), forSegmentAt: index)
            }
            if segment.flag("enabled") == false { control.setEnabled(false, forSegmentAt: index) }
        }
        builder.give(.segmentedControl, of: element, to: control)
        if let index = element.integer("selectedSegmentIndex"), (0..<control.numberOfSegments).contains(index) {
            control.selectedSegmentIndex = index
        }
        return control
    }

    private static func progressView(_ element: MarkupElement, _ builder: SceneBuilder) -> UIView {
        let view = builder.taking { UIProgressView(frame: .zero) }
        view.progressViewStyle = element["progressViewStyle"] == "bar" ? .bar : .default
        builder.give(.progressView, of: element, to: view)
        return view
    }

    private static func pageControl(_ element: MarkupElement, _ builder: SceneBuilder) -> UIView {
        let control = common(builder.taking { UIPageControl() }, element, builder)
        builder.give(.pageControl, of: element, to: control)
        builder.habits.widenPageControl(control, of: builder.era.xcode)
        return control
    }

    private static func activityIndicator(_ element: MarkupElement, _ builder: SceneBuilder) -> UIView {
        let style: UIActivityIndicatorView.Style
        switch element["style"] {
        case "whiteLarge": style = .whiteLarge
        case "white": style = .white
        case "gray": style = .gray
        case "large": style = .large
        default: style = .medium
        }
        let view = builder.taking { UIActivityIndicatorView(style: style) }
        if view.style != style { view.style = style }
        builder.give(.activityIndicatorView, of: element, to: view)
        if element.flag("animating") == true { view.startAnimating() }
        return view
    }
}
