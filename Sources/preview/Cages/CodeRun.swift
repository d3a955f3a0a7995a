import Foundation
import Maquette
import MaquetteCage
import MaquetteCode
import MaquetteReporting
import MaquetteWorkers

/// A run that loads a project's code: in a cage, whose process hands over what it has to say and to write.
@MainActor enum CodeRun {
    /// Nil for a run without code.
    static func batch(_ arguments: [Argument]) throws -> CagedBatch? {
        guard let temporary = CodeInputs.temporaryFolder else { return nil }
        let typed = Preview.typed(arguments)?.1
        if let typed { GitChanges.prepare(typed) }
        if typed?.rest.contains(where: { $0.text == "-" }) == true {
            throw Failure("standard input is not read in a run that uses code: name a file")
        }
        let isBinary = typed?.last("-o")?.text == "-"
        let isClosed = try CodeSandbox.areWallsUp()
        if !isClosed { StandardError.say("preview: --trust: the code of the project runs without walls") }
        let (written, toolset) = (WritablePlaces(arguments), try CodeToolset.find())
        try written.makeFolders()
        let places =
            ReadablePlaces.named(in: arguments, but: written.paths) + CodeInputs.places(in: toolset.cache)
            + DocumentCode.places(in: toolset.cache) + ProjectInputs.packages.places
        try written.refuseLinks(outOf: places)
        var cage = CodeSandbox.cage(temporary: temporary, project: places, toolset: toolset)
        cage.seen = written.paths
        cage.isClosed = isClosed
        return CagedBatch(
            cage: cage,
            mayMake: { change in
                guard written.mayMake(change) else { return false }
                if case .write(_, let path) = change { pictures.append(path) }
                return true
            },
            print: {
                SystemFile.write(isBinary ? $0 : screened($0, isTerminal: StandardStreams.outputIsTerminal), to: 1)
            },
            say: { _ = SystemFile.write(screened($0, isTerminal: StandardStreams.errorIsTerminal), to: 2) },
            quote: { StandardError.say("code: \($0)") })
    }

    /// A text of the process in the cage as people may see it: it has escaped what it took from documents, but code runs beside it. Of
    /// all that controls a terminal only colours and the progress are left, at a terminal, and commands to GitHub where it asked for
    /// them.
    static func screened(_ bytes: [UInt8], isTerminal: Bool) -> [UInt8] {
        let text = String(decoding: bytes, as: UTF8.self)
        guard isTerminal || isForGitHub else { return Array(text.harmless.utf8) }
        var (result, rest) = ("", text[...])
        let kept = /\r|\u{1B}\[[0-9;]*[mK]/
        while let next = rest.firstMatch(of: kept) {
            result += harmless(rest[..<next.range.lowerBound]) + (isTerminal ? next.output : "")
            rest = rest[next.range.upperBound...]
        }
        return Array((result + harmless(rest)).utf8)
    }

    private static let isForGitHub = ProcessInfo.processInfo.environment["GITHUB_ACTIONS"] == "true"

    /// Annotations are the command's own words, each a line.
    private static func harmless(_ text: Substring) -> String {
        guard isForGitHub else { return String(text).harmless }
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let isAnnotation = ["::error ", "::warning ", "::notice "].contains { line.hasPrefix($0) }
            return isAnnotation ? "::" + String(line.dropFirst(2)).harmless : String(line).harmless
        }.joined(separator: "\n")
    }

    /// What was written, for `--open`.
    private static var pictures: [FilePath] = []

    /// At the end of a run.
    static func finish(_ arguments: [Argument]) {
        WritablePlaces(arguments).tidyUp()
        guard let typed = Preview.typed(arguments)?.1, typed.has("--open"), CodeInputs.haveCode,
            let first = pictures.first, !RenderRun.isAgain
        else { return }
        do { try OutputPlace.open(pictures.count > 1 ? first.folder : first) } catch {
            StandardError.say("preview: \(error)")
        }
    }
}
