import UIKit

open class ButtonBarViewCell: UICollectionViewCell {
    open var imageView: UIImageView!
    open var label: UILabel!

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func awakeFromNib() {
        super.awakeFromNib()
        setUp()
    }

    private func setUp() {
        if label == nil {
            label = UILabel(frame: contentView.bounds)
            label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            label.textAlignment = .center
            label.font = .boldSystemFont(ofSize: 14)
            contentView.addSubview(label)
        }
        if imageView == nil {
            imageView = UIImageView(frame: contentView.bounds)
            imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            imageView.contentMode = .center
            contentView.insertSubview(imageView, at: 0)
        }
    }
}

/// The tabs, and a bar at the one that is chosen.
open class ButtonBarView: UICollectionView {
    open lazy var selectedBar: UIView = {
        let bar = UIView()
        bar.layer.zPosition = 9999
        addSubview(bar)
        return bar
    }()

    open var selectedBarHeight: CGFloat = 4 { didSet { placeBar() } }
    open var selectedBarVerticalAlignment = SelectedBarVerticalAlignment.bottom { didSet { placeBar() } }
    open var selectedBarAlignment = SelectedBarAlignment.center
    open var selectedIndex = 0

    public override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        super.init(frame: frame, collectionViewLayout: layout)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func moveTo(index: Int, animated: Bool, swipeDirection: SwipeDirection, pagerScroll: PagerScroll) {
        selectedIndex = index
        placeBar()
    }

    open func move(fromIndex: Int, toIndex: Int, progressPercentage: CGFloat, pagerScroll: PagerScroll) {
        selectedIndex = progressPercentage > 0.5 ? toIndex : fromIndex
        placeBar()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeBar()
    }

    private func placeBar() {
        guard numberOfSections > 0, selectedIndex < numberOfItems(inSection: 0),
            let tab = layoutAttributesForItem(at: IndexPath(item: selectedIndex, section: 0))
        else { return }
        let y =
            switch selectedBarVerticalAlignment {
            case .top: CGFloat(0)
            case .middle: (bounds.height - selectedBarHeight) / 2
            case .bottom: bounds.height - selectedBarHeight
            }
        selectedBar.frame = CGRect(x: tab.frame.minX, y: y, width: tab.frame.width, height: selectedBarHeight)
    }
}
