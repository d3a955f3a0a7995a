import CProcess
import Glibc

/// Runs a batch in a process of its own, so that an item which ends that process affects no other: the next process
/// reports it and does the rest.
package enum Supervisor {
    /// How the batch ended.
    package enum End: Equatable {
        case exit(Int32)
        /// The end by a signal that was meant for the run, such as Ctrl-C.
        case signal(Int32)
        /// The run's process died, again and again, and no item can be blamed.
        case unexplained(String)
    }

    /// Prints on standard error, which is people's here.
    private static func tell(_ words: String, _ caged: CagedBatch?) {
        let line = Array("preview: \(words)\n".utf8)
        if let caged { caged.say(line) } else { _ = write(2, line, line.count) }
    }

    /// Call this while the process has a single thread.
    ///
    /// - Parameters:
    ///   - caged: for a process that runs code of a project.
    ///   - work: what the process of the batch does. It finds what went before in `Ledger.current`.
    package static func run(limits: Limits, caged: CagedBatch? = nil, work: () -> Never) -> End {
        var finished: [Int: [UInt8]] = [:]
        var deaths: [Int: [Death]] = [:]
        var suspects: Set<Int> = []
        var deathsInVain = 0
        while true {
            caged?.emptyTemporaryFolder()
            guard let worker = WorkerProcess(limits: limits, caged: caged) else {
                // Code of a project runs in a cage or not at all.
                if caged != nil {
                    return .unexplained("cannot begin: the system allows no more processes or open files")
                }
                work()
            }
            if worker.isChild {
                worker.begin(finished: finished, deaths: deaths, suspects: suspects)
                work()
            }
            let watch = worker.watch(limits)
            finished.merge(watch.finished) { first, _ in first }
            suspects.subtract(watch.finished.keys)
            switch watch.end {
            case .exit(let code):
                worker.passOn(watch.lastWords)
                return .exit(code)
            case .interruption(let signal): return .signal(signal)
            case .death(let cause, let item):
                for app in Attempt.appStart.note(cause) {
                    tell("the start of \(app.name) \(app.words); its screens are shown without it", caged)
                }
                let active = watch.activeItems
                // A suspect that was alone, one that is tried again, or the item that took too long.
                if let culprit = item
                    ?? active.first(where: { active == [$0] && (suspects.contains($0) || deaths[$0] != nil) })
                {
                    deaths[culprit, default: []].append(Death(cause: cause, stage: watch.stages[culprit] ?? .idle))
                    suspects.remove(culprit)
                } else if active.isEmpty {
                    // Perhaps a user killed it, or the system for lack of memory: the next one continues.
                    deathsInVain = watch.finished.isEmpty ? deathsInVain + 1 : 1
                    if deathsInVain > 2 { return .unexplained(cause.unexplained) }
                } else {
                    suspects.formUnion(active)
                }
            }
        }
    }
}
