import Foundation
import _FoundationICU

/// A number with a unit in the words of a language. Foundation on Linux has measurements and does not write them; the ICU that it is
/// built on does.
package struct UnitText {
    package enum Width: String, Sendable { case wide = "full-name", abbreviated = "short", narrow }

    package var width = Width.abbreviated
    /// The use of the number: people's lengths are written in other units than those of roads. Nil keeps the unit.
    package var usage: String?
    /// The precision in ICU's words; nil where the usage decides.
    package var precision: String?
    package var locale: Locale

    package init(width: Width = .abbreviated, usage: String? = nil, precision: String? = nil, locale: Locale) {
        (self.width, self.usage, self.precision, self.locale) = (width, usage, precision, locale)
    }

    /// - Parameter number: writes the number in place of ICU.
    package func text(_ value: Double, _ unit: Unit, number: ((Double) -> String)? = nil) -> String {
        // What ICU puts together of parts is none of the signs that people know: "hr⋅mA" in place of "mAh".
        guard let name = UnitNames.name(of: unit), let made = text(value, named: "unit/" + name, number: number),
            !made.contains("⋅")
        else {
            return "\((number ?? plain)(value)) \(unit.symbol)"
        }
        return made
    }

    /// Degrees of whatever kind.
    package static let degrees = "measure-unit/temperature-generic"

    /// - Parameter name: the unit in ICU's words.
    package func text(_ value: Double, named name: String, number: ((Double) -> String)? = nil) -> String? {
        // A number that somebody else writes is not rounded before.
        let precision = number == nil ? precision : ".##########"
        let words = [name, "unit-width-\(width.rawValue)", usage.map { "usage/\($0)" }, precision]
        guard let made = written(value, words.compactMap(\.self)) else { return nil }
        guard let number, let exact = Double(made.decimal),
            let alone = written(exact, ["rounding-mode-half-even", ".##########"]),
            let place = made.text.range(of: alone.text)
        else { return made.text }
        return made.text.replacingCharacters(in: place, with: number(exact))
    }

    /// The number in the unit that the language prefers.
    package func preferred(_ value: Double, _ unit: Unit) -> Double? {
        guard let name = UnitNames.name(of: unit), let usage else { return nil }
        return written(value, ["unit/\(name)", "usage/\(usage)", ".##########"]).flatMap { Double($0.decimal) }
    }

    private func plain(_ value: Double) -> String { written(value, [precision ?? ".######"])?.text ?? "\(value)" }

    private func written(_ value: Double, _ words: [String]) -> (text: String, decimal: String)? {
        var status = U_ZERO_ERROR
        let skeleton = Array(words.joined(separator: " ").utf16)
        let formatter = swift_unumf_openForSkeletonAndLocale(
            skeleton, Int32(skeleton.count), locale.identifier, &status)
        defer { swift_unumf_close(formatter) }
        let result = swift_unumf_openResult(&status)
        defer { swift_unumf_closeResult(result) }
        swift_unumf_formatDouble(formatter, value, result, &status)
        // More than any unit's name in any language, with any number.
        var letters = [UInt16](repeating: 0, count: 512)
        let count = swift_unumf_resultToString(result, &letters, Int32(letters.count), &status)
        var digits = [CChar](repeating: 0, count: 512)
        let length = swift_unumf_resultToDecimalNumber(result, &digits, Int32(digits.count), &status)
        // Below zero are warnings: that a language is written as the one that it is derived from.
        guard status.rawValue <= 0, (0..<512).contains(count), (0..<512).contains(length) else { return nil }
        return (
            String(decoding: letters[..<Int(count)], as: UTF16.self),
            String(decoding: digits[..<Int(length)].map(UInt8.init(bitPattern:)), as: UTF8.self)
        )
    }
}
