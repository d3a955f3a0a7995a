import SwiftLayout

// The library leaves it to tests to go through its attributes: as the original does.

private let all = (0...20).compactMap { NSLayoutConstraint.Attribute(rawValue: $0) }

extension AnchorsXAxisAttribute: CaseIterable {
    public static var allCases: [Self] { all.compactMap { Self(attribute: $0) } }
}

extension AnchorsYAxisAttribute: CaseIterable {
    public static var allCases: [Self] { all.compactMap { Self(attribute: $0) } }
}

extension AnchorsDimensionAttribute: CaseIterable {
    public static var allCases: [Self] { all.compactMap { Self(attribute: $0) } }
}
