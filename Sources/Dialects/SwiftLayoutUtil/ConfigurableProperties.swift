/// The properties to print, for every registered class.
@preconcurrency @MainActor public final class ConfigurableProperties {
    private struct Entry {
        let makeReferenceView: () -> UIView
        let properties: (UIView) -> [ConfigurableProperty]
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    public static let `default`: ConfigurableProperties = {
        let properties = ConfigurableProperties()
        properties.registerFramework()
        return properties
    }()

    private init() {}

    /// Registers the properties that a class adds to those of its superclasses.
    public func regist<V: UIView>(
        _ view: V.Type, defaultReferenceView: @autoclosure @escaping () -> V,
        propertiesHandler: @escaping (V) -> [ConfigurableProperty]
    ) {
        entries[ObjectIdentifier(view)] = Entry(makeReferenceView: defaultReferenceView) { reference in
            (reference as? V).map(propertiesHandler) ?? []
        }
    }

    /// What differs from a fresh view of the nearest registered class, as lines in the order of the alphabet.
    func lines(of view: UIView) -> [String] {
        let classes = sequence(first: Mirror(reflecting: view), next: \.superclassMirror).map(\.subjectType)
        let registered = classes.compactMap { ($0 as? AnyClass).flatMap { entries[ObjectIdentifier($0)] } }
        var properties: [ConfigurableProperty] = []
        if let reference = registered.first?.makeReferenceView() {
            properties = registered.flatMap { $0.properties(reference) }
        }
        if let view = view as? any CustomConfigurableProperties { properties += view.configurableProperties }
        return properties.compactMap { $0.line(view) }.sorted()
    }
}
