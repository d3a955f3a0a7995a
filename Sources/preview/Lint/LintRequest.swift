import Maquette
import MaquetteLinting

/// Everything that `preview lint` was asked for.
struct LintRequest {
    let inputs: [InputFile]
    /// The scenes to check; none means all.
    let scenes: [String]
    let format: LintFormat
    let configurations: LintConfigurations
    let baseline: FilePath?
    let newBaseline: ReportPlace?
    /// Files that were named one by one, and not found in folders.
    let named: Set<FilePath>
    /// What was asked for and does not exist. The rest is checked.
    let missing: [DocumentProblem]
    /// What documents have to differ from to be checked.
    let changes: GitChanges?

    @MainActor init(_ arguments: Arguments) throws {
        DocumentRequest.readOutside(arguments)
        guard !arguments.rest.isEmpty else {
            throw Failure("lint needs a document; `preview lint --help` shows how")
        }
        _ = try BatchOptions.limits(arguments)
        scenes = arguments.list("--scene")
        format = try arguments.choices("--format", among: LintFormat.known).last ?? .text
        configurations = try LintConfigurations(arguments)
        baseline = arguments.last("--baseline").map { FilePath(bytes: $0.bytes) }
        named = Set(arguments.rest.map { FilePath(bytes: $0.bytes).absolute })
        let files = InputFiles(arguments.rest, extensions: Documents.fileExtensions, previews: scenes)
        changes = try GitChanges.asked(by: arguments)
        inputs = files.found.filter { [changes] input in
            !Self.isConfiguration(input) && input.path.map { changes?.contains($0) != false } != false
        }
        missing = files.missing
        guard changes == nil || arguments.last("--write-baseline") == nil else {
            throw Failure("--write-baseline lists the findings of all documents; leave out --changed")
        }
        // An old baseline may be among the files that a shell lists, and is replaced.
        newBaseline = try ReportPlace(arguments, "--write-baseline", inputs: [])
    }

    /// Configurations and baselines end in `.json` as documents do, and may be among them.
    private static func isConfiguration(_ input: InputFile) -> Bool {
        input.path.map { $0.name.elementsEqual(LintConfiguration.fileName.utf8) } ?? false
    }
}

/// The format of findings.
enum LintFormat {
    case text, json, github, junit

    static let known: KeyValuePairs<String, LintFormat> = [
        "text": .text, "json": .json, "github": .github, "junit": .junit,
    ]
}
