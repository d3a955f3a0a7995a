import UIKit

/// What stands where code was cut out, because it does not compile here.
public enum MaquetteCuts {
    /// Says that the place was reached. Each place is told once.
    public static func cut(_ place: StaticString) { Reached.shared.note(place) }

    /// Says what cannot be here though the code runs: what a server would send, or plays.
    public static func lacks(_ what: StaticString) { Reached.shared.note(what, as: "missing") }

    /// For a value that is missing, the plainest of its type: nil, false, zero, nothing in it, or an empty view. A type that has
    /// no such value ends the program.
    public static func cut<Value>(_ place: StaticString) -> Value {
        Reached.shared.note(place)
        if let name = name(place, Value.self) { return name }
        if let value = PlainestValue.of(Value.self) as? Value { return value }
        end(place, "what makes this \(Value.self) does not compile here, and nothing can stand for it")
    }

    /// A name that is missing, such as that of an attribute or a notification, is another than the name that is missing elsewhere.
    private static func name<Value>(_ place: StaticString, _ type: Value.Type) -> Value? {
        func named<Name: RawRepresentable>(_ type: Name.Type) -> Any? {
            (place.description as? Name.RawValue).flatMap { Name(rawValue: $0) }
        }
        return (type as? any (RawRepresentable & Hashable).Type).flatMap { named($0) } as? Value
    }

    /// What is thrown where the error itself is missing.
    public static func failure(_ place: StaticString) -> any Error {
        Reached.shared.note(place)
        return CocoaError(.featureUnsupported)
    }

    /// The colour of a number or of its digits, as `UIColor(hex: "#1A2B3C", alpha: 0.5)` means it everywhere: red, green and
    /// blue, three digits for six, and with eight the opacity last. Clear if it is none.
    public static func color(_ arguments: [Any]) -> CGColor {
        if let color = colorOfParts(arguments) { return color }
        let opacities = arguments.dropFirst().compactMap { opacity($0) }
        var digits = ""
        switch arguments.first {
        case let text as String: digits = text.trimmingCharacters(in: .whitespaces)
        case let number as any BinaryInteger: digits = String(UInt64(truncatingIfNeeded: number), radix: 16)
        default: break
        }
        for prefix in ["#", "0x", "0X"] where digits.hasPrefix(prefix) { digits.removeFirst(prefix.count) }
        if arguments.first is any BinaryInteger {
            digits = String(repeating: "0", count: max(0, 6 - digits.count)) + digits
        }
        if digits.count == 3 || digits.count == 4 { digits = digits.map { "\($0)\($0)" }.joined() }
        guard [6, 8].contains(digits.count), let number = UInt64(digits, radix: 16) else {
            return UIColor.clear.cgColor
        }
        let hasOpacity = digits.count == 8
        let parts = (0..<4).map { CGFloat((hasOpacity ? number : number << 8 | 0xFF) >> (8 * (3 - $0)) & 0xFF) / 255 }
        return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: opacities.first ?? parts[3]).cgColor
    }

    /// `UIColor(r: 26, g: 43, b: 60)`; parts of one have none of more than that.
    private static func colorOfParts(_ arguments: [Any]) -> CGColor? {
        let parts = arguments.map { value in
            opacity(value) ?? (value as? any BinaryInteger).map { CGFloat(Int(truncatingIfNeeded: $0)) }
        }
        guard [3, 4].contains(parts.count), let red = parts[0], let green = parts[1], let blue = parts[2] else {
            return nil
        }
        let isOfBytes = arguments[0] is any BinaryInteger || max(red, green, blue) > 1
        let most: CGFloat = isOfBytes ? 255 : 1
        let alpha = parts.count == 4 ? parts[3] ?? 1 : 1
        return UIColor(red: red / most, green: green / most, blue: blue / most, alpha: alpha).cgColor
    }

    private static func opacity(_ value: Any) -> CGFloat? {
        func number(_ value: some BinaryFloatingPoint) -> CGFloat { CGFloat(value) }
        guard let value = value as? any BinaryFloatingPoint else { return nil }
        return number(value)
    }

    /// Among the views of a body: one that shows nothing. Where nobody asks for a view, it is only told.
    @discardableResult
    public static func hole<View>(_ place: StaticString, _ view: View) -> View {
        Reached.shared.note(place)
        return view
    }

    /// Where nothing can go on.
    public static func stop(_ place: StaticString) -> Never {
        Reached.shared.note(place)
        end(place, "this does not compile here, and nothing can stand for it")
    }

    /// Like a trap in the project's own code, at its place.
    private static func end(_ place: StaticString, _ reason: String) -> Never {
        // Members of missing types are at no place.
        let parts = place.description.split(separator: " ", maxSplits: 1)
        let start = parts.count == 2 ? "\(parts[0]): " : ""
        FileHandle.standardError.write(Data("\(start)Fatal error: \(parts.last ?? ""): \(reason)\n".utf8))
        abort()
    }
}

/// The places that were reached. A line on standard error tells each as it is reached first.
final class Reached: @unchecked Sendable {
    static let shared = Reached()
    private let lock = NSLock()
    private var known: Set<String> = []
    private var sinceAsked: [String] = []

    func note(_ place: StaticString, as word: String = "left out") { note(place.description, as: word) }

    func note(_ place: String, as word: String) {
        let isNew = lock.withLock {
            if !sinceAsked.contains(place) { sinceAsked.append(place) }
            return known.insert(place).inserted
        }
        if isNew { FileHandle.standardError.write(Data("\(word): \(place)\n".utf8)) }
    }

    /// What was made up, which is no mark on what is shown: it is told by itself.
    func noteInvented(_ what: String) {
        let line = Self.invented + what
        lock.withLock { if !sinceAsked.contains(line) { sinceAsked.append(line) } }
    }

    func forgetInvented() { lock.withLock { sinceAsked.removeAll { $0.hasPrefix(Self.invented) } } }

    private static let invented = "invented: "

    func take() -> [String] {
        lock.withLock {
            defer { sinceAsked = [] }
            return sinceAsked
        }
    }
}

/// For the process that draws: the places that were reached since it last asked, a line each. It frees the text.
@_cdecl("maquette_cuts_take_reached")
public func takeReached() -> UnsafeMutablePointer<CChar>? { strdup(Reached.shared.take().joined(separator: "\n")) }

/// For the process that draws: lets what another screen would hand over have the plainest values, where that is wanted.
@_cdecl("maquette_cuts_give_values")
public func giveValues() {
    MainActor.assumeIsolated {
        GivenProperties.maker = { type in ValueInMaking.invented(type) }
        GivenProperties.ownMaker = { type in ValueInMaking.made(type, isOwn: true) }
        GivenProperties.wasFilled = { name in Reached.shared.noteInvented("a value of " + name) }
        GivenProperties.forgetInvented = { Reached.shared.forgetInvented() }
        GivenProperties.wasLeft = { name in
            Reached.shared.note("a value of \(name), which stays nil", as: "missing")
        }
    }
}
