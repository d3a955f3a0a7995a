import Foundation
import FoundationNetworking

// The texts are those that snapshot tests have recorded for years, so that theirs go on matching.

extension Snapshotting where Value == URLRequest, Format == String {
    /// Method and address, the headers sorted, and the body.
    @_disfavoredOverload
    public static var raw: Snapshotting { .raw(pretty: false) }

    /// - Parameter pretty: whether a body of JSON is indented, with sorted keys.
    @_disfavoredOverload
    public static func raw(pretty: Bool) -> Snapshotting {
        SimplySnapshotting.lines.pullback { (request: URLRequest) in
            let address = request.url.map { RequestText.sorted($0).absoluteString } ?? "(null)"
            let headers = (request.allHTTPHeaderFields ?? [:]).map { "\($0): \($1)" }.sorted()
            let body = request.httpBody.map { ["\n" + RequestText.body($0, pretty: pretty)] } ?? []
            return (["\(request.httpMethod ?? "GET") \(address)"] + headers + body).joined(separator: "\n")
        }
    }

    /// The command that sends the request.
    @_disfavoredOverload
    public static var curl: Snapshotting {
        SimplySnapshotting.lines.pullback { (request: URLRequest) in
            var words = ["curl"]
            switch request.httpMethod ?? "GET" {
            case "GET": break
            case "HEAD": words.append("--head")
            case let method: words.append("--request \(method)")
            }
            let headers = request.allHTTPHeaderFields ?? [:]
            for (field, value) in headers.sorted(by: { $0.key < $1.key }) where field != "Cookie" {
                words.append("--header \"\(field): \(RequestText.quoted(value))\"")
            }
            if let body = request.httpBody.flatMap({ String(data: $0, encoding: .utf8) }) {
                let doubled = body.replacingOccurrences(of: "\\\"", with: "\\\\\"")
                words.append("--data \"\(RequestText.quoted(doubled))\"")
            }
            if let cookie = headers["Cookie"] { words.append("--cookie \"\(RequestText.quoted(cookie))\"") }
            words.append("\"\(request.url.map { RequestText.sorted($0).absoluteString } ?? "(null)")\"")
            return words.joined(separator: " \\\n\t")
        }
    }
}

private enum RequestText {
    static func quoted(_ text: String) -> String { text.replacingOccurrences(of: "\"", with: "\\\"") }

    /// The order of query items means nothing, and a dictionary may have made it.
    static func sorted(_ url: URL) -> URL {
        guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: false), let items = parts.queryItems else {
            return url
        }
        parts.queryItems = items.sorted { $0.name < $1.name }
        return parts.url ?? url
    }

    static func body(_ data: Data, pretty: Bool) -> String {
        if pretty, let object = try? JSONSerialization.jsonObject(with: data),
            let text = try? JSONSerialization.data(withJSONObject: object, options: [.prettyPrinted, .sortedKeys])
        {
            return String(decoding: text, as: UTF8.self)
        }
        return String(decoding: data, as: UTF8.self)
    }
}
