import Foundation

/// The traits of an environment: style, size classes, text size, scale, and custom traits.
open class UITraitCollection: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    let values: TraitValues
    // What every view asks for all the time, found beforehand.
    public let userInterfaceStyle: UIUserInterfaceStyle
    public let layoutDirection: UITraitEnvironmentLayoutDirection
    public let displayScale: CGFloat

    public override convenience init() { self.init(values: TraitValues()) }

    init(values: TraitValues) {
        self.values = values
        userInterfaceStyle = values.userInterfaceStyle
        layoutDirection = values.layoutDirection
        displayScale = values.displayScale
        super.init()
    }

    /// An archived collection comes back empty: archives of a device's traits mean nothing on another.
    public required convenience init?(coder: NSCoder) { self.init(values: TraitValues()) }

    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) {}
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open func containsTraits(in trait: UITraitCollection?) -> Bool {
        trait.map { values.agrees(with: $0.values) } ?? true
    }

    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        guard let traitCollection else { return true }
        return values.traits(differingFrom: traitCollection.values).contains { $0.affectsColorAppearance }
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return other === self || values.traits(differingFrom: other.values).isEmpty
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(userInterfaceStyle)
        hasher.combine(preferredContentSizeCategory)
        hasher.combine(displayScale)
        return hasher.finalize()
    }

    open override var description: String {
        let address = String(UInt(bitPattern: ObjectIdentifier(self).hashValue), radix: 16)
        return "<UITraitCollection: 0x\(address); \(values.described.joined(separator: ", "))>"
    }
}

extension UITraitCollection {
    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }

    public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    public var displayGamut: UIDisplayGamut { values.displayGamut }
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    public var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
    public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
    public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
    public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
    public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
    public var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }

    public var typesettingLanguage: String? { values.typesettingLanguage }

    /// The traits that system colours look at.
    public static var systemTraitsAffectingColorAppearance: [UITrait] {
        [
            UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitDisplayGamut.self,
            UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self, UITraitActiveAppearance.self,
        ]
    }

    /// The traits that matter for finding images by name.
    public static var systemTraitsAffectingImageLookup: [UITrait] {
        [
            UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitDisplayGamut.self,
            UITraitAccessibilityContrast.self, UITraitDisplayScale.self, UITraitLayoutDirection.self,
            UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
        ]
    }

    /// The traits that differ, for change handlers.
    func traits(differingFrom other: UITraitCollection) -> [UITrait] { values.traits(differingFrom: other.values) }
}

extension UITraitCollection {
    private static let currentOfThread: ThreadLocal<UITraitCollection> = {
        let traits = ThreadLocal<UITraitCollection>()
        // The main thread follows its screen's traits again.
        Headless.onReset { traits.value = nil }
        return traits
    }()

    /// The traits for resolving dynamic colours on this thread; by default the main screen's.
    public class var current: UITraitCollection {
        get { currentOfThread.value ?? Headless.screenTraits }
        set { currentOfThread.value = newValue }
    }

    public func performAsCurrent(_ actions: () -> Void) {
        let previous = Self.currentOfThread.value
        Self.currentOfThread.value = self
        defer { Self.currentOfThread.value = previous }
        actions()
    }
}
