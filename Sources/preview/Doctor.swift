import Glibc
import Maquette
import MaquetteCage
import MaquetteSnapshots
import MaquetteSyntax

/// `preview doctor`: what pictures depend on.
enum Doctor: Subcommand {
    static let name = "doctor"
    static let summary = "the libraries and fonts that pictures depend on, and the walls around a project's code"
    static let usage = ["doctor [--format json]", "doctor BASELINE… [--format json]"]
    static let options: [Option] = [JSONAnswer.option]
    static let notes = [
        "Machines with the same fingerprint make the same pictures to the last byte. Fallback fonts are not part of the\n"
            + "fingerprint, because they affect only pictures with their characters.",
        "The walls keep a project's code from everything else: see Documentation/security.md. Such code needs the filter\n"
            + "of system calls, and Landlock or a mount namespace; without them it runs only with --trust.",
        "With BASELINEs the command lists those that were made with another fingerprint, and exits with 1 if there are\n"
            + "any.",
    ]
    static let examples = ["doctor", "doctor --format json", "doctor Screens/__Snapshots__/*/*.png"]

    static func run(_ typed: ArraySlice<Argument>) async throws -> Outcome {
        let arguments = try Arguments(typed, options: options)
        try SystemFonts.check()
        let fingerprint = try RendererFingerprint.current()
        let isJSON = try JSONAnswer.isWanted(arguments)
        if !arguments.rest.isEmpty { return try compare(arguments.rest, with: fingerprint, isJSON: isJSON) }
        let fallbacks = RendererFingerprint.fallbackFonts
        if isJSON {
            try JSONAnswer.print(json(fingerprint, fallbacks))
        } else {
            var table = Table(columns: ["preview", Preview.version])
            for part in fingerprint.parts { table.add([part.name, part.value]) }
            for font in fallbacks { table.add(["fallback", font]) }
            for package in RendererFingerprint.missingFonts { table.add(["missing", package]) }
            for wall in Walls.Wall.allCases {
                let name = wall == .landlock ? landlock : wall.rawValue
                table.add(["wall", "\(name): " + (Walls.ofThisMachine.present.contains(wall) ? "yes" : "no")])
            }
            table.add(["code", Walls.ofThisMachine.obstacle ?? "the code of a project runs behind these walls"])
            table.add(["CryptoKit", libcrypto])
            table.add(["release", "\(SystemRelease.standard) (documents may name another)"])
            table.add(["picture", fingerprint.picture.description])
            table.add(["fingerprint", fingerprint.digest.description])
            try StandardOutput.print(table.description)
        }
        return .fine
    }

    /// What the module CryptoKit of the adapter loads when code first needs it.
    private static var libcrypto: String {
        let name = "libcrypto.so.3"
        let isThere = dlopen(name, RTLD_LAZY | RTLD_LOCAL) != nil
        return isThere ? name : "\(name) is missing, for code that encrypts: run Scripts/setup, or install libssl3"
    }

    /// `Landlock 7`
    private static var landlock: String {
        let (name, version) = (Walls.Wall.landlock.rawValue, Walls.ofThisMachine.landlockVersion)
        return version > 0 ? "\(name) \(version)" : name
    }

    private static func json(_ fingerprint: RendererFingerprint, _ fallbacks: [String]) -> JSONValue {
        .object([
            "preview": .string(Preview.version),
            "parts": .array(fingerprint.parts.map { .object(["name": .string($0.name), "value": .string($0.value)]) }),
            "ios": .number(Double(SystemRelease.standard.version)),
            "walls": .array(Walls.Wall.allCases.filter(Walls.ofThisMachine.present.contains).map { .string("\($0)") }),
            "runsCode": .bool(Walls.ofThisMachine.areEnough),
            "fallbacks": .array(fallbacks.map { .string($0) }),
            "missing": .array(RendererFingerprint.missingFonts.map { .string($0) }),
            "picture": .string(fingerprint.picture.description),
            "fingerprint": .string(fingerprint.digest.description),
        ])
    }

    private static func compare(
        _ words: [Argument], with fingerprint: RendererFingerprint, isJSON: Bool
    ) throws -> Outcome {
        var counts: [String: Int] = [:]
        for word in words {
            let baseline = Baseline(FilePath(bytes: word.bytes))
            guard baseline.path.kind == .file else { throw Failure("\(baseline.path.shown): there is no such file") }
            let sidecar = baseline.readSidecar()
            counts[sidecar?.renderer ?? "unknown, because the text file beside the picture is missing", default: 0] += 1
        }
        let sorted = counts.sorted { $0.key < $1.key }.map { ($0.key, $0.value, $0.key == fingerprint.line) }
        if isJSON {
            let renderers = sorted.map { renderer, count, madeHere -> JSONValue in
                ["renderer": .string(renderer), "baselines": .number(Double(count)), "madeHere": .bool(madeHere)]
            }
            try JSONAnswer.print(["renderers": .array(renderers)])
        } else {
            for (renderer, count, madeHere) in sorted {
                try StandardOutput.print("\(count) \(madeHere ? "made here" : "made elsewhere"): \(renderer)")
            }
        }
        return counts.keys.contains { $0 != fingerprint.line } ? .findings : .fine
    }
}
