import UIKit

public enum FSPagerViewTransformerType: Int, Sendable {
    case crossFading, zoomOut, depth, overlap, linear, coverFlow, ferrisWheel, invertedFerrisWheel, cubic
}

/// What items beside the middle look like.
@preconcurrency @MainActor open class FSPagerViewTransformer: NSObject {
    open internal(set) weak var pagerView: FSPagerView?
    open internal(set) var type: FSPagerViewTransformerType
    open var minimumScale: CGFloat = 0.65
    open var minimumAlpha: CGFloat = 0.6

    public init(type: FSPagerViewTransformerType) {
        self.type = type
        super.init()
        switch type {
        case .zoomOut: (minimumScale, minimumAlpha) = (0.85, 0.5)
        case .depth: minimumScale = 0.5
        default: break
        }
    }

    /// Of two items' places, without the size of the item.
    private var step: CGFloat {
        guard let pagerView else { return 0 }
        let size = pagerView.itemSize == .zero ? pagerView.bounds.size : pagerView.itemSize
        return (isAcross ? size.width : size.height) + proposedInteritemSpacing()
    }

    private var isAcross: Bool { pagerView?.scrollDirection != .vertical }

    private func moved(_ way: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: isAcross ? way : 0, y: isAcross ? 0 : way)
    }

    open func applyTransform(to attributes: FSPagerViewLayoutAttributes) {
        guard pagerView != nil else { return }
        let position = attributes.position
        let distance = abs(position)
        switch type {
        case .crossFading:
            attributes.transform = moved(-step * position)
            attributes.alpha = distance < 1 ? 1 - distance : 0
            attributes.zIndex = distance < 1 ? 1 : 0
        case .zoomOut:
            guard distance <= 1 else { return attributes.alpha = 0 }
            let scale = max(minimumScale, 1 - distance)
            let along = (isAcross ? attributes.bounds.height : attributes.bounds.width) * (1 - scale)
            let way = step * (1 - scale) / 2 - along
            attributes.transform = CGAffineTransform(scaleX: scale, y: scale).concatenating(
                moved(position < 0 ? way : -way))
            attributes.alpha = minimumAlpha + (scale - minimumScale) / (1 - minimumScale) * (1 - minimumAlpha)
        case .depth:
            attributes.zIndex = position <= 0 ? 1 : 0
            guard distance < 1 else { return attributes.alpha = distance == 1 && position < 0 ? 1 : 0 }
            guard position > 0 else { return }
            let scale = minimumScale + (1 - minimumScale) * (1 - distance)
            attributes.transform = CGAffineTransform(scaleX: scale, y: scale).concatenating(moved(-step * position))
            attributes.alpha = 1 - position
        case .overlap, .linear:
            guard isAcross else { return }
            let scale = max(1 - (1 - minimumScale) * distance, minimumScale)
            attributes.transform = CGAffineTransform(scaleX: scale, y: scale)
            attributes.alpha = minimumAlpha + (1 - distance) * (1 - minimumAlpha)
            attributes.zIndex = Int((1 - distance) * 10)
        case .coverFlow:
            guard isAcross else { return }
            let turned = min(max(-position, -1), 1)
            var transform = CATransform3DIdentity
            transform.m34 = -0.002
            transform = CATransform3DRotate(transform, sin(turned * .pi / 2) * .pi / 4 * 1.5, 0, 1, 0)
            attributes.transform3D = CATransform3DTranslate(transform, 0, 0, -step * abs(turned) / 2)
            attributes.zIndex = 100 - Int(distance)
        case .ferrisWheel, .invertedFerrisWheel:
            guard isAcross else { return }
            if distance <= 5 {
                let step = step
                let turn = position * .pi / 16 * (type == .ferrisWheel ? 1 : -1)
                let radius = (type == .ferrisWheel ? 1 : -1) * 10 * step / .pi
                attributes.transform = CGAffineTransform.identity.translatedBy(x: -position * step, y: radius)
                    .rotated(by: turn).translatedBy(x: 0, y: -radius)
                attributes.zIndex = Int(4 - distance * 10)
            }
            attributes.alpha = distance < 0.5 ? 1 : minimumAlpha
        case .cubic:
            attributes.alpha = distance < 1 ? 1 : 0
        }
    }

    open func proposedInteritemSpacing() -> CGFloat {
        guard let pagerView else { return 0 }
        let width = pagerView.itemSize.width
        switch type {
        case .overlap where isAcross: return width * -minimumScale * 0.6
        case .linear where isAcross: return width * -minimumScale * 0.2
        case .coverFlow where isAcross: return -width * sin(.pi * 0.25 * 0.25 * 3)
        case .ferrisWheel, .invertedFerrisWheel: return isAcross ? -width * 0.15 : 0
        case .cubic: return 0
        default: return pagerView.interitemSpacing
        }
    }
}
