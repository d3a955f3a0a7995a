import Foundation

/// Returns the layout of one section.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
    _ section: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// A layout composed of items in groups in sections.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    let compositionalState: CompositionalState

    // As on iOS, subclasses call any of the four.
    public init(section: NSCollectionLayoutSection) {
        compositionalState = CompositionalState({ _, _ in section }, UICollectionViewCompositionalLayoutConfiguration())
        super.init()
    }
    public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
        compositionalState = CompositionalState({ _, _ in section }, configuration)
        super.init()
    }
    public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        compositionalState = CompositionalState(sectionProvider, UICollectionViewCompositionalLayoutConfiguration())
        super.init()
    }
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        compositionalState = CompositionalState(sectionProvider, configuration)
        super.init()
    }
    public required init?(coder: NSCoder) {
        compositionalState = CompositionalState(
            { _, _ in nil }, UICollectionViewCompositionalLayoutConfiguration())
        super.init(coder: coder)
        coder.fill(self, as: UICollectionViewCompositionalLayout.self)
    }

    open class func list(using configuration: UICollectionLayoutListConfiguration)
        -> UICollectionViewCompositionalLayout
    {
        let layout = UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
        layout.compositionalState.backgroundColor = configuration.backgroundColor
        return layout
    }

    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        get { compositionalState.configuration }
        set {
            compositionalState.configuration = newValue
            invalidateLayout()
        }
    }

    // MARK: Layout

    open override func prepare() {
        super.prepare()
        arrange()
    }
    open override var collectionViewContentSize: CGSize { contentSizeArranged }
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        attributes(in: rect)
    }
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        itemAttributes(indexPath)
    }
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { sideAttributes(elementKind, indexPath) }
    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { backgroundAttributes(elementKind, indexPath) }
    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != collectionView?.bounds.size
    }
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { isBetterKnown(preferredAttributes, originalAttributes) }

    override var _backgroundColor: UIColor? { compositionalState.backgroundColor }
    override func _keep(preferred: UICollectionViewLayoutAttributes) {
        compositionalState.preferred[preferred.attributesState.element] = preferred.size
    }
    override func _forgetPreferredSizes() { compositionalState.preferred = [:] }
}

/// The settings of all sections of a compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, @preconcurrency NSCopying {
    private let configurationState = CompositionalConfigurationState()

    public override init() { super.init() }

    open var scrollDirection: UICollectionView.ScrollDirection {
        get { configurationState.direction }
        set { configurationState.direction = newValue }
    }
    open var interSectionSpacing: CGFloat {
        get { configurationState.spacing }
        set { configurationState.spacing = newValue }
    }
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
        get { configurationState.boundaryItems }
        set { configurationState.boundaryItems = newValue }
    }
    open var contentInsetsReference: UIContentInsetsReference {
        get { configurationState.insetsReference }
        set { configurationState.insetsReference = newValue }
    }
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UICollectionViewCompositionalLayoutConfiguration()
        copy.scrollDirection = scrollDirection
        copy.interSectionSpacing = interSectionSpacing
        copy.boundarySupplementaryItems = boundarySupplementaryItems
        copy.contentInsetsReference = contentInsetsReference
        return copy
    }
}

@MainActor private final class CompositionalConfigurationState: HiddenState {
    var direction = UICollectionView.ScrollDirection.vertical
    var spacing: CGFloat = 0
    var boundaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    var insetsReference = UIContentInsetsReference.automatic
}

/// The state of a compositional layout.
@MainActor final class CompositionalState: HiddenState {
    let provider: UICollectionViewCompositionalLayoutSectionProvider
    var configuration: UICollectionViewCompositionalLayoutConfiguration
    var backgroundColor: UIColor?
    /// The layout's boundary items, solved as those of a section that contains all others.
    var whole = SolvedSection()
    var sections: [SolvedSection] = []
    var container = CGSize.zero
    /// The sizes that views prefer.
    var preferred: [CollectionElement: CGSize] = [:]

    init(
        _ provider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        _ configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        self.provider = provider
        self.configuration = configuration
    }
}
