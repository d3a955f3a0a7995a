import Foundation
import Maquette
import MaquetteAgents
import MaquetteCode
import MaquetteWorkers

/// Compiles the Swift files that calls are about, and lists their previews: one after the other, on a thread of its own, as
/// the server goes on meanwhile.
final class AgentCompiler: Sendable {
    /// What the process that draws gets besides a call.
    enum Product: Codable {
        case compiled(CompiledFile)
        case listed([String: [CodePreview]])
        case compared(AgentComparison)
        /// The code of an app, and what was done in it.
        case running(CompiledFile, AgentApp)
        case failed(String)
    }

    private let work: BackgroundWork<Product>
    private let service: Result<CodeService, CodeFailure>

    init?() {
        guard let work = BackgroundWork<Product>("compiler") else { return nil }
        self.work = work
        service = Result { () throws(CodeFailure) in
            CodeService(try CodeToolset.find())
        }
    }

    /// Readable when something is done; for `poll`.
    var descriptor: Int32 { work.descriptor }

    /// The most files of a folder that are looked into.
    private static let mostFiles = 2000

    /// Whether a call needs compiled code, and of which file; or a list of previews, below which path.
    enum Need {
        case compiled(String)
        case listed(String)
        /// Two versions of a file, which a run of `preview diff` draws.
        case compared(String, old: String, new: String?)
        /// The app below a path, which starts with settings.
        case start(String, settings: String)
        /// An app that has been started.
        case running(AgentApp)

        /// The file's name without the name of a preview behind it.
        static func plain(_ file: String) -> String { String(file.prefix { $0 != "#" }) }

        /// - Parameter app: the one that has been started.
        @MainActor init?(_ call: AgentSession.Call, _ app: AgentApp?) {
            if call.tool == StartAppTool.description.name {
                self = .start(call.text("path") ?? ".", settings: call.written)
                return
            }
            if AgentApp.isMeant(by: call) {
                guard let app else { return nil }
                self = .running(app)
                return
            }
            switch call.tool {
            case RenderPreviewTool.description.name, DescribePreviewTool.description.name,
                DescribeScreenTool.description.name, ExplainViewTool.description.name:
                guard let file = call.text("sourceFilePath"), FilePath(file).ext == "swift" else { return nil }
                self = .compiled(file)
            case LintProjectTool.description.name:
                guard let file = call.text("path"), FilePath(file).ext == "swift" else { return nil }
                self = .compiled(file)
            case MeasureTextTool.description.name:
                guard let file = call.text("sourceFilePath") else { return nil }
                self = .compiled(file)
            case DiffPreviewTool.description.name:
                guard let file = call.text("sourceFilePath"), FilePath(Self.plain(file)).ext == "swift" else {
                    return nil
                }
                self = .compared(file, old: call.text("oldRevision") ?? "HEAD", new: call.text("newRevision"))
            case ListPreviewsTool.description.name: self = .listed(call.text("path") ?? ".")
            default: return nil
            }
        }
    }

    func begin(_ need: Need, key: Int) { work.begin(key: key) { [self] in make(need) } }

    /// What was done since the last time.
    func take() -> [(key: Int, product: Product)] { work.take() }

    private func make(_ need: Need) -> Product {
        switch need {
        case .compiled(let file):
            let path = AgentPreview.path(file)
            guard path.kind == .file else { return .failed("there is no file \(file)") }
            return Self.product { .compiled(try service.get().compile(path.absolute.shown)) }
        case .compared(let file, let old, let new):
            return Self.product { .compared(try AgentComparison(of: file, from: old, to: new)) }
        case .start(let path, let settings):
            return Self.product {
                try running(AgentApp(file: Self.fileOfApp(at: AgentPreview.path(path)), settings: settings))
            }
        case .running(let app): return Self.product { try running(app) }
        case .listed(let path):
            let files = Self.files(at: FilePath(path))
            return files.isEmpty ? .listed([:]) : Self.product { .listed(try service.get().list(files)) }
        }
    }

    private static func product(_ make: () throws -> Product) -> Product {
        do { return try make() } catch { return .failed("\(error)") }
    }

    private func running(_ app: AgentApp) throws -> Product {
        .running(try service.get().compile(app.file), app)
    }

    /// The Swift file that an app starts with.
    private static func fileOfApp(at path: FilePath) throws -> String {
        guard path.kind != nil else { throw Failure("\(path.shown): there is no such file") }
        if path.kind == .file, path.ext == "swift" { return path.absolute.shown }
        let folder = path.isXcodeProject ? path.absolute.folder : path
        var found: [FilePath] = []
        eachFile(below: folder) { file, code in
            if AppFiles.startsApp(code) { found.append(file) }
            return true
        }
        guard let first = found.first else {
            throw Failure(
                "\(path.shown): there is no Swift file that an app starts with; RenderPreview shows single previews")
        }
        guard found.count == 1 else {
            let names = found.map(\.shown).sorted().prefix(10).joined(separator: ", ")
            throw Failure("\(path.shown): there are several apps, which start with \(names); name one of these files")
        }
        return first.absolute.shown
    }

    /// The Swift files that mention previews, or else those that mention UIKit.
    private static func files(at path: FilePath) -> [String] {
        if path.kind == .file { return path.ext == "swift" ? [path.absolute.shown] : [] }
        var (withPreviews, others): ([String], [String]) = ([], [])
        eachFile(below: path) { file, text in
            if text.contains("#Preview") || text.contains("PreviewProvider") {
                withPreviews.append(file.absolute.shown)
            } else if text.contains("UIKit"), others.count < mostFiles {
                others.append(file.absolute.shown)
            }
            return withPreviews.count < mostFiles
        }
        return (withPreviews.isEmpty ? others : withPreviews).sorted()
    }

    /// - Parameter use: says whether it wants more.
    private static func eachFile(below path: FilePath, _ use: (_ file: FilePath, _ text: String) -> Bool) {
        guard let entries = FileManager.default.enumerator(atPath: path.shown) else { return }
        let reach = Reach(of: path)
        for case let name as String in entries {
            if name.hasSuffix(".build") || name.hasSuffix("DerivedData") || name.hasSuffix("Pods") {
                entries.skipDescendants()
                continue
            }
            guard name.hasSuffix(".swift") else { continue }
            let file = path.appending(Array(name.utf8))
            guard reach.includes(file), let bytes = try? file.contents() else { continue }
            if !use(file, String(decoding: bytes, as: UTF8.self)) { return }
        }
    }
}

extension AgentCompiler.Product {
    /// Whether the project's own code is going to run.
    var isCode: Bool {
        switch self {
        case .compiled, .running: true
        case .listed, .compared, .failed: false
        }
    }

    /// The app that a call is about.
    var app: AgentApp? { if case .running(_, let app) = self { app } else { nil } }

    /// A call with it, for the process that draws: two lines.
    func message(with call: [UInt8]) -> [UInt8] {
        let encoder = JSONEncoder()
        let product = (try? encoder.encode(self)) ?? Data()
        return call + [UInt8(ascii: "\n")] + Array(product)
    }
}

/// The code that a call is about, in the process that draws.
@MainActor enum AgentCode {
    private(set) static var product: AgentCompiler.Product?

    /// Takes what came with a call, and gives back the call.
    static func take(from message: [UInt8]) -> [UInt8] {
        guard let end = message.firstIndex(of: UInt8(ascii: "\n")) else { return message }
        product = try? JSONDecoder().decode(AgentCompiler.Product.self, from: Data(message[(end + 1)...]))
        return Array(message[..<end])
    }

    /// The previews of a Swift file. From here on this process is for the project's code alone.
    static func document(_ file: String) throws -> any Document {
        switch product {
        case .compiled(let compiled)?:
            try CodeProcess.begin(compiled, at: FilePath(file))
            return try CodeDocument(compiled, named: file)
        case .failed(let words)?:
            _ = PackagesOfProject.around(FilePath(file))
            throw Failure(lines: ["\(file): \(words)"] + PackagesOfProject.advice)
        case .listed?, .compared?, .running?, nil:
            throw Failure("\(file): Swift files need a toolset: run Scripts/toolset once")
        }
    }

    /// Why Swift files could not be listed, as without a toolset.
    static var problem: String? {
        guard case .failed(let words)? = product else { return nil }
        return words
    }

    /// What a run of `preview diff` says of two versions of a Swift file; nil if that was not asked for.
    static func comparison() throws -> AgentComparison? {
        switch product {
        case .compared(let comparison)?: return comparison
        case .failed(let words)?: throw Failure(words)
        case .compiled?, .listed?, .running?, nil: return nil
        }
    }

    /// The app that the agent has started.
    static var app: (CompiledFile, AgentApp) {
        get throws {
            switch product {
            case .running(let compiled, let app)?: return (compiled, app)
            case .failed(let words)?: throw Failure(words)
            case .compiled?, .compared?, .listed?, nil:
                throw ToolArguments.Unusable("no app is running: call StartApp first, or name a sourceFilePath")
            }
        }
    }

    /// The previews that were listed, by file.
    static var listed: [(file: String, previews: [CodePreview])] {
        guard case .listed(let files)? = product else { return [] }
        return files.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
}
