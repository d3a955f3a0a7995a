import Maquette
import MaquetteDrawing
import MaquetteSyntax

/// The options for device, appearance and so on. Several values of one make a matrix.
enum VariantOptions {
    static let options: [Option] =
        [
            .value(
                "--device", "NAME", "the device, as in `preview devices`; \"16 pro\" is enough (iPhone 16)",
                completion: .words(DeviceNames.all)),
            releaseOption,
            .flag("--landscape", "in landscape"),
            .value(
                "--orientation", "WAYS", "portrait, landscape, or both with a comma",
                completion: .words(orientations.map(\.key))),
            .value("--size", "SIZE", "instead of the whole screen: 320x200, or 320x for the height that fits"),
            .value("--scale", "NUMBER", "pixels for each point, 0.05 to 10 (the device's)"),
            .flag("--dark", "in the dark appearance"),
            .value("--appearance", "NAMES", "light, dark, or both with a comma", completion: .words(styles.map(\.key))),
            .value(
                "--content-size", "SIZE", "the user's text size: XS to XXXL, AX1 to AX5 (L)",
                completion: .words(ContentSizes.names)),
            .value(
                "--direction", "WAYS", "ltr, rtl, or both with a comma", completion: .words(directions.map(\.key))),
            .value(
                "--locale", "CODE",
                "a language: its direction and the project's translations;\n"
                    + "or a pseudo-language: longer, accented, bounded, mirrored",
                completion: .words(Language.pseudoLanguages.map(\.key))),
            .value(
                "--touch", "STEP",
                "what to do before the picture, several in turn: 'tap \"Sign in\"', 'type \"anna\"',\n'swipe up', 'press back'"
            ),
            .flag("--bare", "without the status bar, the home indicator and the keyboard of whole screens"),
            .flag("--forget", "ignore the frames in the document where constraints leave a frame open"),
        ] + eyes

    /// How people with other eyes have their screens.
    private static let eyes: [Option] = [
        .value(
            "--vision", "NAMES",
            "how colour-blind people see it: protanopia, deuteranopia, tritanopia,\nachromatopsia, or normal",
            completion: .words(visions.map(\.key))),
        .flag("--increase-contrast", "with Increase Contrast switched on"),
        .flag("--bold-text", "with Bold Text switched on"),
        .flag("--button-shapes", "with Button Shapes switched on"),
        .flag("--invert", "with Smart Invert switched on"),
        .flag("--reduce-transparency", "with Reduce Transparency switched on"),
        .value(
            "--assistance", "LIST",
            "several of these five in turn, such as none,bold-text,invert+button-shapes",
            completion: .words(["none"] + Assistance.known.map(\.key))),
    ]

    static let visions: KeyValuePairs<String, ColorVision?> = [
        "normal": nil, "protanopia": .protanopia, "deuteranopia": .deuteranopia, "tritanopia": .tritanopia,
        "achromatopsia": .achromatopsia,
    ]

    static let releaseOption = Option.value(
        "--ios", "RELEASES",
        "the release of iOS: \(SystemRelease.knownInWords)\n(the document's own, or \(SystemRelease.standard.version))",
        completion: .words(SystemRelease.known.map { "\($0.version)" }))

    private static let orientations: KeyValuePairs<String, UIInterfaceOrientation> = [
        "portrait": .portrait, "landscape": .landscapeRight,
    ]
    private static let styles: KeyValuePairs<String, UIUserInterfaceStyle> = ["light": .light, "dark": .dark]
    private static let directions: KeyValuePairs<String, UITraitEnvironmentLayoutDirection> = [
        "ltr": .leftToRight, "rtl": .rightToLeft,
    ]

    /// Every combination of what was asked for, the first option varying slowest.
    ///
    /// - Parameter marksEach: whether a single value is part of the name, so that names stay when
    ///   others join it.
    static func variants(_ arguments: Arguments, marksEach: Bool = false) throws -> [Variant] {
        var variants = [Variant()]
        variants[0].forgetsFrames = arguments.has("--forget")
        variants[0].isBare = arguments.has("--bare")
        variants[0].touch = try touch(arguments)
        func vary<Value>(
            _ values: [Value], name: (Value) -> String, mark: ((Value) -> String)? = nil,
            set: (inout Variant, Value) -> Void
        ) {
            guard !values.isEmpty else { return }
            // The same value under two names counts once.
            var seen: Set<String> = []
            let values = values.filter { seen.insert(name($0)).inserted }
            variants = variants.flatMap { variant in
                values.map { value in
                    var variant = variant
                    set(&variant, value)
                    if values.count > 1 || marksEach {
                        variant.words.append(name(value))
                        variant.marks.append(mark?(value) ?? FileNames.slug(name(value)))
                    }
                    return variant
                }
            }
        }
        let devices = try arguments.list("--device").map(DeviceNames.device)
        vary(devices, name: \.name) { $0.settings.device = $1 }
        let releases = try arguments.list("--ios").map(release)
        vary(releases, name: \.description) { $0.settings.release = $1 }
        let ways = try either(arguments, flag: "--landscape", "--orientation", orientations, flagValue: .landscapeRight)
        vary(ways, name: { $0.isLandscape ? "landscape" : "portrait" }) { $0.settings.orientation = $1 }
        let sizes = try arguments.list("--size").map(size)
        vary(sizes, name: { sizeName($0) }) { $0.size = $1 }
        let looks = try either(arguments, flag: "--dark", "--appearance", styles, flagValue: .dark)
        vary(looks, name: { $0 == .dark ? "dark" : "light" }) { $0.settings.userInterfaceStyle = $1 }
        let texts = try arguments.choices("--content-size", among: ContentSizes.known)
        vary(texts, name: { size in ContentSizes.known.first { $0.value == size }?.key ?? "" }) {
            $0.settings.preferredContentSizeCategory = $1
        }
        let directions = try arguments.choices("--direction", among: directions)
        vary(directions, name: { $0 == .rightToLeft ? "rtl" : "ltr" }) { $0.settings.layoutDirection = $1 }
        let languages = try arguments.list("--locale").map(language)
        vary(languages, name: \.name) { $0.language = $1 }
        vary(try Assistance.wanted(arguments), name: \.name) { $1.apply(to: &$0.settings) }
        let eyes = try arguments.choices("--vision", among: visions)
        vary(eyes, name: { $0?.rawValue ?? "normal" }) { $0.vision = $1 }
        let moments = try AnimationOptions.moments(arguments)
        vary(moments, name: { "\(Arguments.short($0))s" }, mark: { "\(Arguments.short($0))s" }) { $0.moment = $1 }
        // A film begins when the screen has appeared.
        if moments.isEmpty, try AnimationOptions.film(arguments) != nil {
            variants.indices.forEach { variants[$0].moment = 0 }
        }
        let scales = try arguments.numbers("--scale", in: 0.05...10)
        vary(scales, name: { "@\(Arguments.short($0))x" }, mark: { "@\(Arguments.short($0))x" }) {
            $0.settings.displayScale = CGFloat($1)
        }
        return variants
    }

    private static func touch(_ arguments: Arguments) throws -> Variant.Touch? {
        do { return try TouchSteps.touch(arguments.all("--touch").map(\.text)) } catch {
            throw Failure("--touch \(error)")
        }
    }

    private static func either<Value>(
        _ arguments: Arguments, flag: String, _ option: String, _ known: KeyValuePairs<String, Value>, flagValue: Value
    ) throws -> [Value] {
        let values = try arguments.choices(option, among: known)
        guard arguments.has(flag) else { return values }
        guard values.isEmpty else { throw Failure("\(flag) and \(option) mean the same; give one of them") }
        return [flagValue]
    }

    static func release(_ name: String) throws -> SystemRelease {
        if let release = SystemRelease.named(name) { return release }
        throw Failure("--ios \(SystemRelease.unknown(name))")
    }

    static func language(_ name: String) throws -> Language {
        if let language = Language(name) { return language }
        let names = Language.pseudoLanguages.map(\.key)
        let near = NearestNames.suggestion(for: name, among: names)
        throw Failure(
            "--locale does not know `\(name.shortened)`\(near ?? "; it knows \(names.joined(separator: ", ")) and codes such as ar")"
        )
    }

    private static func size(_ text: String) throws -> CGSize {
        let size = try Arguments.size(text, of: "--size", in: 0.1...100_000, mayBeOpen: true)
        return CGSize(width: size.width, height: size.height)
    }

    private static func sizeName(_ size: CGSize) -> String {
        [size.width, size.height].map { $0 > 0 ? Arguments.short(Double($0)) : "" }.joined(separator: "x")
    }
}

/// The user's text sizes by their short names.
enum ContentSizes {
    static let known: KeyValuePairs<String, UIContentSizeCategory> = [
        "XS": .extraSmall, "S": .small, "M": .medium, "L": .large, "XL": .extraLarge, "XXL": .extraExtraLarge,
        "XXXL": .extraExtraExtraLarge, "AX1": .accessibilityMedium, "AX2": .accessibilityLarge,
        "AX3": .accessibilityExtraLarge, "AX4": .accessibilityExtraExtraLarge,
        "AX5": .accessibilityExtraExtraExtraLarge,
    ]

    static var names: [String] { known.map(\.key) }
}
