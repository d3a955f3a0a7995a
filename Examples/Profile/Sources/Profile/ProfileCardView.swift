import UIKit

/// A card with a portrait, a name, a few words and a row of figures.
public final class ProfileCardView: UIView {
    public let avatarView = UIImageView()
    public let nameLabel = UILabel()
    public let handleLabel = UILabel()
    public let biographyLabel = UILabel()
    public let header = UIStackView()
    public let figures = UIStackView()
    public let content = UIStackView()

    private enum Metrics {
        static let padding: CGFloat = 16
        static let spacing: CGFloat = 12
        static let avatarSize = CGSize(width: 64, height: 64)
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        styleCard()
        styleLabels()
        buildHierarchy()
        activateConstraints()
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    public func show(_ profile: Profile) {
        avatarView.image = profile.portrait ?? UIImage(systemName: "person.crop.circle.fill")
        nameLabel.text = profile.name
        handleLabel.text = "@" + profile.handle
        biographyLabel.text = profile.biography
        figures.arrangedSubviews.forEach { $0.removeFromSuperview() }
        profile.figures.map(FigureView.init(figure:)).forEach(figures.addArrangedSubview)
    }

    private func styleCard() {
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 12
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.1
        layer.shadowRadius = 8
        layer.shadowOffset = CGSize(width: 0, height: 2)
        avatarView.contentMode = .scaleAspectFill
        avatarView.clipsToBounds = true
        avatarView.layer.cornerRadius = Metrics.avatarSize.height / 2
        avatarView.backgroundColor = .tertiarySystemFill
        avatarView.tintColor = .systemGray2
    }

    private func styleLabels() {
        nameLabel.font = .preferredFont(forTextStyle: .title2)
        handleLabel.font = .preferredFont(forTextStyle: .subheadline)
        handleLabel.textColor = .secondaryLabel
        biographyLabel.font = .preferredFont(forTextStyle: .body)
        biographyLabel.numberOfLines = 0
        for label in [nameLabel, handleLabel, biographyLabel] {
            label.adjustsFontForContentSizeCategory = true
        }
    }

    private func buildHierarchy() {
        let names = UIStackView(arrangedSubviews: [nameLabel, handleLabel])
        names.axis = .vertical
        names.spacing = 3

        header.addArrangedSubview(avatarView)
        header.addArrangedSubview(names)
        header.alignment = .center
        header.spacing = Metrics.spacing

        figures.distribution = .fillEqually
        figures.spacing = 8

        content.axis = .vertical
        content.spacing = Metrics.spacing
        for view in [header, biographyLabel, figures] { content.addArrangedSubview(view) }
        content.translatesAutoresizingMaskIntoConstraints = false
        addSubview(content)
    }

    private func activateConstraints() {
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: topAnchor, constant: Metrics.padding),
            content.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Metrics.padding),
            trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: Metrics.padding),
            bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: Metrics.padding),
            avatarView.widthAnchor.constraint(equalToConstant: Metrics.avatarSize.width),
            avatarView.heightAnchor.constraint(equalTo: avatarView.widthAnchor),
        ])
    }
}
