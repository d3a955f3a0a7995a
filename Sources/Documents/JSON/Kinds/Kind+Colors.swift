import Foundation
import MaquetteViewModel

/// Colours as web pages write them: `#RGB`, `#RGBA`, `#RRGGBB`, `#RRGGBBAA`.
enum HexColor {
    static let pattern = "^#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"

    static func color(_ text: String) -> UIColor? {
        let digits = text.utf8.dropFirst().compactMap(\.hexadecimalDigit)
        guard text.hasPrefix("#"), digits.count == text.utf8.count - 1 else { return nil }
        let channels: [UInt32]
        switch digits.count {
        case 3, 4: channels = digits.map { $0 * 17 }
        case 6, 8: channels = stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
        default: return nil
        }
        let parts = channels.map { CGFloat($0) / 255 }
        return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count > 3 ? parts[3] : 1)
    }
}

extension Reading.Note where Value == [String: UIColor] {
    /// The document's own colours, by name.
    static let colors = Reading.Note("colors", startingWith: Value())
}

private enum ColorFields {
    static let light = Field("light", Kind<UIColor>.color, "In the light appearance.", isRequired: true)
    static let dark = Field("dark", Kind<UIColor>.color, "In the dark appearance.", isRequired: true)
    static let pair = Record("a colour for each appearance", [light.erased, dark.erased])

    static let color = Field("color", Kind<UIColor>.color, "The colour without its alpha.", isRequired: true)
    static let alpha = Field("alpha", Kind<Double>.fraction, "From 0, clear, to 1, opaque.", isRequired: true)
    static let translucent = Record("a colour with an alpha", [color.erased, alpha.erased])
}

extension Kind where Value == UIColor {
    private static let expectation =
        "a colour: a name of UIKit's such as systemBlue or label, one of the document's `colors`, #RGB, #RGBA, #RRGGBB, "
        + "#RRGGBBAA, or a pair of light and dark"

    /// Recursive: a pair is made of colours.
    static let color: Kind<UIColor> = Kind(expectation, schema: .reference("color")) { node, reading in
        switch node.kind {
        case .string: return read(node, named: node.string ?? "", reading)
        case .object where node.members.contains { $0.key.string == "color" || $0.key.string == "alpha" }:
            guard let values = ColorFields.translucent.read(node, reading) else { return nil }
            guard let color = values[ColorFields.color], let alpha = values[ColorFields.alpha] else { return nil }
            return color.withAlphaComponent(CGFloat(alpha))
        case .object:
            guard let values = ColorFields.pair.read(node, reading) else { return nil }
            guard let light = values[ColorFields.light], let dark = values[ColorFields.dark] else { return nil }
            return UIColor { ($0.userInterfaceStyle == .dark ? dark : light).resolvedColor(with: $0) }
        default:
            reading.reportUnexpected(node, expected: expectation)
            return nil
        }
    }

    static let colorDefinition: JSONValue = [
        "description":
            "A colour: a name, a hexadecimal number, a pair for light and dark, or another colour with an alpha.",
        "anyOf": [
            ["enum": .array(SystemColorNames.all.map { .string($0) })],
            ["type": "string", "pattern": .string(HexColor.pattern)],
            ["type": "string", "pattern": "^[A-Za-z_]", "description": "One of the document's own colours."],
            ColorFields.pair.schema,
            ColorFields.translucent.schema,
        ],
    ]

    private static func read(_ node: JSONNode, named name: String, _ reading: Reading) -> UIColor? {
        if let color = reading[.colors][name] ?? SystemColorNames.color(named: name) ?? HexColor.color(name) {
            return color
        }
        if name.hasPrefix("#") {
            reading.report(
                "expected #RGB, #RGBA, #RRGGBB or #RRGGBBAA with hexadecimal digits, found \(node.excerpt)", at: node)
        } else {
            let known = SystemColorNames.all + reading[.colors].keys.sorted()
            let suggestion = NearestNames.suggestion(for: name, among: known) ?? "; expected \(expectation)"
            reading.report("there is no colour \"\(name)\"\(suggestion)", at: node)
        }
        return nil
    }
}
