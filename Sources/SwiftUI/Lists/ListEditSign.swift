/// What is beside the content of a row while a list is edited. The sizes are recalled.
enum ListEditSign {
    case delete, chosen, unchosen, move

    static let size: CGFloat = 22
    /// The sign's width with the distance to the content.
    static let room: CGFloat = 38

    /// - Parameter tint: of the list.
    @MainActor func image(_ tint: UIColor) -> UIImage? {
        let name =
            switch self {
            case .delete: "minus.circle.fill"
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

    private var isFilled: Bool { self == .delete || self == .chosen }

    /// nil is the tint of the list.
    var tint: UIColor? {
        switch self {
        case .delete: .systemRed
        case .chosen: nil
        case .unchosen, .move: .tertiaryLabel
        }
    }
}
