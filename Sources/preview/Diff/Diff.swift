import Maquette

/// `preview diff`: what changed between two versions of a document.
enum Diff: Subcommand {
    static let name = "diff"
    static let summary = "what changed between two versions of documents or previews, in words and pictures"
    static let usage = ["diff OLD NEW [options]", "diff --git …"]

    static let options: [Option] =
        [
            .value(
                "--format", "NAME", "text, markdown, html or json (text)",
                completion: .words(DiffFormat.known.map(\.key))),
            .value(
                "-o", "OUT",
                "the page for html, the folder or .md file for markdown and its\npictures; `-` is standard output",
                completion: .files),
            .value("--scene", "NAMES", "only pictures of the scenes of these names or ids", completion: .scenes),
            .flag("--git", "used by git, as set with `git config diff.maquette.command`"),
        ] + VariantOptions.options + [DocumentRequest.outsideOption] + CodeOptions.all

    static let notes = [
        "OLD and NEW are documents (\(Documents.fileExtensions.map { ".\($0)" }.joined(separator: ", "))), `-` for standard input, or\n"
            + "git:REVISION:PATH, as in git:HEAD~1:Main.storyboard: from this folder, or else from the top of the\n"
            + "repository. git:REVISION alone takes the path of the other side.",
        "For a Swift file, or one preview such as Card.swift#Dark, the command draws the previews of both versions, with the\n"
            + "code of each. In two folders it compares the documents that changed, and the previews in their Swift files. With\n"
            + "a revision it ignores the files that git ignores.",
        "Exit code 0: nothing changed; 1: something changed; 2: something could not be read or written.\n"
            + "With --git it is always 0, because git stops at any other.",
    ]

    static let examples = [
        "diff Old.storyboard New.storyboard", "diff git:HEAD Main.storyboard", "diff git:HEAD .",
        "diff git:main Sources/Card.swift",
        "diff git:main:Main.storyboard git:feature:Main.storyboard --format html -o changes.html",
        "diff git:HEAD Main.storyboard --format markdown -o changes --device 'iPhone SE (3rd generation)' --dark",
    ]

    static func run(_ typed: ArraySlice<Argument>) async throws -> Outcome {
        let arguments = try Arguments(typed, options: options)
        DocumentRequest.readOutside(arguments)
        let request = try DiffRequest(arguments)
        try SystemFonts.check()
        Interruption.removeTemporaryFiles()
        guard request.isForGit else { return try DiffRun(request).run() }
        // Git stops at an exit code other than 0.
        do {
            _ = try DiffRun(request).run()
        } catch {
            let lines = (error as? Failure)?.lines ?? ["\(error)"]
            for line in lines { try StandardOutput.print("preview: \(line)") }
        }
        return .fine
    }
}
