import Foundation
import MaquetteViewModel

/// A property of a class, printed where a view's value differs from that of a new view.
@MainActor struct Property {
    /// Statements for the view with a name, if it differs.
    let statements: (UIView, _ fresh: UIView, _ name: String, inout Helpers) -> [String]
}

/// The properties of a class, in the order in which they are set.
@MainActor struct PropertyTable<View: UIView> {
    private(set) var all: [Property] = []

    init(_ inherited: [Property] = []) { all = inherited }

    /// A property that needs special statements.
    mutating func say(_ statements: @escaping @MainActor (View, _ name: String, inout Helpers) -> [String]) {
        all.append(
            Property { view, _, name, helpers in (view as? View).map { statements($0, name, &helpers) } ?? [] })
    }

    /// A property that needs special statements when it differs from a new view's.
    mutating func compare<Value: Equatable>(
        _ get: @escaping @MainActor (View) -> Value,
        _ statements: @escaping @MainActor (Value, _ name: String, inout Helpers) -> [String]
    ) {
        all.append(
            Property { view, fresh, name, helpers in
                guard let view = view as? View, let fresh = fresh as? View else { return [] }
                let value = get(view)
                return value == get(fresh) ? [] : statements(value, name, &helpers)
            })
    }

    /// A property that is set to a value.
    mutating func value<Value: Equatable>(
        _ path: String, _ get: @escaping @MainActor (View) -> Value, _ text: @escaping @MainActor (Value) -> String
    ) { compare(get) { value, name, _ in ["\(name).\(path) = \(text(value))"] } }

    mutating func flag(_ path: String, _ get: @escaping @MainActor (View) -> Bool) { value(path, get, SwiftText.flag) }

    mutating func number(_ path: String, _ get: @escaping @MainActor (View) -> CGFloat) {
        value(path, get) { SwiftText.number($0) }
    }

    mutating func choice<Value: Equatable>(_ path: String, _ get: @escaping @MainActor (View) -> Value) {
        value(path, get) { SwiftText.choice($0) }
    }

    mutating func text(_ path: String, _ get: @escaping @MainActor (View) -> String?) {
        value(path, get) { $0.map(SwiftText.text) ?? "nil" }
    }

    mutating func color(_ path: String, _ get: @escaping @MainActor (View) -> UIColor?) {
        value(path, get) { $0.map(ColorText.color) ?? "nil" }
    }

    mutating func layerColor(_ path: String, _ get: @escaping @MainActor (View) -> CGColor?) {
        value(path, get) { $0.map(ColorText.layerColor) ?? "nil" }
    }

    mutating func font(_ path: String, _ get: @escaping @MainActor (View) -> UIFont?) {
        value(path, get) { $0.map(FontText.font) ?? "nil" }
    }

    mutating func insets(_ path: String, _ get: @escaping @MainActor (View) -> UIEdgeInsets) {
        value(path, get) { SwiftText.insets($0) }
    }

    mutating func image(_ path: String, _ get: @escaping @MainActor (View) -> UIImage?) {
        compare(get) { image, name, helpers in
            ["\(name).\(path) = \(image.map { ImageText.image($0, &helpers) } ?? "nil")"]
        }
    }

    /// An attributed text, made by statements before; nil when there is none.
    mutating func styled(_ path: String, _ get: @escaping @MainActor (View) -> NSAttributedString?) {
        say { view, name, helpers in
            guard let text = get(view) else { return [] }
            let variable = helpers.freshName(name + path.capitalizedFirst)
            return StyledText(text, named: variable).statements + ["\(name).\(path) = \(variable)"]
        }
    }
}
