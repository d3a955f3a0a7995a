import Foundation
import MaquetteViewModel

/// The size that Interface Builder's canvas lets views have that nothing sizes: a faint wish that everything overrules.
@MainActor enum DesignSize {
    private static let kinds: Set = [
        "view", "imageView", "textView", "scrollView", "tableView", "collectionView", "mapView",
    ]
    private static let size = CGSize(width: 240, height: 128)
    private static let priority = UILayoutPriority(30)

    /// The constraints that wish it.
    static func give(to view: UIView, _ element: MarkupElement) -> [NSLayoutConstraint] {
        guard kinds.contains(element.name), !view.translatesAutoresizingMaskIntoConstraints,
            view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        else { return [] }
        let wishes = [
            view.widthAnchor.constraint(greaterThanOrEqualToConstant: size.width),
            view.heightAnchor.constraint(greaterThanOrEqualToConstant: size.height),
        ]
        for wish in wishes { wish.priority = priority }
        NSLayoutConstraint.activate(wishes)
        return wishes
    }
}
