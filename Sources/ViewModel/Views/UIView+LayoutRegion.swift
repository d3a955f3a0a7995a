import Foundation

extension UIView {
    /// A part of a view, for its layout guide. Since iOS 26.
    public struct LayoutRegion: Hashable, Sendable {
        /// How a region avoids the corners of windows, which are square here.
        public enum CornerAdaptation: Int, Sendable { case horizontal, vertical }

        enum Kind { case safeArea, margins, readable }

        let kind: Kind

        public static func safeArea(cornerAdaptation: CornerAdaptation? = nil) -> LayoutRegion {
            LayoutRegion(kind: .safeArea)
        }
        public static func margins(cornerAdaptation: CornerAdaptation? = nil) -> LayoutRegion {
            LayoutRegion(kind: .margins)
        }
        public static func readableContent(cornerAdaptation: CornerAdaptation? = nil) -> LayoutRegion {
            LayoutRegion(kind: .readable)
        }
    }

    public func layoutGuide(for region: LayoutRegion) -> UILayoutGuide {
        switch region.kind {
        case .safeArea: safeAreaLayoutGuide
        case .margins: layoutMarginsGuide
        case .readable: readableContentGuide
        }
    }

    public func edgeInsets(for region: LayoutRegion) -> UIEdgeInsets {
        let frame = layoutGuide(for: region).layoutFrame
        return UIEdgeInsets(
            top: frame.minY - bounds.minY, left: frame.minX - bounds.minX, bottom: bounds.maxY - frame.maxY,
            right: bounds.maxX - frame.maxX)
    }
}
