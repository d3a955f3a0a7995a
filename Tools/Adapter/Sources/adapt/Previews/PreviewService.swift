import Adapting
import Foundation

/// Answers requests about previews: a line of JSON each, on standard input and output.
///
///     {"list": ["/app/Card.swift", "/app/Theme.swift"]}    what files of a module have to show, without compiling them
///     {"show": "/app/Card.swift"}                          the same of one, with the compiled code
final class PreviewService {
    private struct Request: Decodable {
        var list: [String]?
        var show: String?
    }

    private struct Listing: Encodable {
        struct File: Encodable {
            var file: String
            var previews: [PreviewEntry]
        }
        var files: [File] = []
    }

    private let settings: Compilation.Settings
    private let cache: String
    /// The folders with checkouts of packages that are elsewhere.
    private let packages: [String]
    /// Why nothing can be compiled.
    private let obstacle: String?
    private var builds: [String: PreviewBuild] = [:]
    private var cutBuilds: [String: CutBuild] = [:]
    private let lister = PreviewLister()

    init(_ arguments: [String]) throws {
        var arguments = arguments
        packages = Adapt.takeAll("--packages", from: &arguments)
        guard arguments.count == 4, arguments[0] == "--settings", arguments[2] == "--cache" else {
            throw Failure(Adapt.usage)
        }
        settings = try Compilation.Settings(arguments[1])
        cache = Adapt.absolute(arguments[3])
        // SwiftPM leaves its locks, and more if it is ended.
        let temporary = cache + "/tmp"
        obstacle = KeptFolder.obstacle(to: temporary)
        guard obstacle == nil else { return }
        setenv("TMPDIR", temporary, 1)
        Leftovers.removeOld(in: temporary)
    }

    func run() throws {
        RunningProgram.endsWithInput = true
        // A program that has ended takes no more arguments.
        signal(SIGPIPE, SIG_IGN)
        // Compilers ask for much memory in small pieces, which large pages give them sooner.
        setenv("GLIBC_TUNABLES", "glibc.malloc.hugetlb=1", 0)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        while let line = readLine() {
            let request = try JSONDecoder().decode(Request.self, from: Data(line.utf8))
            var answer =
                try request.list.map { try encoder.encode(list($0)) } ?? encoder.encode(show(request.show ?? ""))
            answer.append(UInt8(ascii: "\n"))
            guard Self.write(answer) else { break }
            if let file = request.show {
                builds[file]?.prepare()
                for build in cutBuilds.values { build.prepare() }
            }
        }
        for build in builds.values { build.end() }
    }

    /// - Returns: false if nobody reads answers any more.
    private static func write(_ answer: Data) -> Bool {
        var rest = answer[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(1, $0.baseAddress, $0.count) }
            if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return false }
        }
        return true
    }

    private func list(_ paths: [String]) -> Listing {
        Listing(files: lister.previews(in: paths).map { Listing.File(file: $0.path, previews: $0.previews) })
    }

    private func show(_ file: String) -> PreviewAnswer {
        do {
            guard FileManager.default.fileExists(atPath: file) else { throw Failure("\(file): there is no such file") }
            if let reason = Cut.nameProblem(of: file) { throw Failure(reason) }
            if let obstacle { throw Failure(obstacle) }
            if let answer = try showInProject(file) { return answer }
            var answer = try build(of: file).show(file)
            if answer.needsCutting { cut(file, &answer) }
            if !answer.errors.isEmpty { answer.errors = ParseErrors(settings).replacing(answer.errors) }
            return answer
        } catch {
            var answer = PreviewAnswer(file: file)
            answer.problems = ["\(error)"]
            return answer
        }
    }

    /// A file of an Xcode project is no package's, and by itself it is not what it is there. Nil if it is in no such project.
    private func showInProject(_ file: String) throws -> PreviewAnswer? {
        guard builds[file] == nil, try PackageModule(containing: file, settings, cache: cache) == nil else {
            return nil
        }
        var answer = PreviewAnswer(file: file)
        cut(file, &answer)
        return answer.image == nil ? nil : answer
    }

    /// What another file lacks does not keep this one from being shown, nor that packages cannot be fetched. Where that does not help,
    /// the errors stay as they are.
    private func cut(_ file: String, _ answer: inout PreviewAnswer) {
        guard let build = CutBuild(around: file, settings, cache: cache, withPackagesIn: packages) else { return }
        let known = cutBuilds[build.root] ?? build
        cutBuilds[build.root] = known
        do { _ = try known.show(file, &answer) } catch { answer.problems.append("\(error)") }
    }

    private func build(of file: String) throws -> PreviewBuild {
        if let known = builds[file] { return known }
        let package = try PackageModule(containing: file, settings, cache: cache)
        let module: any BuildableModule = package ?? LoneFile(file, settings)
        let key = package?.key ?? file
        let build = try builds[key] ?? PreviewBuild(module, settings, folder: "\(cache)/\(Digest(of: [key]).text)")
        builds[key] = build
        builds[file] = build
        return build
    }
}
