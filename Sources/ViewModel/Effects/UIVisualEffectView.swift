import Foundation
import MaquetteDrawing

/// Shows an effect, flat: the colour of a material over what is behind, and content on top.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
    private let effectState = EffectState()

    public init(effect: UIVisualEffect?) {
        super.init(frame: .zero)
        effectState.effect = effect
        addContentView()
    }

    public convenience override init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addContentView()
    }

    open var contentView: UIView { effectState.contentView }
    open var effect: UIVisualEffect? {
        get { effectState.effect }
        set {
            effectState.effect = newValue
            setNeedsDisplay()
        }
    }

    override func drawOwnContent(into list: inout DisplayList) {
        guard let blur = effect as? UIBlurEffect else { return }
        list.fill(.rect(Rect(bounds)), blur.material(in: traitCollection).drawingColor(with: traitCollection))
    }

    private func addContentView() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }
}

@MainActor private final class EffectState: HiddenState {
    var effect: UIVisualEffect?
    let contentView = UIView()
}
