import Foundation
import Testing

/// `preview serve` from outside: what it prints, answers, refuses and leaves behind.
@Suite final class ServeTests: @unchecked Sendable {
    private let workplace: Workplace
    private let process = Process()
    private let address: String

    init() throws {
        workplace = try Workplace()
        try workplace.write(SmallDocuments.box, to: "Screens/box.json")
        try workplace.write("{\"name\": \"no document\"}", to: "package.json")
        process.executableURL = URL(fileURLWithPath: Command.path)
        process.arguments = ["serve", "--port", "0"]
        process.currentDirectoryURL = workplace.folder
        process.environment = ProcessInfo.processInfo.environment.merging(["MAQUETTE_TOOLSET": "/none"]) { $1 }
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        address = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }

    deinit {
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    private struct Answer {
        var status: Int
        var bytes: Data
        var text: String { String(decoding: bytes, as: UTF8.self) }
    }

    /// A request by hand, so that its head can say anything.
    private func get(_ path: String, host: String? = nil, lines: String = "") throws -> Answer {
        let port = try #require(UInt16(address.split(separator: ":").last?.dropLast() ?? ""))
        let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(socket) }
        var place = sockaddr_in()
        place.sin_family = sa_family_t(AF_INET)
        place.sin_port = port.bigEndian
        place.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let code = withUnsafePointer(to: &place) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        try #require(code == 0)
        let head = "GET \(path) HTTP/1.1\r\nHost: \(host ?? "127.0.0.1:\(port)")\r\n\(lines)Connection: close\r\n\r\n"
        _ = Array(head.utf8).withUnsafeBytes { write(socket, $0.baseAddress, $0.count) }
        let all = FileHandle(fileDescriptor: socket, closeOnDealloc: false).readDataToEndOfFile()
        let end = try #require(all.range(of: Data("\r\n\r\n".utf8)))
        let status = String(decoding: all[..<end.lowerBound], as: UTF8.self).split(separator: " ")[1]
        return Answer(status: Int(status) ?? 0, bytes: Data(all[end.upperBound...]))
    }

    /// The JSON of an envelope, and what follows it.
    private func open(_ answer: Answer) throws -> (head: [String: Any], picture: Data) {
        let length = answer.bytes.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
        let text = answer.bytes.dropFirst(4).prefix(length)
        let head = try JSONSerialization.jsonObject(with: text) as? [String: Any]
        return (try #require(head), answer.bytes.dropFirst(4 + length))
    }

    @Test func `It prints its address, and lists documents alone`() throws {
        #expect(address.hasPrefix("http://127.0.0.1:"))
        var text = ""
        for _ in 0..<100 where !text.contains("\"scenes\":[{") {
            text = try get("/api/project").text
            usleep(50_000)
        }
        #expect(text.contains("Screens/box.json") && !text.contains("package.json"))
    }

    /// The document says 100 x 40 at 16, 24.
    @Test func `A picture comes with its frames`() throws {
        let (head, picture) = try open(get("/api/scene?file=Screens/box.json&scale=1"))
        let views = try #require(head["views"] as? [[String: Any]])
        #expect(views.first { $0["id"] as? String == "box" }?["rect"] as? [Double] == [16, 24, 100, 40])
        #expect(picture.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }

    @Test func `A saved file is drawn as it is now, and a mistake in it is said with its line`() throws {
        try workplace.write(SmallDocuments.box.replacing("+ 16", with: "+ 60"), to: "Screens/box.json")
        let (head, _) = try open(get("/api/scene?file=Screens/box.json&scale=1"))
        let views = try #require(head["views"] as? [[String: Any]])
        #expect(views.first { $0["id"] as? String == "box" }?["rect"] as? [Double] == [60, 24, 100, 40])
        try workplace.write("{\"view\": {", to: "Screens/box.json")
        let (mistake, picture) = try open(get("/api/scene?file=Screens/box.json&scale=1"))
        #expect((mistake["errors"] as? [[String: Any]])?.first?["line"] as? Int == 1 && picture.isEmpty)
    }

    @Test func `Paths that are not on the list, other hosts and other origins are refused`() throws {
        for path in ["../secret.json", "/etc/passwd", "package.json.bak", "Screens/../Screens/box.json"] {
            #expect(try get("/api/scene?file=\(path)").status == 404)
        }
        #expect(try get("/api/baseline?file=Screens/box.json").status == 404)
        #expect(try get("/", host: "evil.example").status == 403)
        #expect(try get("/api/project", lines: "Origin: http://evil.example\r\n").status == 403)
        #expect(try get("/").status == 200)
    }

    /// RFC 9112, section 3.2, for the hosts. A path that ended at its NUL would be another one.
    @Test func `A second host, and a NUL or no text in an address, are answered with 400`() throws {
        #expect(try get("/", lines: "Host: evil.example\r\n").status == 400)
        #expect(try get("/", lines: "hOST: 127.0.0.1\r\n").status == 400)
        for path in ["/%00", "/%00/x", "/api/project%00", "/api/scene?file=Screens/box.json%00", "/?a%00=b", "/%ff"] {
            #expect(try get(path).status == 400, "\(path)")
        }
        #expect(try get("/api/scene?file=Screens/box%2Ejson&scale=1").status == 200)
        #expect(try get("/").status == 200)
    }

    /// A switch that a tap turns on (UISwitch), at 16, 24 of a screen.
    private static let form = """
        {"view": {"id": "screen", "backgroundColor": "#ffffff", "subviews": [
          {"type": "switch", "id": "sound", "accessibilityLabel": "Sound", "constraints": [
            "leading == screen.leading + 16", "top == screen.top + 24"]}]}}
        """

    private func touched(_ steps: [String]) throws -> (head: [String: Any], picture: Data) {
        let json = String(decoding: try JSONSerialization.data(withJSONObject: steps), as: UTF8.self)
        let query = try #require(json.addingPercentEncoding(withAllowedCharacters: .alphanumerics))
        return try open(get("/api/scene?file=Screens/form.json&scale=1&steps=\(query)"))
    }

    @Test func `Steps are done before the picture, and come back with names; one that cannot be done says why`() throws
    {
        try workplace.write(Self.form, to: "Screens/form.json")
        while try !get("/api/project").text.contains("form.json") { usleep(10_000) }
        let (start, off) = try touched([])
        #expect(start["steps"] as? [String] == [] && start["refusal"] is NSNull)
        let (tapped, on) = try touched(["tap 40,40"])
        #expect(tapped["steps"] as? [String] == ["tap \"Sound\""] && on != off)
        #expect(try touched(["tap \"Sound\"", "tap \"Sound\""]).picture == off)
        let (refused, picture) = try touched(["tap \"Sound\"", "tap \"Light\"", "tap \"Sound\""])
        #expect(refused["steps"] as? [String] == ["tap \"Sound\""] && picture == on)
        #expect((refused["refusal"] as? String)?.hasPrefix("tap \"Light\": there is no \"Light\"") == true)
    }

    @Test func `Steps that are no steps, or far too many, are told, and the server goes on`() throws {
        try workplace.write(Self.form, to: "Screens/form.json")
        while try !get("/api/project").text.contains("form.json") { usleep(10_000) }
        func problem(_ steps: [String]) throws -> String? {
            (try touched(steps).head["errors"] as? [[String: Any]])?.first?["message"] as? String
        }
        #expect(try problem(["push"])?.contains("use tap") == true)
        #expect(try problem(Array(repeating: "wait 1", count: 501))?.contains("too many steps") == true)
        let broken = try open(get("/api/scene?file=Screens/form.json&steps=tap"))
        #expect(
            (broken.head["errors"] as? [[String: Any]])?.first?["message"] as? String
                == "the steps are no list of texts")
        // RFC 9110, section 15.5.15: the address is longer than the server is willing to read.
        let long = String(repeating: "a", count: 70_000)
        #expect(try get("/api/scene?file=Screens/form.json&steps=\(long)").status == 414)
        #expect(try touched([]).picture.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }

    @Test func `The part of the page about the running app is served, to this machine alone`() throws {
        #expect(try get("/app.js").text.contains("The running app"))
        #expect(try get("/app.js", host: "evil.example").status == 403)
        #expect(
            try get("/api/scene?file=Screens/box.json&steps=%5B%5D", lines: "Origin: http://evil.example\r\n").status
                == 403)
        // Without a toolset nobody knows of apps.
        #expect(try get("/api/project").text.contains("\"apps\":[]"))
    }

    /// The processes that draw, at any depth.
    private func descendants(of id: pid_t) -> [pid_t] {
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(id)/task")) ?? []
        let children = threads.flatMap { thread in
            ((try? String(contentsOfFile: "/proc/\(id)/task/\(thread)/children", encoding: .utf8)) ?? "")
                .split(separator: " ").compactMap { pid_t($0) }
        }
        return children + children.flatMap { descendants(of: $0) }
    }

    @Test func `When all that draws is killed, the same server has the next picture drawn`() throws {
        for _ in 0..<3 {
            var killed: [pid_t] = []
            // The first prepares itself for a moment before it starts the other.
            for _ in 0..<1000 where killed.count < 2 {
                killed = descendants(of: process.processIdentifier)
                usleep(10_000)
            }
            for id in killed { kill(id, SIGKILL) }
            let (_, picture) = try open(get("/api/scene?file=Screens/box.json&scale=1"))
            #expect(picture.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        }
    }

    /// Browsers ask through several connections, and the server reads them in no order.
    @Test func `A question that is overtaken by the next of its turn does not end that one`() throws {
        func waitForProcesses(_ isMeant: (Int) -> Bool) {
            for _ in 0..<2000 where !isMeant(descendants(of: process.processIdentifier).count) { usleep(5000) }
        }
        try workplace.write(SmallDocuments.long, to: "Screens/long.json")
        // What is on the list has been looked at by then.
        while try !get("/api/project").text.contains("long.json") { usleep(10_000) }
        _ = try get("/api/scene?file=Screens/box.json")
        waitForProcesses { $0 == 2 }
        let slow = "/api/scene?file=Screens/long.json&scale=1&turn=a"
        nonisolated(unsafe) var second: Answer?
        let done = DispatchSemaphore(value: 0)
        Thread.detachNewThread { [self] in
            second = try? get(slow + "&number=2")
            done.signal()
        }
        waitForProcesses { $0 > 2 }
        let first = try get(slow + "&number=1")
        done.wait()
        #expect(first.status == 409 && second?.status == 200)
    }

    @Test func `Without a toolset, Swift files are not listed, and it is said what to do`() throws {
        try workplace.write("import UIKit\n#Preview { UILabel() }\n", to: "Card.swift")
        var text = ""
        for _ in 0..<100 where !text.contains("Scripts/toolset") {
            text = try get("/api/project").text
            usleep(50_000)
        }
        #expect(text.contains("MAQUETTE_TOOLSET names /none") && !text.contains("Card.swift"))
        let (head, picture) = try open(get("/api/scene?file=Card.swift"))
        let message = (head["errors"] as? [[String: Any]])?.first?["message"] as? String
        #expect(
            message?.contains("or run Scripts/toolset in a checkout") == true && picture.isEmpty)
    }

    @Test func `The same port is taken once`() throws {
        let port = try #require(address.split(separator: ":").last?.dropLast())
        let run = try workplace.preview("serve", "--port", String(port))
        #expect(run.status == 2 && run.errorLines.count == 1 && run.errors.contains("port \(port) is taken"))
    }

    @Test(arguments: [
        ["serve", "a", "b"], ["serve", "nowhere"], ["serve", "--port", "70000"], ["serve", "--port", "1.5"],
    ])
    func `What cannot be served is one line`(words: [String]) throws {
        let run = try workplace.run(Command.path, words)
        #expect(run.status == 2 && run.errorLines.count == 1 && run.errors.hasPrefix("preview: "))
    }
}
