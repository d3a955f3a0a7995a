import MaquetteDrawing
import MaquetteViewModel

extension Picture {
    /// The colour of what is written below a picture.
    package static let edgeColor = (red: 0.7, green: 0.33, blue: 0.0)
    private static let edgeHeight = 16.0

    /// This picture with lines of text below it that name missing code.
    @MainActor package func telling(_ words: String) throws -> Picture {
        let size = Size(max(list.size.width, 60), list.size.height + Self.edgeHeight)
        var whole = DisplayList(size: size)
        whole.append(list)
        let (red, green, blue) = Self.edgeColor
        let strip = Rect(0, list.size.height, size.width, Self.edgeHeight)
        whole.fill(.rect(strip), Color(red: red, green: green, blue: blue))
        let text = try Stage(
            scale: scale, style: .light, direction: .leftToRight,
            room: .size(width: CGFloat(size.width - 12), height: CGFloat(Self.edgeHeight))
        ).picture(
            of: {
                let label = UILabel()
                label.text = words
                label.font = .systemFont(ofSize: 9, weight: .medium)
                label.lineBreakMode = .byTruncatingTail
                label.textColor = .white
                return label
            }())
        whole.transform(.translation(6, list.size.height)) { $0.append(text.list) }
        return Picture(whole, scale: scale)
    }
}
