import Foundation
import MaquetteViewModel

extension ViewType {
    static let activityIndicator = ViewType(
        "activityIndicator", "A spinner: UIActivityIndicatorView. It is animating unless isAnimating is false.",
        inheriting: viewProperties, adding: indicatorProperties
    ) {
        let indicator = UIActivityIndicatorView(style: .medium)
        indicator.startAnimating()
        return indicator
    }

    private static let indicatorProperties: [Property] = [
        Property("style", .choice("a size", ["medium": .medium, "large": .large]), "Default: medium.") {
            (view: UIActivityIndicatorView, style: UIActivityIndicatorView.Style) in view.style = style
        },
        Property("color", .color, "Of the spokes.") { (view: UIActivityIndicatorView, color: UIColor) in
            view.color = color
        },
        Property("hidesWhenStopped", .flag, "Default: true.") { (view: UIActivityIndicatorView, hides: Bool) in
            view.hidesWhenStopped = hides
        },
        Property("isAnimating", .flag, "Default: true.") { (view: UIActivityIndicatorView, isAnimating: Bool) in
            if isAnimating { view.startAnimating() } else { view.stopAnimating() }
        },
    ]
}
