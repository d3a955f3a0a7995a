import SceneKit

extension SCNDebugOptions {
    public static let showFeaturePoints = SCNDebugOptions(rawValue: 1 << 30)
    public static let showWorldOrigin = SCNDebugOptions(rawValue: 1 << 31)
}

/// The same by their older names.
public enum ARSCNDebugOptions {
    public static let showFeaturePoints = SCNDebugOptions.showFeaturePoints
    public static let showWorldOrigin = SCNDebugOptions.showWorldOrigin
}
