/// What the return key of the keyboard says.
public struct SubmitLabel: Sendable {
    let key: UIReturnKeyType
    public static let done = Self(key: .done)
    public static let go = Self(key: .go)
    public static let send = Self(key: .send)
    public static let join = Self(key: .join)
    public static let route = Self(key: .route)
    public static let search = Self(key: .search)
    public static let `return` = Self(key: .default)
    public static let next = Self(key: .next)
    public static let `continue` = Self(key: .continue)
}

/// What ends with a submission: all, or only a search.
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let text = Self(rawValue: 1)
    public static let search = Self(rawValue: 2)
}

public struct TextInputAutocapitalization: Sendable {
    let type: UITextAutocapitalizationType
    public static var never: Self { Self(type: .none) }
    public static var words: Self { Self(type: .words) }
    public static var sentences: Self { Self(type: .sentences) }
    public static var characters: Self { Self(type: .allCharacters) }

    private init(type: UITextAutocapitalizationType) { self.type = type }
    public init?(_ type: UITextAutocapitalizationType) { self.type = type }
}

/// How fields below want to be typed into.
struct TextInputTraits: Equatable {
    var keyboard = UIKeyboardType.default
    var content: UITextContentType?
    var capitalization: UITextAutocapitalizationType?
    var isCorrected: Bool?
    var returnKey = UIReturnKeyType.default
    /// What the field does when the return key is touched.
    var submission: Submission?
    /// What a search does when the return key is touched.
    var search: Submission?

    final class Submission: Equatable {
        let submit: () -> Void
        init(_ submit: @escaping () -> Void) { self.submit = submit }
        static func == (one: Submission, other: Submission) -> Bool { one === other }
    }
}

private enum TextInputKey: EnvironmentKey { static var defaultValue: TextInputTraits { TextInputTraits() } }

extension EnvironmentValues {
    var textInput: TextInputTraits {
        get { self[TextInputKey.self] }
        set { self[TextInputKey.self] = newValue }
    }
    /// The alignment that the author has given to lines.
    var fieldAlignment: NSTextAlignment {
        switch multilineTextAlignment {
        case .leading: .natural
        case .center: .center
        case .trailing: layoutDirection == .rightToLeft ? .left : .right
        }
    }
    public var autocorrectionDisabled: Bool {
        get { textInput.isCorrected == false }
        set { textInput.isCorrected = !newValue }
    }
}

/// Adds what is done when the return key is touched; what is set further out is done as well.
private struct Submitting: _PrimitiveModifier {
    let triggers: SubmitTriggers
    nonisolated(unsafe) let action: () -> Void

    @MainActor private final class Kept {
        var action: () -> Void = {}
    }

    @MainActor static func _make<Content: View>(_ modifier: Self, _ content: Content, in node: _ViewNode) {
        let kept = node.kept as? Kept ?? Kept()
        node.kept = kept
        kept.action = modifier.action
        func submission(_ outer: TextInputTraits.Submission?) -> TextInputTraits.Submission {
            .init { [weak kept] in
                MainActor.assumeIsolated { kept?.action() }
                outer?.submit()
            }
        }
        let environment = node.deriving {
            if modifier.triggers.contains(.text) { $0.textInput.submission = submission($0.textInput.submission) }
            if modifier.triggers.contains(.search) { $0.textInput.search = submission($0.textInput.search) }
        }
        node.child(0).update(content, in: environment)
    }
}

extension View {
    public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View {
        transformEnvironment(\.textInput) { $0.keyboard = type }
    }
    public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
        transformEnvironment(\.textInput) { $0.content = textContentType }
    }
    public nonisolated func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?)
        -> some View
    { transformEnvironment(\.textInput) { $0.capitalization = autocapitalization?.type } }
    public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        transformEnvironment(\.textInput) { $0.capitalization = style }
    }
    public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        transformEnvironment(\.textInput) { $0.isCorrected = !disable }
    }
    public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View {
        transformEnvironment(\.textInput) { $0.isCorrected = disable.map { !$0 } }
    }
    public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        transformEnvironment(\.textInput) { $0.returnKey = submitLabel.key }
    }
    public nonisolated func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        modifier(Submitting(triggers: triggers, action: action))
    }
    public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
        transformEnvironment(\.textInput) { if isBlocking { $0.submission = nil } }
    }
}
