import Foundation
import MaquetteViewModel

extension ViewKind {
    static let containers: [ViewKind] = [stackView, scrollView, visualEffectView]

    private static let stackView = ViewKind("stack", fresh: { (_: UIStackView) in UIStackView() }, table: .stackView) {
        stack in
        stack.value("spacing") {
            $0.spacing
        } _: {
            SwiftText.spacing($0)
        }
    }

    private static let scrollView = ViewKind(
        "scrollView", fresh: { (_: UIScrollView) in UIScrollView() }, inheriting: scrolling)

    static let scrolling: [Property] = {
        var view = PropertyTable<UIScrollView>(.scrollView)
        view.value("contentSize") {
            $0.givenContentSize
        } _: {
            SwiftText.size($0)
        }
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
