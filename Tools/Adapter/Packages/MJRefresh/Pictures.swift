import UIKit

/// The pictures of the states, one after the other.
struct Pictures {
    private var images: [MJRefreshState: [UIImage]] = [:]
    private var durations: [MJRefreshState: TimeInterval] = [:]

    /// Says how high the tallest first one is, which makes room for it.
    @MainActor mutating func set(_ new: [Any], _ duration: TimeInterval?, for state: MJRefreshState) -> CGFloat {
        let pictures = new.compactMap { $0 as? UIImage }
        images[state] = pictures
        durations[state] = duration ?? Double(pictures.count) * 0.1
        return pictures.first?.size.height ?? 0
    }

    @MainActor func show(_ state: MJRefreshState, in view: UIImageView) {
        view.stopAnimating()
        guard let pictures = images[state], !pictures.isEmpty else { return }
        view.image = pictures.last
        guard pictures.count > 1 else { return }
        view.animationImages = pictures
        view.animationDuration = durations[state] ?? 0
        view.startAnimating()
    }

    /// The further the list is pulled, the later the picture.
    @MainActor func show(part: CGFloat, in view: UIImageView) {
        guard let pictures = images[.idle], !pictures.isEmpty else { return }
        view.stopAnimating()
        view.image = pictures[min(Int(CGFloat(pictures.count) * max(part, 0)), pictures.count - 1)]
    }
}

extension UIImageView {
    /// In the middle, or up to the words that are there.
    fileprivate func place(in bounds: CGRect, before words: [UILabel?], _ inset: CGFloat) {
        frame = bounds
        let widths = words.compactMap { $0 }.filter { !$0.isHidden }.map { $0.sizeThatFits(.zero).width }
        contentMode = widths.isEmpty ? .center : .right
        if let widest = widths.max() { mj_w = bounds.width / 2 - widest / 2 - inset }
    }
}

/// Pictures before the words.
@preconcurrency @MainActor open class MJRefreshGifHeader: MJRefreshStateHeader {
    public let gifView: UIImageView! = UIImageView()
    private var pictures = Pictures()

    @discardableResult open func setImages(_ images: [Any], duration: TimeInterval, for state: MJRefreshState) -> Self {
        mj_h = max(mj_h, pictures.set(images, duration, for: state))
        return self
    }

    @discardableResult open func setImages(_ images: [Any], for state: MJRefreshState) -> Self {
        mj_h = max(mj_h, pictures.set(images, nil, for: state))
        return self
    }

    open override func prepare() {
        super.prepare()
        labelLeftInset = 20
        addSubview(gifView)
    }

    open override var pullingPercent: CGFloat {
        didSet { if state == .idle { pictures.show(part: pullingPercent, in: gifView) } }
    }

    override func stateDidChange(from former: MJRefreshState) {
        super.stateDidChange(from: former)
        if state == .idle { gifView.stopAnimating() } else { pictures.show(state, in: gifView) }
    }

    open override func placeSubviews() {
        super.placeSubviews()
        gifView.place(in: bounds, before: [stateLabel, lastUpdatedTimeLabel], labelLeftInset)
    }
}

@preconcurrency @MainActor open class MJRefreshAutoGifFooter: MJRefreshAutoStateFooter {
    public let gifView: UIImageView! = UIImageView()
    private var pictures = Pictures()

    @discardableResult open func setImages(_ images: [Any], duration: TimeInterval, for state: MJRefreshState) -> Self {
        mj_h = max(mj_h, pictures.set(images, duration, for: state))
        return self
    }

    @discardableResult open func setImages(_ images: [Any], for state: MJRefreshState) -> Self {
        mj_h = max(mj_h, pictures.set(images, nil, for: state))
        return self
    }

    open override func prepare() {
        super.prepare()
        labelLeftInset = 20
        addSubview(gifView)
    }

    override func stateDidChange(from former: MJRefreshState) {
        super.stateDidChange(from: former)
        gifView.isHidden = state != .refreshing
        pictures.show(state, in: gifView)
    }

    open override func placeSubviews() {
        super.placeSubviews()
        gifView.place(in: bounds, before: isRefreshingTitleHidden ? [] : [stateLabel], labelLeftInset)
    }
}

@preconcurrency @MainActor open class MJRefreshBackGifFooter: MJRefreshBackStateFooter {
    public let gifView: UIImageView! = UIImageView()
    private var pictures = Pictures()

    @discardableResult open func setImages(_ images: [Any], duration: TimeInterval, for state: MJRefreshState) -> Self {
        mj_h = max(mj_h, pictures.set(images, duration, for: state))
        return self
    }

    @discardableResult open func setImages(_ images: [Any], for state: MJRefreshState) -> Self {
        mj_h = max(mj_h, pictures.set(images, nil, for: state))
        return self
    }

    open override func prepare() {
        super.prepare()
        labelLeftInset = 20
        addSubview(gifView)
    }

    open override var pullingPercent: CGFloat {
        didSet { if state == .idle { pictures.show(part: pullingPercent, in: gifView) } }
    }

    override func stateDidChange(from former: MJRefreshState) {
        super.stateDidChange(from: former)
        gifView.isHidden = state == .noMoreData
        pictures.show(state, in: gifView)
    }

    open override func placeSubviews() {
        super.placeSubviews()
        gifView.place(in: bounds, before: [stateLabel], labelLeftInset)
    }
}
