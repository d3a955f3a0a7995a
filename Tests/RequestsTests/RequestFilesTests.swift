import Foundation
import FoundationNetworking
import Testing

@testable import MaquetteRequests

/// Which file answers a request: the table in Documentation/running.md, and what must not lead out of the folder.
@Suite struct RequestFilesTests {
    private func request(_ words: String) throws -> URLRequest {
        let parts = words.split(separator: " ").map(String.init)
        var request = URLRequest(url: try #require(URL(string: parts[1])))
        request.httpMethod = parts[0]
        return request
    }

    @Test(arguments: [
        ("GET https://api.example.com/v1/users/42", ["api.example.com/v1/users/42"]),
        (
            "GET https://API.example.com/v1/users?page=2&of=a%20b",
            ["api.example.com/v1/users?page=2&of=a b", "api.example.com/v1/users"]
        ),
        ("POST https://api.example.com/v1/login", ["api.example.com/v1/login.post"]),
        ("HEAD https://example.com", ["example.com/index"]),
        ("GET https://example.com/a/", ["example.com/a/index"]),
        ("GET https://example.com/a?path=b/c", ["example.com/a?path=b_c", "example.com/a"]),
        ("GET https://example.com/../../etc/passwd", []), ("GET https://example.com/%2e%2e/secret", []),
        ("GET file:///etc/passwd", []),
    ])
    func requestsHaveNames(_ words: String, _ names: [String]) throws {
        #expect(RequestFiles.names(for: try request(words)) == names)
    }

    @Test func theFileMayHaveAnyExtension() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "network-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let host = folder.appending(path: "example.com")
        try FileManager.default.createDirectory(
            at: host.appending(path: "users"), withIntermediateDirectories: true)
        for name in ["users.json", "users.post.json", "users?page=2.xml", "logo.png", "index.html"] {
            try Data().write(to: host.appending(path: name))
        }
        func answer(_ words: String) throws -> String? {
            try RequestFiles.file(for: request(words), in: folder.path).map { ($0 as NSString).lastPathComponent }
        }
        #expect(try answer("GET http://example.com/users") == "users.json")
        #expect(try answer("POST http://example.com/users") == "users.post.json")
        #expect(try answer("GET http://example.com/users?page=2") == "users?page=2.xml")
        #expect(try answer("GET http://example.com/users?page=3") == "users.json")
        #expect(try answer("GET http://example.com/logo.png") == "logo.png")
        #expect(try answer("GET http://example.com/") == "index.html")
        #expect(try answer("PUT http://example.com/users") == nil)
        #expect(try answer("GET http://example.com/user") == nil)
        #expect(RequestFiles.type(of: "a/users.JSON") == "application/json")
    }
}
