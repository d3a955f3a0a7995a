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

/// What a button knows.
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

    /// While much is set at once, what is shown waits for the last of it.
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
    /// While the handler runs, what it changes asks for no further update.
    var isUpdatingConfiguration = false

    var menu: UIMenu?
    var changesSelectionAsPrimaryAction = false
    var role = UIButton.Role.normal
    var isPointerInteractionEnabled = false
}

/// A button's title. What changes its size changes the button's.
final class ButtonLabel: UILabel, HouseView {
    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        superview?.invalidateIntrinsicContentSize()
    }
}
