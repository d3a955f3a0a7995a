import Foundation

/// Adding, removing and ordering views, with UIKit's notifications in UIKit's order.
extension UIView {
    static func makeLayer() -> CALayer {
        guard let type = layerClass as? CALayer.Type else {
            fatalError("\(self).layerClass is \(layerClass), which is not a CALayer")
        }
        if type == CALayer.self { return CALayer() }
        guard let layer = type.init(coder: NSCoder()) else {
            fatalError("\(self).layerClass: \(type) cannot be made from a coder")
        }
        return layer
    }

    func attach(_ view: UIView, at index: Int?) {
        require(view !== self, "Can't add self as subview")
        let closesCircle = !view.viewState.subviews.isEmpty && isInside(view)
        require(!closesCircle, "Can't add \(view) as a subview of its own descendant")
        if view.superview === self {
            moveWithin(view, to: index ?? viewState.subviews.count - 1)
            return
        }
        view.adopt(by: self) {
            let end = viewState.subviews.count
            let place = min(max(index ?? end, 0), end)
            insertLayer(of: view, at: place)
            viewState.subviews.insert(view, at: place)
            view.viewState.superview = self
        }
    }

    func attach(_ view: UIView, below sibling: UIView) {
        guard let place = viewState.subviews.indexOfElement(of: sibling) else {
            return attach(view, at: nil)
        }
        let own = viewState.subviews.indexOfElement(of: view)
        attach(view, at: own.map { $0 < place } == true ? place - 1 : place)
    }

    func attach(_ view: UIView, above sibling: UIView) {
        guard let place = viewState.subviews.indexOfElement(of: sibling) else {
            return attach(view, at: nil)
        }
        let own = viewState.subviews.indexOfElement(of: view)
        attach(view, at: own.map { $0 <= place } == true ? place : place + 1)
    }

    func detachFromSuperview() {
        guard superview != nil else { return }
        adopt(by: nil) {}
    }

    /// Moves to another superview, or to none, with the notifications before and after.
    private func adopt(by newSuperview: UIView?, insert: () -> Void) {
        let oldSuperview = superview
        let (oldWindow, newWindow) = (window, newSuperview?.windowForSubviews)
        let windowChanges = oldWindow !== newWindow
        let inherited = UIView.traits(below: newSuperview)
        // What the view stood in may be gone, and the view has not heard of that: it still has the traits of that place.
        let left = oldSuperview == nil ? viewState.resolvedTraits?.traits : nil
        // The traits of a controller's view depend on more than on what is above it.
        let keepsTraits =
            viewState.controller == nil && inherited === UIView.traits(below: oldSuperview)
            && (left == nil || left == applyTraitOverrides(to: inherited))
        var oldTraits = keepsTraits ? nil : left ?? traitCollection
        let oldTint = viewState.subviews.isEmpty ? nil : tintColor

        oldSuperview?.willRemoveSubview(self)
        if windowChanges { eachInSubtree { $0.willMove(toWindow: newWindow) } }
        willMove(toSuperview: newSuperview)

        if let oldSuperview {
            leaveEngine()
            oldSuperview.viewState.subviews.removeElement(self)
            layer.removeFromSuperlayer()
            viewState.superview = nil
            oldSuperview.setNeedsLayout()
        }
        insert()
        // What was called meanwhile may have changed those above.
        if keepsTraits, UIView.traits(below: newSuperview) !== inherited {
            oldTraits = applyTraitOverrides(to: inherited)
        }
        // What controllers below hand on may come from the window.
        if oldTraits != nil || windowChanges { forgetTraits() }
        if let newSuperview {
            newSuperview.setNeedsLayout()
            setNeedsLayout()
            propagateDirtyFlags()
        }

        if windowChanges {
            eachInSubtree { $0.viewState.window = newWindow }
            if newWindow != nil { eachInSubtree { $0.setNeedsLayout() } }
            if newWindow != nil, AppearanceProxies.areUsed { eachInSubtree { AppearanceProxies.style($0) } }
            eachInSubtree { view in
                view.didMoveToWindow()
                view.viewState.controller?.viewDidMove(toWindow: newWindow)
            }
        }
        didMoveToSuperview()
        newSuperview?.didAddSubview(self)
        refreshInsets()
        if windowChanges, Headless.needsWindows { eachInSubtree { $0.windowBeganToManage() } }
        if let oldTraits { notifyTraitChange(from: oldTraits) }
        if tintIsInherited, oldTint == nil || oldTint != tintColor { tintChanged() }
    }

    /// Layers that code inserted keep their place: a view's layer goes below the next view's layer.
    private func insertLayer(of view: UIView, at place: Int) {
        if place < viewState.subviews.count {
            layer.insertSublayer(view.layer, below: viewState.subviews[place].layer)
        } else {
            layer.addSublayer(view.layer)
        }
    }

    private func moveWithin(_ view: UIView, to place: Int) {
        guard let present = viewState.subviews.indexOfElement(of: view), present != place else { return }
        viewState.subviews.remove(at: present)
        let place = min(max(place, 0), viewState.subviews.count)
        insertLayer(of: view, at: place)
        viewState.subviews.insert(view, at: place)
        setNeedsLayout()
    }

    func reorder(_ view: UIView, toFront: Bool) {
        guard view.superview === self else { return }
        moveWithin(view, to: toFront ? viewState.subviews.count - 1 : 0)
    }

    func swapSubviews(_ first: Int, _ second: Int) {
        guard viewState.subviews.indices.contains(first), viewState.subviews.indices.contains(second), first != second
        else { return }
        let (low, high) = (min(first, second), max(first, second))
        let (lower, upper) = (viewState.subviews[low], viewState.subviews[high])
        moveWithin(upper, to: low)
        moveWithin(lower, to: high)
    }

    func isInside(_ view: UIView) -> Bool {
        var current: UIView? = self
        while let candidate = current {
            if candidate === view { return true }
            current = candidate.superview
        }
        return false
    }

    func firstView(tagged tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for subview in viewState.subviews {
            if let match = subview.viewWithTag(tag) { return match }
        }
        return nil
    }

    /// The topmost view above this one, or the view itself.
    var hierarchyRoot: UIView {
        var root = self
        while let parent = root.viewState.superview { root = parent }
        return root
    }

    /// The window that subviews of this view are in.
    var windowForSubviews: UIWindow? { (self as? UIWindow) ?? window }

    func eachInSubtree(_ body: (UIView) -> Void) {
        body(self)
        for subview in viewState.subviews { subview.eachInSubtree(body) }
    }

    func resignFirstResponderInside(force: Bool) -> Bool {
        guard let responder = FirstResponder.current else { return true }
        guard let view = responder as? UIView, view.isInside(self) else { return true }
        return responder.resignFirstResponder()
    }
}

extension Array where Element: AnyObject {
    /// The index of the element. Searches from both ends at once: long lists are usually emptied or reordered from one
    /// of them.
    func indexOfElement(of element: Element) -> Int? {
        var (front, back) = (startIndex, endIndex - 1)
        while front <= back {
            if self[front] === element { return front }
            if self[back] === element { return back }
            front += 1
            back -= 1
        }
        return nil
    }

    mutating func removeElement(_ element: Element) {
        if let place = indexOfElement(of: element) { remove(at: place) }
    }
}
