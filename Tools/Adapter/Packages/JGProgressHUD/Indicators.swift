import UIKit

/// The sign above the text.
open class JGProgressHUDIndicatorView: UIView {
    public let contentView: UIView?
    open private(set) var progress: Float = 0

    public required init(contentView: UIView?) {
        self.contentView = contentView
        let size = contentView?.frame.size ?? .zero
        super.init(frame: CGRect(origin: .zero, size: CGSize(width: max(size.width, 50), height: max(size.height, 50))))
        guard let contentView else { return }
        contentView.center = CGPoint(x: bounds.midX, y: bounds.midY)
        addSubview(contentView)
    }

    public required init?(coder: NSCoder) {
        contentView = nil
        super.init(coder: coder)
    }

    open func setUp(for style: JGProgressHUDStyle, vibrancyEnabled: Bool) {
        tintColor = style == .dark ? .white : .black
    }
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
    open func updateAccessibility() {}

    open override var intrinsicContentSize: CGSize { frame.size }
}

open class JGProgressHUDIndeterminateIndicatorView: JGProgressHUDIndicatorView {
    public convenience init() {
        let spinner = UIActivityIndicatorView(style: .large)
        spinner.startAnimating()
        self.init(contentView: spinner)
    }

    public func setColor(_ color: UIColor) { (contentView as? UIActivityIndicatorView)?.color = color }

    open override func setUp(for style: JGProgressHUDStyle, vibrancyEnabled: Bool) {
        setColor(style == .dark ? .white : .black)
    }
}

open class JGProgressHUDImageIndicatorView: JGProgressHUDIndicatorView {
    public convenience init(image: UIImage) { self.init(contentView: UIImageView(image: image)) }
    public convenience init(imageInLibraryBundleNamed imageName: String, enableTinting: Bool) {
        self.init(contentView: nil)
    }
}

open class JGProgressHUDSuccessIndicatorView: JGProgressHUDImageIndicatorView {
    public convenience init() { self.init(contentView: sign("checkmark")) }
}

open class JGProgressHUDErrorIndicatorView: JGProgressHUDImageIndicatorView {
    public convenience init() { self.init(contentView: sign("xmark")) }
}

@MainActor private func sign(_ name: String) -> UIImageView {
    let view = UIImageView(image: UIImage(systemName: name)?.withRenderingMode(.alwaysTemplate))
    view.contentMode = .scaleAspectFit
    view.frame.size = CGSize(width: 33, height: 33)
    return view
}

/// Progress as a part of something that fills.
open class JGProgressHUDProgressIndicatorView: JGProgressHUDIndicatorView {
    public var ringColor: UIColor = .white { didSet { setNeedsDisplay() } }
    public var ringBackgroundColor: UIColor = .black { didSet { setNeedsDisplay() } }
    public var ringWidth: CGFloat = 3 { didSet { setNeedsDisplay() } }

    public convenience init() {
        self.init(contentView: nil)
        backgroundColor = .clear
        isOpaque = false
    }

    open override func setProgress(_ progress: Float, animated: Bool) {
        super.setProgress(progress, animated: animated)
        setNeedsDisplay()
    }

    open override func setUp(for style: JGProgressHUDStyle, vibrancyEnabled: Bool) {
        ringColor = style == .dark ? .white : .black
        ringBackgroundColor = ringColor.withAlphaComponent(0.2)
    }

    func arc(to end: CGFloat, inset: CGFloat) -> UIBezierPath {
        UIBezierPath(
            arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: min(bounds.width, bounds.height) / 2 - inset,
            startAngle: -.pi / 2, endAngle: -.pi / 2 + 2 * .pi * end, clockwise: true)
    }
}

open class JGProgressHUDRingIndicatorView: JGProgressHUDProgressIndicatorView {
    public var roundProgressLine = false

    open override func draw(_ rect: CGRect) {
        for (end, color) in [(1, ringBackgroundColor), (CGFloat(progress), ringColor)] {
            let path = arc(to: end, inset: ringWidth / 2)
            path.lineWidth = ringWidth
            path.lineCapStyle = roundProgressLine ? .round : .butt
            color.setStroke()
            path.stroke()
        }
    }
}

open class JGProgressHUDPieIndicatorView: JGProgressHUDProgressIndicatorView {
    public var color: UIColor {
        get { ringColor }
        set { ringColor = newValue }
    }
    public var fillColor: UIColor {
        get { ringBackgroundColor }
        set { ringBackgroundColor = newValue }
    }

    open override func draw(_ rect: CGRect) {
        ringBackgroundColor.setFill()
        arc(to: 1, inset: 0).fill()
        let slice = arc(to: CGFloat(progress), inset: 1)
        slice.addLine(to: CGPoint(x: bounds.midX, y: bounds.midY))
        slice.close()
        ringColor.setFill()
        slice.fill()
    }
}
