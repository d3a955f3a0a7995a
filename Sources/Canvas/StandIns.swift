import Foundation
import MaquetteViewModel

// Placeholders for content that is not in documents.

extension CanvasHabits {
    /// A grey label, and a background if the document has none.
    package func show(
        _ words: String, in view: UIView, backdrop: UIColor = .secondarySystemBackground, ink: UIColor = .tertiaryLabel
    ) {
        if view.backgroundColor == nil { adopt(backdrop, as: \.backgroundColor, of: view) }
        let label = StandInLabel()
        label.text = words
        label.font = .systemFont(ofSize: 15, weight: .medium)
        label.textColor = ink
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        label.frame = view.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        add(label, to: view)
    }

    /// The kind of a container controller, in the middle of its view.
    package func showKind(_ words: String, in root: UIView) {
        adopt(.secondarySystemBackground, as: \.backgroundColor, of: root)
        let label = UILabel()
        label.text = words
        label.font = .systemFont(ofSize: 22, weight: .medium)
        label.textColor = .tertiaryLabel
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.translatesAutoresizingMaskIntoConstraints = false
        add(label, to: root)
        NSLayoutConstraint.activate([
            label.centerYAnchor.constraint(equalTo: root.centerYAnchor),
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
        ])
    }

    private func add(_ label: UILabel, to view: UIView) {
        adopt {
            view.addSubview(label)
        } takeBack: {
            label.removeFromSuperview()
        }
    }

    /// A spinner that hides when stopped keeps its space on the canvas.
    package func showStill(_ spinner: UIView) {
        adopt {
            spinner.isHidden = false
        } takeBack: {
            spinner.isHidden = true
        }
    }

    /// A picker with sample rows, because its rows come from code.
    package func makePicker() -> UIPickerView {
        if isInApp { return UIPickerView() }
        let picker = SamplePicker()
        adopt {
            picker.dataSource = picker
            picker.delegate = picker
            picker.selectRow(3, inComponent: 0, animated: false)
        } takeBack: {
            picker.dataSource = nil
            picker.delegate = nil
            picker.selectRow(0, inComponent: 0, animated: false)
        }
        return picker
    }
}

/// Hides its text if there is no room for it.
private final class StandInLabel: UILabel, InternalView {
    override func layoutSubviews() {
        super.layoutSubviews()
        alpha = bounds.width < 40 || bounds.height < 16 ? 0 : 1
    }
}

private final class SamplePicker: UIPickerView, InternalView, UIPickerViewDataSource, UIPickerViewDelegate {
    private static let places = ["Lisbon", "Oslo", "Prague", "Sofia", "Tallinn", "Vienna", "Warsaw"]

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { Self.places.count }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        Self.places[row]
    }
}
