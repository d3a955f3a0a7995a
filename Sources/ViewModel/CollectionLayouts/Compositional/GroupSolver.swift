import Foundation

/// Places the items of groups.
@MainActor struct GroupSolver {
    let environment: LayoutEnvironment
    /// How many items the section has.
    let count: Int
    /// The size that an item's cell has asked for.
    let preferred: (Int) -> CGSize?

    /// Sums of thirds may be more than the whole by a rounding error.
    private static let tolerance: CGFloat = 0.001

    /// Solves an item or a group that begins with item number `first`, in a container of the given size.
    func solve(_ item: NSCollectionLayoutItem, in container: CGSize, from first: Int) -> SolvedGroup {
        var solved: SolvedGroup
        if let group = item as? NSCollectionLayoutGroup {
            solved = solveGroup(group, in: container, from: first)
        } else {
            solved = solveItem(item, in: container, from: first)
        }
        for side in item.supplementaryItems {
            let around = inner(of: item, CGRect(origin: .zero, size: solved.size))
            solved.sides.append(
                SolvedGroup.Side(
                    frame: side.frame(in: around), item: first, kind: side.elementKind, zIndex: side.zIndex))
        }
        return solved
    }

    private func solveItem(_ item: NSCollectionLayoutItem, in container: CGSize, from first: Int) -> SolvedGroup {
        var size = item.layoutSize.size(in: container)
        let estimated = item.layoutSize.estimatedAxes
        if !estimated.isEmpty, let wanted = preferred(first) {
            if estimated.contains(.horizontal) { size.width = wanted.width }
            if estimated.contains(.vertical) { size.height = wanted.height }
        }
        let frame = inner(of: item, CGRect(origin: .zero, size: size))
        let leaf = SolvedGroup.Leaf(frame: frame, item: first, estimatedAxes: estimated)
        return SolvedGroup(size: size, leaves: [leaf], end: first + 1)
    }

    private func solveGroup(_ group: NSCollectionLayoutGroup, in container: CGSize, from first: Int) -> SolvedGroup {
        let size = group.layoutSize.size(in: container)
        switch group.groupState.arrangement {
        case .repeating(let axis): return solveLine(group, along: axis, size, from: first)
        case .counted(let axis, let count, let inShares):
            return solveLine(group, along: axis, size, from: first, count: count, inShares: inShares)
        case .custom(let provider):
            var solved = SolvedGroup(size: size, end: first)
            for place in provider(environment.with(size)) {
                solved.leaves.append(SolvedGroup.Leaf(frame: place.frame, item: solved.end, zIndex: place.zIndex))
                solved.end += 1
            }
            return solved
        }
    }

    private func inner(of item: NSCollectionLayoutItem, _ frame: CGRect) -> CGRect {
        frame.inset(by: item.layoutSize.effective(item.contentInsets), layoutDirection: .leftToRight)
    }

    // MARK: Rows and columns

    /// A part of a line, with the spacing before and after it.
    private struct Part {
        var solved: SolvedGroup
        let item: NSCollectionLayoutItem
        var origin = CGPoint.zero
    }

    private func solveLine(
        _ group: NSCollectionLayoutGroup, along axis: LayoutAxis, _ size: CGSize, from first: Int, count: Int? = nil,
        inShares: Bool = false
    ) -> SolvedGroup {
        let insets = group.layoutSize.effective(group.contentInsets)
        let room = size.inset(by: insets)
        let spacing = group.interItemSpacing?.spacing ?? 0
        var parts: [Part] = []
        if let count, let item = group.subitems.first {
            let share = (room[axis] - CGFloat(count - 1) * spacing) / CGFloat(max(1, count))
            for _ in 0..<max(1, count) {
                let next = parts.last?.solved.end ?? first
                parts.append(Part(solved: solve(item, in: room, from: next), item: item))
                if inShares { resize(&parts[parts.count - 1], to: share, along: axis, in: room, from: next) }
            }
        } else {
            parts = repeated(group, along: axis, room: room, spacing: spacing, from: first)
        }
        uniform(&parts, across: axis.other)
        let used = place(&parts, along: axis, room: room, group)
        return sum(of: parts, used: used, along: axis, group, size, insets, from: first)
    }

    /// The subitems in turn, as long as the next one fits, and the first in any case.
    ///
    /// A group with an estimated length repeats its subitems as often as their estimates fit into it.
    private func repeated(
        _ group: NSCollectionLayoutGroup, along axis: LayoutAxis, room: CGSize, spacing: CGFloat, from first: Int
    ) -> [Part] {
        let isGuess = group.layoutSize.dimension(axis).isEstimated
        var parts: [Part] = []
        var used: CGFloat = 0
        while !group.subitems.isEmpty {
            let item = group.subitems[parts.count % group.subitems.count]
            let solved = solve(item, in: room, from: parts.last?.solved.end ?? first)
            let length = isGuess ? item.layoutSize.dimension(axis).length(in: room) : solved.size[axis]
            let taken = length + fixedEdges(of: item, along: axis) + (parts.isEmpty ? 0 : spacing)
            let fits = used + taken <= room[axis] + Self.tolerance
            guard parts.isEmpty || (isGuess && parts.count < group.subitems.count) || (fits && taken > 0) else { break }
            parts.append(Part(solved: solved, item: item))
            used += taken
            if solved.end >= count + Self.mostMissing { break }
        }
        return parts
    }

    /// Places are computed beyond the last item too, to know the length of a full line, but no more than these.
    private static let mostMissing = 32

    private func fixedEdges(of item: NSCollectionLayoutItem, along axis: LayoutAxis) -> CGFloat {
        (item.edgeSpacing?.near(axis)?.spacing ?? 0) + (item.edgeSpacing?.far(axis)?.spacing ?? 0)
    }

    /// In a counted group the subitem's length is its share of the group's.
    private func resize(
        _ part: inout Part, to length: CGFloat, along axis: LayoutAxis, in room: CGSize, from first: Int
    ) {
        let item = part.item
        var size = item.layoutSize
        let shared = NSCollectionLayoutDimension.absolute(length)
        size =
            axis == .horizontal
            ? NSCollectionLayoutSize(widthDimension: shared, heightDimension: size.heightDimension)
            : NSCollectionLayoutSize(widthDimension: size.widthDimension, heightDimension: shared)
        part.solved = solve(item.resized(size), in: room, from: first)
    }

    /// Siblings with a uniform estimate take the length of the largest.
    private func uniform(_ parts: inout [Part], across axis: LayoutAxis) {
        let alike = parts.indices.filter { parts[$0].item.layoutSize.dimension(axis).isUniformAcrossSiblings }
        let present = alike.filter { parts[$0].solved.leaves.first.map { $0.item < count } ?? false }
        guard let most = present.map({ parts[$0].solved.size[axis] }).max() else { return }
        for index in alike {
            parts[index].solved.size[axis] = most
            for leaf in parts[index].solved.leaves.indices { parts[index].solved.leaves[leaf].frame.size[axis] = most }
        }
    }

    /// Places the parts one after the other; flexible spacing shares what is left.
    private func place(
        _ parts: inout [Part], along axis: LayoutAxis, room: CGSize, _ group: NSCollectionLayoutGroup
    ) -> CGFloat {
        let between = group.interItemSpacing
        var used = CGFloat(max(0, parts.count - 1)) * (between?.spacing ?? 0)
        var growing = between?.isFlexible == true ? parts.count - 1 : 0
        for part in parts {
            used += part.solved.size[axis] + fixedEdges(of: part.item, along: axis)
            for edge in [part.item.edgeSpacing?.near(axis), part.item.edgeSpacing?.far(axis)]
            where edge?.isFlexible == true { growing += 1 }
        }
        let extra = growing > 0 ? max(0, room[axis] - used) / CGFloat(growing) : 0
        func length(_ spacing: NSCollectionLayoutSpacing?) -> CGFloat {
            (spacing?.spacing ?? 0) + (spacing?.isFlexible == true ? extra : 0)
        }
        var position: CGFloat = 0
        var presentEnd: CGFloat = 0
        for index in parts.indices {
            let edges = parts[index].item.edgeSpacing
            position += length(edges?.near(axis))
            parts[index].origin[axis] = position
            parts[index].origin[axis.other] = edges?.near(axis.other)?.spacing ?? 0
            position += parts[index].solved.size[axis] + length(edges?.far(axis))
            if let leaf = parts[index].solved.leaves.first, leaf.item < count { presentEnd = position }
            position += length(between)
        }
        return presentEnd
    }

    /// A group with an estimated size takes that of its content.
    private func sum(
        of parts: [Part], used: CGFloat, along axis: LayoutAxis, _ group: NSCollectionLayoutGroup, _ size: CGSize,
        _ insets: NSDirectionalEdgeInsets, from first: Int
    ) -> SolvedGroup {
        var solved = SolvedGroup(size: size, end: first)
        var breadth: CGFloat = 0
        for part in parts {
            let origin = CGPoint(x: part.origin.x + insets.leading, y: part.origin.y + insets.top)
            solved.add(part.solved, at: origin)
            guard let leaf = part.solved.leaves.first, leaf.item < count else { continue }
            let edge = part.item.edgeSpacing?.far(axis.other)?.spacing ?? 0
            breadth = max(breadth, part.origin[axis.other] + part.solved.size[axis.other] + edge)
        }
        if group.layoutSize.dimension(axis).isEstimated, used > 0 { solved.size[axis] = used }
        if group.layoutSize.dimension(axis.other).isEstimated, breadth > 0 { solved.size[axis.other] = breadth }
        return solved
    }
}
