/// A row of a list: its background, its content, what is at its trailing edge, and the line below it.
final class ListRowView: UIView, InternalView, ListRow {
    private let ground = UIView()
    private var chevron: UIImageView?
    private var badge: UILabel?
    private var lines: [UIView] = []
    var isCard = false
    let isTouchedInParts = true
    /// What a tap does that nothing in the row takes.
    var onTap: (() -> Void)? { didSet { tap.isEnabled = onTap != nil || whileSwiped != nil } }
    private let tap = UITapGestureRecognizer()
    /// What a tap does instead while a row of the list is beside its actions.
    var whileSwiped: (() -> Void)? { didSet { tap.isEnabled = onTap != nil || whileSwiped != nil } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        // VoiceOver goes through a row before it goes to the next one.
        shouldGroupAccessibilityChildren = true
        tap.isEnabled = false
        tap.addTarget(self) { row in { (_: UITapGestureRecognizer) in (row.whileSwiped ?? row.onTap)?() } }
        addGestureRecognizer(tap)
    }

    @available(*, unavailable) required init?(coder: NSCoder) { fatalError("no document has one") }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let found = super.hitTest(point, with: event)
        return whileSwiped != nil && found != nil ? self : found
    }

    func showGround(_ color: UIColor?, _ inside: [UIView], radius: CGFloat, isFirst: Bool, isLast: Bool) {
        ground.frame = bounds
        ground.backgroundColor = color
        ground.show(inside)
        var corners: CACornerMask = []
        if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        ground.layer.cornerRadius = corners.isEmpty ? 0 : radius
        ground.layer.ownCorners = corners
        ground.layer.cornerCurve = .continuous
        ground.clipsToBounds = !corners.isEmpty || !inside.isEmpty
    }

    func chevronView(_ environment: EnvironmentValues) -> UIView {
        let view = chevron ?? UIImageView()
        chevron = view
        environment.dress(view)
        let size = UIFont.preferredFont(forTextStyle: .body, compatibleWith: environment.traitCollection).pointSize
        let symbol = UIImage.SymbolConfiguration(pointSize: size * 14 / 17, weight: .semibold)
        view.image = UIImage(systemName: "chevron.forward", withConfiguration: symbol)
        view.tintColor = .tertiaryLabel
        view.contentMode = .center
        view.isAccessibilityElement = false
        return view
    }

    private var signs: [Bool: RowSignControl] = [:]

    func signView(
        _ sign: RowSign, isBefore: Bool, beside content: [UIView], _ environment: EnvironmentValues
    ) -> RowSignControl {
        let view = signs[isBefore] ?? RowSignControl()
        signs[isBefore] = view
        environment.dress(view)
        view.show(sign, tint: environment.tintColor, of: content.spokenWords ?? "")
        return view
    }

    /// The room of a red platter beside the words. Nobody measured it.
    static let besideProminentBadge: CGFloat = 14

    /// - Parameter isProminent: on a red platter, as Apple's page on `BadgeProminence.increased` says.
    func badgeLabel(_ words: String, isProminent: Bool, _ environment: EnvironmentValues) -> UILabel {
        let label = badge ?? UILabel()
        badge = label
        environment.dress(label)
        label.font = .preferredFont(forTextStyle: .body, compatibleWith: environment.traitCollection)
        label.textColor = isProminent ? .white : .secondaryLabel
        label.backgroundColor = isProminent ? .systemRed : nil
        label.textAlignment = isProminent ? .center : .natural
        label.clipsToBounds = isProminent
        label.text = words
        return label
    }

    func showLines(_ shown: [(frame: CGRect, color: UIColor)]) {
        while lines.count < shown.count { lines.append(UIView()) }
        lines.removeSubrange(shown.count...)
        for (line, look) in zip(lines, shown) {
            line.frame = look.frame
            line.backgroundColor = look.color
        }
    }

    func showAll(_ content: [UIView]) { show([ground] + content + lines) }
}
