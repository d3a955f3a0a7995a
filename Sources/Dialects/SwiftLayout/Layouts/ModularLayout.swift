/// A part of a layout with a name of its own.
@preconcurrency @MainActor public protocol ModularLayout: Layout {
    associatedtype LayoutBody: Layout
    @LayoutBuilder var layout: LayoutBody { get }
}

extension ModularLayout {
    public var sublayouts: [any Layout] { [layout] }
}
