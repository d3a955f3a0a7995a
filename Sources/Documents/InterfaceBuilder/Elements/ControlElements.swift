import Foundation
import MaquetteViewModel

/// Switches, sliders and similar controls.
@MainActor enum ControlElements {
    static let makers: [String: ViewElements.Maker] = [
        "control": { element, builder in common(builder.taking { UIControl() }, element) },
        "switch": toggle, "slider": slider, "stepper": stepper, "segmentedControl": segmentedControl,
        "progressView": progressView, "pageControl": pageControl, "activityIndicatorView": activityIndicator,
        "colorWell": colorWell,
    ]

    /// The attributes of every control.
    static func applyCommon(_ element: MarkupElement, to control: UIControl) {
        control.isEnabled = element.flag("enabled") ?? true
        control.isSelected = element.flag("selected") ?? false
        control.isHighlighted = element.flag("highlighted") ?? false
        switch element["contentHorizontalAlignment"] {
        case "left": control.contentHorizontalAlignment = .left
        case "right": control.contentHorizontalAlignment = .right
        case "fill": control.contentHorizontalAlignment = .fill
        case "leading": control.contentHorizontalAlignment = .leading
        case "trailing": control.contentHorizontalAlignment = .trailing
        default: control.contentHorizontalAlignment = .center
        }
        switch element["contentVerticalAlignment"] {
        case "top": control.contentVerticalAlignment = .top
        case "bottom": control.contentVerticalAlignment = .bottom
        case "fill": control.contentVerticalAlignment = .fill
        default: control.contentVerticalAlignment = .center
        }
    }

    private static func common<Control: UIControl>(_ control: Control, _ element: MarkupElement) -> Control {
        applyCommon(element, to: control)
        return control
    }

    private static func toggle(_ element: MarkupElement, _ builder: SceneBuilder) -> UIView {
        let toggle = common(builder.taking { UISwitch() }, element)
        builder.habits.letStretch(toggle)
        toggle.isOn = element.flag("on") ?? false
        toggle.onTintColor = builder.colors.color(of: element, key: "onTintColor")
        toggle.thumbTintColor = builder.colors.color(of: element, key: "thumbTintColor")
        return toggle
    }

    private static func slider(_ element: MarkupElement, _ builder: SceneBuilder) -> UIView {
        let slider = common(builder.taking { UISlider() }, element)
        slider.minimumValue = element.float("minValue") ?? 0
        slider.maximumValue = max(element.float("maxValue") ?? 1, slider.minimumValue)
        slider.value = element.float("value") ?? 0
        slider.minimumTrackTintColor = builder.colors.color(of: element, key: "minimumTrackTintColor")
        slider.maximumTrackTintColor = builder.colors.color(of: element, key: "maximumTrackTintColor")
        slider.thumbTintColor = builder.colors.color(of: element, key: "thumbTintColor")
        slider.minimumValueImage = builder.images.image(of: element, key: "minimumValueImage")
        slider.maximumValueImage = builder.images.image(of: element, key: "maximumValueImage")
        return slider
    }

    private static func stepper(_ element: MarkupElement, _ builder: SceneBuilder) -> UIView {
        let stepper = common(builder.taking { UIStepper() }, element)
        stepper.minimumValue = element.number("minimumValue") ?? 0
        stepper.maximumValue = max(element.number("maximumValue") ?? 100, stepper.minimumValue)
        stepper.value = element.number("value") ?? 0
        if let step = element.number("stepValue"), step > 0 { stepper.stepValue = step }
        return stepper
    }

    private static func segmentedControl(_ element: MarkupElement, _ builder: SceneBuilder) -> UIView {
        let control = common(builder.taking { UISegmentedControl(frame: .zero) }, element)
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
        control.isMomentary = element.flag("momentary") ?? false
        control.apportionsSegmentWidthsByContent = element.flag("apportionsSegmentWidthsByContent") ?? false
        if let index = element.integer("selectedSegmentIndex"), (0..<control.numberOfSegments).contains(index) {
            control.selectedSegmentIndex = index
        }
        control.selectedSegmentTintColor = builder.colors.color(of: element, key: "selectedSegmentTintColor")
        return control
    }

    private static func progressView(_ element: MarkupElement, _ builder: SceneBuilder) -> UIView {
        let view = builder.taking { UIProgressView(frame: .zero) }
        view.progressViewStyle = element["progressViewStyle"] == "bar" ? .bar : .default
        view.progress = element.float("progress") ?? 0
        view.progressTintColor = builder.colors.color(of: element, key: "progressTintColor")
        view.trackTintColor = builder.colors.color(of: element, key: "trackTintColor")
        return view
    }

    private static func pageControl(_ element: MarkupElement, _ builder: SceneBuilder) -> UIView {
        let control = common(builder.taking { UIPageControl() }, element)
        control.numberOfPages = min(max(element.integer("numberOfPages") ?? 0, 0), 1000)
        control.currentPage = element.integer("currentPage") ?? 0
        control.hidesForSinglePage = element.flag("hidesForSinglePage") ?? false
        control.pageIndicatorTintColor = builder.colors.color(of: element, key: "pageIndicatorTintColor")
        control.currentPageIndicatorTintColor = builder.colors.color(of: element, key: "currentPageIndicatorTintColor")
        builder.habits.widenPageControl(control, of: builder.era.xcode)
        return control
    }

    private static func colorWell(_ element: MarkupElement, _ builder: SceneBuilder) -> UIView {
        let well = common(builder.taking { UIColorWell() }, element)
        well.selectedColor = builder.colors.color(of: element, key: "selectedColor")
        return well
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
        view.hidesWhenStopped = element.flag("hidesWhenStopped") ?? false
        if let color = builder.colors.color(of: element, key: "color") { view.color = color }
        if element.flag("animating") == true { view.startAnimating() }
        return view
    }
}

extension MarkupElement {
    fileprivate func float(_ attribute: String) -> Float? {
        number(attribute).map { Float(min(max($0, -1e9), 1e9)) }
    }
}
