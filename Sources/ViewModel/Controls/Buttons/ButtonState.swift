import Foundation

/// What a button shows in one state.
struct ButtonContent {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var titleShadowColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
    var symbolConfiguration: UIImage.SymbolConfiguration?
}

@MainActor final class ButtonState: HiddenState {
    var type = UIButton.ButtonType.custom
    var contents: [UIControl.State: ButtonContent] = [:]

    var contentEdgeInsets = UIEdgeInsets.zero
    var titleEdgeInsets = UIEdgeInsets.zero
    var imageEdgeInsets = UIEdgeInsets.zero

    var adjustsImageWhenHighlighted = true
    var adjustsImageWhenDisabled = true
    var showsTouchWhenHighlighted = false
    var reversesTitleShadowWhenHighlighted = false

    /// Set while `setUp` runs: the parts are updated once, at its end.
    var isBeingSetUp = false

    // Parts are made when there is something to show in them.
    var titleLabel: ButtonLabel?
    var subtitleLabel: ButtonLabel?
    var imageView: UIImageView?
    var backgroundView: UIImageView?
    var customBackground: UIView?
    var activityIndicator: UIActivityIndicatorView?

    var configuration: UIButton.Configuration?
    var updateHandler: UIButton.ConfigurationUpdateHandler?
    var automaticallyUpdatesConfiguration = true
    var needsUpdateConfiguration = false
    /// While the update handler runs, changes of the configuration ask for no further update.
    var isUpdatingConfiguration = false

    var menu: UIMenu?
    var changesSelectionAsPrimaryAction = false
    var role = UIButton.Role.normal
    var isPointerInteractionEnabled = false
    var adjustsImageForAccessibilitySizes = false
}

/// A button's title label. A change of its size changes the button's.
final class ButtonLabel: UILabel, InternalView {
    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        superview?.invalidateIntrinsicContentSize()
    }
}
