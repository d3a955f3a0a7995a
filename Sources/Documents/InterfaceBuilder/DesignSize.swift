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
        let decided = ownLengths(element)
        var wishes: [NSLayoutConstraint] = []
        if !decided.contains("width") {
            wishes.append(view.widthAnchor.constraint(greaterThanOrEqualToConstant: size.width))
        }
        if !decided.contains("height") {
            wishes.append(view.heightAnchor.constraint(greaterThanOrEqualToConstant: size.height))
        }
        for wish in wishes { wish.priority = priority }
        NSLayoutConstraint.activate(wishes)
        return wishes
    }

    /// The lengths of which a view's constraints say something by themselves, if only that they are not less than that.
    private static func ownLengths(_ element: MarkupElement) -> Set<String> {
        let own = element.list("constraints").filter { $0["firstItem"] == nil && $0["secondItem"] == nil }
        return Set(own.compactMap { $0["firstAttribute"] })
    }
}
