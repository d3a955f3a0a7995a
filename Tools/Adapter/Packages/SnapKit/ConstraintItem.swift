import ObjectiveC
import UIKit

/// Attributes of a view or guide, such as `view.snp.bottom`.
@preconcurrency @MainActor public final class ConstraintItem: ConstraintRelatableTarget, Equatable {
    weak var target: AnyObject?
    let attributes: Attributes

    init(_ target: AnyObject?, _ attributes: Attributes) { (self.target, self.attributes) = (target, attributes) }

    nonisolated public static func == (one: ConstraintItem, other: ConstraintItem) -> Bool {
        MainActor.assumeIsolated { one.target === other.target && one.attributes == other.attributes }
    }
}

/// What stands behind `snp`.
@preconcurrency @MainActor public protocol ConstraintDSL {
    var target: AnyObject? { get }
    func setLabel(_ value: String?)
    func label() -> String?
}

private nonisolated(unsafe) var labelKey = 0

extension ConstraintDSL {
    public func setLabel(_ value: String?) {
        guard let target else { return }
        objc_setAssociatedObject(target, &labelKey, value as Any, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    }

    public func label() -> String? {
        target.flatMap { objc_getAssociatedObject($0, &labelKey) as? String }
    }
}

public protocol ConstraintBasicAttributesDSL: ConstraintDSL {}
public protocol ConstraintAttributesDSL: ConstraintBasicAttributesDSL {}

extension ConstraintBasicAttributesDSL {
    private func item(_ attributes: Attributes) -> ConstraintItem { ConstraintItem(target, attributes) }

    public var left: ConstraintItem { item(Attributes(.left)) }
    public var top: ConstraintItem { item(Attributes(.top)) }
    public var right: ConstraintItem { item(Attributes(.right)) }
    public var bottom: ConstraintItem { item(Attributes(.bottom)) }
    public var leading: ConstraintItem { item(Attributes(.leading)) }
    public var trailing: ConstraintItem { item(Attributes(.trailing)) }
    public var width: ConstraintItem { item(Attributes(.width)) }
    public var height: ConstraintItem { item(Attributes(.height)) }
    public var centerX: ConstraintItem { item(Attributes(.centerX)) }
    public var centerY: ConstraintItem { item(Attributes(.centerY)) }
    public var edges: ConstraintItem { item(.edges) }
    public var horizontalEdges: ConstraintItem { item(.horizontalEdges) }
    public var verticalEdges: ConstraintItem { item(.verticalEdges) }
    public var directionalEdges: ConstraintItem { item(.directionalEdges) }
    public var directionalHorizontalEdges: ConstraintItem { item(.directionalHorizontalEdges) }
    public var directionalVerticalEdges: ConstraintItem { item(.verticalEdges) }
    public var size: ConstraintItem { item(.size) }
    public var center: ConstraintItem { item(.center) }
}

extension ConstraintAttributesDSL {
    private func item(_ attributes: Attributes) -> ConstraintItem { ConstraintItem(target, attributes) }

    public var baseline: ConstraintItem { item(Attributes(.lastBaseline)) }
    public var lastBaseline: ConstraintItem { item(Attributes(.lastBaseline)) }
    public var firstBaseline: ConstraintItem { item(Attributes(.firstBaseline)) }
    public var leftMargin: ConstraintItem { item(Attributes(.leftMargin)) }
    public var topMargin: ConstraintItem { item(Attributes(.topMargin)) }
    public var rightMargin: ConstraintItem { item(Attributes(.rightMargin)) }
    public var bottomMargin: ConstraintItem { item(Attributes(.bottomMargin)) }
    public var leadingMargin: ConstraintItem { item(Attributes(.leadingMargin)) }
    public var trailingMargin: ConstraintItem { item(Attributes(.trailingMargin)) }
    public var centerXWithinMargins: ConstraintItem { item(Attributes(.centerXWithinMargins)) }
    public var centerYWithinMargins: ConstraintItem { item(Attributes(.centerYWithinMargins)) }
    public var margins: ConstraintItem { item(.margins) }
    public var directionalMargins: ConstraintItem { item(.directionalMargins) }
    public var centerWithinMargins: ConstraintItem { item(.centerWithinMargins) }
}
