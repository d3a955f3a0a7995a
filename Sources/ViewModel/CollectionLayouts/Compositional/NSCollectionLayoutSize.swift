import Foundation

/// A length: absolute, a fraction of the container's, or an estimate that the content corrects.
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject, @preconcurrency NSCopying {
    enum Kind: Equatable { case fractionalWidth, fractionalHeight, absolute, estimated, uniform }

    let kind: Kind
    private let number: CGFloat

    init(_ kind: Kind, _ number: CGFloat) {
        self.kind = kind
        self.number = number
    }

    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        .init(.fractionalWidth, fractionalWidth)
    }
    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        .init(.fractionalHeight, fractionalHeight)
    }
    open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
        .init(.absolute, absoluteDimension)
    }
    open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        .init(.estimated, estimatedDimension)
    }
    /// An estimate. All siblings take the largest of their lengths.
    open class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
        .init(.uniform, estimate)
    }

    open var isFractionalWidth: Bool { kind == .fractionalWidth }
    open var isFractionalHeight: Bool { kind == .fractionalHeight }
    open var isAbsolute: Bool { kind == .absolute }
    open var isEstimated: Bool { kind == .estimated || kind == .uniform }
    open var isUniformAcrossSiblings: Bool { kind == .uniform }
    open var dimension: CGFloat { number }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    func length(in container: CGSize) -> CGFloat {
        switch kind {
        case .fractionalWidth: number * container.width
        case .fractionalHeight: number * container.height
        case .absolute, .estimated, .uniform: number
        }
    }
}

/// The width and the height of something in a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject, @preconcurrency NSCopying {
    public let widthDimension: NSCollectionLayoutDimension
    public let heightDimension: NSCollectionLayoutDimension

    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
    {
        widthDimension = width
        heightDimension = height
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    func size(in container: CGSize) -> CGSize {
        CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
    }

    func dimension(_ axis: LayoutAxis) -> NSCollectionLayoutDimension {
        axis == .horizontal ? widthDimension : heightDimension
    }

    var estimatedAxes: UIAxis {
        (widthDimension.isEstimated ? UIAxis.horizontal : []).union(heightDimension.isEstimated ? .vertical : [])
    }

    /// Insets are ignored along axes with an estimated length.
    func effective(_ insets: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
        var insets = insets
        if widthDimension.isEstimated { (insets.leading, insets.trailing) = (0, 0) }
        if heightDimension.isEstimated { (insets.top, insets.bottom) = (0, 0) }
        return insets
    }
}

/// Fixed spacing, or flexible spacing with a minimum, which shares what is left.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject, @preconcurrency NSCopying {
    public let spacing: CGFloat
    public let isFlexible: Bool

    init(_ spacing: CGFloat, isFlexible: Bool) {
        self.spacing = spacing
        self.isFlexible = isFlexible
    }

    open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        .init(fixedSpacing, isFlexible: false)
    }
    open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        .init(flexibleSpacing, isFlexible: true)
    }

    open var isFixed: Bool { !isFlexible }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The spacing that an item keeps around itself.
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject, @preconcurrency NSCopying {
    public let leading, top, trailing, bottom: NSCollectionLayoutSpacing?

    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    func near(_ axis: LayoutAxis) -> NSCollectionLayoutSpacing? { axis == .horizontal ? leading : top }
    func far(_ axis: LayoutAxis) -> NSCollectionLayoutSpacing? { axis == .horizontal ? trailing : bottom }
}
