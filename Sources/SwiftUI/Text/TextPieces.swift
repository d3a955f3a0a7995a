/// A text where it is shown: pieces that each look the same throughout.
struct TextPieces {
    struct Look {
        var font: Font
        var fontChanges: [Font.Change]
        /// nil is the foreground style there.
        var style: (any ShapeStyle)?
        var letters: LetterLooks
        var background: UIColor?
        /// What an attributed text says in terms of UIKit.
        var attributes: [NSAttributedString.Key: Any] = [:]
    }

    struct Piece {
        var string: String
        var look: Look
        var image: Image?
    }

    let environment: EnvironmentValues
    private(set) var pieces: [Piece] = []

    private init(in environment: EnvironmentValues) { self.environment = environment }

    init(_ text: Text, in environment: EnvironmentValues) {
        self.environment = environment
        add(
            text,
            Look(
                font: environment.font ?? .body, fontChanges: environment.fontChanges, style: nil,
                letters: environment.letterLooks))
        guard let textCase = environment.textCase else { return }
        for index in pieces.indices {
            let string = pieces[index].string
            pieces[index].string =
                textCase == .uppercase
                ? string.uppercased(with: environment.locale) : string.lowercased(with: environment.locale)
        }
    }

    /// What the text says, without what it looks like.
    var string: String { pieces.map { $0.image == nil ? $0.string : "" }.joined() }

    private mutating func add(_ text: Text, _ outer: Look) {
        var look = outer
        for change in text.changes.reversed() { look.apply(change) }
        switch text.content {
        case .verbatim(let string): add(string, look)
        case .key(let key, let table, let bundle): add(key, table, bundle, look)
        case .resource(let resource): add(String(localized: resource), look)
        case .attributed(let string): add(string, look)
        case .image(let image): pieces.append(Piece(string: "\u{FFFC}", look: look, image: image))
        case .joined(let first, let second):
            add(first, look)
            add(second, look)
        case .made(_, let make): add(make(environment), look)
        }
    }

    private mutating func add(_ string: String, _ look: Look) {
        if !string.isEmpty { pieces.append(Piece(string: string, look: look)) }
    }

    private mutating func add(_ string: AttributedString, _ look: Look) {
        for run in string.runs {
            var own = look
            own.apply(run, in: environment)
            add(String(string[run.range].characters), own)
        }
    }

    private mutating func add(_ key: LocalizedStringKey, _ table: String?, _ bundle: Bundle?, _ look: Look) {
        var places = FormatPlaces(key.arguments, locale: environment.locale)
        add(&places, marked: key.format(table, bundle), look)
    }

    private mutating func add(_ places: inout FormatPlaces, marked format: String, _ look: Look) {
        var format = format
        while let inflection = Inflection(in: format) {
            add(&places, marked: String(inflection.before), look)
            var words = TextPieces(in: environment)
            words.add(&places, String(inflection.words), look)
            add(Inflection.agreed(words.string), look)
            format = String(inflection.after)
        }
        guard InlineMarkdown.mayBeMarked(format) else { return add(&places, format, look) }
        for run in InlineMarkdown.runs(of: format) {
            var own = look
            own.apply(run.intent)
            if run.link != nil { own.style = LinkTint() }
            add(&places, run.text, own)
        }
    }

    private mutating func add(_ places: inout FormatPlaces, _ format: String, _ look: Look) {
        for part in places.parts(of: format) {
            switch part {
            case .string(let string): add(string, look)
            case .text(let text): add(text, look)
            case .attributed(let string): add(string, look)
            }
        }
    }
}

/// Links have the colour of what can be tapped.
struct LinkTint: ShapeStyle {
    func _paint(in environment: EnvironmentValues) -> _Paint { .color(environment.tintColor) }
}

extension TextPieces.Look {
    mutating func apply(_ change: Text.Change) {
        switch change {
        case .font(let font): if let font { self.font = font }
        case .fontChange(let change): fontChanges.append(change)
        case .withoutFontChange(let change): fontChanges.removeAll { $0 == change }
        case .style(let style): if let style { self.style = style }
        case .underline(let line): letters.underline = line
        case .strikethrough(let line): letters.strikethrough = line
        case .kerning(let kerning): letters.kerning = kerning
        case .tracking(let tracking): letters.tracking = tracking
        case .baselineOffset(let offset): letters.baselineOffset = offset
        }
    }

    mutating func apply(_ intent: InlinePresentationIntent) {
        if intent.contains(.stronglyEmphasized) { fontChanges.append(.bold) }
        if intent.contains(.emphasized) { fontChanges.append(.italic) }
        if intent.contains(.code) { fontChanges.append(.design(.monospaced)) }
        if intent.contains(.strikethrough) { letters.strikethrough = .single }
    }

    /// What a run of an attributed text says: in SwiftUI's attributes, else in UIKit's.
    mutating func apply(_ run: AttributedString.Runs.Run, in environment: EnvironmentValues) {
        typealias Own = AttributeScopes.SwiftUIAttributes
        typealias UIKits = AttributeScopes.UIKitAttributes
        if let intent = run[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self] {
            apply(intent)
        }
        if run[AttributeScopes.FoundationAttributes.LinkAttribute.self] != nil { style = LinkTint() }
        if let font = run[UIKits.FontAttribute.self] { (self.font, fontChanges) = (Font(font), []) }
        if let font = run[Own.FontAttribute.self] { self.font = font }
        if let color = run[UIKits.ForegroundColorAttribute.self] { style = Color(uiColor: color) }
        if let color = run[Own.ForegroundColorAttribute.self] { style = color }
        if let color = run[UIKits.BackgroundColorAttribute.self] { background = color }
        if let color = run[Own.BackgroundColorAttribute.self] { background = color._paint(in: environment).color }
        if let kern = run[Own.KerningAttribute.self] ?? run[UIKits.KernAttribute.self] { letters.kerning = kern }
        if let tracking = run[Own.TrackingAttribute.self] ?? run[UIKits.TrackingAttribute.self] {
            letters.tracking = tracking
        }
        if let offset = run[Own.BaselineOffsetAttribute.self] ?? run[UIKits.BaselineOffsetAttribute.self] {
            letters.baselineOffset = offset
        }
        let underline = run[UIKits.UnderlineStyleAttribute.self].flatMap(Text.LineStyle.init(nsUnderlineStyle:))
        if let line = run[Own.UnderlineStyleAttribute.self] ?? underline { letters.underline = line }
        let through = run[UIKits.StrikethroughStyleAttribute.self].flatMap(Text.LineStyle.init(nsUnderlineStyle:))
        if let line = run[Own.StrikethroughStyleAttribute.self] ?? through { letters.strikethrough = line }
        attributes[.underlineColor] = run[UIKits.UnderlineColorAttribute.self]
        attributes[.strikethroughColor] = run[UIKits.StrikethroughColorAttribute.self]
        attributes[.shadow] = run[UIKits.ShadowAttribute.self]
        attributes[.obliqueness] = run[UIKits.ObliquenessAttribute.self]
        attributes[.strokeColor] = run[UIKits.StrokeColorAttribute.self]
        attributes[.strokeWidth] = run[UIKits.StrokeWidthAttribute.self]
    }
}
