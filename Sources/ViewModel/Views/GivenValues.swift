import Foundation

// What code set on views and values, where UIKit's getters return only the result. Needed to write a live tree down
// again.

extension UIView {
    package enum GivenMargins: Equatable {
        case absolute(UIEdgeInsets)
        case directional(NSDirectionalEdgeInsets)
    }

    /// nil if the margins come from the surroundings alone.
    package var givenMargins: GivenMargins? {
        switch viewState.margins.custom {
        case nil: nil
        case .absolute(let insets): .absolute(insets)
        case .directional(let insets): .directional(insets)
        }
    }

    /// Restores `givenMargins`; nil makes the margins depend on the surroundings again.
    package func giveMargins(_ margins: GivenMargins?) {
        viewState.margins.custom = margins.map {
            switch $0 {
            case .absolute(let insets): .absolute(insets)
            case .directional(let insets): .directional(insets)
            }
        }
        refreshInsets()
    }

    /// nil if the tint is inherited.
    package var givenTintColor: UIColor? { viewState.tintColor }
}

extension NSLayoutConstraint {
    /// Constraints that were activated later have higher numbers, wherever they live.
    package var activationNumber: Int { constraintState.activation }

    /// The start of the distance that the first or second operand measures; nil for operands that are no distances.
    package var firstDistanceStart: (item: AnyObject, attribute: Attribute)? { constraintState.first.start }
    package var secondDistanceStart: (item: AnyObject, attribute: Attribute)? { constraintState.second.start }
}

extension ConstraintOperand {
    fileprivate var start: (item: AnyObject, attribute: NSLayoutConstraint.Attribute)? {
        guard let startItem, let startAttribute else { return nil }
        return (startItem, startAttribute)
    }
}

extension UIStackView {
    /// Whether a constraint or guide is one that the stack has made for its arrangement.
    package func isOwn(_ constraint: NSLayoutConstraint) -> Bool {
        StackConstraint(constraint).map { stackState.constraints[$0] === constraint } ?? false
    }

    package func isOwn(_ guide: UILayoutGuide) -> Bool {
        stackState.spacer === guide || stackState.gaps.contains { $0 === guide }
    }
}

extension UIScrollView {
    /// The size of the content as set by code; zero for tables and collection views.
    package var givenContentSize: CGSize {
        self is UITableView || self is UICollectionView ? .zero : scrollState.contentSizeSetByCode
    }
}

extension UILabel {
    /// nil for a label with plain text, whose attributes are its own properties.
    package var givenAttributedText: NSAttributedString? { labelState.attributed?.attributedString }
}

extension UITextField {
    package var givenAttributedText: NSAttributedString? { fieldState.attributedText }
    package var givenAttributedPlaceholder: NSAttributedString? { fieldState.attributedPlaceholder }
}

extension UITextView {
    /// nil if all of the text has the attributes of the text view's properties.
    package var givenAttributedText: NSAttributedString? {
        let text = textState.text
        guard text.length > 0 else { return nil }
        var range = NSRange()
        let attributes = text.attributes(at: 0, effectiveRange: &range)
        let isPlain =
            range.length == text.length
            && NSDictionary(dictionary: attributes) == NSDictionary(dictionary: ownAttributes)
        return isPlain ? nil : text
    }
}

extension UIBarButtonItem {
    package var givenSystemItem: SystemItem? { systemItem }
}

extension UITabBarItem {
    package var givenSystemItem: SystemItem? { systemItem }
}

extension UIBlurEffect {
    package var givenStyle: Style { style }
}

extension UIActivityIndicatorView {
    package var givenColor: UIColor? { indicatorState.color }
}

extension UIButton {
    /// The title set for exactly this state, not the one inherited from the normal state.
    package func givenTitle(for state: State) -> String? { buttonState.contents[state]?.title }
    package func givenAttributedTitle(for state: State) -> NSAttributedString? {
        buttonState.contents[state]?.attributedTitle
    }
    package func givenTitleColor(for state: State) -> UIColor? { buttonState.contents[state]?.titleColor }
    package func givenTitleShadowColor(for state: State) -> UIColor? { buttonState.contents[state]?.titleShadowColor }
    package func givenImage(for state: State) -> UIImage? { buttonState.contents[state]?.image }
    package func givenBackgroundImage(for state: State) -> UIImage? { buttonState.contents[state]?.backgroundImage }
    package func givenSymbolConfiguration(for state: State) -> UIImage.SymbolConfiguration? {
        buttonState.contents[state]?.symbolConfiguration
    }
    /// The title label, if it was made already; UIKit's getter would make it.
    package var givenTitleLabel: UILabel? { buttonState.titleLabel }
}

extension UIButton.Configuration {
    /// The function that makes a configuration of this look.
    package var lookName: String { "\(style)" }
    package var givenContentInsets: NSDirectionalEdgeInsets? { ownContentInsets }
}
