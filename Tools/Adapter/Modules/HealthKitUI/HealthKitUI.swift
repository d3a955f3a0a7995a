@_exported import HealthKit
@_exported import UIKit

/// Rings of activity, which are empty without a summary.
@preconcurrency @MainActor open class HKActivityRingView: UIView {
    open private(set) var activitySummary: HKActivitySummary?
    open func setActivitySummary(_ activitySummary: HKActivitySummary?, animated: Bool) {
        self.activitySummary = activitySummary
    }
}
