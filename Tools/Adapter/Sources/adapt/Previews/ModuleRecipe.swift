import Foundation

/// How a module is compiled and what its code needs to be loaded.
struct ModuleRecipe: Codable, Equatable {
    var name: String
    /// The files that the author wrote, and those that were generated for the module.
    var sources: [String]
    /// The compiler's arguments for the whole module, as a driver takes them.
    var arguments: [String]
    /// What compiling the whole module leaves of each source.
    var objects: [String: String]
    /// The object files of the modules and C code that it uses.
    var otherObjects: [String]
    /// The files that those are made of, and the module's resources.
    var otherInputs: [String] = []
    /// Options of the linker that the code asks for by itself.
    var linkOptions: [String] = []
}

/// One compilation of one file among those of its module: the arguments of the compiler's own frontend.
struct FrontendOptions: Codable {
    private(set) var program: String
    private var words: [String]

    /// Asks the driver what it would do.
    init(_ recipe: ModuleRecipe, compiler: String, _ options: [String]) throws {
        let asked = try Command(compiler, recipe.arguments + options + ["-driver-print-jobs"]).run()
        let jobs = asked.text.split(separator: "\n").map { ResponseFile.words(in: String($0)) }
        guard let job = jobs.first(where: { $0.contains("-frontend") && $0.contains("-c") }) else {
            throw Failure("the compiler does not say how it compiles \(recipe.name): \(asked.text.prefix(300))")
        }
        program = job[0]
        words = Self.common(job, sources: Set(recipe.sources))
    }

    /// Without what names files, and without what is for debuggers and indexes.
    private static func common(_ job: [String], sources: Set<String>) -> [String] {
        var words: [String] = []
        var rest = job.dropFirst()
        while let word = rest.popFirst() {
            if wordsWithValue.contains(word) {
                rest = rest.dropFirst()
            } else if !others.contains(word), !sources.contains(word), !word.hasPrefix("-debug-info-format"),
                !word.hasPrefix("-dwarf-version")
            {
                words.append(word)
            }
        }
        return words
    }

    private static let wordsWithValue: Set<String> = [
        "-primary-file", "-filelist", "-primary-filelist", "-output-filelist", "-supplementary-output-file-map",
        "-index-unit-output-filelist", "-o", "-emit-dependencies-path", "-emit-reference-dependencies-path",
        "-serialize-diagnostics-path", "-index-store-path", "-vfsoverlay", "-file-compilation-dir",
        "-index-unit-output-path",
    ]
    private static let others: Set<String> = [
        "-c", "-g", Toolchain.debugInformation, "-index-system-modules", "-frontend", "-emit-module",
    ]

    /// For the program.
    func arguments(
        compiling file: String, among sources: [String], into object: String, overlay: String
    ) -> [String] {
        let files = sources.flatMap { $0 == file ? ["-primary-file", $0] : [$0] }
        return ["-frontend", "-c"] + files + words + [
            "-vfsoverlay", overlay, "-import-module", "DeveloperToolsSupport", "-suppress-warnings",
            "-diagnostic-style", "llvm", Toolchain.debugInformation, "-o", object,
        ]
    }
}
