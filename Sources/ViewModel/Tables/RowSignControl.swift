import Foundation

/// A sign beside the content of a cell: red to delete the row, green to insert one, lines to move it.
package final class RowSignControl: UIControl, InternalView {
    private let imageView = UIImageView()
    /// Whether a finger takes the row by it.
    private(set) var isGrip = false
    package var onTap: (() -> Void)?
    /// Told where a finger is, in the table, and whether it is lifted.
    package var onMove: ((UITouch, Bool) -> Void)?

    package override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.contentMode = .center
        addSubview(imageView)
        addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
    }

    @available(*, unavailable) required init?(coder: NSCoder) { fatalError("no document has one") }

    /// - Parameter row: what VoiceOver says of the row.
    package func show(_ sign: RowSign, tint: UIColor, of row: String) {
        isGrip = sign == .move
        imageView.image = sign.image(tint)
        imageView.tintColor = sign.tint ?? tint
        // Who chooses rows taps them anywhere.
        isUserInteractionEnabled = sign != .chosen && sign != .unchosen
        let words = sign.spoken(of: row)
        (isAccessibilityElement, accessibilityLabel) = (words != nil, words)
        accessibilityTraits = .button
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        imageView.frame = bounds
    }

    package override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        onMove?(touch, false)
        return super.continueTracking(touch, with: event)
    }

    package override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if let touch { onMove?(touch, true) }
    }
}

extension UITableViewCell {
    func take(_ editing: RowEditing, _ act: @escaping (RowEditing.Sign) -> Void) {
        cellState.onSign = act
        guard cellState.editing != editing else { return }
        cellState.editing = editing
        setNeedsLayout()
    }

    /// How far signs push the content.
    var roomOfSign: CGFloat { cellState.editing.sign != nil && cellState.editing.indents ? RowSign.room : 0 }
    var roomOfGrip: CGFloat { cellState.editing.canMove ? RowSign.room : 0 }

    /// Whether there are buttons beside the content.
    var hasSignsToTouch: Bool {
        cellState.editing.canMove || cellState.editing.sign.map { $0 != .choice } == true
    }

    /// The signs with their frames in the reading direction, of which those that are there no more go.
    func placeSigns(near: CGFloat, far: CGFloat, margin: CGFloat, mirrored: (CGRect) -> CGRect) {
        place(\.signControl, cellState.editing.sign.map { shown($0) }, near + margin + RowSign.size / 2, mirrored)
        cellState.signControl?.onTap = { [weak self] in
            guard let self, let sign = cellState.editing.sign else { return }
            cellState.onSign?(sign)
        }
        place(
            \.gripControl, cellState.editing.canMove ? .move : nil, bounds.width - far - margin - RowSign.size / 2,
            mirrored)
        cellState.gripControl?.onMove = { [weak self] touch, isLifted in
            guard let self, let table = superview as? UITableView else { return }
            if isLifted { return table.endMoving(self, at: touch.location(in: table)) }
            table.bringSubviewToFront(self)
            center.y = touch.location(in: table).y
        }
    }

    private func shown(_ sign: RowEditing.Sign) -> RowSign {
        switch sign {
        case .delete: .delete
        case .insert: .insert
        case .choice: isSelected ? .chosen : .unchosen
        }
    }

    private func place(
        _ part: ReferenceWritableKeyPath<CellState, RowSignControl?>, _ sign: RowSign?, _ middle: CGFloat,
        _ mirrored: (CGRect) -> CGRect
    ) {
        guard let sign else {
            cellState[keyPath: part]?.removeFromSuperview()
            cellState[keyPath: part] = nil
            return
        }
        let control = cellState[keyPath: part] ?? RowSignControl()
        cellState[keyPath: part] = control
        if control.superview !== self { addSubview(control) }
        control.frame = mirrored(
            CGRect(x: middle - RowSign.room / 2, y: 0, width: RowSign.room, height: bounds.height))
        control.show(sign, tint: tintColor, of: textsToSpeak.joined(separator: ", "))
    }
}
