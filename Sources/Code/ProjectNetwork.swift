import Foundation
import FoundationNetworking
import Synchronization
import UIKit

/// What answers the requests of a project's code to servers: files in a folder, named after the host and the path. There is no network.
package enum ProjectNetwork {
    /// The folder of these files; nil is none. Set before there is a second thread.
    nonisolated(unsafe) package static var folder: String?

    /// From here on requests come here.
    static func begin() {
        _ = URLProtocol.registerClass(ProjectRequest.self)
        if folder != nil { Deferred.expectRequests() }
    }

    /// The file that answers a request: that of its path with its query, or else of its path.
    package static func file(for request: URLRequest, in folder: String) -> String? {
        for name in names(for: request) {
            let place = (folder + "/" + name) as NSString
            let files = (try? FileManager.default.contentsOfDirectory(atPath: place.deletingLastPathComponent)) ?? []
            let base = place.lastPathComponent
            let found = files.sorted().first { file in
                // `users.post.json` is not for who only reads `users`.
                file == base || file.hasPrefix(base + ".") && !file.dropFirst(base.count + 1).contains(".")
            }
            if let found { return place.deletingLastPathComponent + "/" + found }
        }
        return nil
    }

    /// The names of such files in the folder, without what stands after their last dots.
    package static func names(for request: URLRequest) -> [String] {
        guard let url = request.url, let host = url.host?.lowercased(), !host.isEmpty else { return [] }
        var parts = url.path.split(separator: "/").map(String.init)
        // No name leads out of the folder.
        guard !([host] + parts).contains(where: { $0.hasPrefix(".") }) else { return [] }
        if parts.isEmpty || url.absoluteString.split(separator: /[?#]/)[0].hasSuffix("/") { parts.append("index") }
        let path = ([host] + parts).joined(separator: "/")
        let method = request.httpMethod?.lowercased() ?? "get"
        let suffix = ["get", "head"].contains(method) ? "" : "." + method
        let query = url.query.map {
            [path + "?" + ($0.removingPercentEncoding ?? $0).replacing("/", with: "_") + suffix]
        }
        return (query ?? []) + [path + suffix]
    }

    /// What servers call the kinds of files.
    static func type(of file: String) -> String {
        types[(file as NSString).pathExtension.lowercased()] ?? "application/octet-stream"
    }

    private static let types = [
        "json": "application/json", "xml": "application/xml", "rss": "application/rss+xml", "pdf": "application/pdf",
        "html": "text/html", "txt": "text/plain", "csv": "text/csv", "png": "image/png", "jpg": "image/jpeg",
        "jpeg": "image/jpeg", "gif": "image/gif", "webp": "image/webp", "svg": "image/svg+xml",
    ]
}

/// A request of the project's code to a server.
///
/// Where a folder answers, one that it has nothing for fails at once. Where none does, an answer that fails at once would show the
/// apology of each screen in place of the screen. So it comes later, when somebody has waited for it.
private final class ProjectRequest: URLProtocol {
    private static let seconds = 2.0
    private static let schemes: Set = ["http", "https", "ws", "wss", "ftp"]

    override class func canInit(with request: URLRequest) -> Bool {
        schemes.contains(request.url?.scheme?.lowercased() ?? "")
    }

    override class func canInit(with task: URLSessionTask) -> Bool {
        task.currentRequest.map { canInit(with: $0) } ?? false
    }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    /// Whether a picture waits for the answer.
    private let isAwaited = Mutex(ProjectNetwork.folder != nil)

    required init(request: URLRequest, cachedResponse: CachedURLResponse?, client: (any URLProtocolClient)?) {
        super.init(request: request, cachedResponse: cachedResponse, client: client)
        if isAwaited.withLock({ $0 }) { Deferred.beginElsewhere() }
    }

    deinit { stopLoading() }

    override func startLoading() {
        nonisolated(unsafe) let request = self
        guard let folder = ProjectNetwork.folder else {
            guard ProjectClock.isHeld else {
                DispatchQueue.global().asyncAfter(deadline: .now() + Self.seconds) { request.fail() }
                return
            }
            ProjectClock.after(Self.seconds) {
                request.isAwaited.withLock { $0 = true }
                Deferred.beginElsewhere()
                request.fail()
                request.endWithTask()
            }
            return
        }
        guard let file = ProjectNetwork.file(for: self.request, in: folder), let url = self.request.url,
            let data = FileManager.default.contents(atPath: file),
            let response = HTTPURLResponse(
                url: url, statusCode: 200, httpVersion: "HTTP/1.1",
                headerFields: ["Content-Type": ProjectNetwork.type(of: file), "Content-Length": "\(data.count)"])
        else {
            let name = ProjectNetwork.names(for: self.request).last ?? ""
            FileHandle.standardError.write(
                Data("--network: no file \(name).json or the like for \(self.request.url?.absoluteString ?? "")\n".utf8)
            )
            fail()
            return endWithTask()
        }
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: data)
        client?.urlProtocolDidFinishLoading(self)
        endWithTask()
    }

    override func stopLoading() {
        let wasAwaited = isAwaited.withLock { isAwaited in
            defer { isAwaited = false }
            return isAwaited
        }
        if wasAwaited { Deferred.endElsewhere() }
    }

    private func fail() { client?.urlProtocol(self, didFailWithError: URLError(.notConnectedToInternet)) }

    private static let mostLooks = 500

    /// The code is told of the answer in a queue of the session's. The task is done when it has been.
    private func endWithTask(looks: Int = 0) {
        nonisolated(unsafe) let request = self
        DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(1)) {
            if let task = request.task, task.state != .completed, looks < Self.mostLooks {
                request.endWithTask(looks: looks + 1)
            } else {
                request.stopLoading()
            }
        }
    }
}
