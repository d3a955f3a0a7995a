import UIKit

/// Cells below each other, each pinned to the one above.
final class ListView: UIView {
    static let width: CGFloat = 393
    private(set) var cells: [CellView] = []

    convenience init(_ texts: [Texts.Cell]) {
        self.init(frame: CGRect(x: 0, y: 0, width: Self.width, height: 852))
        for text in texts {
            let cell = CellView(text)
            cell.translatesAutoresizingMaskIntoConstraints = false
            addSubview(cell)
            NSLayoutConstraint.activate([
                cell.leadingAnchor.constraint(equalTo: leadingAnchor),
                cell.trailingAnchor.constraint(equalTo: trailingAnchor),
                cell.topAnchor.constraint(equalTo: cells.last?.bottomAnchor ?? topAnchor),
            ])
            cells.append(cell)
        }
    }
}

/// An image, a title of one line and a subtitle of as many as it takes.
final class CellView: UIView {
    static let titleSize: CGFloat = 17
    static let subtitleSize: CGFloat = 15
    static let inset: CGFloat = 16
    static let imageLength: CGFloat = 40
    static let imageGap: CGFloat = 12
    static let verticalInset: CGFloat = 10
    static let lineGap: CGFloat = 2
    /// What a list leaves of its width to the labels.
    static let widthBesideLabels = inset + imageLength + imageGap + inset

    let image = UIImageView()
    let title = UILabel()
    let subtitle = UILabel()

    convenience init(_ text: Texts.Cell) {
        self.init(frame: .zero)
        title.text = text.title
        title.font = .systemFont(ofSize: Self.titleSize)
        subtitle.text = text.subtitle
        subtitle.font = .systemFont(ofSize: Self.subtitleSize)
        subtitle.numberOfLines = 0
        for view in [image, title, subtitle] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        NSLayoutConstraint.activate([
            image.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Self.inset),
            image.centerYAnchor.constraint(equalTo: centerYAnchor),
            image.widthAnchor.constraint(equalToConstant: Self.imageLength),
            image.heightAnchor.constraint(equalToConstant: Self.imageLength),
            title.leadingAnchor.constraint(equalTo: image.trailingAnchor, constant: Self.imageGap),
            title.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Self.inset),
            title.topAnchor.constraint(equalTo: topAnchor, constant: Self.verticalInset),
            subtitle.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            subtitle.trailingAnchor.constraint(equalTo: title.trailingAnchor),
            subtitle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: Self.lineGap),
            subtitle.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -Self.verticalInset),
        ])
    }
}
