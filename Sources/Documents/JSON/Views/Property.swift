import MaquetteViewModel

/// Gives one property of a view its value.
typealias Setting = @MainActor @Sendable (UIView) -> Void

/// A property that a document can give to views of a type: its key, its values and what it does.
struct Property: Sendable {
    let name: String
    let summary: String
    private let describe: @Sendable () -> JSONValue
    let read: @Sendable (JSONNode, Reading) -> Setting?

    var schema: JSONValue { describe() }

    init<View: UIView, Value: Sendable>(
        _ name: String, _ kind: Kind<Value>, _ summary: String,
        _ set: @escaping @MainActor @Sendable (View, Value) -> Void
    ) {
        self.name = name
        self.summary = summary
        describe = { kind.schema }
        read = { node, reading in
            guard let value = kind.read(node, reading) else { return nil }
            return { view in
                if let view = view as? View { set(view, value) }
            }
        }
    }
}

/// A type of view in documents. New types are added to ``byName``.
struct ViewType: Sendable {
    let name: String
    let summary: String
    /// In the order in which they are set.
    let properties: [Property]
    /// Whether its views have the guides `content` and `frame`.
    let hasScrollGuides: Bool
    let make: @MainActor @Sendable () -> UIView
    private let numbers: [String: Int]

    init(
        _ name: String, _ summary: String, inheriting inherited: [Property], adding own: [Property] = [],
        hasScrollGuides: Bool = false, make: @escaping @MainActor @Sendable () -> UIView
    ) {
        self.name = name
        self.summary = summary
        self.hasScrollGuides = hasScrollGuides
        self.make = make
        properties = inherited + own
        numbers = Dictionary(uniqueKeysWithValues: properties.enumerated().map { ($0.element.name, $0.offset) })
    }

    /// The place of a property in the order of setting.
    func number(ofProperty name: String) -> Int? { numbers[name] }

    static var all: [ViewType] { byName.map { $0.value() } }

    /// Each is made when a document first has it: with all of their properties they take a twentieth of a short run.
    private static let byName: KeyValuePairs<String, @Sendable () -> ViewType> = [
        "view": { .view }, "label": { .label }, "imageView": { .imageView }, "stackView": { .stackView },
        "gradientView": { .gradientView }, "button": { .button }, "switch": { .switchControl },
        "slider": { .slider }, "stepper": { .stepper }, "segmentedControl": { .segmentedControl },
        "pageControl": { .pageControl }, "progressView": { .progressView },
        "activityIndicator": { .activityIndicator }, "textField": { .textField }, "textView": { .textView },
        "scrollView": { .scrollView }, "visualEffectView": { .visualEffectView },
    ]

    static func named(_ name: String) -> ViewType? { byName.first { $0.key == name }?.value() }
}
