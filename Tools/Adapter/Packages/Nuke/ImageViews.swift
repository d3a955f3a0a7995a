import ObjectiveC
import UIKit

public struct ImageLoadingOptions {
    public struct Transition: @unchecked Sendable {
        public static func fadeIn(duration: TimeInterval, options: UIView.AnimationOptions = .allowUserInteraction)
            -> Transition
        {
            Transition()
        }
    }

    public struct ContentModes {
        public var success, failure, placeholder: UIView.ContentMode
        public init(success: UIView.ContentMode, failure: UIView.ContentMode, placeholder: UIView.ContentMode) {
            (self.success, self.failure, self.placeholder) = (success, failure, placeholder)
        }
    }

    public struct TintColors {
        public var success, failure, placeholder: UIColor?
        public init(success: UIColor?, failure: UIColor?, placeholder: UIColor?) {
            (self.success, self.failure, self.placeholder) = (success, failure, placeholder)
        }
    }

    @MainActor public static var shared = ImageLoadingOptions()
    public var placeholder: UIImage?
    public var failureImage: UIImage?
    public var transition, failureImageTransition: Transition?
    public var contentModes: ContentModes?
    public var tintColors: TintColors?
    public var alwaysTransition = false
    public var isPrepareForReuseEnabled = true
    public var isProgressiveRenderingEnabled = true
    public var pipeline: ImagePipeline?
    public var processors: [any ImageProcessing] = []

    public init(
        placeholder: UIImage? = nil, transition: Transition? = nil, failureImage: UIImage? = nil,
        failureImageTransition: Transition? = nil, contentModes: ContentModes? = nil, tintColors: TintColors? = nil
    ) {
        (self.placeholder, self.transition, self.failureImage) = (placeholder, transition, failureImage)
        (self.failureImageTransition, self.contentModes, self.tintColors) = (
            failureImageTransition, contentModes, tintColors
        )
    }
}

/// Views that show a picture.
@preconcurrency @MainActor public protocol Nuke_ImageDisplaying: AnyObject {
    func nuke_display(image: UIImage?, data: Data?)
}

public typealias ImageDisplaying = Nuke_ImageDisplaying
public typealias ImageDisplayingView = UIView & Nuke_ImageDisplaying

extension UIImageView: Nuke_ImageDisplaying {
    public func nuke_display(image: UIImage?, data: Data? = nil) { self.image = image }
}

@preconcurrency @MainActor @discardableResult public func loadImage(
    with request: (any ImageRequestConvertible)?, options: ImageLoadingOptions = .shared,
    into view: ImageDisplayingView,
    progress: ((_ response: ImageResponse?, _ completed: Int64, _ total: Int64) -> Void)? = nil,
    completion: ((_ result: Result<ImageResponse, ImagePipeline.Error>) -> Void)? = nil
) -> ImageTask? {
    guard var request = request?.asImageRequest(), request.url != nil else {
        show(
            options.failureImage ?? options.placeholder, options.contentModes?.failure, options.tintColors?.failure,
            view)
        completion?(.failure(.imageRequestMissing))
        return nil
    }
    if request.processors.isEmpty { request.processors = options.processors }
    if let image = (options.pipeline ?? .shared).image(for: request) {
        show(image, options.contentModes?.success, options.tintColors?.success, view)
        completion?(.success(ImageResponse(container: ImageContainer(image: image), request: request)))
        return nil
    }
    if options.placeholder != nil || options.isPrepareForReuseEnabled {
        show(options.placeholder, options.contentModes?.placeholder, options.tintColors?.placeholder, view)
    }
    return ImageTask(request)
}

@MainActor private func show(
    _ image: UIImage?, _ mode: UIView.ContentMode?, _ tint: UIColor?, _ view: ImageDisplayingView
) {
    if let mode { view.contentMode = mode }
    if let tint { view.tintColor = tint }
    view.nuke_display(image: tint == nil ? image : image?.withRenderingMode(.alwaysTemplate), data: nil)
}

@preconcurrency @MainActor public func cancelRequest(for view: ImageDisplayingView) {}
