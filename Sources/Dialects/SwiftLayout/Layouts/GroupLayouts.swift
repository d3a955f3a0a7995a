// Layouts without a view: the results of control flow in a builder.

/// Layouts that are added in the same way.
@preconcurrency @MainActor public struct GroupLayout<L: Layout>: Layout {
    private let layout: L
    public let option: LayoutOption?
    public var sublayouts: [any Layout] { [layout] }

    public init(option: LayoutOption = .none, @LayoutBuilder _ handler: () -> L) {
        layout = handler()
        self.option = option
    }
}

/// Two or more layouts one after the other.
@preconcurrency @MainActor public struct TupleLayout<each L: Layout>: Layout {
    private let layouts: (repeat each L)

    init(_ layouts: repeat each L) { self.layouts = (repeat each layouts) }

    public var sublayouts: [any Layout] {
        var all: [any Layout] = []
        for layout in repeat each layouts { all.append(layout) }
        return all
    }
}

/// A type-erased layout.
@preconcurrency @MainActor public struct AnyLayout: Layout {
    private let layout: any Layout
    public var sublayouts: [any Layout] { [layout] }

    init(_ layout: any Layout) { self.layout = layout }
}

/// The result of a loop.
@preconcurrency @MainActor public struct ArrayLayout<L: Layout>: Layout {
    private let layouts: [L]
    public var sublayouts: [any Layout] { layouts }

    init(_ layouts: [L]) { self.layouts = layouts }
}

/// One branch of two.
@preconcurrency @MainActor public struct ConditionalLayout<True: Layout, False: Layout>: Layout {
    enum Branch {
        case first(True)
        case second(False)
    }

    private let branch: Branch

    init(_ branch: Branch) { self.branch = branch }

    public var sublayouts: [any Layout] {
        switch branch {
        case .first(let layout): [layout]
        case .second(let layout): [layout]
        }
    }
}

/// A layout that may be missing.
@preconcurrency @MainActor public struct OptionalLayout<L: Layout>: Layout {
    private let layout: L?
    public var sublayouts: [any Layout] { layout.map { [$0] } ?? [] }

    init(_ layout: L?) { self.layout = layout }
}
