import UIKit

extension UIColor {
    public convenience init?(red: Int, green: Int, blue: Int, transparency: CGFloat = 1) {
        guard [red, green, blue].allSatisfy({ (0...255).contains($0) }) else { return nil }
        self.init(
            red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255,
            alpha: min(max(transparency, 0), 1))
    }
    public convenience init?(hex: Int, transparency: CGFloat = 1) {
        self.init(red: hex >> 16 & 255, green: hex >> 8 & 255, blue: hex & 255, transparency: transparency)
    }
    public convenience init?(hexString: String, transparency: CGFloat = 1) {
        var digits =
            hexString.hasPrefix("0x")
            ? String(hexString.dropFirst(2)) : hexString.replacingOccurrences(of: "#", with: "")
        // One digit for each colour stands for two
        if digits.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
        guard let hex = Int(digits, radix: 16) else { return nil }
        self.init(hex: hex, transparency: transparency)
    }
    private var parts: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        var parts: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) = (0, 0, 0, 0)
        getRed(&parts.red, green: &parts.green, blue: &parts.blue, alpha: &parts.alpha)
        return parts
    }
    public var rgbComponents: (red: Int, green: Int, blue: Int) {
        let parts = parts
        return (Int((parts.red * 255).rounded()), Int((parts.green * 255).rounded()), Int((parts.blue * 255).rounded()))
    }
    public var hexString: String {
        let parts = rgbComponents
        return String(format: "#%02X%02X%02X", parts.red, parts.green, parts.blue)
    }
    public var alpha: CGFloat { parts.alpha }
    private func moved(_ change: (CGFloat) -> CGFloat) -> UIColor {
        let parts = parts
        return UIColor(red: change(parts.red), green: change(parts.green), blue: change(parts.blue), alpha: parts.alpha)
    }
    public func lighten(by percentage: CGFloat = 0.2) -> UIColor { moved { min($0 + percentage, 1) } }
    public func darken(by percentage: CGFloat = 0.2) -> UIColor { moved { max($0 - percentage, 0) } }
    public convenience init(light: UIColor, dark: UIColor) {
        self.init { $0.userInterfaceStyle == .dark ? dark : light }
    }
}

extension UIImage {
    public convenience init(color: UIColor, size: CGSize) {
        let image = UIGraphicsImageRenderer(size: size).image {
            color.setFill()
            $0.fill(CGRect(origin: .zero, size: size))
        }
        if let drawn = image.cgImage {
            self.init(cgImage: drawn, scale: image.scale, orientation: .up)
        } else {
            self.init()
        }
    }
    public var original: UIImage { withRenderingMode(.alwaysOriginal) }
    public var template: UIImage { withRenderingMode(.alwaysTemplate) }
    private func redrawn(_ size: CGSize, _ draw: (CGRect) -> Void) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { _ in draw(CGRect(origin: .zero, size: size)) }
    }
    public func scaled(toHeight: CGFloat, opaque: Bool = false) -> UIImage? {
        size.height > 0
            ? redrawn(CGSize(width: size.width * toHeight / size.height, height: toHeight)) { draw(in: $0) } : nil
    }
    public func scaled(toWidth: CGFloat, opaque: Bool = false) -> UIImage? {
        size.width > 0
            ? redrawn(CGSize(width: toWidth, height: size.height * toWidth / size.width)) { draw(in: $0) } : nil
    }
    public func filled(withColor color: UIColor) -> UIImage {
        let mask = withRenderingMode(.alwaysTemplate)
        return redrawn(size) {
            color.set()
            mask.draw(in: $0)
        }
    }
    public func tint(_ color: UIColor, blendMode: CGBlendMode, alpha: CGFloat = 1) -> UIImage {
        filled(withColor: color)
    }
    public func withRoundedCorners(radius: CGFloat? = nil) -> UIImage? {
        redrawn(size) {
            UIBezierPath(roundedRect: $0, cornerRadius: radius ?? min($0.width, $0.height) / 2).addClip()
            draw(in: $0)
        }
    }
    public func compressedData(quality: CGFloat = 0.5) -> Data? { jpegData(compressionQuality: quality) }
    public func compressed(quality: CGFloat = 0.5) -> UIImage? {
        compressedData(quality: quality).flatMap { UIImage(data: $0) }
    }
}

extension UIFont {
    public var bold: UIFont {
        fontDescriptor.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) } ?? self
    }
    public var italic: UIFont {
        fontDescriptor.withSymbolicTraits(.traitItalic).map { UIFont(descriptor: $0, size: 0) } ?? self
    }
}

extension NSAttributedString {
    private func adding(_ attributes: [Key: Any]) -> NSAttributedString {
        let words = NSMutableAttributedString(attributedString: self)
        words.addAttributes(attributes, range: NSRange(location: 0, length: length))
        return words
    }
    public func colored(with color: UIColor) -> NSAttributedString { adding([.foregroundColor: color]) }
    public var underlined: NSAttributedString { adding([.underlineStyle: NSUnderlineStyle.single.rawValue]) }
    public var struckthrough: NSAttributedString { adding([.strikethroughStyle: NSUnderlineStyle.single.rawValue]) }
    public var bolded: NSAttributedString { adding([.font: UIFont.boldSystemFont(ofSize: UIFont.systemFontSize)]) }
}

@preconcurrency @MainActor public enum SwifterSwift {
    public static var isInDebuggingMode: Bool { true }
    public static var isPad: Bool { UIDevice.current.userInterfaceIdiom == .pad }
    public static var isPhone: Bool { UIDevice.current.userInterfaceIdiom == .phone }
    public static var screenWidth: CGFloat { UIScreen.main.bounds.width }
    public static var screenHeight: CGFloat { UIScreen.main.bounds.height }
    public static var appVersion: String? { Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String }
    public static var appBuild: String? { Bundle.main.infoDictionary?["CFBundleVersion"] as? String }
    public static var appDisplayName: String? { Bundle.main.infoDictionary?["CFBundleName"] as? String }
    public static var statusBarHeight: CGFloat { UIApplication.shared.statusBarFrame.height }
    public static func delay(
        milliseconds: Double, queue: DispatchQueue = .main, completion: @escaping @Sendable () -> Void
    ) { queue.asyncAfter(deadline: .now() + milliseconds / 1000, execute: completion) }
}
