@_exported import Foundation
@_exported import UIKit

public let MSMessagesErrorDomain = "com.apple.messages.error"
public struct MSMessageError: _BridgedStoredNSError {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = MSMessageError
        case unknown = -1
        case fileNotFound = 1
        case fileUnreadable, improperFileType, improperFileURL, stickerFileImproperFileAttributes
        case stickerFileImproperFileSize, stickerFileImproperFileFormat, urlExceedsMaxSize
        case sendWithoutRecentInteraction, sendWhileNotVisible, apiUnavailableInPresentationContext
    }
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static var _nsErrorDomain: String { MSMessagesErrorDomain }
    public static var unknown: Code { .unknown }
    public static var fileNotFound: Code { .fileNotFound }
    public static var fileUnreadable: Code { .fileUnreadable }
    public static var improperFileType: Code { .improperFileType }
    public static var improperFileURL: Code { .improperFileURL }
    public static var stickerFileImproperFileAttributes: Code { .stickerFileImproperFileAttributes }
    public static var stickerFileImproperFileSize: Code { .stickerFileImproperFileSize }
    public static var stickerFileImproperFileFormat: Code { .stickerFileImproperFileFormat }
    public static var urlExceedsMaxSize: Code { .urlExceedsMaxSize }
    public static var sendWithoutRecentInteraction: Code { .sendWithoutRecentInteraction }
    public static var sendWhileNotVisible: Code { .sendWhileNotVisible }
    public static var apiUnavailableInPresentationContext: Code { .apiUnavailableInPresentationContext }
}

public enum MSMessagesAppPresentationStyle: UInt, Sendable { case compact, expanded, transcript }
public enum MSMessagesAppPresentationContext: Int, Sendable { case messages, media }

/// The controller of an app in Messages, in nobody's conversation.
@preconcurrency @MainActor open class MSMessagesAppViewController: UIViewController {
    open var activeConversation: MSConversation? { nil }
    open private(set) var presentationStyle = MSMessagesAppPresentationStyle.compact
    open var presentationContext: MSMessagesAppPresentationContext { .messages }
    open func requestPresentationStyle(_ presentationStyle: MSMessagesAppPresentationStyle) {
        guard presentationStyle != self.presentationStyle else { return }
        willTransition(to: presentationStyle)
        self.presentationStyle = presentationStyle
        didTransition(to: presentationStyle)
    }
    open func dismiss() {}
    open func willBecomeActive(with conversation: MSConversation) {}
    open func didBecomeActive(with conversation: MSConversation) {}
    open func willResignActive(with conversation: MSConversation) {}
    open func didResignActive(with conversation: MSConversation) {}
    open func willSelect(_ message: MSMessage, conversation: MSConversation) {}
    open func didSelect(_ message: MSMessage, conversation: MSConversation) {}
    open func didReceive(_ message: MSMessage, conversation: MSConversation) {}
    open func didStartSending(_ message: MSMessage, conversation: MSConversation) {}
    open func didCancelSending(_ message: MSMessage, conversation: MSConversation) {}
    open func willTransition(to presentationStyle: MSMessagesAppPresentationStyle) {}
    open func didTransition(to presentationStyle: MSMessagesAppPresentationStyle) {}
}

open class MSConversation: NSObject, @unchecked Sendable {
    public let localParticipantIdentifier = UUID()
    open var remoteParticipantIdentifiers: [UUID] { [] }
    open var selectedMessage: MSMessage? { nil }
    open func insert(_ message: MSMessage, completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(MSMessageError(.unknown))
    }
    open func insert(_ sticker: MSSticker, completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(MSMessageError(.unknown))
    }
    open func insertText(_ text: String, completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(MSMessageError(.unknown))
    }
    open func insertAttachment(
        _ URL: URL, withAlternateFilename filename: String?, completionHandler: (((any Error)?) -> Void)? = nil
    ) { completionHandler?(MSMessageError(.unknown)) }
    open func send(_ message: MSMessage, completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(MSMessageError(.unknown))
    }
}

open class MSSession: NSObject, @unchecked Sendable { public override init() { super.init() } }
open class MSMessage: NSObject, @unchecked Sendable {
    public override convenience init() { self.init(session: nil) }
    public convenience init(session: MSSession) { self.init(session: .some(session)) }
    private init(session: MSSession?) { self.session = session }
    public let session: MSSession?
    open var isPending: Bool { false }
    open var senderParticipantIdentifier: UUID { UUID() }
    open var layout: MSMessageLayout?
    open var url: URL?
    open var shouldExpire = false
    open var accessibilityLabel: String?
    open var summaryText: String?
    open var error: (any Error)?
}
open class MSMessageLayout: NSObject, @unchecked Sendable {}
open class MSMessageTemplateLayout: MSMessageLayout, @unchecked Sendable {
    public override init() { super.init() }
    open var caption: String?
    open var subcaption: String?
    open var trailingCaption: String?
    open var trailingSubcaption: String?
    open var image: UIImage?
    open var mediaFileURL: URL?
    open var imageTitle: String?
    open var imageSubtitle: String?
}

// MARK: Stickers

open class MSSticker: NSObject, @unchecked Sendable {
    public init(contentsOfFileURL fileURL: URL, localizedDescription: String) throws {
        guard FileManager.default.fileExists(atPath: fileURL.path) else { throw MSMessageError(.fileNotFound) }
        (imageFileURL, self.localizedDescription) = (fileURL, localizedDescription)
    }
    public let imageFileURL: URL
    public let localizedDescription: String
}
public enum MSStickerSize: Int, Sendable { case small, regular, large }
@preconcurrency @MainActor open class MSStickerView: UIView {
    private let picture = UIImageView()
    public init(frame: CGRect, sticker: MSSticker?) {
        super.init(frame: frame)
        build()
        self.sticker = sticker
        show()
    }
    public override convenience init(frame: CGRect) { self.init(frame: frame, sticker: nil) }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        build()
    }
    private func build() {
        picture.frame = bounds
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        picture.contentMode = .scaleAspectFit
        addSubview(picture)
    }
    private func show() { picture.image = sticker.flatMap { UIImage(contentsOfFile: $0.imageFileURL.path) } }
    open var sticker: MSSticker? { didSet { show() } }
    open var animationDuration: TimeInterval { 0 }
    open func startAnimating() {}
    open func stopAnimating() {}
    open func isAnimating() -> Bool { false }
}
public protocol MSStickerBrowserViewDataSource: NSObjectProtocol {
    func numberOfStickers(in stickerBrowserView: MSStickerBrowserView) -> Int
    func stickerBrowserView(_ stickerBrowserView: MSStickerBrowserView, stickerAt index: Int) -> MSSticker
}
@preconcurrency @MainActor open class MSStickerBrowserView: UIView {
    public init(frame: CGRect, stickerSize: MSStickerSize) {
        self.stickerSize = stickerSize
        super.init(frame: frame)
    }
    public override convenience init(frame: CGRect) { self.init(frame: frame, stickerSize: .regular) }
    public required init?(coder: NSCoder) {
        stickerSize = .regular
        super.init(coder: coder)
    }
    public let stickerSize: MSStickerSize
    open weak var dataSource: (any MSStickerBrowserViewDataSource)?
    open var contentOffset = CGPoint.zero
    open var contentInset = UIEdgeInsets.zero
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }
    open func reloadData() {}
}
@preconcurrency @MainActor open class MSStickerBrowserViewController: UIViewController {
    public let stickerSize: MSStickerSize
    public let stickerBrowserView: MSStickerBrowserView
    public init(stickerSize: MSStickerSize) {
        self.stickerSize = stickerSize
        stickerBrowserView = MSStickerBrowserView(frame: .zero, stickerSize: stickerSize)
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) {
        stickerSize = .regular
        stickerBrowserView = MSStickerBrowserView(frame: .zero)
        super.init(coder: coder)
    }
    open override func loadView() { view = stickerBrowserView }
}
