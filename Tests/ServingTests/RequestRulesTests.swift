import MaquetteServing
import Testing

/// Hosts and origins as browsers send them (Fetch standard; Fetch Metadata).
@Suite struct RequestRulesTests {
    private func status(
        _ method: String = "GET", _ path: String = "/api/project", host: String? = "127.0.0.1:8765",
        origin: String? = nil, site: String? = nil, mode: String? = nil
    ) -> UInt32? {
        var request = HTTPRequest()
        (request.method, request.path, request.host) = (method, path, host)
        (request.origin, request.site, request.mode) = (origin, site, mode)
        return RequestRules.refusal(of: request)?.status
    }

    @Test(arguments: ["127.0.0.1:8765", "localhost:8765", "LocalHost", "[::1]:8765", "localhost:3000"])
    func `The names of this machine are answered`(host: String) { #expect(status(host: host) == nil) }

    @Test(arguments: ["evil.example", "127.0.0.1.evil.example", "localhost.evil.example:8765", "", "192.168.0.7:8765"])
    func `Any other host is refused`(host: String) { #expect(status(host: host) == 403) }

    @Test func `A request without a host is refused`() { #expect(status(host: nil) == 403) }

    @Test(arguments: ["http://evil.example", "http://localhost:3000", "https://127.0.0.1:8765", "null"])
    func `Pages of other origins are refused`(origin: String) { #expect(status(origin: origin) == 403) }

    @Test func `The page itself may ask`() {
        #expect(status(origin: "http://127.0.0.1:8765", site: "same-origin", mode: "cors") == nil)
    }

    @Test func `Pictures in pages of other sites are refused, links to the page are not`() {
        #expect(status(site: "cross-site", mode: "no-cors") == 403)
        #expect(status(site: "same-site", mode: "no-cors") == 403)
        #expect(status("GET", "/", site: "cross-site", mode: "navigate") == nil)
        #expect(status(site: "cross-site", mode: "navigate") == 403)
    }

    /// RFC 9112, section 3.2: more than one Host is answered with 400.
    @Test(arguments: ["Host", "Origin", "Sec-Fetch-Site", "Sec-Fetch-Mode"])
    func `Two headers of a kind that rules are about are refused`(name: String) {
        var headers = [("Host", "127.0.0.1:8765"), ("Accept", "a"), ("accept", "b")]
        func status() -> UInt32? {
            let named = headers.map { (name: $0.0, value: $0.1) }
            return RequestRules.refusal(of: HTTPRequest(headers: named))?.status
        }
        #expect(status() == nil)
        headers += [(name, "127.0.0.1:8765"), (name.lowercased() + " ", "127.0.0.1:8765")]
        #expect(status() == 400)
    }

    @Test func `Addresses that are no text are refused`() {
        var request = HTTPRequest(headers: [("Host", "localhost")])
        request.take(path: "/", arguments: [("file", "a")])
        #expect(RequestRules.refusal(of: request) == nil && request.arguments == ["file": "a"])
        request.take(path: "/", arguments: [("file", nil)])
        #expect(RequestRules.refusal(of: request)?.status == 400)
        request = HTTPRequest(headers: [("Host", "localhost")])
        request.take(path: nil, arguments: [])
        #expect(RequestRules.refusal(of: request)?.status == 400)
    }

    @Test(arguments: ["POST", "PUT", "DELETE", "OPTIONS"])
    func `There is only reading`(method: String) { #expect(status(method) == 405) }
}
