import UIKit

/// How large texts are wanted.
public enum ContentSizeCategory: Hashable, CaseIterable, Comparable, Sendable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge

    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    public init?(_ uiSizeCategory: UIContentSizeCategory) {
        guard let place = Self.ofUIKit.firstIndex(of: uiSizeCategory) else { return nil }
        self = Self.allCases[place]
    }
    fileprivate static let ofUIKit: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]
}
extension UIContentSizeCategory {
    public init(_ sizeCategory: ContentSizeCategory?) {
        let place = sizeCategory.flatMap(ContentSizeCategory.allCases.firstIndex)
        self = place.map { ContentSizeCategory.ofUIKit[$0] } ?? .unspecified
    }
}
