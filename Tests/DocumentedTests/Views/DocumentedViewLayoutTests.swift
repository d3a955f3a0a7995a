import Testing
import UIKit

/// What Apple's pages say of a view's layout: passes, margins, safe area, constraints.
@Suite("Documented: view layout") @MainActor
struct DocumentedViewLayoutTests {
    final class Counting: UIView {
        var layouts = 0, updates = 0, marginChanges = 0, safeAreaChanges = 0
        override func layoutSubviews() {
            layouts += 1
            super.layoutSubviews()
        }
        override func updateConstraints() {
            updates += 1
            super.updateConstraints()
        }
        override func layoutMarginsDidChange() {
            super.layoutMarginsDidChange()
            marginChanges += 1
        }
        override func safeAreaInsetsDidChange() {
            super.safeAreaInsetsDidChange()
            safeAreaChanges += 1
        }
    }

    @Test("Layout is asked for and happens once") func passes() {
        let view = Counting(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let window = shown(view)
        view.layouts = 0
        view.layoutIfNeeded()
        documented("uikit/uiview/layoutifneeded()", view.layouts, 0)
        view.setNeedsLayout()
        documented("uikit/uiview/setneedslayout()", view.layouts, 0)
        view.setNeedsLayout()
        view.layoutIfNeeded()
        documented("uikit/uiview/setneedslayout()", view.layouts, 1)
        view.layoutIfNeeded()
        documented("uikit/uiview/layoutifneeded()", view.layouts, 1)
        view.setNeedsLayout()
        window.layoutIfNeeded()
        documented("uikit/uiview/layoutifneeded()", view.layouts, 2)
    }

    @Test("layoutIfNeeded lays out the subtree") func subtree() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let child = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        parent.addSubview(child)
        let window = shown(parent)
        child.layouts = 0
        child.setNeedsLayout()
        parent.layoutIfNeeded()
        documented("uikit/uiview/layoutifneeded()", child.layouts, 1)
        child.bounds.size = CGSize(width: 30, height: 30)
        parent.layoutIfNeeded()
        documented("uikit/uiview/layoutsubviews()", child.layouts, 2)
        withExtendedLifetime(window) {}
    }

    @Test("Constraint updates") func updates() {
        let view = Counting(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let window = shown(view)
        view.setNeedsUpdateConstraints()
        documented("uikit/uiview/needsupdateconstraints()", view.needsUpdateConstraints(), true)
        let before = view.updates
        view.updateConstraintsIfNeeded()
        documented("uikit/uiview/updateconstraintsifneeded()", view.updates, before + 1)
        documented("uikit/uiview/needsupdateconstraints()", view.needsUpdateConstraints(), false)
        view.setNeedsUpdateConstraints()
        window.layoutIfNeeded()
        documented("uikit/uiview/setneedsupdateconstraints()", view.updates, before + 2)
    }

    @Test("Margins' defaults") func marginDefaults() {
        let view = UIView()
        documented("uikit/uiview/layoutmargins", view.layoutMargins, UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        documented(
            "uikit/uiview/directionallayoutmargins", view.directionalLayoutMargins,
            NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
        documented("uikit/uiview/preservessuperviewlayoutmargins", view.preservesSuperviewLayoutMargins, false)
        documented("uikit/uiview/insetslayoutmarginsfromsafearea", view.insetsLayoutMarginsFromSafeArea, true)
        documented("uikit/uiview/safeareainsets", view.safeAreaInsets, .zero)
    }

    @Test("The two kinds of margins are synchronized") func marginsInSync() {
        let view = Counting()
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 20, bottom: 3, trailing: 4)
        documented(
            "uikit/uiview/layoutmargins", view.layoutMargins, UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 4))
        documented("uikit/uiview/layoutmarginsdidchange()", view.marginChanges >= 1, true)
        view.layoutMargins = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
        documented(
            "uikit/uiview/directionallayoutmargins", view.directionalLayoutMargins,
            NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8))
    }

    @Test("Right to left, the leading margin is at the right") func rightToLeft() {
        let view = UIView()
        view.semanticContentAttribute = .forceRightToLeft
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 10)
        documented(
            "uikit/uiview/directionallayoutmargins", view.layoutMargins,
            UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 30))
        documented(
            "uikit/uiview/effectiveuserinterfacelayoutdirection", view.effectiveUserInterfaceLayoutDirection,
            .rightToLeft)
    }

    @Test("Semantic content attributes") func semantics() {
        let view = UIView()
        documented("uikit/uiview/semanticcontentattribute", view.semanticContentAttribute, .unspecified)
        documented(
            "uikit/uiview/userinterfacelayoutdirection(for:)",
            UIView.userInterfaceLayoutDirection(for: .forceLeftToRight), .leftToRight)
        documented(
            "uikit/uiview/userinterfacelayoutdirection(for:)",
            UIView.userInterfaceLayoutDirection(for: .forceRightToLeft), .rightToLeft)
        documented(
            "uikit/uiview/userinterfacelayoutdirection(for:relativeto:)",
            UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft), .rightToLeft)
        documented(
            "uikit/uisemanticcontentattribute/playback",
            UIView.userInterfaceLayoutDirection(for: .playback, relativeTo: .rightToLeft), .leftToRight)
        documented(
            "uikit/uisemanticcontentattribute/spatial",
            UIView.userInterfaceLayoutDirection(for: .spatial, relativeTo: .rightToLeft), .leftToRight)
    }

    @Test("Preserving the superview's margins") func preserving() {
        let parent = UIView(frame: CGRect(x: 50, y: 200, width: 200, height: 200))
        let child = UIView(frame: CGRect(x: 10, y: 10, width: 180, height: 180))
        parent.layoutMargins = UIEdgeInsets(top: 40, left: 40, bottom: 40, right: 40)
        parent.addSubview(child)
        let window = shown(parent)
        documented(
            "uikit/uiview/preservessuperviewlayoutmargins", child.layoutMargins,
            UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        child.preservesSuperviewLayoutMargins = true
        window.layoutIfNeeded()
        documented(
            "uikit/uiview/preservessuperviewlayoutmargins", child.layoutMargins,
            UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30))
        withExtendedLifetime(window) {}
    }

    @Test("The margins' guide") func marginsGuide() {
        let view = UIView(frame: CGRect(x: 50, y: 200, width: 100, height: 80))
        view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let window = shown(view)
        documented(
            "uikit/uiview/layoutmarginsguide", view.layoutMarginsGuide.layoutFrame,
            CGRect(x: 2, y: 1, width: 94, height: 76))
        documented("uikit/uiview/layoutmarginsguide", view.layoutMarginsGuide.owningView === view, true)
        withExtendedLifetime(window) {}
    }

    @Test("Additional safe area") func safeArea() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        let controller = UIViewController()
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        let before = controller.view.safeAreaInsets
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        window.layoutIfNeeded()
        let after = controller.view.safeAreaInsets
        documented("uikit/uiviewcontroller/additionalsafeareainsets", after.top - before.top, 10)
        documented("uikit/uiviewcontroller/additionalsafeareainsets", after.left - before.left, 20)
        documented("uikit/uiviewcontroller/additionalsafeareainsets", after.bottom - before.bottom, 30)
        documented("uikit/uiviewcontroller/additionalsafeareainsets", after.right - before.right, 40)
        let frame = controller.view.safeAreaLayoutGuide.layoutFrame
        documented("uikit/uiview/safearealayoutguide", frame, controller.view.bounds.inset(by: after))
        withExtendedLifetime(window) {}
    }

    @Test("A view's safe area is only what covers it") func safeAreaOfSubviews() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        let controller = UIViewController()
        window.rootViewController = controller
        window.isHidden = false
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 100, left: 0, bottom: 100, right: 0)
        let centre = Counting(frame: CGRect(x: 0, y: 400, width: 100, height: 50))
        let top = Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 800))
        controller.view.addSubview(centre)
        controller.view.addSubview(top)
        window.layoutIfNeeded()
        documented("uikit/uiview/safeareainsets", centre.safeAreaInsets, .zero)
        documented("uikit/uiview/safeareainsets", top.safeAreaInsets.top, controller.view.safeAreaInsets.top)
        documented("uikit/uiview/safeareainsetsdidchange()", top.safeAreaChanges >= 1, true)
        documented(
            "uikit/uiview/insetslayoutmarginsfromsafearea", top.layoutMargins.top >= top.safeAreaInsets.top, true)
        top.insetsLayoutMarginsFromSafeArea = false
        documented("uikit/uiview/insetslayoutmarginsfromsafearea", top.layoutMargins.top, 8)
        withExtendedLifetime(window) {}
    }

    @Test("Intrinsic size and priorities") func intrinsic() {
        let view = UIView()
        documented(
            "uikit/uiview/intrinsiccontentsize", view.intrinsicContentSize,
            CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
        documented(
            "uikit/uiview/contenthuggingpriority(for:)", view.contentHuggingPriority(for: .horizontal), .defaultLow)
        documented(
            "uikit/uiview/contentcompressionresistancepriority(for:)",
            view.contentCompressionResistancePriority(for: .vertical), .defaultHigh)
        view.setContentHuggingPriority(.required, for: .horizontal)
        documented(
            "uikit/uiview/setcontenthuggingpriority(_:for:)", view.contentHuggingPriority(for: .horizontal), .required)
        documented(
            "uikit/uiview/setcontenthuggingpriority(_:for:)", view.contentHuggingPriority(for: .vertical), .defaultLow)
        documented("uikit/uiview/requiresconstraintbasedlayout", UIView.requiresConstraintBasedLayout, false)
    }

    @Test("Alignment rectangles") func alignment() {
        final class Badge: UIView {
            override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
        }
        let plain = UIView(), badge = Badge()
        let rect = CGRect(x: 10, y: 10, width: 50, height: 50)
        documented("uikit/uiview/alignmentrectinsets", plain.alignmentRectInsets, .zero)
        documented("uikit/uiview/alignmentrect(forframe:)", plain.alignmentRect(forFrame: rect), rect)
        documented(
            "uikit/uiview/alignmentrect(forframe:)", badge.alignmentRect(forFrame: rect),
            CGRect(x: 12, y: 11, width: 44, height: 46))
        documented(
            "uikit/uiview/frame(foralignmentrect:)",
            badge.frame(forAlignmentRect: CGRect(x: 12, y: 11, width: 44, height: 46)), rect)
    }

    @Test("Baselines") func baselines() {
        final class Outer: UIView {
            let inner = UIView()
            override var forLastBaselineLayout: UIView { inner }
        }
        let view = UIView(), outer = Outer()
        documented("uikit/uiview/forlastbaselinelayout", view.forLastBaselineLayout === view, true)
        documented("uikit/uiview/forfirstbaselinelayout", view.forFirstBaselineLayout === view, true)
        documented("uikit/uiview/forfirstbaselinelayout", outer.forFirstBaselineLayout === outer.inner, true)
    }

    @Test("The size that satisfies the constraints") func fitting() {
        let view = UIView(), box = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 5),
            box.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -5),
            box.topAnchor.constraint(equalTo: view.topAnchor),
            box.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            box.widthAnchor.constraint(greaterThanOrEqualToConstant: 40),
            box.heightAnchor.constraint(equalToConstant: 30),
        ])
        documented(
            "uikit/uiview/layoutfittingcompressedsize",
            view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), CGSize(width: 50, height: 30))
        let wide = view.systemLayoutSizeFitting(
            CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        documented(
            "uikit/uiview/systemlayoutsizefitting(_:withhorizontalfittingpriority:verticalfittingpriority:)", wide,
            CGSize(width: 300, height: 30))
        documented("uikit/uiview/systemlayoutsizefitting(_:)", view.bounds.size, CGSize(width: 0, height: 0))
    }

    @Test("Constraints lay out views") func constraints() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(child)
        NSLayoutConstraint.activate([
            child.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 10),
            child.widthAnchor.constraint(equalTo: parent.widthAnchor, multiplier: 0.5),
            child.centerYAnchor.constraint(equalTo: parent.centerYAnchor),
            child.heightAnchor.constraint(equalTo: child.widthAnchor, multiplier: 0.5, constant: 4),
        ])
        let window = shown(parent)
        documented("uikit/nslayoutconstraint", child.frame, CGRect(x: 10, y: 23, width: 100, height: 54))
        documented("uikit/uiview/hasambiguouslayout", child.hasAmbiguousLayout, false)
        documented(
            "uikit/uiview/constraintsaffectinglayout(for:)", child.constraintsAffectingLayout(for: .horizontal).isEmpty,
            false)
        documented("uikit/uiview/constraints", parent.constraints.count, 3)
        documented("uikit/uiview/constraints", child.constraints.count, 1)
        withExtendedLifetime(window) {}
    }
}
