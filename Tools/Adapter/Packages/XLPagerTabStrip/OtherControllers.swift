import UIKit

/// A segmented control in the navigation bar.
open class SegmentedPagerTabStripViewController: PagerTabStripViewController, PagerTabStripDataSource,
    PagerTabStripDelegate
{
    public weak var segmentedControl: UISegmentedControl!
    public var settings = SegmentedPagerTabStripSettings()

    public struct SegmentedPagerTabStripSettings {
        public struct Style {
            public var segmentedControlColor: UIColor?
        }
        public var style = Style()
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        start()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        start()
    }

    private func start() {
        pagerBehaviour = .common(skipIntermediateViewControllers: true)
        (delegate, datasource) = (self, self)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let control = segmentedControl ?? UISegmentedControl()
        segmentedControl = control
        if control.superview == nil { navigationItem.titleView = control }
        control.tintColor = settings.style.segmentedControlColor ?? control.tintColor
        fill()
    }

    open override func reloadPagerTabStripView() {
        super.reloadPagerTabStripView()
        if isViewLoaded { fill() }
    }

    private func fill() {
        guard let segmentedControl else { return }
        segmentedControl.removeAllSegments()
        for (index, child) in viewControllers.enumerated() {
            let info = (child as? any IndicatorInfoProvider)?.indicatorInfo(for: self)
            if let image = info?.image {
                segmentedControl.insertSegment(with: image, at: index, animated: false)
            } else {
                segmentedControl.insertSegment(withTitle: info?.title, at: index, animated: false)
            }
        }
        segmentedControl.selectedSegmentIndex = currentIndex
    }

    open override func viewControllers(
        for pagerTabStripController: PagerTabStripViewController
    ) -> [UIViewController] { [] }

    open func updateIndicator(for viewController: PagerTabStripViewController, fromIndex: Int, toIndex: Int) {
        segmentedControl?.selectedSegmentIndex = toIndex
    }
}

/// A bar as wide as a page is of all pages.
open class BarView: UIView {
    open lazy var selectedBar: UIView = {
        let bar = UIView()
        addSubview(bar)
        return bar
    }()
    private var place = (index: 0, count: 1)

    open func moveTo(index: Int, animated: Bool) {
        place.index = index
        setNeedsLayout()
    }

    open func move(fromIndex: Int, toIndex: Int, progressPercentage: CGFloat) {
        moveTo(index: toIndex, animated: false)
    }

    func setCount(_ count: Int) {
        place.count = max(count, 1)
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width / CGFloat(place.count)
        selectedBar.frame = CGRect(x: CGFloat(place.index) * width, y: 0, width: width, height: bounds.height)
    }
}

open class BarPagerTabStripViewController: PagerTabStripViewController, PagerTabStripDataSource,
    PagerTabStripIsProgressiveDelegate
{
    public weak var barView: BarView!
    public var settings = BarPagerTabStripSettings()

    public struct BarPagerTabStripSettings {
        public struct Style {
            public var barBackgroundColor: UIColor?
            public var selectedBarBackgroundColor: UIColor?
            public var barHeight: CGFloat = 5
        }
        public var style = Style()
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        (delegate, datasource) = (self, self)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        (delegate, datasource) = (self, self)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let bar =
            barView ?? BarView(frame: CGRect(x: 0, y: 0, width: view.frame.width, height: settings.style.barHeight))
        barView = bar
        if bar.superview == nil {
            bar.autoresizingMask = .flexibleWidth
            bar.backgroundColor = .black
            bar.selectedBar.backgroundColor = .white
            view.addSubview(bar)
        }
        bar.backgroundColor = settings.style.barBackgroundColor ?? bar.backgroundColor
        bar.selectedBar.backgroundColor = settings.style.selectedBarBackgroundColor ?? bar.selectedBar.backgroundColor
        bar.setCount(viewControllers.count)
    }

    open override func viewControllers(
        for pagerTabStripController: PagerTabStripViewController
    ) -> [UIViewController] { [] }

    open func updateIndicator(for viewController: PagerTabStripViewController, fromIndex: Int, toIndex: Int) {
        barView?.moveTo(index: toIndex, animated: false)
    }

    open func updateIndicator(
        for viewController: PagerTabStripViewController, fromIndex: Int, toIndex: Int,
        withProgressPercentage progressPercentage: CGFloat, indexWasChanged: Bool
    ) { barView?.move(fromIndex: fromIndex, toIndex: toIndex, progressPercentage: progressPercentage) }
}

/// Names above dots in the title view.
open class TwitterPagerTabStripViewController: PagerTabStripViewController, PagerTabStripDataSource,
    PagerTabStripIsProgressiveDelegate
{
    public var settings = TwitterPagerTabStripSettings()
    private let titleLabel = UILabel()

    public struct TwitterPagerTabStripSettings {
        public struct Style {
            public var dotColor = UIColor(white: 1, alpha: 0.4)
            public var selectedDotColor: UIColor = .white
            public var portraitTitleFont: UIFont = .systemFont(ofSize: 18)
            public var landscapeTitleFont: UIFont = .systemFont(ofSize: 15)
            public var titleColor: UIColor = .white
        }
        public var style = Style()
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        (delegate, datasource) = (self, self)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        (delegate, datasource) = (self, self)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.font = settings.style.portraitTitleFont
        titleLabel.textColor = settings.style.titleColor
        navigationItem.titleView = titleLabel
        showTitle()
    }

    private func showTitle() {
        guard viewControllers.indices.contains(currentIndex) else { return }
        let child = viewControllers[currentIndex]
        titleLabel.text = (child as? any IndicatorInfoProvider)?.indicatorInfo(for: self).title
        titleLabel.sizeToFit()
    }

    open override func viewControllers(
        for pagerTabStripController: PagerTabStripViewController
    ) -> [UIViewController] { [] }

    open func updateIndicator(for viewController: PagerTabStripViewController, fromIndex: Int, toIndex: Int) {
        showTitle()
    }

    open func updateIndicator(
        for viewController: PagerTabStripViewController, fromIndex: Int, toIndex: Int,
        withProgressPercentage progressPercentage: CGFloat, indexWasChanged: Bool
    ) { showTitle() }
}

enum _MaquetteTables: ModuleTables {
    @MainActor static func add() {
        KeyedProperties.add("containerView", \PagerTabStripViewController.containerView)
        KeyedProperties.add("buttonBarView", \ButtonBarPagerTabStripViewController.buttonBarView)
        KeyedProperties.add("segmentedControl", \SegmentedPagerTabStripViewController.segmentedControl)
        KeyedProperties.add("barView", \BarPagerTabStripViewController.barView)
        KeyedProperties.add("imageView", \ButtonBarViewCell.imageView)
        KeyedProperties.add("label", \ButtonBarViewCell.label)
    }
}
