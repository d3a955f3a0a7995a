import Foundation

extension Headless {
    /// The certainty of a number.
    public enum Certainty: String, Hashable, Sendable {
        /// Apple says so.
        case documented
        /// Published from a run on the device or its simulator.
        case measured
        /// Widely repeated, but without a measured source.
        case recalled
    }

    /// A screen that layouts are made for.
    public struct Device: Hashable, Sendable {
        public var name: String
        public var idiom: UIUserInterfaceIdiom
        /// The screen's size in points, in portrait.
        public var portraitSize: CGSize
        public var scale: CGFloat
        /// Pixels of the panel for each point; it differs from the scale where the picture is scaled down.
        public var nativeScale: CGFloat
        public var portraitInsets: UIEdgeInsets
        public var landscapeInsets: UIEdgeInsets
        /// Whether the width counts as regular in landscape.
        public var isRegularInLandscape: Bool
        /// The corner radius of the physical screen, in points; nil if it was not published.
        public var cornerRadius: CGFloat?
        /// The certainty of the insets; sizes, scales and size classes are documented.
        public var insetCertainty: Certainty
        public var cornerCertainty: Certainty

        public init(
            name: String, idiom: UIUserInterfaceIdiom, portraitSize: CGSize, scale: CGFloat,
            nativeScale: CGFloat? = nil,
            portraitInsets: UIEdgeInsets, landscapeInsets: UIEdgeInsets, isRegularInLandscape: Bool = false,
            cornerRadius: CGFloat? = nil, insetCertainty: Certainty = .recalled, cornerCertainty: Certainty = .recalled
        ) {
            self.name = name
            self.idiom = idiom
            self.portraitSize = portraitSize
            self.scale = scale
            self.nativeScale = nativeScale ?? scale
            self.portraitInsets = portraitInsets
            self.landscapeInsets = landscapeInsets
            self.isRegularInLandscape = isRegularInLandscape
            self.cornerRadius = cornerRadius
            self.insetCertainty = insetCertainty
            self.cornerCertainty = cornerCertainty
        }
    }
}

extension Headless.Device {
    /// The device with a name such as "iPhone 15 Pro", ignoring case.
    public static func named(_ name: String) -> Headless.Device? {
        byName[name.lowercased()]
    }

    private static let byName = Dictionary(
        (all + older).map { ($0.name.lowercased(), $0) }, uniquingKeysWith: { newer, _ in newer })
}
