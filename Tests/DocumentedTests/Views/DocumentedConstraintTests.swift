import Testing
import UIKit

/// What Apple's pages say of constraints, anchors and layout guides.
@Suite("Documented: constraints, anchors and guides") @MainActor
struct DocumentedConstraintTests {
    private func pair() -> (UIView, UIView) {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(child)
        return (parent, child)
    }

    @Test("A new constraint") func new() {
        let (parent, child) = pair()
        let constraint = NSLayoutConstraint(
            item: child, attribute: .leading, relatedBy: .equal, toItem: parent, attribute: .trailing, multiplier: 0.5,
            constant: 7)
        documented("uikit/nslayoutconstraint/firstitem", constraint.firstItem === child, true)
        documented("uikit/nslayoutconstraint/firstattribute", constraint.firstAttribute, .leading)
        documented("uikit/nslayoutconstraint/relation-swift.property", constraint.relation, .equal)
        documented("uikit/nslayoutconstraint/seconditem", constraint.secondItem === parent, true)
        documented("uikit/nslayoutconstraint/secondattribute", constraint.secondAttribute, .trailing)
        documented("uikit/nslayoutconstraint/multiplier", constraint.multiplier, 0.5)
        documented("uikit/nslayoutconstraint/constant", constraint.constant, 7)
        documented("uikit/nslayoutconstraint/priority", constraint.priority, .required)
        documented("uikit/nslayoutconstraint/isactive", constraint.isActive, false)
        documented("uikit/nslayoutconstraint/identifier", constraint.identifier == nil, true)
        documented("uikit/nslayoutconstraint/shouldbearchived", constraint.shouldBeArchived, false)
    }

    @Test("Priorities") func priorities() {
        documented("uikit/uilayoutpriority/required", UILayoutPriority.required.rawValue, 1000)
        documented("uikit/uilayoutpriority/defaulthigh", UILayoutPriority.defaultHigh.rawValue, 750)
        documented("uikit/uilayoutpriority/defaultlow", UILayoutPriority.defaultLow.rawValue, 250)
        documented("uikit/uilayoutpriority/fittingsizelevel", UILayoutPriority.fittingSizeLevel.rawValue, 50)
    }

    @Test("Anchors make inactive constraints") func anchors() {
        let (parent, child) = pair()
        let plain = child.leadingAnchor.constraint(equalTo: parent.leadingAnchor)
        documented("uikit/nslayoutanchor/constraint(equalto:)", plain.isActive, false)
        documented("uikit/nslayoutanchor/constraint(equalto:)", plain.constant, 0)
        documented("uikit/nslayoutanchor/constraint(equalto:)", plain.multiplier, 1)
        documented("uikit/nslayoutanchor/constraint(equalto:)", plain.relation, .equal)
        let less = child.topAnchor.constraint(lessThanOrEqualTo: parent.bottomAnchor, constant: -4)
        documented("uikit/nslayoutanchor/constraint(lessthanorequalto:constant:)", less.relation, .lessThanOrEqual)
        documented("uikit/nslayoutanchor/constraint(lessthanorequalto:constant:)", less.constant, -4)
        documented("uikit/nslayoutconstraint/secondattribute", less.secondAttribute, .bottom)
        let greater = child.widthAnchor.constraint(
            greaterThanOrEqualTo: parent.heightAnchor, multiplier: 2, constant: 3)
        documented(
            "uikit/nslayoutdimension/constraint(greaterthanorequalto:multiplier:constant:)", greater.relation,
            .greaterThanOrEqual)
        documented(
            "uikit/nslayoutdimension/constraint(greaterthanorequalto:multiplier:constant:)", greater.multiplier, 2)
        documented("uikit/nslayoutconstraint/firstattribute", greater.firstAttribute, .width)
        documented("uikit/nslayoutconstraint/secondattribute", greater.secondAttribute, .height)
    }

    @Test("A constant size has no second item") func constant() {
        let view = UIView()
        let width = view.widthAnchor.constraint(equalToConstant: 40)
        documented("uikit/nslayoutdimension/constraint(equaltoconstant:)", width.secondItem == nil, true)
        documented("uikit/nslayoutdimension/constraint(equaltoconstant:)", width.secondAttribute, .notAnAttribute)
        documented("uikit/nslayoutdimension/constraint(equaltoconstant:)", width.constant, 40)
        documented("uikit/nslayoutconstraint/secondanchor", width.secondAnchor == nil, true)
    }

    @Test("Active constraints live in the closest common ancestor") func ancestor() {
        let (parent, child) = pair()
        let sibling = UIView(), deep = UIView()
        parent.addSubview(sibling)
        sibling.addSubview(deep)
        let across = child.leadingAnchor.constraint(equalTo: deep.trailingAnchor)
        across.isActive = true
        documented("uikit/nslayoutconstraint/isactive", parent.constraints.contains(across), true)
        documented("uikit/nslayoutconstraint/isactive", sibling.constraints.contains(across), false)
        let inner = deep.topAnchor.constraint(equalTo: sibling.topAnchor)
        inner.isActive = true
        documented("uikit/nslayoutconstraint/isactive", sibling.constraints.contains(inner), true)
        across.isActive = false
        documented("uikit/nslayoutconstraint/isactive", parent.constraints.contains(across), false)
    }

    @Test("activate, deactivate, add and remove") func activation() {
        let (parent, child) = pair()
        let one = child.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
            two = child.widthAnchor.constraint(equalToConstant: 5)
        NSLayoutConstraint.activate([one, two])
        documented("uikit/nslayoutconstraint/activate(_:)", one.isActive && two.isActive, true)
        documented("uikit/nslayoutconstraint/activate(_:)", child.constraints, [two])
        NSLayoutConstraint.deactivate([one, two])
        documented("uikit/nslayoutconstraint/deactivate(_:)", one.isActive || two.isActive, false)
        parent.addConstraint(one)
        documented("uikit/uiview/addconstraint(_:)", one.isActive, true)
        parent.removeConstraint(one)
        documented("uikit/uiview/removeconstraint(_:)", one.isActive, false)
        parent.addConstraints([one])
        parent.removeConstraints([one])
        documented("uikit/uiview/removeconstraints(_:)", parent.constraints.isEmpty, true)
    }

    private func solve(_ parent: UIView) { parent.layoutIfNeeded() }

    @Test("Changing the constant moves the view") func changing() {
        let (parent, child) = pair()
        let leading = child.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 10)
        NSLayoutConstraint.activate([
            leading,
            child.topAnchor.constraint(equalTo: parent.topAnchor),
            child.widthAnchor.constraint(equalToConstant: 20),
            child.heightAnchor.constraint(equalToConstant: 30),
        ])
        solve(parent)
        documented("uikit/nslayoutconstraint/constant", child.frame, CGRect(x: 10, y: 0, width: 20, height: 30))
        leading.constant = 50
        solve(parent)
        documented("uikit/nslayoutconstraint/constant", child.frame.origin.x, 50)
    }

    @Test("Higher priorities win") func winning() {
        let (parent, child) = pair()
        let low = child.widthAnchor.constraint(equalToConstant: 50),
            high = child.widthAnchor.constraint(equalToConstant: 80)
        low.priority = .defaultLow
        high.priority = .defaultHigh
        NSLayoutConstraint.activate([
            low, high,
            child.topAnchor.constraint(equalTo: parent.topAnchor),
            child.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
            child.heightAnchor.constraint(equalToConstant: 30),
        ])
        solve(parent)
        documented("uikit/nslayoutconstraint/priority", child.frame.width, 80)
        high.isActive = false
        solve(parent)
        documented("uikit/nslayoutconstraint/priority", child.frame.width, 50)
    }

    @Test("The formula: multiplier times the second plus the constant") func formula() {
        let (parent, child) = pair()
        NSLayoutConstraint.activate([
            NSLayoutConstraint(
                item: child, attribute: .width, relatedBy: .equal, toItem: parent, attribute: .height, multiplier: 0.5,
                constant: 8),
            NSLayoutConstraint(
                item: child, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                multiplier: 1, constant: 11),
            NSLayoutConstraint(
                item: child, attribute: .right, relatedBy: .equal, toItem: parent, attribute: .right, multiplier: 0.5,
                constant: 0),
            NSLayoutConstraint(
                item: child, attribute: .centerY, relatedBy: .equal, toItem: parent, attribute: .centerY, multiplier: 1,
                constant: 0.5),
        ])
        solve(parent)
        documented("uikit/nslayoutconstraint", child.frame, CGRect(x: 42, y: 45, width: 58, height: 11))
    }

    @Test("The visual format") func visualFormat() {
        let (parent, child) = pair()
        let horizontal = NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-12-[box(==60@500)]", metrics: nil, views: ["box": child])
        let vertical = NSLayoutConstraint.constraints(
            withVisualFormat: "V:|-gap-[box]-gap-|", metrics: ["gap": 15], views: ["box": child])
        documented("uikit/nslayoutconstraint/constraints(withvisualformat:options:metrics:views:)", horizontal.count, 2)
        documented("uikit/nslayoutconstraint/constraints(withvisualformat:options:metrics:views:)", vertical.count, 2)
        documented(
            "uikit/nslayoutconstraint/constraints(withvisualformat:options:metrics:views:)",
            horizontal.contains { $0.priority.rawValue == 500 && $0.constant == 60 }, true)
        NSLayoutConstraint.activate(horizontal + vertical)
        solve(parent)
        documented(
            "uikit/nslayoutconstraint/constraints(withvisualformat:options:metrics:views:)", child.frame,
            CGRect(x: 12, y: 15, width: 60, height: 70))
    }

    @Test("Leading is at the right when the direction is right to left") func direction() {
        let (parent, child) = pair()
        parent.semanticContentAttribute = .forceRightToLeft
        child.semanticContentAttribute = .forceRightToLeft
        NSLayoutConstraint.activate([
            child.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 10),
            child.topAnchor.constraint(equalTo: parent.topAnchor),
            child.widthAnchor.constraint(equalToConstant: 20),
            child.heightAnchor.constraint(equalToConstant: 20),
        ])
        solve(parent)
        documented("uikit/nslayoutconstraint/attribute/leading", child.frame.origin.x, 170)
    }

    @Test("Distances between anchors") func offsets() {
        let (parent, child) = pair()
        NSLayoutConstraint.activate([
            parent.leadingAnchor.anchorWithOffset(to: child.leadingAnchor).constraint(equalToConstant: 25),
            child.topAnchor.constraint(equalTo: parent.topAnchor),
            child.heightAnchor.constraint(equalToConstant: 20),
            child.trailingAnchor.anchorWithOffset(to: parent.trailingAnchor).constraint(
                equalTo: parent.leadingAnchor.anchorWithOffset(to: child.leadingAnchor)),
        ])
        solve(parent)
        documented("uikit/nslayoutxaxisanchor/anchorwithoffset(to:)", child.frame.minX, 25)
        documented("uikit/nslayoutxaxisanchor/anchorwithoffset(to:)", child.frame.maxX, 175)
    }

    @Test("Layout guides") func guides() {
        let (parent, child) = pair()
        let guide = UILayoutGuide()
        guide.identifier = "middle"
        parent.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 30),
            guide.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -40),
            guide.topAnchor.constraint(equalTo: parent.topAnchor, constant: 5),
            guide.heightAnchor.constraint(equalToConstant: 50),
            child.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
            child.topAnchor.constraint(equalTo: guide.bottomAnchor),
            child.widthAnchor.constraint(equalToConstant: 10),
            child.heightAnchor.constraint(equalToConstant: 10),
        ])
        solve(parent)
        documented("uikit/uilayoutguide/layoutframe", guide.layoutFrame, CGRect(x: 30, y: 5, width: 130, height: 50))
        documented("uikit/uilayoutguide", child.frame, CGRect(x: 90, y: 55, width: 10, height: 10))
        documented("uikit/uilayoutguide/identifier", guide.identifier, "middle")
        documented("uikit/uilayoutguide", parent.subviews, [child])
        documented(
            "uikit/uilayoutguide/constraintsaffectinglayout(for:)",
            guide.constraintsAffectingLayout(for: .horizontal).isEmpty, false)
    }
}
