import Maquette

/// What may come in the place of the last word that was typed: `preview --complete WORD…`, for the scripts of shells.
@MainActor struct Completion {
    /// Which files may come there, which is for the shell to find out. Of documents the endings are named.
    enum Files {
        case none, files
        case documents(orSwift: Bool)

        var words: String {
            switch self {
            case .none: "none"
            case .files: "files"
            case .documents(let orSwift):
                (["documents"] + Documents.fileExtensions + (orSwift ? ["swift"] : [])).joined(separator: " ")
            }
        }
    }

    /// A word and what it is.
    typealias Candidate = (word: String, meaning: String)

    private(set) var files = Files.none
    private(set) var candidates: [Candidate] = []

    /// The kind of files on the first line; then a line for each word, with its meaning behind a tabulator.
    var text: String {
        ([files.words] + candidates.map { $0.meaning.isEmpty ? $0.word : "\($0.word)\t\($0.meaning)" })
            .joined(separator: "\n")
    }

    /// - Parameter words: after the name of the command; the last one may be empty or unfinished.
    init(of words: [Argument]) {
        guard let last = words.last?.text else { return }
        guard words.count > 1 else {
            offer(Preview.subcommands.map { ($0.name, $0.summary) } + Preview.globalOptions.map(Self.candidate), last)
            return
        }
        guard var verb = Preview.subcommands.first(where: { $0.name == words[0].text }) else {
            if let option = Preview.globalOptions.first(where: { $0.name == words[0].text }) {
                offer(valuesOf: option, last, among: [])
            }
            return
        }
        var typed = words.dropFirst()
        if !verb.parts.isEmpty {
            guard typed.count > 1 else {
                offer(zip(verb.actions, verb.parts).map { ($0, $1.summary) }, last)
                return
            }
            let action = "\(verb.name) \(typed.removeFirst().text)"
            guard let part = verb.parts.first(where: { $0.name == action }) else { return }
            verb = part
        }
        complete(last, after: Array(typed.dropLast()), options: verb.options)
        if case .documents = files { files = .documents(orSwift: [Render.name, Frames.name].contains(verb.name)) }
    }

    private mutating func complete(_ last: String, after typed: [Argument], options: [Option]) {
        func option(_ name: String) -> Option? { options.first { $0.name == name || $0.short == name } }
        // Shells may split `--name=value` at the sign or not.
        var (before, last) = (typed.map(\.text), last)
        if last == "=" { (before, last) = (before + ["="], "") }
        if before.last == "=" { before.removeLast() }
        if let named = before.last.flatMap(option), named.value != nil {
            return offer(valuesOf: named, last, among: typed)
        }
        if last.hasPrefix("--"), let sign = last.firstIndex(of: "="), let named = option(String(last[..<sign])) {
            let name = "\(named.name)="
            offer(valuesOf: named, String(last[last.index(after: sign)...]), among: typed)
            candidates = candidates.map { (name + $0.word, $0.meaning) }
            return
        }
        if last.hasPrefix("-") { return offer(options.map(Self.candidate) + [("--help", "explain the command")], last) }
        files = .documents(orSwift: false)
    }

    private mutating func offer(valuesOf option: Option, _ last: String, among typed: [Argument]) {
        switch option.completion {
        case .nothing: break
        case .files: files = .files
        case .words(let words): offer(list: words, last)
        case .scenes: offer(list: Self.scenes(of: typed), last)
        }
    }

    /// Several values may stand with commas.
    private mutating func offer(list words: [String], _ last: String) {
        let start = last.lastIndex(of: ",").map { String(last[...$0]) } ?? ""
        let chosen = start.split(separator: ",").map { $0.lowercased() }
        offer(words.filter { !chosen.contains($0.lowercased()) }.map { (start + $0, "") }, last)
    }

    private mutating func offer(_ all: [Candidate], _ last: String) {
        candidates += all.filter { $0.word.lowercased().hasPrefix(last.lowercased()) }
    }

    private static func candidate(_ option: Option) -> Candidate {
        (option.name, option.words.split(separator: "\n").joined(separator: " "))
    }

    /// The scenes of the documents among the words. Folders are not searched while the user types.
    private static func scenes(of typed: [Argument]) -> [String] {
        typed.map { FilePath(bytes: $0.bytes) }.filter { $0.kind == .file && Documents.fileExtensions.contains($0.ext) }
            .prefix(8).flatMap { path in
                let opened = OpenDocument(reading: InputFile(path: path, relative: path))
                return (try? opened.result.get().scenes.map { $0.name.isEmpty ? $0.id : $0.name }) ?? []
            }
    }
}
