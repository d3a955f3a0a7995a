import Maquette
import MaquetteSyntax

extension Explanation {
    /// What the text says, for programs. `Documentation/explaining.md` describes it.
    package var json: JSONValue {
        .object([
            "view": view.json, "file": .string(orNull: file), "scene": .string(orNull: scene),
            "frame": .rect(frame), "frameInPicture": .rect(frameInPicture), "superview": superview?.json ?? .null,
            "hidden": .bool(isHidden), "layoutMargins": .insets(layoutMargins), "safeArea": .insets(safeAreaInsets),
            "placement": .object(["kind": .string(placement.kind.rawValue), "words": .string(placement.words)]),
            "content": .object([
                "width": horizontalContent?.json ?? .null, "height": verticalContent?.json ?? .null,
            ]), "text": text?.json ?? .null, "problems": .array(problems.map { .string($0) }),
            "sides": .array(sides.map(\.json)), "constraints": .array(constraints.map(\.json)),
            "untried": .number(Double(untried)),
        ])
    }
}

extension Explanation.ViewReference {
    package var json: JSONValue {
        .object([
            "class": .string(className), "kind": .string(kind), "id": .string(orNull: id),
            "label": .string(orNull: label), "path": .string(path), "line": .number(orNull: line),
        ])
    }
}

extension Explanation.SideAccount {
    fileprivate var json: JSONValue {
        .object([
            "side": .string(side.rawValue), "value": .points(value), "open": .bool(isOpen),
            "decidedBy": .array(decidedBy.map { .number(Double($0)) }),
            "alsoSaidBy": .array(alsoSaidBy.map { .number(Double($0)) }),
        ])
    }
}

extension Explanation.Constraint {
    fileprivate var json: JSONValue {
        func names(_ sides: [Explanation.Side]) -> JSONValue { .array(sides.map { .string($0.rawValue) }) }
        return .object([
            "words": .string(words), "origin": .string(origin.rawValue), "id": .string(orNull: id),
            "identifier": .string(orNull: identifier), "line": .number(orNull: line),
            "column": .number(orNull: column), "priority": .points(priority), "direct": .bool(isDirect),
            "decides": names(decides), "alsoSays": names(alsoSays), "missedBy": .points(miss),
            "yieldsTo": .array(yieldsTo.map { .number(Double($0)) }),
            "without": without.map { effect in
                .object([
                    "frame": .rect(effect.frame), "open": names(effect.open),
                    "movedCount": .number(Double(effect.movedCount)),
                    "moved": .array(
                        effect.moved.map { moved in
                            .object([
                                "view": .string(moved.naming), "path": .string(moved.path),
                                "before": .rect(moved.before), "after": .rect(moved.after),
                            ])
                        }),
                ])
            } ?? .null,
            "marks": .array(marks.map(\.json)),
        ])
    }
}

extension ConstraintMark {
    fileprivate var json: JSONValue {
        .object([
            "shape": .string(shape.rawValue), "label": .string(orNull: label),
            "line": .array([start.x, start.y, end.x, end.y].map { .points($0) }),
        ])
    }
}

extension Explanation.Content {
    fileprivate var json: JSONValue {
        .object([
            "length": .points(length), "hugging": .points(hugging),
            "compressionResistance": .points(compressionResistance),
        ])
    }
}

extension Explanation.Text {
    package var json: JSONValue {
        .object([
            "text": .string(text), "font": .string(font), "lines": .array(lines.map { .string($0) }),
            "truncated": .bool(isTruncated), "fontScale": .points(fontScale),
            "size": .object(["width": .points(size.width), "height": .points(size.height)]),
        ])
    }
}

extension JSONValue {
    package static func rect(_ rect: CGRect) -> JSONValue {
        .object([
            "x": .points(rect.minX), "y": .points(rect.minY), "width": .points(rect.width),
            "height": .points(rect.height),
        ])
    }

    package static func insets(_ insets: UIEdgeInsets) -> JSONValue {
        .object([
            "top": .points(insets.top), "left": .points(insets.left), "bottom": .points(insets.bottom),
            "right": .points(insets.right),
        ])
    }

    package static func string(orNull text: String?) -> JSONValue { text.map { .string($0) } ?? .null }
    package static func number(orNull number: Int?) -> JSONValue { number.map { .number(Double($0)) } ?? .null }
}
