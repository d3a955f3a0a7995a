import Dispatch
import Foundation
import Maquette
import MaquetteCage
import MaquetteCode
import MaquetteWorkers

/// Does what was asked for, and ends the process.
@MainActor func work(_ arguments: [Argument]) -> Never {
    guard CodeInputs.haveCode, let ledger = Ledger.current else {
        Task { @MainActor in
            let code = await Preview.run(arguments)
            // Where there is a supervisor, it has the last word.
            if Ledger.current == nil { PackagesOfProject.sayAdvice() }
            exit(code)
        }
        MainQueue.run()
    }
    CodeSandbox.cleanEnvironment(temporary: CodeInputs.temporaryFolder ?? NSTemporaryDirectory())
    MainQueue.takeOver()
    Task { @MainActor in
        let code = await Preview.run(arguments)
        ledger.end(code)
        // What the code has for the end of its process is not waited for.
        fflush(nil)
        _exit(code)
    }
    MainQueue.run()
}

if let program = CagedProgram(words: Array(CommandLine.arguments.dropFirst())) { program.becomeWatcher() }
ShortRun.prepareMemory()
StandardStreams.prepare()
FileChange.reportsNewFolder = FilePath.reportNewFolder
Attempt.prepare()
let arguments = Argument.typed()
do { try CodeOptions.prepare(arguments) } catch {
    StandardError.say("preview: \(error)")
    exit(Outcome.badInput.rawValue)
}
if let code = AgainstRevision.run(arguments) { exit(code) }
CodeInputs.prepare(arguments)
DocumentCode.prepare(arguments, showingPreviewsIn: [Render.name, Frames.name, Accessibility.name])
ProjectInputs.prepare(arguments)
TestInputs.prepare(arguments)
// Nothing before these lines may start a thread, as only the thread that forks goes on in the new process.
Preview.startWarm(arguments)
if let watched = WatchedRender.wanted(arguments) {
    WatchedRender.run(watched) { supervise(arguments, Preview.limits(arguments) ?? Limits()) }
}
guard let limits = Preview.limits(arguments) ?? (CodeInputs.haveCode ? Limits() : nil) else { work(arguments) }
exit(supervise(arguments, limits))

/// Does it in a process of its own.
@MainActor func supervise(_ arguments: [Argument], _ limits: Limits) -> Int32 {
    let end: Supervisor.End
    do {
        defer { CodeInputs.tidyUp() }
        let caged = try CodeRun.batch(arguments)
        end = Supervisor.run(limits: limits, caged: caged, work: { work(arguments) })
    } catch {
        StandardError.say("preview: \(error)")
        return Outcome.badInput.rawValue
    }
    CodeRun.finish(arguments)
    PackagesOfProject.sayAdvice()
    switch end {
    case .exit(let code): return code
    case .signal(let number): Signals.end(by: number)
    case .unexplained(let words):
        StandardError.say("preview: the run \(words)")
        return Outcome.badInput.rawValue
    }
}
