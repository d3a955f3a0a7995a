import Foundation

/// What is told of a class of UIKit once, for all that read it: JSON screens and their schema, Interface Builder documents,
/// printed code, key-value coding and appearance proxies.
///
/// Each class has its table below its declaration; ``ClassTables`` lists them all.
package struct ClassTable: Sendable {
    package let type: AnyObject.Type
    /// Those that the class adds, in the order in which they are set: limits come before the values that they would move.
    package let properties: [ClassProperty]
    /// nil where a reader needs more than the table to make a view of the class.
    package let made: Made?

    /// What readers call views of a class, and how they make one.
    package struct Made: Sendable {
        /// The type in JSON screens, with what the schema says of it; nil where JSON has none.
        package let json: (name: String, summary: String)?
        /// The element of Interface Builder.
        package let element: String
        /// The name of a view without a name, in printed code.
        package let noun: String
        package let make: @MainActor @Sendable () -> UIView

        init(
            _ element: String, noun: String? = nil, json: (name: String, summary: String)? = nil,
            make: @escaping @MainActor @Sendable () -> UIView
        ) { (self.element, self.noun, self.json, self.make) = (element, noun ?? element, json, make) }
    }

    /// Tables only name properties, which any thread may do; those properties are the main actor's.
    init<Owner: AnyObject>(
        of type: Owner.Type, made: Made? = nil, _ tell: @MainActor (inout ClassRows<Owner>) -> Void
    ) {
        (self.type, self.made) = (type, made)
        var rows = ClassRows<Owner>()
        withoutActuallyEscaping(tell) { unsafeBitCast($0, to: ((inout ClassRows<Owner>) -> Void).self)(&rows) }
        properties = rows.all
    }

    /// Those that printed code sets.
    package var printed: [ClassProperty] { properties.filter(\.isPrinted) }
}

/// A property of a class as it is told to all readers.
package struct ClassProperty: Sendable {
    /// As code says it behind the object: `layer.cornerRadius`.
    package let name: String
    package let value: PropertyValue
    package fileprivate(set) var json: JSONUse?
    package fileprivate(set) var nib: NibUse?
    package fileprivate(set) var isPrinted: Bool
    /// Gives an object what was set on its proxy.
    fileprivate(set) var handFromProxy: FromProxy?
    fileprivate(set) var addKey: (@Sendable () -> Void)?

    /// Compares a proxy with an untouched object, and gives a view what is set on the proxy.
    typealias FromProxy = @MainActor @Sendable (_ proxy: UIView, _ untouched: UIView, _ view: UIView) -> Void

    /// How JSON screens say the property.
    package struct JSONUse: Sendable {
        package let name: String
        /// What the schema says of it.
        package let summary: String
    }

    /// How Interface Builder writes the property: an attribute, or the key of a child element. A reader of documents gives
    /// views the values that a document leaves out only where Interface Builder's default is not that of the class.
    package struct NibUse: Sendable {
        package let name: String
        package let whenMissing: WhenMissing

        package enum WhenMissing: Sendable { case leave, flag(Bool), choice(Int) }
    }
}

/// A property's type, with how it is asked for and set.
package enum PropertyValue: Sendable {
    case flag(PropertyAccess<Bool>)
    case number(PropertyAccess<Double>, NumberRange)
    /// A whole number, with what JSON's messages call it.
    case count(PropertyAccess<Int>, String, ClosedRange<Int>)
    case text(PropertyAccess<String?>)
    case color(PropertyAccess<UIColor?>)
    case font(PropertyAccess<UIFont?>)
    case image(PropertyAccess<UIImage?>)
    case insets(PropertyAccess<UIEdgeInsets>)
    case size(PropertyAccess<CGSize>)
    case choice(PropertyChoice)
    /// A value that each reader treats in its own way, if it knows it at all.
    case other
}

/// Which numbers a property takes.
package enum NumberRange: Sendable {
    case any
    /// From 0 to 1.
    case fraction
    /// Points from 0 on.
    case length
    /// Points, negative ones as well.
    case points
}

/// How a property is asked for and set; objects of other classes have none and ignore it.
package struct PropertyAccess<Value>: Sendable {
    package let get: @MainActor @Sendable (AnyObject) -> Value?
    package let set: @MainActor @Sendable (AnyObject, Value) -> Void

    init<Owner: AnyObject, Stored>(
        _ path: ReferenceWritableKeyPath<Owner, Stored>, out: @escaping @Sendable (Stored) -> Value,
        in into: @escaping @Sendable (Value) -> Stored
    ) {
        nonisolated(unsafe) let path = path
        get = { ($0 as? Owner).map { out($0[keyPath: path]) } }
        set = { owner, value in (owner as? Owner)?[keyPath: path] = into(value) }
    }

    init<Owner: AnyObject>(_ path: ReferenceWritableKeyPath<Owner, Value>) { self.init(path, out: { $0 }, in: { $0 }) }
}

/// One of a few values that have names, in JSON, in documents and in code.
package struct PropertyChoice: Sendable {
    /// What JSON's messages call it.
    package let noun: String
    package let names: [String]
    /// The case's name, as code says it.
    package let get: @MainActor @Sendable (AnyObject) -> String?
    /// Sets the value with the name at this place.
    package let set: @MainActor @Sendable (AnyObject, Int) -> Void

    package func index(of name: String) -> Int? { names.firstIndex(of: name) }
}

/// A type whose values JSON screens and documents say by name.
package protocol NamedCases: Equatable, Sendable {
    static var noun: String { get }
    static var names: KeyValuePairs<String, Self> { get }
}

/// A type of number that properties have.
package protocol PropertyNumber: Sendable {
    init(told: Double)
    var told: Double { get }
}

extension CGFloat: PropertyNumber {
    package init(told: Double) { self = told }
    package var told: Double { Double(self) }
}

extension Double: PropertyNumber {
    package init(told: Double) { self = told }
    package var told: Double { self }
}

/// As the shortest number that is the same `Float`, so that 0.1 does not become 0.10000000149011612.
extension Float: PropertyNumber {
    package init(told: Double) { self = Float(told) }
    package var told: Double { Double("\(self)") ?? Double(self) }
}

/// Writes the rows of a table.
struct ClassRows<Owner: AnyObject> {
    private(set) fileprivate var all: [ClassProperty] = []

    mutating func flag(
        _ name: String, _ path: ReferenceWritableKeyPath<Owner, Bool>, json: String? = nil, nib: String? = nil,
        whenMissing: Bool? = nil, isPrinted: Bool = true, isAppearance: Bool = false
    ) {
        let missing = whenMissing.map { ClassProperty.NibUse.WhenMissing.flag($0) }
        add(
            name, path, .flag(PropertyAccess(path)),
            Told(json: json, nib: nib, whenMissing: missing, isPrinted: isPrinted, isAppearance: isAppearance))
    }

    mutating func number<Number: PropertyNumber & Equatable>(
        _ name: String, _ path: ReferenceWritableKeyPath<Owner, Number>, _ range: NumberRange = .any,
        json: String? = nil, nib: String? = nil, isPrinted: Bool = true, isAppearance: Bool = false
    ) {
        let access = PropertyAccess<Double>(path, out: { $0.told }, in: { Number(told: $0) })
        add(
            name, path, .number(access, range),
            Told(json: json, nib: nib, isPrinted: isPrinted, isAppearance: isAppearance))
    }

    mutating func count(
        _ name: String, _ path: ReferenceWritableKeyPath<Owner, Int>, _ noun: String, in range: ClosedRange<Int>,
        json: String? = nil, nib: String? = nil
    ) { add(name, path, .count(PropertyAccess(path), noun, range), Told(json: json, nib: nib)) }

    mutating func text(
        _ name: String, _ path: ReferenceWritableKeyPath<Owner, String?>, json: String? = nil, nib: String? = nil,
        isPrinted: Bool = true
    ) { add(name, path, .text(PropertyAccess(path)), Told(json: json, nib: nib, isPrinted: isPrinted)) }

    mutating func color(
        _ name: String, _ path: ReferenceWritableKeyPath<Owner, UIColor?>, json: String? = nil, jsonName: String? = nil,
        nib: String? = nil, isAppearance: Bool = false
    ) {
        add(
            name, path, .color(PropertyAccess(path)),
            Told(json: json, jsonName: jsonName, nib: nib, isAppearance: isAppearance))
    }

    mutating func font(
        _ name: String, _ path: ReferenceWritableKeyPath<Owner, UIFont?>, json: String? = nil,
        isAppearance: Bool = false
    ) { add(name, path, .font(PropertyAccess(path)), Told(json: json, isAppearance: isAppearance)) }

    mutating func image(
        _ name: String, _ path: ReferenceWritableKeyPath<Owner, UIImage?>, json: String? = nil, nib: String? = nil
    ) { add(name, path, .image(PropertyAccess(path)), Told(json: json, nib: nib)) }

    mutating func insets(
        _ name: String, _ path: ReferenceWritableKeyPath<Owner, UIEdgeInsets>, json: String? = nil, nib: String? = nil,
        isAppearance: Bool = false
    ) { add(name, path, .insets(PropertyAccess(path)), Told(json: json, nib: nib, isAppearance: isAppearance)) }

    mutating func size(
        _ name: String, _ path: ReferenceWritableKeyPath<Owner, CGSize>, json: String? = nil, jsonName: String? = nil,
        nib: String? = nil, isAppearance: Bool = false
    ) {
        add(
            name, path, .size(PropertyAccess(path)),
            Told(json: json, jsonName: jsonName, nib: nib, isAppearance: isAppearance))
    }

    mutating func choice<Value: NamedCases>(
        _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>, json: String? = nil, nib: String? = nil,
        whenMissing: String? = nil, isPrinted: Bool = true, isAppearance: Bool = false
    ) {
        nonisolated(unsafe) let path = path
        let cases = Value.names.map(\.value)
        let choice = PropertyChoice(
            noun: Value.noun, names: Value.names.map(\.key),
            get: { ($0 as? Owner).map { "\($0[keyPath: path])" } },
            set: { owner, index in (owner as? Owner)?[keyPath: path] = cases[index] })
        let missing = whenMissing.flatMap(choice.index).map { ClassProperty.NibUse.WhenMissing.choice($0) }
        add(
            name, path, .choice(choice),
            Told(json: json, nib: nib, whenMissing: missing, isPrinted: isPrinted, isAppearance: isAppearance))
    }

    /// A value that JSON and printed code have, each in its own way.
    mutating func special(_ name: String, json: String? = nil, isPrinted: Bool = true) {
        append(name, .other) {
            $0.json = json.map { ClassProperty.JSONUse(name: name, summary: $0) }
            $0.isPrinted = isPrinted
        }
    }

    /// An outlet, or another value that nibs and key-value coding set by its name alone.
    mutating func key<Value>(_ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>) {
        nonisolated(unsafe) let path = path
        append(name, .other) { $0.addKey = { KeyedProperties.add(name, path) } }
    }

    /// A value that is only asked for.
    mutating func key<Value>(readOnly name: String, _ path: KeyPath<Owner, Value>) {
        nonisolated(unsafe) let path = path
        append(name, .other) { $0.addKey = { KeyedProperties.add(name, path) } }
    }

    /// A value that must not be asked for before it is set: that would make it.
    mutating func key<Value>(
        made name: String, _ path: KeyPath<Owner, Value>, set: @escaping @MainActor (Owner, Value) -> Void
    ) {
        nonisolated(unsafe) let path = path
        nonisolated(unsafe) let set = unsafeBitCast(set, to: ((Owner, Value) -> Void).self)
        append(name, .other) { $0.addKey = { KeyedProperties.add(name, get: { $0[keyPath: path] }, set: set) } }
    }

    // MARK: Appearance

    /// A value that only proxies set.
    mutating func appearance<Value: Equatable & SendableMetatype>(
        _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>
    ) {
        let hand = Self.handing(path)
        append(name, .other) { $0.handFromProxy = hand }
    }

    /// What is set on proxies for each state of a control.
    mutating func appearance<Value>(
        ofStates name: String, _ get: @escaping @MainActor @Sendable (Owner, UIControl.State) -> Value?,
        _ set: @escaping @MainActor @Sendable (Owner, Value?, UIControl.State) -> Void,
        _ areEqual: @escaping @Sendable (Value, Value) -> Bool
    ) {
        @Sendable func same(_ one: Value?, _ other: Value?) -> Bool {
            guard let one, let other else { return one == nil && other == nil }
            return areEqual(one, other)
        }
        append(name, .other) {
            $0.handFromProxy = { proxy, untouched, view in
                guard let proxy = proxy as? Owner, let untouched = untouched as? Owner, let view = view as? Owner else {
                    return
                }
                let states: [UIControl.State] = [.normal, .highlighted, .selected, .disabled]
                for state in states where state == .normal || !same(get(proxy, state), get(proxy, .normal)) {
                    let (value, usual) = (get(proxy, state), get(untouched, state))
                    if !same(value, usual), same(get(view, state), usual) { set(view, value, state) }
                }
            }
        }
    }

    private static func handing<Value: Equatable & SendableMetatype>(
        _ path: ReferenceWritableKeyPath<Owner, Value>
    ) -> ClassProperty.FromProxy {
        nonisolated(unsafe) let path = path
        return { proxy, untouched, view in
            guard let proxy = proxy as? Owner, let untouched = untouched as? Owner, let view = view as? Owner else {
                return
            }
            let (value, usual) = (proxy[keyPath: path], untouched[keyPath: path])
            guard value != usual, view[keyPath: path] == usual else { return }
            view[keyPath: path] = value
        }
    }

    // MARK: Adding

    /// Who besides code knows a property.
    private struct Told {
        var json: String?
        /// Where JSON has another name for it.
        var jsonName: String?
        var nib: String?
        var whenMissing: ClassProperty.NibUse.WhenMissing?
        var isPrinted = true
        var isAppearance = false
    }

    private mutating func add<Value: Equatable & SendableMetatype>(
        _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>, _ value: PropertyValue, _ told: Told
    ) {
        nonisolated(unsafe) let path = path
        let last = name.split(separator: ".").last.map(String.init) ?? name
        append(name, value) {
            $0.json = told.json.map { ClassProperty.JSONUse(name: told.jsonName ?? last, summary: $0) }
            $0.nib = told.nib.map { ClassProperty.NibUse(name: $0, whenMissing: told.whenMissing ?? .leave) }
            $0.isPrinted = told.isPrinted
            if told.isAppearance { $0.handFromProxy = Self.handing(path) }
            if last == name { $0.addKey = { KeyedProperties.add(name, path) } }
        }
    }

    private mutating func append(_ name: String, _ value: PropertyValue, _ tell: (inout ClassProperty) -> Void) {
        var property = ClassProperty(name: name, value: value, isPrinted: false)
        tell(&property)
        all.append(property)
    }
}
