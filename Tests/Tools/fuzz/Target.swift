import Foundation
import Glibc
import Maquette
import MaquetteAssets
import MaquetteDocuments
import MaquetteDrawing
import MaquetteLinting
import MaquetteRenderer
import MaquetteSnapshots
import MaquetteText
import UIKit

/// Something that reads bytes from elsewhere.
@MainActor struct Target {
    /// The extension of its inputs. It names the kind of kept cases.
    let kind: String
    /// The endings of files that inputs are taken from.
    let endings: [String]
    /// An input for when there are no files.
    var example = ""
    let read: @MainActor ([UInt8]) -> Void

    static let all: [Target] = [
        Target(kind: "json", endings: [".json"], example: #"{"view": {"type": "label", "text": "a"}}"#) {
            show($0, "fuzz.json")
        },
        Target(kind: "xib", endings: [".xib"]) { show($0, "fuzz.xib") },
        Target(kind: "storyboard", endings: [".storyboard"]) { show($0, "fuzz.storyboard") },
        Target(kind: "strings", endings: [".strings"], example: "/* a */ \"b\" = \"c\\n\\U00e9\\101\"; d = e;") {
            _ = try? Translations.read($0, named: "fuzz.strings")
        },
        Target(
            kind: "xcstrings", endings: [".xcstrings"],
            example:
                #"{"sourceLanguage": "en", "strings": {"a": {"localizations": {"de": {"variations": {"plural": {"one": {"stringUnit": {"value": "b"}}, "other": {"stringUnit": {"value": "c"}}}}}}}}, "version": "1.0"}"#
        ) { _ = try? Translations.read($0, named: "fuzz.xcstrings") },
        Target(kind: "png", endings: [".png"]) { paint($0) },
        Target(kind: "jpg", endings: [".jpg", ".jpeg"]) { paint($0) },
        Target(kind: "ttf", endings: [".ttf", ".otf"]) { bytes in
            Scratch.write(bytes, to: "fuzz.ttf")
            _ = try? FontLibrary.names(inFile: Scratch.path("fuzz.ttf"))
        },
        Target(
            kind: "contents", endings: ["imageset/Contents.json", "colorset/Contents.json"],
            example:
                #"{"images": [{"idiom": "universal", "filename": "a.png", "scale": "2x", "resizing": {"mode": "9-part", "center": {"mode": "tile", "width": 1, "height": 1}, "cap-insets": {"top": 1, "left": 1, "bottom": 1, "right": 1}}}], "colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "0x80", "green": "0.5", "blue": "127", "alpha": "1.000"}}, "appearances": [{"appearance": "luminosity", "value": "dark"}]}], "properties": {"template-rendering-intent": "template"}}"#
        ) { catalog($0, sets: ["i.imageset/Contents.json", "c.colorset/Contents.json"]) },
        Target(
            kind: "symbol", endings: ["symbolset/symbol.svg"],
            example:
                "<svg><g id=\"Regular-M\"><path d=\"M 0 0 L 10 5.5 C 1 2 3 4 5 6 Z m 1 1 a 3 3 0 0 1 2 2\"/></g></svg>"
        ) { catalog($0, sets: ["s.symbolset/s.svg"]) },
        Target(
            kind: "lint", endings: [".maquette-lint.json"],
            example: #"{"rules": {"touch-target": {"minimum": 44}}, "exclude": ["a*"], "device": ["iPhone 16"]}"#
        ) { bytes in
            _ = try? LintConfiguration(Data(bytes), file: "fuzz")
            _ = try? Baseline(Data(bytes), file: "fuzz")
        },
        Target(kind: "record", endings: [".png.txt", "sidecar"], example: "maquette 1\nsize 10 10\n") { bytes in
            let text = String(decoding: bytes, as: UTF8.self)
            _ = Sidecar(text)
            _ = LayoutRecord(text)
            _ = try? JSONDecoder().decode(Report.self, from: Data(bytes))
        },
    ]

    /// Whether documents are laid out and painted once they are read, which takes hundreds of times as long.
    static var paintsDocuments = true

    /// Reads a document, and lays out and paints its first scenes.
    private static func show(_ bytes: [UInt8], _ name: String) {
        guard let document = try? Documents.read(bytes, named: Scratch.path(name)) else { return }
        _ = document.parts
        guard paintsDocuments else { return }
        for scene in document.scenes.prefix(2) {
            _ = try? SceneLook(document: document, scene: scene, variant: Variant()).show { shown, _ in
                _ = shown.problems
                _ = shown.picture()
            }
        }
        Headless.reset()
    }

    private static func paint(_ bytes: [UInt8]) {
        guard ImageFlaw(in: bytes) == nil, let source = ImageSource(encoded: bytes),
            source.width * source.height < 1 << 22
        else { return }
        var list = DisplayList(size: Size(16, 16))
        list.draw(ImagePlacement(source, in: Rect(0, 0, 16, 16)))
        _ = try? Bitmap(list)
    }

    private static func catalog(_ bytes: [UInt8], sets: [String]) {
        // Catalogs of their own, so that neither reads what the other was given last.
        let catalog = String(sets[0].prefix(1)) + ".xcassets/"
        for set in sets { Scratch.write(bytes, to: catalog + set) }
        if sets[0].hasPrefix("s.") {
            Scratch.write(
                Array(#"{"symbols": [{"idiom": "universal", "filename": "s.svg"}]}"#.utf8),
                to: catalog + "s.symbolset/Contents.json")
        }
        Headless.resources.catalogs = [URL(fileURLWithPath: Scratch.path(catalog))]
        let symbol = UIImage(named: "s")
        _ = symbol?.size
        _ = UIImage(named: "i")?.size
        _ = UIColor(named: "c")?.cgColor
        if let symbol {
            let view = UIImageView(image: symbol)
            _ = view.intrinsicContentSize
        }
        Headless.reset()
    }
}

/// A folder in memory for what can only be read from files.
enum Scratch {
    nonisolated(unsafe) static var folder = "/dev/shm/maquette-fuzz"
    nonisolated(unsafe) private static var made: Set<String> = []

    static func path(_ name: String) -> String { folder + "/" + name }

    /// Without detours, as it takes longer than reading what is written.
    static func write(_ bytes: [UInt8], to name: String) {
        let file = path(name)
        let parent = String(file[..<(file.lastIndex(of: "/") ?? file.endIndex)])
        if made.insert(parent).inserted {
            try? FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
        }
        let descriptor = open(file, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        _ = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
    }
}
