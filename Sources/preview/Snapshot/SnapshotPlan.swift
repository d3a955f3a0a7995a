import Foundation
import MaquetteSnapshots

/// A project's snapshot settings in one file: documents, the matrix, the tolerance.
struct SnapshotPlan {
    static let usualName = ".maquette-snapshots.json"

    /// The folder that the file's paths are relative to.
    private let folder: FilePath
    private let shown: String
    private let values: [String: Any]

    /// The file that was named, or the usual one in the current folder, or an empty plan.
    init(_ named: Argument?) throws {
        let path = FilePath(bytes: named?.bytes ?? Array(Self.usualName.utf8))
        guard named != nil || path.kind == .file else {
            (folder, shown, values) = (FilePath("."), Self.usualName, [:])
            return
        }
        shown = path.shown
        folder = path.folder
        let bytes: [UInt8]
        do {
            bytes = try path.contents()
        } catch {
            throw Failure("\(path.shown) cannot be read: \(error.words)")
        }
        guard let values = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any] else {
            throw Failure("\(path.shown) is not a JSON object")
        }
        self.values = values
        for key in values.keys.sorted() where !Self.keys.contains(key) {
            let near = NearestNames.suggestion(for: key, among: Self.keys)
            throw Failure(
                "\(shown): there is no key `\(key)`\(near ?? "; there are \(Self.keys.joined(separator: ", "))")")
        }
    }

    /// The keys whose values make the matrix, with their options.
    private static let matrix: KeyValuePairs<String, String> = [
        "devices": "--device", "ios": "--ios", "orientations": "--orientation", "sizes": "--size",
        "appearances": "--appearance",
        "contentSizes": "--content-size", "directions": "--direction", "locales": "--locale", "scales": "--scale",
    ]

    private static var keys: [String] {
        ["documents", "baselines"] + matrix.map(\.key)
            + ["precision", "perceptualPrecision", "largestRegion", "allowsSingleColor"]
    }

    func documents() throws -> [Argument] { try strings("documents").map { Argument(bytes: placed($0).bytes) } }

    func baselines() throws -> FilePath? { try strings("baselines").first.map(placed) }

    /// Sets the options of the matrix that were not given.
    func supply(_ arguments: inout Arguments) throws {
        for (key, option) in Self.matrix { arguments.supply(option, try strings(key)) }
    }

    func tolerance(_ typed: Arguments) throws -> Tolerance {
        func share(_ option: String, _ key: String) throws -> Double {
            try typed.number(option, in: 0...1, default: number(key, in: 0...1, default: 1))
        }
        let largest = 1e6
        return Tolerance(
            precision: try share("--precision", "precision"),
            perceptualPrecision: try share("--perceptual-precision", "perceptualPrecision"),
            largestRegion: try typed.number(
                "--largest-region", in: 0...largest, default: number("largestRegion", in: 0...largest, default: 4)),
            allowsSingleColor: try typed.has("--allow-single-color") || flag("allowsSingleColor"))
    }

    private func placed(_ text: String) -> FilePath {
        text.hasPrefix("/") || folder == FilePath(".") ? FilePath(text) : folder.appending(text.utf8)
    }

    // MARK: Values

    /// One text, one number or a list of them.
    private func strings(_ key: String) throws -> [String] {
        guard let value = values[key] else { return [] }
        return try (value as? [Any] ?? [value]).map { entry in
            switch entry {
            case let text as String where !text.isEmpty: text
            case let number as NSNumber where key == "scales" || key == "ios": Arguments.short(number.doubleValue)
            default: throw Failure("\(shown): `\(key)` wants texts")
            }
        }
    }

    private func number(_ key: String, in range: ClosedRange<Double>, default fallback: Double) throws -> Double {
        guard let value = values[key] else { return fallback }
        guard let number = (value as? NSNumber)?.doubleValue, range.contains(number) else {
            let (least, most) = (Arguments.short(range.lowerBound), Arguments.short(range.upperBound))
            throw Failure("\(shown): `\(key)` wants a number from \(least) to \(most)")
        }
        return number
    }

    private func flag(_ key: String) throws -> Bool {
        guard let value = values[key] else { return false }
        guard let flag = value as? Bool else { throw Failure("\(shown): `\(key)` wants true or false") }
        return flag
    }
}
