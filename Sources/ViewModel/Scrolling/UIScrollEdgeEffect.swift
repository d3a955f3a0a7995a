import Foundation

/// How content fades below bars of iOS 26. It is kept: content runs on below bars without a fade here.
@preconcurrency @MainActor open class UIScrollEdgeEffect: NSObject {
    public struct Style: Hashable, Sendable {
        private let number: Int
        public static let automatic = Style(number: 0)
        public static let soft = Style(number: 1)
        public static let hard = Style(number: 2)
    }

    open var style = Style.automatic
    open var isHidden = false
}

extension UIScrollView {
    public var topEdgeEffect: UIScrollEdgeEffect { scrollState.edgeEffects[0] }
    public var leftEdgeEffect: UIScrollEdgeEffect { scrollState.edgeEffects[1] }
    public var bottomEdgeEffect: UIScrollEdgeEffect { scrollState.edgeEffects[2] }
    public var rightEdgeEffect: UIScrollEdgeEffect { scrollState.edgeEffects[3] }
}
