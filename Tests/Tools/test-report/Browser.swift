import Foundation

/// Chromium without a window, driven through a pair of pipes with its DevTools protocol.
final class Browser {
    struct Trouble: Error, CustomStringConvertible {
        let description: String
        init(_ description: String) { self.description = description }
    }

    typealias Message = [String: Any]

    private let process: pid_t
    private let commands: Int32
    private let answers: Int32
    private let profile: URL
    private var unread: [UInt8] = []
    private var number = 0
    /// What the browser told of its own accord.
    private(set) var events: [(method: String, values: Message)] = []
    private var session: String?

    init(_ path: String, in folder: URL) throws {
        profile = folder.appendingPathComponent("profile")
        let (toBrowser, fromBrowser) = (try Self.pipe(), try Self.pipe())
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        // The protocol's own numbers: commands come in at 3, answers go out at 4.
        posix_spawn_file_actions_adddup2(&actions, toBrowser.reading, 3)
        posix_spawn_file_actions_adddup2(&actions, fromBrowser.writing, 4)
        posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        var words = [
            path, "--headless=new", "--remote-debugging-pipe", "--user-data-dir=\(profile.path)", "--no-first-run",
            "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking", "--disable-sync",
            "--disable-component-update", "--disable-extensions", "--window-size=1440,900", "--lang=en",
        ]
        // Its sandbox does not work for root, which is who runs in most containers.
        if geteuid() == 0 { words.append("--no-sandbox") }
        var arguments = words.map { strdup($0) } + [nil]
        var id = pid_t()
        let code = posix_spawn(&id, path, &actions, nil, &arguments, environ)
        for argument in arguments { free(argument) }
        posix_spawn_file_actions_destroy(&actions)
        close(toBrowser.reading)
        close(fromBrowser.writing)
        guard code == 0 else { throw Trouble("\(path) does not start: \(String(cString: strerror(code)))") }
        (process, commands, answers) = (id, toBrowser.writing, fromBrowser.reading)
    }

    deinit {
        close(commands)
        close(answers)
        kill(process, SIGTERM)
        var status: Int32 = 0
        waitpid(process, &status, 0)
        try? FileManager.default.removeItem(at: profile)
    }

    /// Above the numbers that the browser wants, and closed in other programs.
    private static func pipe() throws -> (reading: Int32, writing: Int32) {
        var ends: [Int32] = [0, 0]
        guard Foundation.pipe(&ends) == 0 else { throw Trouble("there are no pipes to be had") }
        let high = ends.map { fcntl($0, F_DUPFD_CLOEXEC, 10) }
        for end in ends { close(end) }
        return (high[0], high[1])
    }

    // MARK: Talking

    /// Opens an empty tab; all later commands go there.
    func openTab() throws {
        session = nil
        let target = try send("Target.createTarget", ["url": "about:blank"])
        guard let id = target["targetId"] as? String,
            let session = try send("Target.attachToTarget", ["targetId": id, "flatten": true])["sessionId"] as? String
        else { throw Trouble("the browser opens no tab") }
        self.session = session
        events = []
        for domain in ["Page", "Runtime", "Log", "Network"] { try send("\(domain).enable") }
    }

    @discardableResult func send(_ method: String, _ values: Message = [:]) throws -> Message {
        number += 1
        var message: Message = ["id": number, "method": method, "params": values]
        if let session { message["sessionId"] = session }
        var bytes = [UInt8](try JSONSerialization.data(withJSONObject: message)) + [0]
        while !bytes.isEmpty {
            let count = write(commands, bytes, bytes.count)
            guard count > 0 else { throw Trouble("the browser does not listen any more") }
            bytes.removeFirst(count)
        }
        while true {
            let answer = try nextMessage()
            if let method = answer["method"] as? String {
                events.append((method, answer["params"] as? Message ?? [:]))
            } else if answer["id"] as? Int == number {
                if let error = answer["error"] as? Message { throw Trouble("\(method): \(error["message"] ?? error)") }
                return answer["result"] as? Message ?? [:]
            }
        }
    }

    /// Waits until the browser has told something.
    func wait(for method: String) throws {
        while !events.contains(where: { $0.method == method }) {
            let message = try nextMessage()
            if let method = message["method"] as? String {
                events.append((method, message["params"] as? Message ?? [:]))
            }
        }
    }

    func forgetEvents(called method: String) { events.removeAll { $0.method == method } }

    private static let patience: Int32 = 60_000

    private func nextMessage() throws -> Message {
        while true {
            if let end = unread.firstIndex(of: 0) {
                let line = Data(unread[..<end])
                unread.removeSubrange(...end)
                return try JSONSerialization.jsonObject(with: line) as? Message ?? [:]
            }
            var waiting = pollfd(fd: answers, events: Int16(POLLIN), revents: 0)
            guard poll(&waiting, 1, Self.patience) > 0 else { throw Trouble("the browser says nothing for a minute") }
            var room = [UInt8](repeating: 0, count: 1 << 16)
            let count = read(answers, &room, room.count)
            guard count > 0 else { throw Trouble("the browser has gone") }
            unread += room[..<count]
        }
    }
}
