import SwiftSyntax

// Values that Apple's headers let through as another type, or as optional ones where these modules know better. What compiles in
// Xcode needs a word more here, and nothing is missing for it.
extension FileCutter {
    /// Whether the complaint is about nothing but such a value. Where the word does not help, the next round cuts.
    mutating func convert(_ reason: String, at token: TokenSyntax) -> Bool {
        takeAsPublic(reason, at: token) || passText(reason, at: token) || takeAsPlain(reason, at: token)
            || askClass(reason, at: token)
            || box(reason, at: token)
            || convertValue(reason, at: token)
    }

    /// `open static var` and `open let`, which were allowed once.
    private mutating func takeAsPublic(_ reason: String, at token: TokenSyntax) -> Bool {
        guard reason.contains(" implicitly 'final'; use 'public' instead of 'open'"),
            let word = token.enclosing(DeclSyntax.self)?.memberOrInitializerModifiers?
                .first(where: { $0.name.text == "open" })
        else { return false }
        propose(word, "public", .conversion, reason)
        return true
    }

    /// `Unmanaged.passUnretained(kCGImagePropertyGIFDictionary)`, whose name is a text of Swift here.
    private mutating func passText(_ reason: String, at token: TokenSyntax) -> Bool {
        guard reason.hasPrefix("generic struct 'Unmanaged' requires that 'String' be a class type"),
            let outer = token.enclosing(FunctionCallExprSyntax.self)
        else { return false }
        // The compiler points at all three words of `Unmanaged.passUnretained(text).toOpaque()`.
        let inner = outer.calledExpression.as(MemberAccessExprSyntax.self)?.base?.as(FunctionCallExprSyntax.self)
        guard
            let call = [outer, inner].lazy.compactMap({ $0 }).first(where: { call in
                let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
                return call.arguments.count == 1 && ["passUnretained", "passRetained"].contains(name)
            }), let text = call.arguments.first?.expression
        else { return false }
        guard !proposals.contains(where: { $0.range == call.extent }) else { return true }
        propose(call, "unmanagedText(\(text.trimmedDescription))", .conversion, reason)
        return true
    }

    // MARK: Optional values

    /// `window?.frame` and `window!` of what is never nil here.
    private mutating func takeAsPlain(_ reason: String, at token: TokenSyntax) -> Bool {
        let isOfChain = reason.hasPrefix("cannot use optional chaining on non-optional value")
        if isOfChain && token.parent?.is(OptionalChainingExprSyntax.self) == true
            || reason.hasPrefix("cannot force unwrap value of non-optional type")
                && token.parent?.is(ForceUnwrapExprSyntax.self) == true
        {
            // The compiler points at the mark.
            propose(token, " ", .conversion, reason)
            return true
        }
        if reason.hasPrefix("initializer for conditional binding must have Optional type"),
            let value = token.enclosing(OptionalBindingConditionSyntax.self)?.initializer?.value
        {
            propose(value, "Optional(\(value.trimmedDescription))", .conversion, reason)
            return true
        }
        return false
    }

    // MARK: Classes

    /// A class is an object in Objective-C, and answers `description()` and `isSubclass(of:)`.
    private mutating func askClass(_ reason: String, at token: TokenSyntax) -> Bool {
        guard let match = reason.prefixMatch(of: CompilerWords.noMemberOfClass),
            let access = reference(to: String(match.output.1), from: token)?.enclosing(MemberAccessExprSyntax.self),
            let base = access.base, let call = access.parent?.as(FunctionCallExprSyntax.self),
            call.calledExpression.id == access.id
        else { return false }
        let asked = base.trimmedDescription
        switch match.output.1 {
        case "description": propose(call, "classDescription(\(asked))", .conversion, reason)
        case "isSubclass":
            guard let above = call.arguments.first?.expression.trimmedDescription else { return false }
            propose(call, "classDescends(\(asked), from: \(above))", .conversion, reason)
        default: return false
        }
        return true
    }

    // MARK: Objects

    /// `frame as NSValue`, which Apple's compiler boxes.
    private mutating func box(_ reason: String, at token: TokenSyntax) -> Bool {
        guard let word = Self.box(reason) else { return false }
        // Core Foundation's dictionary is Foundation's, and here another type.
        if reason.hasPrefix("'NS"), token.enclosing(SequenceExprSyntax.self)?.isCast != true {
            guard let range = value(at: token) else { return false }
            let text = String(decoding: bytes[range], as: UTF8.self)
            let cut = place(Syntax(token), reason, .conversion).cut
            proposals.append(Proposal(range: range, text: word(text), cut: cut))
            return true
        }
        guard let sequence = token.enclosing(SequenceExprSyntax.self) else { return false }
        let elements = Array(sequence.elements)
        guard
            let sign = elements.firstIndex(where: { element in
                element.is(UnresolvedAsExprSyntax.self) && element.position >= token.position
            }), sign > 0
        else { return false }
        propose(elements[sign - 1], word(elements[sign - 1].trimmedDescription), .conversion, reason)
        return true
    }

    /// What makes the value one that the cast does nothing to.
    private static func box(_ reason: String) -> ((String) -> String)? {
        // An array of Foundation's, which is one of Core Foundation's, too.
        if reason.prefixMatch(of: /'NS(?:Mutable)?Array' is not convertible to 'CFArray'/) != nil {
            return { "(\($0) as! [Any])" }
        }
        if reason.prefixMatch(of: /'NS(?:Mutable)?Dictionary' is not convertible to 'CFDictionary'/) != nil {
            return { "(\($0) as! [AnyHashable: Any])" }
        }
        guard let type = reason.firstMatch(of: CompilerWords.coercion).map({ String($0.output.2) }) else { return nil }
        if type == "CFString", reason.contains("of type 'AV"), !reason.contains("?'") { return { "(\($0)).rawValue" } }
        if ["NSValue", "NSNumber", "CFNumber", "CFBoolean"].contains(type) { return { "objectBoxing(\($0))" } }
        // A name of Apple's (`AVMetadataKey.title`), which is its text as an object.
        if type == "NSString", !reason.contains("MissingValue") { return { "(\($0)).rawValue" } }
        // A text of Core Foundation's that is the name of an attribute.
        return reason.contains("value of type 'CFString'") && named.contains(type)
            ? { "\(type)(rawValue: \($0))" } : nil
    }

    // MARK: Other types

    private mutating func convertValue(_ reason: String, at token: TokenSyntax) -> Bool {
        // A class, an object of which only a protocol is known, one of Core Foundation.
        if reason.hasPrefix("argument type '"), !reason.contains("MissingValue"),
            reason.contains("expected to be an instance of a class"), let operand = operandOfIdentity(at: token)
        {
            propose(operand, "(\(operand.trimmedDescription) as AnyObject?)", .conversion, reason)
            return true
        }
        if reason.hasPrefix("argument type '"), !reason.contains("MissingValue"),
            reason.contains("expected to be an instance of a class"),
            let argument = token.enclosing(LabeledExprSyntax.self)?.expression
        {
            propose(argument, "(\(argument.trimmedDescription)) as AnyObject", .conversion, reason)
            return true
        }
        // `data as NSData` for Core Foundation's data.
        if let type = reason.prefixMatch(of: CompilerWords.notImplicitlyConvertible)?.output.1,
            let range = value(at: token)
        {
            let text = String(decoding: bytes[range], as: UTF8.self)
            proposals.append(
                Proposal(
                    range: range, text: "(\(text)) as \(type)", cut: place(Syntax(token), reason, .conversion).cut))
            return true
        }
        guard reason.hasPrefix("cannot assign value of type") || reason.hasPrefix("cannot convert value of type"),
            let types = reason.firstMatch(of: CompilerWords.typesOfConversion)?.output,
            let word = Self.conversion(from: String(types.1), to: String(types.2)), let range = value(at: token)
        else { return false }
        let text = String(decoding: bytes[range], as: UTF8.self)
        let place = place(Syntax(token), reason, .conversion)
        guard !proposals.contains(where: { $0.range == range }) else { return true }
        proposals.append(Proposal(range: range, text: word(text), cut: place.cut))
        return true
    }

    /// `other` of `value === other`.
    private func operandOfIdentity(at token: TokenSyntax) -> ExprSyntax? {
        guard let elements = token.enclosing(SequenceExprSyntax.self)?.elements.map({ $0 }),
            let place = elements.firstIndex(where: { $0.extent.contains(token.extent.lowerBound) })
        else { return nil }
        let signs = [place - 1, place + 1].filter(elements.indices.contains).map { elements[$0].trimmedDescription }
        return signs.contains("===") || signs.contains("!==") ? elements[place] : nil
    }

    private static func conversion(from: String, to: String) -> ((String) -> String)? {
        // A class in a collection of objects.
        if from == "CFString", to == "NSObject" { return { "(\($0)) as NSString" } }
        if to == "AnyObject", from.hasSuffix(".Type") { return { "(\($0)) as AnyObject" } }
        // What Core Foundation hands over is an object of Foundation's, too.
        if from.hasPrefix("CF"), to == "NS" + from.dropFirst(2) { return { "(\($0)) as \(to)" } }
        if to == "CFDictionary", from.hasPrefix("NS"), from.hasSuffix("Dictionary") {
            return { "(\($0)) as! [AnyHashable: Any]" }
        }
        if to == "CFArray", from.hasPrefix("NS"), from.hasSuffix("Array") { return { "(\($0)) as! [Any]" } }
        // `[]` for a set of Foundation's.
        if from.hasPrefix("["), literals.contains(to) { return { "\(to)(array: \($0))" } }
        // Priorities were numbers before Swift 4.
        if to == "UILayoutPriority", ["Float", "Int", "Double"].contains(from) {
            return { "UILayoutPriority(rawValue: Float(\($0)))" }
        }
        // Names and rates have had types of their own since Swift 4.2.
        let isRaw = ["CGFloat", "String"].contains(from)
        return isRaw && named.contains(to) ? { "\(to)(rawValue: \($0))" } : nil
    }

    /// What Foundation makes of a literal on iOS, and not on Linux.
    private static let literals: Set<String> = ["NSSet", "NSMutableSet", "NSCountedSet"]

    /// What was a string or a number before Swift 4.2.
    private static let named: Set<String> = [
        "UIScrollView.DecelerationRate", "UIWindow.Level", "NSAttributedString.Key", "Notification.Name",
        "NSNotification.Name", "AVAudioSession.Category", "AVMediaType", "AVFileType", "CAMediaTimingFunctionName",
        "CAMediaTimingFillMode", "CATransitionType", "CATransitionSubtype", "CALayerContentsGravity",
        "CAShapeLayerLineCap", "CAShapeLayerLineJoin", "CAShapeLayerFillRule", "CAGradientLayerType", "RunLoop.Mode",
    ]

    /// What is assigned, handed over, or given to a new name.
    private func value(at token: TokenSyntax) -> Range<Int>? {
        var node = token.parent
        while let current = node, !current.is(CodeBlockItemSyntax.self) {
            if let sequence = current.as(SequenceExprSyntax.self) {
                let elements = Array(sequence.elements)
                if let sign = elements.firstIndex(where: { $0.is(AssignmentExprSyntax.self) }),
                    sign + 1 < elements.count
                {
                    return elements[sign + 1].extent.lowerBound..<elements[elements.count - 1].extent.upperBound
                }
            }
            if let element = current.as(DictionaryElementSyntax.self) {
                let isValue = token.position >= element.value.position
                return (isValue ? element.value : element.key).extent
            }
            if let element = current.as(ArrayElementSyntax.self) { return element.expression.extent }
            if let argument = current.as(LabeledExprSyntax.self) { return argument.expression.extent }
            if let start = current.as(InitializerClauseSyntax.self) { return start.value.extent }
            node = current.parent
        }
        return nil
    }
}

extension SequenceExprSyntax {
    /// Whether a cast is in it: `a as B`.
    fileprivate var isCast: Bool { elements.contains { $0.is(UnresolvedAsExprSyntax.self) } }
}
