import Foundation
import MaquetteViewModel

/// The attributes of equations: UIKit's twenty, and a few names for several of them at once.
enum LayoutAttribute: Hashable, Sendable {
    typealias Simple = NSLayoutConstraint.Attribute

    case simple(Simple)
    case group([Simple])

    private static let simpleNames: [(String, Simple)] = [
        ("leading", .leading), ("trailing", .trailing), ("left", .left), ("right", .right), ("top", .top),
        ("bottom", .bottom), ("width", .width), ("height", .height), ("centerX", .centerX), ("centerY", .centerY),
        ("firstBaseline", .firstBaseline), ("lastBaseline", .lastBaseline), ("leadingMargin", .leadingMargin),
        ("trailingMargin", .trailingMargin), ("leftMargin", .leftMargin), ("rightMargin", .rightMargin),
        ("topMargin", .topMargin), ("bottomMargin", .bottomMargin), ("centerXWithinMargins", .centerXWithinMargins),
        ("centerYWithinMargins", .centerYWithinMargins),
    ]

    private static let groups: [(String, [Simple])] = [
        ("edges", [.top, .leading, .bottom, .trailing]), ("horizontalEdges", [.leading, .trailing]),
        ("verticalEdges", [.top, .bottom]), ("size", [.width, .height]), ("center", [.centerX, .centerY]),
    ]

    private static let byName: [String: LayoutAttribute] = {
        let simple = simpleNames.map { ($0.0, LayoutAttribute.simple($0.1)) }
        return Dictionary(uniqueKeysWithValues: simple + groups.map { ($0.0, .group($0.1)) })
    }()

    static let names = simpleNames.map(\.0) + groups.map(\.0)

    init?(named name: String) {
        guard let found = Self.byName[name] else { return nil }
        self = found
    }

    var parts: [Simple] {
        switch self {
        case .simple(let attribute): [attribute]
        case .group(let attributes): attributes
        }
    }

    var name: String {
        switch self {
        case .simple(let attribute): attribute.documentName
        case .group(let attributes): Self.groups.first { $0.1 == attributes }?.0 ?? ""
        }
    }

    fileprivate static func name(of attribute: Simple) -> String { simpleNames.first { $0.1 == attribute }?.0 ?? "" }
}

extension NSLayoutConstraint.Attribute {
    enum DocumentFamily: String { case horizontal, vertical, size }

    var documentName: String { LayoutAttribute.name(of: self) }

    var documentFamily: DocumentFamily {
        switch self {
        case .width, .height, .notAnAttribute: .size
        case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin, .centerYWithinMargins:
            .vertical
        default: .horizontal
        }
    }

    var isDirectional: Bool {
        [.leading, .trailing, .leadingMargin, .trailingMargin].contains(self)
    }

    var isSide: Bool { [.left, .right, .leftMargin, .rightMargin].contains(self) }

    /// Whether only views have the attribute, and guides do not.
    var needsView: Bool {
        switch self {
        case .firstBaseline, .lastBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins, .centerYWithinMargins:
            true
        default: false
        }
    }

    /// 1 if moving inwards adds, -1 if it subtracts; nil for attributes that are no edges.
    var inward: CGFloat? {
        switch self {
        case .top, .left, .leading, .topMargin, .leftMargin, .leadingMargin: 1
        case .bottom, .right, .trailing, .bottomMargin, .rightMargin, .trailingMargin: -1
        default: nil
        }
    }
}
