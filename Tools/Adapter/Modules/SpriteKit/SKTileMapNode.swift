import UIKit

public enum SKTileSetType: UInt, Sendable { case grid, isometric, hexagonalFlat, hexagonalPointy }

open class SKTileDefinition: NSObject {
    public override init() { super.init() }
    public init(texture: SKTexture) {
        (textures, size) = ([texture], texture.size())
        super.init()
    }
    public init(texture: SKTexture, size: CGSize) {
        (textures, self.size) = ([texture], size)
        super.init()
    }
    public init(textures: [SKTexture], size: CGSize, timePerFrame: CGFloat) {
        (self.textures, self.size, self.timePerFrame) = (textures, size, timePerFrame)
        super.init()
    }
    open var textures: [SKTexture] = []
    open var normalTextures: [SKTexture] = []
    open var userData: NSMutableDictionary?
    open var name: String?
    open var size = CGSize.zero
    open var timePerFrame: CGFloat = 0
    open var placementWeight = 1
    open var flipVertically = false
    open var flipHorizontally = false
}

open class SKTileGroupRule: NSObject {
    public init(adjacency: SKTileAdjacencyMask, tileDefinitions: [SKTileDefinition]) {
        (self.adjacency, self.tileDefinitions) = (adjacency, tileDefinitions)
    }
    open var adjacency: SKTileAdjacencyMask
    open var tileDefinitions: [SKTileDefinition]
    open var name: String?
}

public struct SKTileAdjacencyMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let adjacencyUp = Self(rawValue: 1)
    public static let adjacencyUpperRight = Self(rawValue: 2)
    public static let adjacencyRight = Self(rawValue: 4)
    public static let adjacencyLowerRight = Self(rawValue: 8)
    public static let adjacencyDown = Self(rawValue: 16)
    public static let adjacencyLowerLeft = Self(rawValue: 32)
    public static let adjacencyLeft = Self(rawValue: 64)
    public static let adjacencyUpperLeft = Self(rawValue: 128)
    public static let adjacencyAll = Self(rawValue: 255)
}

open class SKTileGroup: NSObject {
    public init(tileDefinition: SKTileDefinition) {
        rules = [SKTileGroupRule(adjacency: .adjacencyAll, tileDefinitions: [tileDefinition])]
    }
    public init(rules: [SKTileGroupRule]) { self.rules = rules }
    open class func empty() -> Self { unsafeDowncast(SKTileGroup(rules: []), to: self) }
    open var rules: [SKTileGroupRule]
    open var name: String?
}

open class SKTileSet: NSObject {
    public init(tileGroups: [SKTileGroup]) { self.tileGroups = tileGroups }
    public init(tileGroups: [SKTileGroup], tileSetType: SKTileSetType) {
        (self.tileGroups, type) = (tileGroups, tileSetType)
    }
    /// No file of sets can be read.
    public convenience init?(named name: String) { nil }
    open var tileGroups: [SKTileGroup]
    open var name: String?
    open var type = SKTileSetType.grid
    open var defaultTileGroup: SKTileGroup?
    open var defaultTileSize = CGSize.zero
}

/// A grid of tiles, from its lower left corner on.
@preconcurrency @MainActor open class SKTileMapNode: SKNode {
    public init(tileSet: SKTileSet, columns: Int, rows: Int, tileSize: CGSize) {
        (self.tileSet, numberOfColumns, numberOfRows, self.tileSize) = (tileSet, columns, rows, tileSize)
        super.init()
    }
    public convenience init(
        tileSet: SKTileSet, columns: Int, rows: Int, tileSize: CGSize, fillWith tileGroup: SKTileGroup
    ) {
        self.init(tileSet: tileSet, columns: columns, rows: rows, tileSize: tileSize)
        fill(with: tileGroup)
    }
    public required init?(coder aDecoder: NSCoder) {
        (tileSet, numberOfColumns, numberOfRows, tileSize) = (SKTileSet(tileGroups: []), 0, 0, .zero)
        super.init(coder: aDecoder)
    }
    open var tileSet: SKTileSet
    open var numberOfColumns: Int
    open var numberOfRows: Int
    open var tileSize: CGSize
    open var mapSize: CGSize {
        CGSize(width: CGFloat(numberOfColumns) * tileSize.width, height: CGFloat(numberOfRows) * tileSize.height)
    }
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    open var color = UIColor.white
    open var colorBlendFactor: CGFloat = 0
    open var blendMode = SKBlendMode.alpha
    open var enableAutomapping = true
    open var lightingBitMask: UInt32 = 0

    private struct Place: Hashable { var column, row: Int }
    private var groups: [Place: SKTileGroup] = [:]
    private var definitions: [Place: SKTileDefinition] = [:]

    open func fill(with tileGroup: SKTileGroup?) {
        for column in 0..<numberOfColumns {
            for row in 0..<numberOfRows { setTileGroup(tileGroup, forColumn: column, row: row) }
        }
    }
    open func tileGroup(atColumn column: Int, row: Int) -> SKTileGroup? { groups[Place(column: column, row: row)] }
    open func tileDefinition(atColumn column: Int, row: Int) -> SKTileDefinition? {
        definitions[Place(column: column, row: row)]
            ?? tileGroup(atColumn: column, row: row)?.rules.first?.tileDefinitions.first
    }
    open func setTileGroup(_ tileGroup: SKTileGroup?, forColumn column: Int, row: Int) {
        groups[Place(column: column, row: row)] = tileGroup
        definitions[Place(column: column, row: row)] = nil
    }
    open func setTileGroup(
        _ tileGroup: SKTileGroup, andTileDefinition tileDefinition: SKTileDefinition, forColumn column: Int, row: Int
    ) {
        groups[Place(column: column, row: row)] = tileGroup
        definitions[Place(column: column, row: row)] = tileDefinition
    }
    open func tileColumnIndex(fromPosition position: CGPoint) -> Int {
        tileSize.width > 0 ? Int(((position.x + anchorPoint.x * mapSize.width) / tileSize.width).rounded(.down)) : 0
    }
    open func tileRowIndex(fromPosition position: CGPoint) -> Int {
        tileSize.height > 0 ? Int(((position.y + anchorPoint.y * mapSize.height) / tileSize.height).rounded(.down)) : 0
    }
    open func centerOfTile(atColumn column: Int, row: Int) -> CGPoint {
        CGPoint(
            x: (CGFloat(column) + 0.5) * tileSize.width - anchorPoint.x * mapSize.width,
            y: (CGFloat(row) + 0.5) * tileSize.height - anchorPoint.y * mapSize.height)
    }
    open override var frame: CGRect {
        CGRect(
            x: position.x - anchorPoint.x * mapSize.width, y: position.y - anchorPoint.y * mapSize.height,
            width: mapSize.width, height: mapSize.height)
    }
}
