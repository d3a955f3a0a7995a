import UIKit

public enum MBProgressHUDMode: Int, Sendable {
    case indeterminate, determinate, determinateHorizontalBar, annularDeterminate, customView, text
}

public enum MBProgressHUDAnimation: Int, Sendable {
    case fade, zoom, zoomOut, zoomIn
}

public enum MBProgressHUDBackgroundStyle: Int, Sendable {
    case solidColor, blur
}

public typealias MBProgressHUDCompletionBlock = () -> Void

@preconcurrency @MainActor public protocol MBProgressHUDDelegate: AnyObject {
    func hudWasHidden(_ hud: MBProgressHUD)
}

extension MBProgressHUDDelegate {
    public func hudWasHidden(_ hud: MBProgressHUD) {}
}

/// The box or what is behind it: a colour, or a blur of what is there.
open class MBBackgroundView: UIView {
    public var style = MBProgressHUDBackgroundStyle.blur { didSet { show() } }
    public var blurEffectStyle = UIBlurEffect.Style.light { didSet { show() } }
    public var color: UIColor? { didSet { show() } }
    private let effect = UIVisualEffectView(effect: nil)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        effect.frame = bounds
        effect.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(effect)
        show()
    }

    public required init?(coder: NSCoder) { nil }

    private func show() {
        effect.effect = style == .blur ? UIBlurEffect(style: blurEffectStyle) : nil
        backgroundColor = color
    }
}

/// A box in the middle of a view: something turns or fills, a line of text, another below it.
open class MBProgressHUD: UIView {
    public weak var delegate: (any MBProgressHUDDelegate)?
    public var completionBlock: MBProgressHUDCompletionBlock?
    public var graceTime: TimeInterval = 0
    public var minShowTime: TimeInterval = 0
    public var removeFromSuperViewOnHide = false
    public var animationType = MBProgressHUDAnimation.fade
    public var isDefaultMotionEffectsEnabled = false
    public var progressObject: Progress?

    public var mode = MBProgressHUDMode.indeterminate { didSet { showSign() } }
    public var progress: Float = 0 { didSet { (sign as? UIProgressView)?.progress = progress } }
    public var customView: UIView? { didSet { showSign() } }
    public var contentColor: UIColor! = UIColor.label.withAlphaComponent(0.7) { didSet { colour() } }
    public var offset = CGPoint.zero { didSet { place() } }
    public var margin: CGFloat = 20 { didSet { setNeedsUpdateConstraints() } }
    public var minSize = CGSize.zero { didSet { place() } }
    public var isSquare = false

    public let bezelView = MBBackgroundView()
    public let backgroundView = MBBackgroundView()
    public let label = UILabel()
    public let detailsLabel = UILabel()
    public let button = UIButton(type: .custom)
    private let stack = UIStackView()
    private var sign: UIView?
    private var centerX, centerY, minWidth, minHeight: NSLayoutConstraint?

    // MARK: Showing

    @discardableResult public class func showAdded(to view: UIView, animated: Bool) -> Self {
        let hud = self.init(view: view)
        hud.removeFromSuperViewOnHide = true
        view.addSubview(hud)
        hud.show(animated: animated)
        return hud
    }

    @discardableResult public class func hide(for view: UIView, animated: Bool) -> Bool {
        guard let hud = forView(view) else { return false }
        hud.removeFromSuperViewOnHide = true
        hud.hide(animated: animated)
        return true
    }

    @discardableResult public class func hideAllHUDs(for view: UIView, animated: Bool) -> UInt {
        var count: UInt = 0
        while hide(for: view, animated: animated) { count += 1 }
        return count
    }

    public class func forView(_ view: UIView) -> MBProgressHUD? {
        view.subviews.reversed().lazy.compactMap { $0 as? MBProgressHUD }.first
    }

    public func show(animated: Bool) { alpha = 1 }

    public func hide(animated: Bool) {
        alpha = 0
        if removeFromSuperViewOnHide { removeFromSuperview() }
        completionBlock?()
        delegate?.hudWasHidden(self)
    }

    /// It is gone after that time; a picture is made before.
    public func hide(animated: Bool, afterDelay delay: TimeInterval) {
        if delay <= 0 { hide(animated: animated) }
    }

    // MARK: The box

    public required convenience init(view: UIView) { self.init(frame: view.bounds) }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        alpha = 0
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        backgroundView.style = .solidColor
        backgroundView.frame = bounds
        backgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        bezelView.layer.cornerRadius = 5
        label.font = .boldSystemFont(ofSize: 16)
        detailsLabel.font = .boldSystemFont(ofSize: 12)
        button.titleLabel?.font = .boldSystemFont(ofSize: 12)
        detailsLabel.numberOfLines = 0
        for label in [label, detailsLabel] { label.textAlignment = .center }
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 4
        for view in [label, detailsLabel, button] { stack.addArrangedSubview(view) }
        addSubview(backgroundView)
        addSubview(bezelView)
        bezelView.addSubview(stack)
        for view in [bezelView, stack] { view.translatesAutoresizingMaskIntoConstraints = false }
        let centers = [
            bezelView.centerXAnchor.constraint(equalTo: centerXAnchor),
            bezelView.centerYAnchor.constraint(equalTo: centerYAnchor),
            bezelView.widthAnchor.constraint(greaterThanOrEqualToConstant: 0),
            bezelView.heightAnchor.constraint(greaterThanOrEqualToConstant: 0),
        ]
        (centerX, centerY, minWidth, minHeight) = (centers[0], centers[1], centers[2], centers[3])
        NSLayoutConstraint.activate(
            centers + [
                bezelView.leadingAnchor.constraint(greaterThanOrEqualTo: leadingAnchor, constant: margin),
                bezelView.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: margin),
                stack.centerXAnchor.constraint(equalTo: bezelView.centerXAnchor),
                stack.centerYAnchor.constraint(equalTo: bezelView.centerYAnchor),
                stack.leadingAnchor.constraint(equalTo: bezelView.leadingAnchor, constant: margin),
                stack.topAnchor.constraint(equalTo: bezelView.topAnchor, constant: margin),
            ])
        showSign()
    }

    public required init?(coder: NSCoder) { nil }

    /// Without text or title there is no row for it.
    open override func updateConstraints() {
        for label in [label, detailsLabel] { label.isHidden = label.text?.isEmpty ?? true }
        button.isHidden = button.allControlEvents.isEmpty || button.currentTitle == nil
        super.updateConstraints()
    }

    open override func layoutSubviews() {
        updateConstraints()
        super.layoutSubviews()
    }

    private func place() {
        centerX?.constant = offset.x
        centerY?.constant = offset.y
        minWidth?.constant = minSize.width
        minHeight?.constant = minSize.height
    }

    private func showSign() {
        sign?.removeFromSuperview()
        switch mode {
        case .indeterminate:
            let spinner = UIActivityIndicatorView(style: .large)
            spinner.startAnimating()
            sign = spinner
        case .determinate, .determinateHorizontalBar, .annularDeterminate:
            let bar = UIProgressView(progressViewStyle: .default)
            bar.widthAnchor.constraint(equalToConstant: 120).isActive = true
            bar.progress = progress
            sign = bar
        case .customView: sign = customView
        case .text: sign = nil
        }
        if let sign { stack.insertArrangedSubview(sign, at: 0) }
        colour()
    }

    private func colour() {
        label.textColor = contentColor
        detailsLabel.textColor = contentColor
        button.setTitleColor(contentColor, for: .normal)
        (sign as? UIActivityIndicatorView)?.color = contentColor
        if mode == .customView { sign?.tintColor = contentColor }
    }
}
