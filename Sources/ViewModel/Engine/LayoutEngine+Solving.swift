import Foundation
import MaquetteLayout

/// Bringing the system up to date with the tree, and reading frames from it.
extension LayoutEngine {
    /// Text may have to be measured again for the width it got, which may move others; more rounds change nothing.
    private static let mostTextRounds = 4

    /// Lowers what has changed in the tree, then solves until the text fits the widths it was given.
    func bringUpToDate() {
        guard let root else { return }
        if !isForFitting, !sizesRoot { setRootSize(of: root) }
        if root.viewState.subtreeNeedsLowering || !isLasting { lowerTree(below: root) }
        guard hasChanged else { return }
        if !textIsSettled { unwrapFollowers() }
        for _ in 0..<Self.mostTextRounds {
            system.solve()
            let textChanged = remeasureFollowers()
            let baselinesMoved = remeasureBaselines()
            if !textChanged && !baselinesMoved { break }
        }
        system.solve()
        textIsSettled = true
    }

    private func setRootSize(of root: UIView) {
        let insets = existingItem(of: root)?.alignmentInsets ?? .zero
        let size = root.bounds.inset(by: insets).size
        guard size != rootSize else { return }
        rootSize = size
        hasChanged = true
        do {
            try system.setRootSize(width: Double(size.width), height: Double(size.height))
        } catch {
            Headless.Diagnostics.report(error)
        }
    }

    private func lowerTree(below root: UIView) {
        var pending: [NSLayoutConstraint] = []
        lower(root, collecting: &pending)
        // Plain numbers are sorted several times faster than objects, which are retained for each comparison.
        var order: [(activation: Int, place: Int)] = []
        order.reserveCapacity(pending.count)
        for (place, constraint) in pending.enumerated() { order.append((constraint.constraintState.activation, place)) }
        order.sort(by: <)
        for (_, place) in order { update(pending[place]) }
    }

    private func lower(_ view: UIView, collecting pending: inout [NSLayoutConstraint]) {
        let state = view.viewState
        guard !isLasting || state.subtreeNeedsLowering else { return }
        if !isLasting {
            pending += state.constraints
            if view === root || !state.translatesAutoresizingMask { _ = item(of: view) }
        } else {
            if state.needsLowering { lowerAgain(view) }
            pending += state.pendingConstraints
            state.pendingConstraints = []
            state.needsLowering = false
            state.subtreeNeedsLowering = false
        }
        for subview in state.subviews { lower(subview, collecting: &pending) }
    }

    private func lowerAgain(_ view: UIView) {
        if let item = existingItem(of: view) {
            lowerImplicitConstraints(of: view, item)
        } else if !view.viewState.translatesAutoresizingMask {
            _ = item(of: view)
        }
    }

    // MARK: Frames

    /// The solved frame of a view in its superview, edges rounded to pixels; `nil` for a view that no constraint
    /// affects.
    func frame(of view: UIView, scale: CGFloat) -> CGRect? {
        guard view !== root, let item = existingItem(of: view) else { return nil }
        if view.viewState.translatesAutoresizingMask || view.fillsWindow {
            let exact = alignmentRect(of: item).outset(by: item.alignmentInsets)
            let present = view.untransformedFrame
            return present.isNearly(exact) ? present : exact
        }
        let grid = PixelGrid(scale: scale)
        var frame = grid.rounded(frameFromStart(of: item))
        // Rounded before it is mirrored, so that the layout from right to left is an exact mirror image.
        if item.isMirrored, let superview = view.superview {
            frame.origin.x = grid.rounded(placedWidth(of: superview, grid) - frame.maxX)
        }
        return frame
    }

    private func rectFromStart(of item: LayoutItem) -> CGRect {
        CGRect(
            x: system[item.leading], y: system[item.top], width: max(0, system[item.width]),
            height: max(0, system[item.height]))
    }

    /// The frame as far as the unknowns tell: counted from the right edge where the item is mirrored.
    private func frameFromStart(of item: LayoutItem) -> CGRect {
        let insets = item.alignmentInsets
        let rect = rectFromStart(of: item)
        guard item.isMirrored else { return rect.outset(by: insets) }
        return rect.outset(
            by: UIEdgeInsets(top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left))
    }

    /// How wide a view is once its own frame has been rounded.
    private func placedWidth(of view: UIView, _ grid: PixelGrid) -> CGFloat {
        guard let item = existingItem(of: view) else { return view.bounds.width }
        if view === root { return sizesRoot ? rootSize(item, grid).width : view.bounds.width }
        let exact = frameFromStart(of: item)
        return view.viewState.translatesAutoresizingMask ? exact.width : grid.rounded(exact).width
    }

    private func rootSize(_ item: LayoutItem, _ grid: PixelGrid) -> CGSize {
        grid.rounded(CGRect(origin: .zero, size: frameFromStart(of: item).size)).size
    }

    private func resize(_ root: UIView, to item: LayoutItem) {
        let size = rootSize(item, PixelGrid(scale: root.layoutScale))
        if size != root.bounds.size { root.place(at: CGRect(origin: root.untransformedFrame.origin, size: size)) }
    }

    /// Where an item lies in its superview or owner, not rounded.
    func alignmentRect(of item: LayoutItem) -> CGRect {
        var rect = rectFromStart(of: item)
        if item.isMirrored, let outer = item.view?.superview ?? item.guide?.owningView {
            let length = outerLength(of: outer, along: .horizontal)
            let width = length.terms.reduce(length.constant) { $0 + $1.coefficient * system[$1.unknown] }
            rect.origin.x = width - rect.maxX
        }
        return rect
    }

    /// Compares every item with what its view or guide has, and asks for a layout where they differ.
    func markMovedItems() {
        guard hasChanged else { return }
        hasChanged = false
        if sizesRoot, let root, let item = existingItem(of: root) { resize(root, to: item) }
        for item in orderedItems where !item.isForgotten {
            if let view = item.view, let superview = view.superview, view !== root {
                guard !superview.viewState.needsLayout,
                    let frame = frame(of: view, scale: superview.layoutScale), frame != view.untransformedFrame
                else { continue }
                superview.setNeedsLayout()
            } else if let guide = item.guide {
                let frame = alignmentRect(of: item)
                if frame != guide.guideState.frame {
                    guide.guideState.frame = frame
                    guide.owningView?.setNeedsLayout()
                    if guide.guideState.kind == .content { guide.owningView?._contentSizeFound(frame.size) }
                }
            }
        }
        reportNewConflicts()
    }
}

/// The pixels of a screen. Edges go to the nearest one, a tie away from the origin.
struct PixelGrid {
    let scale: CGFloat

    func rounded(_ value: CGFloat) -> CGFloat { ((value * scale) + 0.5 + 1e-6).rounded(.down) / scale }

    /// Zero is added because what rounds up to nothing would be a negative zero otherwise.
    func roundedUp(_ value: CGFloat) -> CGFloat { ((value * scale) - 1e-6).rounded(.up) / scale + 0 }

    func rounded(_ rect: CGRect) -> CGRect {
        let (minX, minY) = (rounded(rect.minX), rounded(rect.minY))
        return CGRect(
            x: minX, y: minY, width: length(from: minX, to: rect.maxX), height: length(from: minY, to: rect.maxY))
    }

    /// A whole number of pixels, without the noise of subtracting two rounded edges.
    private func length(from min: CGFloat, to max: CGFloat) -> CGFloat {
        ((rounded(max) - min) * scale).rounded() / scale
    }
}

extension CGRect {
    func isNearly(_ other: CGRect) -> Bool {
        abs(minX - other.minX) < 1e-6 && abs(minY - other.minY) < 1e-6 && abs(width - other.width) < 1e-6
            && abs(height - other.height) < 1e-6
    }
}
