import Foundation
import MaquetteFiles

extension Report {
    private static let version = 1

    /// The report as JSON with sorted keys, so that equal reports are equal files.
    package var json: [UInt8] {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
            return Array(try encoder.encode(self)) + [UInt8(ascii: "\n")]
        }
    }

    /// Reads what ``json`` wrote.
    /// - Parameter file: the name of the source, for error messages.
    package init(json bytes: [UInt8], file: String) throws {
        do {
            self = try JSONDecoder().decode(Report.self, from: Data(bytes))
        } catch let error as DecodingError {
            throw Failure("\(file) is not a report of snapshots: \(error.placeAndReason)")
        }
        for problem in impossibilities.prefix(1) { throw Failure("\(file) is not a report of snapshots: \(problem)") }
    }

    /// What no run writes and what might be harmful, such as pictures outside of the folder.
    private var impossibilities: [String] {
        var found: [String] = []
        let parts = shards + missingShards
        if Set(parts.map(\.count)).count > 1 || Set(parts).count < parts.count {
            found.append("shards: they must be of one run, each once")
        }
        var ids: Set<String> = []
        for (index, entry) in entries.enumerated() {
            func refuse(_ key: String, _ words: String) { found.append("entries[\(index)].\(key): \(words)") }
            if entry.id.isEmpty { refuse("id", "there is none") }
            if !ids.insert(entry.id).inserted { refuse("id", "\(entry.id.bounded) is there twice") }
            if let line = entry.line, line < 1 { refuse("line", "\(line) is not a line") }
            if let share = entry.differentShare, !(0...1).contains(share) {
                refuse("differentShare", "\(share) is not a share")
            }
            if let scale = entry.pictures.scale, !(scale > 0 && scale <= 100) {
                refuse("pictures.scale", "\(scale) is not a scale")
            }
            for size in [entry.pictures.beforeSize, entry.pictures.afterSize].compactMap({ $0 })
            where size.width < 0 || size.height < 0 {
                refuse("pictures", "\(size) is not a size")
            }
            for path in entry.pictures.paths where !Self.staysInFolder(path) {
                refuse("pictures", "\(path.bounded) is not below the folder of the report")
            }
            if !found.isEmpty { break }
        }
        return found
    }

    private static func staysInFolder(_ path: String) -> Bool {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        return !parts.isEmpty && parts.allSatisfy { !["", ".", ".."].contains($0) && !$0.contains("\\") }
            && !path.unicodeScalars.contains { $0.value < 0x20 }
    }
}

extension Report: Codable {
    private enum Key: String, CodingKey {
        case version, renderer, shards, missingShards, entries, notes, problems, totals, exitCode
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let version = try container.decode(Int.self, forKey: .version)
        guard version == Self.version else {
            throw DecodingError.dataCorruptedError(
                forKey: .version, in: container, debugDescription: "\(version), only \(Self.version) can be read")
        }
        self.init(
            renderer: try container.decode(String.self, forKey: .renderer),
            shards: try container.decodeIfPresent([Shard].self, forKey: .shards) ?? [],
            entries: try container.decode([ReportEntry].self, forKey: .entries),
            notes: try container.decodeIfPresent([String].self, forKey: .notes) ?? [],
            problems: try container.decodeIfPresent([String].self, forKey: .problems) ?? [])
        missingShards = try container.decodeIfPresent([Shard].self, forKey: .missingShards) ?? []
    }

    /// Totals and exit code follow from the rest; they are there for programs that read nothing else.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(Self.version, forKey: .version)
        try container.encode(renderer, forKey: .renderer)
        try container.encode(shards, forKey: .shards)
        try container.encode(missingShards, forKey: .missingShards)
        try container.encode(entries, forKey: .entries)
        try container.encode(notes, forKey: .notes)
        try container.encode(problems, forKey: .problems)
        let totals = totals.map { ($0.state.rawValue, $0.count) }
        try container.encode(Dictionary(uniqueKeysWithValues: totals), forKey: .totals)
        try container.encode(exitCode, forKey: .exitCode)
    }
}

extension LayoutChanges: Codable {
    private enum Key: String, CodingKey { case frames, texts, looks, constraints, problems }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        func lines(_ key: Key) throws -> [String] { try container.decodeIfPresent([String].self, forKey: key) ?? [] }
        self.init()
        frames = try lines(.frames)
        texts = try lines(.texts)
        looks = try lines(.looks)
        constraints = try lines(.constraints)
        problems = try lines(.problems)
    }

    /// Encodes the changes without what has not changed, which is most of most reports.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        let lists: [(Key, [String])] = [
            (.frames, frames), (.texts, texts), (.looks, looks), (.constraints, constraints), (.problems, problems),
        ]
        for (key, lines) in lists where !lines.isEmpty { try container.encode(lines, forKey: key) }
    }
}
