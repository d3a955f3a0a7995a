/// A view of the model in the layout.
class LeafItem: Item, @unchecked Sendable {
    let view: UIView
    private let answer: @MainActor (ProposedViewSize) -> CGSize
    /// The first and the last baseline in a size, for what has some.
    private let baselines: (@MainActor (CGSize) -> (first: CGFloat, last: CGFloat)?)?
    private let ownSpacing: ViewSpacing

    init(
        _ view: UIView, spacing: ViewSpacing = ViewSpacing(),
        baselines: (@MainActor (CGSize) -> (first: CGFloat, last: CGFloat)?)? = nil,
        answer: @escaping @MainActor (ProposedViewSize) -> CGSize
    ) { (self.view, ownSpacing, self.baselines, self.answer) = (view, spacing, baselines, answer) }

    override var spacing: ViewSpacing { ownSpacing }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { MainActor.assumeIsolated { answer(proposal) } }

    override func ownGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize) -> CGFloat? {
        guard let baselines, key == .firstTextBaseline || key == .lastTextBaseline else { return nil }
        return MainActor.assumeIsolated {
            baselines(size).map { key == .firstTextBaseline ? $0.first : $0.last }
        }
    }

    override func place(at origin: CGPoint, _ proposal: ProposedViewSize, in space: LayoutSpace) {
        let frame = CGRect(origin: origin, size: size(proposal)).onPixels(UIScreenScale.present)
        MainActor.assumeIsolated { view.setFrameInLayout(frame) }
    }

    override func mount(into views: inout [UIView]) { views.append(view) }

    /// A view that takes all that it is offered, and is 10 where nothing is.
    static func filling(_ view: UIView) -> LeafItem { LeafItem(view) { $0.replacingUnspecifiedDimensions() } }
}

extension UIView {
    /// Sets the frame as it is without a transform, which may turn and scale it.
    ///
    /// An author's sizes may be no numbers (`frame(width: all / count)`). SwiftUI says so and goes on, where UIKit would end the app.
    func setFrameInLayout(_ frame: CGRect) {
        let frame = frame.withNumbers
        if transform.isIdentity {
            if self.frame != frame { self.frame = frame }
        } else {
            let anchor = layer.anchorPoint
            bounds = CGRect(origin: bounds.origin, size: frame.size)
            center = CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
        }
    }
}

extension CGRect {
    /// Zero for each part that is infinite or no number.
    fileprivate var withNumbers: CGRect {
        func number(_ part: CGFloat) -> CGFloat { part.isFinite ? part : 0 }
        return CGRect(x: number(origin.x), y: number(origin.y), width: number(size.width), height: number(size.height))
    }
}
