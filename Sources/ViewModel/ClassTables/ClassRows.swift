import Foundation

/// Writes the rows of a table.
struct ClassRows<Owner: AnyObject> {
    private(set) var all: [ClassProperty] = []

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
