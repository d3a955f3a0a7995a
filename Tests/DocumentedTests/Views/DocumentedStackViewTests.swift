import Testing
import UIKit

/// What Apple's pages say of stack views.
@Suite("Documented: stack views") @MainActor
struct DocumentedStackViewTests {
    final class Box: UIView {
        let size: CGSize
        init(_ width: CGFloat, _ height: CGFloat) {
            size = CGSize(width: width, height: height)
            super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { return nil }
        override var intrinsicContentSize: CGSize { size }
    }

    private func stack(_ views: [UIView], axis: NSLayoutConstraint.Axis = .horizontal) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = axis
        stack.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
        return stack
    }

    @Test("Defaults") func defaults() {
        let stack = UIStackView()
        documented("uikit/uistackview/axis", stack.axis, .horizontal)
        documented("uikit/uistackview/alignment-swift.property", stack.alignment, .fill)
        documented("uikit/uistackview/distribution-swift.property", stack.distribution, .fill)
        documented("uikit/uistackview/spacing", stack.spacing, 0)
        documented("uikit/uistackview/isbaselinerelativearrangement", stack.isBaselineRelativeArrangement, false)
        documented(
            "uikit/uistackview/islayoutmarginsrelativearrangement", stack.isLayoutMarginsRelativeArrangement, false)
        documented("uikit/uistackview/arrangedsubviews", stack.arrangedSubviews.isEmpty, true)
    }

    @Test("Arranged subviews are subviews") func arranged() {
        let a = UIView(), b = UIView(), c = UIView()
        let stack = UIStackView(arrangedSubviews: [a, b])
        documented("uikit/uistackview/init(arrangedsubviews:)", stack.arrangedSubviews, [a, b])
        documented("uikit/uistackview/init(arrangedsubviews:)", stack.subviews, [a, b])
        stack.addArrangedSubview(c)
        documented("uikit/uistackview/addarrangedsubview(_:)", stack.arrangedSubviews, [a, b, c])
        documented("uikit/uistackview/addarrangedsubview(_:)", c.superview === stack, true)
        documented("uikit/uistackview", c.translatesAutoresizingMaskIntoConstraints, false)
    }

    @Test("A plain subview is not arranged") func plain() {
        let a = UIView(), plain = UIView()
        let stack = UIStackView(arrangedSubviews: [a])
        stack.insertSubview(plain, at: 0)
        documented("uikit/uistackview/arrangedsubviews", stack.arrangedSubviews, [a])
        stack.addArrangedSubview(plain)
        documented("uikit/uistackview/addarrangedsubview(_:)", stack.subviews, [plain, a])
        documented("uikit/uistackview/addarrangedsubview(_:)", stack.arrangedSubviews, [a, plain])
    }

    @Test("Inserting") func inserting() {
        let a = UIView(), b = UIView(), c = UIView()
        let stack = UIStackView(arrangedSubviews: [a, b])
        stack.insertArrangedSubview(c, at: 1)
        documented("uikit/uistackview/insertarrangedsubview(_:at:)", stack.arrangedSubviews, [a, c, b])
        documented("uikit/uistackview/insertarrangedsubview(_:at:)", c.superview === stack, true)
    }

    @Test("Removing") func removing() {
        let a = UIView(), b = UIView(), c = UIView()
        let stack = UIStackView(arrangedSubviews: [a, b, c])
        stack.removeArrangedSubview(b)
        documented("uikit/uistackview/removearrangedsubview(_:)", stack.arrangedSubviews, [a, c])
        documented("uikit/uistackview/removearrangedsubview(_:)", b.superview === stack, true)
        a.removeFromSuperview()
        documented("uikit/uistackview/arrangedsubviews", stack.arrangedSubviews, [c])
        let other = UIView()
        other.addSubview(c)
        documented("uikit/uistackview/arrangedsubviews", stack.arrangedSubviews, [])
    }

    @Test("The subviews' order does not change the arrangement") func order() {
        let a = UIView(), b = UIView()
        let stack = UIStackView(arrangedSubviews: [a, b])
        stack.bringSubviewToFront(a)
        documented("uikit/uistackview", stack.subviews, [b, a])
        documented("uikit/uistackview", stack.arrangedSubviews, [a, b])
    }

    @Test("Filling equally") func fillEqually() {
        let a = Box(10, 10), b = Box(50, 10), c = Box(20, 10)
        let stack = self.stack([a, b, c])
        stack.distribution = .fillEqually
        stack.spacing = 15
        stack.layoutIfNeeded()
        documented(
            "uikit/uistackview/distribution-swift.enum/fillequally", a.frame, CGRect(x: 0, y: 0, width: 90, height: 100)
        )
        documented(
            "uikit/uistackview/distribution-swift.enum/fillequally", b.frame,
            CGRect(x: 105, y: 0, width: 90, height: 100))
        documented("uikit/uistackview/spacing", c.frame, CGRect(x: 210, y: 0, width: 90, height: 100))
    }

    @Test("Filling by hugging priority") func fill() {
        let a = Box(50, 10), b = Box(50, 10)
        a.setContentHuggingPriority(.required, for: .horizontal)
        let stack = self.stack([a, b])
        stack.layoutIfNeeded()
        documented(
            "uikit/uistackview/distribution-swift.enum/fill", a.frame, CGRect(x: 0, y: 0, width: 50, height: 100))
        documented(
            "uikit/uistackview/distribution-swift.enum/fill", b.frame, CGRect(x: 50, y: 0, width: 250, height: 100))
    }

    @Test("Shrinking by compression resistance") func shrink() {
        let a = Box(200, 10), b = Box(200, 10)
        a.setContentCompressionResistancePriority(.required, for: .horizontal)
        let stack = self.stack([a, b])
        stack.layoutIfNeeded()
        documented("uikit/uistackview/distribution-swift.enum/fill", a.frame.width, 200)
        documented("uikit/uistackview/distribution-swift.enum/fill", b.frame.width, 100)
    }

    @Test("Filling proportionally") func proportionally() {
        let a = Box(10, 10), b = Box(20, 10)
        let stack = self.stack([a, b])
        stack.distribution = .fillProportionally
        stack.layoutIfNeeded()
        documented("uikit/uistackview/distribution-swift.enum/fillproportionally", a.frame.width, 100)
        documented("uikit/uistackview/distribution-swift.enum/fillproportionally", b.frame.width, 200)
    }

    @Test("Equal spacing and equal centering") func equal() {
        let a = Box(20, 10), b = Box(40, 10), c = Box(60, 10)
        let spaced = stack([a, b, c])
        spaced.distribution = .equalSpacing
        spaced.layoutIfNeeded()
        documented("uikit/uistackview/distribution-swift.enum/equalspacing", a.frame.minX, 0)
        documented("uikit/uistackview/distribution-swift.enum/equalspacing", b.frame.minX - a.frame.maxX, 90)
        documented("uikit/uistackview/distribution-swift.enum/equalspacing", c.frame.maxX, 300)
        let d = Box(20, 10), e = Box(40, 10), f = Box(60, 10)
        let centered = stack([d, e, f])
        centered.distribution = .equalCentering
        centered.layoutIfNeeded()
        documented("uikit/uistackview/distribution-swift.enum/equalcentering", e.frame.midX, 140)
        documented("uikit/uistackview/distribution-swift.enum/equalcentering", f.frame.midX, 270)
    }

    @Test("Alignments of a horizontal stack") func alignment() {
        let a = Box(10, 20)
        let stack = self.stack([a])
        stack.alignment = .top
        stack.layoutIfNeeded()
        documented("uikit/uistackview/alignment-swift.enum/top", a.frame.minY, 0)
        documented("uikit/uistackview/alignment-swift.enum/top", a.frame.height, 20)
        stack.alignment = .bottom
        stack.layoutIfNeeded()
        documented("uikit/uistackview/alignment-swift.enum/bottom", a.frame.maxY, 100)
        stack.alignment = .center
        stack.layoutIfNeeded()
        documented("uikit/uistackview/alignment-swift.enum/center", a.frame.midY, 50)
        stack.alignment = .fill
        stack.layoutIfNeeded()
        documented("uikit/uistackview/alignment-swift.enum/fill", a.frame.height, 100)
    }

    @Test("Alignments of a vertical stack") func vertical() {
        let a = Box(40, 20), b = Box(60, 30)
        let stack = self.stack([a, b], axis: .vertical)
        stack.frame.size.height = 50
        stack.alignment = .leading
        stack.layoutIfNeeded()
        documented("uikit/uistackview/axis", b.frame, CGRect(x: 0, y: 20, width: 60, height: 30))
        documented("uikit/uistackview/alignment-swift.enum/leading", a.frame, CGRect(x: 0, y: 0, width: 40, height: 20))
        stack.alignment = .trailing
        stack.layoutIfNeeded()
        documented("uikit/uistackview/alignment-swift.enum/trailing", a.frame.maxX, 300)
        stack.alignment = .center
        stack.layoutIfNeeded()
        documented("uikit/uistackview/alignment-swift.enum/center", a.frame.midX, 150)
    }

    @Test("Hidden views take no room") func hidden() {
        let a = Box(10, 10), b = Box(10, 10), c = Box(10, 10)
        let stack = self.stack([a, b, c])
        stack.distribution = .fillEqually
        stack.spacing = 30
        b.isHidden = true
        stack.layoutIfNeeded()
        documented("uikit/uistackview", a.frame, CGRect(x: 0, y: 0, width: 135, height: 100))
        documented("uikit/uistackview", c.frame, CGRect(x: 165, y: 0, width: 135, height: 100))
        documented("uikit/uistackview", stack.arrangedSubviews, [a, b, c])
        b.isHidden = false
        stack.layoutIfNeeded()
        documented("uikit/uistackview", c.frame.width, 80)
    }

    @Test("Margins") func margins() {
        let a = Box(10, 10)
        let stack = self.stack([a])
        stack.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        stack.layoutIfNeeded()
        documented(
            "uikit/uistackview/islayoutmarginsrelativearrangement", a.frame, CGRect(x: 0, y: 0, width: 300, height: 100)
        )
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutIfNeeded()
        documented(
            "uikit/uistackview/islayoutmarginsrelativearrangement", a.frame,
            CGRect(x: 20, y: 10, width: 240, height: 60))
    }

    @Test("Custom spacing") func customSpacing() {
        let a = Box(50, 10), b = Box(50, 10), c = Box(50, 10)
        let stack = self.stack([a, b, c])
        stack.alignment = .top
        stack.spacing = 10
        documented(
            "uikit/uistackview/customspacing(after:)", stack.customSpacing(after: a), UIStackView.spacingUseDefault)
        stack.setCustomSpacing(30, after: a)
        documented("uikit/uistackview/setcustomspacing(_:after:)", stack.customSpacing(after: a), 30)
        stack.layoutIfNeeded()
        documented("uikit/uistackview/setcustomspacing(_:after:)", b.frame.minX - a.frame.maxX, 30)
        documented("uikit/uistackview/setcustomspacing(_:after:)", c.frame.minX - b.frame.maxX, 10)
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: a)
        stack.layoutIfNeeded()
        documented("uikit/uistackview/spacingusedefault", b.frame.minX - a.frame.maxX, 10)
    }

    @Test("The stack's own size") func size() {
        let stack = UIStackView(arrangedSubviews: [Box(30, 10), Box(40, 25)])
        stack.spacing = 5
        documented(
            "uikit/uistackview", stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize),
            CGSize(width: 75, height: 25))
        stack.axis = .vertical
        documented(
            "uikit/uistackview", stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize),
            CGSize(width: 40, height: 40))
    }
}
