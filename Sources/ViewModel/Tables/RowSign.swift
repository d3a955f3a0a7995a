import Foundation

/// What is beside the content of a row while its list is edited. The sizes are recalled.
package enum RowSign: Sendable {
    case delete, insert, chosen, unchosen, move

    package static let size: CGFloat = 22
    /// With the distance to the content.
    package static let room: CGFloat = 38

    /// - Parameter tint: of the list.
    @MainActor package func image(_ tint: UIColor) -> UIImage? {
        let name =
            switch self {
            case .delete: "minus.circle.fill"
            case .insert: "plus.circle.fill"
            case .chosen: "checkmark.circle.fill"
            case .unchosen: "circle"
            case .move: "line.3.horizontal"
            }
        var configuration = UIImage.SymbolConfiguration(pointSize: 20)
        // The mark is white also where the row is not.
        if isFilled {
            configuration = configuration.applying(
                UIImage.SymbolConfiguration(paletteColors: [.white, self.tint ?? tint]))
        }
        return UIImage(systemName: name, withConfiguration: configuration)
    }

    private var isFilled: Bool { self == .delete || self == .insert || self == .chosen }

    /// nil is the tint of the list.
    package var tint: UIColor? {
        switch self {
        case .delete: .systemRed
        case .insert: .systemGreen
        case .chosen: nil
        case .unchosen, .move: .tertiaryLabel
        }
    }

    /// What VoiceOver calls it. Tests of apps name these buttons so: `Delete Mozilla Engine` before iOS 17 and `Remove …` since then, and
    /// `Reorder Joe`.
    @MainActor package func spoken(of row: String) -> String? {
        switch self {
        case .delete: "\(Headless.release >= .iOS17 ? "Remove" : "Delete") \(row)"
        case .insert: "Insert \(row)"
        case .move: "Reorder \(row)"
        case .chosen, .unchosen: nil
        }
    }
}
