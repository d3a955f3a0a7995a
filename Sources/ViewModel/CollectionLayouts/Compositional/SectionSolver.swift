import Foundation

/// Places the groups of a section one after the other, and headers and footers around them.
@MainActor struct SectionSolver {
    let section: NSCollectionLayoutSection
    /// The direction in which sections follow each other.
    let axis: LayoutAxis
    /// The size of the container without the section's reference insets, such as the safe area.
    let container: CGSize
    let containerStart: CGFloat
    let environment: LayoutEnvironment
    let count: Int
    let preferredItem: (Int) -> CGSize?
    let preferredSide: (String) -> CGSize?

    func solve() -> SolvedSection {
        var solved = SolvedSection()
        solved.list = section.sectionState.list
        let headerLength = boundaryLength(.top)
        let content = contentSolved(&solved, from: headerLength + section.contentInsets.near(axis))
        solved.length = content + section.contentInsets.far(axis) + boundaryLength(.bottom)
        solved.sides += boundarySides(length: solved.length)
        for decoration in section.decorationItems {
            var frame = CGRect(origin: .zero, size: container)
            frame.size[axis] = solved.length
            frame.origin[axis.other] = containerStart
            frame = frame.inset(by: decoration.contentInsets, layoutDirection: .leftToRight)
            solved.backgrounds.append(
                SolvedSection.Side(frame: frame, kind: decoration.elementKind, item: 0, zIndex: decoration.zIndex))
        }
        return solved
    }

    // MARK: Groups

    private var isOrthogonal: Bool { section.orthogonalScrollingBehavior != .none }

    /// Adds the groups' items, and returns where they end.
    private func contentSolved(_ solved: inout SolvedSection, from start: CGFloat) -> CGFloat {
        let room = container.inset(by: section.contentInsets)
        let group = section.sectionState.group
        let solver = GroupSolver(environment: environment, count: count, preferred: preferredItem)
        let along = isOrthogonal ? axis.other : axis
        let template = GroupSolver(environment: environment, count: count) { _ in nil }.solve(group, in: room, from: 0)
        let taken = max(1, template.end)
        let isDetermined = group.isDetermined
        var position = CGPoint.zero
        position[axis] = start
        position[axis.other] = containerStart + section.contentInsets.near(axis.other)
        if section.orthogonalScrollingBehavior == .groupPagingCentered {
            position[along] += max(0, (room[along] - template.size[along]) / 2)
        }
        var end = start
        var next = 0
        while next < count {
            // Groups differ from the first only if a cell in them prefers another size.
            let isLikeFirst = isDetermined || !(next..<min(count, next + taken)).contains { preferredItem($0) != nil }
            let isWhole = next + taken <= count
            var part =
                isLikeFirst && isWhole ? template.moved(by: next) : solver.solve(group, in: room, from: next)
            part.drop(from: count)
            guard part.end > next else { break }
            let edges = group.edgeSpacing
            var origin = position
            origin[along] += edges?.near(along)?.spacing ?? 0
            origin[along.other] += edges?.near(along.other)?.spacing ?? 0
            add(part, at: origin, to: &solved)
            end = max(end, origin[axis] + part.size[axis] + (edges?.far(axis)?.spacing ?? 0))
            position[along] = origin[along] + part.size[along] + (edges?.far(along)?.spacing ?? 0)
            position[along] += section.interGroupSpacing
            next = part.end
        }
        return end
    }

    private func add(_ part: SolvedGroup, at origin: CGPoint, to solved: inout SolvedSection) {
        for leaf in part.leaves {
            solved.items.append(leaf)
            solved.items[solved.items.count - 1].frame.origin.x += origin.x
            solved.items[solved.items.count - 1].frame.origin.y += origin.y
        }
        for side in part.sides {
            solved.sides.append(
                SolvedSection.Side(
                    frame: side.frame.offsetBy(dx: origin.x, dy: origin.y), kind: side.kind, item: side.item,
                    zIndex: side.zIndex))
        }
    }

    // MARK: Headers and footers

    enum End { case top, bottom }

    private func end(of item: NSCollectionLayoutBoundarySupplementaryItem) -> End? {
        let edges = item.alignment.edges
        let near: NSDirectionalRectEdge = axis == .vertical ? .top : .leading
        let far: NSDirectionalRectEdge = axis == .vertical ? .bottom : .trailing
        if edges.contains(near) { return .top }
        return edges.contains(far) ? .bottom : nil
    }

    /// What headers or footers add to the length of the section.
    func boundaryLength(_ end: End) -> CGFloat {
        section.boundarySupplementaryItems.filter { self.end(of: $0) == end && $0.extendsBoundary }
            .map { size(of: $0)[axis] }.max() ?? 0
    }

    /// The insets of headers and footers: by default a header is as wide as the items below it may be.
    private var boundaryInsets: NSDirectionalEdgeInsets {
        var insets = NSDirectionalEdgeInsets.zero
        guard section.supplementariesFollowContentInsets else { return insets }
        if axis == .vertical {
            (insets.leading, insets.trailing) = (section.contentInsets.leading, section.contentInsets.trailing)
        } else {
            (insets.top, insets.bottom) = (section.contentInsets.top, section.contentInsets.bottom)
        }
        return insets
    }

    private func size(of item: NSCollectionLayoutBoundarySupplementaryItem) -> CGSize {
        var size = item.layoutSize.size(in: container.inset(by: boundaryInsets))
        guard let wanted = preferredSide(item.elementKind) else { return size }
        if item.layoutSize.widthDimension.isEstimated { size.width = wanted.width }
        if item.layoutSize.heightDimension.isEstimated { size.height = wanted.height }
        return size
    }

    func boundarySides(length: CGFloat) -> [SolvedSection.Side] {
        section.boundarySupplementaryItems.map { item in
            let size = size(of: item)
            var room = container.inset(by: boundaryInsets)
            room[axis] = length
            let anchor = NSCollectionLayoutAnchor(edges: item.alignment.edges)
            let (outer, inner) = (anchor.point(in: room), anchor.point(in: size))
            var origin = CGPoint(x: outer.x - inner.x, y: outer.y - inner.y)
            origin[axis.other] += containerStart + boundaryInsets.near(axis.other)
            origin = CGPoint(x: origin.x + item.offset.x, y: origin.y + item.offset.y)
            return SolvedSection.Side(
                frame: CGRect(origin: origin, size: size), kind: item.elementKind, item: 0,
                zIndex: item.pinToVisibleBounds ? max(item.zIndex, 2) : item.zIndex,
                estimatedAxes: item.layoutSize.estimatedAxes, isPinned: item.pinToVisibleBounds)
        }
    }
}
