import Foundation

/// `first attribute  (=, <=, >=)  multiplier · second attribute + constant`.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
    let constraintState = ConstraintState()

    /// A constraint between nothing and nothing: the initialiser that subclasses override.
    public override init() {
        super.init()
        lifetimeToken.begin(self)
    }

    open func awakeFromNib() {}
    open func prepareForInterfaceBuilder() {}

    public convenience init(
        item view1: Any, attribute attr1: NSLayoutConstraint.Attribute, relatedBy relation: NSLayoutConstraint.Relation,
        toItem view2: Any?, attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        let first = Self.object(view1)
        let second: AnyObject? = if let view2 { Self.object(view2) } else { nil }
        ConstraintRules.checkItems(first, second)
        self.init(
            ConstraintOperand(first, attr1), relation,
            ConstraintOperand(second, second == nil ? .notAnAttribute : attr2),
            multiplier: multiplier, constant: c)
    }

    deinit { lifetimeToken.end() }

    convenience init(
        _ first: ConstraintOperand, _ relation: Relation, _ second: ConstraintOperand, multiplier: CGFloat,
        constant: CGFloat
    ) {
        ConstraintRules.checkPairing(first, second, multiplier: multiplier, constant: constant)
        self.init()
        // None of the second item is no second item.
        constraintState.relate(
            first, relation, multiplier == 0 ? .none : second, multiplier: Float(multiplier), constant: constant)
    }

    open var firstItem: AnyObject? { constraintState.first.item }
    open var firstAttribute: NSLayoutConstraint.Attribute { constraintState.first.attribute }
    open var secondItem: AnyObject? { constraintState.second.item }
    open var secondAttribute: NSLayoutConstraint.Attribute { constraintState.second.attribute }
    open var firstAnchor: NSLayoutAnchor<AnyObject> { constraintState.first.anchor }
    open var secondAnchor: NSLayoutAnchor<AnyObject>? {
        constraintState.second.isAbsent ? nil : constraintState.second.anchor
    }
    open var relation: NSLayoutConstraint.Relation { constraintState.relation }
    open var multiplier: CGFloat { CGFloat(constraintState.multiplier) }
    open var constant: CGFloat {
        get { constraintState.constant }
        set { setConstant(newValue) }
    }
    open var priority: UILayoutPriority {
        get { constraintState.priority }
        set { setPriority(newValue) }
    }
    open var isActive: Bool {
        get { constraintState.host != nil }
        set { if newValue { activate() } else { deactivate() } }
    }
    open var identifier: String? {
        get { constraintState.identifier }
        set { constraintState.identifier = newValue }
    }
    open var shouldBeArchived: Bool {
        get { constraintState.shouldBeArchived }
        set { constraintState.shouldBeArchived = newValue }
    }

    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    open class func deactivate(_ constraints: [NSLayoutConstraint]) { ConstraintHosting.evict(constraints) }

    /// The text for the log instead of the equation, for constraints that the framework makes.
    func _implicitStatement(_ naming: ConstraintFormat.Naming) -> String? { nil }

    open override nonisolated var description: String { MainActor.assumeIsolated { describe() } }
    open override nonisolated var debugDescription: String { description }
}

@MainActor final class ConstraintState: HiddenState {
    let lifetimeToken = LifetimeToken()
    private(set) var first = ConstraintOperand.none
    private(set) var relation = NSLayoutConstraint.Relation.equal
    private(set) var second = ConstraintOperand.none
    private(set) var multiplier: Float = 1
    var constant: CGFloat = 0
    var priority = UILayoutPriority.required
    var identifier: String?
    var shouldBeArchived = false
    /// The view that keeps the constraint while it is active.
    @Unretained var host: UIView?
    /// Active constraints are added to the engine in the order of their activation.
    var activation = 0
    /// What the lasting engine with this number has of it.
    var lowered: LoweredConstraint?
    var engine = 0
    /// A number of system spacings, where the constant means those.
    var systemSpacing: CGFloat?

    /// What the constraint says, once and for all.
    func relate(
        _ first: ConstraintOperand, _ relation: NSLayoutConstraint.Relation, _ second: ConstraintOperand,
        multiplier: Float, constant: CGFloat
    ) {
        self.first = first
        self.relation = relation
        self.second = second
        self.multiplier = multiplier
        self.constant = constant
    }
}

extension NSLayoutConstraint {
    /// `as AnyObject` on an `Any` looks for bridges first, which is slow; views and guides do not need any.
    private static func object(_ item: Any) -> AnyObject {
        if let view = item as? UIView { return view }
        if let guide = item as? UILayoutGuide { return guide }
        return item as AnyObject
    }

    private func setConstant(_ constant: CGFloat) {
        ConstraintRules.checkFinite(constant, called: "Constant")
        guard constraintState.constant != constant else { return }
        constraintState.constant = constant
        constraintState.host?.constraintChanged(self)
    }

    private func setPriority(_ priority: UILayoutPriority) {
        ConstraintRules.checkPriority(priority)
        guard constraintState.priority != priority else { return }
        constraintState.priority = priority
        constraintState.host?.constraintChanged(self)
    }
}

extension NSLayoutConstraint {
    /// Why UIKit would raise an exception, in its words.
    package struct Complaint: Error {
        package let words: String

        package init(words: String) { self.words = words }
    }

    /// A constraint from a document. Where UIKit would raise an exception, it throws a `Complaint`.
    package static func checked(
        _ first: AnyObject, _ attribute: Attribute, _ relation: Relation, _ second: AnyObject?,
        _ otherAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
    ) throws(Complaint) -> NSLayoutConstraint {
        let otherAttribute = second == nil ? .notAnAttribute : otherAttribute
        let problem = ConstraintRules.problem(
            attribute, attribute.family, otherAttribute, otherAttribute.family, multiplier: multiplier)
        if let problem { throw Complaint(words: problem) }
        guard let view = ConstraintItem.view(of: first),
            second == nil || ConstraintHosting.nearestCommonAncestor(view, ConstraintItem.view(of: second)) != nil
        else { throw Complaint(words: "The items of the constraint have no common ancestor.") }
        return NSLayoutConstraint(
            ConstraintOperand(first, attribute), relation, ConstraintOperand(second, otherAttribute),
            multiplier: multiplier, constant: constant)
    }
}

/// How strongly a constraint is wanted. A higher one beats any number of lower ones.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
    public var rawValue: Float

    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public init(rawValue: Float) { self.rawValue = rawValue }

    public static let required = UILayoutPriority(1000)
    public static let defaultHigh = UILayoutPriority(750)
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    public static let sceneSizeStayPut = UILayoutPriority(500)
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    public static let defaultLow = UILayoutPriority(250)
    public static let fittingSizeLevel = UILayoutPriority(50)

    public static func < (lhs: UILayoutPriority, rhs: UILayoutPriority) -> Bool { lhs.rawValue < rhs.rawValue }
    // Many projects declare the same for themselves, and theirs are preferred.
    @_disfavoredOverload public static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
        UILayoutPriority(lhs.rawValue + rhs)
    }
    @_disfavoredOverload public static func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
        UILayoutPriority(lhs.rawValue - rhs)
    }
    @_disfavoredOverload public static func += (lhs: inout UILayoutPriority, rhs: Float) { lhs = lhs + rhs }
    @_disfavoredOverload public static func -= (lhs: inout UILayoutPriority, rhs: Float) { lhs = lhs - rhs }
}

extension ClassTable {
    package static let layoutConstraint = ClassTable(of: NSLayoutConstraint.self) { constraint in
        constraint.key("constant", \.constant)
        constraint.key("identifier", \.identifier)
    }
}
