import Foundation
import MaquetteViewModel

extension ViewKind {
    static let containers: [ViewKind] = [stackView, scrollView, visualEffectView]

    private static let stackView = ViewKind("stack", fresh: { (_: UIStackView) in UIStackView() }) { stack in
        stack.choice("axis") { $0.axis }
        stack.value("spacing") {
            $0.spacing
        } _: {
            SwiftText.spacing($0)
        }
        stack.choice("distribution") { $0.distribution }
        stack.choice("alignment") { $0.alignment }
        stack.flag("isLayoutMarginsRelativeArrangement") { $0.isLayoutMarginsRelativeArrangement }
        stack.flag("isBaselineRelativeArrangement") { $0.isBaselineRelativeArrangement }
    }

    private static let scrollView = ViewKind(
        "scrollView", fresh: { (_: UIScrollView) in UIScrollView() }, inheriting: scrolling)

    static let scrolling: [Property] = {
        var view = PropertyTable<UIScrollView>()
        view.insets("contentInset") { $0.contentInset }
        view.choice("contentInsetAdjustmentBehavior") { $0.contentInsetAdjustmentBehavior }
        view.value("contentSize") {
            $0.givenContentSize
        } _: {
            SwiftText.size($0)
        }
        view.flag("isScrollEnabled") { $0.isScrollEnabled }
        view.flag("isPagingEnabled") { $0.isPagingEnabled }
        view.flag("bounces") { $0.bounces }
        view.flag("alwaysBounceVertical") { $0.alwaysBounceVertical }
        view.flag("alwaysBounceHorizontal") { $0.alwaysBounceHorizontal }
        view.flag("showsVerticalScrollIndicator") { $0.showsVerticalScrollIndicator }
        view.flag("showsHorizontalScrollIndicator") { $0.showsHorizontalScrollIndicator }
        return view.all
    }()

    private static let visualEffectView = ViewKind(
        "effectView",
        making: { view in
            "UIVisualEffectView(effect: \(effect(view.effect)))"
        },
        fresh: { (_: UIVisualEffectView) in UIVisualEffectView(effect: nil) })

    private static func effect(_ effect: UIVisualEffect?) -> String {
        switch effect {
        case let blur as UIBlurEffect: return "UIBlurEffect(style: .\(blur.givenStyle))"
        case let vibrancy as UIVibrancyEffect:
            let style = vibrancy.givenStyle == .label ? "" : ", style: .\(vibrancy.givenStyle)"
            return "UIVibrancyEffect(blurEffect: \(self.effect(vibrancy.blurEffect))\(style))"
        default: return "nil"
        }
    }
}
