import Maquette

/// A screen of an app in two versions, between which a person changed a few things.
@MainActor enum SampleScreen {
    enum Version {
        case former, present
    }

    static func make(_ version: Version, title: String) -> UIView {
        let isPresent = version == .present
        let screen = UIView()
        screen.backgroundColor = .systemBackground
        let heading = label(title, .systemFont(ofSize: 34, weight: .bold), "heading")
        let lead = label(
            isPresent ? "Welcome back. It has been a while." : "Welcome back.", .systemFont(ofSize: 17), "lead")
        lead.textColor = .secondaryLabel
        let fields = ["Name", "Password"].map(field)
        let button = UILabel()
        button.text = isPresent ? "Continue" : "Sign In"
        button.font = .systemFont(ofSize: 17, weight: .semibold)
        button.textColor = .white
        button.textAlignment = .center
        button.backgroundColor = isPresent ? .systemIndigo : .systemBlue
        button.layer.cornerRadius = 12
        button.layer.masksToBounds = true
        button.accessibilityIdentifier = "button"
        button.heightAnchor.constraint(equalToConstant: 50).isActive = true
        let stack = UIStackView(arrangedSubviews: [heading, lead] + fields + [button])
        stack.accessibilityIdentifier = "form"
        stack.axis = .vertical
        stack.spacing = 16
        stack.setCustomSpacing(isPresent ? 32 : 24, after: lead)
        stack.translatesAutoresizingMaskIntoConstraints = false
        screen.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 24),
            stack.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -24),
            stack.topAnchor.constraint(equalTo: screen.safeAreaLayoutGuide.topAnchor, constant: 48),
        ])
        return screen
    }

    private static func label(_ text: String, _ font: UIFont, _ name: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = font
        label.numberOfLines = 0
        label.accessibilityIdentifier = name
        return label
    }

    private static func field(_ name: String) -> UIView {
        let field = UITextField()
        field.placeholder = name
        field.borderStyle = .roundedRect
        field.accessibilityIdentifier = name
        return field
    }
}
