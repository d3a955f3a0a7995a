import Foundation

/// Where a layer lies in the time of its superlayer. A picture has one moment, which this does not move; times are
/// converted all the same.
struct LayerTiming {
    var begin: CFTimeInterval = 0
    var duration: CFTimeInterval = 0
    var speed: Float = 1
    var offset: CFTimeInterval = 0
    var repeatCount: Float = 0
    var repeatDuration: CFTimeInterval = 0
    var autoreverses = false
    var fillMode = CAMediaTimingFillMode.removed
}

extension CALayer: CAMediaTiming {}

extension CALayer {
    /// Time runs from the root down: `(superlayer's - beginTime) · speed + timeOffset`.
    func localTime(at absolute: CFTimeInterval) -> CFTimeInterval {
        let timing = layerState.timing
        let above = superlayer?.localTime(at: absolute) ?? absolute
        return (above - timing.begin) * Double(timing.speed) + timing.offset
    }

    /// While a layer stands still, all its moments are the one at which it began.
    func absoluteTime(at local: CFTimeInterval) -> CFTimeInterval {
        let timing = layerState.timing
        let passed = timing.speed == 0 ? 0 : (local - timing.offset) / Double(timing.speed)
        let above = passed + timing.begin
        return superlayer?.absoluteTime(at: above) ?? above
    }
}
