import UIKit

/// A day: its number before a circle, a smaller text below it, a picture and dots for what happens.
open class FSCalendarCell: UICollectionViewCell {
    open var titleLabel: UILabel! = UILabel()
    open var subtitleLabel: UILabel! = UILabel()
    open var shapeLayer: CAShapeLayer! = CAShapeLayer()
    open var imageView: UIImageView! = UIImageView()
    open var eventIndicator: FSCalendarEventIndicator! = FSCalendarEventIndicator()
    open weak var calendar: FSCalendar!
    open weak var appearance: FSCalendarAppearance!
    open var isPlaceholder = false
    open var subtitle: String! { didSet { setNeedsLayout() } }
    open var image: UIImage! { didSet { imageView.image = image } }
    open var monthPosition = FSCalendarMonthPosition.notFound
    open var numberOfEvents = 0 { didSet { eventIndicator.numberOfEvents = numberOfEvents } }
    open var dateIsToday = false
    open var weekend = false
    var date: Date?

    open var preferredFillDefaultColor, preferredFillSelectionColor: UIColor!
    open var preferredTitleDefaultColor, preferredTitleSelectionColor: UIColor!
    open var preferredSubtitleDefaultColor, preferredSubtitleSelectionColor: UIColor!
    open var preferredBorderDefaultColor, preferredBorderSelectionColor: UIColor!
    open var preferredTitleOffset = CGPoint.zero
    open var preferredSubtitleOffset = CGPoint.zero
    open var preferredImageOffset = CGPoint.zero
    open var preferredEventOffset = CGPoint.zero
    open var preferredEventDefaultColors, preferredEventSelectionColors: [UIColor]!
    open var preferredBorderRadius: CGFloat = 1

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        contentView.layer.addSublayer(shapeLayer)
        shapeLayer.lineWidth = 1
        imageView.contentMode = .bottom
        for label in [titleLabel, subtitleLabel] as [UILabel] { label.textAlignment = .center }
        for view in [imageView, titleLabel, subtitleLabel, eventIndicator] as [UIView] { contentView.addSubview(view) }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let size = bounds.size
        let room = size.height * 5 / 6
        subtitleLabel.text = subtitle
        subtitleLabel.isHidden = subtitle == nil
        if subtitle == nil {
            titleLabel.frame = CGRect(
                origin: preferredTitleOffset, size: CGSize(width: size.width, height: room.rounded(.down)))
        } else {
            let (title, below) = (titleLabel.font.lineHeight, subtitleLabel.font.lineHeight)
            let top = (room - title - below) / 2
            titleLabel.frame = CGRect(
                x: preferredTitleOffset.x, y: top + preferredTitleOffset.y, width: size.width, height: title)
            subtitleLabel.frame = CGRect(
                x: preferredSubtitleOffset.x, y: top + titleLabel.font.pointSize + preferredSubtitleOffset.y,
                width: size.width, height: below)
        }
        imageView.frame = CGRect(origin: preferredImageOffset, size: size)
        var diameter = min(room, size.width)
        // What exceeds the usual size counts half
        if diameter > 100 / 3 { diameter -= (diameter - 100 / 3) / 2 }
        shapeLayer.frame = CGRect(
            x: (size.width - diameter) / 2, y: (room - diameter) / 2, width: diameter, height: diameter)
        shapeLayer.path =
            UIBezierPath(roundedRect: shapeLayer.bounds, cornerRadius: diameter / 2 * preferredBorderRadius).cgPath
        let dots = diameter / 6
        eventIndicator.frame = CGRect(
            x: preferredEventOffset.x, y: shapeLayer.frame.maxY + dots * 0.17 + preferredEventOffset.y,
            width: size.width, height: dots * 0.83)
    }

    open func configureAppearance() {
        guard let looks = appearance else { return }
        titleLabel.font = looks.titleFont
        subtitleLabel.font = looks.subtitleFont
        titleLabel.textColor = color(
            preferredTitleDefaultColor, preferredTitleSelectionColor, looks.titleDefaultColor,
            looks.titleSelectionColor, looks.titleTodayColor, looks.titlePlaceholderColor, looks.titleWeekendColor)
        subtitleLabel.textColor = color(
            preferredSubtitleDefaultColor, preferredSubtitleSelectionColor, looks.subtitleDefaultColor,
            looks.subtitleSelectionColor, looks.subtitleTodayColor, looks.subtitlePlaceholderColor,
            looks.subtitleWeekendColor)
        let isToday = dateIsToday && !isPlaceholder
        let fill =
            isSelected
            ? preferredFillSelectionColor ?? (isToday ? looks.todaySelectionColor : nil) ?? looks.selectionColor
            : preferredFillDefaultColor ?? (isToday ? looks.todayColor : nil)
        let border =
            isSelected
            ? preferredBorderSelectionColor ?? looks.borderSelectionColor
            : preferredBorderDefaultColor ?? looks.borderDefaultColor
        shapeLayer.fillColor = fill?.cgColor ?? UIColor.clear.cgColor
        shapeLayer.strokeColor = border?.cgColor
        shapeLayer.isHidden = fill == nil && (border == nil || border == .clear)
        let dots = isSelected ? preferredEventSelectionColors : preferredEventDefaultColors
        eventIndicator.colors = dots ?? [isSelected ? looks.eventSelectionColor : looks.eventDefaultColor]
    }

    private func color(
        _ own: UIColor?, _ ownSelected: UIColor?, _ plain: UIColor?, _ selected: UIColor?, _ today: UIColor?,
        _ placeholder: UIColor?, _ weekend: UIColor?
    ) -> UIColor? {
        if isSelected { return ownSelected ?? selected }
        if let own { return own }
        if isPlaceholder { return placeholder }
        if dateIsToday { return today }
        return self.weekend ? weekend ?? plain : plain
    }
}

/// Up to three dots of 4.8, one apart.
open class FSCalendarEventIndicator: UIView {
    open var numberOfEvents = 0 { didSet { setNeedsLayout() } }
    var colors: [UIColor?] = [] { didSet { setNeedsLayout() } }
    open var color: Any? {
        get { colors.count > 1 ? colors : colors.first as Any? }
        set { colors = newValue as? [UIColor] ?? [newValue as? UIColor] }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        for view in subviews { view.removeFromSuperview() }
        let count = min(numberOfEvents, 3)
        guard count > 0, !colors.isEmpty else { return }
        let size = min(bounds.width, bounds.height, 4.8)
        let start = bounds.midX - CGFloat(count * 2 - 1) * size / 2
        for index in 0..<count {
            let dot = UIView(
                frame: CGRect(
                    x: start + CGFloat(index * 2) * size, y: bounds.midY - size / 2, width: size, height: size))
            dot.layer.cornerRadius = size / 2
            dot.backgroundColor = colors[min(index, colors.count - 1)]
            addSubview(dot)
        }
    }
}
