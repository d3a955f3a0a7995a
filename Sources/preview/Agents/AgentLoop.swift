import Glibc
import Maquette
import MaquetteAgents
import MaquetteServing
import MaquetteWorkers

/// Passes lines between standard input and output, a session, and the process that does the work.
@MainActor final class AgentLoop {
    private let session: AgentSession
    private let warm: WarmProcess
    private let compiler: AgentCompiler
    /// Calls whose code is being compiled.
    private var compiling: [Int: (running: Running, message: [UInt8])] = [:]
    private var lastKey = 0
    private var buffer = LineBuffer()
    private var running: [Int: Running] = [:]
    /// The app that the agent has started.
    private var app: AgentApp?
    /// Calls about it that wait for the one that is worked on: each begins where the one before ends.
    private var waitingForApp: [(running: Running, message: [UInt8])] = []
    private var callOfApp: RequestID?
    private var inputIsOpen = true
    private var readerIsGone = false

    private struct Running {
        let call: AgentSession.Call
        let begun: Double
        var told: Double
        /// What the process that draws was asked.
        var request: (message: [UInt8], seconds: Double?) = ([], nil)
        /// The app that the call is about, as it was before.
        var app: AgentApp?
    }

    /// Seconds between two reports of progress.
    private static let pause = 2.0
    /// How long answers may still take after the last request.
    private static let patience = 5.0
    /// For calls that do not say: as long as Xcode's server waits, since the first one builds a package.
    private static let secondsToCompile = 120.0

    init(_ session: AgentSession, _ warm: WarmProcess, _ compiler: AgentCompiler) {
        (self.session, self.warm, self.compiler) = (session, warm, compiler)
    }

    /// Returns when the client has gone.
    func run() {
        var closed: Double?
        while !readerIsGone {
            if !inputIsOpen {
                let since = closed ?? Clock.now
                closed = since
                if running.isEmpty && compiling.isEmpty && waitingForApp.isEmpty || Clock.now - since > Self.patience {
                    return
                }
            }
            wait()
            for (number, answer) in warm.takeAnswers() { finish(number, answer) }
            endLateCompiling()
            tellProgress()
        }
    }

    private func wait() {
        // Of one that has gone there is always something to be read: its end.
        let drawing = warm.isGone ? -1 : warm.descriptor
        var polled = [drawing, compiler.descriptor].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        if inputIsOpen { polled.append(pollfd(fd: 0, events: Int16(POLLIN), revents: 0)) }
        let isWatched =
            !inputIsOpen || !compiling.isEmpty || running.values.contains { $0.call.progressToken != nil }
            || waitingForApp.contains { $0.running.call.progressToken != nil }
        poll(&polled, nfds_t(polled.count), isWatched ? 500 : -1)
        if polled[1].revents != 0 { takeCompiled() }
        if polled.count > 2, polled[2].revents != 0 { read() }
    }

    private func read() {
        var room = [UInt8](repeating: 0, count: 1 << 16)
        let count = room.withUnsafeMutableBytes { Glibc.read(0, $0.baseAddress, $0.count) }
        if count < 0, errno == EINTR || errno == EAGAIN { return }
        let lines = count > 0 ? buffer.add(room[..<count]) : buffer.finish()
        if count <= 0 { inputIsOpen = false }
        for line in lines {
            switch line {
            case .whole(let bytes): for (reaction, message) in session.reactions(to: bytes) { react(reaction, message) }
            case .tooLong(let id):
                StandardError.say("preview: a message is too long, and was ignored")
                send(AgentSession.refusal(ofTooLong: id, most: buffer.most))
            }
        }
    }

    private func react(_ reaction: AgentSession.Reaction, _ message: [UInt8]) {
        switch reaction {
        case .send(let line): send(line)
        case .call(let call):
            let now = Clock.now
            let begun = Running(call: call, begun: now, told: now)
            guard AgentApp.isMeant(by: call) else { return prepare(begun, message) }
            waitingForApp.append((begun, message))
            goOnWithApp()
        case .cancel(let id):
            for (number, running) in running where running.call.id == id {
                warm.cancel(number)
                self.running[number] = nil
            }
            for (key, waiting) in compiling where waiting.running.call.id == id { compiling[key] = nil }
            waitingForApp.removeAll { $0.running.call.id == id }
            end(id)
        }
    }

    private func prepare(_ call: Running, _ message: [UInt8]) {
        guard let need = AgentCompiler.Need(call.call, app) else { return begin(call, message) }
        lastKey += 1
        compiling[lastKey] = (call, message)
        compiler.begin(need, key: lastKey)
    }

    private func goOnWithApp() {
        guard callOfApp == nil, !waitingForApp.isEmpty else { return }
        let (waiting, message) = waitingForApp.removeFirst()
        callOfApp = waiting.call.id
        // The calls before took their own time.
        prepare(Running(call: waiting.call, begun: Clock.now, told: waiting.told), message)
    }

    /// Nothing more is done for a call.
    private func end(_ id: RequestID) {
        guard callOfApp == id else { return }
        callOfApp = nil
        goOnWithApp()
    }

    private func begin(_ call: Running, _ message: [UInt8], seconds: Double? = nil) {
        var call = call
        call.request = (message, seconds ?? call.call.seconds)
        running[warm.begin(message, seconds: call.request.seconds)] = call
    }

    private func takeCompiled() {
        for (key, product) in compiler.take() {
            guard var waiting = compiling.removeValue(forKey: key) else { continue }
            waiting.running.app = product.app
            let usual = product.app == nil ? ProjectServer.secondsForCode : ProjectServer.secondsForApp
            let seconds = product.isCode ? waiting.running.call.ownSeconds ?? usual : nil
            begin(waiting.running, product.message(with: waiting.message), seconds: seconds)
        }
    }

    private func endLateCompiling() {
        for (key, waiting) in compiling {
            let call = waiting.running.call
            let seconds = call.ownSeconds ?? Self.secondsToCompile
            guard Clock.now - waiting.running.begun > seconds else { continue }
            compiling[key] = nil
            let words =
                "compiling took more than \(seconds.written(decimals: 1)) s. It goes on: call \(call.tool) again, "
                + "or pass a larger `timeout`."
            send(session.answer(to: call, ToolResult(error: words).bytes))
            end(call.id)
        }
    }

    private func finish(_ number: Int, _ answer: WarmProcess.Answer) {
        guard let finished = running.removeValue(forKey: number) else { return }
        let call = finished.call
        switch answer {
        // The preview can be drawn without the app's start.
        case .died(let cause) where !Attempt.appStart.note(cause).isEmpty:
            begin(finished, finished.request.message, seconds: finished.request.seconds)
            return
        case .done(let result):
            if AgentApp.isChanged(by: call), let after = finished.app?.after(result) { app = after }
            send(session.answer(to: call, result))
        case .died(let cause) where finished.app != nil:
            let words = "\(call.tool): the app \(cause.words). It is as before this call; StartApp begins anew."
            send(session.answer(to: call, ToolResult(error: words).bytes))
        case .died(let cause): send(session.answer(to: call, ToolResult(error: words(cause, call)).bytes))
        case .gone:
            let words = "\(call.tool) could not be started: the process that draws is gone. Restart the server."
            send(session.answer(to: call, ToolResult(error: words).bytes))
        }
        end(call.id)
    }

    private func words(_ cause: Death.Cause, _ call: AgentSession.Call) -> String {
        let advice =
            switch cause {
            case .crash: "Other previews can still be shown. Please report the crash with the file."
            case .exit: "Other previews can still be shown. No app may end its process."
            case .tooLong: "Pass a larger `timeout`, or ask for less."
            case .tooMuchMemory: "Ask for less: a smaller scale, fewer files."
            case .tooManyFiles, .tooManyThreads, .forgery:
                "Other previews can still be shown. Look at what its code does."
            }
        return "\(call.tool) \(cause.words). \(advice)"
    }

    private func tellProgress() {
        let now = Clock.now
        for (key, waiting) in compiling where now - waiting.running.told >= Self.pause {
            compiling[key]?.running.told = now
            if let line = session.progress(of: waiting.running.call, after: now - waiting.running.begun) { send(line) }
        }
        for (number, running) in running where now - running.told >= Self.pause {
            self.running[number]?.told = now
            if let line = session.progress(of: running.call, after: now - running.begun) { send(line) }
        }
        for (index, waiting) in waitingForApp.enumerated() where now - waiting.running.told >= Self.pause {
            waitingForApp[index].running.told = now
            let seconds = now - waiting.running.begun
            if let line = session.progress(of: waiting.running.call, after: seconds) { send(line) }
        }
    }

    private func send(_ line: String) {
        if SystemFile.write(Array((line + "\n").utf8), to: 1) != nil { readerIsGone = true }
    }
}
