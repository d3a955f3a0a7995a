import Adapting

/// Why files do not parse, in the compiler's words. Of an adapted copy it says much else, which follows from that.
struct ParseErrors {
    private let settings: Compilation.Settings

    init(_ settings: Compilation.Settings) { self.settings = settings }

    /// The errors by file, each in its order; files that parse have none.
    func of(_ paths: [String]) -> [String: [CompilerMessage]] {
        let frontend = Toolchain(settings).frontend
        let found = concurrently(paths) { path in
            let words = ["-frontend", "-parse", "-diagnostic-style", "llvm", path]
            let text = (try? Command(frontend, words).run())?.text ?? ""
            return CompilerMessage.errors(in: text).filter { $0.file == path }
        }
        return Dictionary(zip(paths, found).filter { !$1.isEmpty }, uniquingKeysWith: { one, _ in one })
    }

    /// The errors, with those in files that do not parse replaced by what the parser says.
    func replacing(_ errors: [CompilerMessage]) -> [CompilerMessage] {
        let files = errors.map(\.file).uniqued
        let broken = of(files)
        return files.flatMap { file in broken[file] ?? errors.filter { $0.file == file } }
    }
}

extension ModuleBuild {
    /// Reports what is cut out of a file that does not parse, with the parser's reason and place.
    func tellWhatDoesNotParse(_ report: inout ModuleReport) {
        let broken = ParseErrors(settings).of(ModuleAdapter(cache: settings.cache).filesThatDoNotParse(files))
        guard !broken.isEmpty else { return }
        for place in report.cuts.indices {
            guard let errors = broken[report.cuts[place].path] else { continue }
            let error = errors.first { $0.line >= report.cuts[place].line } ?? errors[0]
            (report.cuts[place].line, report.cuts[place].reason) = (error.line, error.message)
        }
        if !report.left.isEmpty {
            report.left = broken.keys.sorted().flatMap { broken[$0]! }.map(\.description) + report.left
        }
    }
}
