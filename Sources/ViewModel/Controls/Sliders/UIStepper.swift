import Foundation
import MaquetteDrawing

/// A minus and a plus that change a number.
@preconcurrency @MainActor open class UIStepper: UIControl {
    let stepperState = StepperState()

    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: StepperState.size))
        keepToIntrinsicSize()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        keepToIntrinsicSize()
        coder.fill(self, as: UIStepper.self)
    }

    open var value: Double {
        get { stepperState.value }
        set { show(\.value, newValue) }
    }
    open var minimumValue: Double {
        get { stepperState.minimum }
        set { show(\.minimum, newValue) }
    }
    open var maximumValue: Double {
        get { stepperState.maximum }
        set { show(\.maximum, newValue) }
    }
    open var stepValue: Double {
        get { stepperState.step }
        set {
            require(newValue > 0, "The step value must be greater than 0")
            stepperState.step = newValue
        }
    }
    open var wraps: Bool {
        get { stepperState.wraps }
        set { show(\.wraps, newValue) }
    }
    open var autorepeat: Bool {
        get { stepperState.autorepeat }
        set { stepperState.autorepeat = newValue }
    }
    open var isContinuous: Bool {
        get { stepperState.isContinuous }
        set { stepperState.isContinuous = newValue }
    }
    open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
        show(\.decrementImages[state], image)
    }
    open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
        show(\.incrementImages[state], image)
    }
    open func decrementImage(for state: UIControl.State) -> UIImage? { stepperState.decrementImages[state] }
    open func incrementImage(for state: UIControl.State) -> UIImage? { stepperState.incrementImages[state] }

    open override var intrinsicContentSize: CGSize { StepperState.size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override func drawOwnContent(into list: inout DisplayList) { drawStepper(into: &list) }
    override var _hasTapOfItsOwn: Bool { true }
    override func _fingerLifted(_ touch: UITouch) {
        super._fingerLifted(touch)
        if isTouchInside { touched(at: touch.location(in: self)) }
    }

    // MARK: Accessibility

    override var readingOfControl: OwnAccessibility { OwnAccessibility(parts: halvesToRead) }
}

@MainActor final class StepperState: HiddenState {
    var value = 0.0
    var minimum = 0.0
    var maximum = 100.0
    var step = 1.0
    var wraps = false
    var autorepeat = true
    var isContinuous = true
    var decrementImages: [UIControl.State: UIImage] = [:]
    var incrementImages: [UIControl.State: UIImage] = [:]

    static var size: CGSize { Headless.release.steppers.size }
}

extension UIStepper {
    private func keepToIntrinsicSize() {
        setContentHuggingPriority(.defaultHigh, for: .horizontal)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
    }

    private func show<Value>(_ property: ReferenceWritableKeyPath<StepperState, Value>, _ value: Value) {
        stepperState[keyPath: property] = value
        let limits = (min(minimumValue, maximumValue), max(minimumValue, maximumValue))
        stepperState.value = min(max(stepperState.value, limits.0), limits.1)
        setNeedsDisplay()
    }

    /// The half that was touched says the way.
    private func touched(at point: CGPoint) {
        let isPlus = (point.x > bounds.midX) != isRightToLeft
        var wanted = value + (isPlus ? stepValue : -stepValue)
        if wraps {
            if wanted > maximumValue { wanted = minimumValue } else if wanted < minimumValue { wanted = maximumValue }
        }
        let former = value
        value = wanted
        if value != former { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    private func drawStepper(into list: inout DisplayList) {
        let isOutlined = Headless.release.steppers.isOutlined
        let ink = (isOutlined ? tintColor! : UIColor.label).drawingColor(with: traitCollection)
        let halves = [-1.0, 1.0].map { side in Point(Double(bounds.midX + side * bounds.width / 4), Double(bounds.midY))
        }
        let (minus, plus) = isRightToLeft ? (halves[1], halves[0]) : (halves[0], halves[1])
        list.dimmed(unless: isEnabled, bounds: Rect(bounds)) { list in
            drawFrame(ink, isOutlined: isOutlined, into: &list)
            let canFall = wraps || value > minimumValue
            let canRise = wraps || value < maximumValue
            drawSign(
                decrementImage(for: .normal), at: minus, isPlus: false,
                color: ink.multiplyingAlpha(by: canFall ? 1 : 0.3), into: &list)
            drawSign(
                incrementImage(for: .normal), at: plus, isPlus: true,
                color: ink.multiplyingAlpha(by: canRise ? 1 : 0.3), into: &list)
        }
    }

    /// A grey background with a short line in the middle; before iOS 13 an outline with a long line.
    private func drawFrame(_ ink: Color, isOutlined: Bool, into list: inout DisplayList) {
        let middle = Double(bounds.midX)
        if isOutlined {
            list.stroke(.roundedRect(Rect(bounds).insetBy(0.5, 0.5), radius: 4), StrokeStyle(width: 1), ink)
            list.fill(.rect(Rect(middle - 0.5, Double(bounds.minY), 1, Double(bounds.height))), ink)
            return
        }
        let radius = Double(Headless.release.steppers.radius ?? bounds.height / 2)
        list.fill(
            .roundedRect(Rect(bounds), radius: radius),
            UIColor.tertiarySystemFill.drawingColor(with: traitCollection))
        list.fillCapsule(
            Rect(middle - 0.5, Double(bounds.midY) - 9, 1, 18),
            UIColor.separator.drawingColor(with: traitCollection))
    }

    /// Bars of 13 points, as measured.
    private func drawSign(
        _ image: UIImage?, at middle: Point, isPlus: Bool, color: Color, into list: inout DisplayList
    ) {
        if let image {
            let size = image.size
            let rect = CGRect(
                x: CGFloat(middle.x) - size.width / 2, y: CGFloat(middle.y) - size.height / 2, width: size.width,
                height: size.height)
            let tint = image.renderingMode == .alwaysOriginal ? nil : color
            image.draw(into: &list, in: Rect(rect), tint: tint, isMirrored: false, stretches: true)
            return
        }
        let thickness = Double(Headless.release.steppers.signThickness)
        list.fillCapsule(Rect(middle.x - 6.5, middle.y - thickness / 2, 13, thickness), color)
        guard isPlus else { return }
        // Two arms, so that a translucent plus is not darker where its bars cross.
        let arm = 6.5 - thickness / 2
        list.fill(.rect(Rect(middle.x - thickness / 2, middle.y - 6.5, thickness, arm)), color)
        list.fill(.rect(Rect(middle.x - thickness / 2, middle.y + thickness / 2, thickness, arm)), color)
    }
}

extension ClassTable {
    package static let stepper = ClassTable(
        of: UIStepper.self,
        made: .init("stepper", json: ("stepper", "A stepper: UIStepper.")) { UIStepper() }
    ) { stepper in
        stepper.number("minimumValue", \.minimumValue, json: "Default: 0.", nib: "minimumValue")
        stepper.number("maximumValue", \.maximumValue, json: "Default: 100.", nib: "maximumValue")
        stepper.number("value", \.value, json: "Between the limits.", nib: "value")
        stepper.number("stepValue", \.stepValue)
    }
}

extension UIStepper {
    /// Two buttons; where the value cannot go further, one is dimmed.
    fileprivate var halvesToRead: [UIAccessibilityElement] {
        let (left, right) = bounds.divided(atDistance: bounds.width / 2, from: .minXEdge)
        let (first, second) = isRightToLeft ? (right, left) : (left, right)
        let isEndless = wraps || !Headless.release.steppers.dimsItsEnds
        let falls = isEnabled && (isEndless || value > minimumValue)
        let rises = isEnabled && (isEndless || value < maximumValue)
        return [
            part("Decrement", in: first, traits: falls ? .button : [.button, .notEnabled]),
            part("Increment", in: second, traits: rises ? .button : [.button, .notEnabled]),
        ]
    }
}
