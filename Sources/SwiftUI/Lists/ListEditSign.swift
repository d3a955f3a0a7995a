/// What is beside the content of a row while a list is edited. The sizes are recalled.
enum ListEditSign {
    case delete, chosen, unchosen, move

    static let size: CGFloat = 22
    /// With the distance to the content.
    static let room: CGFloat = 38

    @MainActor var image: UIImage? {
        let name =
            switch self {
            case .delete: "minus.circle.fill"
            case .chosen: "checkmark.circle.fill"
            case .unchosen: "circle"
            case .move: "line.3.horizontal"
            }
        return UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 20))
    }

    /// nil is the tint of the list.
    var tint: UIColor? {
        switch self {
        case .delete: .systemRed
        case .chosen: nil
        case .unchosen, .move: .tertiaryLabel
        }
    }
}
