import Testing
import UIKit

/// What Apple's pages say of a view's place among other views.
@Suite("Documented: view hierarchy") @MainActor
struct DocumentedViewHierarchyTests {
    @MainActor final class Log { var lines: [String] = [] }

    final class Noting: UIView {
        var log = Log()
        var name = ""
        override func didAddSubview(_ subview: UIView) {
            super.didAddSubview(subview)
            log.lines.append("\(name) added")
        }
        override func willRemoveSubview(_ subview: UIView) {
            super.willRemoveSubview(subview)
            log.lines.append("\(name) loses")
        }
        override func willMove(toSuperview newSuperview: UIView?) {
            super.willMove(toSuperview: newSuperview)
            log.lines.append("\(name) to \(newSuperview == nil ? "none" : "view")")
        }
        override func didMoveToSuperview() {
            super.didMoveToSuperview()
            log.lines.append("\(name) in \(superview == nil ? "none" : "view")")
        }
    }

    final class WindowNoting: UIView {
        var asked: [Bool] = []
        var told: [Bool] = []
        override func willMove(toWindow newWindow: UIWindow?) {
            super.willMove(toWindow: newWindow)
            asked.append(newWindow != nil)
        }
        override func didMoveToWindow() {
            super.didMoveToWindow()
            told.append(window != nil)
        }
    }

    @Test("A new view stands alone") func alone() {
        let view = UIView()
        documented("uikit/uiview/superview", view.superview == nil, true)
        documented("uikit/uiview/subviews", view.subviews.isEmpty, true)
        documented("uikit/uiview/window", view.window == nil, true)
        documented("uikit/uiview/tag", view.tag, 0)
    }

    @Test("addSubview appends and links") func adding() {
        let parent = UIView(), first = UIView(), second = UIView()
        parent.addSubview(first)
        parent.addSubview(second)
        documented("uikit/uiview/addsubview(_:)", parent.subviews, [first, second])
        documented("uikit/uiview/superview", first.superview === parent, true)
        documented("uikit/uiview/addsubview(_:)", second.next === parent, true)
        documented("uikit/uiview/subviews", parent.subviews.first === first, true)
    }

    @Test("A view has one superview only") func oneSuperview() {
        let one = UIView(), two = UIView(), child = UIView()
        one.addSubview(child)
        two.addSubview(child)
        documented("uikit/uiview/addsubview(_:)", one.subviews.isEmpty, true)
        documented("uikit/uiview/addsubview(_:)", child.superview === two, true)
        documented("uikit/uiview/addsubview(_:)", two.subviews, [child])
    }

    @Test("The superview keeps its subviews alive") func strong() {
        let parent = UIView()
        weak var child: UIView?
        do {
            let made = UIView()
            child = made
            parent.addSubview(made)
        }
        documented("uikit/uiview/addsubview(_:)", child != nil, true)
    }

    @Test("insertSubview at an index") func insertAt() {
        let parent = UIView(), a = UIView(), b = UIView(), c = UIView(), d = UIView()
        parent.addSubview(a)
        parent.addSubview(b)
        parent.insertSubview(c, at: 0)
        documented("uikit/uiview/insertsubview(_:at:)", parent.subviews, [c, a, b])
        parent.insertSubview(d, at: 2)
        documented("uikit/uiview/insertsubview(_:at:)", parent.subviews, [c, a, d, b])
        documented("uikit/uiview/insertsubview(_:at:)", d.superview === parent, true)
    }

    @Test("insertSubview above and below a sibling") func insertBeside() {
        let parent = UIView(), a = UIView(), b = UIView(), c = UIView(), d = UIView()
        parent.addSubview(a)
        parent.addSubview(b)
        parent.insertSubview(c, aboveSubview: a)
        documented("uikit/uiview/insertsubview(_:abovesubview:)", parent.subviews, [a, c, b])
        parent.insertSubview(d, belowSubview: a)
        documented("uikit/uiview/insertsubview(_:belowsubview:)", parent.subviews, [d, a, c, b])
        let other = UIView()
        other.addSubview(UIView())
        other.insertSubview(c, belowSubview: other.subviews[0])
        documented("uikit/uiview/insertsubview(_:belowsubview:)", parent.subviews, [d, a, b])
    }

    @Test("Moving to the front and to the back") func frontBack() {
        let parent = UIView(), a = UIView(), b = UIView(), c = UIView()
        for view in [a, b, c] { parent.addSubview(view) }
        parent.bringSubviewToFront(a)
        documented("uikit/uiview/bringsubviewtofront(_:)", parent.subviews, [b, c, a])
        parent.sendSubviewToBack(c)
        documented("uikit/uiview/sendsubviewtoback(_:)", parent.subviews, [c, b, a])
        documented("uikit/uiview/sendsubviewtoback(_:)", c.superview === parent, true)
    }

    @Test("Exchanging two subviews") func exchange() {
        let parent = UIView(), a = UIView(), b = UIView(), c = UIView()
        for view in [a, b, c] { parent.addSubview(view) }
        parent.exchangeSubview(at: 0, withSubviewAt: 2)
        documented("uikit/uiview/exchangesubview(at:withsubviewat:)", parent.subviews, [c, b, a])
    }

    @Test("Removing from the superview") func removing() {
        let parent = UIView(), child = UIView()
        parent.addSubview(child)
        child.removeFromSuperview()
        documented("uikit/uiview/removefromsuperview()", parent.subviews.isEmpty, true)
        documented("uikit/uiview/removefromsuperview()", child.superview == nil, true)
        documented("uikit/uiview/removefromsuperview()", child.next == nil, true)
        child.removeFromSuperview()
        documented("uikit/uiview/removefromsuperview()", child.superview == nil, true)
    }

    @Test("Removing also removes the constraints that refer to the view") func removingConstraints() {
        let parent = UIView(), child = UIView(), inner = UIView()
        parent.addSubview(child)
        child.addSubview(inner)
        let outer = child.leadingAnchor.constraint(equalTo: parent.leadingAnchor)
        let deep = inner.topAnchor.constraint(equalTo: parent.topAnchor)
        let own = child.widthAnchor.constraint(equalToConstant: 10)
        let within = inner.leadingAnchor.constraint(equalTo: child.leadingAnchor)
        NSLayoutConstraint.activate([outer, deep, own, within])
        child.removeFromSuperview()
        documented("uikit/uiview/removefromsuperview()", outer.isActive, false)
        documented("uikit/uiview/removefromsuperview()", deep.isActive, false)
        documented("uikit/uiview/removefromsuperview()", parent.constraints.isEmpty, true)
    }

    @Test("isDescendant") func descendant() {
        let top = UIView(), middle = UIView(), leaf = UIView()
        top.addSubview(middle)
        middle.addSubview(leaf)
        documented("uikit/uiview/isdescendant(of:)", leaf.isDescendant(of: top), true)
        documented("uikit/uiview/isdescendant(of:)", leaf.isDescendant(of: middle), true)
        documented("uikit/uiview/isdescendant(of:)", leaf.isDescendant(of: leaf), true)
        documented("uikit/uiview/isdescendant(of:)", top.isDescendant(of: leaf), false)
    }

    @Test("viewWithTag searches the view and its subviews") func tags() {
        let top = UIView(), middle = UIView(), leaf = UIView()
        top.tag = 1
        leaf.tag = 7
        top.addSubview(middle)
        middle.addSubview(leaf)
        documented("uikit/uiview/viewwithtag(_:)", top.viewWithTag(7) === leaf, true)
        documented("uikit/uiview/viewwithtag(_:)", top.viewWithTag(1) === top, true)
        documented("uikit/uiview/viewwithtag(_:)", middle.viewWithTag(1) == nil, true)
        documented("uikit/uiview/viewwithtag(_:)", top.viewWithTag(99) == nil, true)
    }

    @Test("Adding and removing notify both ends") func notifications() {
        let parent = Noting(), child = Noting()
        parent.name = "parent"
        child.name = "child"
        child.log = parent.log
        parent.addSubview(child)
        documented("uikit/uiview/willmove(tosuperview:)", parent.log.lines.contains("child to view"), true)
        documented("uikit/uiview/didmovetosuperview()", parent.log.lines.contains("child in view"), true)
        documented("uikit/uiview/didaddsubview(_:)", parent.log.lines.contains("parent added"), true)
        documented("uikit/uiview/willmove(tosuperview:)", parent.log.lines.first, "child to view")
        parent.log.lines = []
        child.removeFromSuperview()
        documented("uikit/uiview/willremovesubview(_:)", parent.log.lines.contains("parent loses"), true)
        documented("uikit/uiview/willmove(tosuperview:)", parent.log.lines.contains("child to none"), true)
        documented("uikit/uiview/didmovetosuperview()", parent.log.lines.last, "child in none")
    }

    @Test("Being added elsewhere counts as a removal") func stolen() {
        let old = Noting(), new = Noting(), child = UIView()
        old.name = "old"
        new.name = "new"
        new.log = old.log
        old.addSubview(child)
        old.log.lines = []
        new.addSubview(child)
        documented("uikit/uiview/willremovesubview(_:)", old.log.lines.filter { $0 == "old loses" }.count, 1)
        documented("uikit/uiview/didaddsubview(_:)", old.log.lines.filter { $0 == "new added" }.count, 1)
    }

    @Test("insertSubview also tells the superview") func insertTells() {
        let parent = Noting()
        parent.name = "parent"
        parent.insertSubview(UIView(), at: 0)
        documented("uikit/uiview/didaddsubview(_:)", parent.log.lines, ["parent added"])
    }

    @Test("A view learns of its window") func windows() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        let middle = UIView(), leaf = WindowNoting()
        middle.addSubview(leaf)
        leaf.asked = []
        leaf.told = []
        window.addSubview(middle)
        documented("uikit/uiview/willmove(towindow:)", leaf.asked, [true])
        documented("uikit/uiview/didmovetowindow()", leaf.told, [true])
        documented("uikit/uiview/window", leaf.window === window, true)
        middle.removeFromSuperview()
        documented("uikit/uiview/willmove(towindow:)", leaf.asked, [true, false])
        documented("uikit/uiview/didmovetowindow()", leaf.told, [true, false])
        documented("uikit/uiview/window", leaf.window == nil, true)
    }

    @Test("Layers follow the views") func layers() {
        let parent = UIView(), a = UIView(), b = UIView()
        parent.addSubview(a)
        parent.addSubview(b)
        documented("uikit/uiview/layer", a.layer.superlayer === parent.layer, true)
        documented("uikit/uiview/layer", a.layer.delegate === a, true)
        a.removeFromSuperview()
        documented("uikit/uiview/removefromsuperview()", a.layer.superlayer == nil, true)
    }

    @Test("Layout guides belong to a view") func guides() {
        let view = UIView(), guide = UILayoutGuide()
        documented("uikit/uilayoutguide/owningview", guide.owningView == nil, true)
        view.addLayoutGuide(guide)
        documented("uikit/uiview/addlayoutguide(_:)", guide.owningView === view, true)
        documented("uikit/uiview/layoutguides", view.layoutGuides.contains { $0 === guide }, true)
        view.removeLayoutGuide(guide)
        documented("uikit/uiview/removelayoutguide(_:)", guide.owningView == nil, true)
        documented("uikit/uiview/removelayoutguide(_:)", view.layoutGuides.contains { $0 === guide }, false)
    }

    @Test("Gesture recognizers attach to one view") func recognizers() {
        let one = UIView(), two = UIView(), tap = UITapGestureRecognizer()
        one.addGestureRecognizer(tap)
        documented("uikit/uiview/addgesturerecognizer(_:)", tap.view === one, true)
        documented("uikit/uiview/gesturerecognizers", one.gestureRecognizers?.count, 1)
        two.addGestureRecognizer(tap)
        documented("uikit/uigesturerecognizer/view", tap.view === two, true)
        two.removeGestureRecognizer(tap)
        documented("uikit/uiview/removegesturerecognizer(_:)", tap.view == nil, true)
    }
}
