import Foundation
import MaquetteViewModel

extension ViewKind {
    static let indicators: [ViewKind] = [imageView, activityIndicator, progressView]

    private static let imageView = ViewKind(
        "imageView", isSealed: true, fresh: { (_: UIImageView) in UIImageView() }, table: .imageView
    ) { view in
        view.value("preferredSymbolConfiguration") {
            $0.preferredSymbolConfiguration
        } _: {
            $0.flatMap(ImageText.configuration) ?? "nil"
        }
    }

    private static let activityIndicator = ViewKind(
        "activityIndicator", isSealed: true, making: { "UIActivityIndicatorView(style: .\($0.style))" },
        fresh: { (view: UIActivityIndicatorView) in
            let fresh = UIActivityIndicatorView(style: view.style)
            // An indicator that is stopped hides itself.
            if view.isAnimating || !view.hidesWhenStopped { fresh.isHidden = false }
            return fresh
        }, table: .activityIndicatorView
    ) { view in
        view.color("color") { $0.givenColor }
        view.say("isAnimating") { view, name, _ in view.isAnimating ? ["\(name).startAnimating()"] : [] }
    }

    private static let progressView = ViewKind(
        "progressView", isSealed: true, making: { "UIProgressView(progressViewStyle: .\($0.progressViewStyle))" },
        fresh: { (view: UIProgressView) in UIProgressView(progressViewStyle: view.progressViewStyle) },
        table: .progressView)
}
