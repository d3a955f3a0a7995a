import Foundation
import Testing

/// What `Scripts/fuzz` has found and kept: each brought the command down once, and is now read, or refused with a reason.
@Suite("Known cases") struct KnownCasesTests {
    private static let folder = Command.package.appendingPathComponent("Tests/CommandTests/KnownCases")

    private static var files: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }

    /// How the command comes to read a file of a kind; `FILE` is its name.
    private static let uses: [String: [String]] = [
        "json": ["render FILE -o out", "lint FILE", "print FILE --as anchors"],
        "xib": ["render FILE -o out", "lint FILE", "print FILE --as anchors"],
        "storyboard": ["render FILE -o out", "lint FILE", "print FILE --as anchors"],
        "strings": ["measure --strings FILE --fits 100x40"], "xcstrings": ["measure --strings FILE --fits 100x40"],
        "png": ["render image.json -o out"], "jpg": ["render image.json -o out"],
        "ttf": ["measure a --font-file FILE"], "lint": ["lint image.json --config FILE"],
    ]

    @Test("end as any other run does", arguments: files) func known(name: String) throws {
        let place = try Workplace()
        try place.write(Data(contentsOf: Self.folder.appendingPathComponent(name)), to: name)
        try place.write(#"{"view": {"type": "imageView", "image": "\#(name)"}}"#, to: "image.json")
        let kind = (name as NSString).pathExtension
        for words in try #require(Self.uses[kind], "no test reads files of the kind \(kind)") {
            let line = words.replacingOccurrences(of: "FILE", with: name)
            let run = try place.shell("timeout 60 '\(Command.path)' \(line)")
            #expect((0...2).contains(run.status), "\(line): \(run.errors.suffix(500))")
        }
    }
}
