import Foundation

/// The track of a switch that is off. Apps colour it through `subviews[0].subviews[0]`, where it is since iOS 13; the switch itself
/// draws it, below the thumb.
final class SwitchWell: UIView, InternalView {
    private var color: UIColor?

    override var backgroundColor: UIColor? {
        get { color }
        set {
            color = newValue
            superview?.superview?.setNeedsDisplay()
        }
    }

    /// The view between a switch and its well. What is in it is drawn by the switch.
    final class Holder: UIView, InternalView {
        let well: SwitchWell

        init(size: CGSize) {
            let frame = CGRect(origin: .zero, size: size)
            well = SwitchWell(frame: frame)
            super.init(frame: frame)
            isHidden = true
            addSubview(well)
        }

        required init?(coder: NSCoder) { nil }
    }
}
