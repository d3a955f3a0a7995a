import Foundation

/// The edges that a supplementary item is attached to, and its offset from there.
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject, @preconcurrency NSCopying {
    public let edges: NSDirectionalRectEdge
    public let offset: CGPoint
    public let isFractionalOffset: Bool

    private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
        self.edges = edges
        self.offset = offset
        isFractionalOffset = isFractional
    }
    public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isFractional: false) }
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges, absoluteOffset, isFractional: false)
    }
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges, fractionalOffset, isFractional: true)
    }

    open var isAbsoluteOffset: Bool { !isFractionalOffset }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The point of a size that the edges name. Without an edge along an axis it is the middle.
    func point(in size: CGSize) -> CGPoint {
        func place(_ near: NSDirectionalRectEdge, _ far: NSDirectionalRectEdge, _ length: CGFloat) -> CGFloat {
            if edges.contains(near) { return 0 }
            return edges.contains(far) ? length : length / 2
        }
        return CGPoint(x: place(.leading, .trailing, size.width), y: place(.top, .bottom, size.height))
    }

    func move(of size: CGSize) -> CGPoint {
        isFractionalOffset ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
    }
}

/// A view beside an item or a group, such as a badge.
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    public let elementKind: String
    public let containerAnchor: NSCollectionLayoutAnchor
    public let itemAnchor: NSCollectionLayoutAnchor?
    private let supplementaryState = SupplementaryItemState()

    init(
        _ layoutSize: NSCollectionLayoutSize, _ elementKind: String, _ containerAnchor: NSCollectionLayoutAnchor,
        _ itemAnchor: NSCollectionLayoutAnchor?
    ) {
        self.elementKind = elementKind
        self.containerAnchor = containerAnchor
        self.itemAnchor = itemAnchor
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) { self.init(layoutSize, elementKind, containerAnchor, nil) }
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) { self.init(layoutSize, elementKind, containerAnchor, itemAnchor) }

    open var zIndex: Int {
        get { supplementaryState.zIndex }
        set { supplementaryState.zIndex = newValue }
    }

    /// Without an item anchor the view lies inside the container, at the container anchor's edges.
    func frame(in container: CGRect) -> CGRect {
        let size = layoutSize.size(in: container.size)
        let outer = containerAnchor.point(in: container.size)
        let inner = (itemAnchor ?? containerAnchor).point(in: size)
        let moves = [containerAnchor.move(of: size), itemAnchor?.move(of: size) ?? .zero]
        return CGRect(
            x: container.minX + outer.x - inner.x + moves[0].x + moves[1].x,
            y: container.minY + outer.y - inner.y + moves[0].y + moves[1].y, width: size.width, height: size.height)
    }
}

@MainActor private final class SupplementaryItemState: HiddenState {
    var zIndex = 1
}

/// A header or footer of a section or of the whole layout.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    public let alignment: NSRectAlignment
    public let offset: CGPoint
    private let boundaryState = BoundaryItemState()

    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
    ) {
        self.alignment = alignment
        offset = absoluteOffset
        super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: []), nil)
    }
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
    ) { self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero) }

    open var extendsBoundary: Bool {
        get { boundaryState.extendsBoundary }
        set { boundaryState.extendsBoundary = newValue }
    }
    open var pinToVisibleBounds: Bool {
        get { boundaryState.isPinned }
        set { boundaryState.isPinned = newValue }
    }
}

@MainActor private final class BoundaryItemState: HiddenState {
    var extendsBoundary = true
    var isPinned = false
}

/// A decoration behind a section.
@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    public let elementKind: String
    private let decorationState = DecorationItemState()

    init(_ elementKind: String) {
        self.elementKind = elementKind
        let whole = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        super.init(layoutSize: whole, supplementaryItems: [])
    }

    open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(elementKind)
    }
    open var zIndex: Int {
        get { decorationState.zIndex }
        set { decorationState.zIndex = newValue }
    }
}

@MainActor private final class DecorationItemState: HiddenState {
    var zIndex = -1
}

/// A side or corner of a rectangle.
public enum NSRectAlignment: Int, Sendable {
    case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

    var edges: NSDirectionalRectEdge {
        switch self {
        case .none: []
        case .top: .top
        case .topLeading: [.top, .leading]
        case .leading: .leading
        case .bottomLeading: [.bottom, .leading]
        case .bottom: .bottom
        case .bottomTrailing: [.bottom, .trailing]
        case .trailing: .trailing
        case .topTrailing: [.top, .trailing]
        }
    }
}
