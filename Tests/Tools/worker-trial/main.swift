// A batch for tests: `worker-trial LIMITS ITEM…`, where an item is what happens to it. Prints a line for each item, in
// whichever process it was done. `worker-trial warm SECONDS REQUEST…` asks a warm process: see WarmTrial.swift.
import CProcess
import Glibc
import MaquetteWorkers

var words = Array(CommandLine.arguments.dropFirst())
Attempt.prepare()
// As the command does: a reader that has gone is an error of the next call.
signal(SIGPIPE, SIG_IGN)
if words.first == "warm" { WarmTrial.run(Array(words.dropFirst())) }
/// `worker-trial caged LIMITS FOLDER ITEM…`: the process of the batch is in a cage, and only the folder may be written.
nonisolated(unsafe) let caged = words.first == "caged" ? CagedTrial.batch(writing: words[2]) : nil
if caged != nil { words.removeSubrange(0..<1) }
var limits = Limits()
limits.seconds = Double(words[0]) ?? 30
limits.bytes = 400 << 20
let items = Array(words.dropFirst(caged == nil ? 1 : 2))
nonisolated(unsafe) var forEver = 0

func say(_ line: String, to descriptor: Int32? = nil) {
    if descriptor == nil, let ledger = Ledger.current, ledger.streams == nil {
        _ = ledger.print(Array((line + "\n").utf8))
        return
    }
    _ = write(descriptor ?? Ledger.current?.streams?.output ?? 1, line + "\n", line.utf8.count + 1)
}

/// Dies with last words that nobody takes.
func dieUnheard() -> Never {
    maquette_watch_for_crashes(CommandLine.arguments[0])
    var ends: [Int32] = [0, 0]
    pipe(&ends)
    _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
    while write(ends[1], [UInt8](repeating: 0, count: 4096), 4096) > 0 {}
    _ = fcntl(ends[1], F_SETFL, 0)
    dup2(ends[1], 2)
    abort()
}

func run() -> Never {
    guard let ledger = Ledger.current else { fatalError("there is no supervisor") }
    if items.contains("hopeless") { kill(getpid(), SIGKILL) }
    let left = items.indices.filter { index in
        let tries = ["nervous", "stubborn"].contains(items[index]) ? 2 : 1
        return ledger.finished[index] == nil && ledger.deaths[index, default: []].count < tries
    }
    let order = left.filter(ledger.suspects.contains) + left.filter { !ledger.suspects.contains($0) }
    // As in a pipeline, the next item is begun before this one is done, unless one of them is suspected.
    for (place, index) in order.enumerated() {
        // As where the system has no memory for the thread that is to go on with it: it waits, and nobody works.
        if items[index] == "starved", ledger.finished.isEmpty {
            ledger.enter(.queued, index)
            while true { sleep(60) }
        }
        ledger.enter(.layingOut, index)
        if ledger.suspects.isEmpty, place + 1 < order.count { ledger.enter(.reading, order[place + 1]) }
        switch items[index] {
        case "trap":
            let nothing: [Int] = []
            print(nothing[forEver])
        case "abort", "stubborn": abort()
        case "dumb": dieUnheard()
        // What the item needs not, and dies of: `dare-abort`, or `dare-abort-Name` for the one with that name.
        case let item where item.hasPrefix("dare-"):
            let parts = item.split(separator: "-").dropFirst()
            Attempt.appStart.run(parts.dropFirst().first.map(String.init) ?? "App", seconds: 1) {
                say("dares \(index)")
                switch parts.first {
                case "abort": abort()
                case "leave": exit(0)
                case "sleep": sleep(60)
                default: break
                }
            }
        case "nervous": if ledger.deaths[index] == nil { abort() }
        case "leave": exit(0)
        case "leave-7": _exit(7)
        case "sleep": sleep(60)
        case "loop": while forEver == 0 {}
        case "eat":
            var eaten: [UnsafeMutableRawPointer] = []
            while let room = malloc(1 << 20) {
                memset(room, 1, 1 << 20)
                eaten.append(room)
            }
            abort()
        case "gulp": forEver = [UInt8](repeating: 1, count: 1 << 30).count
        case "interrupt": kill(getpid(), SIGTERM)
        case "deaf":
            signal(SIGTERM, SIG_IGN)
            kill(getppid(), SIGTERM)
            sleep(60)
        case "busy":
            // The signal comes when nothing is left to be done but to end.
            signal(SIGTERM, SIG_IGN)
            kill(getppid(), SIGTERM)
        case "chat": say("what a project's code prints", to: 1)
        case "warn": say("a library has doubts", to: 2)
        case let item where item.hasPrefix("caged-"): CagedTrial.attempt(item, say: { say($0) })
        default: break
        }
        ledger.enter(.idle, index)
        ledger.finish(index, result: Array("\(items[index])".utf8))
        say("did \(index) \(items[index])")
        if items[index] == "die-idle" { kill(getpid(), SIGKILL) }
    }
    for (index, result) in ledger.finished.sorted(by: { $0.key < $1.key }) {
        say("earlier \(index) \(String(decoding: result, as: UTF8.self))")
    }
    for (index, deaths) in ledger.deaths.sorted(by: { $0.key < $1.key }) {
        for death in deaths { say("lost \(index) \(death)") }
    }
    for failure in Attempt.appStart.failures { say("failed \(failure.name) \(failure.words)") }
    let code: Int32 = ledger.deaths.isEmpty ? 0 : 2
    if caged != nil { ledger.end(code) }
    exit(code)
}

switch Supervisor.run(limits: limits, caged: caged, work: run) {
case .exit(let code): exit(code)
case .signal(let number): Signals.end(by: number)
case .unexplained(let words):
    say("unexplained: \(words)")
    exit(3)
}
