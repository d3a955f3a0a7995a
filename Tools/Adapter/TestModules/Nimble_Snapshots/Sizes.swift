import Foundation
import Nimble
import UIKit

// Several pictures of one view, of several sizes and with texts of several sizes.

/// How a view is given a size.
public enum ResizeMode: @unchecked Sendable {
    case frame
    case constrains
    case block(resizeBlock: (UIView, CGSize) -> Void)
    case custom(viewResizer: any ViewResizer)
}

public protocol ViewResizer {
    func resize(view: UIView, for size: CGSize)
}

extension ResizeMode {
    @MainActor fileprivate func resize(_ view: UIView, to size: CGSize) {
        switch self {
        case .frame: view.frame = CGRect(origin: .zero, size: size)
        case .constrains:
            view.hold(.width, at: size.width)
            view.hold(.height, at: size.height)
        case .block(let block): block(view, size)
        case .custom(let resizer): resizer.resize(view: view, for: size)
        }
        view.setNeedsLayout()
        view.layoutIfNeeded()
    }
}

extension UIView {
    /// By the constraint that the view has for it, or by a new one.
    fileprivate func hold(_ attribute: NSLayoutConstraint.Attribute, at length: CGFloat) {
        let own = constraints.last {
            $0.firstItem === self && $0.firstAttribute == attribute && $0.relation == .equal && $0.secondItem == nil
        }
        let constraint =
            own
            ?? NSLayoutConstraint(
                item: self, attribute: attribute, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                multiplier: 1, constant: 0)
        constraint.constant = length
        constraint.isActive = true
    }
}

private func several<T>(
    _ pictures: [Comparison], prepare: @escaping @MainActor (any Snapshotable, Int) -> Void,
    afterwards: @escaping @MainActor () -> Void = {}
) -> Matcher<T> {
    Matcher { expression in
        nonisolated(unsafe) let value = try expression.evaluate()
        let location = expression.location
        let messages: [String] = MainActor.assumeIsolated {
            guard let value = snapshotable(value), let view = value.snapshotObject else {
                return ["there is no view"]
            }
            defer { afterwards() }
            return pictures.enumerated().compactMap { place, picture in
                prepare(value, place)
                return picture.message(of: view, at: location)
            }
        }
        return MatcherResult(
            bool: messages.isEmpty, message: .fail(messages.first ?? "expected other pictures"))
    }
}

public func haveValidDynamicSizeSnapshot<T>(
    named name: String? = nil, identifier: String? = nil, sizes: [String: CGSize], isDeviceAgnostic: Bool = false,
    usesDrawRect: Bool = false, pixelTolerance: CGFloat? = nil, tolerance: CGFloat? = nil,
    resizeMode: ResizeMode = .frame, shouldIgnoreScale: Bool = false
) -> Matcher<T> {
    ofSizes(
        sizes, resizeMode,
        Comparison(
            name: name, identifier: identifier, isDeviceAgnostic: isDeviceAgnostic, usesDrawRect: usesDrawRect,
            pixelTolerance: pixelTolerance, tolerance: tolerance, ignoresScale: shouldIgnoreScale))
}

public func recordDynamicSizeSnapshot<T>(
    named name: String? = nil, identifier: String? = nil, sizes: [String: CGSize], isDeviceAgnostic: Bool = false,
    usesDrawRect: Bool = false, resizeMode: ResizeMode = .frame, shouldIgnoreScale: Bool = false
) -> Matcher<T> {
    ofSizes(
        sizes, resizeMode,
        Comparison(
            name: name, identifier: identifier, isDeviceAgnostic: isDeviceAgnostic, usesDrawRect: usesDrawRect,
            ignoresScale: shouldIgnoreScale, records: true))
}

private func ofSizes<T>(_ sizes: [String: CGSize], _ mode: ResizeMode, _ comparison: Comparison) -> Matcher<T> {
    let sizes = sizes.sorted { $0.key < $1.key }
    let pictures = sizes.map { name, _ in
        var picture = comparison
        picture.identifier = [comparison.identifier, name].compactMap { $0 }.joined(separator: "_")
        return picture
    }
    return several(pictures) { value, place in
        if let view = value.snapshotObject { mode.resize(view, to: sizes[place].value) }
    }
}

public func haveValidDynamicTypeSnapshot<T>(
    named name: String? = nil, identifier: String? = nil, usesDrawRect: Bool = false, pixelTolerance: CGFloat? = nil,
    tolerance: CGFloat? = nil, sizes: [UIContentSizeCategory] = allContentSizeCategories(),
    isDeviceAgnostic: Bool = false
) -> Matcher<T> {
    ofTexts(
        sizes,
        Comparison(
            name: name, identifier: identifier, isDeviceAgnostic: isDeviceAgnostic, usesDrawRect: usesDrawRect,
            pixelTolerance: pixelTolerance, tolerance: tolerance))
}

public func recordDynamicTypeSnapshot<T>(
    named name: String? = nil, identifier: String? = nil, sizes: [UIContentSizeCategory] = allContentSizeCategories(),
    isDeviceAgnostic: Bool = false, usesDrawRect: Bool = false
) -> Matcher<T> {
    ofTexts(
        sizes,
        Comparison(
            name: name, identifier: identifier, isDeviceAgnostic: isDeviceAgnostic, usesDrawRect: usesDrawRect,
            records: true))
}

public func allContentSizeCategories() -> [UIContentSizeCategory] {
    [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]
}

/// The user's text size is another one while each picture is taken. The size stands between the name and the identifier.
private func ofTexts<T>(_ sizes: [UIContentSizeCategory], _ comparison: Comparison) -> Matcher<T> {
    let former = FormerSize()
    let pictures = sizes.map { size in
        var picture = comparison
        picture.nameEnding = "_" + shortName(size)
        return picture
    }
    return several(pictures) { value, place in
        former.size = former.size ?? Headless.settings.preferredContentSizeCategory
        Headless.settings.preferredContentSizeCategory = sizes[place]
        NotificationCenter.default.post(
            name: UIContentSizeCategory.didChangeNotification, object: UIApplication.shared,
            userInfo: [UIContentSizeCategory.newValueUserInfoKey: sizes[place]])
        if let environment = value as? any UITraitEnvironment { tell(environment) }
    } afterwards: {
        if let size = former.size { Headless.settings.preferredContentSizeCategory = size }
        former.size = nil
    }
}

/// The text size before the first picture.
@MainActor private final class FormerSize {
    var size: UIContentSizeCategory?
    nonisolated init() {}
}

/// Tells a view or a controller, and all in it, that its traits have changed: a window, which would do so, is not around them.
@MainActor private func tell(_ environment: any UITraitEnvironment) {
    let controller = environment as? UIViewController
    if let controller, controller.isViewLoaded {
        controller.beginAppearanceTransition(true, animated: false)
        controller.endAppearanceTransition()
    }
    environment.traitCollectionDidChange(nil)
    for child in controller?.children ?? [] { tell(child) }
    let view = environment as? UIView
    for subview in view?.subviews ?? [] { tell(subview) }
    if let controller, controller.isViewLoaded { tell(controller.view) }
    if let view = view ?? controller?.view {
        view.setNeedsLayout()
        view.layoutIfNeeded()
    }
}

private func shortName(_ size: UIContentSizeCategory) -> String {
    size.rawValue.replacingOccurrences(of: "UICTContentSizeCategory", with: "")
}

public struct DynamicTypeSnapshot {
    let name: String?
    let identifier: String?
    let records: Bool
    let sizes: [UIContentSizeCategory]
    let isDeviceAgnostic: Bool
}

public func dynamicTypeSnapshot(
    _ name: String? = nil, identifier: String? = nil, sizes: [UIContentSizeCategory] = allContentSizeCategories(),
    isDeviceAgnostic: Bool = false
) -> DynamicTypeSnapshot {
    DynamicTypeSnapshot(
        name: name, identifier: identifier, records: false, sizes: sizes, isDeviceAgnostic: isDeviceAgnostic)
}

public func == <T>(left: SyncExpectation<T>, right: DynamicTypeSnapshot) {
    left.to(
        ofTexts(
            right.sizes,
            Comparison(
                name: right.name, identifier: right.identifier, isDeviceAgnostic: right.isDeviceAgnostic,
                records: right.records)))
}

public struct DynamicSizeSnapshot {
    let name: String?
    let identifier: String?
    let records: Bool
    let sizes: [String: CGSize]
    let resizeMode: ResizeMode
}

public func snapshot(
    _ name: String? = nil, identifier: String? = nil, sizes: [String: CGSize], resizeMode: ResizeMode = .frame
) -> DynamicSizeSnapshot {
    DynamicSizeSnapshot(name: name, identifier: identifier, records: false, sizes: sizes, resizeMode: resizeMode)
}

public func == <T>(left: SyncExpectation<T>, right: DynamicSizeSnapshot) {
    left.to(
        ofSizes(
            right.sizes, right.resizeMode,
            Comparison(name: right.name, identifier: right.identifier, records: right.records)))
}
