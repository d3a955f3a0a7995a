import Foundation

/// Arranges views in a row or a column, by making constraints for them.
@preconcurrency @MainActor open class UIStackView: UIView {
    let stackState = StackState()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    public required init(coder: NSCoder) {
        super.init(frame: .zero)
        isOpaque = false
        coder.fill(self, as: UIStackView.self)
    }

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }
    public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

    open var arrangedSubviews: [UIView] { stackState.arranged }
    open func addArrangedSubview(_ view: UIView) { arrange(view, at: nil) }
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) { insert(view, at: stackIndex) }
    open func removeArrangedSubview(_ view: UIView) { disarrange(view) }

    open var axis: NSLayoutConstraint.Axis {
        get { stackState.axis }
        set { change { $0.axis = newValue } }
    }
    open var distribution: UIStackView.Distribution {
        get { stackState.distribution }
        set { change { $0.distribution = newValue } }
    }
    open var alignment: UIStackView.Alignment {
        get { stackState.alignment }
        set { change { $0.alignment = newValue } }
    }
    open var spacing: CGFloat {
        get { stackState.spacing }
        set { change { $0.spacing = newValue } }
    }
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        change { $0.setCustomSpacing(spacing, after: arrangedSubview) }
    }
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        stackState.customSpacing[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
    }
    open var isBaselineRelativeArrangement: Bool {
        get { stackState.isBaselineRelative }
        set { change { $0.isBaselineRelative = newValue } }
    }
    open var isLayoutMarginsRelativeArrangement: Bool {
        get { stackState.isMarginsRelative }
        set { change { $0.isMarginsRelative = newValue } }
    }

    open override func updateConstraints() {
        arrangeByConstraints()
        super.updateConstraints()
    }

    open override func willRemoveSubview(_ subview: UIView) {
        disarrange(subview)
        super.willRemoveSubview(subview)
    }

    open override class var requiresConstraintBasedLayout: Bool { true }
    open override var forFirstBaselineLayout: UIView { baselineView(first: true) }
    open override var forLastBaselineLayout: UIView { baselineView(first: false) }
}

extension UIStackView {
    /// How the views share the stack's length.
    public enum Distribution: Int, Sendable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// How the views are aligned across the stack.
    public enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline

        public static var top: Alignment { .leading }
        public static var bottom: Alignment { .trailing }
    }
}

/// The state of a stack view.
@MainActor final class StackState: HiddenState {
    var axis = NSLayoutConstraint.Axis.horizontal
    var distribution = UIStackView.Distribution.fill
    var alignment = UIStackView.Alignment.fill
    var spacing: CGFloat = 0
    var isBaselineRelative = false
    var isMarginsRelative = false
    var arranged: [UIView] = []
    var customSpacing: [ObjectIdentifier: CGFloat] = [:]

    /// The constraints of the last arrangement.
    var constraints: [StackConstraint: NSLayoutConstraint] = [:]
    var spacer: UILayoutGuide?
    var gaps: [UILayoutGuide] = []

    func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {
        guard arranged.contains(where: { $0 === view }) else { return }
        customSpacing[ObjectIdentifier(view)] = spacing == UIStackView.spacingUseDefault ? nil : spacing
    }
}

extension UIStackView {
    private func change(_ body: (StackState) -> Void) {
        body(stackState)
        setNeedsUpdateConstraints()
    }

    private func insert(_ view: UIView, at index: Int) {
        require(
            stackState.arranged.indices.contains(index) || index == stackState.arranged.count,
            "index out of bounds for arranged subview: index = \(index) expected to be less than or equal to "
                + "\(stackState.arranged.count)")
        arrange(view, at: index)
    }

    private func arrange(_ view: UIView, at index: Int?) {
        // An arranged view is a subview, so a view without this superview need not be searched for.
        if view.superview === self { stackState.arranged.removeElement(view) }
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        let place = min(index ?? stackState.arranged.count, stackState.arranged.count)
        stackState.arranged.insert(view, at: place)
        setNeedsUpdateConstraints()
    }

    private func disarrange(_ view: UIView) {
        guard stackState.arranged.contains(where: { $0 === view }) else { return }
        stackState.arranged.removeElement(view)
        stackState.customSpacing[ObjectIdentifier(view)] = nil
        view.setStackRank(nil)
        forgetConstraints(on: view)
        setNeedsUpdateConstraints()
    }

    func arrangedVisibilityChanged(of view: UIView) {
        if stackState.arranged.contains(where: { $0 === view }) { setNeedsUpdateConstraints() }
    }

    /// Lengths of views and texts that wrap are part of some arrangements.
    func arrangedContentChanged() {
        let dependsOnContent = distribution == .fillProportionally || distribution == .fill && axis == .horizontal
        if dependsOnContent { setNeedsUpdateConstraints() }
    }

    private func baselineView(first: Bool) -> UIView {
        let visible = stackState.arranged.filter { !$0.isHidden }
        let view = first || axis == .horizontal ? visible.first : visible.last
        return view ?? self
    }
}

extension ClassTable {
    package static let stackView = ClassTable(
        of: UIStackView.self,
        made: .init(
            "stackView", noun: "stack",
            json: ("stackView", "A row or a column: UIStackView. Its subviews are arranged in their order.")
        ) { UIStackView() }
    ) { stack in
        stack.choice(
            "axis", \.axis, json: "A row (horizontal) or a column (vertical). Default: horizontal.", nib: "axis")
        stack.special("spacing", json: "The spacing between views. Default: 0.")
        stack.key("spacing", \.spacing)
        stack.appearance("spacing", \.spacing)
        stack.choice(
            "distribution", \.distribution, json: "How the views share the stack's length. Default: fill.",
            nib: "distribution")
        stack.choice(
            "alignment", \.alignment, json: "How the views are aligned across the stack. Default: fill.",
            nib: "alignment")
        stack.flag(
            "isLayoutMarginsRelativeArrangement", \.isLayoutMarginsRelativeArrangement,
            json: "Whether the views are laid out inside layoutMargins.")
        stack.flag(
            "isBaselineRelativeArrangement", \.isBaselineRelativeArrangement,
            json: "Whether spacing is from baseline to baseline.", nib: "baselineRelativeArrangement")
    }
}

extension NSLayoutConstraint.Axis: NamedCases {
    package static let noun = "an axis"
    package static var names: KeyValuePairs<String, NSLayoutConstraint.Axis> {
        ["horizontal": .horizontal, "vertical": .vertical]
    }
}

extension UIStackView.Distribution: NamedCases {
    package static let noun = "a distribution"
    package static var names: KeyValuePairs<String, UIStackView.Distribution> {
        [
            "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
            "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
        ]
    }
}

extension UIStackView.Alignment: NamedCases {
    package static let noun = "an alignment"
    package static var names: KeyValuePairs<String, UIStackView.Alignment> {
        [
            "fill": .fill, "leading": .leading, "center": .center, "trailing": .trailing, "top": .top,
            "bottom": .bottom, "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
        ]
    }
}
