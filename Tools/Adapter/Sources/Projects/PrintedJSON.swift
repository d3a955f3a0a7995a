import Foundation

/// What SwiftPM prints as JSON, among what a manifest prints that it runs.
public enum PrintedJSON {
    /// The first object in the text that is one of the type: each begins a line, and nothing but other lines follows it.
    public static func decode<Value: Decodable>(_ type: Value.Type, in text: String) -> Value? {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let begins = lines.indices.filter { lines[$0].hasPrefix("{") }
        let ends = lines.indices.reversed().filter { lines[$0].hasSuffix("}") }
        for begin in begins.prefix(mostAttempts) {
            for end in ends.prefix(mostAttempts) where end >= begin {
                let object = lines[begin...end].joined(separator: "\n")
                if let value = try? JSONDecoder().decode(type, from: Data(object.utf8)) { return value }
            }
        }
        return nil
    }

    private static let mostAttempts = 20
}
