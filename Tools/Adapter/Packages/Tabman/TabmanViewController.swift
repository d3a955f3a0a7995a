@_exported import Pageboy
import UIKit

/// Pages with bars that show which of them is seen.
open class TabmanViewController: PageboyViewController, PageboyViewControllerDelegate, TMBarDelegate {
    public enum BarLocation {
        case top, bottom
        case custom(view: UIView, layout: ((UIView) -> Void)?)
        case navigationItem(item: UINavigationItem)
    }

    public private(set) var bars: [any TMBar] = []
    public var automaticallyAdjustsChildInsets = true { didSet { inset() } }
    public private(set) var barInsets = UIEdgeInsets.zero
    private let top = UIStackView()
    private let bottom = UIStackView()

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        delegate = self
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        delegate = self
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        addStacks()
    }

    private func addStacks() {
        guard top.superview == nil else { return }
        for stack in [top, bottom] {
            stack.axis = .vertical
            stack.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(stack)
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
        }
        top.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
        bottom.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor).isActive = true
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        barInsets = UIEdgeInsets(top: top.frame.height, left: 0, bottom: bottom.frame.height, right: 0)
        inset()
    }

    /// The pages' safe area begins where the bars end.
    private func inset() {
        guard automaticallyAdjustsChildInsets, let page = currentViewController else { return }
        if page.additionalSafeAreaInsets != barInsets { page.additionalSafeAreaInsets = barInsets }
    }

    // MARK: Bars

    public func addBar(_ bar: any TMBar, dataSource: any TMBarDataSource, at location: BarLocation) {
        bar.dataSource = dataSource
        bar.delegate = self
        bars.append(bar)
        loadViewIfNeeded()
        addStacks()
        switch location {
        case .top: top.addArrangedSubview(bar)
        case .bottom: bottom.insertArrangedSubview(bar, at: 0)
        case .custom(let view, let layout):
            if let layout {
                view.addSubview(bar)
                layout(bar)
            } else {
                bar.pin(in: view)
            }
        case .navigationItem(let item): item.titleView = bar
        }
        fill(bar)
    }

    public func removeBar(_ bar: any TMBar) {
        bars.removeAll { $0 === bar }
        bar.removeFromSuperview()
    }

    private func fill(_ bar: any TMBar) {
        guard let pageCount, pageCount > 0 else { return }
        bar.reloadData(at: 0...(pageCount - 1), context: .full)
        mark(bar)
    }

    private func mark(_ bar: any TMBar) {
        bar.update(
            for: CGFloat(currentIndex ?? 0), capacity: pageCount ?? 0, direction: .none,
            animation: TMAnimation(isEnabled: false, duration: 0))
    }

    open override func pagesDidReload() {
        super.pagesDidReload()
        bars.forEach(fill)
        inset()
    }

    open override func pageDidChange() {
        super.pageDidChange()
        bars.forEach(mark)
        inset()
    }

    open func bar(_ bar: any TMBar, didRequestScrollTo index: PageboyViewController.PageIndex) {
        scrollToPage(.at(index: index), animated: true)
    }

    // MARK: For subclasses, which call these of their superclass

    open func pageboyViewController(
        _ pageboyViewController: PageboyViewController, willScrollToPageAt index: PageIndex,
        direction: NavigationDirection, animated: Bool
    ) {}
    open func pageboyViewController(
        _ pageboyViewController: PageboyViewController, didScrollTo position: CGPoint, direction: NavigationDirection,
        animated: Bool
    ) {}
    open func pageboyViewController(
        _ pageboyViewController: PageboyViewController, didScrollToPageAt index: PageIndex,
        direction: NavigationDirection, animated: Bool
    ) {}
    open func pageboyViewController(
        _ pageboyViewController: PageboyViewController, didCancelScrollToPageAt index: PageIndex,
        returnToPageAt previousIndex: PageIndex
    ) {}
    open func pageboyViewController(
        _ pageboyViewController: PageboyViewController, didReloadWith currentViewController: UIViewController,
        currentPageIndex: PageIndex
    ) {}
}
