import Foundation
import MaquetteSyntax
import MaquetteViewModel

extension AccessibilityReading {
    /// A line for each element, with its hint and more below it, and at the end where the rotors lead.
    public var lines: [String] {
        let width = "\(elements.count)".count
        func padded(_ number: Int) -> String { String(repeating: " ", count: width - "\(number)".count) + "\(number)" }
        let margin = String(repeating: " ", count: width + 2)
        var lines: [String] = []
        var groups: [String] = []
        for element in elements {
            if element.groups != groups, let group = element.groups.last { lines.append("\(margin)(\(group))") }
            groups = element.groups
            let words = element.description
            lines.append("\(padded(element.number))  \(words.isEmpty ? "(says nothing)" : words.onOneLine)")
            lines += element.notes.map { "\(margin)  \($0.onOneLine)" }
        }
        for rotor in Rotor.allCases {
            let numbers = elements(of: rotor).map { "\($0.number)" }
            if !numbers.isEmpty { lines.append("\(rotor.name): \(numbers.joined(separator: ", "))") }
        }
        return lines
    }

    public var text: String { lines.joined(separator: "\n") }
}

extension SpokenElement {
    /// What is listed besides the description.
    var notes: [String] {
        var notes: [String] = []
        if let hint = spokenHint { notes.append("Hint: \(hint)") }
        if !actions.isEmpty { notes.append("Actions: \(actions.joined(separator: ", "))") }
        notes += customRotors.map(\.words)
        if !links.isEmpty { notes.append("Links: \(links.joined(separator: ", "))") }
        if !userInputLabels.isEmpty { notes.append("Voice Control: \(userInputLabels.joined(separator: ", "))") }
        if hasOwnActivationPoint {
            notes.append("Activated at \(activationPoint.x.words), \(activationPoint.y.words)")
        }
        if !isOnScreen { notes.append("Not on the screen") }
        return notes
    }
}

extension String {
    var onOneLine: String { split(whereSeparator: \.isNewline).joined(separator: " ") }
}

extension CGFloat {
    /// The number to a tenth, without a zero after the point.
    fileprivate var words: String {
        let tenths = (self * 10).rounded() / 10
        return tenths == tenths.rounded() && tenths.magnitude < 1e9 ? "\(Int(tenths))" : "\(tenths)"
    }
}

extension AccessibilityReading {
    package var json: JSONValue {
        .object([
            "elements": .array(elements.map(\.json)),
            "rotors": .object(
                Rotor.allCases.map { rotor in
                    JSONValue.Member(
                        key: rotor.rawValue,
                        value: .array(elements(of: rotor).map { .number(Double($0.number)) }))
                }),
        ])
    }
}

extension SpokenElement {
    fileprivate var json: JSONValue {
        func text(_ value: String?) -> JSONValue { value.map { .string($0) } ?? .null }
        func texts(_ values: [String]) -> JSONValue { .array(values.map { .string($0) }) }
        return .object([
            "number": .number(Double(number)), "description": .string(description), "spokenHint": text(spokenHint),
            "label": text(label), "value": text(value), "hint": text(hint), "traits": texts(traits.names),
            "class": .string(className), "identifier": text(identifier),
            "frame": .object([
                "x": .points(frame.minX), "y": .points(frame.minY), "width": .points(frame.width),
                "height": .points(frame.height),
            ]),
            "activationPoint": .object(["x": .points(activationPoint.x), "y": .points(activationPoint.y)]),
            "isOnScreen": .bool(isOnScreen), "groups": texts(groups), "actions": texts(actions),
            "customRotors": .array(
                customRotors.map { .object(["name": .string($0.name), "results": texts($0.results)]) }),
            "links": texts(links), "userInputLabels": texts(userInputLabels),
        ])
    }
}
