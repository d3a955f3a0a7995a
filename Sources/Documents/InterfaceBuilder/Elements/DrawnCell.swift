import Foundation
import MaquetteViewModel

/// A cell of a table on the canvas: its content where the document has it, its accessory beside that.
final class DrawnCell: UIView {
    private var accessory: UIView?
    private let separator = UIView()
    private var separatorInset: CGFloat = 16

    func setAccessory(_ view: UIView) {
        accessory = view
        addSubview(view)
    }

    func showSeparator(_ color: UIColor?) {
        guard let color else { return separator.removeFromSuperview() }
        separator.backgroundColor = color
        if separator.superview == nil { addSubview(separator) }
        let line = 1 / max(traitCollection.displayScale, 1)
        separator.frame = CGRect(
            x: separatorInset, y: bounds.height - line, width: max(0, bounds.width - separatorInset), height: line)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let accessory else { return }
        let margin: CGFloat = bounds.width >= 414 ? 20 : 16
        let size = accessory.intrinsicContentSize
        accessory.frame = CGRect(
            x: bounds.width - margin - size.width, y: ((bounds.height - size.height) / 2).rounded(),
            width: size.width, height: size.height)
    }
}
