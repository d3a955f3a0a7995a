import UIKit

/// The user's text sizes by their short names.
enum ContentSizes {
    static let known: KeyValuePairs<String, UIContentSizeCategory> = [
        "XS": .extraSmall, "S": .small, "M": .medium, "L": .large, "XL": .extraLarge, "XXL": .extraExtraLarge,
        "XXXL": .extraExtraExtraLarge, "AX1": .accessibilityMedium, "AX2": .accessibilityLarge,
        "AX3": .accessibilityExtraLarge, "AX4": .accessibilityExtraExtraLarge,
        "AX5": .accessibilityExtraExtraExtraLarge,
    ]

    static var names: [String] { known.map(\.key) }
}
