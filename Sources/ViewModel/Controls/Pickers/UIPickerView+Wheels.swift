import Foundation
import MaquetteDrawing

/// The rows on their wheels, as measured on iOS 26: a wheel's depth is a third of the picker's height, and rows are
/// flattened as they turn away.
extension UIPickerView {
    func setUp() {
        setContentHuggingPriority(.defaultHigh, for: .horizontal)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        clipsToBounds = true
        pickerState.band.backgroundColor = .tertiarySystemFill
        pickerState.band.layer.cornerRadius = 8
        addSubview(pickerState.band)
    }

    func reloadWheels() {
        pickerState.needsRows = true
        setNeedsLayout()
    }

    func choose(_ row: Int, _ component: Int) {
        pickerState.chosen[component] = max(0, min(row, numberOfRows(inComponent: component) - 1))
        reloadWheels()
    }

    /// Titles have UIKit's size, or a smaller one if a wheel is too narrow.
    func makeTitle(forRow row: Int, component: Int) -> UIView {
        let label = UILabel()
        label.font = .systemFont(ofSize: 23.5)
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        if let title = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) {
            label.attributedText = title
            label.textAlignment = .center
        } else {
            label.text = delegate?.pickerView(self, titleForRow: row, forComponent: component)
        }
        return label
    }

    func wheelRowSize(_ component: Int) -> CGSize {
        let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
        return CGSize(width: wheelWidth(component), height: height > 0 ? height : 32)
    }

    private func wheelWidth(_ component: Int) -> CGFloat {
        let own = delegate?.pickerView(self, widthForComponent: component) ?? 0
        if own > 0 { return own }
        let count = CGFloat(max(1, numberOfComponents))
        return max(0, ((bounds.width - 18 - 5 * (count - 1)) / count).rounded(.down))
    }

    func placeWheels() {
        let components = numberOfComponents
        if pickerState.needsRows { makeRows(components) }
        let widths = (0..<components).map(wheelWidth)
        var x = bounds.midX - (widths.reduce(0, +) + 5 * CGFloat(max(0, components - 1))) / 2
        let starts = widths.map { width in
            defer { x += width + 5 }
            return x
        }
        let tallest = (0..<components).map { wheelRowSize($0).height }.max() ?? 32
        let band = CGRect(x: 9, y: bounds.midY - tallest / 2 - 1, width: max(0, bounds.width - 18), height: tallest + 2)
        if pickerState.band.frame != band { pickerState.band.frame = band }
        for row in pickerState.rows {
            let component = isRightToLeft ? components - 1 - row.component : row.component
            guard starts.indices.contains(component) else { continue }
            turn(row, x: starts[component])
        }
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
    private var radius: CGFloat { 0.3342 * (bounds.height + 75) }
    private func angle(of distance: Int, rowHeight: CGFloat) -> CGFloat {
        2 * .pi * CGFloat(distance) / (2 * (bounds.height + 75) / rowHeight).rounded(.up)
    }

    /// Only rows on the near side of the wheel exist.
    private func makeRows(_ components: Int) {
        pickerState.needsRows = false
        for row in pickerState.rows { row.view.removeFromSuperview() }
        pickerState.rows = (0..<components).flatMap { component in
            let chosen = selectedRow(inComponent: component)
            let height = wheelRowSize(component).height
            return (0..<numberOfRows(inComponent: component)).compactMap { row -> PickerState.Row? in
                guard abs(angle(of: row - chosen, rowHeight: height)) < .pi / 2 else { return nil }
                let view =
                    delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
                    ?? makeTitle(forRow: row, component: component)
                addSubview(view)
                return PickerState.Row(component: component, row: row, view: view)
            }
        }
    }

    private func turn(_ row: PickerState.Row, x: CGFloat) {
        let size = wheelRowSize(row.component)
        let angle = angle(of: row.row - selectedRow(inComponent: row.component), rowHeight: size.height)
        row.view.transform = .identity
        row.view.frame = CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
        let (sine, cosine) = Trigonometry.sineAndCosine(Double(angle))
        row.view.transform = CGAffineTransform(translationX: 0, y: radius * CGFloat(sine)).scaledBy(
            x: 1, y: CGFloat(cosine))
        row.view.alpha = angle == 0 ? 1 : max(0.1, 0.55 * CGFloat(cosine))
    }
}
