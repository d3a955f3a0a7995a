import Foundation
import MaquetteDrawing

extension UIButton {
    public enum ButtonType: Int, Hashable, Sendable {
        case custom = 0
        case system = 1
        case detailDisclosure = 2
        case infoLight = 3
        case infoDark = 4
        case contactAdd = 5
        case plain = 6
        case close = 7

        /// The name that `system` had before iOS 7.
        public static var roundedRect: ButtonType { .system }

        /// The symbol that the type shows.
        var symbolName: String? {
            switch self {
            case .detailDisclosure, .infoLight, .infoDark: "info.circle"
            case .contactAdd: "plus.circle"
            case .close: "xmark.circle.fill"
            case .custom, .system, .plain: nil
            }
        }

        /// What Interface Builder recorded for those that show a symbol.
        var symbolSide: CGFloat { self == .close ? 30 : 20 }

        /// The cross is grey in any tint.
        var symbolTint: UIColor? { self == .close ? .tertiaryLabel : nil }

        /// 15 points for those of the system's look, 18 for custom ones.
        var titlePointSize: CGFloat { self == .custom ? UIFont.buttonFontSize : 15 }

        /// Whether titles and images take the tint colour.
        var isTinted: Bool { self != .custom && self != .plain }
    }

    public enum Role: Int, Hashable, Sendable {
        case normal = 0
        case primary = 1
        case cancel = 2
        case destructive = 3
    }
}

extension UIButton {
    /// Underlines text that can be tapped if Button Shapes is switched on, unless a background shows the button.
    func drawButtonShape(into list: inout DisplayList) {
        guard UIAccessibility.buttonShapesEnabled, let label = buttonState.titleLabel, !label.isHidden,
            !showsBackground
        else { return }
        label.drawUnderline(into: &list)
    }

    /// Whether the button hides what is behind it in its whole frame, and not only behind its title.
    package var isFilled: Bool {
        func hides(_ color: UIColor?) -> Bool {
            color.map { $0.resolvedColor(with: traitCollection).cgColor.alpha > 0.5 } ?? false
        }
        return hides(backgroundColor) || hides(configuration?.backgroundColor(of: self))
            || currentBackgroundImage != nil
    }

    private var showsBackground: Bool {
        func isSeen(_ color: UIColor?) -> Bool {
            color.map { $0.resolvedColor(with: traitCollection).cgColor.alpha > 0 } ?? false
        }
        if isSeen(backgroundColor) || currentBackgroundImage != nil || layer.borderWidth > 0 { return true }
        guard let configuration else { return false }
        let background = configuration.background
        return isSeen(configuration.backgroundColor(of: self)) || background.image != nil || background.strokeWidth > 0
            || configuration.effect(of: self) != nil || buttonState.customBackground != nil
    }
}

extension UILabel {
    /// A line below the text in its own place in the superview, as thick as the system draws it for the size.
    func drawUnderline(into list: inout DisplayList) {
        guard let font, let report = Headless.report(on: self), let textColor else { return }
        let thickness = max(1, font.pointSize / 17)
        for line in report.lineFrames where line.width > 0 {
            let baseline = line.maxY + font.descender * report.fontScale
            list.fill(
                .rect(
                    Rect(
                        Double(frame.minX + line.minX), Double(frame.minY + baseline + 2), Double(line.width),
                        Double(thickness))),
                textColor.drawingColor(with: traitCollection))
        }
    }
}
