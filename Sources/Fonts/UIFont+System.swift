import Foundation

extension UIFont {
    public class var labelFontSize: CGFloat { 17 }
    public class var buttonFontSize: CGFloat { 18 }
    public class var smallSystemFontSize: CGFloat { 12 }
    public class var systemFontSize: CGFloat { 14 }

    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontRequest(size: fontSize, weight: weight))
    }

    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
        var request = FontRequest(size: fontSize, weight: weight)
        request.width = width
        return UIFont(request)
    }

    /// Semibold, which is what a running app draws. Interface Builder's canvas shows Bold where a document asks for it.
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .semibold)
    }

    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        var request = FontRequest(size: fontSize)
        request.isItalic = true
        return UIFont(request)
    }

    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        var request = FontRequest(size: fontSize, weight: weight)
        request.hasMonospacedDigits = true
        return UIFont(request)
    }

    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        var request = FontRequest(size: fontSize, weight: weight)
        request.face = .system(.monospaced)
        return UIFont(request)
    }
}

extension UIFont {
    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The style's font at the text size of the traits; the current traits where none are given.
    public class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let category = (traitCollection ?? .current).preferredContentSizeCategory
        return UIFont(FontRequest(textStyle: style, category: category), scaling: .style(style))
    }
}
