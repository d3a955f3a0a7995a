import Foundation
import MaquetteViewModel

/// What the canvas shows for controllers that only show others: their kind, quietly, in the middle.
@MainActor enum ContainerScene {
    private static let kinds = [
        "navigationController": "Navigation Controller", "tabBarController": "Tab Bar Controller",
        "splitViewController": "Split View Controller", "pageViewController": "Page View Controller",
        "avPlayerViewController": "AVKit Player View Controller", "glkViewController": "GLKit View Controller",
        "viewControllerPlaceholder": "Storyboard Reference", "hostingController": "Hosting Controller",
    ]

    /// nil for controllers whose view the document describes.
    static func view(of element: MarkupElement) -> UIView? {
        guard element.child(key: "view") == nil, let kind = kinds[element.name] else { return nil }
        let root = UIView(frame: UIScreen.main.bounds)
        root.backgroundColor = .secondarySystemBackground
        let label = UILabel()
        label.text = kind
        label.font = .systemFont(ofSize: 22, weight: .medium)
        label.textColor = .tertiaryLabel
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        NSLayoutConstraint.activate([
            label.centerYAnchor.constraint(equalTo: root.centerYAnchor),
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
        ])
        return root
    }
}
