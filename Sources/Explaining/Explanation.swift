import Maquette

/// Why a view has its frame.
package struct Explanation: Sendable {
    package typealias Side = LayoutAccount.Side

    /// A view, by everything that it can be found by.
    package struct ViewReference: Sendable {
        package var className: String
        /// The view's kind as the document writes it.
        package var kind: String
        package var id: String?
        package var label: String?
        package var path: String
        package var line: Int?
        /// The view's name in the middle of a sentence.
        package var naming: String
    }

    /// Who gave the view its frame.
    package struct Placement: Sendable {
        package enum Kind: String, Sendable {
            case root, controller, constraints, stackView, container, autoresizing
        }

        package var kind: Kind
        package var words: String
    }

    /// A side or length, in points of the superview.
    package struct SideAccount: Sendable {
        package var side: Side
        package var value: CGFloat
        /// The constraints leave it open.
        package var isOpen: Bool
        /// The constraints without any of which it would be elsewhere: places in `constraints`.
        package var decidedBy: [Int]
        /// Where no single constraint decides: those that it follows from, any one of which could go.
        package var alsoSaidBy: [Int]
    }

    package struct Moved: Sendable {
        package var naming: String
        package var path: String
        package var before: CGRect
        package var after: CGRect
    }

    /// The layout without a constraint.
    package struct Effect: Sendable {
        /// The view's frame.
        package var frame: CGRect
        /// The sides that nothing would decide.
        package var open: [Side]
        /// The other views whose frames would differ, the most different first, and how many there are.
        package var moved: [Moved]
        package var movedCount: Int
    }

    package struct Constraint: Sendable {
        package var words: String
        package var origin: LayoutAccount.Part.Origin
        /// The constraint's id in the document, and its identifier.
        package var id: String?
        package var identifier: String?
        package var line: Int?
        package var column: Int?
        package var priority: Double
        /// Whether the constraint mentions the view itself.
        package var isDirect: Bool
        package var decides: [Side]
        package var alsoSays: [Side]
        /// By how many points the constraint is missed; 0 if it holds.
        package var miss: CGFloat
        /// The constraints that keep this one from holding: places in `constraints`.
        package var yieldsTo: [Int]
        /// Nil where that was not tried.
        package var without: Effect?
        /// Where the constraint is drawn.
        package var marks: [ConstraintMark]
    }

    /// The size that the content asks for, along one axis.
    package struct Content: Sendable {
        package var length: CGFloat
        package var hugging: Double
        package var compressionResistance: Double
    }

    package struct Text: Sendable {
        package var text: String
        package var lines: [String]
        package var isTruncated: Bool
        /// 1, or how far the font was shrunk to fit.
        package var fontScale: CGFloat
        package var font: String
        /// The size of the whole text at the view's width.
        package var size: CGSize
    }

    package var view: ViewReference
    package var file: String?
    package var scene: String?
    package var frame: CGRect
    package var frameInPicture: CGRect
    package var superview: ViewReference?
    package var isHidden: Bool
    package var layoutMargins: UIEdgeInsets
    package var safeAreaInsets: UIEdgeInsets
    package var placement: Placement
    package var sides: [SideAccount]
    package var constraints: [Constraint]
    /// How many constraints further away were not tried.
    package var untried: Int
    package var horizontalContent: Content?
    package var verticalContent: Content?
    package var text: Text?
    /// Conflicts that it takes part in, and what is ambiguous about it: sentences.
    package var problems: [String]
}
