import UIKit

extension CALayer {
    /// Whether what is drawn into it is upside down for Core Graphics, as it is on iOS but below an odd number of layers whose
    /// geometry is flipped.
    @MainActor public func contentsAreFlipped() -> Bool {
        sequence(first: self, next: \.superlayer).count { $0.isGeometryFlipped } % 2 == 0
    }
}
