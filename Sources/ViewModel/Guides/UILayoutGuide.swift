import Foundation

/// A rectangle that takes part in layout and shows nothing.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
    let guideState = GuideState()

    public override init() {
        super.init()
        lifetimeToken.begin(self)
    }

    public required init?(coder: NSCoder) {
        super.init()
        lifetimeToken.begin(self)
    }

    deinit { lifetimeToken.end() }

    open var owningView: UIView? { guideState.owner }
    open var identifier: String {
        get { guideState.identifier }
        set { guideState.identifier = newValue }
    }
    /// The guide's frame in the owning view's coordinates; zero until a layout has found one.
    open var layoutFrame: CGRect { solvedFrame }
    open var hasAmbiguousLayout: Bool { guideIsAmbiguous }
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        owningView?.explainLayout(of: self, along: axis) ?? []
    }

    open override nonisolated var description: String { MainActor.assumeIsolated { describe() } }

    private func describe() -> String {
        let frame = layoutFrame
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { ConstraintFormat.number($0) }
        let owner = owningView.map { "<\(ConstraintFormat.classAndAddress(of: $0, separator: ": "))>" } ?? "(null)"
        return "<\(ConstraintFormat.classAndAddress(of: self, separator: ": ")) - \"\(identifier)\", "
            + "layoutFrame = {{\(numbers[0]), \(numbers[1])}, {\(numbers[2]), \(numbers[3])}}, owningView = \(owner)>"
    }
}

@MainActor final class GuideState: HiddenState {
    let lifetimeToken = LifetimeToken()
    @Unretained var owner: UIView?
    var anchors = MadeAnchors()
    var kind: SystemGuideKind?
    var identifier = ""
    var frame = CGRect.zero
}

extension UILayoutGuide {
    private var solvedFrame: CGRect {
        guard let place = systemPlace, let owner = owningView else { return guideState.frame }
        return place.rectangle(in: owner.bounds)
    }

    private var guideIsAmbiguous: Bool {
        owningView?.engineForReading?.isAmbiguous(self) ?? false
    }
}

extension UIView {
    func attach(_ guide: UILayoutGuide) {
        if guide.owningView === self { return }
        guide.owningView?.removeLayoutGuide(guide)
        guide.guideState.owner = self
        viewState.layoutGuides.append(guide)
    }

    /// Takes the guide away, and with it every constraint on it.
    func detach(_ guide: UILayoutGuide) {
        guard guide.owningView === self else { return }
        NSLayoutConstraint.deactivate(constraintsReaching { $0 === guide })
        hierarchyRoot.viewState.engine?.forget(guide)
        viewState.layoutGuides.removeAll { $0 === guide }
        guide.guideState.owner = nil
        guide.guideState.frame = .zero
    }
}

/// The part of a controller's view that lies under bars, at the top or at the bottom.
///
/// The guide goes into constraints, anchors and visual formats like any other guide.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
}

final class _UILayoutGuide: UILayoutGuide, UILayoutSupport {
    /// Kept by the view that the guide is of.
    private weak var height: NSLayoutConstraint?

    var length: CGFloat { layoutFrame.height }

    /// The edge and the height are constraints of the controller's view, as logs of iOS show them.
    func hold(in view: UIView, at kind: SystemGuideKind) {
        let edge: NSLayoutConstraint.Attribute = kind == .underTopBars ? .top : .bottom
        let place = _UILayoutSupportConstraint(
            ConstraintOperand(self, edge), .equal, ConstraintOperand(view, edge), multiplier: 1, constant: 0)
        let height = _UILayoutSupportConstraint(
            ConstraintOperand(self, .height), .equal, .none, multiplier: 1, constant: 0)
        self.height = height
        followSafeArea()
        NSLayoutConstraint.activate([place, height])
    }

    func followSafeArea() {
        guard let place = systemPlace else { return }
        height?.constant = place.heightFromTop ?? place.heightFromBottom ?? 0
    }
}

/// What holds `topLayoutGuide` and `bottomLayoutGuide`.
final class _UILayoutSupportConstraint: NSLayoutConstraint {}

extension NSLayoutConstraint {
    /// Whether the framework made the constraint, though it is in a view's list of constraints.
    package var holdsBarGuide: Bool { self is _UILayoutSupportConstraint }
}

extension UIView {
    /// A part of a view, for its layout guide. Since iOS 26.
    public struct LayoutRegion: Hashable, Sendable {
        /// How a region avoids the corners of windows, which are square here.
        public enum CornerAdaptation: Int, Sendable { case horizontal, vertical }

        enum Kind { case safeArea, margins, readable }

        let kind: Kind

        public static func safeArea(cornerAdaptation: CornerAdaptation? = nil) -> LayoutRegion {
            LayoutRegion(kind: .safeArea)
        }
        public static func margins(cornerAdaptation: CornerAdaptation? = nil) -> LayoutRegion {
            LayoutRegion(kind: .margins)
        }
        public static func readableContent(cornerAdaptation: CornerAdaptation? = nil) -> LayoutRegion {
            LayoutRegion(kind: .readable)
        }
    }

    public func layoutGuide(for region: LayoutRegion) -> UILayoutGuide {
        switch region.kind {
        case .safeArea: safeAreaLayoutGuide
        case .margins: layoutMarginsGuide
        case .readable: readableContentGuide
        }
    }

    public func edgeInsets(for region: LayoutRegion) -> UIEdgeInsets {
        let frame = layoutGuide(for: region).layoutFrame
        return UIEdgeInsets(
            top: frame.minY - bounds.minY, left: frame.minX - bounds.minX, bottom: bounds.maxY - frame.maxY,
            right: bounds.maxX - frame.maxX)
    }
}
