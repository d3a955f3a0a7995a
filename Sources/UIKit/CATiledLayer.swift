import Foundation
import MaquetteViewModel

/// A layer that is drawn in tiles when it is large. Here it is drawn in one piece.
@preconcurrency @MainActor open class CATiledLayer: CALayer {
    open var tileSize = CGSize(width: 256, height: 256)
    open var levelsOfDetail = 1
    open var levelsOfDetailBias = 0
    open class func fadeDuration() -> CFTimeInterval { 0.25 }
}
