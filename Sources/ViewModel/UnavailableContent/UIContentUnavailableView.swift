import Foundation

/// Shows that there is no content.
@preconcurrency @MainActor open class UIContentUnavailableView: UIView, UIContentView {
    private let unavailableState: UnavailableState

    public init(configuration: UIContentUnavailableConfiguration) {
        unavailableState = UnavailableState(configuration)
        super.init(frame: .zero)
        arrange()
        configure()
    }

    public required init?(coder: NSCoder) {
        unavailableState = UnavailableState(.empty())
        super.init(coder: coder)
        arrange()
        coder.fill(self, as: UIContentUnavailableView.self)
    }

    open var configuration: any UIContentConfiguration {
        get { unavailableState.configuration }
        set {
            guard let new = newValue as? UIContentUnavailableConfiguration else { return }
            unavailableState.configuration = new
            configure()
        }
    }
    open var isScrollEnabled: Bool {
        get { unavailableState.isScrollEnabled }
        set { unavailableState.isScrollEnabled = newValue }
    }
}

@MainActor private final class UnavailableState: HiddenState {
    var configuration: UIContentUnavailableConfiguration
    var isScrollEnabled = true
    let background = BackgroundConfigurationView()
    let image = UIImageView()
    let indicator = UIActivityIndicatorView(style: .medium)
    let title = UILabel()
    let detail = UILabel()
    let stack = UIStackView()
    var buttons: [UIButton] = []
    var limits: [NSLayoutConstraint] = []

    init(_ configuration: UIContentUnavailableConfiguration) { self.configuration = configuration }
}

extension UIContentUnavailableView {
    private var state: UnavailableState { unavailableState }

    private func arrange() {
        state.background.frame = bounds
        addSubview(state.background.growingWithItsContainer())
        let stack = state.stack
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        for view in [state.image, state.indicator, state.title, state.detail] { stack.addArrangedSubview(view) }
        let room = layoutMarginsGuide
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: room.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: room.trailingAnchor),
            stack.centerYAnchor.constraint(equalTo: room.centerYAnchor),
        ])
    }

    private func configure() {
        let configuration = state.configuration
        state.background.show(configuration.background)
        directionalLayoutMargins = configuration.directionalLayoutMargins
        preservesSuperviewLayoutMargins = configuration.axesPreservingSuperviewLayoutMargins.contains(.horizontal)
        let isInMiddle = configuration.alignment == .center
        state.stack.alignment = isInMiddle ? .center : .leading
        configureImage()
        show(configuration.text, configuration.attributedText, configuration.textProperties, in: state.title)
        show(
            configuration.secondaryText, configuration.secondaryAttributedText, configuration.secondaryTextProperties,
            in: state.detail)
        for label in [state.title, state.detail] { label.textAlignment = isInMiddle ? .center : .natural }
        configureButtons()
        let imageView = configuration.isLoading ? state.indicator : state.image
        state.stack.setCustomSpacing(configuration.imageToTextPadding, after: imageView)
        state.stack.setCustomSpacing(configuration.textToSecondaryTextPadding, after: state.title)
        let last = [state.detail, state.title, imageView].first { !$0.isHidden }
        if let last, !state.buttons.isEmpty {
            state.stack.setCustomSpacing(configuration.textToButtonPadding, after: last)
        }
    }

    private func configureImage() {
        let (configuration, image) = (state.configuration, state.image)
        let properties = configuration.imageProperties
        state.indicator.isHidden = !configuration.isLoading
        if configuration.isLoading { state.indicator.startAnimating() }
        image.isHidden = configuration.isLoading || configuration.image == nil
        image.image = configuration.image
        image.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
        image.tintColor = properties.tintColor
        image.layer.cornerRadius = properties.cornerRadius
        image.clipsToBounds = properties.cornerRadius > 0
        image.contentMode = .scaleAspectFit
        NSLayoutConstraint.deactivate(state.limits)
        state.limits = []
        if properties.maximumSize.width > 0 {
            state.limits.append(image.widthAnchor.constraint(lessThanOrEqualToConstant: properties.maximumSize.width))
        }
        if properties.maximumSize.height > 0 {
            state.limits.append(
                image.heightAnchor.constraint(lessThanOrEqualToConstant: properties.maximumSize.height))
        }
        NSLayoutConstraint.activate(state.limits)
    }

    private func show(
        _ text: String?, _ attributed: NSAttributedString?,
        _ properties: UIContentUnavailableConfiguration.TextProperties, in label: UILabel
    ) {
        label.isHidden = (attributed?.string ?? text ?? "").isEmpty
        label.font = properties.font
        label.textColor = properties.color
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
        label.adjustsFontForContentSizeCategory = true
        if let attributed { label.attributedText = attributed } else { label.text = text }
    }

    /// A button without words and image is none.
    private func configureButtons() {
        let configuration = state.configuration
        for button in state.buttons { button.removeFromSuperview() }
        state.buttons = [
            (configuration.button, configuration.buttonProperties),
            (configuration.secondaryButton, configuration.secondaryButtonProperties),
        ].compactMap { look, properties in
            let words = look.title ?? look.attributedTitle.map { String($0.characters) } ?? ""
            guard !words.isEmpty || look.image != nil else { return nil }
            let button = UIButton(configuration: look, primaryAction: nil)
            if let action = properties.primaryAction { button.addAction(action, for: .primaryActionTriggered) }
            button.menu = properties.menu
            button.showsMenuAsPrimaryAction = properties.menu != nil && properties.primaryAction == nil
            button.isEnabled = properties.isEnabled
            button.role = properties.role
            return button
        }
        for button in state.buttons { state.stack.addArrangedSubview(button) }
        if state.buttons.count == 2 {
            state.stack.setCustomSpacing(configuration.buttonToSecondaryButtonPadding, after: state.buttons[0])
        }
    }
}
