import Maquette
import MaquetteLinting
import MaquetteSyntax

/// Finds the configuration of each document: the one that was named, or the nearest one in the folders above it,
/// overridden by options.
@MainActor final class LintConfigurations {
    /// A configuration with everything that follows from it.
    struct InForce {
        let configuration: LintConfiguration
        let linter: Linter
        let variants: [Variant]
        /// The folder that paths in the configuration are relative to.
        let folder: FilePath
    }

    private let arguments: Arguments
    private let named: FilePath?
    private let only: [String]
    private let disabled: [String]
    private var byFolder: [FilePath: FilePath?] = [:]
    private var known: [FilePath?: InForce] = [:]
    private var unusable: Set<FilePath?> = []

    init(_ arguments: Arguments) throws {
        self.arguments = arguments
        named = arguments.last("--config").map { FilePath(bytes: $0.bytes) }
        only = try Self.rules(arguments, "--rules")
        disabled = try Self.rules(arguments, "--disable")
        if !only.isEmpty, Set(only).isSubset(of: disabled) {
            throw Failure("--disable leaves none of the rules that --rules names")
        }
        // Errors in options are reported before anything is read.
        _ = try VariantOptions.variants(arguments)
        if let named { _ = try inForce(named) }
    }

    /// The configuration of a document.
    func configuration(for input: InputFile) throws -> InForce {
        if let named { return try inForce(named) }
        let folder = (input.path?.folder ?? FilePath(".")).absolute
        if let known = byFolder[folder] { return try inForce(known) }
        var candidate = folder
        while true {
            let file = candidate.appending(LintConfiguration.fileName.utf8)
            // If it exists and is not a file, that is reported, not ignored.
            if file.status(followingLinks: false) != nil {
                guard Reach(of: candidate).includes(file) else {
                    guard unusable.insert(file).inserted else { throw ToldBefore() }
                    throw Failure("\(file.shown): this link leads out of the project; --config takes it all the same")
                }
                byFolder[folder] = .some(file)
                return try inForce(file)
            }
            if candidate.folder == candidate { break }
            candidate = candidate.folder
        }
        byFolder[folder] = .some(nil)
        return try inForce(nil)
    }

    /// A configuration that cannot be used is reported once, not for every document below it.
    struct ToldBefore: Error {}

    private func inForce(_ file: FilePath?) throws -> InForce {
        if let found = known[file] { return found }
        if unusable.contains(file) { throw ToldBefore() }
        do {
            let found = try read(file)
            known[file] = found
            return found
        } catch {
            unusable.insert(file)
            throw error
        }
    }

    private func read(_ file: FilePath?) throws -> InForce {
        var configuration = LintConfiguration()
        if let file {
            do {
                configuration = try LintConfiguration(Data(file.contents()), file: file.shownFromHere)
            } catch let error as SystemError {
                throw Failure("\(file.shown): \(error.words)")
            }
        }
        if arguments.has("--accessibility") { configuration.checksAccessibility = true }
        if !only.isEmpty { configuration.keep(only: only) }
        configuration.disable(disabled)
        var options = arguments
        for (option, values) in configuration.looks { try Self.fill(&options, option, with: values, configuration) }
        let variants = try VariantOptions.variants(options)
        return InForce(
            configuration: configuration, linter: Linter(configuration, variants: variants),
            variants: variants, folder: file?.absolute.folder ?? FilePath(".").absolute)
    }

    /// Options override the configuration.
    private static func fill(
        _ options: inout Arguments, _ option: String, with values: [String], _ configuration: LintConfiguration
    ) throws {
        if option == "--orientation", options.has("--landscape") { return }
        if option == "--appearance", options.has("--dark") { return }
        if option == "--locale" {
            for value in values {
                do { _ = try VariantOptions.language(value) } catch let failure as Failure {
                    throw Failure(lines: failure.lines.map { "\(configuration.file ?? ""): \($0)" })
                }
            }
        }
        options.supply(option, values)
    }

    private static func rules(_ arguments: Arguments, _ option: String) throws -> [String] {
        let names = arguments.list(option)
        if names.isEmpty, !arguments.all(option).isEmpty {
            throw Failure("\(option) needs the names of rules; --list-rules prints them")
        }
        for name in names where !RuleList.names.contains(name) {
            let near = NearestNames.suggestion(for: name, among: RuleList.names)
            throw Failure("\(option): there is no rule `\(name.shortened)`\(near ?? "; --list-rules lists them")")
        }
        return names
    }
}
