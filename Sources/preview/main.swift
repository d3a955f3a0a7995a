import Dispatch
import Maquette
import MaquetteCode
import MaquetteWorkers

/// Does what was asked for, and ends the process.
@MainActor func work(_ arguments: [Argument]) -> Never {
    if CodeInputs.areUsed {
        CodeSandbox.enter(temporary: CodeInputs.temporaryFolder, writingTo: WritablePlaces.folders(arguments))
        MainQueue.takeOver()
    }
    Task { @MainActor in exit(await Preview.run(arguments)) }
    MainQueue.run()
}

ShortRun.prepareMemory()
StandardStreams.prepare()
Attempt.prepare()
let arguments = Argument.typed()
let verbsOfCode = [Render.name, Frames.name, Accessibility.name]
CodeInputs.prepare(arguments, for: verbsOfCode)
DocumentCode.prepare(arguments, showingPreviewsIn: verbsOfCode)
ProjectInputs.prepare(arguments)
// Nothing before these lines may start a thread, as only the thread that forks goes on in the new process.
Preview.startWarm(arguments)
if let watched = WatchedRender.wanted(arguments) {
    WatchedRender.run(watched) { supervise(arguments, Preview.limits(arguments) ?? Limits()) }
}
guard let limits = Preview.limits(arguments) else { work(arguments) }
exit(supervise(arguments, limits))

/// Does it in a process of its own.
@MainActor func supervise(_ arguments: [Argument], _ limits: Limits) -> Int32 {
    let end = Supervisor.run(limits: limits, runsForeignCode: CodeInputs.areUsed, work: { work(arguments) })
    CodeInputs.tidyUp()
    WritablePlaces.tidyUp(arguments)
    switch end {
    case .exit(let code): return code
    case .signal(let number): Signals.end(by: number)
    case .unexplained(let words):
        StandardError.say("preview: the run \(words)")
        return Outcome.badInput.rawValue
    }
}
