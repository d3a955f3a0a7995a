import Foundation

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
