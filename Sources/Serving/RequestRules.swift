/// Who may ask. A page of another site can make a browser ask this server, under the address of the machine or under a
/// name of its own that leads here (DNS rebinding); neither may see a project.
package enum RequestRules {
    private static let hosts = ["127.0.0.1", "localhost", "[::1]"]

    /// Why a request is refused; nil if it is not.
    package static func refusal(of request: HTTPRequest) -> HTTPAnswer? {
        if let flaw = request.flaw { return HTTPAnswer(status: 400, flaw) }
        guard let host = request.host, hosts.contains(name(in: host)) else {
            return HTTPAnswer(status: 403, "this server answers to localhost only")
        }
        // Any port: editors forward that of another machine to one of their own.
        if let origin = request.origin, origin.lowercased() != "http://\(host.lowercased())" {
            return HTTPAnswer(status: 403, "pages of other origins may not ask")
        }
        // Pictures and scripts are asked for without an origin, but browsers say where from.
        let isOwn = [nil, "same-origin", "none"].contains(request.site)
        guard isOwn || request.mode == "navigate" && request.path == "/" else {
            return HTTPAnswer(status: 403, "pages of other sites may not ask")
        }
        guard ["GET", "HEAD"].contains(request.method) else {
            return HTTPAnswer(status: 405, "there is nothing to be changed here")
        }
        return nil
    }

    /// A host without its port.
    private static func name(in host: String) -> String {
        let lower = host.lowercased()
        if lower.hasPrefix("[") { return String(lower.prefix { $0 != "]" }) + "]" }
        return String(lower.prefix { $0 != ":" })
    }
}
