/// A section with its items.
public protocol SectionModelType {
    associatedtype Item
    var items: [Item] { get }
    init(original: Self, items: [Item])
}

/// Something that is the same thing when it has changed.
public protocol IdentifiableType {
    associatedtype Identity: Hashable
    var identity: Identity { get }
}

public protocol AnimatableSectionModelType: SectionModelType, IdentifiableType
where Item: IdentifiableType, Item: Equatable {}

public struct SectionModel<Section, ItemType> {
    public var model: Section
    public var items: [ItemType]

    public init(model: Section, items: [ItemType]) {
        self.model = model
        self.items = items
    }
}

extension SectionModel: SectionModelType {
    public typealias Identity = Section
    public typealias Item = ItemType

    public var identity: Section { model }

    public init(original: SectionModel<Section, ItemType>, items: [ItemType]) {
        self.init(model: original.model, items: items)
    }
}

extension SectionModel: CustomStringConvertible {
    public var description: String { "\(model) > \(items)" }
}

extension SectionModel: Equatable where Section: Equatable, ItemType: Equatable {}

public struct AnimatableSectionModel<Section: IdentifiableType, ItemType: IdentifiableType & Equatable> {
    public var model: Section
    public var items: [ItemType]

    public init(model: Section, items: [ItemType]) {
        self.model = model
        self.items = items
    }
}

extension AnimatableSectionModel: AnimatableSectionModelType {
    public typealias Item = ItemType
    public typealias Identity = Section.Identity

    public var identity: Section.Identity { model.identity }

    public init(original: AnimatableSectionModel, items: [ItemType]) {
        self.init(model: original.model, items: items)
    }
}

extension AnimatableSectionModel: CustomStringConvertible {
    public var description: String { "\(model) > \(items)" }
}

extension AnimatableSectionModel: Equatable where Section: Equatable {}

/// A value that is its own identity.
public struct IdentifiableValue<Value: Hashable>: IdentifiableType, Hashable {
    public let value: Value

    public init(value: Value) { self.value = value }

    public var identity: Value { value }
}

extension String: IdentifiableType {
    public var identity: String { self }
}
extension Int: IdentifiableType {
    public var identity: Int { self }
}

/// An item with the place it came from.
public struct ItemPath: Hashable, Sendable {
    public let sectionIndex: Int
    public let itemIndex: Int

    public init(sectionIndex: Int, itemIndex: Int) {
        self.sectionIndex = sectionIndex
        self.itemIndex = itemIndex
    }
}
