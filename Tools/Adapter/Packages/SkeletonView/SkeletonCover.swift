import UIKit

/// Gray blocks: one for a view, a bar a line for texts.
final class SkeletonCover: UIView {
    private weak var owner: UIView?
    private let color: UIColor
    private var bars: [UIView] = []

    init(of owner: UIView, color: UIColor) {
        self.owner = owner
        self.color = color
        super.init(frame: owner.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        isUserInteractionEnabled = false
        layer.cornerRadius = CGFloat(owner.skeletonCornerRadius)
        if !(owner is any SkeletonTextNode) { backgroundColor = color }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let text = owner as? any SkeletonTextNode else { return }
        let room = bounds.inset(by: text.skeletonPaddingInsets)
        let height = lineHeight(of: text)
        let spacing = text.skeletonLineSpacing
        let count = lineCount(of: text, height: height, in: room)
        for line in 0..<count {
            let isLast = count > 1 && line == count - 1
            let width = isLast ? room.width * CGFloat(text.lastLineFillPercent) / 100 : room.width
            let bar = bar(line)
            bar.frame = CGRect(
                x: room.minX, y: room.minY + CGFloat(line) * (height + spacing), width: width,
                height: min(height, max(room.height, 0)))
            bar.layer.cornerRadius = CGFloat(text.linesCornerRadius)
        }
        for extra in bars.dropFirst(count) { extra.isHidden = true }
    }

    /// The bar of a line, which is made when it is first needed.
    private func bar(_ line: Int) -> UIView {
        if line < bars.count {
            bars[line].isHidden = false
            return bars[line]
        }
        let bar = UIView()
        bar.backgroundColor = color
        bars.append(bar)
        addSubview(bar)
        return bar
    }

    private func lineHeight(of text: any SkeletonTextNode) -> CGFloat {
        switch text.skeletonTextLineHeight {
        case .fixed(let height): height
        case .relativeToFont, .relativeToConstraints:
            ((text as? UILabel)?.font ?? (text as? UITextView)?.font)?.lineHeight
                ?? SkeletonAppearance.default.multilineHeight
        }
    }

    private func lineCount(of text: any SkeletonTextNode, height: CGFloat, in room: CGRect) -> Int {
        let fitting = max(
            Int(((room.height + text.skeletonLineSpacing) / (height + text.skeletonLineSpacing)).rounded()), 1)
        switch text.skeletonTextNumberOfLines {
        case .custom(let count) where count > 0: return min(count, fitting)
        default:
            let most = (text as? UILabel)?.numberOfLines ?? 0
            return most > 0 ? min(most, fitting) : fitting
        }
    }
}
