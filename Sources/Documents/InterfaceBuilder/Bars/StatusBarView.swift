import Foundation
import MaquetteViewModel

/// The time and the signs beside it, as devices show them at the upper edge of the screen.
final class StatusBarView: UIView, HouseView {
    private let time = UILabel()
    private let signal = CAShapeLayer()
    private let waves = CAShapeLayer()
    private let shell = CAShapeLayer()
    private let charge = CAShapeLayer()
    private let color: UIColor

    init(color: UIColor) {
        self.color = color
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isOpaque = false
        time.text = "9:41"
        time.textColor = color
        addSubview(time)
        for sign in [signal, waves, shell, charge] { layer.addSublayer(sign) }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isTall = bounds.height >= 40
        let isPad = traitCollection.userInterfaceIdiom == .pad
        let font = UIFont.systemFont(ofSize: isTall ? 17 : 12, weight: .semibold)
        // Another font asks for another layout.
        if time.font != font { time.font = font }
        let size = time.intrinsicContentSize
        let middle = isTall ? (bounds.height * 0.55).rounded() : bounds.height / 2
        // Beside a notch the time has the middle of its ear; without one it has the middle of the bar.
        let centre = isTall ? bounds.width * 0.135 : isPad ? 8 + size.width / 2 : bounds.width / 2
        time.frame = CGRect(
            x: centre - size.width / 2, y: middle - size.height / 2, width: size.width, height: size.height)
        drawSigns(middle: middle, end: bounds.width - (isTall ? bounds.width * 0.07 : 6), unit: isTall ? 1 : 0.85)
    }

    private func drawSigns(middle: CGFloat, end: CGFloat, unit: CGFloat) {
        let ink = color.resolvedColor(with: traitCollection).cgColor
        let signs = StatusSigns.at(middle: middle, end: end, unit: unit)
        shell.path = signs.shell
        shell.fillColor = nil
        shell.strokeColor = ink.copy(alpha: 0.4 * ink.alpha)
        shell.lineWidth = 1
        charge.path = signs.charge
        charge.fillColor = ink
        waves.path = signs.waves
        waves.fillColor = nil
        waves.strokeColor = ink
        waves.lineWidth = 2 * unit
        signal.path = signs.signal
        signal.fillColor = ink
    }
}
