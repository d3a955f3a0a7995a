import Foundation
import XCTest

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

extension Snapshotting where Value: Encodable, Format == String {
    /// A property list, as XML with sorted keys.
    @_disfavoredOverload
    public static var plist: Snapshotting {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .xml
        return .plist(encoder)
    }

    @_disfavoredOverload
    public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
        var strategy = SimplySnapshotting.lines.pullback { (value: Value) in
            do {
                return String(decoding: try encoder.encode(value), as: UTF8.self)
            } catch {
                return "cannot be encoded: \(error)"
            }
        }
        strategy.pathExtension = "plist"
        return strategy
    }
}

extension Snapshotting where Value == Any, Format == String {
    /// JSON of what `JSONSerialization` takes, with sorted keys.
    @_disfavoredOverload
    public static var json: Snapshotting {
        var strategy = SimplySnapshotting.lines.pullback { (value: Any) in
            guard JSONSerialization.isValidJSONObject(value),
                let data = try? JSONSerialization.data(withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
            else { return "cannot be encoded: \(type(of: value)) is no object or array of JSON" }
            return String(decoding: data, as: UTF8.self)
        }
        strategy.pathExtension = "json"
        return strategy
    }
}

extension Snapshotting where Value: CaseIterable, Format == String {
    /// A table of what a function makes of every case: `assertSnapshot(of: { $0.title }, as: .func(into: .description))`.
    @_disfavoredOverload
    public static func `func`<Result>(
        into strategy: Snapshotting<Result, Format>
    ) -> Snapshotting<(Value) -> Result, Format> {
        var table = SimplySnapshotting.lines.asyncPullback { (function: @escaping (Value) -> Result) in
            Async { (callback: @escaping (String) -> Void) in
                rows(of: Array(Value.allCases)[...], function, strategy, before: []) { rows in
                    callback(rows.joined(separator: "\n"))
                }
            }
        }
        table.pathExtension = "csv"
        return table
    }

    /// One case after the other, because a strategy may answer later.
    private static func rows<Result>(
        of cases: ArraySlice<Value>, _ function: @escaping (Value) -> Result,
        _ strategy: Snapshotting<Result, Format>, before: [String], then finish: @escaping ([String]) -> Void
    ) {
        guard let first = cases.first else { return finish(before) }
        strategy.snapshot(function(first)).run { output in
            rows(
                of: cases.dropFirst(), function, strategy, before: before + ["\"\(first)\",\"\(output)\""],
                then: finish)
        }
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
