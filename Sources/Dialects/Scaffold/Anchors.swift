/// What views and layout guides have in common.
@MainActor protocol Anchors {
    var leadingAnchor: NSLayoutXAxisAnchor { get }
    var trailingAnchor: NSLayoutXAxisAnchor { get }
    var leftAnchor: NSLayoutXAxisAnchor { get }
    var rightAnchor: NSLayoutXAxisAnchor { get }
    var centerXAnchor: NSLayoutXAxisAnchor { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var centerYAnchor: NSLayoutYAxisAnchor { get }
    var widthAnchor: NSLayoutDimension { get }
    var heightAnchor: NSLayoutDimension { get }
}

extension UIView: Anchors {}
extension UILayoutGuide: Anchors {}

extension LayoutGuide {
    @MainActor func anchors(for view: UIView) -> any Anchors {
        switch self {
        case .view: view
        case .safeArea: view.safeAreaLayoutGuide
        case .readableContent: view.readableContentGuide
        case .keyboard: view.keyboardLayoutGuide
        }
    }
}

extension HorizontalAxis {
    @MainActor func anchor(of view: UIView) -> NSLayoutXAxisAnchor {
        switch self {
        case .leading(let guide): guide.anchors(for: view).leadingAnchor
        case .trailing(let guide): guide.anchors(for: view).trailingAnchor
        case .left(let guide): guide.anchors(for: view).leftAnchor
        case .right(let guide): guide.anchors(for: view).rightAnchor
        case .centerX(let guide): guide.anchors(for: view).centerXAnchor
        }
    }
}

extension VerticalAxis {
    @MainActor func anchor(of view: UIView) -> NSLayoutYAxisAnchor {
        switch self {
        case .top(let guide): guide.anchors(for: view).topAnchor
        case .bottom(let guide): guide.anchors(for: view).bottomAnchor
        case .centerY(let guide): guide.anchors(for: view).centerYAnchor
        }
    }
}

extension Scaffold.Dimension {
    @MainActor func anchor(of view: UIView) -> NSLayoutDimension {
        switch self {
        case .width(let guide): guide.anchors(for: view).widthAnchor
        case .height(let guide): guide.anchors(for: view).heightAnchor
        }
    }
}
