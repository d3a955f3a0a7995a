import Foundation
import MaquetteViewModel

/// The attributes that every view element can have.
@MainActor struct ViewAttributes {
    let builder: SceneBuilder

    func apply(_ element: MarkupElement, to view: UIView) {
        builder.give(.view, of: element, to: view)
        applyPlacement(element, to: view)
        applyLook(element, to: view)
        applyMargins(element, to: view)
        applyPriorities(element, to: view)
        if let tag = element.integer("tag") { view.tag = tag }
        if let accessibility = element.child(key: "accessibilityConfiguration") {
            view.accessibilityIdentifier = accessibility["identifier"]
            view.accessibilityLabel = accessibility["label"]
            view.accessibilityHint = accessibility["hint"]
            if let flag = accessibility.child(key: "isElement")?.flag("value") { view.isAccessibilityElement = flag }
            if let traits = accessibility.child(key: "traits") {
                view.accessibilityTraits = UIAccessibilityTraits(documentElement: traits)
            }
        }
    }

    private func applyPlacement(_ element: MarkupElement, to view: UIView) {
        // A view without constraints keeps its frame: Interface Builder makes constraints from it at build time.
        // The table or collection places a cell, whatever the document says of it.
        view.translatesAutoresizingMaskIntoConstraints =
            element.flag("fixedFrame") == true || view is UITableViewCell || view is UICollectionReusableView
            || element.flag("translatesAutoresizingMaskIntoConstraints") ?? true
        if let mask = element.autoresizingMask { view.autoresizingMask = mask }
        let (width, height) = (
            element.length("placeholderIntrinsicWidth"), element.length("placeholderIntrinsicHeight")
        )
        if width != nil || height != nil {
            builder.habits.giveContentSize(CGSize(width: width ?? -1, height: height ?? -1), to: view)
        }
    }

    private func applyLook(_ element: MarkupElement, to view: UIView) {
        if let flag = element.flag("hidden") {
            let isMerelyStopped = flag && isStopped(element) && !builder.isInApp
            view.isHidden = flag && !isMerelyStopped
            if isMerelyStopped, element.flag("animating") != true { builder.habits.showStill(view) }
        }
    }

    /// A spinner that hides when it is stopped is written as hidden, but keeps its space on the canvas.
    private func isStopped(_ element: MarkupElement) -> Bool {
        element.name == "activityIndicatorView" && element.flag("hidesWhenStopped") == true
    }

    private func applyMargins(_ element: MarkupElement, to view: UIView) {
        if element.flag("layoutMarginsFollowReadableWidth") == true { view.followReadableWidth() }
        if let margins = element.insets(key: "layoutMargins") { view.layoutMargins = margins }
        if let margins = element.directionalInsets(key: "directionalLayoutMargins") {
            view.directionalLayoutMargins = margins
        }
    }

    /// A missing attribute means Interface Builder's default, whatever the class has in code.
    private func applyPriorities(_ element: MarkupElement, to view: UIView) {
        func priority(_ name: String) -> UILayoutPriority? {
            element.number(name).map { UILayoutPriority(Float(min(max($0, 1), 1000))) }
        }
        view.setContentHuggingPriority(priority("horizontalHuggingPriority") ?? .defaultLow, for: .horizontal)
        view.setContentHuggingPriority(priority("verticalHuggingPriority") ?? .defaultLow, for: .vertical)
        view.setContentCompressionResistancePriority(
            priority("horizontalCompressionResistancePriority") ?? .defaultHigh, for: .horizontal)
        view.setContentCompressionResistancePriority(
            priority("verticalCompressionResistancePriority") ?? .defaultHigh, for: .vertical)
    }
}

extension UIAccessibilityTraits {
    /// `<accessibilityTraits key="traits" button="YES" selected="YES"/>`
    init(documentElement element: MarkupElement) {
        self.init { element.flag($0) == true }
    }
}
