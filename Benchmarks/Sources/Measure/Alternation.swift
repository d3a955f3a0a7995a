/// Two contenders measured in turns, so that whatever else the machine does meets both alike.
public struct Alternation {
    /// The time to spend on one comparison, in seconds; the slower it is, the fewer its rounds.
    public var patience: Double

    public init(patience: Double) {
        self.patience = patience
    }

    /// One contender's work: it does all its steps in one go and says how many seconds each took.
    public typealias Steps = () throws -> [Double]

    /// The median time of each step of both contenders.
    public func medians(ours: Steps, peer: Steps?) throws -> (ours: [Double], peer: [Double]?) {
        try medians(ours: ours, peers: peer.map { [$0] } ?? [])
    }

    /// The same with a peer in several forms: of each form the median, and of these the median.
    public func medians(ours: Steps, peers: [Steps]) throws -> (ours: [Double], peer: [Double]?) {
        // The first go pays for cold caches; for a peer that takes longer than our patience it has to do.
        let firstOurs = try ours()
        let firstPeers = try peers.map { try $0() }
        let rounds = self.rounds(for: firstOurs.reduce(0, +) + firstPeers.joined().reduce(0, +))
        var ourSamples: [[Double]] = []
        var peerSamples = [[[Double]]](repeating: [], count: peers.count)
        for _ in 0..<max(1, rounds) {
            // A slow peer must not leave us with one sample.
            for _ in 0..<max(1, fewest / max(1, rounds)) { ourSamples.append(try ours()) }
            if rounds > 0 { for form in peers.indices { peerSamples[form].append(try peers[form]()) } }
        }
        if rounds == 0 { peerSamples = firstPeers.map { [$0] } }
        return (byStep(ourSamples), peers.isEmpty ? nil : byStep(peerSamples.map(byStep)))
    }

    private let fewest = 5
    private let most = 301

    private func rounds(for cost: Double) -> Int {
        min(most, Int(patience / max(cost, 1e-9)))
    }

    private func byStep(_ samples: [[Double]]) -> [Double] {
        samples[0].indices.map { step in median(samples.map { $0[step] }) }
    }
}
