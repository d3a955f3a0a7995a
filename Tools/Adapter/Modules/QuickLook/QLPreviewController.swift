@_exported import UIKit

public protocol QLPreviewItem: _TitleOfPreviewItem {
    var previewItemURL: URL? { get }
}
extension QLPreviewItem {
    /// Optional twice, as any item's that need not have one.
    public var previewItemTitle: String?? {
        try? Optional<String?>.some((self as any _TitleOfPreviewItem).previewItemTitle)
    }
}
/// An item without a title throws. The property that asks is preferred to this one.
public protocol _TitleOfPreviewItem: NSObjectProtocol {
    @_disfavoredOverload var previewItemTitle: String? { get throws }
}
extension _TitleOfPreviewItem {
    @_disfavoredOverload public var previewItemTitle: String? { get throws { throw MissingTitle() } }
}
private struct MissingTitle: Error {}
extension NSURL: QLPreviewItem {
    public var previewItemURL: URL? { self as URL }
}

/// A place for a document, which is not drawn, with its title.
@preconcurrency @MainActor open class QLPreviewController: UIViewController {
    open weak var dataSource: (any QLPreviewControllerDataSource)? { didSet { reloadData() } }
    open weak var delegate: (any QLPreviewControllerDelegate)?
    open var currentPreviewItemIndex = 0 { didSet { refreshCurrentPreviewItem() } }

    open class func canPreview(_ item: any QLPreviewItem) -> Bool { item.previewItemURL != nil }

    open var currentPreviewItem: (any QLPreviewItem)? {
        guard let dataSource, currentPreviewItemIndex >= 0,
            currentPreviewItemIndex < dataSource.numberOfPreviewItems(in: self)
        else { return nil }
        return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
    }

    open func reloadData() { refreshCurrentPreviewItem() }
    open func refreshCurrentPreviewItem() {
        let item = currentPreviewItem
        navigationItem.title = (item?.previewItemTitle ?? nil) ?? item?.previewItemURL?.lastPathComponent
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        refreshCurrentPreviewItem()
    }
}

@preconcurrency @MainActor public protocol QLPreviewControllerDataSource: AnyObject {
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}

@preconcurrency @MainActor public protocol QLPreviewControllerDelegate: NSObjectProtocol {
    func previewControllerWillDismiss(_ controller: QLPreviewController)
    func previewControllerDidDismiss(_ controller: QLPreviewController)
    func previewController(
        _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
    ) -> Bool
    func previewController(
        _ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem
    ) -> UIView?
}
extension QLPreviewControllerDelegate {
    public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
    public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
    public func previewController(
        _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
    ) -> Bool { true }
    public func previewController(
        _ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem
    ) -> UIView? { nil }
}
