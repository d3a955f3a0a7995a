import UIKit

@preconcurrency @MainActor public protocol EasyTipViewDelegate: AnyObject {
    func easyTipViewDidTap(_ tipView: EasyTipView)
    func easyTipViewDidDismiss(_ tipView: EasyTipView)
}

extension EasyTipView {
    public enum ArrowPosition: CaseIterable, Sendable {
        case any, top, bottom, right, left
        public static var allValues: [ArrowPosition] { [.top, .bottom, .right, .left] }
    }

    @preconcurrency @MainActor public struct Preferences {
        public init() {}

        public var drawing = Drawing()
        public var positioning = Positioning()
        public var animating = Animating()
        public var hasBorder: Bool { drawing.borderWidth > 0 && drawing.borderColor != .clear }
        public var hasShadow: Bool { drawing.shadowOpacity > 0 && drawing.shadowColor != .clear }

        @preconcurrency @MainActor public struct Drawing {
            public var cornerRadius: CGFloat = 5
            public var arrowHeight: CGFloat = 5
            public var arrowWidth: CGFloat = 10
            public var foregroundColor: UIColor = .white
            public var backgroundColor: UIColor = .red
            public var arrowPosition = ArrowPosition.any
            public var textAlignment: NSTextAlignment = .center
            public var borderWidth: CGFloat = 0
            public var borderColor: UIColor = .clear
            public var font: UIFont = .systemFont(ofSize: 15)
            public var shadowColor: UIColor = .clear
            public var shadowOffset = CGSize.zero
            public var shadowRadius: CGFloat = 0
            public var shadowOpacity: CGFloat = 0
        }

        @preconcurrency @MainActor public struct Positioning {
            public var bubbleHInset: CGFloat = 1
            public var bubbleVInset: CGFloat = 1
            public var contentHInset: CGFloat {
                get { contentInsets.left }
                set { (contentInsets.left, contentInsets.right) = (newValue, newValue) }
            }
            public var contentVInset: CGFloat {
                get { contentInsets.top }
                set { (contentInsets.top, contentInsets.bottom) = (newValue, newValue) }
            }
            public var textHInset: CGFloat {
                get { contentHInset }
                set { contentHInset = newValue }
            }
            public var textVInset: CGFloat {
                get { contentVInset }
                set { contentVInset = newValue }
            }
            public var bubbleInsets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
            public var contentInsets = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
            public var maxWidth: CGFloat = 200
        }

        @preconcurrency @MainActor public struct Animating {
            public var dismissTransform = CGAffineTransform(scaleX: 0.1, y: 0.1)
            public var showInitialTransform = CGAffineTransform(scaleX: 0, y: 0)
            public var showFinalTransform = CGAffineTransform.identity
            public var springDamping: CGFloat = 0.7
            public var springVelocity: CGFloat = 0.7
            public var showInitialAlpha: CGFloat = 0
            public var dismissFinalAlpha: CGFloat = 0
            public var showDuration: Double = 0.7
            public var dismissDuration: Double = 0.7
            public var dismissOnTap = true
        }
    }
}
