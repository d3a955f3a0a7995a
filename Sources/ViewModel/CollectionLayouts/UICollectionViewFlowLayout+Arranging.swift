import Foundation

/// Asks for all sizes, arranges the sections, and answers with attributes.
extension UICollectionViewFlowLayout {
    func change(_ body: (FlowState) -> Void) {
        body(flowState)
        invalidateLayout()
    }

    private var isUpright: Bool { scrollDirection == .vertical }

    var sizesItselves: Bool { estimatedItemSize != .zero || itemSize == Self.automaticSize }

    // MARK: Asking

    func arrange() {
        guard let view = collectionView else { return }
        let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
        flowState.breadth = breadth(of: view.bounds)
        flowState.sections = view.itemCounts.indices.map { section(at: $0, of: view, delegate) }
        var start: CGFloat = 0
        for index in flowState.sections.indices {
            flowState.sections[index].start = start
            flowState.sections[index].arrange(breadth: flowState.breadth)
            start += flowState.sections[index].length
        }
    }

    private func section(
        at index: Int, of view: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?
    ) -> FlowSection {
        var section = FlowSection()
        let insets = delegate?.collectionView(view, layout: self, insetForSectionAt: index) ?? sectionInset
        section.insets = lineInsets(insets + referenceInsets(of: view))
        section.lineSpacing =
            delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: index) ?? minimumLineSpacing
        section.itemSpacing =
            delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: index)
            ?? minimumInteritemSpacing
        let header =
            delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: index) ?? headerReferenceSize
        let footer =
            delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: index) ?? footerReferenceSize
        section.headerLength = lineSize(header).height
        section.footerLength = lineSize(footer).height
        section.sizes = (0..<view.itemCounts[index]).map { item in
            lineSize(size(ofItemAt: IndexPath(item: item, section: index), in: view, delegate))
        }
        return section
    }

    private func size(
        ofItemAt path: IndexPath, in view: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?
    ) -> CGSize {
        if let size = flowState.preferred[path] { return size }
        if sizesItselves, estimatedItemSize != .zero, estimatedItemSize != Self.automaticSize {
            return estimatedItemSize
        }
        let size = delegate?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
        return size == Self.automaticSize ? Self.firstGuess : size
    }

    private static var firstGuess: CGSize { CGSize(width: 50, height: 50) }

    /// The part of the reference insets that the adjusted content inset does not cover.
    private func referenceInsets(of view: UICollectionView) -> UIEdgeInsets {
        let reference: UIEdgeInsets
        switch sectionInsetReference {
        case .fromContentInset: return .zero
        case .fromSafeArea: reference = view.safeAreaInsets
        case .fromLayoutMargins: reference = view.layoutMargins
        }
        let own = view.adjustedContentInset
        return isUpright
            ? UIEdgeInsets(
                top: 0, left: max(0, reference.left - own.left), bottom: 0, right: max(0, reference.right - own.right))
            : UIEdgeInsets(
                top: max(0, reference.top - own.top), left: 0, bottom: max(0, reference.bottom - own.bottom), right: 0)
    }

    /// The length between the adjusted content insets, across the scroll direction.
    private func breadth(of bounds: CGRect) -> CGFloat {
        let inset = collectionView?.adjustedContentInset ?? .zero
        return isUpright ? bounds.width - inset.left - inset.right : bounds.height - inset.top - inset.bottom
    }

    func otherBreadth(in bounds: CGRect) -> Bool { breadth(of: bounds) != breadth(of: collectionView?.bounds ?? .zero) }

    // MARK: Swapping the axes

    private func lineSize(_ size: CGSize) -> CGSize {
        isUpright ? size : CGSize(width: size.height, height: size.width)
    }

    private func lineInsets(_ insets: UIEdgeInsets) -> UIEdgeInsets {
        isUpright
            ? insets : UIEdgeInsets(top: insets.left, left: insets.top, bottom: insets.right, right: insets.bottom)
    }

    /// Turns a frame in a section's lines into one in the content, in the reading direction.
    private func frame(_ line: CGRect, in section: FlowSection) -> CGRect {
        let (across, along) = (line.minX, section.start + line.minY)
        var frame =
            isUpright
            ? CGRect(x: across, y: along, width: line.width, height: line.height)
            : CGRect(x: along, y: across, width: line.height, height: line.width)
        if isRightToLeft { frame.origin.x = contentSizeArranged.width - frame.maxX }
        return frame
    }

    /// Layouts that flip themselves are mirrored by the collection view instead.
    private var isRightToLeft: Bool {
        collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
            && !flipsHorizontallyInOppositeLayoutDirection
    }

    // MARK: Answering

    var contentSizeArranged: CGSize {
        prepareIfNeeded()
        let length = flowState.sections.last.map { $0.start + $0.length } ?? 0
        let breadth = max(0, flowState.breadth)
        return isUpright ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
    }

    /// Origins lie on pixels; sizes are as requested.
    func itemAttributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        guard flowState.sections.indices.contains(path.section) else { return nil }
        let section = flowState.sections[path.section]
        guard section.frames.indices.contains(path.item) else { return nil }
        var frame = frame(section.frames[path.item], in: section)
        let grid = PixelGrid(scale: collectionView?.layoutScale ?? 1)
        frame.origin = CGPoint(x: grid.rounded(frame.minX), y: grid.rounded(frame.minY))
        let attributes = makeAttributes(for: CollectionElement(.cell, at: path))
        attributes.frame = frame
        attributes.attributesState.estimatedAxes = sizesItselves ? .both : []
        return attributes
    }

    func supplementaryAttributes(_ kind: String, section index: Int) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        guard flowState.sections.indices.contains(index) else { return nil }
        let section = flowState.sections[index]
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        guard isHeader || kind == UICollectionView.elementKindSectionFooter else { return nil }
        let length = isHeader ? section.headerLength : section.footerLength
        guard length > 0 else { return nil }
        let start = isHeader ? headerStart(in: section) : footerStart(in: section)
        let path = IndexPath(item: 0, section: index)
        let attributes = makeAttributes(for: CollectionElement(.supplementaryView, kind, at: path))
        attributes.frame = frame(CGRect(x: 0, y: start, width: flowState.breadth, height: length), in: section)
        if isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds { attributes.zIndex = 10 }
        return attributes
    }

    /// Pinned headers stay visible as long as their section is.
    private func headerStart(in section: FlowSection) -> CGFloat {
        guard sectionHeadersPinToVisibleBounds, let view = collectionView else { return 0 }
        let shown = view.bounds.inset(by: view.adjustedContentInset)
        let top = (isUpright ? shown.minY : shown.minX) - section.start
        return max(0, min(top, section.footerStart - section.headerLength))
    }

    private func footerStart(in section: FlowSection) -> CGFloat {
        guard sectionFootersPinToVisibleBounds, let view = collectionView else { return section.footerStart }
        let shown = view.bounds.inset(by: view.adjustedContentInset)
        let bottom = (isUpright ? shown.maxY : shown.maxX) - section.start - section.footerLength
        return min(section.footerStart, max(bottom, section.headerLength))
    }

    func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        prepareIfNeeded()
        return flowState.sections.indices.flatMap { index in attributes(ofSection: index, in: rect) }
    }

    private func attributes(ofSection index: Int, in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        let section = flowState.sections[index]
        let whole = CGRect(x: 0, y: 0, width: flowState.breadth, height: section.length)
        guard frame(whole, in: section).insetBy(dx: -1, dy: -1).touches(rect) else { return [] }
        var found: [UICollectionViewLayoutAttributes] = []
        for item in section.frames.indices where frame(section.frames[item], in: section).touches(rect) {
            if let attributes = itemAttributes(IndexPath(item: item, section: index)) { found.append(attributes) }
        }
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            if let attributes = supplementaryAttributes(kind, section: index), attributes.frame.touches(rect) {
                found.append(attributes)
            }
        }
        return found
    }
}
