import Foundation

// Markdown in attributed texts. Foundation reads it on Apple's platforms only.

extension AttributedString {
    public struct MarkdownParsingOptions: Sendable {
        public enum InterpretedSyntax: Sendable { case full, inlineOnly, inlineOnlyPreservingWhitespace }
        public enum FailurePolicy: Sendable { case throwError, returnPartiallyParsedIfPossible }
        public var allowsExtendedAttributes: Bool
        public var interpretedSyntax: InterpretedSyntax
        public var failurePolicy: FailurePolicy
        public var languageCode: String?
        public var appliesSourcePositionAttributes: Bool

        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
            appliesSourcePositionAttributes: Bool = false
        ) {
            (self.allowsExtendedAttributes, self.interpretedSyntax) = (allowsExtendedAttributes, interpretedSyntax)
            (self.failurePolicy, self.languageCode) = (failurePolicy, languageCode)
            self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
        }
    }

    public init(
        markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        self.init()
        for text in Self.texts(of: markdown, options.interpretedSyntax) {
            for run in InlineMarkdown.runs(of: text, baseURL: baseURL) {
                var attributes = AttributeContainer()
                if !run.intent.isEmpty {
                    attributes[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self] = run.intent
                }
                attributes[AttributeScopes.FoundationAttributes.LinkAttribute.self] = run.link
                append(AttributedString(run.text, attributes: attributes))
            }
        }
    }

    public init(
        markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws { try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL) }

    /// Blocks follow each other without a line between them, as Foundation puts them: what they are is an attribute there.
    private static func texts(of markdown: String, _ syntax: MarkdownParsingOptions.InterpretedSyntax) -> [String] {
        switch syntax {
        case .inlineOnlyPreservingWhitespace: return [markdown]
        case .inlineOnly:
            return [markdown.split(whereSeparator: \.isWhitespace).joined(separator: " ")]
        case .full:
            var (blocks, lines) = ([String](), [String]())
            func finish() {
                if !lines.isEmpty { blocks.append(lines.joined(separator: " ")) }
                lines = []
            }
            for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
                let text = line.trimmingCharacters(in: .whitespaces)
                let plain = text.replacingOccurrences(
                    of: "^(#{1,6} +|[-*+] +|[0-9]{1,9}[.)] +|> ?)", with: "", options: .regularExpression)
                if text.isEmpty || plain.count != text.count { finish() }
                if !plain.isEmpty { lines.append(plain) }
                if text.hasPrefix("#") { finish() }
            }
            finish()
            return blocks
        }
    }
}
