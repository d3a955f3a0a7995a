import UIKit

public enum BEMBoxType: Int, Sendable {
    case circle, square
}

public enum BEMAnimationType: Int, Sendable {
    case stroke, fill, bounce, flat, oneStroke, fade
}

@preconcurrency @MainActor public protocol BEMCheckBoxDelegate: AnyObject {
    func didTap(_ checkBox: BEMCheckBox)
    func animationDidStop(for checkBox: BEMCheckBox)
}

extension BEMCheckBoxDelegate {
    public func didTap(_ checkBox: BEMCheckBox) {}
    public func animationDidStop(for checkBox: BEMCheckBox) {}
}

/// A box or circle, with a check mark in it or none.
open class BEMCheckBox: UIControl {
    open weak var delegate: (any BEMCheckBoxDelegate)?
    @IBInspectable open var on: Bool = false { didSet { changed() } }
    @IBInspectable open var lineWidth: CGFloat = 2 { didSet { setNeedsDisplay() } }
    @IBInspectable open var cornerRadius: CGFloat = 3 { didSet { setNeedsDisplay() } }
    @IBInspectable open var animationDuration: CGFloat = 0.5
    @IBInspectable open var hideBox: Bool = false { didSet { setNeedsDisplay() } }
    @IBInspectable open var onTintColor: UIColor = BEMCheckBox.blue { didSet { setNeedsDisplay() } }
    @IBInspectable open var onFillColor: UIColor = .clear { didSet { setNeedsDisplay() } }
    @IBInspectable open var offFillColor: UIColor = .clear { didSet { setNeedsDisplay() } }
    @IBInspectable open var onCheckColor: UIColor = BEMCheckBox.blue { didSet { setNeedsDisplay() } }
    open weak var group: BEMCheckBoxGroup?
    open var boxType = BEMBoxType.circle { didSet { setNeedsDisplay() } }
    open var onAnimationType = BEMAnimationType.stroke
    open var offAnimationType = BEMAnimationType.stroke
    open var minimumTouchSize = CGSize(width: 44, height: 44)

    private static let blue = UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        tintColor = .lightGray
        backgroundColor = .clear
        isOpaque = false
        contentMode = .redraw
    }

    open func setOn(_ on: Bool, animated: Bool) { self.on = on }
    open func reload() { setNeedsDisplay() }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    private func changed() {
        setNeedsDisplay()
        if on { group?.isOn(self) } else { group?.isOff(self) }
    }

    open override func draw(_ rect: CGRect) {
        let size = min(bounds.width, bounds.height)
        let place = CGRect(x: (bounds.width - size) / 2, y: (bounds.height - size) / 2, width: size, height: size)
            .insetBy(dx: lineWidth / 2, dy: lineWidth / 2)
        if !hideBox {
            let box =
                boxType == .circle
                ? UIBezierPath(ovalIn: place) : UIBezierPath(roundedRect: place, cornerRadius: cornerRadius)
            box.lineWidth = lineWidth
            (on ? onFillColor : offFillColor).setFill()
            box.fill()
            (on ? onTintColor : tintColor).setStroke()
            box.stroke()
        }
        guard on else { return }
        let mark = UIBezierPath()
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: place.minX + x * place.width, y: place.minY + y * place.height)
        }
        mark.move(to: point(0.27, 0.53))
        mark.addLine(to: point(0.43, 0.7))
        mark.addLine(to: point(0.75, 0.34))
        mark.lineWidth = lineWidth
        mark.lineCapStyle = .round
        mark.lineJoinStyle = .round
        onCheckColor.setStroke()
        mark.stroke()
    }
}

/// Boxes of which only one is on.
@preconcurrency @MainActor public final class BEMCheckBoxGroup: NSObject {
    public private(set) var checkBoxes = NSHashTable<BEMCheckBox>.weakObjects()
    public var mustHaveSelection = false {
        didSet { if mustHaveSelection, selectedCheckBox == nil { checkBoxes.allObjects.first?.on = true } }
    }
    private var isChanging = false

    public override init() {}

    public convenience init(checkBoxes: [BEMCheckBox]) {
        self.init()
        for box in checkBoxes { addCheckBox(toGroup: box) }
    }

    public var selectedCheckBox: BEMCheckBox? {
        get { checkBoxes.allObjects.first(where: \.on) }
        set {
            if let newValue {
                newValue.on = true
            } else if !mustHaveSelection {
                for box in checkBoxes.allObjects { box.on = false }
            }
        }
    }

    public func addCheckBox(toGroup checkBox: BEMCheckBox) {
        if selectedCheckBox != nil { checkBox.on = false }
        checkBox.group = self
        checkBoxes.add(checkBox)
    }

    public func removeCheckBox(fromGroup checkBox: BEMCheckBox) {
        checkBox.group = nil
        checkBoxes.remove(checkBox)
    }

    func isOn(_ chosen: BEMCheckBox) {
        change { for box in checkBoxes.allObjects where box !== chosen { box.on = false } }
    }

    func isOff(_ box: BEMCheckBox) {
        change { if mustHaveSelection, selectedCheckBox == nil { box.on = true } }
    }

    private func change(_ change: () -> Void) {
        if isChanging { return }
        isChanging = true
        change()
        isChanging = false
    }
}

enum _MaquetteTables: ModuleTables {
    @MainActor static func add() {
        KeyedProperties.add("delegate", \BEMCheckBox.delegate)
        KeyedProperties.add("on", \BEMCheckBox.on)
        KeyedProperties.add("lineWidth", \BEMCheckBox.lineWidth)
        KeyedProperties.add("cornerRadius", \BEMCheckBox.cornerRadius)
        KeyedProperties.add("animationDuration", \BEMCheckBox.animationDuration)
        KeyedProperties.add("hideBox", \BEMCheckBox.hideBox)
        KeyedProperties.add("onTintColor", \BEMCheckBox.onTintColor)
        KeyedProperties.add("onFillColor", \BEMCheckBox.onFillColor)
        KeyedProperties.add("offFillColor", \BEMCheckBox.offFillColor)
        KeyedProperties.add("onCheckColor", \BEMCheckBox.onCheckColor)
    }
}
