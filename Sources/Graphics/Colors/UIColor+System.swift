import Foundation

extension UIColor {
    public static let systemRed = UIColor(source: .system(.red))
    public static let systemOrange = UIColor(source: .system(.orange))
    public static let systemYellow = UIColor(source: .system(.yellow))
    public static let systemGreen = UIColor(source: .system(.green))
    public static let systemMint = UIColor(source: .system(.mint))
    public static let systemTeal = UIColor(source: .system(.teal))
    public static let systemCyan = UIColor(source: .system(.cyan))
    public static let systemBlue = UIColor(source: .system(.blue))
    public static let systemIndigo = UIColor(source: .system(.indigo))
    public static let systemPurple = UIColor(source: .system(.purple))
    public static let systemPink = UIColor(source: .system(.pink))
    public static let systemBrown = UIColor(source: .system(.brown))
    public static let systemGray = UIColor(source: .system(.gray))
    public static let systemGray2 = UIColor(source: .system(.gray2))
    public static let systemGray3 = UIColor(source: .system(.gray3))
    public static let systemGray4 = UIColor(source: .system(.gray4))
    public static let systemGray5 = UIColor(source: .system(.gray5))
    public static let systemGray6 = UIColor(source: .system(.gray6))

    public static let label = UIColor(source: .system(.label))
    public static let secondaryLabel = UIColor(source: .system(.secondaryLabel))
    public static let tertiaryLabel = UIColor(source: .system(.tertiaryLabel))
    public static let quaternaryLabel = UIColor(source: .system(.quaternaryLabel))
    public static let placeholderText = UIColor(source: .system(.placeholderText))
    public static let separator = UIColor(source: .system(.separator))
    public static let opaqueSeparator = UIColor(source: .system(.opaqueSeparator))
    public static let link = UIColor(source: .system(.link))
    public static let systemFill = UIColor(source: .system(.systemFill))
    public static let secondarySystemFill = UIColor(source: .system(.secondarySystemFill))
    public static let tertiarySystemFill = UIColor(source: .system(.tertiarySystemFill))
    public static let quaternarySystemFill = UIColor(source: .system(.quaternarySystemFill))
    public static let systemBackground = UIColor(source: .system(.systemBackground))
    public static let secondarySystemBackground = UIColor(source: .system(.secondarySystemBackground))
    public static let tertiarySystemBackground = UIColor(source: .system(.tertiarySystemBackground))
    /// The name that `systemGroupedBackground` had before iOS 13.
    public static var groupTableViewBackground: UIColor { .systemGroupedBackground }
    public static let systemGroupedBackground = UIColor(source: .system(.systemGroupedBackground))
    public static let secondarySystemGroupedBackground = UIColor(source: .system(.secondarySystemGroupedBackground))
    public static let tertiarySystemGroupedBackground = UIColor(source: .system(.tertiarySystemGroupedBackground))

    /// The default tint of the app: the system's blue.
    public static let tintColor = UIColor(source: .system(.tint))
}

extension UIColor {
    /// The names of system colours in catalogs: `systemRedColor`, `labelColor`, `darkTextColor`.
    package convenience init?(catalogReference name: String) {
        if let system = SystemColor.named(name) {
            self.init(source: .system(system))
            return
        }
        switch name {
        case "darkTextColor": self.init(source: UIColor.darkText.source)
        case "lightTextColor": self.init(source: UIColor.lightText.source)
        case "groupTableViewBackgroundColor": self.init(source: .system(.systemGroupedBackground))
        default: return nil
        }
    }
}

extension UIColor {
    private static func gray(_ white: CGFloat, alpha: CGFloat = 1) -> UIColor { UIColor(white: white, alpha: alpha) }

    private static func rgb(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
        UIColor(red: red, green: green, blue: blue, alpha: 1)
    }

    public static let black = gray(0)
    public static let darkGray = gray(1 / 3)
    public static let lightGray = gray(2 / 3)
    public static let white = gray(1)
    public static let gray = gray(0.5)
    public static let red = rgb(1, 0, 0)
    public static let green = rgb(0, 1, 0)
    public static let blue = rgb(0, 0, 1)
    public static let cyan = rgb(0, 1, 1)
    public static let yellow = rgb(1, 1, 0)
    public static let magenta = rgb(1, 0, 1)
    public static let orange = rgb(1, 0.5, 0)
    public static let purple = rgb(0.5, 0, 0.5)
    public static let brown = rgb(0.6, 0.4, 0.2)
    public static let clear = gray(0, alpha: 0)

    /// The colour for text on light backgrounds, whatever the style of the interface.
    public static let darkText = gray(0)
    /// The colour for text on dark backgrounds, whatever the style of the interface.
    public static let lightText = gray(1, alpha: 0.6)
}
