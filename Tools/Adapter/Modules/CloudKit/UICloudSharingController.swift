import UIKit

/// Asks whom a record is shared with. There is nobody.
@preconcurrency @MainActor open class UICloudSharingController: UIViewController {
    public struct PermissionOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let allowPublic = Self(rawValue: 1)
        public static let allowPrivate = Self(rawValue: 2)
        public static let allowReadOnly = Self(rawValue: 4)
        public static let allowReadWrite = Self(rawValue: 8)
    }
    public init(share: CKShare, container: CKContainer) {
        self.share = share
        super.init(nibName: nil, bundle: nil)
    }
    public init(
        preparationHandler:
            @escaping (
                UICloudSharingController, @escaping (CKShare?, CKContainer?, (any Error)?) -> Void
            ) -> Void
    ) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open weak var delegate: (any UICloudSharingControllerDelegate)?
    open private(set) var share: CKShare?
    open var availablePermissions: PermissionOptions = []
    open func activityItemSource() -> any UIActivityItemSource { NobodyToShareWith() }
}

@MainActor private final class NobodyToShareWith: NSObject, UIActivityItemSource {
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "" }
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { nil }
}

@preconcurrency @MainActor public protocol UICloudSharingControllerDelegate: NSObjectProtocol {
    func cloudSharingController(_ csc: UICloudSharingController, failedToSaveShareWithError error: any Error)
    func itemTitle(for csc: UICloudSharingController) -> String?
    func itemThumbnailData(for csc: UICloudSharingController) -> Data?
    func itemType(for csc: UICloudSharingController) -> String?
    func cloudSharingControllerDidSaveShare(_ csc: UICloudSharingController)
    func cloudSharingControllerDidStopSharing(_ csc: UICloudSharingController)
}
extension UICloudSharingControllerDelegate {
    public func itemThumbnailData(for csc: UICloudSharingController) -> Data? { nil }
    public func itemType(for csc: UICloudSharingController) -> String? { nil }
    public func cloudSharingControllerDidSaveShare(_ csc: UICloudSharingController) {}
    public func cloudSharingControllerDidStopSharing(_ csc: UICloudSharingController) {}
}
