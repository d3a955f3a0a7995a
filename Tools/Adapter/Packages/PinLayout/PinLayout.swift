import UIKit

/// Gives a view its frame. Each word changes what is known of it, and the frame follows at once.
@preconcurrency @MainActor public final class PinLayout<View: UIView> {
    let view: View
    /// As it was before: what nothing is said of stays.
    private let former: CGRect
    private var known = Known()

    init(view: View) {
        self.view = view
        former = view.frame
    }

    private struct Known {
        var top, bottom, left, right, hCenter, vCenter, width, height: CGFloat?
        var minWidth, maxWidth, minHeight, maxHeight, ratio: CGFloat?
        var margin = UIEdgeInsets.zero
        var fit: FitType?
        var justify = HorizontalAlign.none
        var align = VerticalAlign.none
        var pinsEdges = false
    }

    private var room: CGRect { view.superview?.bounds ?? .zero }
    private var isRightToLeft: Bool { view.isRightToLeft }

    private func set(_ change: (inout Known) -> Void) -> PinLayout {
        change(&known)
        layout()
        return self
    }

    public var safeArea: UIEdgeInsets { view.safeAreaInsets }
    public var readableMargins: UIEdgeInsets {
        let frame = view.readableContentGuide.layoutFrame
        return UIEdgeInsets(
            top: frame.minY, left: frame.minX, bottom: view.bounds.height - frame.maxY,
            right: view.bounds.width - frame.maxX)
    }
    public var layoutMargins: UIEdgeInsets { view.layoutMargins }

    // MARK: Edges of the superview

    @discardableResult public func top(_ offset: CGFloat = 0) -> PinLayout { set { $0.top = offset } }
    @discardableResult public func top(_ offset: Percent) -> PinLayout { top(offset.of(room.height)) }
    @discardableResult public func top(_ insets: UIEdgeInsets) -> PinLayout { top(insets.top) }
    @discardableResult public func bottom(_ offset: CGFloat = 0) -> PinLayout {
        set { $0.bottom = room.height - offset }
    }
    @discardableResult public func bottom(_ offset: Percent) -> PinLayout { bottom(offset.of(room.height)) }
    @discardableResult public func bottom(_ insets: UIEdgeInsets) -> PinLayout { bottom(insets.bottom) }
    @discardableResult public func left(_ offset: CGFloat = 0) -> PinLayout { set { $0.left = offset } }
    @discardableResult public func left(_ offset: Percent) -> PinLayout { left(offset.of(room.width)) }
    @discardableResult public func left(_ insets: UIEdgeInsets) -> PinLayout { left(insets.left) }
    @discardableResult public func right(_ offset: CGFloat = 0) -> PinLayout { set { $0.right = room.width - offset } }
    @discardableResult public func right(_ offset: Percent) -> PinLayout { right(offset.of(room.width)) }
    @discardableResult public func right(_ insets: UIEdgeInsets) -> PinLayout { right(insets.right) }
    @discardableResult public func start(_ offset: CGFloat = 0) -> PinLayout {
        isRightToLeft ? right(offset) : left(offset)
    }
    @discardableResult public func start(_ offset: Percent) -> PinLayout { start(offset.of(room.width)) }
    @discardableResult public func start(_ insets: UIEdgeInsets) -> PinLayout {
        start(isRightToLeft ? insets.right : insets.left)
    }
    @discardableResult public func end(_ offset: CGFloat = 0) -> PinLayout {
        isRightToLeft ? left(offset) : right(offset)
    }
    @discardableResult public func end(_ offset: Percent) -> PinLayout { end(offset.of(room.width)) }
    @discardableResult public func end(_ insets: UIEdgeInsets) -> PinLayout {
        end(isRightToLeft ? insets.left : insets.right)
    }
    @discardableResult public func hCenter(_ offset: CGFloat = 0) -> PinLayout {
        set { $0.hCenter = room.width / 2 + offset }
    }
    @discardableResult public func hCenter(_ offset: Percent) -> PinLayout { hCenter(offset.of(room.width)) }
    @discardableResult public func vCenter(_ offset: CGFloat = 0) -> PinLayout {
        set { $0.vCenter = room.height / 2 + offset }
    }
    @discardableResult public func vCenter(_ offset: Percent) -> PinLayout { vCenter(offset.of(room.height)) }
    @discardableResult public func center(_ offset: CGFloat = 0) -> PinLayout { hCenter(offset).vCenter(offset) }
    @discardableResult public func all(_ offset: CGFloat = 0) -> PinLayout { horizontally(offset).vertically(offset) }
    @discardableResult public func all(_ insets: UIEdgeInsets) -> PinLayout { horizontally(insets).vertically(insets) }
    @discardableResult public func horizontally(_ offset: CGFloat = 0) -> PinLayout { left(offset).right(offset) }
    @discardableResult public func horizontally(_ offset: Percent) -> PinLayout { left(offset).right(offset) }
    @discardableResult public func horizontally(_ insets: UIEdgeInsets) -> PinLayout { left(insets).right(insets) }
    @discardableResult public func vertically(_ offset: CGFloat = 0) -> PinLayout { top(offset).bottom(offset) }
    @discardableResult public func vertically(_ offset: Percent) -> PinLayout { top(offset).bottom(offset) }
    @discardableResult public func vertically(_ insets: UIEdgeInsets) -> PinLayout { top(insets).bottom(insets) }
    @discardableResult public func topLeft(_ offset: CGFloat = 0) -> PinLayout { top(offset).left(offset) }
    @discardableResult public func topCenter(_ offset: CGFloat = 0) -> PinLayout { top(offset).hCenter() }
    @discardableResult public func topRight(_ offset: CGFloat = 0) -> PinLayout { top(offset).right(offset) }
    @discardableResult public func topStart(_ offset: CGFloat = 0) -> PinLayout { top(offset).start(offset) }
    @discardableResult public func topEnd(_ offset: CGFloat = 0) -> PinLayout { top(offset).end(offset) }
    @discardableResult public func centerLeft(_ offset: CGFloat = 0) -> PinLayout { vCenter().left(offset) }
    @discardableResult public func centerRight(_ offset: CGFloat = 0) -> PinLayout { vCenter().right(offset) }
    @discardableResult public func centerStart(_ offset: CGFloat = 0) -> PinLayout { vCenter().start(offset) }
    @discardableResult public func centerEnd(_ offset: CGFloat = 0) -> PinLayout { vCenter().end(offset) }
    @discardableResult public func bottomLeft(_ offset: CGFloat = 0) -> PinLayout { bottom(offset).left(offset) }
    @discardableResult public func bottomCenter(_ offset: CGFloat = 0) -> PinLayout { bottom(offset).hCenter() }
    @discardableResult public func bottomRight(_ offset: CGFloat = 0) -> PinLayout { bottom(offset).right(offset) }
    @discardableResult public func bottomStart(_ offset: CGFloat = 0) -> PinLayout { bottom(offset).start(offset) }
    @discardableResult public func bottomEnd(_ offset: CGFloat = 0) -> PinLayout { bottom(offset).end(offset) }

    // MARK: Edges of other views

    private func frame(of other: UIView) -> CGRect {
        guard let superview = view.superview, let place = other.superview, place !== superview else {
            return other === view.superview ? other.bounds : other.frame
        }
        return other === superview ? other.bounds : place.convert(other.frame, to: superview)
    }

    private func y(_ edge: VerticalEdge) -> CGFloat {
        let frame = frame(of: edge.view)
        return frame.minY + edge.part * frame.height
    }
    private func x(_ edge: HorizontalEdge) -> CGFloat {
        let frame = frame(of: edge.view)
        return frame.minX + edge.part * frame.width
    }
    private func point(_ anchor: Anchor) -> CGPoint {
        let frame = frame(of: anchor.view)
        return CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    }

    @discardableResult public func top(to edge: VerticalEdge) -> PinLayout { set { $0.top = y(edge) } }
    @discardableResult public func vCenter(to edge: VerticalEdge) -> PinLayout { set { $0.vCenter = y(edge) } }
    @discardableResult public func bottom(to edge: VerticalEdge) -> PinLayout { set { $0.bottom = y(edge) } }
    @discardableResult public func left(to edge: HorizontalEdge) -> PinLayout { set { $0.left = x(edge) } }
    @discardableResult public func hCenter(to edge: HorizontalEdge) -> PinLayout { set { $0.hCenter = x(edge) } }
    @discardableResult public func right(to edge: HorizontalEdge) -> PinLayout { set { $0.right = x(edge) } }
    @discardableResult public func start(to edge: HorizontalEdge) -> PinLayout {
        isRightToLeft ? right(to: edge) : left(to: edge)
    }
    @discardableResult public func end(to edge: HorizontalEdge) -> PinLayout {
        isRightToLeft ? left(to: edge) : right(to: edge)
    }
    @discardableResult public func topLeft(to anchor: Anchor) -> PinLayout {
        set { ($0.left, $0.top) = (point(anchor).x, point(anchor).y) }
    }
    @discardableResult public func topCenter(to anchor: Anchor) -> PinLayout {
        set { ($0.hCenter, $0.top) = (point(anchor).x, point(anchor).y) }
    }
    @discardableResult public func topRight(to anchor: Anchor) -> PinLayout {
        set { ($0.right, $0.top) = (point(anchor).x, point(anchor).y) }
    }
    @discardableResult public func centerLeft(to anchor: Anchor) -> PinLayout {
        set { ($0.left, $0.vCenter) = (point(anchor).x, point(anchor).y) }
    }
    @discardableResult public func center(to anchor: Anchor) -> PinLayout {
        set { ($0.hCenter, $0.vCenter) = (point(anchor).x, point(anchor).y) }
    }
    @discardableResult public func centerRight(to anchor: Anchor) -> PinLayout {
        set { ($0.right, $0.vCenter) = (point(anchor).x, point(anchor).y) }
    }
    @discardableResult public func bottomLeft(to anchor: Anchor) -> PinLayout {
        set { ($0.left, $0.bottom) = (point(anchor).x, point(anchor).y) }
    }
    @discardableResult public func bottomCenter(to anchor: Anchor) -> PinLayout {
        set { ($0.hCenter, $0.bottom) = (point(anchor).x, point(anchor).y) }
    }
    @discardableResult public func bottomRight(to anchor: Anchor) -> PinLayout {
        set { ($0.right, $0.bottom) = (point(anchor).x, point(anchor).y) }
    }

    @discardableResult public func above(of other: UIView, aligned: HorizontalAlign = .none) -> PinLayout {
        above(of: [other], aligned: aligned)
    }
    @discardableResult public func above(of others: [UIView], aligned: HorizontalAlign = .none) -> PinLayout {
        let frames = others.map(frame)
        return set { $0.bottom = frames.map(\.minY).min() }.aligned(aligned, frames)
    }
    @discardableResult public func below(of other: UIView, aligned: HorizontalAlign = .none) -> PinLayout {
        below(of: [other], aligned: aligned)
    }
    @discardableResult public func below(of others: [UIView], aligned: HorizontalAlign = .none) -> PinLayout {
        let frames = others.map(frame)
        return set { $0.top = frames.map(\.maxY).max() }.aligned(aligned, frames)
    }
    @discardableResult public func left(of other: UIView, aligned: VerticalAlign = .none) -> PinLayout {
        left(of: [other], aligned: aligned)
    }
    @discardableResult public func left(of others: [UIView], aligned: VerticalAlign = .none) -> PinLayout {
        let frames = others.map(frame)
        return set { $0.right = frames.map(\.minX).min() }.aligned(aligned, frames)
    }
    @discardableResult public func right(of other: UIView, aligned: VerticalAlign = .none) -> PinLayout {
        right(of: [other], aligned: aligned)
    }
    @discardableResult public func right(of others: [UIView], aligned: VerticalAlign = .none) -> PinLayout {
        let frames = others.map(frame)
        return set { $0.left = frames.map(\.maxX).max() }.aligned(aligned, frames)
    }
    @discardableResult public func before(of other: UIView, aligned: VerticalAlign = .none) -> PinLayout {
        before(of: [other], aligned: aligned)
    }
    @discardableResult public func before(of others: [UIView], aligned: VerticalAlign = .none) -> PinLayout {
        isRightToLeft ? right(of: others, aligned: aligned) : left(of: others, aligned: aligned)
    }
    @discardableResult public func after(of other: UIView, aligned: VerticalAlign = .none) -> PinLayout {
        after(of: [other], aligned: aligned)
    }
    @discardableResult public func after(of others: [UIView], aligned: VerticalAlign = .none) -> PinLayout {
        isRightToLeft ? left(of: others, aligned: aligned) : right(of: others, aligned: aligned)
    }
    @discardableResult public func horizontallyBetween(
        _ first: UIView, and second: UIView, aligned: VerticalAlign = .none
    ) -> PinLayout {
        let frames = [frame(of: first), frame(of: second)].sorted { $0.minX < $1.minX }
        return set { ($0.left, $0.right) = (frames[0].maxX, frames[1].minX) }.aligned(aligned, [frame(of: first)])
    }
    @discardableResult public func verticallyBetween(
        _ first: UIView, and second: UIView, aligned: HorizontalAlign = .none
    ) -> PinLayout {
        let frames = [frame(of: first), frame(of: second)].sorted { $0.minY < $1.minY }
        return set { ($0.top, $0.bottom) = (frames[0].maxY, frames[1].minY) }.aligned(aligned, [frame(of: first)])
    }

    private func aligned(_ align: HorizontalAlign, _ frames: [CGRect]) -> PinLayout {
        let all = frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }
        switch align {
        case .none: return self
        case .center: return set { $0.hCenter = all.midX }
        case .left: return set { $0.left = all.minX }
        case .right: return set { $0.right = all.maxX }
        case .start: return aligned(isRightToLeft ? .right : .left, frames)
        case .end: return aligned(isRightToLeft ? .left : .right, frames)
        }
    }

    private func aligned(_ align: VerticalAlign, _ frames: [CGRect]) -> PinLayout {
        let all = frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }
        switch align {
        case .none: return self
        case .top: return set { $0.top = all.minY }
        case .center: return set { $0.vCenter = all.midY }
        case .bottom: return set { $0.bottom = all.maxY }
        }
    }

    // MARK: Sizes

    @discardableResult public func width(_ width: CGFloat) -> PinLayout { set { $0.width = max(width, 0) } }
    @discardableResult public func width(_ percent: Percent) -> PinLayout { width(percent.of(room.width)) }
    @discardableResult public func width(of view: UIView) -> PinLayout { width(view.bounds.width) }
    @discardableResult public func height(_ height: CGFloat) -> PinLayout { set { $0.height = max(height, 0) } }
    @discardableResult public func height(_ percent: Percent) -> PinLayout { height(percent.of(room.height)) }
    @discardableResult public func height(of view: UIView) -> PinLayout { height(view.bounds.height) }
    @discardableResult public func size(_ size: CGSize) -> PinLayout { width(size.width).height(size.height) }
    @discardableResult public func size(_ side: CGFloat) -> PinLayout { width(side).height(side) }
    @discardableResult public func size(_ percent: Percent) -> PinLayout { width(percent).height(percent) }
    @discardableResult public func size(of view: UIView) -> PinLayout { size(view.bounds.size) }
    @discardableResult public func minWidth(_ width: CGFloat) -> PinLayout { set { $0.minWidth = width } }
    @discardableResult public func minWidth(_ percent: Percent) -> PinLayout { minWidth(percent.of(room.width)) }
    @discardableResult public func maxWidth(_ width: CGFloat) -> PinLayout { set { $0.maxWidth = width } }
    @discardableResult public func maxWidth(_ percent: Percent) -> PinLayout { maxWidth(percent.of(room.width)) }
    @discardableResult public func minHeight(_ height: CGFloat) -> PinLayout { set { $0.minHeight = height } }
    @discardableResult public func minHeight(_ percent: Percent) -> PinLayout { minHeight(percent.of(room.height)) }
    @discardableResult public func maxHeight(_ height: CGFloat) -> PinLayout { set { $0.maxHeight = height } }
    @discardableResult public func maxHeight(_ percent: Percent) -> PinLayout { maxHeight(percent.of(room.height)) }
    @discardableResult public func aspectRatio(_ ratio: CGFloat) -> PinLayout { set { $0.ratio = ratio } }
    @discardableResult public func aspectRatio(of view: UIView) -> PinLayout {
        aspectRatio(view.bounds.width / max(view.bounds.height, 1))
    }
    @discardableResult public func aspectRatio() -> PinLayout {
        guard let size = (view as? UIImageView)?.image?.size, size.height > 0 else { return self }
        return aspectRatio(size.width / size.height)
    }
    @discardableResult public func sizeToFit() -> PinLayout {
        let size = view.sizeThatFits(view.bounds.size)
        return width(size.width).height(size.height)
    }
    @discardableResult public func sizeToFit(_ type: FitType) -> PinLayout { set { $0.fit = type } }

    @discardableResult public func wrapContent(_ type: WrapType = .all, padding: CGFloat = 0) -> PinLayout {
        wrapContent(type, padding: UIEdgeInsets(top: padding, left: padding, bottom: padding, right: padding))
    }
    @discardableResult public func wrapContent(padding: UIEdgeInsets) -> PinLayout {
        wrapContent(.all, padding: padding)
    }
    @discardableResult public func wrapContent(_ type: WrapType, padding: UIEdgeInsets) -> PinLayout {
        guard let first = view.subviews.first else { return self }
        let all = view.subviews.dropFirst().reduce(first.frame) { $0.union($1.frame) }
        for child in view.subviews {
            if type != .vertically { child.frame.origin.x += padding.left - all.minX }
            if type != .horizontally { child.frame.origin.y += padding.top - all.minY }
        }
        return set {
            if type != .vertically { $0.width = all.width + padding.left + padding.right }
            if type != .horizontally { $0.height = all.height + padding.top + padding.bottom }
        }
    }

    // MARK: Margins and alignment

    @discardableResult public func marginTop(_ value: CGFloat) -> PinLayout { set { $0.margin.top = value } }
    @discardableResult public func marginTop(_ percent: Percent) -> PinLayout { marginTop(percent.of(room.height)) }
    @discardableResult public func marginBottom(_ value: CGFloat) -> PinLayout { set { $0.margin.bottom = value } }
    @discardableResult public func marginBottom(_ percent: Percent) -> PinLayout {
        marginBottom(percent.of(room.height))
    }
    @discardableResult public func marginLeft(_ value: CGFloat) -> PinLayout { set { $0.margin.left = value } }
    @discardableResult public func marginLeft(_ percent: Percent) -> PinLayout { marginLeft(percent.of(room.width)) }
    @discardableResult public func marginRight(_ value: CGFloat) -> PinLayout { set { $0.margin.right = value } }
    @discardableResult public func marginRight(_ percent: Percent) -> PinLayout { marginRight(percent.of(room.width)) }
    @discardableResult public func marginStart(_ value: CGFloat) -> PinLayout {
        isRightToLeft ? marginRight(value) : marginLeft(value)
    }
    @discardableResult public func marginStart(_ percent: Percent) -> PinLayout { marginStart(percent.of(room.width)) }
    @discardableResult public func marginEnd(_ value: CGFloat) -> PinLayout {
        isRightToLeft ? marginLeft(value) : marginRight(value)
    }
    @discardableResult public func marginEnd(_ percent: Percent) -> PinLayout { marginEnd(percent.of(room.width)) }
    @discardableResult public func marginHorizontal(_ value: CGFloat) -> PinLayout {
        marginLeft(value).marginRight(value)
    }
    @discardableResult public func marginHorizontal(_ percent: Percent) -> PinLayout {
        marginHorizontal(percent.of(room.width))
    }
    @discardableResult public func marginVertical(_ value: CGFloat) -> PinLayout {
        marginTop(value).marginBottom(value)
    }
    @discardableResult public func marginVertical(_ percent: Percent) -> PinLayout {
        marginVertical(percent.of(room.height))
    }
    @discardableResult public func margin(_ insets: UIEdgeInsets) -> PinLayout { set { $0.margin = insets } }
    @discardableResult public func margin(_ value: CGFloat) -> PinLayout {
        margin(UIEdgeInsets(top: value, left: value, bottom: value, right: value))
    }
    @discardableResult public func margin(_ vertical: CGFloat, _ horizontal: CGFloat) -> PinLayout {
        margin(UIEdgeInsets(top: vertical, left: horizontal, bottom: vertical, right: horizontal))
    }
    @discardableResult public func margin(_ top: CGFloat, _ horizontal: CGFloat, _ bottom: CGFloat) -> PinLayout {
        margin(UIEdgeInsets(top: top, left: horizontal, bottom: bottom, right: horizontal))
    }
    @discardableResult public func margin(
        _ top: CGFloat, _ right: CGFloat, _ bottom: CGFloat, _ left: CGFloat
    ) -> PinLayout { margin(UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)) }
    @discardableResult public func pinEdges() -> PinLayout { set { $0.pinsEdges = true } }
    @discardableResult public func justify(_ align: HorizontalAlign) -> PinLayout { set { $0.justify = align } }
    @discardableResult public func align(_ align: VerticalAlign) -> PinLayout { set { $0.align = align } }

    // MARK: The frame

    public func layout() {
        let margin = known.margin
        var (left, right) = (known.left, known.right)
        var (top, bottom) = (known.top, known.bottom)
        let isWide = left != nil && right != nil
        let isHigh = top != nil && bottom != nil
        // A margin moves the edge that is pinned; with one edge and a size it moves the whole view.
        left = left.map { $0 + margin.left }
        right = right.map { $0 - margin.right }
        top = top.map { $0 + margin.top }
        bottom = bottom.map { $0 - margin.bottom }
        var size = former.size
        if let width = known.width {
            size.width = width
        } else if isWide, let left, let right {
            size.width = right - left
        }
        if let height = known.height {
            size.height = height
        } else if isHigh, let top, let bottom {
            size.height = bottom - top
        }
        if let ratio = known.ratio, ratio > 0 {
            let hasWidth = known.width != nil || isWide
            if hasWidth { size.height = size.width / ratio } else { size.width = size.height * ratio }
        }
        size = limited(size)
        if let fit = known.fit { size = limited(fitted(size, fit)) }
        size = CGSize(width: max(size.width, 0), height: max(size.height, 0))
        let x = origin(
            left, right, known.hCenter.map { $0 + margin.left - margin.right }, size.width, former.minX, justification)
        let y = origin(
            top, bottom, known.vCenter.map { $0 + margin.top - margin.bottom }, size.height, former.minY, alignment)
        let frame = CGRect(origin: CGPoint(x: pixels(x), y: pixels(y)), size: size)
        if view.frame != frame { view.frame = frame }
    }

    private func limited(_ size: CGSize) -> CGSize {
        var size = size
        if let most = known.maxWidth { size.width = min(size.width, most) }
        if let least = known.minWidth { size.width = max(size.width, least) }
        if let most = known.maxHeight { size.height = min(size.height, most) }
        if let least = known.minHeight { size.height = max(size.height, least) }
        return size
    }

    private func fitted(_ size: CGSize, _ type: FitType) -> CGSize {
        let huge = CGFloat.greatestFiniteMagnitude
        switch type {
        case .width, .widthFlexible:
            let fitting = view.sizeThatFits(CGSize(width: size.width, height: huge))
            let width = type == .width ? size.width : min(fitting.width, size.width)
            return CGSize(width: width, height: fitting.height)
        case .height, .heightFlexible:
            let fitting = view.sizeThatFits(CGSize(width: huge, height: size.height))
            let height = type == .height ? size.height : min(fitting.height, size.height)
            return CGSize(width: fitting.width, height: height)
        case .content: return view.intrinsicContentSize
        }
    }

    /// Between two edges: 0 at the first, 1 at the second.
    private var justification: CGFloat {
        switch known.justify {
        case .left, .none: 0
        case .center: 0.5
        case .right: 1
        case .start: isRightToLeft ? 1 : 0
        case .end: isRightToLeft ? 0 : 1
        }
    }

    private var alignment: CGFloat {
        switch known.align {
        case .top, .none: 0
        case .center: 0.5
        case .bottom: 1
        }
    }

    private func origin(
        _ first: CGFloat?, _ last: CGFloat?, _ center: CGFloat?, _ size: CGFloat, _ former: CGFloat, _ part: CGFloat
    ) -> CGFloat {
        if let first, let last { return first + (last - first - size) * part }
        if let first { return first }
        if let last { return last - size }
        return center.map { $0 - size / 2 } ?? former
    }

    private func pixels(_ value: CGFloat) -> CGFloat {
        let scale = max(view.traitCollection.displayScale, 1)
        return (value * scale).rounded() / scale
    }
}
