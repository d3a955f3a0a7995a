import Foundation
import FoundationNetworking

/// A request of the project's code to a server. There is no network where pictures are made; an answer that fails at once would
/// show the apology of each screen in place of the screen. So it comes when no picture waits any more, for code that does.
final class UnansweredRequest: URLProtocol {
    private static let seconds = 2.0

    override class func canInit(with request: URLRequest) -> Bool {
        ["http", "https", "ws", "wss", "ftp"].contains(request.url?.scheme?.lowercased() ?? "")
    }

    override class func canInit(with task: URLSessionTask) -> Bool {
        task.currentRequest.map { canInit(with: $0) } ?? false
    }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        nonisolated(unsafe) let request = self
        DispatchQueue.global().asyncAfter(deadline: .now() + Self.seconds) {
            request.client?.urlProtocol(request, didFailWithError: URLError(.notConnectedToInternet))
        }
    }

    override func stopLoading() {}
}

/// Called when code of a project has been loaded.
@_cdecl("maquette_cuts_hold_requests") public func holdRequests() {
    _ = URLProtocol.registerClass(UnansweredRequest.self)
}
