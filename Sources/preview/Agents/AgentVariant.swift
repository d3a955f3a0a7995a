import Maquette
import MaquetteAgents
import MaquetteTouch
import UIKit

/// The arguments that say what a preview is seen on, with the names of Xcode's server where that has any.
@MainActor enum AgentVariant {
    static let colorSchemes: KeyValuePairs<String, UIUserInterfaceStyle> = [
        "Light Appearance": .light, "Dark Appearance": .dark,
    ]
    static let textSizes: KeyValuePairs<String, UIContentSizeCategory> = [
        "X Small": .extraSmall, "Small": .small, "Medium": .medium, "Large": .large, "X Large": .extraLarge,
        "XX Large": .extraExtraLarge, "XXX Large": .extraExtraExtraLarge, "AX 1": .accessibilityMedium,
        "AX 2": .accessibilityLarge, "AX 3": .accessibilityExtraLarge, "AX 4": .accessibilityExtraExtraLarge,
        "AX 5": .accessibilityExtraExtraExtraLarge,
    ]
    static let orientations: KeyValuePairs<String, UIInterfaceOrientation> = [
        "Portrait": .portrait, "Landscape Left": .landscapeLeft, "Landscape Right": .landscapeRight,
    ]
    static let directions: KeyValuePairs<String, UITraitEnvironmentLayoutDirection> = [
        "Left to Right": .leftToRight, "Right to Left": .rightToLeft,
    ]

    private static let groups: [(name: String, variants: [String])] = [
        ("Color Scheme", colorSchemes.map(\.key)), ("Dynamic Type", textSizes.map(\.key)),
        ("Orientation", orientations.map(\.key)), ("Layout Direction", directions.map(\.key)),
    ]

    static let arguments: [ToolDescription.Argument] = [
        .init(
            "device",
            .textSchema(
                "Device to lay out for, such as \"iPhone 16 Pro\" or \"iPad Air\". Default: the document's, or iPhone 16."
            )),
        .init(
            "previewVariantOverrides",
            .objectSchema(
                groups.map { ($0.name, .textSchema("", among: $0.variants)) },
                words: "Variants by group: {\"Color Scheme\": \"Dark Appearance\", \"Dynamic Type\": \"AX 3\"}.")),
        .init(
            "previewLocalizationOverride",
            .textSchema(
                "Language: a code such as \"de\" or \"ar\" (its direction and the project's translations), or \"longer\", \"accented\", \"bounded\", \"mirrored\"."
            )),
        .init(
            "systemVersion",
            .textSchema(
                "Release of iOS: \(SystemRelease.known.map { "\($0.version)" }.joined(separator: ", ")). Default: the document's, or \(SystemRelease.standard.version)."
            )),
        .init(
            "size",
            .textSchema(
                "Size in points instead of the whole screen: \"320x200\", or \"320x\" for the height that fits.")),
    ]

    static let touches = ToolDescription.Argument(
        "touches",
        .listSchema(
            .textSchema(""),
            "What to do on the screen first, in turn: [\"tap \\\"Sign in\\\"\", \"type \\\"anna\\\"\", \"swipe up\", \"press back\"]. Verbs: \(TouchStep.verbs)."
        ))

    static var supported: JSONValue {
        .object(groups.map { JSONValue.Member(key: $0.name, value: .array($0.variants.map { .string($0) })) })
    }

    static func variant(_ arguments: ToolArguments) throws -> Variant {
        var variant = Variant()
        try apply(arguments, to: &variant)
        do { variant.touch = try TouchSteps.touch(arguments.texts("touches")) } catch let error
            as TouchStep.Misunderstood
        {
            throw ToolArguments.Unusable("touches: \(error)")
        }
        return variant
    }

    /// Everything but touches.
    static func apply(_ arguments: ToolArguments, to variant: inout Variant) throws {
        if let name = try arguments.text("device") { variant.settings.device = try DeviceNames.device(name) }
        for (group, name) in try arguments.dictionary("previewVariantOverrides") {
            switch group {
            case "Color Scheme": variant.settings.userInterfaceStyle = try choice(name, of: group, among: colorSchemes)
            case "Dynamic Type":
                variant.settings.preferredContentSizeCategory = try choice(name, of: group, among: textSizes)
            case "Orientation": variant.settings.orientation = try choice(name, of: group, among: orientations)
            case "Layout Direction": variant.settings.layoutDirection = try choice(name, of: group, among: directions)
            default:
                throw ToolArguments.Unusable(
                    "previewVariantOverrides has no group `\(group)`; it has \(groups.map(\.name).joined(separator: ", "))"
                )
            }
        }
        if let code = try arguments.text("previewLocalizationOverride") {
            guard let language = Language(code) else {
                throw ToolArguments.Unusable(
                    "previewLocalizationOverride must be a code such as \"de\" or \"ar\", not `\(code)`")
            }
            variant.language = language
        }
        if let name = try arguments.text("systemVersion") {
            guard let release = SystemRelease.named(name) else {
                throw ToolArguments.Unusable(
                    "systemVersion must be one of \(SystemRelease.knownInWords), not `\(name)`")
            }
            variant.settings.release = release
        }
        if let text = try arguments.text("size") {
            let size = try Arguments.size(text, of: "size", in: 0.1...100_000, mayBeOpen: true)
            variant.size = CGSize(width: size.width, height: size.height)
        }
    }

    private static func choice<Value>(
        _ name: String, of group: String, among known: KeyValuePairs<String, Value>
    ) throws -> Value {
        if let found = known.first(where: { $0.key.lowercased() == name.lowercased() }) { return found.value }
        throw ToolArguments.Unusable(
            "`\(group)` has no variant `\(name)`; it has \(known.map(\.key).joined(separator: ", "))")
    }
}
