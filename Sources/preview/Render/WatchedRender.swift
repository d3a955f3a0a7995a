import Glibc
import Maquette
import MaquetteProjects
import MaquetteWorkers

/// `preview render --watch`: the run, and again whenever something that its pictures may be made of has changed. Each run is
/// a process of its own, so this one never draws and has one thread.
@MainActor enum WatchedRender {
    /// nil unless `--watch` is among what was typed and makes sense; errors are then reported by the run itself.
    static func wanted(_ typed: [Argument]) -> Arguments? {
        guard typed.first?.text == Render.name,
            let arguments = try? Arguments(typed.dropFirst(), options: Render.options), arguments.has("--watch"),
            (try? Render.expectWatchable(arguments)) != nil
        else { return nil }
        return arguments
    }

    /// - Parameter run: does all that was asked for once, and returns its exit code.
    static func run(_ arguments: Arguments, _ run: () -> Int32) -> Never {
        let trees: [ProjectTree]
        do {
            trees = try folders(of: arguments).map { folder throws(Failure) in try ProjectTree(folder) }
        } catch {
            for line in error.lines { StandardError.say("preview: \(line)") }
            exit(Outcome.badInput.rawValue)
        }
        let code = run()
        // What cannot be read now may be after the next save, but what was typed stays as it is.
        let request = try? RenderRequest(arguments)
        let isHopeless = request?.documents.inputs.isEmpty != false && !CodeInputs.areUsed
        if code == Outcome.badInput.rawValue, isHopeless { exit(code) }
        RenderRun.isAgain = true
        for tree in trees { ignoreOutput(tree.takeChanges(), tree) }
        while true {
            let changed = waitForChanges(of: trees)
            guard !changed.isEmpty else { continue }
            let documents = InputFiles(arguments.rest, extensions: Documents.fileExtensions).found
                .compactMap { $0.path?.absolute }
            // A picture or a text may be in any document.
            RenderRun.changed = changed.isSubset(of: documents) ? changed : nil
            StandardError.say("preview: \(words(changed)) changed")
            if CodeInputs.areUsed { CodeInputs.compileAgain() }
            _ = run()
            for tree in trees { ignoreOutput(tree.takeChanges(), tree) }
        }
    }

    /// Changes that came during the run, without the pictures that it wrote: they are no reason to write them again.
    private static var leftOver: Set<FilePath> = []

    private static func ignoreOutput(_ changed: Set<String>, _ tree: ProjectTree) {
        leftOver.formUnion(
            changed.map { tree.path(of: $0) }.filter { Picture.Format(fileExtension: $0.ext) == nil })
    }

    private static func waitForChanges(of trees: [ProjectTree]) -> Set<FilePath> {
        var changed = leftOver
        leftOver = []
        if changed.isEmpty {
            var polled = trees.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
            let next = trees.compactMap(\.secondsToNextLook).min()
            poll(&polled, nfds_t(polled.count), next.map { Int32($0 * 1000 + 1) } ?? -1)
        }
        for tree in trees { changed.formUnion(tree.takeChanges().map { tree.path(of: $0) }) }
        return changed.filter { path in
            path.ext != "md" && (path.ext != "swift" || CodeInputs.areUsed)
                && !streams.contains { $0.isSameFile(as: path) }
        }
    }

    /// What is said here may go into a file of the project; that is no reason to say more.
    private static let streams = ["/dev/stdout", "/dev/stderr"].map { FilePath($0) }

    private static func words(_ changed: Set<FilePath>) -> String {
        changed.count == 1 ? changed.first?.shownFromHere ?? "" : "\(changed.count) files"
    }

    /// The project around each input: images and texts lie beside the documents or above them.
    private static func folders(of arguments: Arguments) -> [FilePath] {
        var folders: [FilePath] = []
        for word in arguments.rest {
            let path = FilePath(bytes: word.bytes).absolute
            let folder = path.kind == .folder ? path : path.folder
            let project = projectFolder(around: folder)
            if !folders.contains(project) { folders.append(project) }
        }
        return folders
    }

    private static func projectFolder(around folder: FilePath) -> FilePath {
        var candidate = folder
        while candidate.folder != candidate {
            let names = (try? candidate.namesOfEntries()) ?? []
            let isProject = names.contains { name in
                [".git", "Package.swift"].contains { name.elementsEqual($0.utf8) }
                    || FilePath(bytes: name).ext == "xcodeproj"
            }
            if isProject { return candidate }
            candidate = candidate.folder
        }
        return folder
    }
}
