import Foundation
import MaquetteViewModel

/// A rotor that an app adds to an element, and what it leads to one after another.
public struct CustomRotorReading: Hashable, Sendable {
    /// How many results are asked for in each direction, by default: an app may have no last one.
    public static let usualLimit = 100

    public var name: String
    /// What each result speaks, in the order of the screen: those before the start, then those after it.
    public private(set) var results: [String]
    /// How many results lie before the start.
    private var countBefore: Int

    @MainActor init(_ rotor: UIAccessibilityCustomRotor) {
        name = rotor.systemRotorType.englishName ?? rotor.name
        let before = Self.results(of: rotor, .previous)
        let after = Self.results(of: rotor, .next)
        // One that goes round finds the same in both directions.
        let isRound = !before.isEmpty && Set(before.map(\.place)) == Set(after.map(\.place))
        let first = isRound ? [] : before.reversed()
        results = (first + after).map(\.words)
        countBefore = first.count
    }

    /// This reading with fewer results on both sides of the start.
    func limited(to limit: Int) -> CustomRotorReading {
        let limit = max(0, limit)
        var copy = self
        copy.results = results[..<countBefore].suffix(limit) + results[countBefore...].prefix(limit)
        copy.countBefore = min(countBefore, limit)
        return copy
    }

    var words: String {
        "Rotor \(name): \(results.isEmpty ? "nothing" : results.joined(separator: ", "))"
    }

    private struct Result {
        struct Place: Hashable {
            let element: ObjectIdentifier
            let range: ObjectIdentifier?
        }
        let place: Place
        let words: String
    }

    /// Asks as VoiceOver does: from the last result for the next, until there is none or one comes again.
    @MainActor private static func results(
        of rotor: UIAccessibilityCustomRotor, _ direction: UIAccessibilityCustomRotor.Direction
    ) -> [Result] {
        let predicate = UIAccessibilityCustomRotorSearchPredicate()
        predicate.searchDirection = direction
        var found: [Result] = []
        var places: Set<Result.Place> = []
        // The ranges are retained, so that no two have one identity.
        var ranges: [UITextRange] = []
        while found.count < usualLimit, let item = rotor.itemSearchBlock(predicate), let target = item.targetElement {
            let place = Result.Place(
                element: ObjectIdentifier(target), range: item.targetRange.map { ObjectIdentifier($0) })
            guard places.insert(place).inserted else { break }
            item.targetRange.map { ranges.append($0) }
            found.append(Result(place: place, words: words(of: target)))
            predicate.currentItem = item
        }
        return withExtendedLifetime(ranges) { found }
    }

    @MainActor private static func words(of target: any NSObjectProtocol) -> String {
        let texts: [String?]
        switch target {
        case let view as UIView: texts = [view.accessibilityLabel, view.accessibilityValue]
        case let element as UIAccessibilityElement: texts = [element.accessibilityLabel, element.accessibilityValue]
        default: texts = []
        }
        return texts.compactMap { $0 }.first { !$0.isEmpty } ?? "(says nothing)"
    }
}

extension UIAccessibilityCustomRotor.SystemRotorType {
    /// What VoiceOver calls the rotor, after Apple's names of the cases.
    fileprivate var englishName: String? {
        switch self {
        case .none: nil
        case .link: "Links"
        case .visitedLink: "Visited Links"
        case .heading: "Headings"
        case .headingLevel1: "Headings 1"
        case .headingLevel2: "Headings 2"
        case .headingLevel3: "Headings 3"
        case .headingLevel4: "Headings 4"
        case .headingLevel5: "Headings 5"
        case .headingLevel6: "Headings 6"
        case .boldText: "Bold Text"
        case .italicText: "Italic Text"
        case .underlineText: "Underlined Text"
        case .misspelledWord: "Misspelled Words"
        case .image: "Images"
        case .textField: "Text Fields"
        case .table: "Tables"
        case .list: "Lists"
        case .landmark: "Landmarks"
        }
    }
}
