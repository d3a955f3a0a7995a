/// A view of SwiftUI as the content of a cell.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
    fileprivate let content: Content
    fileprivate let background: Background
    fileprivate var margins = OwnMargins()
    fileprivate var least: (width: CGFloat?, height: CGFloat?) = (nil, nil)

    /// The margins that the author has set.
    fileprivate struct OwnMargins {
        var top, leading, bottom, trailing: CGFloat?
    }

    fileprivate init(content: Content, background: Background) {
        (self.content, self.background) = (content, background)
    }

    public func makeContentView() -> UIView & UIContentView { HostedCellContent(self) }
    public func updated(for state: any UIConfigurationState) -> Self { self }

    public func background<Other: View>(@ViewBuilder content: () -> Other) -> UIHostingConfiguration<Content, Other> {
        var changed = UIHostingConfiguration<Content, Other>(content: self.content, background: content())
        changed.margins = .init(
            top: margins.top, leading: margins.leading, bottom: margins.bottom, trailing: margins.trailing)
        changed.least = least
        return changed
    }
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
        margins(edges, EdgeInsets(.all, length))
    }
    public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
        var changed = self
        if edges.contains(.top) { changed.margins.top = insets.top }
        if edges.contains(.leading) { changed.margins.leading = insets.leading }
        if edges.contains(.bottom) { changed.margins.bottom = insets.bottom }
        if edges.contains(.trailing) { changed.margins.trailing = insets.trailing }
        return changed
    }
    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
        var changed = self
        changed.least = (width, height)
        return changed
    }

    /// The content as it is in a cell with these margins.
    @MainActor fileprivate func shown(in cell: NSDirectionalEdgeInsets) -> some View {
        content.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
            .padding(
                EdgeInsets(
                    top: margins.top ?? cell.top, leading: margins.leading ?? cell.leading,
                    bottom: margins.bottom ?? cell.bottom, trailing: margins.trailing ?? cell.trailing)
            )
            .frame(minWidth: least.width, minHeight: least.height ?? 44)
            .background { background }
    }
}

extension UIHostingConfiguration where Background == EmptyView {
    public init(@ViewBuilder content: () -> Content) { self.init(content: content(), background: EmptyView()) }
}

/// The content view of a cell that shows a view of SwiftUI.
private final class HostedCellContent<Content: View, Background: View>: UIView, UIContentView {
    private var shown: UIHostingConfiguration<Content, Background>
    private let hosted: _UIHostingView<AnyView>

    init(_ configuration: UIHostingConfiguration<Content, Background>) {
        shown = configuration
        hosted = _UIHostingView(rootView: AnyView(EmptyView()))
        super.init(frame: .zero)
        // The cell's margins have it already, and a cell does not give way to the keyboard.
        hosted.safeRegions = []
        addSubview(hosted)
        show()
    }

    @available(*, unavailable) required init?(coder: NSCoder) { fatalError("no document has one") }

    var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let new = newValue as? UIHostingConfiguration<Content, Background> else { return }
            shown = new
            show()
            invalidateIntrinsicContentSize()
        }
    }

    private func show() {
        var margins = directionalLayoutMargins
        // A cell that scrolls below a bar stays as high as it is.
        if insetsLayoutMarginsFromSafeArea {
            margins.top = max(0, margins.top - safeAreaInsets.top)
            margins.bottom = max(0, margins.bottom - safeAreaInsets.bottom)
        }
        hosted.rootView = AnyView(shown.shown(in: margins))
    }

    override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        show()
    }

    override func systemLayoutSizeFitting(
        _ target: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        hosted.systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { hosted.sizeThatFits(size) }
    override var intrinsicContentSize: CGSize { hosted.intrinsicContentSize }

    override func layoutSubviews() {
        super.layoutSubviews()
        hosted.frame = bounds
    }
}
