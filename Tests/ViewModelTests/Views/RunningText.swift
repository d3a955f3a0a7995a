import UIKit

@testable import MaquetteViewModel

/// Text of a natural width that wraps anywhere, in lines of ten points with the baseline two points above their end.
final class RunningText: UIView {
    let length: CGFloat

    init(_ length: CGFloat) {
        self.length = length
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) { nil }

    override var _intrinsicHeightFollowsWidth: Bool { true }

    override var intrinsicContentSize: CGSize {
        guard let width = viewState.wrappingWidth, width > 0 else { return CGSize(width: length, height: 10) }
        return CGSize(width: length, height: (length / width).rounded(.up) * 10)
    }

    override func _baselineOffsets(in size: CGSize) -> (first: CGFloat, last: CGFloat) { (8, 2) }
}
