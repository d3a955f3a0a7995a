import Foundation

/// Places everything between where two layouts want it, while a user moves from one to the other.
@preconcurrency @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    let transition: TransitionState

    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        transition = TransitionState(from: currentLayout, to: newLayout)
        super.init()
    }
    public required init?(coder: NSCoder) {
        transition = TransitionState(from: UICollectionViewLayout(), to: UICollectionViewLayout())
        super.init(coder: coder)
    }

    open var currentLayout: UICollectionViewLayout { transition.former }
    open var nextLayout: UICollectionViewLayout { transition.next }
    open var transitionProgress: CGFloat {
        get { transition.progress }
        set {
            transition.progress = newValue
            invalidateLayout()
        }
    }
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { transition.values[key] = value }
    open func value(forAnimatedKey key: String) -> CGFloat { transition.values[key] ?? 0 }

    // MARK: Layout

    open override func prepare() {
        super.prepare()
        transition.prepare(for: collectionView)
    }
    open override var collectionViewContentSize: CGSize {
        let (former, next) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
        return CGSize(
            width: transition.between(former.width, next.width),
            height: transition.between(former.height, next.height))
    }
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        transition.all.filter { $0.frame.intersects(rect) }
    }
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        transition.between(
            currentLayout.layoutAttributesForItem(at: indexPath), nextLayout.layoutAttributesForItem(at: indexPath))
    }
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        transition.between(
            currentLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath),
            nextLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath))
    }
    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        transition.between(
            currentLayout.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath),
            nextLayout.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath))
    }
}

extension UICollectionView {
    public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

    @discardableResult
    public func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: UICollectionView.LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout {
        let former = collectionViewLayout
        let between =
            delegate?.collectionView(self, transitionLayoutForOldLayout: former, newLayout: layout)
            ?? UICollectionViewTransitionLayout(currentLayout: former, nextLayout: layout)
        between.transition.completion = completion
        collectionViewLayout = between
        return between
    }
    public func finishInteractiveTransition() { endTransition(isFinished: true) }
    public func cancelInteractiveTransition() { endTransition(isFinished: false) }

    private func endTransition(isFinished: Bool) {
        guard let between = collectionViewLayout as? UICollectionViewTransitionLayout else { return }
        collectionViewLayout = isFinished ? between.nextLayout : between.currentLayout
        guard let completion = between.transition.completion else { return }
        Deferred.run { completion(true, isFinished) }
    }
}

/// Two layouts, and how far the way is from one to the other.
@MainActor final class TransitionState: HiddenState {
    let former: UICollectionViewLayout
    let next: UICollectionViewLayout
    var progress: CGFloat = 0
    var values: [String: CGFloat] = [:]
    var completion: UICollectionView.LayoutInteractiveTransitionCompletion?

    init(from former: UICollectionViewLayout, to next: UICollectionViewLayout) {
        (self.former, self.next) = (former, next)
    }

    func prepare(for collectionView: UICollectionView?) {
        for layout in [former, next] {
            layout.layoutState.collectionView = collectionView
            layout.prepareIfNeeded()
        }
    }

    func between(_ one: CGFloat, _ other: CGFloat) -> CGFloat { one + (other - one) * progress }

    /// Something that only one of them shows stays where that has it.
    func between(
        _ one: UICollectionViewLayoutAttributes?, _ other: UICollectionViewLayoutAttributes?
    ) -> UICollectionViewLayoutAttributes? {
        guard let one, let other, let mixed = one.copy() as? UICollectionViewLayoutAttributes else {
            return one ?? other
        }
        mixed.center = CGPoint(x: between(one.center.x, other.center.x), y: between(one.center.y, other.center.y))
        mixed.size = CGSize(
            width: between(one.size.width, other.size.width), height: between(one.size.height, other.size.height))
        mixed.alpha = between(one.alpha, other.alpha)
        if progress >= 0.5 { (mixed.zIndex, mixed.isHidden) = (other.zIndex, other.isHidden) }
        return mixed
    }

    /// What either shows anywhere: on its way it may be seen where neither has it.
    var all: [UICollectionViewLayoutAttributes] {
        let everywhere = [former, next].map { layout in
            layout.layoutAttributesForElements(in: CGRect(origin: .zero, size: layout.collectionViewContentSize)) ?? []
        }
        let others = Dictionary(everywhere[1].map { ($0.attributesState.element, $0) }, uniquingKeysWith: { $1 })
        let known = Set(everywhere[0].map(\.attributesState.element))
        return everywhere[0].compactMap { between($0, others[$0.attributesState.element]) }
            + everywhere[1].filter { !known.contains($0.attributesState.element) }
    }
}
