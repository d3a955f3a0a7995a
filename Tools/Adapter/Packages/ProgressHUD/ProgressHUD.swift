import UIKit

public enum AnimationType: CaseIterable, Sendable {
    case none, activityIndicator, ballVerticalBounce, barSweepToggle, circleArcDotSpin, circleBarSpinFade,
        circleDotSpinFade
    case circlePulseMultiple, circlePulseSingle, circleRippleMultiple, circleRippleSingle, circleRotateChase,
        circleStrokeSpin
    case dualDotSidestep, horizontalBarScaling, horizontalDotScaling, pacmanProgress, quintupleDotDance,
        semiRingRotation
    case sfSymbolBounce, squareCircuitSnake, triangleDotShift
    // Names of version 13
    public static let systemActivityIndicator = AnimationType.activityIndicator
    public static let horizontalCirclesPulse = AnimationType.horizontalDotScaling
    public static let lineScaling = AnimationType.horizontalBarScaling
    public static let singleCirclePulse = AnimationType.circlePulseSingle
    public static let multipleCirclePulse = AnimationType.circlePulseMultiple
    public static let singleCircleScaleRipple = AnimationType.circleRippleSingle
    public static let multipleCircleScaleRipple = AnimationType.circleRippleMultiple
    public static let circleSpinFade = AnimationType.circleDotSpinFade
    public static let lineSpinFade = AnimationType.circleBarSpinFade
}

public enum LiveIcon: Sendable {
    case succeed, failed, added
}
public typealias AnimatedIcon = LiveIcon

public enum AlertIcon: String, Sendable {
    case heart = "heart.fill"
    case doc = "doc.fill"
    case bookmark = "bookmark.fill"
    case moon = "moon.fill"
    case star = "star.fill"
    case exclamation = "exclamationmark.triangle.fill"
    case flag = "flag.fill"
    case message = "envelope.fill"
    case question = "questionmark.diamond.fill"
    case bolt = "bolt.fill"
    case shuffle = "shuffle"
    case eject = "eject.fill"
    case card = "creditcard.fill"
    case rotate = "rotate.right.fill"
    case like = "hand.thumbsup.fill"
    case dislike = "hand.thumbsdown.fill"
    case privacy = "hand.raised.fill"
    case cart = "cart.fill"
    case search = "magnifyingglass"
}

/// A box in the middle of the window. It stays until it is dismissed by a call.
@preconcurrency @MainActor public class ProgressHUD: UIView {
    public static var mediaSize: CGFloat = 70
    public static var marginSize: CGFloat = 30
    public static var animationType = AnimationType.activityIndicator
    public static var animationSymbol = "sun.max"
    public static var colorBackground = UIColor(white: 0, alpha: 0.2)
    public static var colorHUD = UIColor.systemGray
    public static var colorStatus = UIColor.label
    public static var colorProgress = UIColor.lightGray
    public static var colorAnimation = UIColor.lightGray
    public static var fontStatus = UIFont.boldSystemFont(ofSize: 24)
    public static var imageSuccess = UIImage(systemName: "checkmark.circle.fill")!
    public static var imageError = UIImage(systemName: "minus.circle.fill")!
    public static var colorBanner = UIColor.clear
    public static var colorBannerTitle = UIColor.label
    public static var colorBannerMessage = UIColor.secondaryLabel
    public static var fontBannerTitle = UIFont.boldSystemFont(ofSize: 16)
    public static var fontBannerMessage = UIFont.systemFont(ofSize: 14)
    private static var shown: UIView?

    public class func dismiss() {
        shown?.removeFromSuperview()
        shown = nil
    }
    public class func remove() { dismiss() }

    // MARK: Showing

    public class func animate(_ text: String? = nil, interaction: Bool = true) {
        animate(text, animationType, interaction: interaction)
    }

    public class func animate(_ text: String? = nil, _ type: AnimationType, interaction: Bool = true) {
        if type == .none { return show(nil, text) }
        if type == .sfSymbolBounce { return show(picture(UIImage(systemName: animationSymbol), colorAnimation), text) }
        let spinner = UIActivityIndicatorView(style: .large)
        spinner.color = colorAnimation
        spinner.startAnimating()
        spinner.transform = CGAffineTransform(scaleX: mediaSize / 37, y: mediaSize / 37)
        show(spinner, text)
    }

    public class func animate(_ text: String? = nil, symbol: String, interaction: Bool = true) {
        show(picture(UIImage(systemName: symbol), colorAnimation), text)
    }

    public class func progress(_ value: CGFloat, interaction: Bool = false) {
        progress(nil, value, interaction: interaction)
    }

    /// A ring that is drawn as far as the work is done.
    public class func progress(_ text: String?, _ value: CGFloat, interaction: Bool = false) {
        let ring = UIView()
        for (part, alpha) in [(1, 0.3), (min(max(value, 0), 1), 1)] as [(CGFloat, CGFloat)] {
            let arc = CAShapeLayer()
            arc.path =
                UIBezierPath(
                    arcCenter: CGPoint(x: mediaSize / 2, y: mediaSize / 2), radius: mediaSize / 2 - 3,
                    startAngle: -.pi / 2,
                    endAngle: -.pi / 2 + 2 * .pi * part, clockwise: true
                ).cgPath
            arc.fillColor = UIColor.clear.cgColor
            arc.strokeColor = colorProgress.withAlphaComponent(alpha).cgColor
            arc.lineWidth = 6
            ring.layer.addSublayer(arc)
        }
        show(ring, text)
    }

    public class func liveIcon(
        _ text: String? = nil, icon: LiveIcon, interaction: Bool = true, delay: TimeInterval? = nil
    ) {
        let name = icon == .succeed ? "checkmark" : icon == .failed ? "xmark" : "plus"
        show(picture(UIImage(systemName: name), colorAnimation), text)
    }
    public class func succeed(_ text: String? = nil, interaction: Bool = true, delay: TimeInterval? = nil) {
        liveIcon(text, icon: .succeed)
    }
    public class func failed(_ text: String? = nil, interaction: Bool = true, delay: TimeInterval? = nil) {
        liveIcon(text, icon: .failed)
    }
    public class func added(_ text: String? = nil, interaction: Bool = true, delay: TimeInterval? = nil) {
        liveIcon(text, icon: .added)
    }
    public class func image(
        _ text: String? = nil, image: UIImage?, interaction: Bool = true, delay: TimeInterval? = nil
    ) {
        show(picture(image, nil), text)
    }
    public class func symbol(_ text: String? = nil, name: String, interaction: Bool = true, delay: TimeInterval? = nil)
    {
        show(picture(UIImage(systemName: name), colorAnimation), text)
    }
    public class func success(
        _ text: String? = nil, image: UIImage? = nil, interaction: Bool = true, delay: TimeInterval? = nil
    ) {
        show(picture(image ?? imageSuccess, image == nil ? .systemGreen : nil), text)
    }
    public class func error(
        _ text: String? = nil, image: UIImage? = nil, interaction: Bool = true, delay: TimeInterval? = nil
    ) {
        show(picture(image ?? imageError, image == nil ? .systemRed : nil), text)
    }
    public class func banner(_ title: String?, _ message: String?, delay: TimeInterval = 3) {}
    public class func bannerHide() {}

    // MARK: Names of version 13

    public class func show(_ status: String? = nil, interaction: Bool = true) {
        animate(status, interaction: interaction)
    }
    public class func show(_ status: String? = nil, icon: AlertIcon, interaction: Bool = true) {
        symbol(status, name: icon.rawValue)
    }
    public class func show(_ status: String? = nil, icon: LiveIcon, interaction: Bool = true) {
        liveIcon(status, icon: icon)
    }
    public class func showSuccess(_ status: String? = nil, image: UIImage? = nil, interaction: Bool = true) {
        success(status, image: image)
    }
    public class func showError(_ status: String? = nil, image: UIImage? = nil, interaction: Bool = true) {
        error(status, image: image)
    }
    public class func showSucceed(_ status: String? = nil, interaction: Bool = true) { succeed(status) }
    public class func showFailed(_ status: String? = nil, interaction: Bool = true) { failed(status) }
    public class func showAdded(_ status: String? = nil, interaction: Bool = true) { added(status) }
    public class func showProgress(_ progress: CGFloat, interaction: Bool = false) { self.progress(progress) }
    public class func showProgress(_ status: String?, _ progress: CGFloat, interaction: Bool = false) {
        self.progress(status, progress)
    }

    // MARK: The box

    private class func picture(_ image: UIImage?, _ color: UIColor?) -> UIView {
        let view = UIImageView(image: color == nil ? image : image?.withRenderingMode(.alwaysTemplate))
        if let color { view.tintColor = color }
        view.contentMode = .scaleAspectFit
        return view
    }

    private class func show(_ media: UIView?, _ text: String?) {
        guard let window = UIApplication.shared.windowInUse else { return }
        dismiss()
        let cover = UIView(frame: window.bounds)
        cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        cover.backgroundColor = colorBackground
        let box = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        box.layer.cornerRadius = 10
        box.clipsToBounds = true
        let label = UILabel()
        label.text = text
        label.font = fontStatus
        label.textColor = colorStatus
        label.textAlignment = .center
        label.numberOfLines = 0
        let content = UIStackView(arrangedSubviews: [media, text == nil ? nil : label].compactMap { $0 })
        content.axis = .vertical
        content.alignment = .center
        content.spacing = 15
        for view in [box, content] as [UIView] { view.translatesAutoresizingMaskIntoConstraints = false }
        box.contentView.addSubview(content)
        cover.addSubview(box)
        window.addSubview(cover)
        var sides = [
            box.centerXAnchor.constraint(equalTo: cover.centerXAnchor),
            box.centerYAnchor.constraint(equalTo: cover.centerYAnchor),
            box.widthAnchor.constraint(lessThanOrEqualToConstant: 250 + 2 * marginSize),
            content.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: marginSize),
            content.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -marginSize),
            content.topAnchor.constraint(equalTo: box.topAnchor, constant: marginSize),
            content.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -marginSize),
        ]
        if let media {
            sides += [
                media.widthAnchor.constraint(equalToConstant: mediaSize),
                media.heightAnchor.constraint(equalToConstant: mediaSize),
            ]
        }
        NSLayoutConstraint.activate(sides)
        shown = cover
    }
}

extension UIApplication {
    /// The window that is key, or the first there is: a screen that is drawn by itself has one that is not.
    var windowInUse: UIWindow? { windows.first(where: \.isKeyWindow) ?? windows.first }
}
