import ObjectiveC
@_exported import UIKit

// The widgets of before iOS 14.

public enum NCUpdateResult: UInt, Sendable { case newData, noData, failed }
public enum NCWidgetDisplayMode: Int, Sendable { case compact, expanded }

@preconcurrency @MainActor public protocol NCWidgetProviding: NSObjectProtocol {
    func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void)
    func widgetActiveDisplayModeDidChange(_ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize)
    func widgetMarginInsets(forProposedMarginInsets defaultMarginInsets: UIEdgeInsets) -> UIEdgeInsets
}
extension NCWidgetProviding {
    public func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
        completionHandler(.noData)
    }
    public func widgetActiveDisplayModeDidChange(
        _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize
    ) {}
    public func widgetMarginInsets(forProposedMarginInsets defaultMarginInsets: UIEdgeInsets) -> UIEdgeInsets {
        defaultMarginInsets
    }
}

open class NCWidgetController: NSObject {
    open class func widgetController() -> Self { unsafeDowncast(NCWidgetController(), to: self) }
    open func setHasContent(_ flag: Bool, forWidgetWithBundleIdentifier bundleID: String) {}
}

private nonisolated(unsafe) var modeKey = 0
extension NSExtensionContext {
    public var widgetLargestAvailableDisplayMode: NCWidgetDisplayMode {
        get { objc_getAssociatedObject(self, &modeKey) as? NCWidgetDisplayMode ?? .compact }
        set { objc_setAssociatedObject(self, &modeKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }
    public var widgetActiveDisplayMode: NCWidgetDisplayMode { .compact }
    /// As wide as a phone's, and as high as the system's rows were.
    public func widgetMaximumSize(for displayMode: NCWidgetDisplayMode) -> CGSize {
        CGSize(width: 359, height: displayMode == .compact ? 110 : 528)
    }
}

extension UIVibrancyEffect {
    public class func widgetPrimary() -> UIVibrancyEffect { UIVibrancyEffect(blurEffect: UIBlurEffect(style: .light)) }
    public class func widgetSecondary() -> UIVibrancyEffect {
        UIVibrancyEffect(blurEffect: UIBlurEffect(style: .light))
    }
}
