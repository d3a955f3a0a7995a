import ObjectiveC
import UIKit

private nonisolated(unsafe) var stateKey = 0

/// What a view's `kf` remembers.
@MainActor private final class KingfisherState: NSObject {
    var indicatorType = IndicatorType.none
    var indicator: (any Indicator)?
    var placeholder: (any Placeholder)?
    var source: Source?

    static func of(_ view: UIView) -> KingfisherState {
        if let known = objc_getAssociatedObject(view, &stateKey) as? KingfisherState { return known }
        let new = KingfisherState()
        objc_setAssociatedObject(view, &stateKey, new, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return new
    }

    func setIndicator(_ type: IndicatorType, in view: UIView) {
        indicator?.view.removeFromSuperview()
        indicatorType = type
        switch type {
        case .none: indicator = nil
        case .activity: indicator = ActivityIndicator()
        case .image(let data): indicator = ImageIndicator(data)
        case .custom(let own): indicator = own
        }
        guard let indicator else { return }
        let own = indicator.view
        own.translatesAutoresizingMaskIntoConstraints = false
        own.isHidden = true
        view.addSubview(own)
        NSLayoutConstraint.activate([
            own.centerXAnchor.constraint(equalTo: view.centerXAnchor, constant: indicator.centerOffset.x),
            own.centerYAnchor.constraint(equalTo: view.centerYAnchor, constant: indicator.centerOffset.y),
        ])
    }

    func wait(_ waits: Bool) {
        guard let indicator else { return }
        indicator.view.isHidden = !waits
        if waits { indicator.startAnimatingView() } else { indicator.stopAnimatingView() }
    }
}

@MainActor private final class ImageIndicator: Indicator {
    let view: UIView
    init(_ data: Data) { view = UIImageView(image: UIImage(data: data)) }
    func startAnimatingView() {}
    func stopAnimatingView() {}
}

extension KingfisherWrapper where Base: UIImageView {
    @discardableResult public func setImage(
        with source: Source?, placeholder: (any Placeholder)? = nil, options: KingfisherOptionsInfo? = nil,
        progressBlock: DownloadProgressBlock? = nil,
        completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil
    ) -> DownloadTask? {
        let state = KingfisherState.of(base)
        let parsed = KingfisherParsedOptionsInfo(KingfisherManager.shared.defaultOptions + (options ?? []))
        state.placeholder?.remove(from: base)
        state.placeholder = nil
        state.source = source
        guard let source else {
            placeholder?.add(to: base)
            if placeholder == nil { base.image = nil }
            state.placeholder = placeholder
            completionHandler?(.failure(.imageSettingError(reason: .emptySource)))
            return nil
        }
        if let placeholder {
            if !(parsed.keepCurrentImageWhileLoading && base.image != nil) {
                placeholder.add(to: base)
                state.placeholder = placeholder
            }
        } else if !parsed.keepCurrentImageWhileLoading {
            base.image = nil
        }
        state.wait(true)
        return KingfisherManager.shared.load(source, parsed) { image in
            state.placeholder?.remove(from: base)
            state.placeholder = nil
            state.wait(false)
            base.image = image
            completionHandler?(.success(.init(image, source)))
        }
    }

    @discardableResult public func setImage(
        with resource: (any Resource)?, placeholder: (any Placeholder)? = nil, options: KingfisherOptionsInfo? = nil,
        progressBlock: DownloadProgressBlock? = nil,
        completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil
    ) -> DownloadTask? {
        setImage(
            with: resource?.convertToSource(), placeholder: placeholder, options: options, progressBlock: progressBlock,
            completionHandler: completionHandler)
    }

    @discardableResult public func setImage(
        with provider: (any ImageDataProvider)?, placeholder: (any Placeholder)? = nil,
        options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
        completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil
    ) -> DownloadTask? {
        setImage(
            with: provider.map { .provider($0) }, placeholder: placeholder, options: options,
            progressBlock: progressBlock, completionHandler: completionHandler)
    }

    /// As before Kingfisher 5.
    @discardableResult public func setImage(
        with resource: (any Resource)?, placeholder: (any Placeholder)? = nil, options: KingfisherOptionsInfo? = nil,
        progressBlock: DownloadProgressBlock? = nil, completionHandler: CompletionHandler?
    ) -> DownloadTask? {
        setImage(with: resource, placeholder: placeholder, options: options, progressBlock: progressBlock) {
            (result: Result<RetrieveImageResult, KingfisherError>) in
            switch result {
            case .success(let value): completionHandler?(value.image, nil, value.cacheType, resource?.downloadURL)
            case .failure(let error): completionHandler?(nil, error as NSError, .none, resource?.downloadURL)
            }
        }
    }

    public func cancelDownloadTask() {}

    public var indicatorType: IndicatorType {
        get { KingfisherState.of(base).indicatorType }
        nonmutating set { KingfisherState.of(base).setIndicator(newValue, in: base) }
    }

    public var indicator: (any Indicator)? { KingfisherState.of(base).indicator }
    public var placeholder: (any Placeholder)? { KingfisherState.of(base).placeholder }
    public var taskIdentifier: UInt? { nil }
    public var webURL: URL? { KingfisherState.of(base).source?.url }
}

extension KingfisherWrapper where Base: UIButton {
    @discardableResult public func setImage(
        with resource: (any Resource)?, for state: UIControl.State, placeholder: UIImage? = nil,
        options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
        completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil
    ) -> DownloadTask? {
        set(resource, options, placeholder, completionHandler) { base.setImage($0, for: state) }
    }

    @discardableResult public func setBackgroundImage(
        with resource: (any Resource)?, for state: UIControl.State, placeholder: UIImage? = nil,
        options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
        completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil
    ) -> DownloadTask? {
        set(resource, options, placeholder, completionHandler) { base.setBackgroundImage($0, for: state) }
    }

    private func set(
        _ resource: (any Resource)?, _ options: KingfisherOptionsInfo?, _ placeholder: UIImage?,
        _ completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)?, show: (UIImage?) -> Void
    ) -> DownloadTask? {
        guard let source = resource?.convertToSource() else {
            show(placeholder)
            completionHandler?(.failure(.imageSettingError(reason: .emptySource)))
            return nil
        }
        let parsed = KingfisherParsedOptionsInfo(KingfisherManager.shared.defaultOptions + (options ?? []))
        if !parsed.keepCurrentImageWhileLoading { show(placeholder) }
        return KingfisherManager.shared.load(source, parsed) { image in
            show(image)
            completionHandler?(.success(.init(image, source)))
        }
    }

    public func cancelImageDownloadTask() {}
    public func cancelBackgroundImageDownloadTask() {}
}

/// A view for pictures that move; here they rest on the first.
open class AnimatedImageView: UIImageView {
    public var autoPlayAnimatedImage = true
    public var framePreloadCount = 10
    public var needsPrescaling = true
    public var runLoopMode = RunLoop.Mode.common
    public var backgroundDecode = true
    public var repeatCount = RepeatCount.infinite

    public enum RepeatCount: Equatable, Sendable {
        case once
        case finite(count: UInt)
        case infinite
    }
}
