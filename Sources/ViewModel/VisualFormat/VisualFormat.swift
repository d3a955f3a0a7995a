import Foundation

/// A row or column of views, as the visual format language writes it: `H:|-[a(>=100)]-8-[b]-|`.
struct VisualFormat {
    /// `==`, `>=` or `<=` something, at a priority.
    struct Predicate {
        enum Object {
            case number(CGFloat)
            case view(AnyObject)
        }

        var relation = NSLayoutConstraint.Relation.equal
        var object: Object
        var priority: Float = 1000
    }

    /// The space between two neighbours.
    enum Connection {
        case touching
        case standard
        case predicates([Predicate])
    }

    /// A view, or the edge of the superview.
    enum Node {
        case superview
        case view(AnyObject, [Predicate])
    }

    var axis = NSLayoutConstraint.Axis.horizontal
    var nodes: [Node] = []
    /// One fewer than the nodes.
    var connections: [Connection] = []
}

extension NSLayoutConstraint {
    /// How the views of a visual format are aligned, and in which direction it runs.
    public struct FormatOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
        public static let directionLeadingToTrailing = FormatOptions([])
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        public static let directionMask = FormatOptions(rawValue: 3 << 16)
        public static let spacingEdgeToEdge = FormatOptions([])
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)
    }

    public class func constraints(
        withVisualFormat format: String, options opts: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        do {
            var parser = VisualFormatParser(format, metrics: metrics ?? [:], views: views)
            let parsed = try parser.parse()
            return try VisualFormatBuilder(parsed, options: opts).constraints()
        } catch {
            fatalError(error.message(in: format))
        }
    }
}

/// Why a visual format is invalid, and where.
struct VisualFormatError: Error {
    let reason: String
    var position = 0

    /// UIKit's message, with an arrow below the place.
    func message(in format: String) -> String {
        "Unable to parse constraint format: \n\(reason) \n\(format) \n\(String(repeating: " ", count: position))^"
    }
}
