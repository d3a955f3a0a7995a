import UIKit

public typealias KFCrossPlatformImage = UIImage
public typealias KFCrossPlatformColor = UIColor
public typealias KFCrossPlatformImageView = UIImageView
public typealias KFCrossPlatformView = UIView
public typealias KFCrossPlatformButton = UIButton

/// What stands behind `kf`.
@preconcurrency @MainActor public struct KingfisherWrapper<Base> {
    public nonisolated(unsafe) let base: Base
    public nonisolated init(_ base: Base) { self.base = base }
}

public typealias Kingfisher = KingfisherWrapper

public protocol KingfisherCompatible: AnyObject {}
public protocol KingfisherCompatibleValue {}

extension KingfisherCompatible {
    public var kf: KingfisherWrapper<Self> {
        get { KingfisherWrapper(self) }
        set {}
    }
}

extension KingfisherCompatibleValue {
    public var kf: KingfisherWrapper<Self> {
        get { KingfisherWrapper(self) }
        set {}
    }
}

extension UIImage: KingfisherCompatible {}
extension UIImageView: KingfisherCompatible {}
extension UIButton: KingfisherCompatible {}

/// What is shown while a picture is on its way.
@preconcurrency @MainActor public protocol Placeholder {
    func add(to imageView: UIImageView)
    func remove(from imageView: UIImageView)
}

extension Placeholder where Self: UIImage {
    public func add(to imageView: UIImageView) { imageView.image = self }
    public func remove(from imageView: UIImageView) { imageView.image = nil }
}

extension Placeholder where Self: UIView {
    public func add(to imageView: UIImageView) {
        imageView.addSubview(self)
        translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            centerXAnchor.constraint(equalTo: imageView.centerXAnchor),
            centerYAnchor.constraint(equalTo: imageView.centerYAnchor),
            heightAnchor.constraint(equalTo: imageView.heightAnchor),
            widthAnchor.constraint(equalTo: imageView.widthAnchor),
        ])
    }

    public func remove(from imageView: UIImageView) { removeFromSuperview() }
}

extension UIImage: Placeholder {}

/// What turns while a picture is on its way.
@preconcurrency @MainActor public protocol Indicator {
    func startAnimatingView()
    func stopAnimatingView()
    var centerOffset: CGPoint { get }
    var view: UIView { get }
}

extension Indicator {
    public var centerOffset: CGPoint { .zero }
}

public enum IndicatorType {
    case none
    case activity
    case image(imageData: Data)
    case custom(indicator: any Indicator)
}

@MainActor final class ActivityIndicator: Indicator {
    private let spinner = UIActivityIndicatorView(style: .medium)
    var view: UIView { spinner }
    func startAnimatingView() { spinner.startAnimating() }
    func stopAnimatingView() { spinner.stopAnimating() }
}
