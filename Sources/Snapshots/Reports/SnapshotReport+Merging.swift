import MaquetteFiles

extension SnapshotReport {
    /// Joins the parts of a run. Refuses them when a part is missing, there twice, or from another run.
    package init(merging parts: [SnapshotReport]) throws {
        try Self.expectWhole(parts.compactMap(\.shard))
        var results: [String: SnapshotResult] = [:]
        for result in parts.flatMap(\.results) {
            guard results.updateValue(result, forKey: result.id) == nil else {
                throw Failure("\(result.id) is in two reports; give each part of a run once")
            }
        }
        var notes: [String] = []
        for note in parts.flatMap(\.notes) where !notes.contains(note) { notes.append(note) }
        var renderers: [String] = []
        for renderer in parts.map(\.renderer) where !renderers.contains(renderer) { renderers.append(renderer) }
        if renderers.count > 1 {
            notes.append(
                "the parts were made by different renderers:\n" + renderers.map { "    \($0)" }.joined(separator: "\n"))
        }
        self.init(
            renderer: renderers.first ?? "", results: results.values.sorted { $0.id < $1.id }, notes: notes,
            outcome: parts.map(\.outcome).max() ?? 0)
    }

    private static func expectWhole(_ shards: [String]) throws {
        let counts = Set(shards.compactMap { $0.split(separator: "/").last.flatMap { Int($0) } })
        guard counts.count <= 1 else {
            throw Failure("the reports are parts of different wholes: \(shards.joined(separator: ", "))")
        }
        guard let count = counts.first else { return }
        let missing = (1...count).map { "\($0)/\(count)" }.filter { !shards.contains($0) }
        guard missing.isEmpty else {
            throw Failure(
                "\(missing.count == 1 ? "a shard is" : "shards are") missing: \(missing.joined(separator: ", "))")
        }
        guard shards.count == count else { throw Failure("a shard is there twice: \(shards.joined(separator: ", "))") }
    }
}
