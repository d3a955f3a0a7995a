import MaquetteFiles

extension Report {
    /// A report with its path, for error messages.
    package struct Source: Sendable {
        package var name: String
        package var report: Report

        package init(name: String, report: Report) {
            self.name = name
            self.report = report
        }
    }

    /// Joins the reports of the parts of one run; the order in which they come does not matter.
    ///
    /// If shards are missing, the joined report says so and does not pass.
    package static func merged(_ sources: [Source]) throws -> Report {
        guard !sources.isEmpty else { throw Failure("there are no reports to join") }
        try refuseContradictions(in: sources)
        let shards = sources.flatMap(\.report.shards).sorted { $0.number < $1.number }
        var merged = Report(
            renderer: ordered(sources)[0].report.renderer, shards: shards,
            entries: sources.flatMap(\.report.entries).sorted { $0.id < $1.id },
            notes: inOrder(sources, \.notes), problems: inOrder(sources, \.problems))
        merged.missingShards = shards.first.map { Shard.all(of: $0.count).filter { !shards.contains($0) } } ?? []
        merged.notes += remarkOnRenderers(sources)
        return merged
    }

    private static func refuseContradictions(in sources: [Source]) throws {
        var places: [Shard: String] = [:]
        var owners: [String: String] = [:]
        let first = sources[0]
        for source in sources {
            let shards = source.report.shards
            guard shards.isEmpty == first.report.shards.isEmpty else {
                let (part, whole) = shards.isEmpty ? (first, source) : (source, first)
                throw Failure(
                    "\(part.name) is of shard \(part.report.shards[0]), and \(whole.name) is of a run that was not split"
                )
            }
            if let mine = shards.first, let other = first.report.shards.first, mine.count != other.count {
                throw Failure(
                    "\(first.name) is of one of \(other.count) shards, and \(source.name) is of one of \(mine.count)")
            }
            for shard in shards {
                if let other = places.updateValue(source.name, forKey: shard) {
                    throw Failure("shard \(shard) is in \(other) and in \(source.name)")
                }
            }
            for entry in source.report.entries {
                if let other = owners.updateValue(source.name, forKey: entry.id) {
                    throw Failure("the snapshot \(entry.id.bounded) is in \(other) and in \(source.name)")
                }
            }
        }
    }

    /// A message of several shards appears once.
    private static func inOrder(_ sources: [Source], _ lines: KeyPath<Report, [String]>) -> [String] {
        var said: Set<String> = []
        return ordered(sources).flatMap { $0.report[keyPath: lines] }.filter { said.insert($0).inserted }
    }

    private static func remarkOnRenderers(_ sources: [Source]) -> [String] {
        let renderers = Dictionary(grouping: ordered(sources), by: \.report.renderer)
        guard renderers.count > 1 else { return [] }
        let lines = renderers.sorted { $0.key < $1.key }.map { renderer, sources in
            "    \(renderer): \(sources.map(\.name).joined(separator: ", "))"
        }
        return [(["the reports come from \(renderers.count) different renderers"] + lines).joined(separator: "\n")]
    }

    private static func ordered(_ sources: [Source]) -> [Source] {
        sources.sorted {
            ($0.report.shards.first?.number ?? 0, $0.name) < ($1.report.shards.first?.number ?? 0, $1.name)
        }
    }
}
