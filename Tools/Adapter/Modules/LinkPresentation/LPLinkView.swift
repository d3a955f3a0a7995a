@_exported import UIKit
@_exported import UniformTypeIdentifiers

open class LPLinkMetadata: NSObject, NSCopying, @unchecked Sendable {
    public override init() { super.init() }
    open var originalURL: URL?
    open var url: URL?
    open var title: String?
    open var iconProvider: NSItemProvider?
    open var imageProvider: NSItemProvider?
    open var videoProvider: NSItemProvider?
    open var remoteVideoURL: URL?
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = LPLinkMetadata()
        (copy.originalURL, copy.url, copy.title) = (originalURL, url, title)
        (copy.iconProvider, copy.imageProvider, copy.videoProvider) = (iconProvider, imageProvider, videoProvider)
        return copy
    }
}

/// Fetches nothing, as there is no network.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    open var shouldFetchSubresources = true
    open var timeout: TimeInterval = 30
    open func startFetchingMetadata(
        for url: URL, completionHandler: @escaping (LPLinkMetadata?, (any Error)?) -> Void
    ) {}
    open func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata { throw LPError(.metadataFetchFailed) }
    open func cancel() {}
}

public struct LPError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown = 1
        case metadataFetchFailed, metadataFetchCancelled, metadataFetchTimedOut, metadataFetchNotAllowed
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "LPErrorDomain" }
    public var errorCode: Int { code.rawValue }
}

/// The title of a page, and below it the host of its address.
@preconcurrency @MainActor open class LPLinkView: UIView {
    private let title = UILabel()
    private let host = UILabel()

    public init(url: URL) {
        super.init(frame: .zero)
        metadata.url = url
        build()
    }
    public init(metadata: LPLinkMetadata) {
        super.init(frame: .zero)
        self.metadata = metadata
        build()
    }
    public override init(frame: CGRect) {
        super.init(frame: frame)
        build()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        build()
    }

    open var metadata = LPLinkMetadata() { didSet { show() } }

    private func build() {
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 12
        clipsToBounds = true
        title.font = .boldSystemFont(ofSize: 15)
        host.font = .systemFont(ofSize: 13)
        host.textColor = .secondaryLabel
        let stack = UIStackView(arrangedSubviews: [title, host])
        stack.axis = .vertical
        stack.spacing = 2
        stack.frame = bounds.insetBy(dx: 12, dy: 9)
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
            stack.centerXAnchor.constraint(equalTo: centerXAnchor),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -9),
            stack.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: 9),
        ])
        show()
    }

    private func show() {
        let url = metadata.originalURL ?? metadata.url
        title.text = metadata.title
        title.isHidden = metadata.title == nil
        host.text = url?.host.map { $0.hasPrefix("www.") ? String($0.dropFirst(4)) : $0 }
        invalidateIntrinsicContentSize()
    }

    open override var intrinsicContentSize: CGSize {
        let parts = [title, host].filter { !$0.isHidden }.map(\.intrinsicContentSize)
        let height = parts.map(\.height).reduce(0, +) + CGFloat(max(parts.count - 1, 0)) * 2
        return CGSize(width: (parts.map(\.width).max() ?? 0) + 24, height: height + 18)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: min(size.width, intrinsicContentSize.width), height: intrinsicContentSize.height)
    }
}
