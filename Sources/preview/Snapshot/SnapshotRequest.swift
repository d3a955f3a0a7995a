import Maquette
import MaquetteSnapshots

/// A request of `preview snapshot`, from the command line and the plan.
struct SnapshotRequest {
    let inputs: [InputFile]
    /// What was asked for and does not exist. The rest is processed.
    let missing: [String]
    /// Where documents were looked for.
    let places: [InputFiles.Place]
    /// Whether the plan named the documents, and so all of them.
    let isPlanned: Bool
    private let isLookedFor: Bool
    /// What documents have to differ from to be looked at.
    let changes: GitChanges?
    let variants: [Variant]
    let scenes: [String]
    let root: FilePath?
    let mode: RecordMode
    /// Whether only baselines of another Maquette are recorded anew.
    var upgradesOnly = false
    let tolerance: Tolerance
    /// The views, by their names, whose places are left out of comparisons.
    let ignored: Set<String>
    let repaints: Bool
    let shard: Shard?
    let reports: ReportRequest

    static let options: [Option] =
        [
            .value(
                "--config", "FILE", "the plan, which lists documents and variants (\(SnapshotPlan.usualName))",
                completion: .files),
            .value(
                "--baselines", "FOLDER",
                "the folder for all baselines (\(SnapshotNames.folderName) beside each document)",
                completion: .files),
            DocumentRequest.sceneOption,
        ] + VariantOptions.options + [DependencyFile.option, DocumentRequest.outsideOption]

    static let toleranceOptions: [Option] = [
        .value("--precision", "SHARE", "the share of pixels that must match, 0 to 1 (1)"),
        .value(
            "--perceptual-precision", "SHARE",
            "how similar colours must be to match, 0 to 1 (1):\nwithin 100·(1-SHARE) ΔE"),
        .value(
            "--largest-region", "AREA",
            "square points above which a connected wrong region\nfails however small its share (4)"),
        .value(
            "--ignoring", "NAMES",
            "leave views out of the comparison, by their names, such as a\nclock; several with commas"),
        .flag("--allow-single-color", "allow pictures of a single colour"),
        .flag("--repaint", "paint even if the display list is that of the baseline"),
        ShardChoice.option,
    ]

    init(_ arguments: Arguments, mode: RecordMode) throws {
        DocumentRequest.readOutside(arguments)
        _ = try BatchOptions.limits(arguments)
        let plan = try SnapshotPlan(arguments.last("--config"))
        let words = arguments.rest.isEmpty ? plan.documents : arguments.rest
        guard !words.isEmpty else {
            throw SnapshotPlan.noDocuments
        }
        if words.contains(where: { $0.text == "-" }) {
            throw Failure("a baseline needs a file beside it; standard input has none")
        }
        var planned = arguments
        plan.supply(&planned)
        variants = try VariantOptions.variants(planned, marksEach: true)
        scenes = arguments.list("--scene")
        let files = InputFiles(words, extensions: Documents.fileExtensions, previews: scenes)
        changes = try GitChanges.asked(by: arguments)
        inputs = files.found.filter { [changes] input in input.path.map { changes?.contains($0) != false } != false }
        (missing, places) = (files.failures, files.places)
        isLookedFor = files.vacancies == files.missing.count && !files.isPartial && changes == nil
        isPlanned = arguments.rest.isEmpty
        root = Self.root(arguments, plan)
        self.mode = mode
        tolerance = try plan.tolerance(arguments)
        let named = arguments.list("--ignoring")
        ignored = Set(named.isEmpty ? plan.ignoring : named)
        repaints = arguments.has("--repaint")
        shard = try arguments.last("--shard").flatMap { try ShardChoice.shard($0.text) }
        reports = try ReportRequest(arguments, inputs: files.found)
    }

    /// The documents of the command line, or else of the plan.
    static func documents(of typed: Arguments) -> [Argument] {
        guard typed.rest.isEmpty else { return typed.rest }
        return (try? SnapshotPlan(typed.last("--config")))?.documents ?? []
    }

    static func planUsesCode(_ typed: Arguments) -> Bool {
        (try? SnapshotPlan(typed.last("--config")))?.usesCode ?? false
    }

    /// The folders around those of the documents in which their baselines are.
    static func folders(of typed: Arguments) -> [FilePath] {
        DocumentRequest.readOutside(typed)
        if let root = (try? SnapshotPlan(typed.last("--config"))).flatMap({ root(typed, $0) }) { return [root] }
        let files = InputFiles(documents(of: typed), extensions: Documents.fileExtensions, isHeard: false)
        return Set(files.found.compactMap { $0.path.map { SnapshotNames.folder(beside: $0.folder) } }).sorted {
            $0.shown < $1.shown
        }
    }

    private static func root(_ typed: Arguments, _ plan: SnapshotPlan) -> FilePath? {
        typed.last("--baselines").map { FilePath(bytes: $0.bytes) } ?? plan.baselines
    }

    /// Whether everything that may have a baseline is included, so that other baselines are orphans. Folders and
    /// patterns without documents may have had some.
    var isWhole: Bool { shard == nil && scenes.isEmpty && isLookedFor }
}

/// Where the findings of a run are to be written.
struct ReportRequest {
    let folder: FilePath?
    private let files: [(place: ReportPlace, text: (Report) throws -> String)]
    let annotatesForGitHub: Bool
    /// Whether standard output is used for a report, so that messages go to standard error.
    var takesStandardOutput: Bool { files.contains { $0.place == .standardOutput } }

    static let options: [Option] = [
        .value("--report", "FOLDER", "a page with all pictures, and the files below", completion: .files),
        .value("--junit", "FILE", "the findings as JUnit XML", completion: .files),
        .value("--markdown", "FILE", "a summary for a pull request", completion: .files),
        .value("--json", "FILE", "the findings as JSON", completion: .files),
        .flag("--github", "annotations for GitHub on standard output"),
        .value(
            "--format", "NAME", "text, or json: the same as --json - (text)", completion: .words(["text", "json"])),
    ]

    /// - Parameter inputs: files that must not be overwritten.
    init(_ arguments: Arguments, inputs: [InputFile] = []) throws {
        folder = arguments.last("--report").map { FilePath(bytes: $0.bytes) }
        let forms: [(option: String, text: (Report) throws -> String)] = [
            ("--junit", { $0.jUnit }), ("--markdown", { $0.markdown }),
            ("--json", { String(decoding: try $0.json, as: UTF8.self) }),
        ]
        files =
            try forms.compactMap { option, text in
                try ReportPlace(arguments, option, inputs: inputs).map { ($0, text) }
            }
            + (JSONAnswer.isWanted(arguments)
                ? [(.standardOutput, { String(decoding: try $0.json, as: UTF8.self) })] : [])
        if files.count(where: { $0.place == .standardOutput }) > 1 {
            throw Failure("only one report can go to standard output")
        }
        annotatesForGitHub = arguments.has("--github")
    }

    /// Writes the files of a report other than its folder.
    func write(_ report: Report) throws {
        for (place, text) in files { try place.write(text(report)) }
        if annotatesForGitHub { for line in report.gitHubAnnotations { try StandardOutput.printAsIs(line) } }
    }
}
