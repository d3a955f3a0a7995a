import Foundation
import MaquetteFiles
import MaquetteProjects
import MaquetteSyntax
import MaquetteWorkers

/// A project on the loopback address: the page, what can be seen, pictures and their explanations, and what changes.
/// One thread waits for everything: requests, changes of files, and answers of the warm process.
package final class ProjectServer {
    private let tree: ProjectTree
    private let warm: WarmProcess
    private let about: JSONValue
    private let bench: CodeBench
    /// Why Swift files cannot be shown; nil if they can.
    private let codeObstacle: String?
    /// Why nobody knows what Swift files show; nil if somebody does.
    private var listProblem: String?
    /// The files with which apps start.
    private var apps: [String] = []
    private var listing: ProjectListing
    private var http: HTTPServer?

    /// Pages that listen for changes.
    private var listeners: [HTTPServer.Exchange] = []
    /// The jobs by the numbers of the warm process.
    private var jobs: [Int: Job] = [:]
    /// The youngest look at each document: an older one may end after it.
    private var lastLook: [String: Int] = [:]
    /// How often the looks at documents were ended from outside.
    private var lostLooks: [String: Int] = [:]
    private var hasOtherList = false
    private var nextList = 0.0
    private var nextHeartbeat = Clock.now + secondsBetweenHeartbeats

    /// The Swift file that was looked at last.
    private var lastCode: String?
    /// When Swift files are looked at for what they show.
    private var nextCodeLook = 0.0

    private enum Job {
        case answer(Asked)
        case look([String])
    }

    /// What a page asked for and has not got yet.
    private final class Asked {
        let exchange: HTTPServer.Exchange
        /// The next one of its name cancels it.
        let turn: String?
        var task: ProjectTask
        /// The page counts what it asks for: requests on several connections overtake each other.
        let number: Int
        /// When a process first began with it.
        var begun: Double?

        init(_ exchange: HTTPServer.Exchange, turn: String?, number: Int, _ task: ProjectTask) {
            (self.exchange, self.turn, self.number, self.task) = (exchange, turn, number, task)
        }
    }

    /// Waits for a Swift file to be compiled.
    private var waiting: [Asked] = []

    /// The seconds between two messages to a page, by which the server notices that the page has gone.
    private static let secondsBetweenHeartbeats = 15.0
    /// Few enough that a picture need not wait for long.
    private static let documentsPerLook = 16
    private static let secondsPerLook = 10.0
    private static let mostLooks = 2
    /// A page reads the whole list anew.
    private static let secondsBetweenLists = 0.3
    /// Whoever saves a file wants its picture first.
    private static let secondsBeforeCodeLook = 1.0
    /// Whoever ends processes may end several, one after the other.
    private static let mostLostLooks = 3
    private static let secondsToBeginAgain = 2.0
    /// The seconds for the code of a project, so that its end is reported within five seconds.
    package static let secondsForCode = 4.5
    /// The same for an app that is started, and for all that was done in it since.
    package static let secondsForApp = 20.0

    /// - Parameters:
    ///   - about: what the page needs to know of this program: devices, text sizes, releases.
    ///   - isDocument: by the name of a file.
    package init(
        _ tree: ProjectTree, warm: WarmProcess, port: UInt16, about: JSONValue, code: ProjectCode,
        isDocument: @escaping (String) -> Bool
    ) throws(Failure) {
        (self.tree, self.warm, self.about) = (tree, warm, about)
        guard let bench = CodeBench(code, path: tree.path) else {
            throw Failure("the system allows no more open files")
        }
        (self.bench, codeObstacle) = (bench, code.obstacle)
        listing = ProjectListing(isDocument: isDocument, isCode: Self.isCode)
        _ = listing.update(tree.files) { _ in true }
        http = try HTTPServer(
            port: port, handle: { [unowned self] in handle($0) }, ended: { [unowned self] in forget($0) })
    }

    package var port: UInt16 { http?.port ?? 0 }

    private static func isCode(_ file: String) -> Bool {
        file.hasSuffix(".swift") && !file.hasSuffix("Package.swift")
            && !file.split(separator: "/").contains { ["Pods", "Carthage"].contains($0) }
    }

    /// Answers until the process ends.
    package func run() -> Never {
        while true {
            look()
            let drawing = warm.isGone ? -1 : warm.descriptor
            var polled = ([http?.descriptor ?? -1, tree.descriptor, drawing] + bench.descriptors).map {
                pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
            }
            poll(&polled, nfds_t(polled.count), timeout)
            takeChanges()
            takeCode()
            if polled[2].revents != 0 || polled[0].revents != 0 { takeAnswers() }
            tellList()
            if Clock.now >= nextHeartbeat {
                nextHeartbeat = Clock.now + Self.secondsBetweenHeartbeats
                for listener in listeners { listener.send(Array(": still here\n\n".utf8)) }
            }
            http?.run()
        }
    }

    private var timeout: Int32 {
        var times = [Int32(max(0, (nextHeartbeat - Clock.now) * 1000 + 1))]
        if let seconds = tree.secondsToNextLook { times.append(Int32(seconds * 1000 + 1)) }
        if hasOtherList { times.append(Int32(max(0, (nextList - Clock.now) * 1000 + 1))) }
        if mayLookAtCode { times.append(Int32(max(0, (nextCodeLook - Clock.now) * 1000 + 1))) }
        if let own = http?.timeout, own >= 0 { times.append(own) }
        return times.min() ?? -1
    }

    // MARK: Changes

    private func takeChanges() {
        let changed = tree.takeChanges()
        guard !changed.isEmpty else { return }
        bench.noteChange(compiling: listeners.isEmpty || codeObstacle != nil ? nil : lastCode)
        hasOtherList = listing.update(changed, isThere: tree.contains) || hasOtherList
        if listing.hasWaitingCode { nextCodeLook = Clock.now + Self.secondsBeforeCodeLook }
        tell(["files": .array(changed.sorted().prefix(1000).map { .string($0) }), "list": false])
    }

    private func tell(_ event: JSONValue) {
        let bytes = Array("data: \(event.line)\n\n".utf8)
        for listener in listeners { listener.send(bytes) }
    }

    /// Finds out which scenes documents have.
    private func look() {
        var looks = jobs.values.count { if case .look = $0 { true } else { false } }
        // Whoever waits for a picture has a core.
        let isDrawing = looks < jobs.count
        while looks < (isDrawing ? 1 : Self.mostLooks) {
            let files = listing.takeWaiting(atMost: Self.documentsPerLook)
            if files.isEmpty { return }
            begin(look: files)
            looks += 1
        }
    }

    private var mayLookAtCode: Bool { codeObstacle == nil && listing.hasWaitingCode && !bench.isListing }

    private func takeCode() {
        for (file, compiled) in bench.takeCompiled() {
            guard let scenes = compiled.scenes else { continue }
            hasOtherList = listing.learn(file, .scenes(scenes)) || hasOtherList
        }
        if let listed = bench.takeListing() { learn(listed) }
        guard mayLookAtCode, Clock.now >= nextCodeLook else { return }
        listing.takeWaitingCode()
        bench.list(listing.codeFiles)
    }

    private func learn(_ listed: Result<ProjectCode.Listing, Failure>) {
        switch listed {
        case .success(let found):
            listProblem = nil
            for file in listing.codeFiles {
                let scenes = found.scenes[tree.path(of: file)] ?? []
                hasOtherList = listing.learn(file, .scenes(scenes)) || hasOtherList
            }
            let starts = Set(found.apps)
            let now = listing.codeFiles.filter { starts.contains(tree.path(of: $0)) }
            hasOtherList = hasOtherList || now != apps
            apps = now
        case .failure(let failure):
            listProblem = failure.lines.joined(separator: "\n")
            hasOtherList = true
        }
    }

    private func begin(look files: [String]) {
        let request = ProjectTask(name: "list", root: tree.root.shown, files: files)
        let number = warm.begin(request.bytes, seconds: Self.secondsPerLook)
        jobs[number] = .look(files)
        for file in files { lastLook[file] = number }
    }

    // MARK: Answers

    private func takeAnswers() {
        for (number, answer) in warm.takeAnswers() {
            switch jobs.removeValue(forKey: number) {
            case .answer(let asked): finish(asked, answer)
            case .look(let files): learn(files, number, answer)
            case nil: break
            }
        }
    }

    private func finish(_ asked: Asked, _ answer: WarmProcess.Answer) {
        switch answer {
        // Whoever ends processes did not mean this picture.
        case .died(let cause)
        where cause.mayComeFromOutside && Clock.now - (asked.begun ?? 0) < Self.secondsToBeginAgain: begin(asked)
        // The picture can be drawn without the app's start.
        case .died(let cause) where !Attempt.appStart.note(cause).isEmpty: begin(asked)
        case .done(let bytes): asked.exchange.finish(Self.envelope(bytes))
        case .died(let cause):
            let words = asked.task.isOfApp ? "the app \(cause.words)" : "drawing it \(cause.words)"
            asked.exchange.finish(
                Self.envelope(Envelope.bytes(["errors": [["message": .string(words)]], "died": true])))
        case .gone:
            let words = "the process that draws has gone; start `preview serve` again"
            asked.exchange.finish(Self.envelope(failing: words))
        }
    }

    private func begin(_ asked: Asked) {
        let ofCode = asked.task.isOfApp ? Self.secondsForApp : Self.secondsForCode
        let seconds = asked.task.code == nil ? nil : ofCode
        asked.begun = asked.begun ?? Clock.now
        jobs[warm.begin(asked.task.bytes, seconds: seconds)] = .answer(asked)
    }

    private static func envelope(failing words: String) -> HTTPAnswer {
        envelope(Envelope.bytes(["errors": [["message": .string(words)]]]))
    }

    private static func envelope(_ bytes: [UInt8]) -> HTTPAnswer {
        HTTPAnswer(type: "application/octet-stream", bytes: bytes)
    }

    private func learn(_ files: [String], _ number: Int, _ answer: WarmProcess.Answer) {
        var isOther = false
        switch answer {
        case .done(let bytes):
            let found = (try? JSONDecoder().decode([FoundContents].self, from: Data(bytes))) ?? []
            for (file, found) in zip(files, found) where lastLook[file] == number {
                isOther = listing.learn(file, found.contents) || isOther
                lostLooks[file] = nil
            }
        // One of several is to blame.
        case .died where files.count > 1: for file in files { begin(look: [file]) }
        case .died(let cause) where cause.mayComeFromOutside && lostLooks[files[0], default: 0] < Self.mostLostLooks:
            lostLooks[files[0], default: 0] += 1
            begin(look: files)
        case .died(let cause) where lastLook[files[0]] == number:
            isOther = listing.learn(files[0], .unreadable("reading it \(cause.words)"))
        case .died: break
        case .gone: break
        }
        hasOtherList = hasOtherList || isOther
    }

    /// While many documents are looked at, or a checkout writes one after the other, the list changes all the time.
    private func tellList() {
        guard hasOtherList, Clock.now >= nextList else { return }
        hasOtherList = false
        nextList = Clock.now + Self.secondsBetweenLists
        tell(["files": [], "list": true])
    }

    // MARK: Requests

    private func handle(_ exchange: HTTPServer.Exchange) -> HTTPServer.Reply {
        let request = exchange.request
        if let refusal = RequestRules.refusal(of: request) { return .now(refusal) }
        if let file = PageFiles.file(at: request.path) { return .now(file) }
        switch request.path {
        case "/api/project": return .now(HTTPAnswer(type: "application/json", bytes: Array(project.line.utf8)))
        case "/api/events":
            listeners.append(exchange)
            exchange.sendLater(Array("retry: 200\n\n".utf8))
            return .stream
        case "/api/baseline": return .now(baseline(request))
        case "/api/scene", "/api/lint", "/api/explain": return ask(exchange)
        default: return .now(HTTPAnswer(status: 404, "there is no \(request.path)"))
        }
    }

    private func forget(_ exchange: HTTPServer.Exchange) {
        listeners.removeAll { $0 === exchange }
        drop { $0.exchange === exchange }
    }

    private static let askedAgain = HTTPAnswer(status: 409, "asked again")

    private func isWaited(for isMeant: (Asked) -> Bool) -> Bool {
        let begun = jobs.values.contains { if case .answer(let asked) = $0 { isMeant(asked) } else { false } }
        return begun || waiting.contains(where: isMeant)
    }

    /// Cancels work that is no longer needed.
    private func drop(_ isUnwanted: (Asked) -> Bool) {
        for (number, job) in jobs {
            guard case .answer(let asked) = job, isUnwanted(asked) else { continue }
            jobs[number] = nil
            warm.cancel(number)
            asked.exchange.finish(Self.askedAgain)
        }
        for asked in waiting where isUnwanted(asked) {
            bench.forget(asked)
            asked.exchange.finish(Self.askedAgain)
        }
        waiting.removeAll(where: isUnwanted)
    }

    /// Only what is listed can be asked for, so no path leads out of the project.
    private func baseline(_ request: HTTPRequest) -> HTTPAnswer {
        guard let file = request.arguments["file"], listing.baselines.contains(file),
            let bytes = try? tree.path(of: file).contents()
        else { return HTTPAnswer(status: 404, "there is no such baseline") }
        return HTTPAnswer(type: "image/png", bytes: bytes)
    }

    private func ask(_ exchange: HTTPServer.Exchange) -> HTTPServer.Reply {
        var arguments = exchange.request.arguments
        guard let file = arguments["file"], listing.knows(file) else {
            return .now(HTTPAnswer(status: 404, "there is no such document in the project"))
        }
        let turn = arguments.removeValue(forKey: "turn")
        let number = arguments.removeValue(forKey: "number").flatMap { Int($0) } ?? 0
        if let turn {
            if isWaited(for: { $0.turn == turn && $0.number > number }) { return .now(Self.askedAgain) }
            // A page that asks again does not want the earlier answer any more.
            drop { $0.turn == turn }
        }
        let revision = arguments["revision"]
        let task = ProjectTask(
            name: String(exchange.request.path.dropFirst("/api/".count)), root: tree.root.shown, files: [file],
            arguments: arguments)
        let asked = Asked(exchange, turn: turn, number: number, task)
        guard Self.isCode(file) else {
            begin(asked)
            return .later
        }
        if let codeObstacle { return .now(Self.envelope(failing: codeObstacle)) }
        if revision == nil { lastCode = file }
        waiting.append(asked)
        bench.compile(file, revision: revision, for: asked) { [unowned self] compiled in
            waiting.removeAll { $0 === asked }
            asked.task.code = compiled.code
            begin(asked)
        }
        return .later
    }

    private var project: JSONValue {
        [
            "name": .string(String(decoding: tree.root.name, as: UTF8.self)), "path": .string(tree.root.shown),
            "about": about,
            "files": .array(
                listing.shown.map { file, contents in
                    let scenes = contents.scenes.map { scene -> JSONValue in
                        ["id": .string(scene.id), "name": .string(scene.name)]
                    }
                    guard case .unreadable(let words, _) = contents else {
                        return ["path": .string(file), "scenes": .array(scenes)]
                    }
                    return ["path": .string(file), "scenes": .array(scenes), "error": .string(words)]
                }),
            "apps": .array(apps.map { .string($0) }),
            "obstacle": (codeObstacle ?? listProblem).flatMap { listing.hasCode ? .string($0) : nil }
                ?? .null,
            "baselines": .array(listing.baselines.sorted().map { .string($0) }),
        ]
    }
}
