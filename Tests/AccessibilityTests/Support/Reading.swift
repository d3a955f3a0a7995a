import Maquette
import MaquetteAccessibility
import UIKit

/// Screens of 375 x 667 as they are read.
@MainActor enum Reading {
    static func of(
        _ view: UIView, direction: UITraitEnvironmentLayoutDirection = .leftToRight, device: Headless.Device = .iPhone16
    ) throws -> AccessibilityReading {
        let stage = Stage(device: device, direction: direction, room: .size(width: 375, height: 667))
        return try stage.show(view) { AccessibilityReading($0) }
    }

    static func of(_ controller: UIViewController) throws -> AccessibilityReading {
        try Stage(room: .screen).show(controller) { AccessibilityReading($0) }
    }

    /// What is spoken, stop by stop.
    static func words(_ view: UIView, direction: UITraitEnvironmentLayoutDirection = .leftToRight) throws -> [String] {
        try of(view, direction: direction).elements.map(\.description)
    }

    static func words(_ controller: UIViewController) throws -> [String] {
        try of(controller).elements.map(\.description)
    }

    /// A root with views at their frames.
    static func screen(_ views: (UIView, CGRect)...) -> UIView {
        let root = UIView()
        for (view, frame) in views {
            view.frame = frame
            root.addSubview(view)
        }
        return root
    }

    static func label(_ text: String, _ traits: UIAccessibilityTraits? = nil) -> UILabel {
        let label = UILabel()
        label.text = text
        if let traits { label.accessibilityTraits = traits }
        return label
    }

    static func button(_ title: String) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        return button
    }

    static func box(_ label: String, _ traits: UIAccessibilityTraits = .none) -> UIView {
        let view = UIView()
        view.isAccessibilityElement = true
        view.accessibilityLabel = label
        view.accessibilityTraits = traits
        return view
    }
}

extension CGRect {
    init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
        self.init(x: x, y: y, width: width, height: height)
    }
}
