import Foundation

/// Something that assistive technologies see where there is no view.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
    open weak var accessibilityContainer: AnyObject?
    open var isAccessibilityElement = true
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var accessibilityIdentifier: String?
    open var accessibilityLanguage: String?
    open var accessibilityTraits: UIAccessibilityTraits = []
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]?
    open var accessibilityElementsHidden = false
    open var accessibilityElements: [Any]?
    open var accessibilityContainerType = UIAccessibilityContainerType.none
    open var accessibilityPath: UIBezierPath?
    private var frame: CGRect?
    private var frameInContainer: CGRect?
    private var activationPoint: CGPoint?
    private var userInputLabels: [String]?

    public init(accessibilityContainer container: Any) {
        super.init()
        accessibilityContainer = container as AnyObject
    }

    /// The frame on the screen. One that was given in the container's space follows the container.
    open var accessibilityFrame: CGRect {
        get {
            if let frame { return frame }
            guard let frameInContainer else { return .zero }
            guard let view = viewAround else { return frameInContainer }
            return view.convert(frameInContainer, to: UIScreen.main.coordinateSpace)
        }
        set { (frame, frameInContainer) = (newValue, nil) }
    }
    open var accessibilityFrameInContainerSpace: CGRect {
        get { frameInContainer ?? .zero }
        set { (frame, frameInContainer) = (nil, newValue) }
    }
    open var accessibilityActivationPoint: CGPoint {
        get { activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        set { activationPoint = newValue }
    }
    open var accessibilityUserInputLabels: [String]! {
        get { userInputLabels ?? [accessibilityLabel].compactMap { $0 } }
        set { userInputLabels = newValue }
    }

    open override func accessibilityActivate() -> Bool { false }

    /// A container may be an element itself.
    private var viewAround: UIView? {
        var container = accessibilityContainer
        while let element = container as? UIAccessibilityElement { container = element.accessibilityContainer }
        return container as? UIView
    }
}
