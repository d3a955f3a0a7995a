extension DecodingError {
    /// The place as in `entries[3].state`, and what is wrong there, short enough for one line.
    var placeAndReason: String {
        let (context, reason): (Context, String) =
            switch self {
            case .keyNotFound(let key, let context): (context, "there is no `\(key.stringValue)`")
            case .valueNotFound(_, let context): (context, "there is nothing")
            case .typeMismatch(_, let context), .dataCorrupted(let context): (context, context.words)
            @unknown default: (Context(codingPath: [], debugDescription: ""), "\(self)")
            }
        let place = context.codingPath.reduce(into: "") { place, key in
            if let index = key.intValue {
                place += "[\(index)]"
            } else {
                place += place.isEmpty ? key.stringValue : ".\(key.stringValue)"
            }
        }
        return (place.isEmpty ? reason : "\(place): \(reason)").bounded
    }
}

extension DecodingError.Context {
    /// For invalid JSON the line and column are in the underlying error.
    fileprivate var words: String {
        guard let underlyingError else { return debugDescription }
        let detail = "\(underlyingError)"
        let place = detail.firstRange(of: "Unexpected").map { detail[$0.lowerBound...] } ?? detail[...]
        return "\(debugDescription) \(place)"
    }
}

extension String {
    /// Short enough for one line, whatever the file contains.
    var bounded: String { count > 200 ? prefix(199) + "…" : self }
}
