/// What the compiler says of what is missing. A pattern that is written where it is used is read anew each time, which took longer
/// than the compiler in modules with thousands of errors.
///
/// The patterns are only read, by any thread.
enum CompilerWords {
    typealias One = Regex<(Substring, Substring)>
    typealias Two = Regex<(Substring, Substring, Substring)>
    typealias Three = Regex<(Substring, Substring, Substring, Substring)>

    // MARK: From the beginning of a message: for `prefixMatch`

    nonisolated(unsafe) static let noMember: Three =
        /(value of (?:optional )?type|type|static member .* type|instance member .* type|enum type|pattern .* type) '([^']+)'(?: \(aka '[^']+'\))? has no (?:dynamic )?member '([^'(]+)/
    nonisolated(unsafe) static let noMemberOfAnyObject: One =
        /value of type '(?:any )?AnyObject[?!]?' has no (?:dynamic )?member '(\w+)/
    nonisolated(unsafe) static let noMemberOfClass: One =
        /value of type '(?:AnyClass|(?:any )?AnyObject\.Type)'(?: \(aka '[^']+'\))? has no member '(\w+)/
    nonisolated(unsafe) static let noSubscript: One = /value of (?:optional )?type '([^']+)' has no subscripts/
    nonisolated(unsafe) static let noSubscriptOfAnyObject = /value of type '(?:any )?AnyObject[?!]?' has no subscripts/
    nonisolated(unsafe) static let memberOfOtherHalf: Three =
        /(instance|static) member '(\w+)' cannot be used on (?:instance of )?type '([^']+)'/
    nonisolated(unsafe) static let unresolved: One = /reference to member '(\w+)' cannot be resolved/
    nonisolated(unsafe) static let notFound: One = /cannot find '(\w+)' in scope/
    nonisolated(unsafe) static let typeNotFound: One = /cannot find type '(\w+)' in scope/
    nonisolated(unsafe) static let noMemberType: Two = /'(\w+)' is not a member type of \w+ '([\w.]+)'/
    nonisolated(unsafe) static let ambiguous: One = /ambiguous use of '([^']+)'/
    nonisolated(unsafe) static let notGeneric: One =
        /(?:cannot specialize (?:non-generic|protocol) type|protocol) '(?:any )?(\w+)'(?: does not have primary associated types|$| \()/
    nonisolated(unsafe) static let memberOfMetatype: One =
        /static member '\w+' cannot be used on protocol metatype '\(any (\w+)\)\.Type'/
    nonisolated(unsafe) static let nilForType: One = /'nil' cannot be assigned to type '([^']+)'/
    nonisolated(unsafe) static let notUnwrapped: One = /value of optional type '([^']+)\?' must be unwrapped/

    nonisolated(unsafe) static let unwrappedFor: Two =
        /value of optional type '([^']+)\?' must be unwrapped to a value of type '([^']+)'/

    nonisolated(unsafe) static let madeByMetatype: One =
        /constructing an object of class type '([^']+)'(?: \(aka '[^']+'\))? with a metatype value must use a 'required' initializer/

    nonisolated(unsafe) static let notImplicitlyConvertible: One =
        /'[^']+'(?: \(aka '[^']+'\))? is not implicitly convertible to '([\w.]+)'.*did you mean to use 'as'/

    /// What is thrown and is no error.
    nonisolated(unsafe) static let notThrown: One =
        /(?:thrown expression type |argument type )?'([\w.]+)' (?:is not convertible to 'any Error'|does not conform to (?:expected type )?'Error')/

    // MARK: Anywhere in a message

    nonisolated(unsafe) static let conversion: Two = /of type '([^']+)' to .*type '([^']+)'/
    nonisolated(unsafe) static let mustInherit: Two = /requires that '([^']+)' inherit from '([^']+)'/
    nonisolated(unsafe) static let coercion: Two =
        /of type '([^']+)'(?: \(aka '[^']+'\))? to type '([^']+)'(?: \(aka '[^']+'\))? in coercion/
    /// The compiler's words for a conversion, with both types, whose other names are left out.
    nonisolated(unsafe) static let typesOfConversion: Two =
        /of type '([^']+)'(?: \(aka '[^']+'\))? to (?:\w+ )*(?:type|of type) '([^']+)'/
    nonisolated(unsafe) static let operands: Two = /cannot be applied to operands of type '([^']+)' and '([^']+)'/
    nonisolated(unsafe) static let boolean: One = /type '([^']+)' cannot be used as a boolean/
    nonisolated(unsafe) static let unaryOperand: One =
        /unary operator '[-+]' cannot be applied to an operand of type '([^']+)'/
    nonisolated(unsafe) static let notOptional: One =
        /(?:must have Optional type, not|on non-optional value of type|value of non-optional type) '([^']+)'/
    /// A method, and the type of an argument that is not what the method asks for.
    nonisolated(unsafe) static let wrongArgument: Two =
        /instance method '(\w+)(?:\(.*\))?' requires that '([\w.]+)' conform to '[\w.]+'/
    nonisolated(unsafe) static let noConformance: One = /does not conform to protocol '([^']+)'/

    /// A line with an error or a note, from its beginning.
    nonisolated(unsafe) static let line: Regex<(Substring, Substring, Substring, Substring, Substring, Substring)> =
        /(.+?):(\d+):(\d+): (error|note): (.*)$/

    /// The kind that the compiler asks for where a stub is of another one, from the beginning of a message.
    nonisolated(unsafe) static let kinds: [(One, HollowType.Kind)] = [
        (/inheritance from (?:non-protocol|non-protocol, non-class) type '([\w.]+)'/, .protocolForAll),
        (/multiple inheritance from classes '[\w.]+' and '([\w.]+)'/, .protocolForClasses),
        (/non-class type '.*' cannot conform to class protocol '([\w.]+)'/, .protocolForAll),
        (/type '.*' constrained to non-protocol, non-class type '([\w.]+)'/, .protocolForClasses),
        (/designated initializer cannot be declared in an extension of '([\w.]+)'/, .structure),
        (/.*requires that '([\w.]+)' conform to '(?:SwiftUI\.)?View'/, .view),
        (/type 'any ([\w.]+)' cannot be instantiated/, .type),
        (/static member '.*' cannot be used on protocol metatype '\(any ([\w.]+)\)\.Type'/, .type),
        (/extension of protocol '([\w.]+)' cannot have an inheritance clause/, .type),
    ]

    /// What the compiler says of a call of an initialiser that has other arguments.
    static let wrongArguments = [
        "argument passed to call that takes no arguments", "incorrect argument label", "extra argument",
        "no exact matches in call to initializer", "missing argument label",
    ]

    /// What the compiler says of a closure where another value is wanted.
    static let wrongClosures = [
        "cannot assign value of type '(", "cannot infer type of closure parameter",
        "contextual closure type", "contextual type for closure",
    ]

    // MARK: Names

    nonisolated(unsafe) static let viewOfUIKit =
        /UI\w*(?:View|Label|Button|Control|Field|Switch|Slider|Stepper|Bar|Picker)/
    /// Whether every module can name a type.
    nonisolated(unsafe) static let typeOfApple =
        /\[?(?:Bool|Int|UInt|Double|TimeInterval|Float|String|Character|Date|Data|URL|UUID|AnyObject|NSTextAlignment|(?:UI|CG|CA)[A-Z]\w+(?:\.\w+)?)\]?[?!]?/
    /// `CGImageSourceCreateWithData`: which framework, of what, and what it does.
    nonisolated(unsafe) static let functionOfC =
        /(?:AV|AX|Audio|CF|CG|CM|CT|CV|SC|SSL|Sec|VT|AB)\w*?(?:Add|Append|Apply|Convert|Copy|Create|Delete|Dispose|Enumerate|Evaluate|Finalize|Get|Is|Lock|Make|Play|Release|Remove|Retain|Set|Unlock|Update)(?:[A-Z]\w*)?/
}
