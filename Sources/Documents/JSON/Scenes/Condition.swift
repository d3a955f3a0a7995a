import MaquetteViewModel

/// A condition on the screen under which a variation applies.
enum Condition: String, CaseIterable, Sendable {
    case compactWidth, regularWidth, compactHeight, regularHeight
    case light, dark
    case leftToRight, rightToLeft
    case portrait, landscape
    case phone, pad
    case accessibilityText

    func holds(for settings: Headless.Settings) -> Bool {
        switch self {
        case .compactWidth: settings.horizontalSizeClass == .compact
        case .regularWidth: settings.horizontalSizeClass == .regular
        case .compactHeight: settings.verticalSizeClass == .compact
        case .regularHeight: settings.verticalSizeClass == .regular
        case .light: settings.userInterfaceStyle != .dark
        case .dark: settings.userInterfaceStyle == .dark
        case .leftToRight: settings.layoutDirection != .rightToLeft
        case .rightToLeft: settings.layoutDirection == .rightToLeft
        case .portrait: !settings.isLandscape
        case .landscape: settings.isLandscape
        case .phone: settings.device.idiom == .phone
        case .pad: settings.device.idiom == .pad
        case .accessibilityText: settings.preferredContentSizeCategory.isAccessibilityCategory
        }
    }
}

extension Kind where Value == Condition {
    static let condition = Kind(
        "a condition", schema: ["enum": .array(Condition.allCases.map { .string($0.rawValue) })]
    ) {
        node, reading in
        if let condition = node.string.flatMap(Condition.init(rawValue:)) { return condition }
        let names = Condition.allCases.map(\.rawValue)
        let suggestion = node.string.flatMap { NearestNames.suggestion(for: $0, among: names) } ?? ""
        reading.report(
            "expected a condition: \(names.joined(separator: ", ")), found \(node.excerpt)\(suggestion)", at: node)
        return nil
    }
}

extension Kind where Value == [Condition] {
    /// One, or several that must all be true.
    static let conditions = Kind.either(
        "a condition or a list of them", string: Kind<Condition>.condition.map { [$0] },
        array: .list(of: .condition, "a list of conditions", atLeast: 1))
}
