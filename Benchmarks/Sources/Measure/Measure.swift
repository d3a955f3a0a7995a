import CAllocator
import Glibc

/// Seconds on a clock that only runs forward.
public func seconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

/// Seconds that this thread had a processor: what other programs do meanwhile does not count.
public func threadSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

/// The same for a piece of work that stays on this thread.
@inline(__always)
public func timedOnThread<Result>(_ work: () throws -> Result) rethrows -> (seconds: Double, result: Result) {
    let start = threadSeconds()
    let result = try work()
    return (threadSeconds() - start, result)
}

/// What a piece of work took, and what it made. The result is let go outside the measured time.
@inline(__always)
public func timed<Result>(_ work: () throws -> Result) rethrows -> (seconds: Double, result: Result) {
    let start = seconds()
    let result = try work()
    return (seconds() - start, result)
}

/// What a piece of work made, and the bytes that it left allocated.
public func allocating<Result>(_ work: () throws -> Result) rethrows -> (bytes: Double, result: Result) {
    let before = allocator_live_bytes()
    let result = try work()
    let after = allocator_live_bytes()
    return (after > before ? Double(after - before) : 0, result)
}

public func median(_ samples: [Double]) -> Double {
    let sorted = samples.sorted()
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/// The exponent of growth: the slope of the least-squares line through the points on double logarithmic paper.
public func exponentOfGrowth(_ points: [(size: Double, cost: Double)]) -> Double? {
    guard points.count >= 2 else { return nil }
    let x = points.map { log($0.size) }
    let y = points.map { log($0.cost) }
    let meanX = x.reduce(0, +) / Double(x.count)
    let meanY = y.reduce(0, +) / Double(y.count)
    let covariance = zip(x, y).reduce(0) { $0 + ($1.0 - meanX) * ($1.1 - meanY) }
    let variance = x.reduce(0) { $0 + ($1 - meanX) * ($1 - meanX) }
    return variance > 0 ? covariance / variance : nil
}
