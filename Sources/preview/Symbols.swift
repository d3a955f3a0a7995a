import Maquette
import MaquetteSyntax

/// `preview symbols`: the system symbols that have an outline, as a list or as a sheet.
enum Symbols: Subcommand {
    static let name = "symbols"
    static let summary = "the system symbols that Maquette can draw, as a list or as a sheet"
    static let usage = ["symbols [WORD…] [--sheet] [options]"]
    static let options: [Option] = [
        .flag("--sheet", "draw them, each with its name"),
        .value(
            "-o", "FILE", "the sheet: .png, .svg or .pdf; `-` is standard output\n(symbols.png)", completion: .files),
        .value("--point-size", "POINTS", "the size of the symbols, from 8 to 200 (34)"),
        .value("--weight", "NAME", "ultralight to black (regular)", completion: .words(weights.map(\.key))),
        .value("--scale", "NUMBER", "pixels of a point, from 1 to 4 (2)"),
        .flag("--dark", "the sheet in dark mode"), JSONAnswer.option,
    ]
    static let notes = [
        "With WORDs, the command lists only symbols whose names have all of them. A complete name may be composed of other\n"
            + "symbols: `star.circle.badge.plus`. All outlines are Maquette's own; those of brands are plain shapes.",
        "--format json prints a line with an object for each symbol; sizes are for text of 17 points.",
    ]
    static let examples = ["symbols cloud", "symbols arrow circle --sheet -o arrows.png"]

    private static let weights: KeyValuePairs<String, UIImage.SymbolWeight> = [
        "ultralight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]

    static func run(_ typed: ArraySlice<Argument>) async throws -> Outcome {
        let arguments = try Arguments(typed, options: options)
        let names = try chosen(arguments.rest.map(\.text))
        if arguments.has("--sheet") {
            guard try !JSONAnswer.isWanted(arguments) else { throw Failure("--sheet is a picture, and has no JSON") }
            try draw(names, arguments)
        } else if try JSONAnswer.isWanted(arguments) {
            for name in names { try JSONAnswer.print(json(name)) }
        } else {
            try StandardOutput.print(names.joined(separator: "\n"))
        }
        return .fine
    }

    private static func chosen(_ words: [String]) throws -> [String] {
        let words = words.map { $0.lowercased() }
        let found = SymbolNames.listed.filter { name in words.allSatisfy { name.contains($0) } }
        if let word = words.first, words.count == 1, SymbolNames.isDrawn(word), !found.contains(word) {
            return [word] + found
        }
        guard found.isEmpty else { return found }
        let wanted = words.joined(separator: " ")
        let near = NearestNames.suggestion(for: wanted, among: SymbolNames.listed) ?? ""
        throw Failure("no symbol has `\(wanted.shortened)` in its name\(near)")
    }

    private static func draw(_ names: [String], _ arguments: Arguments) throws {
        let size = CGFloat(try arguments.number("--point-size", in: 8...200, default: 34))
        let weight = try arguments.choices("--weight", among: weights).last ?? .regular
        var stage = Stage(Headless.Settings())
        stage.settings.displayScale = CGFloat(try arguments.number("--scale", in: 1...4, default: 2))
        if arguments.has("--dark") { stage.settings.userInterfaceStyle = .dark }
        SystemFonts.prepare()
        let sheet = SymbolSheet(
            names, configuration: .init(pointSize: size, weight: weight), columns: columns(names.count))
        let picture = try stage.show(stage.use { sheet.view(pointSize: size) }) { $0.picture() }
        let out = arguments.last("-o")
        let place = try OutputPlace(out, isOne: true, inputs: [])
        var format = Picture.Format.png
        if case .file(let path) = place { format = Picture.Format(fileExtension: path.ext) ?? .png }
        try place.write(picture, as: format, named: FilePath("symbols.png"))
    }

    /// Twelve, and more where the sheet would be much higher than wide.
    private static func columns(_ count: Int) -> Int {
        min(count, max(12, Int(0.8 * Double(count).squareRoot())))
    }

    private static func json(_ name: String) -> JSONValue {
        let size =
            UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 17))?.size ?? .zero
        return .object(["name": .string(name), "width": .points(size.width), "height": .points(size.height)])
    }
}
