/// Puts values into the places of a format, in one or more parts of it.
struct FormatPlaces {
    enum Part {
        case string(String)
        case text(Text)
        case attributed(AttributedString)
    }

    private let arguments: [LocalizedStringKey.Argument]
    private let locale: Locale
    private var next = 0

    init(_ arguments: [LocalizedStringKey.Argument], locale: Locale) {
        (self.arguments, self.locale) = (arguments, locale)
    }

    /// A place: `%2$.3lf`.
    private struct Place {
        var position: Int?
        /// Flags, width and precision.
        var shape = ""
        var size = ""
        var kind: Character = "@"
    }

    mutating func parts(of format: String) -> [Part] {
        // Without values the text is as it is written.
        guard !arguments.isEmpty, format.contains("%") else { return format.isEmpty ? [] : [.string(format)] }
        var (parts, text) = ([Part](), "")
        func finishText() {
            if !text.isEmpty { parts.append(.string(text)) }
            text = ""
        }
        var rest = format[...]
        while let percent = rest.firstIndex(of: "%") {
            text += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                text += "%"
                rest = rest.dropFirst()
                continue
            }
            guard let place = Self.place(&rest) else {
                text += "%"
                continue
            }
            // A file of texts may name any place, however large its number is.
            let index = place.position.map { $0 - 1 } ?? next
            next = index &+ 1
            guard arguments.indices.contains(index) else { continue }
            switch arguments[index] {
            case .number(let number): text += string(number, place)
            case .string(let string): text += string
            case .text(let inner):
                finishText()
                parts.append(.text(inner))
            case .attributed(let inner):
                finishText()
                parts.append(.attributed(inner))
            }
        }
        text += rest
        finishText()
        return parts
    }

    /// Reads what is after the sign; nil, and nothing is read, where that is no place.
    private static func place(_ rest: inout Substring) -> Place? {
        var (place, at) = (Place(), rest)
        func take(_ isWanted: (Character) -> Bool) -> String {
            let taken = at.prefix(while: isWanted)
            at = at[taken.endIndex...]
            return String(taken)
        }
        let start = at
        let digits = take { $0.isASCII && $0.isNumber }
        if !digits.isEmpty, at.first == "$" {
            place.position = Int(digits)
            at = at.dropFirst()
        } else {
            at = start
        }
        place.shape = take { "-+ 0#'".contains($0) }
        place.shape += take { $0.isASCII && ($0.isNumber || $0 == ".") }
        place.size = take { "hlqLztj".contains($0) }
        guard let kind = at.first, "@dDiuUxXoOfFeEgGaAcCsSp".contains(kind) else { return nil }
        place.kind = kind
        rest = at.dropFirst()
        return place
    }

    /// A number in the language, as `String(format:locale:)` writes it on iOS, with separators of thousands.
    private func string(_ number: any CVarArg & Hashable, _ place: Place) -> String {
        let isPlain = place.shape.allSatisfy { $0 == "." || $0.isNumber } && !place.shape.hasPrefix("0")
        switch number {
        case let number as any BinaryInteger:
            if place.shape.isEmpty, "@dDiuU".contains(place.kind) {
                if let unsigned = number as? UInt64 { return unsigned.formatted(.number.locale(locale)) }
                return Int64(truncatingIfNeeded: number).formatted(.number.locale(locale))
            }
            let kind = place.kind == "@" ? "d" : place.kind
            return String(format: "%\(place.shape)ll\(kind)", Int64(truncatingIfNeeded: number))
        case let number as any BinaryFloatingPoint:
            let number = Double(number)
            let parts = place.shape.split(separator: ".", omittingEmptySubsequences: false)
            if "@fF".contains(place.kind), isPlain, parts.first.map(\.isEmpty) ?? true {
                let digits = parts.count > 1 ? Int(parts[1]) ?? 0 : 6
                return number.formatted(.number.precision(.fractionLength(digits)).locale(locale))
            }
            let kind = place.kind == "@" ? "f" : place.kind
            return String(format: "%\(place.shape)\(kind)", locale: locale, number)
        default: return "\(number)"
        }
    }
}
