import UIKit

public struct ButtonBarPagerTabStripSettings {
    public struct Style {
        public var buttonBarBackgroundColor: UIColor?
        public var buttonBarMinimumInteritemSpacing: CGFloat?
        public var buttonBarMinimumLineSpacing: CGFloat?
        public var buttonBarLeftContentInset: CGFloat?
        public var buttonBarRightContentInset: CGFloat?
        public var selectedBarBackgroundColor: UIColor = .black
        public var selectedBarHeight: CGFloat = 5
        public var selectedBarVerticalAlignment = SelectedBarVerticalAlignment.bottom
        public var buttonBarItemBackgroundColor: UIColor?
        public var buttonBarItemFont: UIFont = .systemFont(ofSize: 18)
        public var buttonBarItemLeftRightMargin: CGFloat = 8
        public var buttonBarItemTitleColor: UIColor?
        public var buttonBarItemsShouldFillAvailableWidth = true
        public var buttonBarItemsShouldFillAvailiableWidth: Bool {
            get { buttonBarItemsShouldFillAvailableWidth }
            set { buttonBarItemsShouldFillAvailableWidth = newValue }
        }
        public var buttonBarHeight: CGFloat?
    }

    public var style = Style()
}

/// Pages below a bar of tabs, whose cells are of a class of the app's.
open class BaseButtonBarPagerTabStripViewController<ButtonBarCellType: UICollectionViewCell>:
    PagerTabStripViewController, PagerTabStripDataSource, PagerTabStripIsProgressiveDelegate, UICollectionViewDelegate,
    UICollectionViewDelegateFlowLayout, UICollectionViewDataSource
{
    public var settings = ButtonBarPagerTabStripSettings()
    public var buttonBarItemSpec: ButtonBarItemSpec<ButtonBarCellType>!
    public var changeCurrentIndex:
        ((_ oldCell: ButtonBarCellType?, _ newCell: ButtonBarCellType?, _ animated: Bool) -> Void)?
    public var changeCurrentIndexProgressive:
        (
            (
                _ oldCell: ButtonBarCellType?, _ newCell: ButtonBarCellType?, _ progressPercentage: CGFloat,
                _ changeCurrentIndex: Bool, _ animated: Bool
            ) -> Void
        )?
    public weak var buttonBarView: ButtonBarView!
    private let identifier = "Cell"
    private var widthOfBar: CGFloat = 0

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        (delegate, datasource) = (self, self)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        (delegate, datasource) = (self, self)
    }

    /// What an app writes to fill the cells.
    open func configure(cell: ButtonBarCellType, for indicatorInfo: IndicatorInfo) {}

    open override func viewDidLoad() {
        super.viewDidLoad()
        let style = settings.style
        let bar = buttonBarView ?? madeBar()
        if bar.superview == nil { view.addSubview(bar) }
        buttonBarView = bar
        if bar.delegate == nil { bar.delegate = self }
        if bar.dataSource == nil { bar.dataSource = self }
        bar.scrollsToTop = false
        bar.showsHorizontalScrollIndicator = false
        if let layout = bar.collectionViewLayout as? UICollectionViewFlowLayout {
            layout.scrollDirection = .horizontal
            layout.minimumInteritemSpacing = style.buttonBarMinimumInteritemSpacing ?? layout.minimumInteritemSpacing
            layout.minimumLineSpacing = style.buttonBarMinimumLineSpacing ?? layout.minimumLineSpacing
            let inset = layout.sectionInset
            layout.sectionInset = UIEdgeInsets(
                top: inset.top, left: style.buttonBarLeftContentInset ?? inset.left, bottom: inset.bottom,
                right: style.buttonBarRightContentInset ?? inset.right)
        }
        bar.backgroundColor = style.buttonBarBackgroundColor ?? bar.backgroundColor
        bar.selectedBar.backgroundColor = style.selectedBarBackgroundColor
        bar.selectedBarHeight = style.selectedBarHeight
        bar.selectedBarVerticalAlignment = style.selectedBarVerticalAlignment
        switch buttonBarItemSpec {
        case .nibFile(let name, let bundle, _):
            bar.register(UINib(nibName: name, bundle: bundle), forCellWithReuseIdentifier: identifier)
        case .cellClass, nil:
            bar.register(ButtonBarCellType.self, forCellWithReuseIdentifier: identifier)
        }
    }

    /// Above the pages, which get what is below it.
    private func madeBar() -> ButtonBarView {
        let height = settings.style.buttonBarHeight ?? 44
        let layout = UICollectionViewFlowLayout()
        layout.sectionInset = UIEdgeInsets(top: 0, left: 35, bottom: 0, right: 35)
        let bar = ButtonBarView(
            frame: CGRect(x: 0, y: 0, width: view.frame.width, height: height), collectionViewLayout: layout)
        bar.backgroundColor = .orange
        bar.selectedBar.backgroundColor = .black
        bar.autoresizingMask = .flexibleWidth
        containerView.frame = CGRect(
            x: 0, y: height, width: view.bounds.width, height: view.bounds.height - height)
        return bar
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard let bar = buttonBarView, bar.bounds.width != widthOfBar else { return }
        widthOfBar = bar.bounds.width
        bar.collectionViewLayout.invalidateLayout()
        bar.moveTo(index: currentIndex, animated: false, swipeDirection: .none, pagerScroll: .scrollOnlyIfOutOfScreen)
    }

    open override func viewControllers(
        for pagerTabStripController: PagerTabStripViewController
    ) -> [UIViewController] { [] }

    open override func reloadPagerTabStripView() {
        super.reloadPagerTabStripView()
        guard isViewLoaded, let bar = buttonBarView else { return }
        bar.reloadData()
        bar.moveTo(index: currentIndex, animated: false, swipeDirection: .none, pagerScroll: .yes)
    }

    // MARK: The indicator

    open func updateIndicator(for viewController: PagerTabStripViewController, fromIndex: Int, toIndex: Int) {
        buttonBarView?.moveTo(index: toIndex, animated: false, swipeDirection: .none, pagerScroll: .yes)
        changeCurrentIndex?(fromIndex == toIndex ? nil : cell(fromIndex), cell(toIndex), false)
    }

    open func updateIndicator(
        for viewController: PagerTabStripViewController, fromIndex: Int, toIndex: Int,
        withProgressPercentage progressPercentage: CGFloat, indexWasChanged: Bool
    ) {
        buttonBarView?.move(
            fromIndex: fromIndex, toIndex: toIndex, progressPercentage: progressPercentage, pagerScroll: .yes)
        let former = fromIndex == toIndex ? nil : cell(fromIndex)
        changeCurrentIndexProgressive?(former, cell(toIndex), progressPercentage, indexWasChanged, true)
    }

    private func cell(_ index: Int) -> ButtonBarCellType? {
        buttonBarView?.cellForItem(at: IndexPath(item: index, section: 0)) as? ButtonBarCellType
    }

    private func info(_ index: Int) -> IndicatorInfo {
        guard viewControllers.indices.contains(index) else { return IndicatorInfo(title: nil) }
        let controller = viewControllers[index]
        return (controller as? any IndicatorInfoProvider)?.indicatorInfo(for: self)
            ?? IndicatorInfo(title: controller.title)
    }

    // MARK: The tabs

    private func width(of index: Int) -> CGFloat {
        let info = info(index)
        if let buttonBarItemSpec { return buttonBarItemSpec.weight(info) }
        let text = (info.title ?? "") as NSString
        let width = text.size(withAttributes: [.font: settings.style.buttonBarItemFont]).width
        return width.rounded(.up) + 2 * settings.style.buttonBarItemLeftRightMargin
    }

    /// The widths of tabs that fill the bar: those that need more than an equal share keep it.
    open func calculateStretchedCellWidths(
        _ minimumCellWidths: [CGFloat], suggestedStretchedCellWidth: CGFloat, previousNumberOfLargeCells: Int
    ) -> CGFloat {
        let large = minimumCellWidths.filter { $0 > suggestedStretchedCellWidth }
        guard large.count > previousNumberOfLargeCells, let bar = buttonBarView,
            large.count < minimumCellWidths.count
        else { return suggestedStretchedCellWidth }
        let rest = room(in: bar) - large.reduce(0, +)
        return calculateStretchedCellWidths(
            minimumCellWidths, suggestedStretchedCellWidth: rest / CGFloat(minimumCellWidths.count - large.count),
            previousNumberOfLargeCells: large.count)
    }

    private func room(in bar: ButtonBarView) -> CGFloat {
        let layout = bar.collectionViewLayout as? UICollectionViewFlowLayout
        let inset = layout?.sectionInset ?? .zero
        let spaces = (layout?.minimumLineSpacing ?? 0) * CGFloat(max(viewControllers.count - 1, 0))
        return bar.bounds.width - inset.left - inset.right - spaces
    }

    open func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        guard let bar = buttonBarView else { return .zero }
        let widths = viewControllers.indices.map(width)
        guard widths.indices.contains(indexPath.item) else { return .zero }
        var width = widths[indexPath.item]
        let room = room(in: bar)
        if settings.style.buttonBarItemsShouldFillAvailableWidth, widths.reduce(0, +) < room {
            let share = calculateStretchedCellWidths(
                widths, suggestedStretchedCellWidth: room / CGFloat(widths.count), previousNumberOfLargeCells: 0)
            width = max(width, share)
        }
        return CGSize(width: width, height: bar.frame.height)
    }

    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        moveToViewController(at: indexPath.item)
    }

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        viewControllers.count
    }

    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
        if let cell = cell as? ButtonBarCellType {
            configure(cell: cell, for: info(indexPath.item))
            let isCurrent = indexPath.item == currentIndex
            if pagerBehaviour.isProgressiveIndicator {
                changeCurrentIndexProgressive?(isCurrent ? nil : cell, isCurrent ? cell : nil, 1, true, false)
            } else {
                changeCurrentIndex?(isCurrent ? nil : cell, isCurrent ? cell : nil, false)
            }
        }
        return cell
    }
}

/// The usual one, whose tabs have a text and an image.
open class ButtonBarPagerTabStripViewController: BaseButtonBarPagerTabStripViewController<ButtonBarViewCell> {
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func configureCell(_ cell: ButtonBarViewCell, indicatorInfo: IndicatorInfo) {}

    open override func configure(cell: ButtonBarViewCell, for indicatorInfo: IndicatorInfo) {
        cell.label.text = indicatorInfo.title
        cell.label.font = settings.style.buttonBarItemFont
        cell.label.textColor = settings.style.buttonBarItemTitleColor ?? cell.label.textColor
        cell.contentView.backgroundColor =
            settings.style.buttonBarItemBackgroundColor ?? cell.contentView.backgroundColor
        cell.backgroundColor = settings.style.buttonBarItemBackgroundColor ?? cell.backgroundColor
        if let image = indicatorInfo.image { cell.imageView.image = image }
        if let image = indicatorInfo.highlightedImage { cell.imageView.highlightedImage = image }
        configureCell(cell, indicatorInfo: indicatorInfo)
    }
}
