/// The XML declaration and what else precedes the root element.
extension MarkupScanner {
    /// `<?xml version="1.0" encoding="UTF-8" standalone="no"?>`, if the document begins with it.
    mutating func skipXMLDeclaration() throws(MarkupFault) {
        guard isAt("<?xml"), byteAfterXMLTarget.isSpace else { return }
        skip(5)
        var expected = ["version", "encoding", "standalone"][...]
        while skipSpace(), isAtName {
            let place = offset
            let name = try name(of: "a part of the XML declaration")
            guard let index = expected.firstIndex(of: name), index == 0 || expected.first != "version" else {
                throw malformed("\(name) is not allowed here in the XML declaration", at: place)
            }
            expected = expected[(index + 1)...]
            let valuePlace = offset
            let value = try value(of: name)
            guard Self.isUsable(value, as: name) else {
                throw malformed("\(name) cannot be \(value)", at: valuePlace)
            }
        }
        guard skip(ifAt: "?>") else { throw malformed("the XML declaration is not ended by ?> here") }
        guard expected.first != "version" else { throw malformed("the XML declaration names no version", at: 0) }
    }

    private var byteAfterXMLTarget: UInt8 { bytes.count > 5 ? bytes[5] : 0 }

    private static func isUsable(_ value: String, as name: String) -> Bool {
        switch name {
        case "version":
            value.hasPrefix("1.") && value.utf8.count > 2 && value.utf8.dropFirst(2).allSatisfy(\.isDigit)
        case "encoding": MarkupEncoding.isName(value)
        default: value == "yes" || value == "no"
        }
    }

    /// Document types and entities are refused before anything could expand them.
    mutating func refusedDeclaration() -> MarkupFault {
        guard isAt("<!DOCTYPE") else { return malformed("<! begins neither a comment nor a CDATA section here") }
        let start = offset
        if let entity = firstEntityDeclaration() {
            return fault("<!ENTITY is not allowed in Interface Builder documents", at: entity)
        }
        return fault("<!DOCTYPE is not allowed in Interface Builder documents", at: start)
    }

    /// The place where the document type that begins here declares an entity.
    private mutating func firstEntityDeclaration() -> Int? {
        var isInside = false
        while !isAtEnd {
            switch next {
            case .openBracket: isInside = true
            case .closeBracket: isInside = false
            case .quote where skip(ifAt: "\""): if skip(past: "\"") == nil { return nil } else { continue }
            case .apostrophe where skip(ifAt: "'"): if skip(past: "'") == nil { return nil } else { continue }
            case .lessThan where isAt("<!ENTITY"): return offset
            case .lessThan where isAt("<!--"): if skip(past: "-->") == nil { return nil } else { continue }
            case UInt8(ascii: ">") where !isInside: return nil
            default: break
            }
            skip(1)
        }
        return nil
    }
}
