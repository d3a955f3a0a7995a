import Foundation
import FoundationNetworking
import Synchronization
import UIKit

/// From here on no request of this process reaches a server. The folder's files answer, if there is one.
@_cdecl("maquette_answer_requests") public func answerRequests(fromFolder folder: UnsafePointer<CChar>?) {
    ProjectRequest.folder = folder.map { String(cString: $0) }
    URLCache.shared = EmptyCache(memoryCapacity: 0, diskCapacity: 0, diskPath: nil)
    _ = URLProtocol.registerClass(ProjectRequest.self)
}

/// A session asks its cache before it begins a request, and waits for the answer in another queue. This one answers at once that it has
/// nothing: a request is known from the moment at which the code makes it, so that whoever draws the screen waits for it.
private final class EmptyCache: URLCache, @unchecked Sendable {
    override func getCachedResponse(
        for dataTask: URLSessionDataTask, completionHandler: @escaping (CachedURLResponse?) -> Void
    ) { completionHandler(nil) }
}

/// A request of the project's code to a server.
///
/// Where a folder answers, one that it has nothing for fails at once. Where none does, an answer that fails at once would show the
/// apology of each screen in place of the screen. So it comes later, when somebody has waited for it.
private final class ProjectRequest: URLProtocol {
    /// The folder whose files answer; nil is none. Set before there is a second thread.
    nonisolated(unsafe) static var folder: String?

    private static let seconds = 2.0
    private static let schemes: Set = ["http", "https", "ws", "wss", "ftp"]

    override class func canInit(with request: URLRequest) -> Bool {
        schemes.contains(request.url?.scheme?.lowercased() ?? "")
    }

    override class func canInit(with task: URLSessionTask) -> Bool {
        task.currentRequest.map { canInit(with: $0) } ?? false
    }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    /// Whether a picture waits for what the request leads to.
    private let isAwaited = Mutex(true)

    required init(request: URLRequest, cachedResponse: CachedURLResponse?, client: (any URLProtocolClient)?) {
        super.init(request: request, cachedResponse: cachedResponse, client: client)
        Deferred.beginElsewhere()
    }

    deinit { stopLoading() }

    override func startLoading() {
        guard let folder = Self.folder else {
            failLater()
            return stopLoading()
        }
        guard let file = RequestFiles.file(for: self.request, in: folder), let url = self.request.url,
            let data = FileManager.default.contents(atPath: file),
            let response = HTTPURLResponse(
                url: url, statusCode: 200, httpVersion: "HTTP/1.1",
                headerFields: ["Content-Type": RequestFiles.type(of: file), "Content-Length": "\(data.count)"])
        else {
            let name = RequestFiles.names(for: self.request).last ?? ""
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

    private func failLater() {
        nonisolated(unsafe) let request = self
        guard ProjectClock.isHeld else {
            return DispatchQueue.global().asyncAfter(deadline: .now() + Self.seconds) { request.fail() }
        }
        ProjectClock.after(Self.seconds) {
            request.isAwaited.withLock { $0 = true }
            Deferred.beginElsewhere()
            request.fail()
            request.endWithTask()
        }
    }

    private func fail() { client?.urlProtocol(self, didFailWithError: URLError(.notConnectedToInternet)) }

    private static let mostLooks = 500

    /// The code hears of the answer in a queue of the session's. Then the task is done.
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
