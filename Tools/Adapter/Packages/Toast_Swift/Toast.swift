import ObjectiveC
import UIKit

public struct ToastStyle {
    public init() {}

    public var backgroundColor: UIColor = UIColor.black.withAlphaComponent(0.8)
    public var titleColor: UIColor = .white
    public var messageColor: UIColor = .white
    public var maxWidthPercentage: CGFloat = 0.8 { didSet { maxWidthPercentage = max(min(maxWidthPercentage, 1), 0) } }
    public var maxHeightPercentage: CGFloat = 0.8 {
        didSet { maxHeightPercentage = max(min(maxHeightPercentage, 1), 0) }
    }
    public var horizontalPadding: CGFloat = 10
    public var verticalPadding: CGFloat = 10
    public var cornerRadius: CGFloat = 10
    public var titleFont: UIFont = .boldSystemFont(ofSize: 16)
    public var messageFont: UIFont = .systemFont(ofSize: 16)
    public var titleAlignment: NSTextAlignment = .left
    public var messageAlignment: NSTextAlignment = .left
    public var titleNumberOfLines = 0
    public var messageNumberOfLines = 0
    public var displayShadow = false
    public var shadowColor: UIColor = .black
    public var shadowOpacity: Float = 0.8 { didSet { shadowOpacity = max(min(shadowOpacity, 1), 0) } }
    public var shadowRadius: CGFloat = 6
    public var shadowOffset = CGSize(width: 4, height: 4)
    public var imageSize = CGSize(width: 80, height: 80)
    public var activitySize = CGSize(width: 100, height: 100)
    public var fadeDuration: TimeInterval = 0.2
    public var activityIndicatorColor: UIColor = .white
    public var activityBackgroundColor: UIColor = UIColor.black.withAlphaComponent(0.8)
}

@preconcurrency @MainActor public final class ToastManager {
    public static let shared = ToastManager()

    public var style = ToastStyle()
    public var isTapToDismissEnabled = true
    public var isQueueEnabled = false
    public var duration: TimeInterval = 3
    public var position = ToastPosition.bottom
}

public enum ToastPosition: Sendable {
    case top, center, bottom

    /// Where the middle of a toast is, within the safe area of what it is in.
    @MainActor func center(of toast: UIView, in view: UIView) -> CGPoint {
        let padding = ToastManager.shared.style.verticalPadding
        let safe = view.safeAreaInsets
        let y =
            switch self {
            case .top: safe.top + padding + toast.frame.height / 2
            case .center: view.bounds.height / 2
            case .bottom: view.bounds.height - toast.frame.height / 2 - padding - safe.bottom
            }
        return CGPoint(x: view.bounds.width / 2, y: y)
    }
}

public enum ToastError: Error, Sendable {
    case missingParameters
}

/// What is shown of one view, and what waits for it.
private final class ToastsOfView {
    var shown: [(toast: UIView, completion: ((Bool) -> Void)?)] = []
    var waiting: [() -> Void] = []
    var activity: UIView?
}

@MainActor private var key: UInt8 = 0

/// Gray boxes over a view. They stay: a picture is made before their time is over.
extension UIView {
    private var toasts: ToastsOfView {
        if let known = objc_getAssociatedObject(self, &key) as? ToastsOfView { return known }
        let new = ToastsOfView()
        objc_setAssociatedObject(self, &key, new, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return new
    }

    public func makeToast(
        _ message: String?, duration: TimeInterval = ToastManager.shared.duration,
        position: ToastPosition = ToastManager.shared.position, title: String? = nil, image: UIImage? = nil,
        style: ToastStyle = ToastManager.shared.style, completion: ((_ didTap: Bool) -> Void)? = nil
    ) {
        guard let toast = try? toastViewForMessage(message, title: title, image: image, style: style) else { return }
        showToast(toast, duration: duration, position: position, completion: completion)
    }

    public func makeToast(
        _ message: String?, duration: TimeInterval = ToastManager.shared.duration, point: CGPoint, title: String?,
        image: UIImage?, style: ToastStyle = ToastManager.shared.style, completion: ((_ didTap: Bool) -> Void)?
    ) {
        guard let toast = try? toastViewForMessage(message, title: title, image: image, style: style) else { return }
        showToast(toast, duration: duration, point: point, completion: completion)
    }

    public func showToast(
        _ toast: UIView, duration: TimeInterval = ToastManager.shared.duration,
        position: ToastPosition = ToastManager.shared.position, completion: ((_ didTap: Bool) -> Void)? = nil
    ) { showToast(toast, duration: duration, point: position.center(of: toast, in: self), completion: completion) }

    public func showToast(
        _ toast: UIView, duration: TimeInterval = ToastManager.shared.duration, point: CGPoint,
        completion: ((_ didTap: Bool) -> Void)? = nil
    ) {
        let show = { [weak self] in
            guard let self else { return }
            toast.center = point
            addSubview(toast)
            toasts.shown.append((toast, completion))
        }
        if ToastManager.shared.isQueueEnabled, !toasts.shown.isEmpty {
            toasts.waiting.append(show)
        } else {
            show()
        }
    }

    public func hideToast() { if let toast = toasts.shown.first?.toast { hideToast(toast) } }

    public func hideToast(_ toast: UIView) {
        guard let index = toasts.shown.firstIndex(where: { $0.toast === toast }) else { return }
        let completion = toasts.shown.remove(at: index).completion
        toast.removeFromSuperview()
        completion?(false)
        if toasts.shown.isEmpty, !toasts.waiting.isEmpty { toasts.waiting.removeFirst()() }
    }

    public func hideAllToasts(includeActivity: Bool = false, clearQueue: Bool = true) {
        if clearQueue { clearToastQueue() }
        for (toast, _) in toasts.shown { hideToast(toast) }
        if includeActivity { hideToastActivity() }
    }

    public func clearToastQueue() { toasts.waiting = [] }

    // MARK: Activity

    public func makeToastActivity(_ position: ToastPosition) {
        let toast = activityToast()
        makeToastActivity(toast, position.center(of: toast, in: self))
    }

    public func makeToastActivity(_ point: CGPoint) { makeToastActivity(activityToast(), point) }

    private func makeToastActivity(_ toast: UIView, _ point: CGPoint) {
        guard toasts.activity == nil else { return }
        toast.center = point
        toasts.activity = toast
        addSubview(toast)
    }

    public func hideToastActivity() {
        toasts.activity?.removeFromSuperview()
        toasts.activity = nil
    }

    private func activityToast() -> UIView {
        let style = ToastManager.shared.style
        let box = UIView(frame: CGRect(origin: .zero, size: style.activitySize))
        box.backgroundColor = style.activityBackgroundColor
        box.layer.cornerRadius = style.cornerRadius
        let spinner = UIActivityIndicatorView(style: .large)
        spinner.color = style.activityIndicatorColor
        spinner.startAnimating()
        spinner.center = CGPoint(x: box.bounds.midX, y: box.bounds.midY)
        box.addSubview(spinner)
        return box
    }

    // MARK: The box

    public func toastViewForMessage(
        _ message: String?, title: String?, image: UIImage?, style: ToastStyle
    ) throws -> UIView {
        guard message != nil || title != nil || image != nil else { throw ToastError.missingParameters }
        let box = UIView()
        box.backgroundColor = style.backgroundColor
        box.autoresizingMask = [
            .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
        ]
        box.layer.cornerRadius = style.cornerRadius
        if style.displayShadow {
            box.layer.shadowColor = style.shadowColor.cgColor
            box.layer.shadowOpacity = style.shadowOpacity
            box.layer.shadowRadius = style.shadowRadius
            box.layer.shadowOffset = style.shadowOffset
        }
        var left = style.horizontalPadding
        var height: CGFloat = 0
        if let image {
            let view = UIImageView(image: image)
            view.contentMode = .scaleAspectFit
            view.frame = CGRect(origin: CGPoint(x: left, y: style.verticalPadding), size: style.imageSize)
            box.addSubview(view)
            left += style.imageSize.width + style.horizontalPadding
            height = style.imageSize.height
        }
        let most = CGSize(
            width: bounds.width * style.maxWidthPercentage - (image == nil ? 0 : style.imageSize.width),
            height: bounds.height * style.maxHeightPercentage)
        var texts: [UILabel] = []
        if let title {
            texts.append(
                label(title, style.titleFont, style.titleColor, style.titleAlignment, style.titleNumberOfLines))
        }
        if let message {
            let lines = style.messageNumberOfLines
            texts.append(label(message, style.messageFont, style.messageColor, style.messageAlignment, lines))
        }
        for text in texts { text.frame.size = text.sizeThatFits(most) }
        let width = texts.map { min($0.frame.width, most.width) }.max() ?? 0
        var y = style.verticalPadding
        for text in texts {
            text.frame = CGRect(x: left, y: y, width: width, height: min(text.frame.height, most.height))
            box.addSubview(text)
            y = text.frame.maxY + style.verticalPadding
        }
        height = max(height + 2 * style.verticalPadding, y)
        box.frame.size = CGSize(width: left + (texts.isEmpty ? 0 : width + style.horizontalPadding), height: height)
        return box
    }

    private func label(
        _ text: String, _ font: UIFont, _ color: UIColor, _ alignment: NSTextAlignment, _ lines: Int
    ) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = font
        label.textColor = color
        label.textAlignment = alignment
        label.numberOfLines = lines
        label.lineBreakMode = .byTruncatingTail
        return label
    }
}
