import UIKit

extension UIImage {
    /// The first letters of a name, white on a colour: the portrait of those who have none.
    public static func monogram(of name: String, color: UIColor, side: CGFloat = 64) -> UIImage {
        let letters = name.split(separator: " ").prefix(2).compactMap(\.first).map(String.init).joined()
        let text = NSAttributedString(
            string: letters,
            attributes: [
                .font: UIFont.systemFont(ofSize: side * 0.4, weight: .medium), .foregroundColor: UIColor.white,
            ])
        let square = CGRect(x: 0, y: 0, width: side, height: side)
        return UIGraphicsImageRenderer(size: square.size).image { context in
            color.setFill()
            context.fill(square)
            let size = text.size()
            text.draw(at: CGPoint(x: (side - size.width) / 2, y: (side - size.height) / 2))
        }
    }
}
