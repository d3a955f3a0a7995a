import UIKit

/// A picture, with a line of words on a band at its bottom. Each is made when it is asked for.
open class FSPagerViewCell: UICollectionViewCell {
    private lazy var band: UIView = {
        let band = UIView()
        band.isUserInteractionEnabled = false
        band.backgroundColor = UIColor.black.withAlphaComponent(0.6)
        contentView.addSubview(band)
        return band
    }()

    private lazy var words: UILabel = {
        let label = UILabel()
        label.textColor = .white
        label.font = .preferredFont(forTextStyle: .body)
        band.addSubview(label)
        hasWords = true
        setNeedsLayout()
        return label
    }()

    private lazy var picture: UIImageView = {
        let view = UIImageView()
        contentView.insertSubview(view, at: 0)
        hasPicture = true
        setNeedsLayout()
        return view
    }()

    private var hasWords = false, hasPicture = false
    open var textLabel: UILabel? { words }
    open var imageView: UIImageView? { picture }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        contentView.backgroundColor = .clear
        backgroundColor = .clear
        contentView.layer.shadowColor = UIColor.black.cgColor
        contentView.layer.shadowRadius = 5
        contentView.layer.shadowOpacity = 0.75
        contentView.layer.shadowOffset = .zero
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if hasPicture { picture.frame = contentView.bounds }
        guard hasWords else { return }
        let height = words.font.pointSize * 1.5
        band.frame = CGRect(
            x: 0, y: contentView.bounds.height - height, width: contentView.bounds.width, height: height)
        words.frame = CGRect(x: 8, y: -1, width: max(band.bounds.width - 16, 0), height: height)
    }
}
