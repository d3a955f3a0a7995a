import Foundation

public protocol GKRandom {
    func nextInt() -> Int
    func nextInt(upperBound: Int) -> Int
    func nextUniform() -> Float
    func nextBool() -> Bool
}

/// Numbers without an order that anybody knows: those of a seed are the same each time, and not those of a device.
open class GKRandomSource: NSObject, GKRandom {
    private var state: UInt64
    public override init() { state = .random(in: 0...UInt64.max) }
    init(seed: UInt64) { state = seed }
    open class func sharedRandom() -> GKRandomSource { GKRandomSource() }

    /// SplitMix64.
    private func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
    open func nextInt() -> Int { Int(Int32(truncatingIfNeeded: next())) }
    open func nextInt(upperBound: Int) -> Int { upperBound > 0 ? Int(next() % UInt64(upperBound)) : 0 }
    open func nextUniform() -> Float { Float(next() >> 40) / Float(1 << 24) }
    open func nextBool() -> Bool { next() & 1 == 1 }
    open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
        var shuffled = array
        for place in shuffled.indices.reversed() { shuffled.swapAt(place, nextInt(upperBound: place + 1)) }
        return shuffled
    }
}
open class GKARC4RandomSource: GKRandomSource {
    public override init() {
        seed = Data()
        super.init()
    }
    public init(seed: Data) {
        self.seed = seed
        super.init(seed: seed.reduce(0) { $0 &* 31 &+ UInt64($1) })
    }
    public let seed: Data
    open func dropValues(_ count: Int) { (0..<count).forEach { _ in _ = nextInt() } }
}
open class GKMersenneTwisterRandomSource: GKRandomSource {
    public override init() { super.init() }
    public override init(seed: UInt64) { super.init(seed: seed) }
}
open class GKLinearCongruentialRandomSource: GKRandomSource {
    public override init() { super.init() }
    public override init(seed: UInt64) { super.init(seed: seed) }
}

open class GKRandomDistribution: NSObject, GKRandom {
    private let source: any GKRandom
    public init(randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int)
    {
        (self.source, lowestValue, highestValue) = (source, lowestInclusive, highestInclusive)
    }
    public convenience init(lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
        self.init(randomSource: GKRandomSource(), lowestValue: lowestInclusive, highestValue: highestInclusive)
    }
    public convenience init(forDieWithSideCount sideCount: Int) { self.init(lowestValue: 1, highestValue: sideCount) }
    open class func d6() -> Self { unsafeDowncast(GKRandomDistribution(forDieWithSideCount: 6), to: self) }
    open class func d20() -> Self { unsafeDowncast(GKRandomDistribution(forDieWithSideCount: 20), to: self) }
    public let lowestValue: Int
    public let highestValue: Int
    open var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }
    open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }
    open func nextInt(upperBound: Int) -> Int { lowestValue + source.nextInt(upperBound: upperBound - lowestValue) }
    open func nextUniform() -> Float { source.nextUniform() }
    open func nextBool() -> Bool { source.nextBool() }
}

extension NSArray {
    public func shuffled(using randomSource: GKRandomSource) -> [Any] {
        randomSource.arrayByShufflingObjects(in: map { $0 })
    }
}
