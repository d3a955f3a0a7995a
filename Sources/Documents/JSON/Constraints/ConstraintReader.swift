import Foundation
import MaquetteViewModel

/// Reads lists of constraints in any of their forms.
struct ConstraintReader {
    private enum Fields {
        static let equation = Field(
            "equation", Kind<String>.text, "As in a list: `title.leading == card.leading + 16`.")
        static let format = Field("format", Kind<String>.text, "A visual format: `H:|-[title]-8-[price]-|`.")
        static let options = Field("options", Kind<[NSLayoutConstraint.FormatOptions]>.options, "For a visual format.")
        static let metrics = Field("metrics", Kind<[String: Double]>.metrics, "Numbers that a visual format names.")
        static let first = Field("first", Kind<String>.text, "The attribute on the left: `title.leading`.")
        static let relation = Field("relation", Kind<NSLayoutConstraint.Relation>.relation, "Default: ==.")
        static let second = Field("second", Kind<String>.text, "The attribute on the right; none for a size in points.")
        static let multiplier = Field("multiplier", Kind<Double>.factor, "Not 0. Default: 1.")
        static let constant = Field("constant", Kind<Double>.factor, "Default: 0.")
        static let priority = Field("priority", Kind<UILayoutPriority>.priority, "Default: required.")
        static let identifier = Field("identifier", Kind<String>.text, "The constraint's name in reports.")
        static let record = Record(
            "a constraint",
            [
                equation.erased, format.erased, options.erased, metrics.erased, first.erased, relation.erased,
                second.erased, multiplier.erased, constant.erased, priority.erased, identifier.erased,
            ])
    }

    static let schema: JSONValue = [
        "type": "array",
        "items": [
            "anyOf": [
                [
                    "type": "string", "minLength": 1,
                    "description":
                        "An equation such as `title.leading == card.leading + 16 @750`, or a visual format such as `H:|-[title]-|`.",
                ],
                Fields.record.schema,
            ]
        ],
    ]

    let scope: ConstraintScope
    let reading: Reading

    func readList(_ node: JSONNode) -> [ConstraintPlan] {
        guard node.kind == .array else {
            reading.reportUnexpected(node, expected: "an array of constraints")
            return []
        }
        return node.elements.flatMap { reading.isFull ? [] : read($0) }
    }

    private func read(_ node: JSONNode) -> [ConstraintPlan] {
        switch node.kind {
        case .string:
            let text = node.string ?? ""
            return Self.isVisualFormat(text) ? visualFormat(text, at: node) : equation(text, at: node)
        case .object: return Fields.record.read(node, reading).map { object($0, at: node) } ?? []
        default:
            reading.reportUnexpected(node, expected: "a constraint: an equation, a visual format or an object")
            return []
        }
    }

    private static func isVisualFormat(_ text: String) -> Bool {
        let beginning = Array(text.utf8.prefix(3))
        let hasAxis = beginning.starts(with: "H:".utf8) || beginning.starts(with: "V:".utf8)
        return [UInt8(ascii: "|"), .openBracket].contains(hasAxis ? beginning.last : beginning.first)
    }

    // MARK: Equations

    private func equation(_ text: String, at node: JSONNode, _ change: (inout Equation) -> Void = { _ in })
        -> [ConstraintPlan]
    {
        do {
            var equation = try EquationParser.parse(text)
            change(&equation)
            return try plans(equation, at: node)
        } catch {
            reading.report(error.message, at: node, byte: error.byte)
            return []
        }
    }

    private func plans(_ equation: Equation, at node: JSONNode) throws(EquationError) -> [ConstraintPlan] {
        try EquationResolver(scope: scope).constraints(for: equation).map {
            ConstraintPlan(form: .equation($0), place: place(of: node))
        }
    }

    private func place(of node: JSONNode) -> ConstraintPlace {
        let place = node.position
        return ConstraintPlace(line: place.line, column: place.column)
    }

    // MARK: Objects

    private func object(_ values: FieldValues, at node: JSONNode) -> [ConstraintPlan] {
        let ways = [values[Fields.equation] != nil, values[Fields.format] != nil, values[Fields.first] != nil]
        guard ways.count(where: { $0 }) == 1 else {
            reading.report("a constraint needs one of the keys \"equation\", \"format\" and \"first\"", at: node)
            return []
        }
        let text = { (name: String) in node[name] ?? node }
        let finish = { (equation: inout Equation) in
            if let priority = values[Fields.priority] { equation.priority = Double(priority.rawValue) }
            if let identifier = values[Fields.identifier] { equation.identifier = identifier }
        }
        if let equation = values[Fields.equation] { return self.equation(equation, at: text("equation"), finish) }
        if let format = values[Fields.format] {
            let options = (values[Fields.options] ?? []).reduce(into: NSLayoutConstraint.FormatOptions()) {
                $0.insert($1)
            }
            return visualFormat(
                format, at: text("format"), options: options, metrics: values[Fields.metrics] ?? [:],
                identifier: values[Fields.identifier])
        }
        return parts(values, at: node, term: text, finish)
    }

    private func parts(
        _ values: FieldValues, at node: JSONNode, term: (String) -> JSONNode, _ finish: (inout Equation) -> Void
    ) -> [ConstraintPlan] {
        var place = term("first")
        do {
            let first = try EquationParser.parseTerm(values[Fields.first] ?? "")
            var equation = Equation(first: first, relation: values[Fields.relation] ?? .equal, factors: [])
            if let second = values[Fields.second] {
                place = term("second")
                let multiplier = values[Fields.multiplier] ?? 1
                equation.factors.append(
                    Equation.Factor(sign: 1, number: multiplier, term: try EquationParser.parseTerm(second)))
            }
            let constant = values[Fields.constant] ?? 0
            equation.factors.append(Equation.Factor(sign: 1, number: constant))
            finish(&equation)
            place = node
            return try plans(equation, at: node)
        } catch {
            reading.report(error.message, at: place, byte: error.byte)
            return []
        }
    }

    // MARK: Visual formats

    private func visualFormat(
        _ format: String, at node: JSONNode, options: NSLayoutConstraint.FormatOptions = [],
        metrics: [String: Double] = [:], identifier: String? = nil
    ) -> [ConstraintPlan] {
        let metrics = scope.metrics.merging(metrics) { _, own in own }
        let outline: VisualFormatOutline
        do {
            outline = try VisualFormatOutline(format, options: options, metrics: metrics, views: scope.formatNames)
        } catch {
            let words = String(error.reason.prefix { $0 != " " })
            let suggestion =
                error.reason.contains("is not a key")
                ? NearestNames.suggestion(for: words, among: Array(scope.items.keys)) : nil
            reading.report(
                "\(error.reason)\(suggestion ?? "")", at: node, byte: format.prefix(error.position).utf8.count)
            return []
        }
        if outline.viewsAtSuperview.contains(where: { scope.items[$0] == .view(0) }) {
            reading.report("the root has no superview that `|` could stand for", at: node)
            return []
        }
        guard outline.numbers.allSatisfy({ abs($0) <= CGFloat(NumberLimits.length) }) else {
            reading.report("a number is more than \(Int(NumberLimits.length)) points", at: node)
            return []
        }
        let plan = VisualFormatPlan(
            format: format, options: options, metrics: metrics,
            views: outline.views.reduce(into: [:]) { $0[$1] = scope.items[$1] }, identifier: identifier)
        return [ConstraintPlan(form: .visualFormat(plan), place: place(of: node))]
    }
}

extension Kind where Value == NSLayoutConstraint.Relation {
    static let relation = Kind.choice(
        "a relation", ["==": .equal, ">=": .greaterThanOrEqual, "<=": .lessThanOrEqual])
}

extension Kind where Value == [NSLayoutConstraint.FormatOptions] {
    static let options = Kind.list(
        of: .choice(
            "an option of visual formats",
            [
                "alignAllLeft": .alignAllLeft, "alignAllRight": .alignAllRight, "alignAllTop": .alignAllTop,
                "alignAllBottom": .alignAllBottom, "alignAllLeading": .alignAllLeading,
                "alignAllTrailing": .alignAllTrailing, "alignAllCenterX": .alignAllCenterX,
                "alignAllCenterY": .alignAllCenterY, "alignAllFirstBaseline": .alignAllFirstBaseline,
                "alignAllLastBaseline": .alignAllLastBaseline, "directionLeftToRight": .directionLeftToRight,
                "directionRightToLeft": .directionRightToLeft,
                "spacingBaselineToBaseline": .spacingBaselineToBaseline,
            ]), "a list of options")
}

extension Reading.Note where Value == [String: Double] {
    /// The document's own numbers, by name.
    static let metrics = Reading.Note("metrics", startingWith: Value())
}

extension Kind where Value == [String: Double] {
    private static let expectation = "an object with names and numbers"

    static let metrics = Kind(
        expectation,
        schema: ["type": "object", "additionalProperties": Kind<Double>.factor.schema]
    ) { node, reading in
        guard node.kind == .object else {
            reading.reportUnexpected(node, expected: expectation)
            return nil
        }
        var metrics: [String: Double] = [:]
        for (key, value) in node.members {
            let name = key.string ?? ""
            if !DocumentName.isValid(name) {
                reading.reportUnexpected(key, expected: "a name of the letters A to Z, digits and underscores")
            }
            metrics[name] = Kind<Double>.factor.read(value, reading)
        }
        return metrics
    }
}
