import Maquette
import MaquetteDocuments

/// `preview measure`: the size of labels with given texts, and whether translations fit.
enum Measure: Subcommand {
    static let name = "measure"
    static let takesCode: CodeInputs.Taking? = .named
    static let summary = "the size of texts in a label, and whether translations fit"
    static let usage = [
        "measure TEXT… [options]", "measure FILE.swift[#PREVIEW]… [options]",
        "measure --strings FILE… --fits SIZE [options]",
    ]

    static let options: [Option] =
        [
            .value(
                "--font", "FONT",
                "17, 15-semibold, 17-bold-italic, 13-mono, body, headline, Georgia@17;\nseveral with commas (17)",
                completion: .words(FontChoice.styles.map(\.key))),
            .value(
                "--font-file", "FILE",
                "add the fonts of a file, by their names; those of the project around the\ncurrent folder are known",
                completion: .files),
            .value("--width", "POINTS", "the width to wrap to; several with commas (as wide as the text)"),
            .value("--lines", "NUMBER", "at most this many lines; 0 is any number\n(0 with --width or --fits, else 1)"),
            .value("--scale", "NUMBER", "pixels for each point: 1 to 4 (3)"),
            .value(
                "--content-size", "SIZE", "the user's text size, which text styles follow: XS to XXXL, AX1 to AX5 (L)",
                completion: .words(ContentSizes.names)),
            .value(
                "--ios", "RELEASE", "the release of iOS whose fonts are used (\(SystemRelease.standard.version))",
                completion: .words(SystemRelease.known.map { "\($0.version)" })),
            .value(
                "--strings", "FILE", "check every text of a .strings, .xcstrings or .json file", completion: .files),
            .value("--fits", "SIZE", "the label that every text must fit, as in 120x44; several with commas"),
            .value("--language", "CODE", "only these languages of a string catalog; several with commas"),
            .value(
                "--device", "NAME", "for previews, the device on which they are laid out",
                completion: .words(DeviceNames.all)
            ),
            DocumentRequest.outsideOption, JSONAnswer.option,
        ] + CodeOptions.all

    static let notes = [
        "`-` reads a text from standard input. Ranges count UTF-16 units, as NSRange does; baselines are points from the\n"
            + "top of the label. --format json prints a line with an object for each text, font and width.",
        "For a preview in a Swift file, the command prints each label with its text, its width and its lines, as laid out.\n"
            + "The options about texts do not work with it.",
        "--strings lists the texts that would be cut off, and exits with 1 if there are any. Placeholders such as %@ are\n"
            + "measured as they are written.",
    ]

    static let examples = [
        "measure 'Sign in' 'Sign in with Apple' --font 17-semibold --width 120",
        "measure 'A longer text that wraps' --font body,headline --width 100,200 --format json",
        "measure 'Sources/Card.swift#Dark' --content-size AX3",
        "measure --strings Localizable.xcstrings --fits 120x44 --font 15 --lines 2",
    ]

    static func run(_ typed: ArraySlice<Argument>) async throws -> Outcome {
        let arguments = try Arguments(typed, options: options)
        DocumentRequest.readOutside(arguments)
        if arguments.rest.contains(where: { CodeInputs.Place($0) != nil }) {
            return try await MeasuredPreviews.run(arguments)
        }
        try SystemFonts.check()
        for file in arguments.all("--font-file") { try register(file) }
        let scale = try arguments.number("--scale", in: 1...4, default: 3)
        let contentSize = try arguments.choices("--content-size", among: ContentSizes.known).last
        let releases = try arguments.list("--ios").map(VariantOptions.release)
        guard releases.count < 2 else { throw Failure("measure takes one release of iOS at a time") }
        let names = arguments.list("--font")
        return try Headless.with({ settings in
            settings.projectAssets.fonts = ProjectFolders.fonts(
                named: Set(names.compactMap(FontChoice.typeface(of:))),
                around: FileManager.default.currentDirectoryPath)
            if let release = releases.first { settings.release = release }
            settings.displayScale = CGFloat(scale)
            if let contentSize { settings.preferredContentSizeCategory = contentSize }
        }) {
            let fonts = try (names.isEmpty ? ["17"] : names).map(FontChoice.init)
            defer { if let line = SystemFonts.unreadable { StandardError.say(line) } }
            return arguments.last("--strings") == nil
                ? try measureTexts(arguments, fonts: fonts) : try checkTranslations(arguments, fonts: fonts)
        }
    }

    private static func measureTexts(_ arguments: Arguments, fonts: [FontChoice]) throws -> Outcome {
        for option in ["--fits", "--language"] where arguments.last(option) != nil {
            throw Failure("\(option) goes with --strings FILE")
        }
        guard !arguments.rest.isEmpty else {
            throw Failure("measure needs a text; `preview measure --help` shows how")
        }
        let texts = try arguments.rest.map { try $0.text == "-" ? standardInput() : $0.text }
        let widths = try arguments.numbers("--width", in: 0...100_000)
        let lines = try lines(arguments, default: widths.isEmpty ? 1 : 0)
        var report = MeasurementReport(isJSON: try JSONAnswer.isWanted(arguments))
        for text in texts {
            for font in fonts {
                for width in widths.isEmpty ? [nil] : widths.map(Optional.some) {
                    let found = TextMeasurement(
                        of: text, font: font.font, width: width.map { CGFloat($0) }, lines: lines)
                    try report.add(found, text: text, font: font.name, width: width)
                }
            }
        }
        try report.finish()
        return .fine
    }

    private static func checkTranslations(_ arguments: Arguments, fonts: [FontChoice]) throws -> Outcome {
        if let text = arguments.rest.first {
            throw Failure(
                "--strings measures the texts of files, so it cannot also measure the text `\(text.text.shortened)`")
        }
        if arguments.last("--width") != nil {
            throw Failure("--strings needs --fits instead, which includes the width")
        }
        let boxes = try arguments.list("--fits").map { try Arguments.size($0, of: "--fits", in: 0...100_000) }
        guard !boxes.isEmpty else { throw Failure("--strings needs a size to fit: --fits 120x44") }
        let check = TranslationCheck(
            fonts: fonts, boxes: boxes, lines: try lines(arguments, default: 0),
            languages: arguments.list("--language"), isJSON: try JSONAnswer.isWanted(arguments))
        return try check.run(arguments.all("--strings").map { FilePath(bytes: $0.bytes) })
    }

    private static func lines(_ arguments: Arguments, default fallback: Double) throws -> Int {
        let number = try arguments.number("--lines", in: 0...100_000, default: fallback)
        guard number == number.rounded() else { throw Failure("--lines needs a whole number") }
        return Int(number)
    }

    private static func register(_ file: Argument) throws {
        var error: (any Error)?
        if !CTFontManagerRegisterFontsForURL(URL(fileURLWithPath: file.text), .process, &error) {
            throw Failure("--font-file: \(error.map { "\($0)" } ?? file.text)")
        }
    }

    private static func standardInput() throws -> String {
        let bytes: [UInt8]
        do {
            bytes = try SystemFile.read(from: 0)
        } catch {
            throw Failure("standard input cannot be read: \(error.words)")
        }
        guard let text = String(validating: bytes, as: UTF8.self) else { throw Failure("standard input is not UTF-8") }
        return text.hasSuffix("\n") ? String(text.dropLast()) : text
    }
}
