/// Formations that hold in the same size classes.
@preconcurrency @MainActor public struct LayoutBlock {
    let formations: [any Formation]

    @discardableResult
    public func install(_ sizeClass: SizeClass) -> LayoutBlock {
        for formation in formations { formation.install(sizeClass) }
        return self
    }

    @discardableResult
    public func except(_ sizeClass: SizeClass) -> LayoutBlock {
        for formation in formations { formation.except(sizeClass) }
        return self
    }
}
