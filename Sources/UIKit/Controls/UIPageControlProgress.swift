import Foundation
import MaquetteViewModel

/// Which page a page control shows while one moves on by itself.
@preconcurrency @MainActor open class UIPageControlProgress: NSObject {
    open var initialProgress: Float = 0
    open var currentProgress: Float = 0
    open var progressVisible = false
}
