import Foundation

/// Shows a list configuration: the image, and beside it the texts.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
    private let contentState = ListContentState()

    public init(configuration: UIListContentConfiguration) {
        super.init(frame: .zero)
        arrange()
        contentState.configuration = configuration
        configure()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        arrange()
        coder.fill(self, as: UIListContentView.self)
    }

    open var configuration: any UIContentConfiguration {
        get { contentState.configuration }
        set {
            guard let list = newValue as? UIListContentConfiguration else { return }
            contentState.configuration = list
            configure()
        }
    }
    open var textLayoutGuide: UILayoutGuide? { contentState.title.isHidden ? nil : contentState.titleGuide }
    open var secondaryTextLayoutGuide: UILayoutGuide? { contentState.detail.isHidden ? nil : contentState.detailGuide }
    open var imageLayoutGuide: UILayoutGuide? { contentState.image.isHidden ? nil : contentState.imageGuide }
}

@MainActor private final class ListContentState: HiddenState {
    var configuration = UIListContentConfiguration.cell()
    let image = UIImageView()
    let title = UILabel()
    let detail = UILabel()
    lazy var texts = UIStackView(arrangedSubviews: [title, detail])
    lazy var row = UIStackView(arrangedSubviews: [image, texts])
    let titleGuide = UILayoutGuide()
    let detailGuide = UILayoutGuide()
    let imageGuide = UILayoutGuide()
    lazy var imageSize = (
        image.widthAnchor.constraint(equalToConstant: 0), image.heightAnchor.constraint(equalToConstant: 0)
    )
}

extension UIListContentView {
    private func arrange() {
        let row = contentState.row
        row.alignment = .center
        row.translatesAutoresizingMaskIntoConstraints = false
        for axis: NSLayoutConstraint.Axis in [.horizontal, .vertical] {
            contentState.image.setContentHuggingPriority(.defaultHigh, for: axis)
        }
        addSubview(row)
        let margins = layoutMarginsGuide
        NSLayoutConstraint.activate([
            row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            row.centerYAnchor.constraint(equalTo: margins.centerYAnchor),
            row.topAnchor.constraint(greaterThanOrEqualTo: margins.topAnchor),
        ])
        // Yields to a row of another height.
        let standardHeight = heightAnchor.constraint(
            greaterThanOrEqualToConstant: Headless.release.cells.live.includesSeparator
                ? Headless.release.cells.live.height(scale: layoutScale) : 44)
        standardHeight.priority = UILayoutPriority(999)
        standardHeight.isActive = true
        for (guide, view) in [
            (contentState.titleGuide, contentState.title as UIView), (contentState.imageGuide, contentState.image),
            (contentState.detailGuide, contentState.detail),
        ] {
            addLayoutGuide(guide)
            NSLayoutConstraint.activate([
                guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                guide.topAnchor.constraint(equalTo: view.topAnchor),
                guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            ])
        }
    }

    private func configure() {
        let configuration = contentState.configuration
        directionalLayoutMargins = configuration.directionalLayoutMargins
        alpha = configuration.alpha
        contentState.row.spacing = configuration.imageToTextPadding
        let isSideBySide =
            configuration.prefersSideBySideTextAndSecondaryText
            && !traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        contentState.texts.axis = isSideBySide ? .horizontal : .vertical
        contentState.texts.alignment = isSideBySide ? .firstBaseline : .fill
        contentState.texts.spacing =
            isSideBySide
            ? configuration.textToSecondaryTextHorizontalPadding : configuration.textToSecondaryTextVerticalPadding
        configure(contentState.title, configuration.text, configuration.attributedText, configuration.textProperties)
        configure(
            contentState.detail, configuration.secondaryText, configuration.secondaryAttributedText,
            configuration.secondaryTextProperties)
        contentState.detail.setContentHuggingPriority(isSideBySide ? .defaultHigh : .defaultLow, for: .horizontal)
        configureImage()
    }

    private func configure(
        _ label: UILabel, _ text: String?, _ attributed: NSAttributedString?,
        _ properties: UIListContentConfiguration.TextProperties
    ) {
        label.isHidden = (text ?? attributed?.string ?? "").isEmpty
        label.font = properties.font
        label.textColor = properties.resolvedColor()
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
        label.textAlignment =
            switch properties.alignment {
            case .natural: .natural
            case .center: .center
            case .justified: .justified
            }
        if let attributed {
            label.attributedText = attributed
        } else {
            label.text = text.map(properties.transform.applied)
        }
    }

    private func configureImage() {
        let configuration = contentState.configuration
        let view = contentState.image
        let properties = configuration.imageProperties
        view.image = configuration.image
        view.isHidden = configuration.image == nil
        view.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
        view.tintColor = properties.tintColor.map { properties.resolvedTintColor(for: $0) }
        view.layer.cornerRadius = properties.cornerRadius
        view.clipsToBounds = properties.cornerRadius > 0
        view.contentMode = .scaleAspectFit
        let sizes = contentState.imageSize
        sizes.0.isActive = properties.maximumSize.width > 0 && configuration.image != nil
        sizes.1.isActive = properties.maximumSize.height > 0 && configuration.image != nil
        guard let image = configuration.image, image.size.width > 0, image.size.height > 0 else { return }
        let limit = properties.maximumSize
        let scale = min(
            1, limit.width > 0 ? limit.width / image.size.width : 1,
            limit.height > 0 ? limit.height / image.size.height : 1)
        sizes.0.constant = image.size.width * scale
        sizes.1.constant = image.size.height * scale
    }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
    func applied(to text: String) -> String {
        switch self {
        case .none: text
        case .uppercase: text.uppercased()
        case .lowercase: text.lowercased()
        case .capitalized: text.capitalized
        }
    }
}
