/// The key of a text in a table: what stands in the code, with the places of the values in it.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, @unchecked Sendable {
    /// The key as in files of texts: `%@ of %lld`.
    let key: String
    let arguments: [Argument]

    /// A value in a text.
    enum Argument {
        case number(any CVarArg & Hashable)
        case string(String)
        case text(Text)
        case attributed(AttributedString)
    }

    public init(_ value: String) { (key, arguments) = (value, []) }
    public init(stringLiteral value: String) { self.init(value) }
    public init(stringInterpolation: StringInterpolation) {
        (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments)
    }

    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var key = ""
        fileprivate var arguments: [Argument] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            key.reserveCapacity(literalCapacity + interpolationCount * 4)
        }

        public mutating func appendLiteral(_ literal: String) {
            key += literal.contains("%") ? literal.replacingOccurrences(of: "%", with: "%%") : literal
        }

        private mutating func append(_ argument: Argument, _ place: String = "%@") {
            key += place
            arguments.append(argument)
        }

        public mutating func appendInterpolation(_ string: String) { append(.string(string)) }
        @_disfavoredOverload
        public mutating func appendInterpolation<Value>(_ value: Value) { append(.string("\(value)")) }
        public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value) {
            append(.number(value._arg), value._specifier)
        }
        public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value, specifier: String) {
            append(.number(value._arg), specifier)
        }
        public mutating func appendInterpolation<Subject: ReferenceConvertible>(
            _ subject: Subject, formatter: Formatter? = nil
        ) {
            append(.string(formatter.flatMap { $0.string(for: subject) } ?? "\(subject)"))
        }
        public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
            append(.string(formatter.flatMap { $0.string(for: subject) } ?? "\(subject)"))
        }
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String { append(.text(Text(input, format: format))) }
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
            append(.text(Text(input, format: format)))
        }
        public mutating func appendInterpolation(_ text: Text) { append(.text(text)) }
        public mutating func appendInterpolation(_ image: Image) { append(.text(Text(image))) }
        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            append(.attributed(attributedString))
        }
        public mutating func appendInterpolation(_ resource: LocalizedStringResource) { append(.text(Text(resource))) }
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            append(.text(Text(date, style: style)))
        }
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append(.text(Text(dates))) }
        public mutating func appendInterpolation(_ interval: DateInterval) { append(.text(Text(interval))) }
        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
        ) {
            append(
                .text(
                    Text(
                        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
                        showsHours: showsHours)))
        }
    }

    /// What the tables have for the key, or the key, in the form that its numbers want; what is in it is still to be put in.
    func format(_ table: String?, _ bundle: Bundle?) -> String {
        let found = (bundle ?? .ofProject).foundInProject(key, table) ?? key
        guard !arguments.isEmpty else { return found }
        return _formOfProject(
            found,
            arguments.map { argument -> any CVarArg in
                switch argument {
                case .number(let number): number
                case .string(let string): string
                case .text, .attributed: ""
                }
            })
    }
}

extension LocalizedStringKey.Argument: Equatable {
    static func == (one: Self, other: Self) -> Bool {
        switch (one, other) {
        case (.number(let one), .number(let other)): AnyHashable(one) == AnyHashable(other)
        case (.string(let one), .string(let other)): one == other
        case (.text(let one), .text(let other)): one == other
        case (.attributed(let one), .attributed(let other)): one == other
        default: false
        }
    }
}

/// A number that has a place of its own kind in a key.
public protocol _FormatSpecifiable: Equatable {
    associatedtype _Arg: CVarArg & Hashable
    var _arg: _Arg { get }
    var _specifier: String { get }
}

extension Int: _FormatSpecifiable {
    public var _arg: Int64 { Int64(self) }
    public var _specifier: String { "%lld" }
}
extension Int8: _FormatSpecifiable {
    public var _arg: Int32 { Int32(self) }
    public var _specifier: String { "%d" }
}
extension Int16: _FormatSpecifiable {
    public var _arg: Int32 { Int32(self) }
    public var _specifier: String { "%d" }
}
extension Int32: _FormatSpecifiable {
    public var _arg: Int32 { self }
    public var _specifier: String { "%d" }
}
extension Int64: _FormatSpecifiable {
    public var _arg: Int64 { self }
    public var _specifier: String { "%lld" }
}
extension UInt: _FormatSpecifiable {
    public var _arg: UInt64 { UInt64(self) }
    public var _specifier: String { "%llu" }
}
extension UInt8: _FormatSpecifiable {
    public var _arg: UInt32 { UInt32(self) }
    public var _specifier: String { "%u" }
}
extension UInt16: _FormatSpecifiable {
    public var _arg: UInt32 { UInt32(self) }
    public var _specifier: String { "%u" }
}
extension UInt32: _FormatSpecifiable {
    public var _arg: UInt32 { self }
    public var _specifier: String { "%u" }
}
extension UInt64: _FormatSpecifiable {
    public var _arg: UInt64 { self }
    public var _specifier: String { "%llu" }
}
extension Float: _FormatSpecifiable {
    public var _arg: Float { self }
    public var _specifier: String { "%f" }
}
extension Double: _FormatSpecifiable {
    public var _arg: Double { self }
    public var _specifier: String { "%lf" }
}
extension CGFloat: _FormatSpecifiable {
    public var _arg: Double { Double(self) }
    public var _specifier: String { "%lf" }
}
