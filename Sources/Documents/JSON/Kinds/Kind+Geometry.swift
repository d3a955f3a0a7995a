import Foundation
import MaquetteViewModel

extension Kind {
    /// Numbers in an array of a fixed length: `[x, y]`.
    fileprivate static func numbers(
        _ count: Int, _ expected: String, each number: Kind<CGFloat> = .points,
        _ make: @escaping @Sendable ([CGFloat]) -> Value
    ) -> Kind {
        Kind(
            expected,
            schema: [
                "type": "array", "items": number.schema, "minItems": .number(Double(count)),
                "maxItems": .number(Double(count)),
            ]
        ) { node, reading in
            let nodes = Array(node.elements)
            guard node.kind == .array, nodes.count == count else {
                let found = node.kind == .array ? "\(nodes.count) values" : node.excerpt
                reading.report("expected \(expected), found \(found)", at: node)
                return nil
            }
            let numbers = nodes.compactMap { number.read($0, reading) }
            return numbers.count == count ? make(numbers) : nil
        }
    }
}

extension Kind where Value == CGPoint {
    static let point = Kind.numbers(2, "a point as [x, y]") { CGPoint(x: $0[0], y: $0[1]) }
}

extension Kind where Value == CGSize {
    /// May be negative, as the offset of a shadow.
    static let offset = Kind.numbers(2, "an offset as [x, y]") { CGSize(width: $0[0], height: $0[1]) }
    static let extent = Kind.numbers(2, "a size as [width, height]", each: .length) {
        CGSize(width: $0[0], height: $0[1])
    }
}

extension Kind where Value == CGRect {
    static let rectangle = Kind.numbers(4, "a rectangle as [x, y, width, height]") {
        CGRect(x: $0[0], y: $0[1], width: max(0, $0[2]), height: max(0, $0[3]))
    }
}

/// Distances from the edges, by direction or by side.
struct DocumentInsets: Sendable {
    var top: CGFloat = 0
    var bottom: CGFloat = 0
    var leading: CGFloat = 0
    var trailing: CGFloat = 0
    /// Whether leading and trailing mean left and right in any direction.
    var isFixedToSides = false

    init(all inset: CGFloat) { (top, bottom, leading, trailing) = (inset, inset, inset, inset) }

    init(_ values: FieldValues) {
        typealias Keys = InsetFields
        (top, bottom) = (values[Keys.top] ?? 0, values[Keys.bottom] ?? 0)
        isFixedToSides = values[Keys.left] != nil || values[Keys.right] != nil
        leading = values[Keys.leading] ?? values[Keys.left] ?? 0
        trailing = values[Keys.trailing] ?? values[Keys.right] ?? 0
    }

    var edgeInsets: UIEdgeInsets { UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing) }
    var directional: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
    }
}

private enum InsetFields {
    static let top = Field("top", .points, "From the top. Default: 0.")
    static let bottom = Field("bottom", .points, "From the bottom. Default: 0.")
    static let leading = Field("leading", .points, "From the leading edge. Default: 0.")
    static let trailing = Field("trailing", .points, "From the trailing edge. Default: 0.")
    static let left = Field("left", .points, "From the left in every language. Use it with right, not with leading.")
    static let right = Field("right", .points, "From the right in every language. Use it with left, not with trailing.")
    static let all = [top, bottom, leading, trailing, left, right].map(\.erased)
}

extension Kind where Value == DocumentInsets {
    static let insets = Kind.either(
        "insets: one number for all edges, or an object with top, leading, bottom and trailing",
        number: Kind<CGFloat>.points.map { DocumentInsets(all: $0) },
        object: Kind("insets", schema: Record("insets", InsetFields.all).schema) { node, reading in
            guard let values = Record("insets", InsetFields.all).read(node, reading) else { return nil }
            let bySide = values[InsetFields.left] != nil || values[InsetFields.right] != nil
            let byDirection = values[InsetFields.leading] != nil || values[InsetFields.trailing] != nil
            if bySide && byDirection {
                reading.report("insets have either leading and trailing or left and right, not both", at: node)
            }
            return DocumentInsets(values)
        })
}

private enum TransformFields {
    static let rotation = Field("rotation", .points, "In degrees, clockwise.")
    static let scale = Field("scale", .factor, "1 keeps the size; not 0.")
    static let translation = Field("translation", .offset, "Points to the right and down.")
    static let record = Record("a transform", [rotation.erased, scale.erased, translation.erased])
}

extension Kind where Value == CGAffineTransform {
    static let transform = Kind.record(TransformFields.record) { values in
        let offset = values[TransformFields.translation] ?? .zero
        let scale = CGFloat(values[TransformFields.scale] ?? 1)
        return CGAffineTransform(translationX: offset.width, y: offset.height)
            .rotated(by: (values[TransformFields.rotation] ?? 0) * .pi / 180)
            .scaledBy(x: scale, y: scale)
    }
}
