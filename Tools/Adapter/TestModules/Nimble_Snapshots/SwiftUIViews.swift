import Nimble
import SwiftUI

/// How large a view of SwiftUI is in its picture.
public enum SnapshotSize: Sendable {
    /// As the screen of the device.
    case device
    case fixed(CGSize)
    /// As the view wants to be on the screen, with the safe area.
    case intrinsic
}

extension View {
    /// The view in a controller that is shown in a window.
    @MainActor public func snapshotable(size: SnapshotSize) -> any Snapshotable {
        let controller = UIHostingController(rootView: self)
        var frame = UIScreen.main.bounds
        if case .fixed(let size) = size { frame.size = size }
        controller.view.frame = frame
        let window = UIWindow(frame: frame)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        controller.view.layoutIfNeeded()
        if case .intrinsic = size {
            controller.view.frame = CGRect(origin: .zero, size: controller.sizeThatFits(in: frame.size))
            controller.view.layoutIfNeeded()
        }
        return controller
    }
}

/// What is compared of a value: a view of SwiftUI is in a controller of the size that it wants.
@MainActor func snapshotable<T>(_ value: T?) -> (any Snapshotable)? {
    (value as? any Snapshotable) ?? (value as? any View)?.snapshotable(size: .intrinsic)
}

/// The matcher for a view of SwiftUI of a size.
private func hosted<T: View>(_ size: SnapshotSize, _ matcher: Matcher<any Snapshotable>) -> Matcher<T> {
    Matcher { expression in
        nonisolated(unsafe) let value = try expression.evaluate()
        nonisolated(unsafe) var shown: (any Snapshotable)?
        MainActor.assumeIsolated { shown = value?.snapshotable(size: size) }
        return try matcher.satisfies(Nimble.Expression(expression: { shown }, location: expression.location))
    }
}

public func haveValidSnapshot<T: View>(
    named name: String? = nil, size: SnapshotSize, identifier: String? = nil, usesDrawRect: Bool = false,
    pixelTolerance: CGFloat? = nil, tolerance: CGFloat? = nil, shouldIgnoreScale: Bool = false
) -> Matcher<T> {
    hosted(
        size,
        haveValidSnapshot(
            named: name, identifier: identifier, usesDrawRect: usesDrawRect, pixelTolerance: pixelTolerance,
            tolerance: tolerance, shouldIgnoreScale: shouldIgnoreScale))
}

public func recordSnapshot<T: View>(
    named name: String? = nil, size: SnapshotSize, identifier: String? = nil, usesDrawRect: Bool = false,
    shouldIgnoreScale: Bool = false
) -> Matcher<T> {
    hosted(
        size,
        recordSnapshot(
            named: name, identifier: identifier, usesDrawRect: usesDrawRect, shouldIgnoreScale: shouldIgnoreScale))
}

public func haveValidDynamicTypeSnapshot<T: View>(
    named name: String? = nil, size: SnapshotSize, identifier: String? = nil, usesDrawRect: Bool = false,
    pixelTolerance: CGFloat? = nil, tolerance: CGFloat? = nil,
    sizes: [UIContentSizeCategory] = allContentSizeCategories(), isDeviceAgnostic: Bool = false
) -> Matcher<T> {
    hosted(
        size,
        haveValidDynamicTypeSnapshot(
            named: name, identifier: identifier, usesDrawRect: usesDrawRect, pixelTolerance: pixelTolerance,
            tolerance: tolerance, sizes: sizes, isDeviceAgnostic: isDeviceAgnostic))
}

public func recordDynamicTypeSnapshot<T: View>(
    named name: String? = nil, size: SnapshotSize, identifier: String? = nil, usesDrawRect: Bool = false,
    sizes: [UIContentSizeCategory] = allContentSizeCategories(), isDeviceAgnostic: Bool = false
) -> Matcher<T> {
    hosted(
        size,
        recordDynamicTypeSnapshot(
            named: name, identifier: identifier, sizes: sizes, isDeviceAgnostic: isDeviceAgnostic,
            usesDrawRect: usesDrawRect))
}
