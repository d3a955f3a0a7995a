/// A value that is objects of the same container, or none.
public protocol _RelationValue {
    static var _target: (any PersistentModel.Type)? { get }
    var _models: [any PersistentModel] { get }
    func _adding(_ model: any PersistentModel) -> Self
    func _removing(_ model: any PersistentModel) -> Self
}

extension PersistentModel {
    public static var _target: (any PersistentModel.Type)? { Self.self }
    public var _models: [any PersistentModel] { [self] }
    public func _adding(_ model: any PersistentModel) -> Self { model as? Self ?? self }
    // It must have one.
    public func _removing(_ model: any PersistentModel) -> Self { self }
}

extension Optional: _RelationValue where Wrapped: _RelationValue {
    public static var _target: (any PersistentModel.Type)? { Wrapped._target }
    public var _models: [any PersistentModel] { self?._models ?? [] }
    public func _adding(_ model: any PersistentModel) -> Self {
        if let self { return self._adding(model) }
        if let model = model as? Wrapped { return model }
        // Several, of which there were none yet.
        return [model] as? Wrapped ?? Wrapped._array(of: model) as? Wrapped
    }
    public func _removing(_ model: any PersistentModel) -> Self {
        guard let self else { return nil }
        return self is any PersistentModel
            ? (self._models.contains { $0 === model } ? nil : self) : self._removing(model)
    }
}

extension Array: _RelationValue where Element: _RelationValue {
    public static var _target: (any PersistentModel.Type)? { Element._target }
    public var _models: [any PersistentModel] { flatMap(\._models) }
    public func _adding(_ model: any PersistentModel) -> Self {
        guard let element = model as? Element, !_models.contains(where: { $0 === model }) else { return self }
        return self + [element]
    }
    public func _removing(_ model: any PersistentModel) -> Self {
        filter { element in !element._models.contains { $0 === model } }
    }
}

extension _RelationValue {
    fileprivate static func _array(of model: any PersistentModel) -> Any {
        func open<Model: PersistentModel>(_ model: Model) -> Any { [model] }
        return open(model)
    }
}

/// Keeps both ends of relationships the same.
enum Relations {
    /// Of a model, those properties that are objects.
    static func properties(of type: any PersistentModel.Type) -> [Schema.PropertyMetadata] {
        type.schemaMetadata.filter { ($0.valueType as? any _RelationValue.Type)?._target != nil }
    }

    static func models(in value: Any?) -> [any PersistentModel] { (value as? any _RelationValue)?._models ?? [] }

    static func update<Model: PersistentModel, Value>(
        _ model: Model, _ path: KeyPath<Model, Value>, from former: Value, to new: Value
    ) {
        let (before, after) = (models(in: former), models(in: new))
        let gone = before.filter { one in !after.contains { $0 === one } }
        let come = after.filter { one in !before.contains { $0 === one } }
        guard !gone.isEmpty || !come.isEmpty,
            let property = Model.schemaMetadata.first(where: { $0.keypath == path })
        else { return }
        for other in gone { change(other, inverseOf: property, of: model) { $0._removing(model) } }
        for other in come { connect(model, property, other) }
    }

    /// What is already there when an object is made, when it comes into a context.
    static func complete(_ model: any PersistentModel) {
        for property in properties(of: type(of: model)) {
            for other in models(in: property.read(model)) { connect(model, property, other) }
        }
    }

    private static func connect(
        _ model: any PersistentModel, _ property: Schema.PropertyMetadata, _ other: any PersistentModel
    ) {
        change(other, inverseOf: property, of: model) { $0._adding(model) }
        if let context = model._$record.context, other._$record.context == nil { context.insertAny(other) }
    }

    static func change(
        _ other: any PersistentModel, inverseOf property: Schema.PropertyMetadata, of model: any PersistentModel,
        _ change: (any _RelationValue) -> any _RelationValue
    ) {
        guard let inverse = inverse(of: property, of: type(of: model), in: type(of: other)),
            let value = inverse.read(other) as? any _RelationValue
        else { return }
        let changed = change(value)
        let (before, after) = (value._models.map(ObjectIdentifier.init), changed._models.map(ObjectIdentifier.init))
        if before != after { inverse.write?(other, changed) }
    }

    /// The property at the other end: the one that is named, or the only one that can be.
    private static func inverse(
        of property: Schema.PropertyMetadata, of owner: any PersistentModel.Type, in target: any PersistentModel.Type
    ) -> Schema.PropertyMetadata? {
        let others = properties(of: target)
        if let path = (property.metadata as? Schema.Relationship)?.inverseKeyPath {
            return others.first { $0.keypath == path }
        }
        if let naming = others.first(where: {
            ($0.metadata as? Schema.Relationship)?.inverseKeyPath == property.keypath
        }) {
            return naming
        }
        let back = others.filter { isTo(owner, $0) && ($0.metadata as? Schema.Relationship)?.inverseKeyPath == nil }
        let forth = properties(of: owner).filter { isTo(target, $0) }
        return back.count == 1 && forth.count == 1 && owner != target ? back[0] : nil
    }

    private static func isTo(_ type: any PersistentModel.Type, _ property: Schema.PropertyMetadata) -> Bool {
        (property.valueType as? any _RelationValue.Type)?._target.map { $0 == type } ?? false
    }
}
