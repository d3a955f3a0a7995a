import Foundation

extension AttributeScopes {
    public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }

    /// How VoiceOver reads parts of an `AttributedString`.
    public struct AccessibilityAttributes: AttributeScope {
        public let accessibilitySpeechAdjustedPitch: AdjustedPitchAttribute
        public let accessibilitySpeechIncludesPunctuation: IncludesPunctuationAttribute
        public let accessibilitySpeechSpellsOutCharacters: SpellOutAttribute
        public let accessibilitySpeechPhoneticNotation: IPANotationAttribute
        public let accessibilitySpeechAnnouncementsQueued: QueueAnnouncementAttribute
        public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute
        public let accessibilityTextCustom: TextCustomAttribute

        /// From -1, which is lower than usual, to 1.
        public enum AdjustedPitchAttribute: AttributedStringKey {
            public typealias Value = Double
            public static let name = "Accessibility.SpeechAdjustedPitch"
        }
        public enum IncludesPunctuationAttribute: AttributedStringKey {
            public typealias Value = Bool
            public static let name = "Accessibility.SpeechIncludesPunctuation"
        }
        public enum SpellOutAttribute: AttributedStringKey {
            public typealias Value = Bool
            public static let name = "Accessibility.SpeechSpellsOutCharacters"
        }
        public enum IPANotationAttribute: AttributedStringKey {
            public typealias Value = String
            public static let name = "Accessibility.SpeechPhoneticNotation"
        }
        public enum QueueAnnouncementAttribute: AttributedStringKey {
            public typealias Value = Bool
            public static let name = "Accessibility.SpeechAnnouncementsQueued"
        }
        public enum AnnouncementPriorityAttribute: AttributedStringKey {
            public enum AnnouncementPriority: String, Codable, Hashable, Sendable { case low, `default`, high }
            public typealias Value = AnnouncementPriority
            public static let name = "Accessibility.SpeechAnnouncementPriority"
        }
        public enum TextCustomAttribute: AttributedStringKey {
            public typealias Value = [String]
            public static let name = "Accessibility.TextCustom"
        }
    }
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>
    ) -> T { self[T.self] }
}
