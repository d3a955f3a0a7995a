@_exported import CoreGraphics
@_exported import UIKit

/// The key under which a layer keeps a transition, whatever key it was added for.
public let kCATransition = "transition"
