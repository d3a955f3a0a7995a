import UIKit

extension UIView {
    public var snp: ConstraintViewDSL { ConstraintViewDSL(self) }
}

extension UILayoutGuide {
    public var snp: ConstraintLayoutGuideDSL { ConstraintLayoutGuideDSL(self) }
}

extension UILayoutSupport {
    @MainActor public var snp: ConstraintLayoutSupportDSL { ConstraintLayoutSupportDSL(self) }
}

@preconcurrency @MainActor public struct ConstraintViewDSL: ConstraintAttributesDSL {
    let view: UIView

    init(_ view: UIView) { self.view = view }

    public var target: AnyObject? { view }

    @discardableResult public func prepareConstraints(_ closure: (_ make: ConstraintMaker) -> Void) -> [Constraint] {
        ConstraintMaker.prepare(view, closure)
    }

    public func makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) { ConstraintMaker.make(view, closure) }
    public func remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
        ConstraintMaker.remake(view, closure)
    }
    public func updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
        ConstraintMaker.update(view, closure)
    }
    public func removeConstraints() { ConstraintMaker.remove(view) }

    public var contentHuggingHorizontalPriority: Float {
        get { view.contentHuggingPriority(for: .horizontal).rawValue }
        nonmutating set { view.setContentHuggingPriority(UILayoutPriority(newValue), for: .horizontal) }
    }

    public var contentHuggingVerticalPriority: Float {
        get { view.contentHuggingPriority(for: .vertical).rawValue }
        nonmutating set { view.setContentHuggingPriority(UILayoutPriority(newValue), for: .vertical) }
    }

    public var contentCompressionResistanceHorizontalPriority: Float {
        get { view.contentCompressionResistancePriority(for: .horizontal).rawValue }
        nonmutating set { view.setContentCompressionResistancePriority(UILayoutPriority(newValue), for: .horizontal) }
    }

    public var contentCompressionResistanceVerticalPriority: Float {
        get { view.contentCompressionResistancePriority(for: .vertical).rawValue }
        nonmutating set { view.setContentCompressionResistancePriority(UILayoutPriority(newValue), for: .vertical) }
    }
}

@preconcurrency @MainActor public struct ConstraintLayoutGuideDSL: ConstraintAttributesDSL {
    let guide: UILayoutGuide

    init(_ guide: UILayoutGuide) { self.guide = guide }

    public var target: AnyObject? { guide }

    @discardableResult public func prepareConstraints(_ closure: (_ make: ConstraintMaker) -> Void) -> [Constraint] {
        ConstraintMaker.prepare(guide, closure)
    }

    public func makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) { ConstraintMaker.make(guide, closure) }
    public func remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
        ConstraintMaker.remake(guide, closure)
    }
    public func updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
        ConstraintMaker.update(guide, closure)
    }
    public func removeConstraints() { ConstraintMaker.remove(guide) }
}

/// The top and bottom layout guides of controllers, before the safe area.
@preconcurrency @MainActor public struct ConstraintLayoutSupportDSL: ConstraintDSL {
    public let target: AnyObject?

    init(_ support: any UILayoutSupport) { target = support }

    public var top: ConstraintItem { ConstraintItem(target, Attributes(.top)) }
    public var bottom: ConstraintItem { ConstraintItem(target, Attributes(.bottom)) }
    public var height: ConstraintItem { ConstraintItem(target, Attributes(.height)) }
}
