import Foundation
import Maquette
import MaquetteCode
import MaquetteRenderer
import MaquetteSyntax
import MaquetteWorkers

/// `preview app --walk`.
@MainActor struct WalkRun {
    private let controllers: Set<String>
    private let folder: FilePath
    private let mostScreens: Int
    private let minutes: Double
    private let drawsMap: Bool

    private static let usualFolder = "walk"
    /// Seconds that a way may take: the start of the app, and its steps.
    private static let secondsOfWay = 20.0
    private static var atOnce: Int { max(1, min(4, SharedWork.cores)) }

    init(_ projects: [BuiltProject], _ arguments: Arguments) throws {
        controllers = projects.ownControllers
        folder = FilePath(bytes: arguments.last("-o")?.bytes ?? Array(Self.usualFolder.utf8))
        mostScreens = Int(try arguments.number("--screens", in: 1...1000, default: 30))
        drawsMap = arguments.has("--sheet")
        minutes = try arguments.number("--minutes", in: 0.01...600, default: 2)
    }

    /// What is wrong with the options of a walk, or with options of a walk where there is none.
    static func check(_ arguments: Arguments) throws {
        guard App.walks(arguments) else {
            for option in ["--screens", "--minutes"] where arguments.last(option) != nil {
                throw Failure("\(option) is for a walk; add --walk")
            }
            return
        }
        for option in ["--list", "--documents", "--outline"] where arguments.has(option) {
            throw Failure("--walk and \(option) exclude each other")
        }
        if arguments.last("--touch") != nil { throw Failure("--walk finds its own touches; leave out --touch") }
        guard try VariantOptions.variants(arguments).count == 1 else {
            throw Failure("a walk is made in one variant; give one value of each option")
        }
        _ = try WalkRun([], arguments)
    }

    /// The process that starts the app anew for each way. It is made before there are threads.
    static func warm(_ arguments: Arguments, _ typed: ArraySlice<Argument>) -> WarmProcess? {
        guard ProjectInputs.failures.isEmpty, !ProjectInputs.built.isEmpty,
            let variant = try? VariantOptions.variants(arguments).first,
            let limits = try? BatchOptions.limits(arguments)
        else { return nil }
        SnapshotFolder.begin()
        CodeProcess.prepare()
        let seconds = arguments.last("--timeout") == nil ? secondsOfWay : limits.seconds
        return WarmProcess(
            again: [App.name] + typed.map(\.text), limits: Limits(seconds: seconds, bytes: limits.bytes),
            atOnce: atOnce,
            prepare: WarmWork.prepare
        ) { request in
            SharedWork.pause()
            return WalkWork.answer(request, variant)
        }
    }

    func run(asJSON: Bool, _ place: ReportPlace?) throws -> Outcome {
        guard let warm = Preview.warm else { throw Failure("the process that starts the app cannot be started") }
        Interruption.removeTemporaryFiles(and: SnapshotFolder.remove)
        defer { SnapshotFolder.remove() }
        let end = Date(timeIntervalSinceNow: minutes * 60)
        var walk = AppWalk(mostScreens: mostScreens)
        walk.run(atOnce: Self.atOnce, isTimeUp: { Date() > end }) { ways in
            let numbers = ways.map { steps in
                warm.begin((try? JSONEncoder().encode(steps)).map { [UInt8]($0) } ?? [])
            }
            return numbers.map { Self.reply(to: warm.wait(for: $0)) }
        }
        guard !walk.stops.isEmpty else {
            throw Failure("the app shows no screen: \(walk.findings.first?.reason ?? "it was not started in time")")
        }
        let report = WalkReport(walk, controllers: controllers)
        try AtomicFile.makeFolder(folder)
        let pictures = report.names.map { folder.appending(Array($0.utf8)) }
        for (stop, path) in zip(walk.stops, pictures) { try AtomicFile.write(stop.picture, to: path) }
        try AtomicFile.write(Array(report.markdown.harmless.utf8), to: folder.appending("walk.md".utf8))
        if drawsMap {
            try AtomicFile.write(WalkMap(walk).picture().bytes(as: .png), to: folder.appending("sheet.png".utf8))
        }
        let json = report.json(pictures: pictures.map(\.shown))
        if asJSON { try JSONAnswer.print(json) } else { try StandardOutput.print(report.summary) }
        try place?.write(JSONAnswer.text(json))
        return walk.findings.contains { $0.kind == .crash } ? .findings : .fine
    }

    private static func reply(to answer: WarmProcess.Answer) -> AppWalk.Reply {
        switch answer {
        case .done(let bytes):
            guard let (answer, picture) = WalkWork.answer(from: bytes) else {
                return .problem("the answer cannot be read")
            }
            return answer.screen.map { .screen($0, picture: picture) } ?? .problem(answer.problem ?? "no screen")
        case .died(let cause): return .crash(cause.words)
        case .gone: return .problem("the process that starts the app is gone")
        }
    }
}
