import MaquetteViewModel
import Synchronization

/// A type of view in documents: that of a class whose table says so, or one of ``own``.
struct ViewType: Sendable {
    let name: String
    let summary: String
    /// The properties in the order in which they are set.
    let properties: [Property]
    /// Whether the type's views have the guides `content` and `frame`.
    let hasScrollGuides: Bool
    let make: @MainActor @Sendable () -> UIView
    private let numbers: [String: Int]

    /// - Parameter own: properties that documents alone have, after those of the class.
    init(
        _ name: String, _ summary: String, of type: AnyClass, adding own: [Property] = [],
        make: @escaping @MainActor @Sendable () -> UIView
    ) {
        self.name = name
        self.summary = summary
        self.make = make
        hasScrollGuides = classChain(type).contains { $0 == UIScrollView.self }
        properties = Property.told(type) + own
        numbers = Dictionary(uniqueKeysWithValues: properties.enumerated().map { ($0.element.name, $0.offset) })
    }

    private init?(_ table: ClassTable) {
        guard let made = table.made, let json = made.json else { return nil }
        self.init(json.name, json.summary, of: table.type, make: made.make)
    }

    /// The place of a property in the order of setting.
    func number(ofProperty name: String) -> Int? { numbers[name] }

    /// Views without a type have this one.
    static let nameOfPlain = "view"
    static let nameOfStacks = "stackView"

    static var all: [ViewType] { ClassTables.all.compactMap(ViewType.init) + own.map { $0.value() } }

    static func named(_ name: String) -> ViewType? {
        if let own = own.first(where: { $0.key == name }) { return own.value() }
        return told.withLock { told in
            if let type = told[name] { return type }
            let type = ClassTables.all.first { $0.made?.json?.name == name }.flatMap(ViewType.init)
            told[name] = type
            return type
        }
    }

    /// Each is made when a document first has it: with all of their properties they take a twentieth of a short run.
    private static let told = Mutex<[String: ViewType]>([:])

    private static let own: KeyValuePairs<String, @Sendable () -> ViewType> = [
        "button": { .button }, "gradientView": { .gradientView },
    ]
}
