import Foundation

/// A transform taken apart: scale, then shear, then rotation, then translation.
public struct CGAffineTransformComponents: Equatable, Hashable, Sendable {
    public var scale: CGSize
    public var horizontalShear: CGFloat
    public var rotation: CGFloat
    public var translation: CGVector

    public init() { self.init(scale: .zero, horizontalShear: 0, rotation: 0, translation: .zero) }

    public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
        self.scale = scale
        self.horizontalShear = horizontalShear
        self.rotation = rotation
        self.translation = translation
    }
}

extension CGAffineTransform {
    public init(_ components: CGAffineTransformComponents) {
        let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
        self = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
            .concatenating(shear)
            .concatenating(CGAffineTransform(rotationAngle: components.rotation))
        tx = components.translation.dx
        ty = components.translation.dy
    }

    /// The components that make this transform again; a mirror image shows as a negative height of the scale.
    public func decomposed() -> CGAffineTransformComponents {
        let width = (a * a + b * b).squareRoot()
        guard width != 0 else {
            return CGAffineTransformComponents(
                scale: CGSize(width: 0, height: (c * c + d * d).squareRoot()), horizontalShear: 0,
                rotation: CGFloat(atan2(Double(-c), Double(d))), translation: CGVector(dx: tx, dy: ty))
        }
        let rotation = CGFloat(atan2(Double(b), Double(a)))
        let height = (a * d - b * c) / width
        let alongRow = (a * c + b * d) / width
        return CGAffineTransformComponents(
            scale: CGSize(width: width, height: height),
            horizontalShear: height == 0 ? 0 : alongRow / height,
            rotation: rotation, translation: CGVector(dx: tx, dy: ty))
    }
}
