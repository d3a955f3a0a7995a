import Foundation

/// A value with everything in it, one line each. Unordered collections are sorted, so that a value is the same text in
/// every run.
struct ValueDump {
    let text: String

    init(_ value: Any) { text = Self.lines(of: value, called: nil, depth: 0, inside: []) }

    /// Chains of objects can be longer than the stack of a thread allows.
    private static let greatestDepth = 500

    /// - Parameter objects: those that the value is in, which it may refer back to.
    private static func lines(
        of value: Any, called name: String?, depth: Int, inside objects: Set<ObjectIdentifier>
    ) -> String {
        let mirror = Mirror(reflecting: value)
        var objects = objects
        if mirror.displayStyle == .class {
            let isInside = !objects.insert(ObjectIdentifier(value as AnyObject)).inserted
            if isInside || depth > greatestDepth {
                let reason = isInside ? "circular reference detected" : "deeper than \(greatestDepth)"
                let mark = mirror.children.isEmpty ? "-" : "▿"
                return String(repeating: "  ", count: depth) + "\(mark) \(name ?? "value") (\(reason))\n"
            }
        }
        let title = words(for: value, mirror)
        let children = title.isWhole ? [] : Array(mirror.children)
        let mark = children.isEmpty ? "-" : "▿"
        let head = String(repeating: "  ", count: depth) + "\(mark) \(name.map { "\($0): " } ?? "")\(title.text)\n"
        var below = children.map {
            (
                $0.label ?? "",
                lines(
                    of: $0.value, called: $0.label, depth: depth + 1, inside: objects)
            )
        }
        if title.isUnordered { below.sort { $0 < $1 } }
        return head + below.map(\.1).joined()
    }

    private struct Title {
        var text: String
        /// Whether the value is complete without its children.
        var isWhole = false
        var isUnordered = false
    }

    private static func words(for value: Any, _ mirror: Mirror) -> Title {
        let count = mirror.children.count
        func counted(_ one: String, _ many: String) -> String { count == 1 ? "1 \(one)" : "\(count) \(many)" }
        switch mirror.displayStyle {
        case .collection: return Title(text: counted("element", "elements"))
        case .dictionary: return Title(text: counted("key/value pair", "key/value pairs"), isUnordered: true)
        case .set: return Title(text: counted("member", "members"), isUnordered: true)
        case .tuple: return Title(text: count == 1 ? "(1 element)" : "(\(count) elements)")
        case .optional: return Title(text: name(of: mirror) + (count == 0 ? ".none" : ""))
        default: break
        }
        if let text = leaf(value) { return Title(text: text, isWhole: true) }
        if let value = value as? any CustomStringConvertible { return Title(text: value.description) }
        switch mirror.displayStyle {
        case .class, .struct: return Title(text: name(of: mirror), isUnordered: true)
        case .enum: return Title(text: name(of: mirror) + (count == 0 ? ".\(value)" : ""))
        default: return Title(text: String(describing: value))
        }
    }

    /// Values whose contents are not useful.
    private static func leaf(_ value: Any) -> String? {
        switch value {
        case let text as String: text.debugDescription
        case let text as Substring: text.debugDescription
        case let character as Character: character.debugDescription
        case let date as Date: date.ISO8601Format()
        case let url as URL: url.debugDescription
        case let data as Data: data.debugDescription
        case let object as NSObject: object.debugDescription.withoutAddresses
        default: nil
        }
    }

    private static func name(of mirror: Mirror) -> String { String(describing: mirror.subjectType) }
}
