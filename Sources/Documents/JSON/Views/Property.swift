import Foundation
import MaquetteViewModel

/// Gives one property of a view its value.
typealias Setting = @MainActor @Sendable (UIView) -> Void

/// A property that a document can give to views of a type: its key, its values and what it does.
struct Property: Sendable {
    let name: String
    private(set) var summary: String
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

extension Property {
    /// The properties of a class and of the classes above it that JSON has, in the order of their tables.
    static func told(_ type: AnyClass) -> [Property] {
        ClassTables.chain(of: type).flatMap { table -> [Property] in
            let special = special(of: table.type)
            return table.properties.compactMap { property -> Property? in
                guard let use = property.json else { return nil }
                var told = special.first { $0.name == use.name } ?? Property(use.name, property.value)
                told.summary = use.summary
                return told
            }
        }
    }

    /// A property whose summary is in the class's table.
    init<View: UIView, Value: Sendable>(
        _ name: String, _ kind: Kind<Value>, _ set: @escaping @MainActor @Sendable (View, Value) -> Void
    ) { self.init(name, kind, "", set) }

    private init(_ name: String, _ value: PropertyValue) {
        switch value {
        case .flag(let access): self.init(name, .flag) { (view: UIView, flag: Bool) in access.set(view, flag) }
        case .number(let access, let range):
            self.init(name, range.kind) { (view: UIView, number: Double) in access.set(view, number) }
        case .count(let access, let noun, let range):
            self.init(name, .wholeNumber(noun, in: range)) { (view: UIView, count: Int) in access.set(view, count) }
        case .text(let access): self.init(name, .text) { (view: UIView, text: String) in access.set(view, text) }
        case .color(let access): self.init(name, .color) { (view: UIView, color: UIColor) in access.set(view, color) }
        case .font(let access):
            self.init(name, .font) { (view: UIView, font: DocumentFont) in
                access.set(view, font.font(for: view.traitCollection))
            }
        case .image(let access):
            self.init(name, .image) { (view: UIView, image: DocumentImage) in
                access.set(view, image.image(for: view.traitCollection))
            }
        case .insets(let access):
            self.init(name, .insets) { (view: UIView, insets: DocumentInsets) in
                access.set(view, insets.edgeInsets)
            }
        case .size(let access): self.init(name, .offset) { (view: UIView, size: CGSize) in access.set(view, size) }
        case .choice(let choice):
            let words = choice.names.enumerated().map { (word: $0.element, value: $0.offset) }
            self.init(name, .choice(choice.noun, among: words)) { (view: UIView, index: Int) in
                choice.set(view, index)
            }
        case .other: fatalError("JSON has no way to say \(name)")
        }
    }
}

extension NumberRange {
    fileprivate var kind: Kind<Double> {
        switch self {
        case .any: .factor
        case .fraction: .fraction
        case .length: Kind<CGFloat>.length.map { Double($0) }
        case .points: Kind<CGFloat>.points.map { Double($0) }
        }
    }
}

extension Kind where Value: NamedCases {
    /// One of the values that have names.
    static var named: Kind { .choice(Value.noun, Value.names) }
}
