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
    @MainActor fileprivate func resize(_ view: UIView, to size: CGSize, _ held: HeldConstraints) {
        switch self {
        case .frame: view.frame = CGRect(origin: .zero, size: size)
        case .constrains:
            NSLayoutConstraint.deactivate(held.constraints)
            view.translatesAutoresizingMaskIntoConstraints = false
            held.constraints = [
                view.heightAnchor.constraint(equalToConstant: size.height),
                view.widthAnchor.constraint(equalToConstant: size.width),
            ]
            NSLayoutConstraint.activate(held.constraints)
        case .block(let block): block(view, size)
        case .custom(let resizer): resizer.resize(view: view, for: size)
        }
        view.setNeedsLayout()
        view.layoutIfNeeded()
    }
}

/// Those that held a view at the size before.
@MainActor private final class HeldConstraints {
    var constraints: [NSLayoutConstraint] = []
    nonisolated init() {}
}

private func several<T>(
    _ pictures: [(identifier: String, prepare: @MainActor (UIView) -> Void)], _ comparison: Comparison
) -> Matcher<T> {
    Matcher { expression in
        nonisolated(unsafe) let value = try expression.evaluate()
        let location = expression.location
        let messages: [String] = MainActor.assumeIsolated {
            guard let view = (value as? any Snapshotable)?.snapshotObject else { return ["there is no view"] }
            return pictures.compactMap { picture in
                var comparison = comparison
                comparison.identifier = picture.identifier
                picture.prepare(view)
                return comparison.message(of: view, at: location)
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
    let held = HeldConstraints()
    return several(
        sizes.sorted { $0.key < $1.key }.map { name, size in
            let words = [comparison.identifier, name].compactMap { $0 }.joined(separator: "_")
            return (identifier: words, prepare: { mode.resize($0, to: size, held) })
        }, comparison)
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

private func ofTexts<T>(_ sizes: [UIContentSizeCategory], _ comparison: Comparison) -> Matcher<T> {
    several(
        sizes.map { size in
            let words = [comparison.identifier, shortName(size)].compactMap { $0 }.joined(separator: "_")
            return (
                identifier: words,
                prepare: { view in
                    NotificationCenter.default.post(
                        name: UIContentSizeCategory.didChangeNotification, object: nil,
                        userInfo: [UIContentSizeCategory.newValueUserInfoKey: size])
                    view.setNeedsLayout()
                    view.layoutIfNeeded()
                }
            )
        }, comparison)
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
