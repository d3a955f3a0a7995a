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

    @Test(arguments: ["POST", "PUT", "DELETE", "OPTIONS"])
    func `There is only reading`(method: String) { #expect(status(method) == 405) }
}
