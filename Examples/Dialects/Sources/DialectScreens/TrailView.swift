import UIKit

/// A walk that can be booked: what is on the screen and how it looks. Where it stands is each library's affair.
open class TrailView: UIView {
    public let photo = UIImageView(image: .hills)
    public let badge = UILabel()
    public let card = UIView()
    public let title = UILabel()
    public let summary = UILabel()
    public let facts = UIStackView()
    public let separator = UIView()
    public let avatar = UIView()
    public let host = UILabel()
    public let button = UIButton(configuration: .filled())

    /// The distance of things from the edges of the screen, and of the card's content from the card's.
    public static let margin: CGFloat = 16
    public static let padding: CGFloat = 20

    public let columns = [("9 km", "Length"), ("420 m", "Climb"), ("3 h", "Time")].map { value, caption in
        TrailView.column(value, caption)
    }

    public init() {
        super.init(frame: .zero)
        backgroundColor = .systemGroupedBackground
        photo.contentMode = .scaleAspectFill
        photo.clipsToBounds = true
        style(badge, .boldSystemFont(ofSize: 13), .white, "Easy")
        badge.textAlignment = .center
        badge.backgroundColor = .systemGreen
        badge.layer.cornerRadius = 14
        badge.clipsToBounds = true
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = 20
        style(title, .systemFont(ofSize: 24, weight: .bold), .label, "Over the hills")
        style(
            summary, .systemFont(ofSize: 15), .secondaryLabel,
            "Through the birch wood to the lake, and back along the ridge with the sea on both sides. Take bread for the "
                + "ducks and a coat for the ridge.")
        summary.numberOfLines = 0
        facts.distribution = .fillEqually
        separator.backgroundColor = .separator
        avatar.backgroundColor = .systemIndigo
        avatar.layer.cornerRadius = 20
        style(host, .systemFont(ofSize: 15, weight: .medium), .label, "With Ingrid, who knows the way")
        button.configuration?.title = "Book this walk"
        layOut()
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    /// Builds the hierarchy and lays it out.
    open func layOut() {}

    private func style(_ label: UILabel, _ font: UIFont, _ color: UIColor, _ text: String) {
        (label.font, label.textColor, label.text) = (font, color, text)
    }

    private static func column(_ value: String, _ caption: String) -> UIStackView {
        let labels = [value, caption].map { text in
            let label = UILabel()
            label.text = text
            label.textAlignment = .center
            return label
        }
        labels[0].font = .systemFont(ofSize: 17, weight: .semibold)
        labels[1].font = .systemFont(ofSize: 12)
        labels[1].textColor = .secondaryLabel
        let column = UIStackView(arrangedSubviews: labels)
        column.axis = .vertical
        return column
    }
}

extension UIImage {
    /// A sky with hills in front.
    fileprivate static var hills: UIImage {
        let size = CGSize(width: 300, height: 200)
        return UIGraphicsImageRenderer(size: size).image { _ in
            UIColor(red: 0.62, green: 0.8, blue: 0.95, alpha: 1).setFill()
            UIBezierPath(rect: CGRect(origin: .zero, size: size)).fill()
            let hills: [(x: CGFloat, radius: CGFloat, green: CGFloat)] = [
                (70, 120, 0.62), (250, 140, 0.55), (150, 90, 0.45),
            ]
            for hill in hills {
                UIColor(red: 0.3, green: hill.green, blue: 0.35, alpha: 1).setFill()
                let center = CGPoint(x: hill.x, y: 220)
                UIBezierPath(arcCenter: center, radius: hill.radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
                    .fill()
            }
        }
    }
}
