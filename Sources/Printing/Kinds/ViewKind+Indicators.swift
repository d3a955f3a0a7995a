import Foundation
import MaquetteViewModel

extension ViewKind {
    static let indicators: [ViewKind] = [imageView, activityIndicator, progressView, pageControl]

    private static let imageView = ViewKind("imageView", isSealed: true, fresh: { (_: UIImageView) in UIImageView() }) {
        view in
        view.image("image") { $0.image }
        view.image("highlightedImage") { $0.highlightedImage }
        view.flag("isHighlighted") { $0.isHighlighted }
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
            // It hides itself while it is stopped.
            if view.isAnimating || !view.hidesWhenStopped { fresh.isHidden = false }
            return fresh
        }
    ) { view in
        view.flag("hidesWhenStopped") { $0.hidesWhenStopped }
        view.color("color") { $0.givenColor }
        view.say { view, name, _ in view.isAnimating ? ["\(name).startAnimating()"] : [] }
    }

    private static let progressView = ViewKind(
        "progressView", isSealed: true, making: { "UIProgressView(progressViewStyle: .\($0.progressViewStyle))" },
        fresh: { (view: UIProgressView) in UIProgressView(progressViewStyle: view.progressViewStyle) }
    ) { view in
        view.value("progress") {
            $0.progress
        } _: {
            SwiftText.number($0)
        }
        view.color("progressTintColor") { $0.progressTintColor }
        view.color("trackTintColor") { $0.trackTintColor }
    }

    private static let pageControl = ViewKind(
        "pageControl", isSealed: true, fresh: { (_: UIPageControl) in UIPageControl() }, inheriting: control
    ) { pages in
        pages.value("numberOfPages") {
            $0.numberOfPages
        } _: {
            "\($0)"
        }
        pages.value("currentPage") {
            $0.currentPage
        } _: {
            "\($0)"
        }
        pages.flag("hidesForSinglePage") { $0.hidesForSinglePage }
        pages.color("pageIndicatorTintColor") { $0.pageIndicatorTintColor }
        pages.color("currentPageIndicatorTintColor") { $0.currentPageIndicatorTintColor }
    }
}
