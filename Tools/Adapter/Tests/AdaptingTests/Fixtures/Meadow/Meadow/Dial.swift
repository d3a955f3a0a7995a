import UIKit

/// A storyboard's view that draws itself, as its runtime attributes say.
@IBDesignable class Dial: UIView {
    @IBInspectable var level: CGFloat = 0 { didSet { setNeedsDisplay() } }

    override func draw(_ rect: CGRect) {
        tintColor.setFill()
        UIBezierPath(
            arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: bounds.width / 2, startAngle: 0,
            endAngle: 2 * .pi, clockwise: false
        ).fill()
        UIColor.white.setStroke()
        let hand = UIBezierPath()
        hand.lineWidth = 6
        hand.move(to: CGPoint(x: bounds.midX, y: bounds.midY))
        hand.addLine(to: CGPoint(x: bounds.midX + bounds.width / 2 * level, y: bounds.midY))
        hand.stroke()
    }
}
