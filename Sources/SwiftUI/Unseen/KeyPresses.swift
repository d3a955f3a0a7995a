// Keys of a keyboard, of which a phone has none.

/// The keys that are held while another one is pressed.
public struct EventModifiers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let capsLock = Self(rawValue: 1)
    public static let shift = Self(rawValue: 2)
    public static let control = Self(rawValue: 4)
    public static let option = Self(rawValue: 8)
    public static let command = Self(rawValue: 16)
    public static let numericPad = Self(rawValue: 32)
    public static let all: Self = [.capsLock, .shift, .control, .option, .command, .numericPad]
}

public struct KeyEquivalent: Hashable, ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
    public var character: Character
    public init(_ character: Character) { self.character = character }
    public init(extendedGraphemeClusterLiteral value: Character) { character = value }
    public static let upArrow = Self("\u{F700}")
    public static let downArrow = Self("\u{F701}")
    public static let leftArrow = Self("\u{F702}")
    public static let rightArrow = Self("\u{F703}")
    public static let escape = Self("\u{1B}")
    public static let delete = Self("\u{8}")
    public static let deleteForward = Self("\u{F728}")
    public static let home = Self("\u{F729}")
    public static let end = Self("\u{F72B}")
    public static let pageUp = Self("\u{F72C}")
    public static let pageDown = Self("\u{F72D}")
    public static let clear = Self("\u{F739}")
    public static let tab = Self("\t")
    public static let space = Self(" ")
    public static let `return` = Self("\r")
}

public struct KeyboardShortcut: Hashable, Sendable {
    public struct Localization: Hashable, Sendable {
        private let name: String
        public static let automatic = Self(name: "automatic")
        public static let withoutMirroring = Self(name: "withoutMirroring")
        public static let custom = Self(name: "custom")
    }
    public var key: KeyEquivalent
    public var modifiers: EventModifiers
    public var localization: Localization

    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization = .automatic) {
        (self.key, self.modifiers, self.localization) = (key, modifiers, localization)
    }
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.init(key, modifiers: modifiers, localization: .automatic)
    }
    public static let defaultAction = Self(.return, modifiers: [])
    public static let cancelAction = Self(.escape, modifiers: [])

    public func hash(into hasher: inout Hasher) {
        hasher.combine(key)
        hasher.combine(modifiers.rawValue)
    }
}

public struct KeyPress: Sendable {
    public struct Phases: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let down = Self(rawValue: 1)
        public static let `repeat` = Self(rawValue: 2)
        public static let up = Self(rawValue: 4)
        public static let all: Self = [.down, .repeat, .up]
    }
    public enum Result: Sendable { case handled, ignored }
    public let phase: Phases
    public let key: KeyEquivalent
    public let characters: String
    public let modifiers: EventModifiers
}

public enum MoveCommandDirection: Sendable { case up, down, left, right }

extension EnvironmentValues {
    public var keyboardShortcut: KeyboardShortcut? { nil }
}

extension View {
    public nonisolated func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
        unseen
    }
    public nonisolated func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
    ) -> some View { unseen }
    public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { unseen }
    public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { unseen }

    public nonisolated func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
        unseen
    }
    public nonisolated func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { unseen }
    public nonisolated func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { unseen }
    public nonisolated func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { unseen }
    public nonisolated func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { unseen }
    public nonisolated func onModifierKeysChanged(
        mask: EventModifiers = .all, initial: Bool = true,
        _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
    ) -> some View { unseen }
    public nonisolated func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)? = nil) -> some View {
        unseen
    }
    public nonisolated func onExitCommand(perform action: (() -> Void)? = nil) -> some View { unseen }
    public nonisolated func onPlayPauseCommand(perform action: (() -> Void)? = nil) -> some View { unseen }
    public nonisolated func onDeleteCommand(perform action: (() -> Void)? = nil) -> some View { unseen }
    public nonisolated func onCommand(_ selector: Selector, perform action: (() -> Void)? = nil) -> some View { unseen }
    public nonisolated func typeSelectEquivalent(_ text: Text?) -> some View { unseen }
    public nonisolated func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View { unseen }
    @_disfavoredOverload public nonisolated func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View {
        unseen
    }
}
