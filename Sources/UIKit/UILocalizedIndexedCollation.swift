import Foundation
import MaquetteViewModel

/// The letters beside a list of names, and which of them a name belongs to: those of English.
open class UILocalizedIndexedCollation: NSObject, @unchecked Sendable {
    private static let shared = UILocalizedIndexedCollation()
    open class func current() -> UILocalizedIndexedCollation { shared }

    private static let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(UnicodeScalar($0)) } + ["#"]

    open var sectionTitles: [String] { Self.letters }
    open var sectionIndexTitles: [String] { Self.letters }
    open func section(forSectionIndexTitle index: Int) -> Int { index }

    open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
        let name = Self.name(object, selector).folding(options: .diacriticInsensitive, locale: nil).uppercased()
        return Self.letters.firstIndex { name.hasPrefix($0) } ?? Self.letters.count - 1
    }

    open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
        array.map { (name: Self.name($0, selector), object: $0) }
            .sorted {
                $0.name.compare($1.name, options: [.caseInsensitive, .diacriticInsensitive]) == .orderedAscending
            }
            .map(\.object)
    }

    private static func name(_ object: Any, _ selector: Selector) -> String {
        if let text = object as? String { return text }
        let word = NSStringFromSelector(selector)
        guard let object = object as? NSObject, word != "description" else { return "\(object)" }
        return (object.perform(selector)?.takeUnretainedValue() as? String) ?? (object.value(forKey: word) as? String)
            ?? ""
    }
}
