/// Symbols in rows, each with its name below it.
@MainActor public struct SymbolSheet {
    public var names: [String]
    public var configuration: UIImage.SymbolConfiguration
    public var columns: Int
    /// Whether the sheet shows names; without them the cells are as small as the symbols.
    public var showsNames: Bool

    public init(
        _ names: [String], configuration: UIImage.SymbolConfiguration, columns: Int = 12, showsNames: Bool = true
    ) {
        (self.names, self.configuration, self.columns) = (names, configuration, max(1, columns))
        self.showsNames = showsNames
    }

    /// Call this on the stage, whose scale and appearance symbols have.
    public func view(pointSize: CGFloat) -> UIView {
        let symbol = (pointSize * 1.75).rounded(.up)
        let cell = CGSize(
            width: showsNames ? max(symbol, 88) : symbol, height: symbol + (showsNames ? 26 : 0))
        let rows = (names.count + columns - 1) / columns
        let sheet = UIView(
            frame: CGRect(x: 0, y: 0, width: cell.width * CGFloat(columns), height: cell.height * CGFloat(rows)))
        sheet.backgroundColor = .systemBackground
        for (number, name) in names.enumerated() {
            let corner = CGPoint(
                x: cell.width * CGFloat(number % columns), y: cell.height * CGFloat(number / columns))
            let picture = UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
            picture.contentMode = .center
            picture.tintColor = .label
            picture.frame = CGRect(x: corner.x, y: corner.y, width: cell.width, height: symbol)
            sheet.addSubview(picture)
            guard showsNames else { continue }
            let label = UILabel(frame: CGRect(x: corner.x + 2, y: corner.y + symbol, width: cell.width - 4, height: 24))
            label.text = name.replacing(".", with: ".\u{200B}")
            label.font = .systemFont(ofSize: 8)
            label.textColor = .secondaryLabel
            label.textAlignment = .center
            label.numberOfLines = 2
            sheet.addSubview(label)
        }
        return sheet
    }
}
