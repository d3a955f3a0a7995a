import Foundation

// What views and values were given, where UIKit's own getters tell only what has become of it. For those who write a
// live tree down again.

extension UIView {
    package enum GivenMargins: Equatable {
        case absolute(UIEdgeInsets)
        case directional(NSDirectionalEdgeInsets)
    }

    /// nil where the margins follow from the surroundings alone.
    package var givenMargins: GivenMargins? {
        switch viewState.margins.custom {
        case nil: nil
        case .absolute(let insets): .absolute(insets)
        case .directional(let insets): .directional(insets)
        }
    }

    /// The other way round: nil leaves the margins to the surroundings again.
    package func giveMargins(_ margins: GivenMargins?) {
        viewState.margins.custom = margins.map {
            switch $0 {
            case .absolute(let insets): .absolute(insets)
            case .directional(let insets): .directional(insets)
            }
        }
        refreshInsets()
    }

    /// nil where the tint is the superview's.
    package var givenTintColor: UIColor? { viewState.tintColor }
}

extension NSLayoutConstraint {
    /// Constraints that were activated later have higher numbers, wherever they live.
    package var activationNumber: Int { constraintState.activation }

    /// Where the distance begins that the first or second half is about; nil for halves that are no distances.
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
    /// The size of the content where no constraints hold it, and no rows or items.
    package var givenContentSize: CGSize {
        self is UITableView || self is UICollectionView ? .zero : scrollState.contentSizeByHand
    }
}

extension UILabel {
    /// nil for a label with plain text, whose attributes are its own properties.
    package var givenAttributedText: NSAttributedString? { labelState.attributedText }
}

extension UITextField {
    package var givenAttributedText: NSAttributedString? { fieldState.attributedText }
    package var givenAttributedPlaceholder: NSAttributedString? { fieldState.attributedPlaceholder }
}

extension UITextView {
    /// nil where one look holds for all of the text, and the properties say which.
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
    /// What was set for exactly this state; what was set for the normal one does not count here.
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
    /// The title's label where there is one; asking UIKit's way would make it.
    package var givenTitleLabel: UILabel? { buttonState.titleLabel }
}

extension UIButton.Configuration {
    /// The function that makes a configuration of this look.
    package var lookName: String { "\(style)" }
    package var givenContentInsets: NSDirectionalEdgeInsets? { ownContentInsets }
}
