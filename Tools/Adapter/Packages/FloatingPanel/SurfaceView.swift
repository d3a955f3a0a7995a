import UIKit

@preconcurrency @MainActor public final class SurfaceAppearance: NSObject {
    @preconcurrency @MainActor public final class Shadow: NSObject {
        public var hidden = false
        public var color: UIColor = .black
        public var offset = CGSize(width: 0, height: 1)
        public var opacity: Float = 0.2
        public var radius: CGFloat = 3
        public var spread: CGFloat = 0
    }

    public var backgroundColor: UIColor? = .systemBackground
    public var cornerRadius: CGFloat = 0
    public var cornerCurve: CALayerCornerCurve = .circular
    public var shadows: [Shadow] = [Shadow()]
    public var borderColor: UIColor?
    public var borderWidth: CGFloat = 0
}

public typealias FloatingPanelSurfaceView = SurfaceView
public typealias FloatingPanelGrabberView = GrabberView
public typealias FloatingPanelBackdropView = BackdropView

open class GrabberView: UIView {
    open var barColor = UIColor(white: 0.5, alpha: 0.5) { didSet { backgroundColor = barColor } }
}

open class BackdropView: UIView {
    public let dismissalTapGestureRecognizer = UITapGestureRecognizer()
}

/// The panel's surface, with round corners, a shadow and a grabber at the top.
open class SurfaceView: UIView {
    public let grabberHandle = GrabberView()
    public var grabberHandlePadding: CGFloat = 6 { didSet { setNeedsLayout() } }
    public var grabberHandleSize = CGSize(width: 36, height: 5) { didSet { setNeedsLayout() } }
    public let containerView = UIView()
    public var containerMargins = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    public var contentPadding = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    public private(set) weak var contentView: UIView?
    public var appearance = SurfaceAppearance() { didSet { restyle() } }
    public var cornerRadius: CGFloat {
        get { appearance.cornerRadius }
        set {
            appearance.cornerRadius = newValue
            restyle()
        }
    }
    open override var backgroundColor: UIColor? {
        get { appearance.backgroundColor }
        set {
            appearance.backgroundColor = newValue
            restyle()
        }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(containerView)
        addSubview(grabberHandle)
        grabberHandle.backgroundColor = grabberHandle.barColor
        restyle()
    }

    public required init?(coder: NSCoder) { nil }

    private func restyle() {
        containerView.backgroundColor = appearance.backgroundColor
        containerView.layer.cornerRadius = appearance.cornerRadius
        containerView.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        containerView.layer.borderColor = appearance.borderColor?.cgColor
        containerView.layer.borderWidth = appearance.borderWidth
        containerView.clipsToBounds = true
        if let shadow = appearance.shadows.first, !shadow.hidden {
            layer.shadowColor = shadow.color.cgColor
            layer.shadowOffset = shadow.offset
            layer.shadowOpacity = shadow.opacity
            layer.shadowRadius = shadow.radius
        } else {
            layer.shadowOpacity = 0
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        containerView.frame = bounds.inset(by: containerMargins)
        grabberHandle.frame = CGRect(
            x: (bounds.width - grabberHandleSize.width) / 2, y: containerMargins.top + grabberHandlePadding,
            width: grabberHandleSize.width, height: grabberHandleSize.height)
        grabberHandle.layer.cornerRadius = grabberHandleSize.height / 2
        contentView?.frame = containerView.bounds.inset(by: contentPadding)
    }

    public func set(contentView: UIView) {
        self.contentView?.removeFromSuperview()
        self.contentView = contentView
        containerView.addSubview(contentView)
        setNeedsLayout()
    }
}
