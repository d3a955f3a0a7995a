import Foundation

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

    /// For text on light backgrounds, whatever the style of the interface.
    public static let darkText = gray(0)
    /// For text on dark backgrounds, whatever the style of the interface.
    public static let lightText = gray(1, alpha: 0.6)
}
