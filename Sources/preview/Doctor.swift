import Maquette
import MaquetteSnapshots
import MaquetteSyntax

/// `preview doctor`: what pictures depend on.
enum Doctor: Subcommand {
    static let name = "doctor"
    static let summary = "what pictures depend on: libraries, fonts, and their fingerprint"
    static let usage = ["doctor [--json]", "doctor BASELINE…"]
    static let options: [Option] = [.flag("--json", "one JSON object")]
    static let notes = [
        "Machines with the same fingerprint make the same pictures to the last byte. Fallback fonts are listed but not\n"
            + "part of it: they affect only pictures with their characters.",
        "With baselines it lists those that were made with another fingerprint, and exits with 1 if there are any.",
    ]
    static let examples = ["doctor", "doctor --json", "doctor Screens/__Snapshots__/*/*.png"]

    static func run(_ typed: ArraySlice<Argument>) async throws -> Outcome {
        let arguments = try Arguments(typed, options: options)
        try SystemFonts.check()
        let fingerprint = try RendererFingerprint.current()
        if !arguments.rest.isEmpty { return try compare(arguments.rest, with: fingerprint) }
        let fallbacks = RendererFingerprint.fallbackFonts
        if arguments.has("--json") {
            try StandardOutput.print(json(fingerprint, fallbacks).line)
        } else {
            var table = Table(columns: ["preview", Preview.version])
            for part in fingerprint.parts { table.add([part.name, part.value]) }
            for font in fallbacks { table.add(["fallback", font]) }
            table.add(["release", "\(SystemRelease.standard), but for documents that have their own"])
            table.add(["picture", fingerprint.picture.description])
            table.add(["fingerprint", fingerprint.digest.description])
            try StandardOutput.print(table.description)
        }
        return .fine
    }

    private static func json(_ fingerprint: RendererFingerprint, _ fallbacks: [String]) -> JSONValue {
        .object([
            "preview": .string(Preview.version),
            "parts": .array(fingerprint.parts.map { .object(["name": .string($0.name), "value": .string($0.value)]) }),
            "ios": .number(Double(SystemRelease.standard.version)),
            "fallbacks": .array(fallbacks.map { .string($0) }), "picture": .string(fingerprint.picture.description),
            "fingerprint": .string(fingerprint.digest.description),
        ])
    }

    private static func compare(_ words: [Argument], with fingerprint: RendererFingerprint) throws -> Outcome {
        var counts: [String: Int] = [:]
        for word in words {
            let baseline = Baseline(FilePath(bytes: word.bytes))
            guard baseline.path.kind == .file else { throw Failure("\(baseline.path.shown): there is no such file") }
            let sidecar = baseline.readSidecar()
            counts[sidecar?.renderer ?? "unknown, because the text file beside the picture is missing", default: 0] += 1
        }
        for (renderer, count) in counts.sorted(by: { $0.key < $1.key }) {
            let isOurs = renderer == fingerprint.line
            try StandardOutput.print("\(count) \(isOurs ? "made here" : "made elsewhere"): \(renderer)")
        }
        return counts.keys.contains { $0 != fingerprint.line } ? .findings : .fine
    }
}
