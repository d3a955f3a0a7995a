import Foundation
import MaquetteDrawing
import MaquetteReleases

/// Sizes and places, measured in UIKit or recorded by Interface Builder.
extension UITextField {
    private var grid: PixelGrid { PixelGrid(scale: layoutScale) }

    /// Between the border and the text.
    private var textInset: CGSize {
        switch borderStyle {
        case .none: .zero
        case .line, .bezel, .roundedRect: CGSize(width: 7, height: 2)
        }
    }

    private func isShown(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .always: true
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        }
    }

    private var shownLeftView: UIView? { isShown(leftViewMode) ? leftView : nil }
    private var shownRightView: UIView? { isShown(rightViewMode) ? rightView : nil }
    var placeOfClearButton: CGRect? { showsClearButton ? clearButtonRect(forBounds: bounds) : nil }
    private var showsClearButton: Bool { hasText && shownRightView == nil && isShown(clearButtonMode) }

    // MARK: Sizes

    var sizeOfContent: CGSize {
        let fields = Headless.release.fields
        let line = heightOfLine(fields)
        var size = CGSize(width: textWidth + roomBesideText(fields), height: line)
        if borderStyle != .none { size.height = max(fields.least, line + 2 * textInset.height) }
        if let view = shownLeftView { size.width += leftViewRect(forBounds: bounds).width + gap(beside: view) }
        if let view = shownRightView { size.width += rightViewRect(forBounds: bounds).width + gap(beside: view) }
        return size
    }

    private func roomBesideText(_ fields: SystemRelease.TextField) -> CGFloat {
        fields.room.map { borderStyle == .none ? $0.plain : $0.bordered } ?? 4 * textInset.width
    }

    /// A line is a little higher than its font asks for. Secure text, and all text of releases without `lineRoom`, has
    /// its line height rounded up instead.
    private func heightOfLine(_ fields: SystemRelease.TextField) -> CGFloat {
        let font = effectiveFont
        guard let room = fields.lineRoom, !isSecureTextEntry else { return font.lineHeight.rounded(.up) }
        let least = hasText ? 0 : fields.fontSizeOfEmptyField
        let leastHeight = least > 0 ? UIFont.systemFont(ofSize: least).lineHeight : 0
        return grid.roundedUp(max(font.lineHeight, leastHeight)) + grid.roundedUp(room)
    }

    /// Text is rounded up to whole points, a placeholder is not, and an empty field has the width of a caret.
    private var textWidth: CGFloat {
        if hasText { return fieldState.textLabel.sizeThatFits(.zero).width.rounded(.up) }
        let placeholder = fieldState.placeholderLabel.sizeThatFits(.zero).width
        return placeholder > 0 ? placeholder : 5
    }

    func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat) {
        let room = textRect(forBounds: CGRect(origin: .zero, size: size))
        let font = effectiveFont
        let top = room.minY + grid.rounded((room.height - font.lineHeight) / 2)
        let baseline = top + grid.rounded(font.ascender)
        return (baseline, size.height - baseline)
    }

    // MARK: Places

    private func gap(beside view: UIView) -> CGFloat { borderStyle == .none ? 0 : textInset.width }

    /// The left view is at the leading edge, the right view at the trailing one.
    func leftViewPlace(in bounds: CGRect) -> CGRect { sidePlace(of: shownLeftView, atStart: true, in: bounds) }

    func rightViewPlace(in bounds: CGRect) -> CGRect { sidePlace(of: shownRightView, atStart: false, in: bounds) }

    private func sidePlace(of view: UIView?, atStart: Bool, in bounds: CGRect) -> CGRect {
        guard let view else { return .zero }
        let size = sizeOfSideView(view)
        let isAtLeft = atStart != isRightToLeft
        let x = isAtLeft ? bounds.minX + textInset.width : bounds.maxX - textInset.width - size.width
        return CGRect(
            x: x, y: bounds.minY + grid.rounded((bounds.height - size.height) / 2), width: size.width,
            height: size.height)
    }

    /// The size of its bounds, otherwise the size that it asks for.
    private func sizeOfSideView(_ view: UIView) -> CGSize {
        view.bounds.size == .zero || !view.translatesAutoresizingMaskIntoConstraints
            ? view.systemLayoutSizeFitting(.zero) : view.bounds.size
    }

    func clearButtonPlace(in bounds: CGRect) -> CGRect {
        let side: CGFloat = 19
        let x = isRightToLeft ? bounds.minX + 5 : bounds.maxX - 5 - side
        return CGRect(x: x, y: bounds.minY + grid.rounded((bounds.height - side) / 2), width: side, height: side)
    }

    /// The part of the bounds between the border and the views beside the text.
    func roomForText(in bounds: CGRect) -> CGRect {
        var room = bounds.insetBy(dx: textInset.width, dy: textInset.height)
        func cut(beside rect: CGRect, gap: CGFloat, atStart: Bool) {
            if atStart != isRightToLeft {
                let end = room.maxX
                room.origin.x = max(room.minX, rect.maxX + gap)
                room.size.width = max(0, end - room.minX)
            } else {
                room.size.width = max(0, min(room.maxX, rect.minX - gap) - room.minX)
            }
        }
        if let view = shownLeftView {
            cut(beside: leftViewRect(forBounds: bounds), gap: gap(beside: view), atStart: true)
        }
        if let view = shownRightView {
            cut(beside: rightViewRect(forBounds: bounds), gap: gap(beside: view), atStart: false)
        }
        if showsClearButton { cut(beside: clearButtonRect(forBounds: bounds), gap: 0, atStart: false) }
        return room
    }

    func placeParts() {
        fieldState.textLabel.frame = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
        fieldState.placeholderLabel.frame = placeholderRect(forBounds: bounds)
        place(fieldState.leftView, shownLeftView == nil ? nil : leftViewRect(forBounds: bounds))
        place(fieldState.rightView, shownRightView == nil ? nil : rightViewRect(forBounds: bounds))
    }

    private func place(_ view: UIView?, _ frame: CGRect?) {
        guard let view else { return }
        guard let frame else {
            view.removeFromSuperview()
            return
        }
        if view.superview !== self { addSubview(view) }
        if view.translatesAutoresizingMaskIntoConstraints {
            view.frame = frame
        } else {
            view.place(at: frame)
        }
    }

    // MARK: Drawing

    func drawBorder(into list: inout DisplayList) {
        let rect = borderRect(forBounds: bounds)
        if let image = isEnabled ? background : disabledBackground ?? background {
            image.draw(into: &list, in: Rect(rect), stretches: true)
        } else {
            drawBorder(around: rect, into: &list)
        }
        if showsClearButton { drawClearButton(in: clearButtonRect(forBounds: bounds), into: &list) }
    }

    private func drawBorder(around rect: CGRect, into list: inout DisplayList) {
        let isDark = traitCollection.userInterfaceStyle == .dark
        let width = borderStyle == .roundedRect ? 0.5 : 1
        let line = Rect(rect.insetBy(dx: width / 2, dy: width / 2))
        switch borderStyle {
        case .none: break
        case .line: list.stroke(.rect(line), StrokeStyle(width: width), color(.label))
        case .bezel: list.stroke(.rect(line), StrokeStyle(width: width), color(.systemGray2))
        case .roundedRect:
            let shape = Path.roundedRect(line, radius: 5)
            list.fill(shape, color(.systemBackground))
            list.stroke(shape, StrokeStyle(width: width), color(UIColor(white: isDark ? 1 : 0, alpha: 0.2)))
        }
    }

    /// A cross on a grey disc.
    private func drawClearButton(in rect: CGRect, into list: inout DisplayList) {
        let center = Point(CGPoint(x: rect.midX, y: rect.midY))
        list.fill(.circle(center: center, radius: 7), color(.tertiaryLabel))
        var cross = Path()
        for (dx, dy) in [(2.4, 2.4), (2.4, -2.4)] {
            cross.move(to: Point(center.x - dx, center.y - dy))
            cross.addLine(to: Point(center.x + dx, center.y + dy))
        }
        list.stroke(cross, StrokeStyle(width: 1.2, cap: .round), color(.systemBackground))
    }

    private func color(_ color: UIColor) -> Color { color.drawingColor(with: traitCollection) }
}
