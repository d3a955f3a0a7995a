@_exported import SwiftLayout

/// The printed names of views: given by the caller, or the identifier, or address and type.
@MainActor struct ViewTags {
    var custom: [UIView: String] = [:]

    func tag(of view: UIView) -> String { name(of: view) ?? Self.address(of: view) }

    /// Nil for a view without a name.
    func name(of view: UIView) -> String? {
        if let tag = custom[view] { return tag }
        let identifier = view.accessibilityIdentifier?.trimmingCharacters(in: .whitespaces) ?? ""
        return identifier.isEmpty ? nil : view.accessibilityIdentifier
    }

    static func address(of view: UIView) -> String {
        let digits = String(UInt(bitPattern: ObjectIdentifier(view)), radix: 16)
        return "0x" + String(repeating: "0", count: 16 - digits.count) + digits + ":\(type(of: view))"
    }

    /// A view, or a guide by its owner.
    func tag(ofItem item: AnyObject?) -> String {
        if let view = item as? UIView { return tag(of: view) }
        guard let guide = item as? UILayoutGuide, let owner = guide.owningView else { return "unknown" }
        return tag(of: owner) + Self.suffix(of: guide)
    }

    private static func suffix(of guide: UILayoutGuide) -> String {
        switch guide.identifier {
        case "UIViewSafeAreaLayoutGuide": ".safeAreaLayoutGuide"
        case "UIViewLayoutMarginsGuide": ".layoutMarginsGuide"
        case "UIViewKeyboardLayoutGuide": ".keyboardLayoutGuide"
        case "UIViewReadableContentGuide": ".readableContentGuide"
        default: ":\(guide.identifier)"
        }
    }
}
