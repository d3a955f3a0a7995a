import Foundation

/// A property that proxies set: one of those that UIKit marks as `UI_APPEARANCE_SELECTOR`, or whose setter is known to
/// work on proxies.
@MainActor struct AppearanceProperty {
    /// From a proxy, which is compared with an untouched object, to a view.
    let hand: @MainActor (_ proxy: UIView, _ untouched: UIView, _ view: UIView) -> Void

    private init<View: UIView, Value: Equatable>(_ property: ReferenceWritableKeyPath<View, Value>) {
        hand = { proxy, untouched, view in
            guard let proxy = proxy as? View, let untouched = untouched as? View, let view = view as? View else {
                return
            }
            let (value, usual) = (proxy[keyPath: property], untouched[keyPath: property])
            guard value != usual, view[keyPath: property] == usual else { return }
            view[keyPath: property] = value
        }
    }

    /// What is set for each state of a control.
    private init<View: UIView, Value>(
        of type: View.Type, _ get: @escaping @MainActor (View, UIControl.State) -> Value?,
        _ set: @escaping @MainActor (View, Value?, UIControl.State) -> Void,
        _ areEqual: @escaping (Value, Value) -> Bool
    ) {
        func same(_ one: Value?, _ other: Value?) -> Bool {
            guard let one, let other else { return one == nil && other == nil }
            return areEqual(one, other)
        }
        hand = { proxy, untouched, view in
            guard let proxy = proxy as? View, let untouched = untouched as? View, let view = view as? View else {
                return
            }
            let states: [UIControl.State] = [.normal, .highlighted, .selected, .disabled]
            for state in states where state == .normal || !same(get(proxy, state), get(proxy, .normal)) {
                let (value, usual) = (get(proxy, state), get(untouched, state))
                if !same(value, usual), same(get(view, state), usual) { set(view, value, state) }
            }
        }
    }

    static let all: [AppearanceProperty] = [
        AppearanceProperty(\UIView.appearanceTint), AppearanceProperty(\UIView.backgroundColor),
        AppearanceProperty(\UIView.overrideUserInterfaceStyle),
        AppearanceProperty(\UILabel.font), AppearanceProperty(\UILabel.textColor),
        AppearanceProperty(\UILabel.highlightedTextColor), AppearanceProperty(\UILabel.shadowColor),
        AppearanceProperty(\UILabel.shadowOffset),
        AppearanceProperty(\UITextField.font), AppearanceProperty(\UITextField.textColor),
        AppearanceProperty(\UITextField.borderStyle), AppearanceProperty(\UITextField.keyboardAppearance),
        AppearanceProperty(\UITextView.font), AppearanceProperty(\UITextView.textColor),
        AppearanceProperty(\UITextView.keyboardAppearance),
        AppearanceProperty(\UISwitch.onTintColor), AppearanceProperty(\UISwitch.thumbTintColor),
        AppearanceProperty(\UISlider.minimumTrackTintColor), AppearanceProperty(\UISlider.maximumTrackTintColor),
        AppearanceProperty(\UISlider.thumbTintColor),
        AppearanceProperty(\UIProgressView.progressTintColor), AppearanceProperty(\UIProgressView.trackTintColor),
        AppearanceProperty(\UIActivityIndicatorView.color),
        AppearanceProperty(\UIPageControl.pageIndicatorTintColor),
        AppearanceProperty(\UIPageControl.currentPageIndicatorTintColor),
        AppearanceProperty(\UISegmentedControl.selectedSegmentTintColor),
        AppearanceProperty(
            of: UISegmentedControl.self, { $0.titleTextAttributes(for: $1) },
            { $0.setTitleTextAttributes($1, for: $2) }, { NSDictionary(dictionary: $0).isEqual(to: $1) }),
        AppearanceProperty(\UITableView.separatorColor), AppearanceProperty(\UITableView.separatorInset),
        AppearanceProperty(\UITableView.separatorStyle), AppearanceProperty(\UITableView.sectionIndexColor),
        AppearanceProperty(\UITableView.sectionIndexBackgroundColor),
        AppearanceProperty(\UITableView.sectionHeaderTopPadding),
        AppearanceProperty(\UITableView.rowHeight),
        AppearanceProperty(\UITableViewCell.separatorInset), AppearanceProperty(\UITableViewCell.selectionStyle),
        AppearanceProperty(\UIScrollView.keyboardDismissMode), AppearanceProperty(\UIScrollView.bounces),
        AppearanceProperty(\UIScrollView.contentInsetAdjustmentBehavior),
        AppearanceProperty(\UIScrollView.showsVerticalScrollIndicator),
        AppearanceProperty(
            of: UIButton.self, { $0.titleColor(for: $1) }, { $0.setTitleColor($1, for: $2) }, { $0 == $1 }),
        AppearanceProperty(
            of: UIButton.self, { $0.titleShadowColor(for: $1) }, { $0.setTitleShadowColor($1, for: $2) }, { $0 == $1 }),
        AppearanceProperty(\UIStackView.spacing),
    ]
}

extension UIView {
    /// The view's own tint, apart from the one that it inherits.
    fileprivate var appearanceTint: UIColor? {
        get { viewState.tintColor }
        set { tintColor = newValue }
    }
}
