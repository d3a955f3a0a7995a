import UIKit

@preconcurrency @MainActor public protocol PKHUDAnimating {
    func startAnimation()
    func stopAnimation()
}

open class PKHUDSquareBaseView: UIView {
    public static let defaultSquareBaseViewFrame = CGRect(x: 0, y: 0, width: 156, height: 156)

    public let imageView = UIImageView()
    public let titleLabel = UILabel()
    public let subtitleLabel = UILabel()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public init(image: UIImage? = nil, title: String? = nil, subtitle: String? = nil) {
        super.init(frame: Self.defaultSquareBaseViewFrame)
        imageView.image = image
        titleLabel.text = title
        subtitleLabel.text = subtitle
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        imageView.alpha = 0.85
        imageView.contentMode = .center
        titleLabel.font = .boldSystemFont(ofSize: 17)
        subtitleLabel.font = .systemFont(ofSize: 14)
        subtitleLabel.numberOfLines = 2
        for label in [titleLabel, subtitleLabel] {
            label.textAlignment = .center
            label.textColor = UIColor.black.withAlphaComponent(0.85)
            label.adjustsFontSizeToFitWidth = true
            label.minimumScaleFactor = 0.25
            addSubview(label)
        }
        addSubview(imageView)
    }

    /// The image is in the middle, or in the half between title and subtitle.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let hasTexts = !(titleLabel.text ?? "").isEmpty || !(subtitleLabel.text ?? "").isEmpty
        let (width, height) = (bounds.width, bounds.height)
        let quarter = (height / 4).rounded(.up)
        let side: CGFloat = 8
        titleLabel.frame = CGRect(x: side, y: 0, width: width - 2 * side, height: quarter)
        subtitleLabel.frame = CGRect(x: side, y: height - quarter, width: width - 2 * side, height: quarter)
        imageView.frame = hasTexts ? CGRect(x: 0, y: quarter, width: width, height: height - 2 * quarter) : bounds
    }

    fileprivate func show(_ symbol: String) {
        let configuration = UIImage.SymbolConfiguration(pointSize: 56)
        imageView.image = UIImage(systemName: symbol, withConfiguration: configuration)
        imageView.tintColor = UIColor.black.withAlphaComponent(0.85)
    }
}

open class PKHUDSuccessView: PKHUDSquareBaseView, PKHUDAnimating {
    public override init(image: UIImage? = nil, title: String? = nil, subtitle: String? = nil) {
        super.init(image: image, title: title, subtitle: subtitle)
        show("checkmark")
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open func startAnimation() {}
    open func stopAnimation() {}
}

open class PKHUDErrorView: PKHUDSquareBaseView, PKHUDAnimating {
    public override init(image: UIImage? = nil, title: String? = nil, subtitle: String? = nil) {
        super.init(image: image, title: title, subtitle: subtitle)
        show("xmark")
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open func startAnimation() {}
    open func stopAnimation() {}
}

open class PKHUDProgressView: PKHUDSquareBaseView, PKHUDAnimating {
    public override init(image: UIImage? = nil, title: String? = nil, subtitle: String? = nil) {
        super.init(image: image, title: title, subtitle: subtitle)
        let spinner = UIActivityIndicatorView(style: .large)
        spinner.color = UIColor.black.withAlphaComponent(0.85)
        spinner.startAnimating()
        spinner.frame = imageView.bounds
        spinner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        imageView.addSubview(spinner)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open func startAnimation() {}
    open func stopAnimation() {}
}

open class PKHUDRotatingImageView: PKHUDSquareBaseView, PKHUDAnimating {
    open func startAnimation() {}
    open func stopAnimation() {}
}

open class PKHUDSystemActivityIndicatorView: PKHUDSquareBaseView, PKHUDAnimating {
    public override init(image: UIImage? = nil, title: String? = nil, subtitle: String? = nil) {
        super.init(image: nil)
        let spinner = UIActivityIndicatorView(style: .large)
        spinner.color = .black
        spinner.startAnimating()
        spinner.center = CGPoint(x: bounds.midX, y: bounds.midY)
        addSubview(spinner)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open func startAnimation() {}
    open func stopAnimation() {}
}

open class PKHUDWideBaseView: UIView {
    public static let defaultWideBaseViewFrame = CGRect(x: 0, y: 0, width: 265, height: 90)
    public override init(frame: CGRect) { super.init(frame: frame) }
    public convenience init() { self.init(frame: Self.defaultWideBaseViewFrame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

open class PKHUDTextView: PKHUDWideBaseView {
    public let titleLabel = UILabel()

    public init(text: String?) {
        super.init(frame: Self.defaultWideBaseViewFrame)
        titleLabel.text = text
        titleLabel.font = .boldSystemFont(ofSize: 17)
        titleLabel.textColor = UIColor.black.withAlphaComponent(0.85)
        titleLabel.textAlignment = .center
        titleLabel.adjustsFontSizeToFitWidth = true
        titleLabel.numberOfLines = 3
        addSubview(titleLabel)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        titleLabel.frame = bounds.insetBy(dx: 10, dy: 10)
    }
}
