import Foundation

// If SnapshotTesting is imported too, it handles plain values: hence the disfavoured overloads.

extension Diffing where Value == String {
    /// Compares line by line.
    public static var lines: Diffing {
        Diffing(
            toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
            diff: { old, new in
                LineDifference(from: old, to: new).map { ($0.text, [XCTAttachment(string: $0.text)]) }
            })
    }
}

extension Snapshotting where Value == String, Format == String {
    @_disfavoredOverload
    public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Snapshotting where Format == String {
    /// The description of a value.
    @_disfavoredOverload
    public static var description: Snapshotting { SimplySnapshotting.lines.pullback { String(describing: $0) } }

    /// A value with everything in it, one line each; unordered collections are sorted.
    @_disfavoredOverload
    public static var dump: Snapshotting { SimplySnapshotting.lines.pullback { ValueDump($0).text } }
}

extension Snapshotting where Value: Encodable, Format == String {
    /// JSON with sorted keys.
    @_disfavoredOverload
    public static var json: Snapshotting {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return .json(encoder)
    }

    @_disfavoredOverload
    public static func json(_ encoder: JSONEncoder) -> Snapshotting {
        var strategy = SimplySnapshotting.lines.pullback { (value: Value) in
            do {
                return String(decoding: try encoder.encode(value), as: UTF8.self)
            } catch {
                return "cannot be encoded: \(error)"
            }
        }
        strategy.pathExtension = "json"
        return strategy
    }
}

extension Diffing where Value == Data {
    public static var data: Diffing {
        Diffing(
            toData: { $0 }, fromData: { $0 },
            diff: { old, new in
                guard old != new else { return nil }
                let first = zip(old, new).prefix { $0 == $1 }.count
                return ("\(new.count) bytes instead of \(old.count); they differ from byte \(first) on", [])
            })
    }
}

extension Snapshotting where Value == Data, Format == Data {
    @_disfavoredOverload
    public static var data: Snapshotting { Snapshotting(pathExtension: nil, diffing: .data) }
}
