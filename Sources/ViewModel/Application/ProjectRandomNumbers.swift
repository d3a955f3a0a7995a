import Synchronization

/// What adapted code has in place of the system's random numbers. In a process that shows the code of a project they are always the same ones,
/// so that a screen is the same one each time.
public struct ProjectRandomNumbers: RandomNumberGenerator, Sendable {
    private static let count = Atomic<UInt64>(0)

    public init() {}

    /// Numbers by Steele, Lea and Flood, "Fast splittable pseudorandom number generators": the next state is the former one and a constant.
    public mutating func next() -> UInt64 {
        guard ProjectClock.isHeld else { return UInt64.random(in: .min ... .max) }
        return Self.number(Self.count.wrappingAdd(1, ordering: .relaxed).newValue)
    }

    static func number(_ turn: UInt64) -> UInt64 {
        var number = turn &* 0x9e37_79b9_7f4a_7c15
        number = (number ^ number >> 30) &* 0xbf58_476d_1ce4_e5b9
        number = (number ^ number >> 27) &* 0x94d0_49bb_1331_11eb
        return number ^ number >> 31
    }
}
