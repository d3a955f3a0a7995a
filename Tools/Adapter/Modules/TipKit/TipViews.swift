import SwiftUI
import UIKit

/// A tip among other views.
@preconcurrency @MainActor open class TipUIView: UIView {
    public let tip: any Tip
    public init(_ tip: any Tip, arrowEdge: Edge? = nil, actionHandler: @escaping (Tips.Action) -> Void = { _ in }) {
        self.tip = tip
        super.init(frame: .zero)
        isHidden = true
    }
    public required init?(coder: NSCoder) { nil }
    open var imageSize = CGSize.zero
    open var cornerRadius: CGFloat = 13 { didSet { layer.cornerRadius = cornerRadius } }
}
@preconcurrency @MainActor open class TipUIPopoverViewController: UIViewController {
    public init(
        _ tip: any Tip, sourceItem: any UIPopoverPresentationControllerSourceItem,
        actionHandler: @escaping (Tips.Action) -> Void = { _ in }
    ) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { nil }
    open var imageSize = CGSize.zero
}
@preconcurrency @MainActor open class TipUICollectionViewCell: UICollectionViewCell {
    open func configureTip(
        _ tip: any Tip, arrowEdge: Edge? = nil, actionHandler: @escaping (Tips.Action) -> Void = { _ in }
    ) {}
}
