import Foundation
import MaquetteViewModel

/// A property of a class, printed where a view's value differs from that of a new view.
@MainActor struct Property {
    /// Statements for the view with a name, if it differs.
    let statements: (UIView, _ fresh: UIView, _ name: String, inout Helpers) -> [String]
}

/// The properties of a class, in the order of its ``ClassTable``. Those that a table leaves to each reader are said here, and
/// so are those whose value is not all that code was given.
@MainActor struct PropertyTable<View: UIView> {
    private var rows: [(name: String, property: Property?)]
    private let inherited: [Property]

    init(_ table: ClassTable?, inheriting inherited: [Property] = []) {
        self.inherited = inherited
        rows = (table?.printed ?? []).map { ($0.name, Property($0)) }
    }

    var all: [Property] {
        inherited
            + rows.map { row in
                guard let property = row.property else {
                    fatalError("nothing prints \(row.name) of \(View.self)")
                }
                return property
            }
    }

    /// A property that needs statements of its own.
    mutating func say(
        _ name: String, _ statements: @escaping @MainActor (View, _ name: String, inout Helpers) -> [String]
    ) {
        set(
            name,
            Property { view, _, name, helpers in (view as? View).map { statements($0, name, &helpers) } ?? [] })
    }

    /// A property that needs statements of its own when it differs from a new view's.
    mutating func compare<Value: Equatable>(
        _ name: String, _ get: @escaping @MainActor (View) -> Value,
        _ statements: @escaping @MainActor (Value, _ name: String, inout Helpers) -> [String]
    ) {
        set(
            name,
            Property { view, fresh, name, helpers in
                guard let view = view as? View, let fresh = fresh as? View else { return [] }
                let value = get(view)
                return value == get(fresh) ? [] : statements(value, name, &helpers)
            })
    }

    /// Compares several properties as one.
    mutating func compare(
        _ name: String, _ statements: @escaping @MainActor (View, _ fresh: View, _ name: String) -> [String]
    ) {
        set(
            name,
            Property { view, fresh, name, _ in
                guard let view = view as? View, let fresh = fresh as? View else { return [] }
                return statements(view, fresh, name)
            })
    }

    /// A property that is set to a value.
    mutating func value<Value: Equatable>(
        _ path: String, _ get: @escaping @MainActor (View) -> Value, _ text: @escaping @MainActor (Value) -> String
    ) { compare(path, get) { value, name, _ in ["\(name).\(path) = \(text(value))"] } }

    mutating func flag(_ path: String, _ get: @escaping @MainActor (View) -> Bool) { value(path, get, SwiftText.flag) }

    mutating func choice<Value: Equatable>(_ path: String, _ get: @escaping @MainActor (View) -> Value) {
        value(path, get) { SwiftText.choice($0) }
    }

    mutating func text(_ path: String, _ get: @escaping @MainActor (View) -> String?) {
        value(path, get) { $0.map(SwiftText.text) ?? "nil" }
    }

    mutating func color(_ path: String, _ get: @escaping @MainActor (View) -> UIColor?) {
        value(path, get) { $0.map(ColorText.color) ?? "nil" }
    }

    mutating func font(_ path: String, _ get: @escaping @MainActor (View) -> UIFont?) {
        value(path, get) { $0.map(FontText.font) ?? "nil" }
    }

    mutating func insets(_ path: String, _ get: @escaping @MainActor (View) -> UIEdgeInsets) {
        value(path, get) { SwiftText.insets($0) }
    }

    /// An attributed text, made by statements before; nil when there is none.
    mutating func styled(_ path: String, _ get: @escaping @MainActor (View) -> NSAttributedString?) {
        say(path) { view, name, helpers in
            guard let text = get(view) else { return [] }
            let variable = helpers.freshName(name + path.capitalizedFirst)
            return StyledText(text, named: variable).statements + ["\(name).\(path) = \(variable)"]
        }
    }

    private mutating func set(_ name: String, _ property: Property) {
        guard let place = rows.firstIndex(where: { $0.name == name }) else {
            fatalError("the table of \(View.self) has no \(name)")
        }
        rows[place].property = property
    }
}

extension ClassTable {
    /// Whether printed code has properties that the table leaves to its readers.
    var needsWords: Bool { printed.contains { if case .other = $0.value { true } else { false } } }
}

extension Property {
    /// nil for one that its table leaves to the readers.
    fileprivate init?(_ told: ClassProperty) {
        switch told.value {
        case .flag(let access): self.init(told, access, SwiftText.flag)
        case .number(let access, _): self.init(told, access) { SwiftText.number($0) }
        case .count(let access, _, _): self.init(told, access) { "\($0)" }
        case .text(let access): self.init(told, access) { $0.map(SwiftText.text) ?? "nil" }
        case .color(let access): self.init(told, access) { $0.map(ColorText.color) ?? "nil" }
        case .font(let access): self.init(told, access) { $0.map(FontText.font) ?? "nil" }
        case .insets(let access): self.init(told, access) { SwiftText.insets($0) }
        case .size(let access): self.init(told, access) { SwiftText.size($0) }
        case .choice(let choice):
            self.init { view, fresh, name, _ in
                guard let value = choice.get(view), value != choice.get(fresh) else { return [] }
                return ["\(name).\(told.name) = .\(value)"]
            }
        case .image(let access):
            self.init { view, fresh, name, helpers in
                guard let image = access.get(view), image != access.get(fresh) else { return [] }
                return ["\(name).\(told.name) = \(image.map { ImageText.image($0, &helpers) } ?? "nil")"]
            }
        case .other: return nil
        }
    }

    private init<Value: Equatable>(
        _ told: ClassProperty, _ access: PropertyAccess<Value>, _ text: @escaping @MainActor (Value) -> String
    ) {
        self.init { view, fresh, name, _ in
            guard let value = access.get(view), value != access.get(fresh) else { return [] }
            return ["\(name).\(told.name) = \(text(value))"]
        }
    }
}
