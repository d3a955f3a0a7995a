import Dispatch
import Maquette
import MaquetteCode
import MaquetteWorkers

/// Does what was asked for, and ends the process.
func work(_ arguments: [Argument]) -> Never {
    if CodeInputs.areUsed {
        CodeSandbox.enter(temporary: CodeInputs.temporaryFolder, writingTo: OutputPlace.writable(arguments))
    }
    Task { @MainActor in exit(await Preview.run(arguments)) }
    dispatchMain()
}

ShortRun.prepareMemory()
StandardStreams.prepare()
let arguments = Argument.typed()
CodeInputs.prepare(arguments, for: [Render.name, Frames.name])
ProjectInputs.prepare(arguments)
// Nothing before this line may start a thread, as only the thread that forks goes on in the new process.
guard let limits = Preview.limits(arguments) else { work(arguments) }
let end = Supervisor.run(limits: limits, work: { work(arguments) })
CodeInputs.tidyUp()
switch end {
case .exit(let code): exit(code)
case .signal(let number): Signals.end(by: number)
case .unexplained(let words):
    StandardError.say("preview: the run \(words)")
    exit(Outcome.badInput.rawValue)
}
