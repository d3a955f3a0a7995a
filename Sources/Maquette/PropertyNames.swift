@_spi(Reflection) import Swift
import MaquetteViewModel

/// The names of the stored properties in which code keeps its views: `title` for what a view has in `let title = UILabel()`.
///
/// The owner of a property is a view around the one that is in it, or the controller of one. A property that leads up or sideways,
/// such as that of a delegate, names nothing.
@MainActor struct PropertyNames {
    private var names: [ObjectIdentifier: String] = [:]

    init(below root: UIView) {
        var waiting = [root]
        while let view = waiting.popLast() {
            waiting += view.subviews.reversed()
            if let controller = view.next as? UIViewController { read(controller, around: view) }
            read(view, around: view)
        }
    }

    func name(of view: UIView) -> String? { names[ObjectIdentifier(view)] }

    private mutating func read(_ owner: AnyObject, around view: UIView) {
        // What describes itself may say anything.
        guard !(owner is any CustomReflectable) else { return }
        var fields = Self.fields(of: type(of: owner))
        var mirror: Mirror? = Mirror(reflecting: owner)
        while let current = mirror, !Self.isOfMaquette(current.subjectType) {
            // Fields of superclasses come first.
            let count = current.children.count
            guard count <= fields.count else { return }
            for (field, child) in zip(fields.suffix(count), current.children.indices) where field.holdsViews {
                note(current.children[child].value, called: field.name, around: view)
            }
            fields.removeLast(count)
            mirror = current.superclassMirror
        }
    }

    private mutating func note(_ value: Any, called name: String, around owner: UIView) {
        if let view = value as? UIView {
            note(view, name, owner)
        } else if let views = value as? [UIView] {
            for (number, view) in views.enumerated() { note(view, "\(name)[\(number)]", owner) }
        }
    }

    private mutating func note(_ view: UIView, _ name: String, _ owner: UIView) {
        guard view !== owner, names[ObjectIdentifier(view)] == nil, view.isDescendant(of: owner) else { return }
        names[ObjectIdentifier(view)] = name
    }

    private static func isOfMaquette(_ type: Any.Type) -> Bool {
        ["MaquetteViewModel.", "MaquetteCode.", "UIKit.", "Foundation."].contains {
            String(reflecting: type).hasPrefix($0)
        }
    }

    // MARK: Fields

    private struct Field {
        let name: String
        let holdsViews: Bool
    }

    /// `.classType` and `.ignoreUnknown`, which the standard library has as variables.
    private static let ofClasses = _EachFieldOptions(rawValue: 0b11)

    private static var known: [ObjectIdentifier: [Field]] = [:]

    /// Only the values of those that hold views are read: others may be references to objects that have gone.
    private static func fields(of type: AnyClass) -> [Field] {
        if let known = known[ObjectIdentifier(type)] { return known }
        var fields: [Field] = []
        _ = _forEachField(of: type, options: ofClasses) { name, _, type, _ in
            let name = String(cString: name)
            let lazyName = "$__lazy_storage_$_"
            fields.append(
                Field(
                    name: name.hasPrefix(lazyName) ? String(name.dropFirst(lazyName.count)) : name,
                    holdsViews: holdsViews(type)))
            return true
        }
        known[ObjectIdentifier(type)] = fields
        return fields
    }

    fileprivate static func holdsViews(_ type: Any.Type) -> Bool {
        type is UIView.Type || (type as? any Holder.Type)?.holdsViews == true
    }
}

/// A value that has others in it.
@MainActor private protocol Holder { static var holdsViews: Bool { get } }

extension Optional: Holder { fileprivate static var holdsViews: Bool { PropertyNames.holdsViews(Wrapped.self) } }

extension Array: Holder { fileprivate static var holdsViews: Bool { PropertyNames.holdsViews(Element.self) } }
