import SwiftUI

/// A view of SwiftUI in a hosting view of a size, without bars, laid out.
@MainActor struct Laid {
    let host: UIView

    init(_ view: some View, width: CGFloat = 400, height: CGFloat = 400) {
        host = _UIHostingView(rootView: view)
        host.frame = CGRect(x: 0, y: 0, width: width, height: height)
        host.layoutIfNeeded()
    }

    /// What is shown, back to front, without what only holds others.
    var leaves: [UIView] { Self.leaves(of: host) }

    /// Their frames in the coordinates of the hosting view.
    var frames: [CGRect] { leaves.map { $0.convert($0.bounds, to: host) } }

    private static func leaves(of view: UIView) -> [UIView] {
        view.subviews.flatMap { $0.subviews.isEmpty ? [$0] : leaves(of: $0) }
    }
}
