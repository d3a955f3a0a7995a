import CHTTP
import Foundation
import MaquetteFiles

/// A request as the rules see it.
package struct HTTPRequest: Sendable {
    package var method = "GET"
    package var path = "/"
    package var arguments: [String: String] = [:]
    package var host: String?
    package var origin: String?
    /// What a browser says of the page that asks: `same-origin`, `cross-site`, `none` for what was typed.
    package var site: String?
    /// `navigate` when the answer becomes a page.
    package var mode: String?
    /// Why the request is none at all, or could be understood in two ways; nil if it is one.
    package var flaw: String?

    package init() {}

    /// Takes over those headers that rules are about.
    package init(headers: [(name: String, value: String)]) {
        func header(_ name: String) -> String? {
            // Some take a name with a blank behind it for the same one.
            let values = headers.filter { header in
                header.name.lowercased().trimmingCharacters(in: .whitespaces) == name.lowercased()
            }.map(\.value)
            // Whoever passes it on may go by another one than the rules.
            if values.count > 1 { flaw = "there may be one \(name) header alone" }
            return values.first
        }
        host = header("Host")
        origin = header("Origin")
        site = header("Sec-Fetch-Site")
        mode = header("Sec-Fetch-Mode")
    }

    /// Takes over its path and arguments, which have to be texts.
    package mutating func take(path: String?, arguments: [(name: String?, value: String?)]) {
        self.path = path ?? ""
        if path == nil { flaw = "the address is no text" }
        for (name, value) in arguments {
            guard let name, let value else {
                flaw = "the address is no text"
                continue
            }
            self.arguments[name] = value
        }
    }
}

/// What is answered.
package struct HTTPAnswer: Sendable {
    package var status: UInt32 = 200
    package var type = "text/plain; charset=utf-8"
    package var bytes: [UInt8] = []

    package init(status: UInt32 = 200, type: String = "text/plain; charset=utf-8", bytes: [UInt8]) {
        (self.status, self.type, self.bytes) = (status, type, bytes)
    }

    /// A line for people.
    package init(status: UInt32, _ words: String) { self.init(status: status, bytes: Array((words + "\n").utf8)) }
}

/// HTTP on the loopback address, by libmicrohttpd, on the thread that calls ``run()``.
final class HTTPServer {
    /// A request that waits for its answer, or that is answered bit by bit.
    final class Exchange {
        let request: HTTPRequest
        fileprivate let connection: OpaquePointer
        fileprivate unowned let server: HTTPServer
        fileprivate var answer: HTTPAnswer?
        fileprivate var isSuspended = false
        /// What is still to be sent of an answer without an end; nil if it is no such answer.
        fileprivate var queue: [UInt8]?
        fileprivate var isOver = false

        fileprivate init(_ request: HTTPRequest, _ connection: OpaquePointer, _ server: HTTPServer) {
            (self.request, self.connection, self.server) = (request, connection, server)
        }

        func finish(_ answer: HTTPAnswer) {
            guard !isOver, self.answer == nil else { return }
            self.answer = answer
            resume()
        }

        /// What an answer without an end begins with.
        func sendLater(_ bytes: [UInt8]) { queue = bytes }

        /// Adds to an answer without an end.
        func send(_ bytes: [UInt8]) {
            guard !isOver, queue != nil else { return }
            queue?.append(contentsOf: bytes)
            resume()
        }

        private func resume() {
            guard isSuspended else { return }
            isSuspended = false
            maquette_http_resume(connection)
        }
    }

    enum Reply {
        case now(HTTPAnswer)
        /// `finish` comes later.
        case later
        /// `send` comes as often as there is something.
        case stream
    }

    let port: UInt16
    private let handle: (Exchange) -> Reply
    private let ended: (Exchange) -> Void
    private let listening: Int32
    private var server: UnsafeMutableRawPointer?

    /// - Parameters:
    ///   - port: 0 takes one that is free.
    ///   - handle: says how a request is answered.
    ///   - ended: a connection has gone, answered or not.
    init(
        port: UInt16, handle: @escaping (Exchange) -> Reply, ended: @escaping (Exchange) -> Void
    ) throws(Failure) {
        if let words = maquette_http_load() {
            throw Failure(
                "serving needs \(String(cString: maquette_http_library)), which cannot be loaded"
                    + " (\(String(cString: words))); Debian has it in libmicrohttpd12, Fedora and Arch in libmicrohttpd"
            )
        }
        let socket = try LoopbackSocket(port: port)
        (listening, self.port) = (socket.descriptor, socket.port)
        (self.handle, self.ended) = (handle, ended)
        let context = Unmanaged.passUnretained(self).toOpaque()
        server = maquette_http_start(
            listening,
            maquette_http_calls(
                context: context,
                handle: { context, connection, method, path, own in
                    guard let context, let connection, let own else { return 0 }
                    let server = Unmanaged<HTTPServer>.fromOpaque(context).takeUnretainedValue()
                    return server.take(connection, method, path, own) ? 1 : 0
                },
                finish: { context, own in
                    guard let context, let own else { return }
                    let exchange = Unmanaged<Exchange>.fromOpaque(own).takeRetainedValue()
                    exchange.isOver = true
                    Unmanaged<HTTPServer>.fromOpaque(context).takeUnretainedValue().ended(exchange)
                },
                stream: { own, room, count in
                    guard let own, let room else { return -1 }
                    return Unmanaged<Exchange>.fromOpaque(own).takeUnretainedValue().fill(room, count)
                }))
        guard server != nil else { throw Failure("the server cannot be started") }
    }

    deinit { if let server { maquette_http_stop(server) } }

    var descriptor: Int32 { maquette_http_descriptor(server) }
    /// Milliseconds until ``run()`` is due even if nothing arrives; -1 for no limit.
    var timeout: Int32 { maquette_http_timeout(server) }
    func run() { maquette_http_run(server) }

    private func take(
        _ connection: OpaquePointer, _ method: UnsafePointer<CChar>?, _ path: UnsafePointer<CChar>?,
        _ own: UnsafeMutablePointer<UnsafeMutableRawPointer?>
    ) -> Bool {
        let exchange: Exchange
        if let known = own.pointee {
            exchange = Unmanaged<Exchange>.fromOpaque(known).takeUnretainedValue()
        } else {
            exchange = Exchange(Self.request(connection, method, path), connection, self)
            own.pointee = Unmanaged.passRetained(exchange).toOpaque()
            switch handle(exchange) {
            case .now(let answer): exchange.answer = answer
            case .later: break
            case .stream:
                exchange.queue = exchange.queue ?? []
                return Self.withHeaders(["Content-Type", "text/event-stream"]) {
                    maquette_http_stream(connection, server, own.pointee, $0) == 1
                }
            }
        }
        guard let answer = exchange.answer else {
            exchange.isSuspended = true
            maquette_http_suspend(connection)
            return true
        }
        return Self.withHeaders(["Content-Type", answer.type]) { headers in
            answer.bytes.withUnsafeBytes {
                maquette_http_answer(connection, answer.status, headers, $0.baseAddress, $0.count) == 1
            }
        }
    }

    /// The page has everything from this server, runs nothing from a document, and is stored nowhere.
    private static let headers = [
        "Cache-Control", "no-store", "X-Content-Type-Options", "nosniff", "Referrer-Policy", "no-referrer",
        "Cross-Origin-Resource-Policy", "same-origin", "Content-Security-Policy",
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; connect-src 'self'; "
            + "base-uri 'none'; form-action 'none'",
    ]

    private static func withHeaders<Result>(
        _ own: [String], _ use: (UnsafePointer<UnsafePointer<CChar>?>) -> Result
    ) -> Result {
        let copies = (own + headers).map { strdup($0) }
        defer { for copy in copies { free(copy) } }
        return (copies.map { UnsafePointer($0) } + [nil]).withUnsafeBufferPointer { use($0.baseAddress!) }
    }

    private static func request(
        _ connection: OpaquePointer, _ method: UnsafePointer<CChar>?, _ path: UnsafePointer<CChar>?
    ) -> HTTPRequest {
        var headers: [(name: String, value: String)] = []
        withUnsafeMutablePointer(to: &headers) { headers in
            maquette_http_headers(connection, headers) { headers, name, value in
                guard let name, let value else { return }
                headers?.assumingMemoryBound(to: [(name: String, value: String)].self)
                    .pointee.append((String(cString: name), String(cString: value)))
            }
        }
        var arguments: [(name: String?, value: String?)] = []
        withUnsafeMutablePointer(to: &arguments) { arguments in
            maquette_http_arguments(connection, arguments) { arguments, name, value in
                guard let name, let value else { return }
                arguments?.assumingMemoryBound(to: [(name: String?, value: String?)].self)
                    .pointee.append((String(validatingCString: name), String(validatingCString: value)))
            }
        }
        var request = HTTPRequest(headers: headers)
        request.method = method.map { String(cString: $0) } ?? ""
        request.take(path: path.flatMap { String(validatingCString: $0) }, arguments: arguments)
        return request
    }
}

extension HTTPServer.Exchange {
    fileprivate func fill(_ room: UnsafeMutablePointer<CChar>, _ count: Int) -> Int {
        guard let waiting = queue, !waiting.isEmpty else {
            isSuspended = true
            maquette_http_suspend(connection)
            return 0
        }
        let part = min(count, waiting.count)
        waiting.withUnsafeBytes { _ = memcpy(room, $0.baseAddress!, part) }
        queue?.removeFirst(part)
        return part
    }
}

/// A socket that only this machine can reach.
private struct LoopbackSocket {
    let descriptor: Int32
    let port: UInt16

    init(port wanted: UInt16) throws(Failure) {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { throw Failure("no socket can be opened: \(SystemFile.words(for: errno))") }
        var yes: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = wanted.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let code: Int32 = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, length) == 0 && listen(descriptor, 64) == 0
                    && getsockname(descriptor, $0, &length) == 0 ? 0 : errno
            }
        }
        guard code == 0 else {
            close(descriptor)
            if code == EADDRINUSE {
                throw Failure("port \(wanted) is taken, perhaps by another `preview serve`; --port 0 takes a free one")
            }
            throw Failure("port \(wanted) cannot be used: \(SystemFile.words(for: code))")
        }
        self.descriptor = descriptor
        port = UInt16(bigEndian: address.sin_port)
    }
}
