/// Walks a layout from the top, every layout before those inside it.
@MainActor enum LayoutExplorer {
    /// Calls the handler with each layout, the superview that its view gets, and how it is to be added.
    static func traversal(
        layout: any Layout, superview: UIView?, option: LayoutOption?,
        handler: (_ layout: any Layout, _ superview: UIView?, _ option: LayoutOption?) -> Void
    ) {
        handler(layout, superview, option)
        for sublayout in layout.sublayouts {
            traversal(
                layout: sublayout, superview: layout.view ?? superview, option: layout.option ?? option,
                handler: handler)
        }
    }
}
