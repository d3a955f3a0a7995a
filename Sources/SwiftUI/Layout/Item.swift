/// What a place in the tree gives to the layout: something that answers a proposal with a size, and is put somewhere.
///
/// An item belongs to no actor, since layouts of authors do not; it is only used on the main thread.
class Item: @unchecked Sendable {
    /// How early a stack serves it.
    var priority: Double { 0 }
    /// The distances it prefers to what is beside it.
    var spacing: ViewSpacing { ViewSpacing() }
    /// What is drawn before what, among those of one container.
    var zIndex: Double { 0 }

    /// How large the item is when offered this. Asked once for each proposal.
    func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

    /// Where a guide of the item's own is, measured from its corner; nil if it has none of its own.
    func ownGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize) -> CGFloat? { nil }

    /// Puts it at a point, with the proposal with which it was measured.
    func place(at origin: CGPoint, _ proposal: ProposedViewSize, in space: LayoutSpace) {}

    /// Adds the views that stand for it, in the order in which they are drawn.
    @MainActor func mount(into views: inout [UIView]) {}

    /// What the item's author has written on it for the container.
    func value(_ key: ObjectIdentifier) -> Any? { nil }

    final func value<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value {
        // What is not there would pass for a value that is nil.
        value(ObjectIdentifier(key)).map { $0 as? Key.Value ?? Key.defaultValue } ?? Key.defaultValue
    }

    // MARK: What was answered before

    /// A stack in a stack asks for up to nine proposals. With a memory of fewer the work doubles and more at each level.
    private static let remembered = 16
    private var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []
    private var guides: [(key: AlignmentKey, proposal: ProposedViewSize, place: CGFloat?)] = []

    final func size(_ proposal: ProposedViewSize) -> CGSize {
        for known in sizes where known.proposal == proposal { return known.size }
        let size = measure(proposal)
        if sizes.count == Self.remembered { sizes.removeFirst() }
        sizes.append((proposal, size))
        return size
    }

    final func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize) -> CGFloat? {
        for known in guides where known.key == key && known.proposal == proposal { return known.place }
        let place = ownGuide(key, proposal, size)
        if guides.count == Self.remembered { guides.removeFirst() }
        guides.append((key, proposal, place))
        return place
    }

    final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
        let size = size(proposal)
        return ViewDimensions(width: size.width, height: size.height) { [unowned self] in
            explicitGuide($0, proposal, size)
        }
    }
}

/// Where things are put: how far they may reach, and what of it is safe from bars and corners.
struct LayoutSpace {
    /// All of the view into which things are put, in its own coordinates.
    var bounds: CGRect
    /// The space without what bars, corners and the keyboard cover.
    var safe: CGRect
    /// How much of the lower end the keyboard covers that bars and corners do not.
    var keyboard: CGFloat = 0
    /// Whether words are read from the right to the left.
    var isRightToLeft = false

    /// This space for things whose coordinates begin at another point.
    func moved(to origin: CGPoint) -> LayoutSpace {
        LayoutSpace(
            bounds: bounds.offsetBy(dx: -origin.x, dy: -origin.y), safe: safe.offsetBy(dx: -origin.x, dy: -origin.y),
            keyboard: keyboard, isRightToLeft: isRightToLeft)
    }

    /// How far a rectangle could grow out of the safe part: on the edges on which it reaches the border of that.
    ///
    /// - Parameter regions: below what it may lie.
    func outgrowth(
        of frame: CGRect, edges: Edge.Set = .all, regions: SafeAreaRegions = .all
    ) -> EdgeInsets {
        // Half a pixel and a little, as a sum of lengths may miss it.
        let tolerance = 0.5 / UIScreenScale.present + 0.001
        let isBelowBars = regions.contains(.container)
        func reach(_ edge: Edge.Set, _ distance: CGFloat, _ room: CGFloat) -> CGFloat {
            isBelowBars && edges.contains(edge) && distance <= tolerance ? max(0, room) : 0
        }
        var bottom = reach(.bottom, safe.maxY - frame.maxY, bounds.maxY - frame.maxY)
        if keyboard > 0, !regions.contains(.keyboard) { bottom = 0 }
        if keyboard > 0, !isBelowBars, edges.contains(.bottom), safe.maxY - frame.maxY <= tolerance {
            bottom = regions.contains(.keyboard) ? max(0, safe.maxY + keyboard - frame.maxY) : 0
        }
        let left = reach(isRightToLeft ? .trailing : .leading, frame.minX - safe.minX, frame.minX - bounds.minX)
        let right = reach(isRightToLeft ? .leading : .trailing, safe.maxX - frame.maxX, bounds.maxX - frame.maxX)
        return EdgeInsets(
            top: reach(.top, frame.minY - safe.minY, frame.minY - bounds.minY),
            leading: isRightToLeft ? right : left,
            bottom: bottom,
            trailing: isRightToLeft ? left : right)
    }

    /// A rectangle that has grown by these.
    func grown(_ frame: CGRect, by insets: EdgeInsets) -> CGRect {
        let left = isRightToLeft ? insets.trailing : insets.leading
        return CGRect(
            x: frame.minX - left, y: frame.minY - insets.top,
            width: frame.width + insets.leading + insets.trailing, height: frame.height + insets.top + insets.bottom)
    }
}

enum UIScreenScale {
    /// Pixels a point.
    static var present: CGFloat { MainActor.assumeIsolated { UIScreen.main.scale } }
}

extension CGRect {
    /// This rectangle with its edges on pixels: the nearest ones, and the farther one of two that are as near.
    func onPixels(_ scale: CGFloat) -> CGRect {
        // A sum of lengths may miss the middle between two pixels by a little.
        func round(_ value: CGFloat) -> CGFloat { (value * scale + 0.5 + 1e-6).rounded(.down) / scale }
        let (left, top) = (round(minX), round(minY))
        return CGRect(x: left, y: top, width: round(maxX) - left, height: round(maxY) - top)
    }
}
