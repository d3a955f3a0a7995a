import Foundation
import MaquetteReleases
import MaquetteViewModel

/// Reads a scene: the settings of its screen, its views and its constraints.
struct SceneReader {
    enum PreferenceFields {
        static let device = Field("device", Kind<Headless.Device>.device, "The screen, such as \"iPhone 16\".")
        static let release = Field(
            "ios", Kind<SystemRelease>.release, "The release of iOS, such as 26.")
        static let orientation = Field(
            "orientation",
            Kind.choice("an orientation", ["portrait": UIInterfaceOrientation.portrait, "landscape": .landscapeLeft]),
            "The orientation of the device.")
        static let size = Field(
            "size", Kind<CGSize>.sceneSize,
            "In points, for a part of a screen such as a cell: the root is then a plain view. \"fit\" fits the content."
        )
        static let scale = Field(
            "scale", Kind<Double>.number("a scale above 0 and up to 10", in: 0...10, excludingZero: true),
            "Pixels per point.")
        static let appearance = Field("appearance", Kind<UIUserInterfaceStyle>.named, "Light or dark.")
        static let textSize = Field("textSize", Kind<UIContentSizeCategory>.textSize, "The user's text size.")
        static let direction = Field(
            "direction",
            Kind.choice(
                "a direction",
                [
                    "leftToRight": UITraitEnvironmentLayoutDirection.leftToRight, "rightToLeft": .rightToLeft,
                    "ltr": .leftToRight, "rtl": .rightToLeft,
                ]),
            "The layout direction.")

        static let fields = [
            device.erased, release.erased, orientation.erased, size.erased, scale.erased, appearance.erased,
            textSize.erased,
            direction.erased,
        ]
    }

    private static let id = Field(
        "id", Kind<String>.text, "The scene's name for commands and reports; unique in the document.")
    private static let name = Field("name", Kind<String>.text, "A readable name for the scene.")
    private static let alert = Field("alert", Kind<DocumentAlert>.alert, "An alert or action sheet over the screen.")
    private static let view = AnyField(
        name: "view", schema: .reference("view"), summary: "The root view, with its subviews.", isRequired: true
    ) { node, _ in node }

    /// What a document with one scene may say about it.
    static let fields = [id.erased, name.erased, alert.erased] + PreferenceFields.fields
    static let record = Record("a scene", fields + [view])

    struct Scene: Sendable {
        var scene: DocumentScene
        var plan: ScenePlan?
    }

    let reading: Reading

    func read(_ node: JSONNode, values: FieldValues, preferences inherited: ScenePreferences, standardID: String)
        -> Scene
    {
        let preferences = inherited.taking(values)
        let id = values[Self.id] ?? standardID
        let scene = DocumentScene(id: id, name: values[Self.name] ?? id, preferences: preferences)
        let alert = values[Self.alert]
        if alert != nil, preferences.size != nil {
            reading.report("a part of a screen, which has a \"size\", cannot have an alert over it", at: node)
        }
        var plan = node["view"].flatMap { readPlan($0, isComponent: preferences.size != nil) }
        plan?.alert = alert
        return Scene(scene: scene, plan: plan)
    }

    private func readPlan(_ node: JSONNode, isComponent: Bool) -> ScenePlan? {
        let views = ViewReader(reading)
        let root = views.readView(node)
        let names = VisualFormatOutline.Names(Array(views.items.keys))
        let constraints = views.pending.flatMap { pending in
            let scope = ConstraintScope(
                items: views.items, formatNames: names, metrics: reading[.metrics],
                scrollViews: views.scrollViews, owner: pending.owner, parent: pending.parent)
            let plans = ConstraintReader(scope: scope, reading: reading).readList(pending.node)
            return plans.map { (plan: $0, conditions: pending.conditions) }
        }
        let named = views.readNamedElements()
        guard let root else { return nil }
        return ScenePlan(
            root: root, constraints: constraints, guides: views.guides, accessibilityElements: named,
            isComponent: isComponent)
    }
}

extension ScenePreferences {
    /// These preferences, overridden by those of a document.
    func taking(_ values: FieldValues) -> ScenePreferences {
        typealias Keys = SceneReader.PreferenceFields
        var preferences = self
        preferences.size = values[Keys.size] ?? size
        preferences.settings.device = values[Keys.device] ?? settings.device
        preferences.settings.release = values[Keys.release] ?? settings.release
        preferences.settings.orientation = values[Keys.orientation] ?? settings.orientation
        preferences.settings.displayScale = values[Keys.scale].map { CGFloat($0) } ?? settings.displayScale
        preferences.settings.userInterfaceStyle = values[Keys.appearance] ?? settings.userInterfaceStyle
        preferences.settings.preferredContentSizeCategory =
            values[Keys.textSize] ?? settings.preferredContentSizeCategory
        preferences.settings.layoutDirection = values[Keys.direction] ?? settings.layoutDirection
        return preferences
    }
}

extension Kind where Value == Headless.Device {
    static let device = Kind(
        "the name of a device",
        schema: ["enum": .array(Headless.Device.all.map { .string($0.name) })]
    ) { node, reading in
        if let device = node.string.flatMap(Headless.Device.named) { return device }
        let suggestion = node.string.flatMap {
            NearestNames.suggestion(for: $0, among: DeviceNames.withNumbers(of: $0))
        }
        reading.report(
            "expected the name of a device such as \"iPhone 16\", found \(node.excerpt)\(suggestion ?? "")", at: node)
        return nil
    }
}

extension Kind where Value == SystemRelease {
    static let release = Kind(
        "a release of iOS: \(SystemRelease.knownInWords)",
        schema: ["enum": .array(SystemRelease.known.map { .number(Double($0.version)) })]
    ) { node in node.number.flatMap { Int(exactly: $0) }.flatMap(SystemRelease.version) }
}

extension Kind where Value == UIContentSizeCategory {
    static let textSize = Kind.choice(
        "a text size",
        [
            "extraSmall": .extraSmall, "small": .small, "medium": .medium, "large": .large, "extraLarge": .extraLarge,
            "extraExtraLarge": .extraExtraLarge, "extraExtraExtraLarge": .extraExtraExtraLarge,
            "accessibilityMedium": .accessibilityMedium, "accessibilityLarge": .accessibilityLarge,
            "accessibilityExtraLarge": .accessibilityExtraLarge,
            "accessibilityExtraExtraLarge": .accessibilityExtraExtraLarge,
            "accessibilityExtraExtraExtraLarge": .accessibilityExtraExtraExtraLarge,
        ])
}

private enum SizeFields {
    private static let side = Kind<CGFloat>.either(
        "a number of points up to 20000, or \"fit\"",
        string: .choice("a size", ["fit": 0]),
        number: Kind<Double>.number("a number of points above 0 and up to 20000", in: 0...20_000, excludingZero: true)
            .map {
                CGFloat($0)
            })
    static let width = Field("width", side, "In points, or \"fit\".", isRequired: true)
    static let height = Field("height", side, "In points, or \"fit\".", isRequired: true)
}

extension Kind where Value == CGSize {
    static let sceneSize = Kind.record(Record("a size", [SizeFields.width.erased, SizeFields.height.erased])) {
        CGSize(width: $0[SizeFields.width] ?? 0, height: $0[SizeFields.height] ?? 0)
    }
}
