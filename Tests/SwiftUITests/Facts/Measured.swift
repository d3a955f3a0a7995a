import SwiftUI
import Testing

/// Where the views of a screen are, by the names that a test gives them: in points, as the layout has them before it moves anything onto
/// pixels.
@MainActor final class Measured {
    fileprivate var frames: [String: CGRect] = [:]
    let host: UIView

    /// - Parameters:
    ///   - insets: the safe area.
    ///   - make: the view, whose parts are named with `called(_:in:)`.
    init(
        width: CGFloat = 402, height: CGFloat = 874, insets: UIEdgeInsets = .zero,
        @ViewBuilder _ make: (Names) -> some View
    ) {
        let names = Names()
        let controller = UIHostingController(rootView: make(names))
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
        window.setRootSafeAreaInsets(insets)
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        host = controller.view
        frames = names.frames
    }

    /// Carries the names to the views.
    @MainActor final class Names {
        fileprivate var frames: [String: CGRect] = [:]
        nonisolated init() {}
    }

    subscript(name: String) -> CGRect { frames[name] ?? .null }

    /// Expects a frame, to a hundredth of a point.
    func expect(
        _ name: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
        within tolerance: CGFloat = 0.011, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let frame = self[name]
        let isThere =
            abs(frame.minX - x) <= tolerance && abs(frame.minY - y) <= tolerance
            && abs(frame.width - width) <= tolerance && abs(frame.height - height) <= tolerance
        #expect(
            isThere, "\(name) is at \(frame) and not at \((x, y, width, height))", sourceLocation: sourceLocation)
    }

    func expect(
        _ name: String, size width: CGFloat, _ height: CGFloat, within tolerance: CGFloat = 0.011,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let frame = self[name]
        let isThere = abs(frame.width - width) <= tolerance && abs(frame.height - height) <= tolerance
        #expect(isThere, "\(name) is of \(frame.size) and not of \((width, height))", sourceLocation: sourceLocation)
    }
}

extension View {
    func called(_ name: String, in names: Measured.Names) -> some View {
        background {
            GeometryReader { space in
                let _ = names.note(name, space.frame(in: .global))
                Color.clear
            }
        }
    }
}

extension Measured.Names {
    func note(_ name: String, _ frame: CGRect) { frames[name] = frame }
}
