/// Properties by the way in which their values are written.
extension ConfigurableProperty {
    static func plain<View: UIView, Value: Equatable>(
        _ name: String, _ path: KeyPath<View, Value>, _ usual: View
    ) -> ConfigurableProperty {
        property(keypath: path, defaultReferenceView: usual) { "$0.\(name) = \($0)" }
    }

    static func enumerated<View: UIView, Value: Equatable>(
        _ name: String, _ path: KeyPath<View, Value>, _ usual: View
    ) -> ConfigurableProperty {
        property(keypath: path, defaultReferenceView: usual) { "$0.\(name) = .\($0)" }
    }

    static func text<View: UIView>(
        _ name: String, _ path: KeyPath<View, String?>, _ usual: View
    ) -> ConfigurableProperty {
        property(keypath: path, defaultReferenceView: usual) { "$0.\(name) = \(Described.text($0))" }
    }

    static func color<View: UIView>(
        _ name: String, _ path: KeyPath<View, UIColor?>, _ usual: View
    ) -> ConfigurableProperty { color(name, { (view: View) in view[keyPath: path] }, usual) }

    static func color<View: UIView>(
        _ name: String, _ getter: @escaping (View) -> UIColor?, _ usual: View
    ) -> ConfigurableProperty {
        property(getter: getter, defaultReferenceView: usual) { "$0.\(name) = \(Described.color($0))" }
    }
}

/// Values as source; those without a short form become a comment.
@MainActor enum Described {
    static func text(_ text: String?) -> String { text.map { "\"\($0)\"" } ?? "nil" }

    static func image(_ image: UIImage?) -> String { image == nil ? "nil" : "/* Modified! Check it manually. */" }

    static func font(_ font: UIFont?) -> String {
        font.map {
            "/* Modified! Check it manually. (fontName: \($0.fontName), pointSize: \($0.pointSize)) */"
        } ?? "nil"
    }

    static func color(_ color: UIColor?) -> String {
        guard let color else { return "nil" }
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        let digits = [red, green, blue].map { String(format: "%02X", Int($0 * 255)) }.joined()
        return "/* Modified! Check it manually. (hex: #\(digits), alpha: \(alpha)) */"
    }
}

extension UIAccessibilityTraits {
    private static let named: [(UIAccessibilityTraits, String)] = [
        (.button, "button"), (.link, "link"), (.header, "header"), (.searchField, "searchField"), (.image, "image"),
        (.selected, "selected"), (.playsSound, "playsSound"), (.keyboardKey, "keyboardKey"),
        (.staticText, "staticText"), (.summaryElement, "summaryElement"), (.notEnabled, "notEnabled"),
        (.updatesFrequently, "updatesFrequently"), (.startsMediaSession, "startsMediaSession"),
        (.adjustable, "adjustable"), (.allowsDirectInteraction, "allowsDirectInteraction"),
        (.causesPageTurn, "causesPageTurn"), (.tabBar, "tabBar"),
    ]

    var names: [String] { Self.named.filter { contains($0.0) }.map { "." + $0.1 } }
}
