import ObjectiveC
import UIKit

@preconcurrency @MainActor public protocol DZNEmptyDataSetSource: AnyObject {
    func title(forEmptyDataSet scrollView: UIScrollView!) -> NSAttributedString!
    func description(forEmptyDataSet scrollView: UIScrollView!) -> NSAttributedString!
    func image(forEmptyDataSet scrollView: UIScrollView!) -> UIImage!
    func imageTintColor(forEmptyDataSet scrollView: UIScrollView!) -> UIColor!
    func buttonTitle(forEmptyDataSet scrollView: UIScrollView!, for state: UIControl.State) -> NSAttributedString!
    func buttonImage(forEmptyDataSet scrollView: UIScrollView!, for state: UIControl.State) -> UIImage!
    func buttonBackgroundImage(forEmptyDataSet scrollView: UIScrollView!, for state: UIControl.State) -> UIImage!
    func backgroundColor(forEmptyDataSet scrollView: UIScrollView!) -> UIColor!
    func customView(forEmptyDataSet scrollView: UIScrollView!) -> UIView!
    func verticalOffset(forEmptyDataSet scrollView: UIScrollView!) -> CGFloat
    func spaceHeight(forEmptyDataSet scrollView: UIScrollView!) -> CGFloat
}

extension DZNEmptyDataSetSource {
    public func title(forEmptyDataSet scrollView: UIScrollView!) -> NSAttributedString! { nil }
    public func description(forEmptyDataSet scrollView: UIScrollView!) -> NSAttributedString! { nil }
    public func image(forEmptyDataSet scrollView: UIScrollView!) -> UIImage! { nil }
    public func imageTintColor(forEmptyDataSet scrollView: UIScrollView!) -> UIColor! { nil }
    public func buttonTitle(
        forEmptyDataSet scrollView: UIScrollView!, for state: UIControl.State
    ) -> NSAttributedString! { nil }
    public func buttonImage(forEmptyDataSet scrollView: UIScrollView!, for state: UIControl.State) -> UIImage! { nil }
    public func buttonBackgroundImage(
        forEmptyDataSet scrollView: UIScrollView!, for state: UIControl.State
    ) -> UIImage! { nil }
    public func backgroundColor(forEmptyDataSet scrollView: UIScrollView!) -> UIColor! { nil }
    public func customView(forEmptyDataSet scrollView: UIScrollView!) -> UIView! { nil }
    public func verticalOffset(forEmptyDataSet scrollView: UIScrollView!) -> CGFloat { 0 }
    public func spaceHeight(forEmptyDataSet scrollView: UIScrollView!) -> CGFloat { 11 }
}

@preconcurrency @MainActor public protocol DZNEmptyDataSetDelegate: AnyObject {
    func emptyDataSetShouldFade(in scrollView: UIScrollView!) -> Bool
    func emptyDataSetShouldBeForced(toDisplay scrollView: UIScrollView!) -> Bool
    func emptyDataSetShouldDisplay(_ scrollView: UIScrollView!) -> Bool
    func emptyDataSetShouldAllowTouch(_ scrollView: UIScrollView!) -> Bool
    func emptyDataSetShouldAllowScroll(_ scrollView: UIScrollView!) -> Bool
    func emptyDataSetShouldAnimateImageView(_ scrollView: UIScrollView!) -> Bool
    func emptyDataSet(_ scrollView: UIScrollView!, didTap view: UIView!)
    func emptyDataSet(_ scrollView: UIScrollView!, didTap button: UIButton!)
    func emptyDataSetWillAppear(_ scrollView: UIScrollView!)
    func emptyDataSetDidAppear(_ scrollView: UIScrollView!)
    func emptyDataSetWillDisappear(_ scrollView: UIScrollView!)
    func emptyDataSetDidDisappear(_ scrollView: UIScrollView!)
}

extension DZNEmptyDataSetDelegate {
    public func emptyDataSetShouldFade(in scrollView: UIScrollView!) -> Bool { true }
    public func emptyDataSetShouldBeForced(toDisplay scrollView: UIScrollView!) -> Bool { false }
    public func emptyDataSetShouldDisplay(_ scrollView: UIScrollView!) -> Bool { true }
    public func emptyDataSetShouldAllowTouch(_ scrollView: UIScrollView!) -> Bool { true }
    public func emptyDataSetShouldAllowScroll(_ scrollView: UIScrollView!) -> Bool { false }
    public func emptyDataSetShouldAnimateImageView(_ scrollView: UIScrollView!) -> Bool { false }
    public func emptyDataSet(_ scrollView: UIScrollView!, didTap view: UIView!) {}
    public func emptyDataSet(_ scrollView: UIScrollView!, didTap button: UIButton!) {}
    public func emptyDataSetWillAppear(_ scrollView: UIScrollView!) {}
    public func emptyDataSetDidAppear(_ scrollView: UIScrollView!) {}
    public func emptyDataSetWillDisappear(_ scrollView: UIScrollView!) {}
    public func emptyDataSetDidDisappear(_ scrollView: UIScrollView!) {}
}

@MainActor private var key: UInt8 = 0

extension UIScrollView {
    private var watcher: EmptyView {
        if let known = objc_getAssociatedObject(self, &key) as? EmptyView { return known }
        let new = EmptyView(self)
        objc_setAssociatedObject(self, &key, new, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return new
    }

    public weak var emptyDataSetSource: (any DZNEmptyDataSetSource)! {
        get { watcher.source }
        set {
            watcher.source = newValue
            watcher.watch()
        }
    }

    public weak var emptyDataSetDelegate: (any DZNEmptyDataSetDelegate)! {
        get { watcher.delegate }
        set { watcher.delegate = newValue }
    }

    public var isEmptyDataSetVisible: Bool { !watcher.isHidden && watcher.superview != nil }

    public func reloadEmptyDataSet() { watcher.fill() }
}

/// What is shown in place of rows. It counts them each time it is laid out, since nobody tells it of a reload.
final class EmptyView: UIView {
    weak var source: (any DZNEmptyDataSetSource)?
    weak var delegate: (any DZNEmptyDataSetDelegate)?
    private weak var scrollView: UIScrollView?
    private let stack = UIStackView()
    private var isFilled = false
    private var middle: NSLayoutConstraint?

    init(_ scrollView: UIScrollView) {
        self.scrollView = scrollView
        super.init(frame: scrollView.bounds)
        stack.axis = .vertical
        stack.alignment = .center
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        let centered = stack.centerYAnchor.constraint(equalTo: centerYAnchor)
        middle = centered
        NSLayoutConstraint.activate([
            centered, stack.centerXAnchor.constraint(equalTo: centerXAnchor),
            stack.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor, constant: -32),
        ])
    }

    required init?(coder: NSCoder) { nil }

    func watch() {
        guard let scrollView, source != nil else { return removeFromSuperview() }
        if superview == nil { scrollView.insertSubview(self, at: 0) }
        frame = CGRect(origin: .zero, size: scrollView.bounds.size)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        setNeedsLayout()
    }

    override func layoutSubviews() {
        if isWanted != isFilled { fill() }
        super.layoutSubviews()
    }

    private var isWanted: Bool {
        guard let scrollView else { return false }
        let isForced = delegate?.emptyDataSetShouldBeForced(toDisplay: scrollView) ?? false
        return isForced || count == 0 && delegate?.emptyDataSetShouldDisplay(scrollView) ?? true
    }

    private var count: Int {
        if let table = scrollView as? UITableView {
            return (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }.reduce(0, +)
        }
        if let collection = scrollView as? UICollectionView {
            return (0..<collection.numberOfSections).map { collection.numberOfItems(inSection: $0) }.reduce(0, +)
        }
        return 0
    }

    func fill() {
        guard let scrollView, let source else { return }
        isFilled = isWanted
        isHidden = !isFilled
        for view in stack.arrangedSubviews { view.removeFromSuperview() }
        guard !isHidden else { return }
        delegate?.emptyDataSetWillAppear(scrollView)
        backgroundColor = source.backgroundColor(forEmptyDataSet: scrollView) ?? .clear
        middle?.constant = source.verticalOffset(forEmptyDataSet: scrollView)
        stack.spacing = source.spaceHeight(forEmptyDataSet: scrollView)
        for part in parts(source, scrollView) { stack.addArrangedSubview(part) }
        delegate?.emptyDataSetDidAppear(scrollView)
    }

    private func parts(_ source: any DZNEmptyDataSetSource, _ scrollView: UIScrollView) -> [UIView] {
        if let view = source.customView(forEmptyDataSet: scrollView) { return [view] }
        var parts: [UIView] = []
        if let image = source.image(forEmptyDataSet: scrollView) {
            let tint = source.imageTintColor(forEmptyDataSet: scrollView)
            let view = UIImageView(image: tint == nil ? image : image.withRenderingMode(.alwaysTemplate))
            if let tint { view.tintColor = tint }
            view.contentMode = .scaleAspectFit
            parts.append(view)
        }
        let title = source.title(forEmptyDataSet: scrollView)
        let detail = source.description(forEmptyDataSet: scrollView)
        for (text, size) in [(title, CGFloat(27)), (detail, 17)] {
            guard let text, text.length > 0 else { continue }
            let label = UILabel()
            label.font = .systemFont(ofSize: size)
            label.textColor = UIColor(white: 0.6, alpha: 1)
            label.attributedText = text
            label.textAlignment = .center
            label.numberOfLines = 0
            parts.append(label)
        }
        let words = source.buttonTitle(forEmptyDataSet: scrollView, for: .normal)
        let image = source.buttonImage(forEmptyDataSet: scrollView, for: .normal)
        if words != nil || image != nil {
            let button = UIButton(type: .custom)
            button.setAttributedTitle(words, for: .normal)
            button.setImage(image, for: .normal)
            let background = source.buttonBackgroundImage(forEmptyDataSet: scrollView, for: .normal)
            button.setBackgroundImage(background, for: .normal)
            button.addAction(
                UIAction { [weak self, weak button] _ in
                    self?.delegate?.emptyDataSet(self?.scrollView, didTap: button)
                }, for: .touchUpInside)
            parts.append(button)
        }
        return parts
    }
}
