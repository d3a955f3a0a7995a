import MaquetteLayout

/// The shapes that interfaces are made of: insets, stacks, lists, labels, chains of equal widths.
extension SystemDraft {
    /// Position and extent of a view along one axis, in the coordinates of its superview.
    struct Span {
        let start: Unknown
        let extent: Unknown
    }

    mutating func span() -> Span {
        let span = Span(start: makeUnknown(), extent: makeUnknown())
        if random.chance(60) { ask([(1, span.extent)], .greaterThanOrEqual, 0, origin: .framework) }
        return span
    }

    mutating func interface(upTo limit: Int) {
        while state.unknownCount < limit {
            let room = limit - state.unknownCount
            let extent = random.chance(70) ? random.pick([Unknown.rootWidth, .rootHeight]) : unknown()
            switch random.whole(1...6) {
            case 1: nestedInsets(depth: random.whole(1...max(1, room / 2)), in: extent)
            case 2: stack(count: random.whole(1...max(1, room / 2)), in: extent)
            case 3: row(in: extent)
            case 4: equalExtents(count: random.whole(2...max(2, room)), in: extent)
            case 5: labelPair(in: extent)
            default: autoresized(in: extent)
            }
        }
    }

    private mutating func nestedInsets(depth: Int, in outer: Unknown) {
        var outer = outer
        for _ in 1...depth {
            let inner = span()
            ask([(1, inner.start)], .equal, spacing())
            ask([(1, outer), (-1, inner.start), (-1, inner.extent)], .equal, spacing(), random.chance(80) ? 1000 : 750)
            outer = inner.extent
        }
    }

    private mutating func intrinsicSize(_ extent: Unknown) {
        let size = length(10...160)
        ask([(1, extent)], .lessThanOrEqual, size, random.pick([250, 250, 251, 750]))
        ask([(1, extent)], .greaterThanOrEqual, size, random.pick([750, 750, 749, 1000]))
    }

    private mutating func stack(count: Int, in outer: Unknown) {
        let spacing = spacing()
        let fills = random.chance(40)
        var previous: Span?
        var first: Span?
        for _ in 1...count {
            let item = span()
            if let previous {
                ask([(1, item.start), (-1, previous.start), (-1, previous.extent)], .equal, spacing)
                if fills { ask([(1, item.extent), (-1, first!.extent)], .equal, 0, random.pick([1000, 750])) }
            } else {
                ask([(1, item.start)], .equal, spacing)
                first = item
            }
            if random.chance(80) { intrinsicSize(item.extent) }
            previous = item
        }
        let last = previous!
        let trailing = random.pick([LinearConstraint.Relation.equal, .equal, .greaterThanOrEqual])
        ask([(1, outer), (-1, last.start), (-1, last.extent)], trailing, spacing, random.pick([1000, 1000, 999, 750]))
    }

    /// An image, a label that gives way and a badge, one beside the other.
    private mutating func row(in outer: Unknown) {
        let (image, label, badge) = (span(), span(), span())
        ask([(1, image.start)], .equal, 16)
        ask([(1, image.extent)], .equal, random.pick([24, 40, 44]))
        ask([(1, label.start), (-1, image.start), (-1, image.extent)], .equal, 8)
        intrinsicSize(label.extent)
        ask([(1, badge.start), (-1, label.start), (-1, label.extent)], .greaterThanOrEqual, 8)
        intrinsicSize(badge.extent)
        ask([(1, outer), (-1, badge.start), (-1, badge.extent)], .equal, 16)
    }

    private mutating func equalExtents(count: Int, in outer: Unknown) {
        let extents = (1...count).map { _ in makeUnknown() }
        for (left, right) in zip(extents, extents.dropFirst()) {
            ask([(1, right), (random.chance(75) ? -1 : -ratio(), left)], .equal, 0)
        }
        ask(extents.map { (1, $0) } + [(-1, outer)], random.chance(80) ? .equal : .lessThanOrEqual, -spacing())
    }

    /// Two labels on one line, where hugging and compression resistance decide.
    private mutating func labelPair(in outer: Unknown) {
        let (title, value) = (span(), span())
        ask([(1, title.start)], .equal, 16)
        intrinsicSize(title.extent)
        intrinsicSize(value.extent)
        ask(
            [(1, value.start), (-1, title.start), (-1, title.extent)], random.chance(50) ? .equal : .greaterThanOrEqual,
            8)
        ask([(1, outer), (-1, value.start), (-1, value.extent)], .equal, 16)
        if random.chance(40) { ask([(1, title.extent), (-ratio(), outer)], .equal, 0, optionalPriority()) }
    }

    /// A view with a frame of its own, centred or stretched by the framework.
    private mutating func autoresized(in outer: Unknown) {
        let view = span()
        if random.chance(50) {
            ask([(1, view.start)], .equal, length(0...40), origin: .framework)
            ask([(1, view.extent)], .equal, length(0...120), origin: .framework)
        } else {
            ask([(1, view.start), (0.5, view.extent), (-0.5, outer)], .equal, 0, origin: .framework)
            ask([(1, view.extent), (-0.5, outer)], .equal, 0, origin: .framework)
        }
    }
}
