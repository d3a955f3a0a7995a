import Foundation

/// Solves the sections, and places them one after the other.
extension UICollectionViewCompositionalLayout {
    var axis: LayoutAxis { configuration.scrollDirection == .vertical ? .vertical : .horizontal }

    func arrange() {
        guard let view = collectionView else { return }
        let inset = view.adjustedContentInset
        let container = CGSize(
            width: max(0, view.bounds.width - inset.left - inset.right),
            height: max(0, view.bounds.height - inset.top - inset.bottom))
        compositionalState.container = container
        compositionalState.whole = SolvedSection()
        let counts = view.itemCounts
        let whole = wholeSolver(in: view, container)
        var start = whole.boundaryLength(.top)
        compositionalState.sections = counts.indices.map { index in
            if index > 0 { start += configuration.interSectionSpacing }
            var section = solvedSection(index, count: counts[index], in: view, container)
            section.start = start
            start += section.length
            return section
        }
        showListBackground(in: view)
        let length = start + whole.boundaryLength(.bottom)
        compositionalState.whole.length = length
        compositionalState.whole.sides = whole.boundarySides(length: length)
    }

    /// Lists have a background of their own, unless code set another for the collection.
    private func showListBackground(in view: UICollectionView) {
        guard compositionalState.backgroundColor == nil, view.backgroundColor == .systemBackground,
            let color = compositionalState.sections.first(where: { $0.list != nil })?.list?.backgroundColor
        else { return }
        compositionalState.backgroundColor = color
        view.backgroundColor = color
    }

    /// Boundary items of the layout surround all sections as those of a section surround its groups.
    private func wholeSolver(in view: UICollectionView, _ container: CGSize) -> SectionSolver {
        let nothing = NSCollectionLayoutSize(widthDimension: .absolute(0), heightDimension: .absolute(0))
        let section = NSCollectionLayoutSection(group: .vertical(layoutSize: nothing, subitems: []))
        section.boundarySupplementaryItems = configuration.boundarySupplementaryItems
        return SectionSolver(
            section: section, axis: axis, container: container, containerStart: 0,
            environment: LayoutEnvironment(LayoutContainer(container), view.traitCollection), count: 0,
            preferredItem: { _ in nil }, preferredSide: { self.preferredSize(.supplementaryView, $0, Self.wholePath) })
    }

    /// Boundary items of the layout have an index path with one index.
    private static var wholePath: IndexPath { IndexPath(index: 0) }

    private func solvedSection(
        _ index: Int, count: Int, in view: UICollectionView, _ container: CGSize
    ) -> SolvedSection {
        let outer = LayoutEnvironment(
            LayoutContainer(container, insets: referenceInsets(.automatic, in: view)), view.traitCollection)
        guard let section = compositionalState.provider(index, outer) else {
            fatalError(
                "Invalid section definition. Please specify a valid section definition when content is "
                    + "to be rendered for a section. This is a client error.")
        }
        let insets = referenceInsets(section.contentInsetsReference, in: view)
        let room = container.inset(by: insets)
        let solver = SectionSolver(
            section: section, axis: axis, container: room, containerStart: insets.near(axis.other),
            environment: outer.with(room), count: count,
            preferredItem: { self.preferredSize(.cell, nil, IndexPath(item: $0, section: index)) },
            preferredSide: { self.preferredSize(.supplementaryView, $0, IndexPath(item: 0, section: index)) })
        return solver.solve()
    }

    private func preferredSize(
        _ category: UICollectionView.ElementCategory, _ kind: String?, _ path: IndexPath
    ) -> CGSize? {
        if compositionalState.preferred.isEmpty { return nil }
        return compositionalState.preferred[CollectionElement(category, kind, at: path)]
    }

    /// The part of the safe area at the sides that the adjusted content inset does not cover.
    private func referenceInsets(
        _ reference: UIContentInsetsReference, in view: UICollectionView
    ) -> NSDirectionalEdgeInsets {
        let reference = reference == .automatic ? configuration.contentInsetsReference : reference
        let insets: UIEdgeInsets
        switch reference {
        case .none: return .zero
        case .automatic, .safeArea: insets = view.safeAreaInsets
        case .layoutMargins, .readableContent: insets = view.layoutMargins
        }
        let own = view.adjustedContentInset
        let left = max(0, insets.left - own.left)
        let right = max(0, insets.right - own.right)
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return axis == .vertical
            ? NSDirectionalEdgeInsets(
                top: 0, leading: isRightToLeft ? right : left, bottom: 0, trailing: isRightToLeft ? left : right)
            : NSDirectionalEdgeInsets(
                top: max(0, insets.top - own.top), leading: 0, bottom: max(0, insets.bottom - own.bottom), trailing: 0)
    }

    func isBetterKnown(
        _ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes
    ) -> Bool {
        // Siblings with a uniform estimate may be larger than the size that they prefer.
        guard compositionalState.preferred[preferred.attributesState.element] != preferred.size else { return false }
        let axes = original.attributesState.estimatedAxes
        return axes.contains(.horizontal) && preferred.size.width != original.size.width
            || axes.contains(.vertical) && preferred.size.height != original.size.height
    }

    // MARK: Answering

    var contentSizeArranged: CGSize {
        prepareIfNeeded()
        var size = compositionalState.container
        size[axis] = compositionalState.whole.length
        return size
    }

    /// A frame with its distance from the beginning of the section to the content, on whole pixels.
    private func placed(_ frame: CGRect, from start: CGFloat) -> CGRect {
        var frame = frame
        frame.origin[axis] += start
        return PixelGrid(scale: collectionView?.layoutScale ?? 1).rounded(frame)
    }

    func itemAttributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        guard path.count == 2, compositionalState.sections.indices.contains(path.section) else { return nil }
        let section = compositionalState.sections[path.section]
        guard section.items.indices.contains(path.item) else { return nil }
        return attributes(of: section.items[path.item], in: section, path)
    }

    private func attributes(
        of leaf: SolvedGroup.Leaf, in section: SolvedSection, _ path: IndexPath
    ) -> UICollectionViewLayoutAttributes {
        let attributes = makeAttributes(for: CollectionElement(.cell, at: path))
        attributes.frame = placed(leaf.frame, from: section.start)
        attributes.zIndex = leaf.zIndex
        attributes.attributesState.estimatedAxes = leaf.estimatedAxes
        if let list = section.list {
            attributes.attributesState.listPlace = ListPlace(
                list, at: path, isFirst: path.item == 0 || list.hasHeaderItem && path.item == 1,
                isLast: path.item == section.items.count - 1, isHeader: list.hasHeaderItem && path.item == 0)
        }
        return attributes
    }

    func sideAttributes(_ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        if path.count == 1 {
            let whole = compositionalState.whole
            return whole.sides.first { $0.kind == kind }.map { attributes(of: $0, in: whole, .supplementaryView, path) }
        }
        guard compositionalState.sections.indices.contains(path.section) else { return nil }
        let section = compositionalState.sections[path.section]
        return section.sides.first { $0.kind == kind && $0.item == path.item }
            .map { attributes(of: $0, in: section, .supplementaryView, path) }
    }

    func backgroundAttributes(_ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        guard compositionalState.sections.indices.contains(path.section) else { return nil }
        let section = compositionalState.sections[path.section]
        return section.backgrounds.first { $0.kind == kind }
            .map { attributes(of: $0, in: section, .decorationView, path) }
    }

    private func attributes(
        of side: SolvedSection.Side, in section: SolvedSection, _ category: UICollectionView.ElementCategory,
        _ path: IndexPath
    ) -> UICollectionViewLayoutAttributes {
        let attributes = makeAttributes(for: CollectionElement(category, side.kind, at: path))
        attributes.frame = placed(pinned(side, in: section), from: section.start)
        attributes.zIndex = side.zIndex
        attributes.attributesState.estimatedAxes = side.estimatedAxes
        if let list = section.list, category == .supplementaryView {
            attributes.attributesState.listPlace = ListPlace(
                list, at: path, isFirst: false, isLast: false, isHeader: true)
        }
        return attributes
    }

    /// Pinned headers and footers stay visible as long as their section is.
    private func pinned(_ side: SolvedSection.Side, in section: SolvedSection) -> CGRect {
        guard side.isPinned, let view = collectionView else { return side.frame }
        let shown = view.bounds.inset(by: view.adjustedContentInset)
        let top = shown.origin[axis] - section.start
        let bottom = top + shown.size[axis]
        var frame = side.frame
        let (start, length) = (frame.origin[axis], frame.size[axis])
        if start + length / 2 < section.length / 2 {
            frame.origin[axis] = max(start, min(top, section.length - length))
        } else {
            frame.origin[axis] = min(start, max(bottom - length, 0))
        }
        return frame
    }

    func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        prepareIfNeeded()
        var found = sides(of: compositionalState.whole, Self.wholePath, in: rect)
        for (index, section) in compositionalState.sections.enumerated() {
            let near = max(0, section.start - 1)
            guard near < rect.origin[axis] + rect.size[axis], section.start + section.length + 1 > rect.origin[axis]
            else { continue }
            found += items(of: section, index, in: rect)
        }
        return found.filter { $0.frame.touches(rect) }
    }

    private func items(of section: SolvedSection, _ index: Int, in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        var found: [UICollectionViewLayoutAttributes] = []
        let local = rect.offsetBy(
            dx: axis == .horizontal ? -section.start : 0, dy: axis == .vertical ? -section.start : 0
        ).insetBy(dx: -1, dy: -1)
        let first = IndexPath(item: 0, section: index)
        for side in section.backgrounds { found.append(attributes(of: side, in: section, .decorationView, first)) }
        for leaf in section.items where leaf.frame.touches(local) {
            found.append(attributes(of: leaf, in: section, IndexPath(item: leaf.item, section: index)))
        }
        return found + sides(of: section, first, in: rect)
    }

    private func sides(
        of section: SolvedSection, _ path: IndexPath, in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes] {
        section.sides.map { side in
            let place = path.count == 1 ? path : IndexPath(item: side.item, section: path.section)
            return attributes(of: side, in: section, .supplementaryView, place)
        }
    }
}
